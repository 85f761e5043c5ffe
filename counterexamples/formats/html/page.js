// Draws a trace.
(() => {
  const last = data.runs[0].frames.length - 1;
  let step = 0;
  let timer = null;
  let blind = false; // whether what is still to come is hidden
  // Where there is little room, the brokers come first.
  let unfolded = !matchMedia("(max-width: 34rem), (max-height: 54rem)").matches;

  // A piece of text, highlighted when it is not what it was a step ago.
  function piece(now, before, classes = "") {
    return make("span", before !== undefined && now !== before ? `${classes} new`.trim() : classes, now);
  }

  const COLOURS = 8;
  const entryAt = (broker, offset) => (broker.log[offset] ? { record: broker.log[offset][0], epoch: broker.log[offset][1] } : null);
  const set = (brokers) => `{${brokers.join(", ")}}`;

  function roleOf(broker) {
    if (broker.role) return broker.role; // all that a real broker shows
    if (broker.leader === null) return "no role yet";
    return broker.leader === broker.name ? `leads in ${broker.epoch}` : `follows ${broker.leader} in ${broker.epoch}`;
  }

  // What was promised of a record: committed, acknowledged, or both.
  function promised(record, frame, before = "") {
    const said = ["committed", "acknowledged"].filter((promise) => frame[promise].includes(record)).join(" and ");
    return said && before + said;
  }

  function cellOf(broker, was, offset, frame) {
    const entry = entryAt(broker, offset);
    const slot = make("div", "slot");
    if (!entry) {
      const missing = broker.missing.find((m) => m.offset === offset);
      const cell = make("div", missing ? "cell lost" : "cell empty");
      if (missing) {
        add(cell, make("b", "", `✗ ${missing.record}`), make("small", "", "missing"));
        cell.title = `${missing.record} was ${promised(missing.record, frame)}, and ${broker.name} lacks it`;
      }
      return add(slot, cell);
    }
    const committed = frame.committed.includes(entry.record);
    const acked = frame.acknowledged.includes(entry.record);
    const usurper = broker.missing.find((m) => m.offset === offset);
    const old = was && entryAt(was, offset);
    const fresh = was && (!old || old.record !== entry.record);
    const names = ["cell", `e${entry.epoch % COLOURS}`, committed ? "committed" : "", fresh ? "new" : "", usurper ? "lost" : ""];
    const cell = make("div", names.filter(Boolean).join(" "));
    const below = usurper ? `not ${usurper.record}` : `e${entry.epoch}${acked ? " ack" : ""}`;
    add(cell, make("b", "", (committed ? "✓ " : "") + entry.record), make("small", "", below));
    cell.title = `offset ${offset}: record ${entry.record}, written in e${entry.epoch}${promised(entry.record, frame, ", ")}`;
    return add(slot, cell);
  }

  function lane(broker, was, frame, size) {
    const lane = make("section", "lane");
    if (broker.leader === broker.name) lane.classList.add("leads");
    if (was && JSON.stringify(was) !== JSON.stringify(broker)) lane.classList.add("acts");
    const who = add(make("div", "who"), make("strong", "", broker.name), piece(roleOf(broker), was && roleOf(was), "badge"));
    if (broker.isr) add(who, piece(`ISR it knows ${set(broker.isr)}`, was && was.isr ? `ISR it knows ${set(was.isr)}` : undefined));
    for (const note of broker.notes) {
      const said = was ? was.notes.includes(note) : true;
      add(who, make("span", said ? "note" : "note new", note));
    }
    const log = make("div", "log");
    for (let offset = 0; offset < size; offset++) add(log, cellOf(broker, was, offset, frame));
    for (const [kind, label] of [["hw", "HW"], ["leo", "LEO"]]) {
      const mark = make("span", `mark ${kind}`, `${label} ${broker[kind]}`);
      if (was && was[kind] !== broker[kind]) mark.classList.add("new");
      if (broker[kind] === 0) mark.classList.add("start");
      mark.style.left = `calc(${broker[kind]} * var(--cell))`;
      add(log, mark);
    }
    const held = broker.log.map((e, i) => `offset ${i} ${e[0]} of e${e[1]}${promised(e[0], frame, " ")}`).join(", ") || "empty";
    const lost = broker.missing.map((m) => `; lacks ${m.record}, which was ${promised(m.record, frame)}`).join("");
    log.setAttribute("role", "img");
    log.setAttribute("aria-label", `Log of ${broker.name}: ${held}; log end offset ${broker.leo}, high watermark ${broker.hw}${lost}`);
    return add(lane, add(make("div", "lane-row"), who, add(make("div", "scroll"), log)));
  }

  function controller(now, was) {
    const box = make("section", "controller");
    if (was && JSON.stringify(was) !== JSON.stringify(now)) box.classList.add("acts");
    const office = (c) => (c.epoch === null ? "no epoch yet" : `epoch ${c.epoch}, leader ${c.leader === null ? "none" : c.leader}`);
    const isr = (c) => `ISR ${set(c.isr)}${c.elr ? `, ELR ${set(c.elr)}` : ""}`;
    add(box, add(make("div", "who"), make("strong", "", "Controller"), piece(office(now), was && office(was), "badge"), piece(isr(now), was && isr(was))));
    const list = make("ul", "messages");
    for (const m of now.messages) {
      const text = `${m.name} ${m.epoch}: leader ${m.leader}${m.isr ? `, ISR ${set(m.isr)}` : ""} → ${m.to.join(", ")}`;
      const known = was && was.messages.some((o) => o.epoch === m.epoch);
      add(list, make("li", was && !known ? "new" : "", text));
    }
    if (now.messages.length) {
      const fold = make("details");
      fold.open = unfolded;
      fold.addEventListener("toggle", () => { unfolded = fold.open; });
      add(box, add(fold, make("summary", "", `Requests that may still arrive (${now.messages.length})`), list));
    }
    return box;
  }

  function table(now, was) {
    const rows = make("table");
    for (const [name, value] of Object.entries(now)) {
      add(rows, add(make("tr"), make("th", "", name), add(make("td"), piece(value, was && was[name]))));
    }
    return add(make("div", "table"), rows);
  }

  function stage(run) {
    const frame = run.frames[step];
    const was = step > 0 ? run.frames[step - 1] : undefined;
    const box = make("section", "stage");
    if (data.runs.length > 1) add(box, make("h2", "", run.name));
    const taken = step > 0 ? run.steps[step - 1] : null;
    box.setAttribute("aria-label", run.name);
    add(box, make("p", "action", taken ? `${step}. ${taken.label}` : "The initial state"));
    const why = run.refused[step];
    add(box, make("p", why ? "meaning refused" : "meaning", why ? why : taken ? taken.meaning : "Before any step."));
    if (frame.cells) return add(box, table(frame.cells, was && was.cells));
    if (frame.controller) add(box, controller(frame.controller, was && was.controller));
    frame.brokers.forEach((b, i) => add(box, lane(b, was && was.brokers[i], frame, data.logSize)));
    if (Object.keys(frame.clients).length) add(box, table(frame.clients, was && was.clients));
    return box;
  }

  function show(wanted, remember = true) {
    step = Math.max(0, Math.min(last, wanted));
    $("stages").replaceChildren(...data.runs.map(stage));
    $("slider").value = step;
    const label = step > 0 ? data.runs[0].steps[step - 1].label : "initial state";
    $("slider").setAttribute("aria-valuetext", `step ${step} of ${last}: ${label}`);
    $("counter").textContent = blind ? `step ${step}` : `step ${step} of ${last}`;
    for (const mark of $("marks").children) mark.classList.toggle("ahead", Number(mark.dataset.step) > step);
    for (const id of ["first", "back"]) $(id).disabled = step === 0;
    for (const id of ["last", "forward"]) $(id).disabled = step === last;
    const sentences = [...$("account").querySelectorAll("button")];
    for (const button of sentences) {
      const at = Number(button.dataset.step);
      button.classList.toggle("later", at > step);
      if (at === step) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const current = sentences.filter((button) => !button.dataset.under && Number(button.dataset.step) <= step).pop();
    if (current) $("account").scrollTop = current.offsetTop - $("account").offsetTop - $("account").clientHeight / 2;
    const said = data.account.filter((s) => s.step === step).map((s) => s.text).join(" ");
    const shown = sentences.filter((button) => Number(button.dataset.step) === step)
      .map((button) => (button.dataset.under ? `${button.dataset.under}: ` : "") + button.querySelector(".text").textContent);
    $("now").textContent = shown.join(" ") || (step > 0 ? data.runs[0].steps[step - 1].meaning : "Before any step.");
    $("spoken").textContent = `Step ${step}: ${label}. ${said}`;
    // Within a page of several traces it is that page that remembers the step in its address.
    if (remember && window.parent === window) history.replaceState(null, "", `#step=${step}`);
    if (window.frameElement) window.frameElement.dispatchEvent(new CustomEvent("step", { detail: step }));
  }

  // Gives each mark the first row in which it covers no other: where twins part, then the last step's, back to the
  // first. One without room is left out.
  function placeMarks() {
    const ROWS = 3;
    const rows = Array.from({ length: ROWS }, () => []);
    const differing = (button) => Number(button.dataset.tone === "");
    for (const button of [...$("marks").children].reverse().sort((a, b) => differing(b) - differing(a))) {
      button.hidden = false;
      const { left, right } = button.getBoundingClientRect();
      const row = rows.findIndex((taken) => taken.every((other) => right + 2 < other.left || left > other.right + 2));
      button.hidden = row < 0;
      if (row < 0) continue;
      rows[row].push({ left, right });
      button.style.top = `${1.15 * row}rem`;
    }
    $("track").style.paddingBottom = `${0.35 + 1.2 * rows.filter((taken) => taken.length).length}rem`;
  }

  function play(on) {
    clearInterval(timer);
    timer = null;
    if (on) {
      if (step === last) show(0);
      timer = setInterval(() => (step < last ? show(step + 1) : play(false)), 1400);
    }
    $("play").textContent = on ? "❚❚ Pause" : "▶ Play";
    $("play").setAttribute("aria-label", on ? "Pause" : "Play");
  }

  function go(wanted) {
    play(false);
    show(wanted);
    toStage();
  }

  // On a small screen the head would leave no room for the state beside its sentence.
  function toStage() {
    const frame = window.frameElement; // a page of several traces scrolls as a whole
    if (!frame && window.parent !== window) return;
    const screen = frame ? window.parent : window;
    const top = $("controls").getBoundingClientRect().top + (frame ? frame.getBoundingClientRect().top : 0);
    const small = screen.matchMedia("(max-width: 34rem), (max-height: 54rem)").matches;
    if (small && top > 0) screen.scrollBy(0, top);
  }

  function fromAddress() {
    const found = /^#step=(\d{1,6})$/.exec(location.hash);
    return found ? Number(found[1]) : data.start || 0;
  }

  const keys = {
    ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), PageUp: () => go(step - 5), PageDown: () => go(step + 5),
    Home: () => go(0), End: () => go(last), " ": () => play(timer === null),
  };

  function begin() {
    // A trace within a page of several has only its data; a page of its own has these texts already.
    for (const name of ["title", "verdict", "meaning"]) $(name).textContent = data[name];
    $("controls").hidden = false;
    $("verdict").className = data.outcome;
    $("about").textContent = data.about;
    document.body.classList.toggle("twin", data.runs.length > 1);
    $("slider").max = last;
    for (const mark of data.marks) {
      const button = make("button", mark.tone, mark.text);
      button.type = "button";
      button.dataset.tone = mark.tone;
      button.dataset.step = mark.step;
      const place = last ? mark.step / last : 0;
      button.style.left = `${100 * place}%`;
      if (place > 0.9) button.classList.add("edge");
      if (place < 0.1) button.classList.add("start");
      button.addEventListener("click", () => go(mark.step));
      add($("marks"), button);
    }
    const explain = (sentence, under) => {
      const button = make("button", sentence.tone);
      button.type = "button";
      button.dataset.step = sentence.step;
      if (under) button.dataset.under = under;
      add(button, make("span", "n", String(sentence.step)), make("span", "text", sentence.text));
      button.addEventListener("click", () => go(sentence.step));
      add($("account"), add(make("li"), button));
    };
    data.account.forEach((sentence) => explain(sentence));
    if (data.survives && data.survives.length) add($("account"), make("li", "under", `Under ${data.runs[1].name}`));
    (data.survives || []).forEach((sentence) => explain(sentence, data.runs[1].name));
    $("why").hidden = data.account.length === 0 && data.notes.length === 0;
    data.notes.forEach((note) => add($("notes"), make("li", "", note)));
    for (const item of data.legend) {
      const line = make("li");
      if (item.cell !== undefined) add(line, make("span", `cell ${item.cell}`, item.sample));
      add($("legend"), add(line, item.text));
    }
    $("slider").addEventListener("input", () => go(Number($("slider").value)));
    for (const [id, act] of Object.entries({ first: keys.Home, back: keys.ArrowLeft, forward: keys.ArrowRight, last: keys.End, play: keys[" "] })) {
      $(id).addEventListener("click", act);
    }
    $("blind").addEventListener("click", () => {
      blind = !blind;
      document.body.classList.toggle("blind", blind);
      $("blind").setAttribute("aria-pressed", String(blind));
      $("title").textContent = blind ? "What will happen?" : data.title;
      show(blind ? 0 : step);
    });
    document.addEventListener("keydown", (event) => {
      const act = keys[event.key];
      const onButton = event.target instanceof HTMLButtonElement && event.key === " ";
      if (!act || onButton || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      act();
    });
    window.addEventListener("hashchange", () => { play(false); show(fromAddress(), false); });
    show(fromAddress(), false);
    placeMarks();
    if (fromAddress()) toStage();
    document.addEventListener("stage", toStage);
    window.addEventListener("resize", placeMarks);
  }

  begin();
})();
