// The text and the picture are there already: this shows the arrows of the box that is pointed at.
const boxes = [...document.querySelectorAll("svg a")], arrows = [...document.querySelectorAll("svg path")];
function light(name) {
  const near = new Set([name]);
  for (const arrow of arrows) {
    const { from, to } = arrow.dataset, mine = from === name || to === name;
    arrow.classList.toggle("lit", mine);
    if (mine) near.add(from).add(to);
  }
  for (const box of boxes) box.classList.toggle("lit", name !== null && near.has(box.dataset.name));
}
for (const box of boxes) {
  for (const event of ["mouseenter", "focus"]) box.addEventListener(event, () => light(box.dataset.name));
  for (const event of ["mouseleave", "blur"]) box.addEventListener(event, () => light(null));
}
