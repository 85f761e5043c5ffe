// Draws the claims. A trace is played in a frame that is made from this page's own template.
(() => {
  const VERDICTS = { all: "all", false: "false", depends: "depends", true: "true", rule: "rules" };

  const badge = (verdict) => make("span", `verdict ${verdict}`, verdict);

  // JSON in which nothing can end the element that it stands in.
  const inHtml = (value) => JSON.stringify(value).replace(/[<>&]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

  function frameOf(id, title, close) {
    const frame = make("iframe");
    frame.title = title;
    frame.addEventListener("load", () => {
      const inner = frame.contentDocument;
      const fit = () => { frame.style.height = `${Math.max(inner.body.offsetHeight, 480) + 8}px`; };
      new ResizeObserver(fit).observe(inner.body);
      inner.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
      frame.contentWindow.focus();
      frame.scrollIntoView({ block: "nearest" });
    });
    frame.srcdoc = data.template.replace("@data@", () => inHtml(data.traces[id]));
    return frame;
  }

  function player(item, line, claim) {
    const button = make("button", "", "▶ Trace");
    button.type = "button";
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-label", `Trace: ${line.name}, ${line.found} (claim ${claim.number})`);
    button.dataset.trace = line.trace;
    let shown = null;
    function toggle() {
      if (shown) {
        shown.remove();
        shown = null;
        history.replaceState(null, "", `#claim-${claim.number}`);
        button.focus();
      } else {
        history.replaceState(null, "", `#trace-${line.trace}`);
        shown = add(make("div", "played"), make("code", "", line.command));
        add(item, shown);
        add(shown, frameOf(line.trace, `Claim ${claim.number}: ${line.name}, ${line.found}`, toggle));
      }
      button.textContent = shown ? "✕ Close" : "▶ Trace";
      button.setAttribute("aria-expanded", String(shown !== null));
    }
    button.addEventListener("click", toggle);
    return button;
  }

  function lineOf(line, claim) {
    const item = make("li");
    const found = make("span", "found", line.found);
    found.title = line.command;
    add(item, make("span", "", line.name), found, make("span", line.agrees ? "yes" : "no", line.agrees ? "as said" : "not so"));
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
    add(box, make("p", "said", claim.claim), make("p", "soft", `Tutorial ${claim.seeds}; became: ${claim.became}`));
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
    // The address of a trace: it opens, and scrolls to itself.
    const trace = /^#trace-([\w.-]+)$/.exec(location.hash);
    if (trace) [...document.querySelectorAll("button[data-trace]")].find((button) => button.dataset.trace === trace[1])?.click();
    if (/^#claim-\d{1,3}$/.test(location.hash)) {
      const there = location.hash;
      location.hash = "";
      location.hash = there;
    }
  }

  begin();
})();
