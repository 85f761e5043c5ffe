// The text is there already: this lets each trace be played in place.
for (const button of document.querySelectorAll("article > button")) {
  const article = button.parentElement;
  button.hidden = false;
  framed.plays(button, article, article.id, article.querySelector("h3").textContent, `#${article.id}`);
}
framed.openFromAddress();

// Which cases are listed: those of a release, with all the words that are sought.
const articles = [...document.querySelectorAll("article")];
const releases = [...new Set(articles.map((article) => article.dataset.protocol))];
add($("release"), ...["all", ...releases].map((name) => Object.assign(make("option", "", name === "all" ? "any protocol or release" : name), { value: name })));
function filter() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean), release = $("release").value;
  let shown = 0;
  for (const article of articles) {
    const text = article.textContent.toLowerCase();
    article.hidden = !(words.every((word) => text.includes(word)) && ["all", article.dataset.protocol].includes(release));
    document.querySelector(`[data-of="${article.id}"]`).hidden = article.hidden;
    shown += Number(!article.hidden);
  }
  for (const head of document.querySelectorAll("main h2, nav h2")) {
    let hides = true;
    for (let next = head.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) {
      hides &&= next.hidden || (next.tagName === "OL" && [...next.children].every((item) => item.hidden));
    }
    head.hidden = hides;
  }
  $("totals").textContent = `${shown} of ${articles.length}`;
}
$("choose").hidden = false;
for (const id of ["release", "search"]) $(id).addEventListener("input", filter);
filter();

// A case is opened by its address.
function openNamed() {
  const article = /^#[\w.-]+$/.test(location.hash) && document.getElementById(location.hash.slice(1));
  const fold = article && article.querySelector("details.case");
  if (fold) fold.open = true;
}
window.addEventListener("hashchange", openNamed);
openNamed();
