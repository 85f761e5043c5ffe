// The text is there already: this lets each trace be played in place.
for (const button of document.querySelectorAll("article > button")) {
  const article = button.parentElement;
  button.hidden = false;
  framed.plays(button, article, article.id, article.querySelector("h3").textContent, `#${article.id}`);
}
framed.openFromAddress();
