// Traces that are played in place: each in a frame that is made from this page's own template.
const framed = (() => {
  // A trace is packed as JSON in which nothing can end the element that contains it; so is what is put before it.
  async function unpacked(id, start) {
    const bytes = Uint8Array.from(atob(data.traces[id]), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return `{"start":${Number(start)},${(await new Response(stream).text()).slice(1)}`;
  }

  function frameOf(id, title, start, close) {
    const frame = make("iframe");
    frame.title = title;
    frame.addEventListener("step", (event) => { history.replaceState(null, "", `#trace-${id}/step=${event.detail}`); });
    frame.addEventListener("load", () => {
      const inner = frame.contentDocument;
      if (!inner.getElementById("data")) return; // it is still empty
      const fit = () => { frame.style.height = `${Math.max(inner.body.offsetHeight, 480) + 8}px`; };
      new ResizeObserver(fit).observe(inner.body);
      fit();
      inner.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
      frame.contentWindow.focus();
      frame.scrollIntoView({ block: "start" });
      if (start) inner.dispatchEvent(new CustomEvent("stage"));
    });
    unpacked(id, start).then((trace) => { frame.srcdoc = data.template.replace("@data@", () => trace); });
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
