// Draws the claims.
(() => {
  const VERDICTS = { all: "all", false: "false", depends: "depends", true: "true", rule: "rules" };

  const badge = (verdict) => make("span", `verdict ${verdict}`, verdict);

  function player(item, line, claim) {
    const button = make("button", "", "▶ Trace");
    button.setAttribute("aria-label", `Trace: ${line.name}, ${line.found} (claim ${claim.number})`);
    const title = `Claim ${claim.number}: ${line.name}, ${line.found}`;
    return framed.plays(button, item, line.trace, title, `#claim-${claim.number}`, [make("code", "", line.command)]);
  }

  function lineOf(line, claim) {
    const item = make("li");
    const found = make("span", "found", line.found);
    found.title = line.command;
    add(item, make("span", "", line.name), found, make("span", line.agrees ? "yes" : "no", line.agrees ? "supports" : "refutes"));
    add(item, line.trace ? player(item, line, claim) : make("span"));
    return item;
  }

  function readingOf(reading, claim) {
    const box = make("section", "reading");
    add(box, add(make("p", "", `Read as: ${reading.text} `), badge(reading.verdict)));
    for (const group of reading.groups) {
      add(box, make("p", "configuration", group.head), add(make("ul", "lines"), ...group.lines.map((line) => lineOf(line, claim))));
      group.changes.forEach((change) => add(box, make("p", "soft", change)));
    }
    reading.suite.forEach((said) => add(box, make("p", "soft", said)));
    return box;
  }

  function articleOf(claim) {
    const box = make("article");
    box.id = `claim-${claim.number}`;
    box.dataset.verdict = claim.verdict;
    const link = make("a", "", `${claim.number}`);
    link.href = `#${box.id}`;
    link.setAttribute("aria-label", `Link to claim ${claim.number}`);
    add(box, add(make("header"), link, make("h3", "", claim.title), badge(claim.verdict)));
    add(box, make("p", "said", claim.claim), make("p", "soft", `Tutorial ${claim.seeds}`));
    claim.readings.forEach((reading) => add(box, readingOf(reading, claim)));
    claim.protocols.forEach((text) => add(box, make("p", "soft", text)));
    if (claim.note) add(box, make("p", "", claim.note));
    const places = add(make("details"), make("summary", "", "Where it is in the model"));
    add(places, add(make("ul"), ...claim.places.map(([name, meaning]) => make("li", "", `${name}: ${meaning}`))));
    return add(box, places);
  }

  let chosen = "all";

  function filter(wanted = chosen) {
    chosen = wanted;
    for (const button of $("filters").children) button.setAttribute("aria-pressed", String(button.dataset.verdict === wanted));
    const sought = $("search").value.trim().toLowerCase();
    for (const article of document.querySelectorAll("article")) {
      const fits = wanted === "all" || article.dataset.verdict === wanted;
      article.hidden = !fits || !article.textContent.toLowerCase().includes(sought);
      $(`entry-${article.id}`).hidden = article.hidden;
    }
  }

  function begin() {
    $("title").textContent = data.title;
    const claims = data.sections.flatMap((section) => section.claims);
    const count = (verdict) => claims.filter((claim) => claim.verdict === verdict).length;
    const words = { true: "true", false: "false", depends: "depend", rule: "only say how something is done" };
    const counts = Object.entries(words).filter(([verdict]) => count(verdict)).map(([verdict, word]) => `${count(verdict)} ${word}`);
    $("totals").textContent = `${claims.length} rows: ${counts.join(", ")}.`;
    for (const [verdict, text] of Object.entries(VERDICTS)) {
      const number = verdict === "all" ? claims.length : count(verdict);
      if (number === 0) continue;
      const button = make("button", "", `${text} (${number})`);
      button.type = "button";
      button.dataset.verdict = verdict;
      button.addEventListener("click", () => filter(verdict));
      add($("filters"), button);
    }
    const list = make("ol");
    for (const section of data.sections) {
      add($("claims"), make("h2", "", section.title));
      for (const claim of section.claims) {
        add($("claims"), articleOf(claim));
        const entry = make("li");
        entry.id = `entry-claim-${claim.number}`;
        const link = make("a");
        link.href = `#claim-${claim.number}`;
        add(list, add(entry, add(link, make("span", "n", String(claim.number)), make("span", "", claim.title), badge(claim.verdict))));
      }
    }
    add($("contents"), list);
    $("search").hidden = false;
    $("search").addEventListener("input", () => filter());
    filter("all");
    framed.openFromAddress();
    if (/^#claim-\d{1,3}$/.test(location.hash)) {
      const there = location.hash;
      location.hash = "";
      location.hash = there;
    }
  }

  begin();
})();
