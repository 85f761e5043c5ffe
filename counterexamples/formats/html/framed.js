// Traces that are played in place: each in a frame that is made from this page's own template.
const framed = (() => {
  // JSON in which nothing can end the element that contains it.
  const inHtml = (value) => JSON.stringify(value).replace(/[<>&]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

  function frameOf(id, title, start, close) {
    const frame = make("iframe");
    frame.title = title;
    frame.addEventListener("step", (event) => { history.replaceState(null, "", `#trace-${id}/step=${event.detail}`); });
    frame.addEventListener("load", () => {
      const inner = frame.contentDocument;
      const fit = () => { frame.style.height = `${Math.max(inner.body.offsetHeight, 480) + 8}px`; };
      new ResizeObserver(fit).observe(inner.body);
      fit();
      inner.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
      frame.contentWindow.focus();
      frame.scrollIntoView({ block: "start" });
      if (start) inner.dispatchEvent(new CustomEvent("stage"));
    });
    frame.srcdoc = data.template.replace("@data@", () => inHtml({ ...data.traces[id], start }));
    return frame;
  }

  // Makes a button open and close a trace at the end of `box`; `home` is the address without it.
  function plays(button, box, id, title, home, above = []) {
    const label = button.textContent;
    button.type = "button";
    button.dataset.trace = id;
    button.setAttribute("aria-expanded", "false");
    let shown = null;
    function toggle(start = 0) {
      if (shown) {
        shown.remove();
        shown = null;
        history.replaceState(null, "", home);
        button.focus();
      } else {
        shown = add(make("div", "played"), ...above);
        add(box, shown);
        add(shown, frameOf(id, title, start, toggle));
      }
      button.textContent = shown ? "✕ Close" : label;
      button.setAttribute("aria-expanded", String(shown !== null));
    }
    button.addEventListener("click", () => toggle());
    button.addEventListener("open-at", (event) => toggle(event.detail));
    return button;
  }

  // The address of a trace, and of a step in it: it opens, and scrolls to itself.
  function openFromAddress() {
    const found = /^#trace-([\w.-]+?)(?:\/step=(\d{1,6}))?$/.exec(location.hash);
    const button = found && [...document.querySelectorAll("button[data-trace]")].find((b) => b.dataset.trace === found[1]);
    if (!button) return;
    for (let box = button.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
    button.dispatchEvent(new CustomEvent("open-at", { detail: Number(found[2] || 0) }));
  }

  return { plays, openFromAddress };
})();
