/* The page: what was done, the state, what can be done, what holds, and what the search says. */

import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import { Board } from "./board";
import type { Packed, PageData, Protocol } from "./data";
import { Formula } from "./formula";
import { Lab } from "./lab";
import type { Answer } from "./search";
import { Sequence } from "./sequence";
import { Changes } from "./lessons";
import { addressOf, type Node } from "./session";
import { Tree } from "./tree";

const count = (number: number) => number.toLocaleString("en");
const steps = (number: number) => `${number} step${number === 1 ? "" : "s"}`;

export function App({ data, script }: { data: PageData; script: string }) {
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const lab = useMemo(() => new Lab(data, script, again), []);
  useEffect(() => {
    const open = () => lab.openAddress(location.hash);
    void open().then(() => { globalThis.tideproof.ready = performance.now(); });
    window.addEventListener("hashchange", open);
    window.addEventListener("keydown", (event) => onKey(lab, event));
  }, []);
  const { protocol, session } = lab;
  return (
    <>
      {lab.refusal && <p class="refused" role="alert">{lab.refusal}</p>}
      <div class="unseen" aria-live="polite">{lab.spoken}</div>
      {protocol && session && (
        <>
          <Choices lab={lab} />
          <Toolbar lab={lab} />
          <main class={lab.other ? "lab beside" : "lab"}>
            <div class="column">
              <section class="panel" aria-labelledby="next-title"><h2 id="next-title">What can happen next</h2><Next lab={lab} /></section>
            </div>
            <div class="column">
              <States lab={lab} />
              <section class="panel" aria-labelledby="holds-title"><h2 id="holds-title">What holds here{lab.other && `, under ${protocol.name}`}</h2><Properties lab={lab} /></section>
            </div>
            <div class="column">
              <section class="panel" aria-labelledby="run-title">
                <h2 id="run-title">What has happened</h2>
                <p class="soft">{session.here.depth === 0 ? "Nothing yet. Each step that you take adds a line." : "Choose a line to go back to it."}</p>
                <Sequence protocol={protocol} path={session.path} parts={lab.beside?.parts} failed={(node) => lab.failed(node)} onChoose={(node) => lab.act((s) => s.goTo(node))} />
                {session.size > 1 && <><h3>What was tried</h3><p class="soft">Each number is a state; choose one to go there.</p><Tree session={session} protocol={protocol} failed={(node) => lab.failed(node)} onChoose={(node) => lab.act((s) => s.goTo(node))} /></>}
              </section>
              <section class="panel" aria-labelledby="search-title"><h2 id="search-title">What can still happen{lab.other && `, under ${protocol.name}`}</h2><Searching lab={lab} /></section>
            </div>
          </main>
        </>
      )}
    </>
  );
}

const LESSON = " in lesson ";

/** Names of protocols; those with one rule exchanged apart, as `kip-320 with fetch of kip-279`. */
function Options({ protocols }: { protocols: Packed[] }) {
  const list = (some: Packed[]) => some.map((p) => <option key={p.name} value={p.name}>{p.name}</option>);
  const exchanged = protocols.filter((p) => p.name.includes(" with ")), learned = protocols.filter((p) => p.name.includes(LESSON));
  return <>{list(protocols.filter((p) => !exchanged.includes(p) && !learned.includes(p)))}{learned.length > 0 && <optgroup label="With the limits of a lesson">{list(learned)}</optgroup>}{exchanged.length > 0 && <optgroup label="One rule exchanged">{list(exchanged)}</optgroup>}</>;
}

const limits = (head: Packed) => head.bounds.replace(/^--/, "").replaceAll(" --", ", ").replaceAll("-", " ");

function Choices({ lab }: { lab: Lab }) {
  const protocol = lab.protocol as Protocol;
  const head = protocol.head;
  const base = head.name.split(LESSON)[0];
  const others = lab.data.protocols.filter((p) => p.name.split(LESSON)[0] === base && p.name !== head.name);
  return (
    <section class="choices" aria-label="What is explored">
      <label>Protocol
        <select value={protocol.name} onChange={(event) => void lab.change(event.currentTarget.value)}>
          <Options protocols={lab.data.protocols} />
        </select>
      </label>
      <label>Beside it
        <select value={lab.other?.name ?? ""} onChange={(event) => void lab.setBeside(event.currentTarget.value)}>
          <option value="">nothing</option>
          <Options protocols={lab.data.protocols.filter((p) => p.bounds === head.bounds && p.name !== head.name)} />
        </select>
      </label>
      <label>Property
        <select value={String(lab.property)} onChange={(event) => lab.choose(Number(event.currentTarget.value))}>
          {protocol.details.properties.map((p, bit) => <option key={p.name} value={String(bit)}>{p.name}</option>)}
        </select>
      </label>
      <p class="soft">{head.title}. Within these limits: {limits(head)}. What holds within them may fail within larger ones.</p>
      {others.length > 0 && <p class="soft">The same protocol within other limits: {others.map((p, n) => <span key={p.name}>{n > 0 && ", "}<a href={addressOf({ protocol: p.name, digest: p.digest })}>{p.name}</a> ({limits(p)})</span>)}.</p>}
      {lab.note && <p role="status">{lab.note}</p>}
    </section>
  );
}

function Toolbar({ lab }: { lab: Lab }) {
  const session = lab.session as NonNullable<Lab["session"]>;
  const [copied, setCopied] = useState("");
  useEffect(() => setCopied(""), [lab.address]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied("Copied.");
    } catch {
      setCopied("Copy the address of this page: it has the whole run.");
    }
  };
  return (
    <section id="controls" aria-label="Steps">
      <div id="buttons">
        <button type="button" disabled={session.here.depth === 0} title="Back to the initial state (Home)" onClick={() => lab.act((s) => s.goTo(s.root))}>|◀<span class="unseen"> Back to the initial state</span></button>
        <button type="button" disabled={session.here.depth === 0} title="Undo (←)" onClick={() => lab.act((s) => s.undo())}>◀ Undo</button>
        <button type="button" disabled={!session.redoable} title="Redo (→)" onClick={() => lab.act((s) => s.redo())}>Redo ▶</button>
        <button type="button" title="The address has the whole run" onClick={() => void copy()}>Copy link</button>
        <output role="status">{copied}</output>
        <output id="counter">step {session.here.depth}</output>
      </div>
    </section>
  );
}

function Next({ lab }: { lab: Lab }) {
  const protocol = lab.protocol as Protocol, session = lab.session as NonNullable<Lab["session"]>;
  const next = session.next;
  if (!next.length) return <p>Nothing: no step can be taken here within these limits.</p>;
  const { here } = session;
  return (
    <>
    {here.parent && <p class="last">Step {here.depth}: {protocol.phrase(here.kind, here.parent.state, here.state)}. <Changes protocol={protocol} before={here.parent.state} after={here.state} /></p>}
    <ol class="next">
      {next.map((step, n) => {
        const { label, meaning } = protocol.step(step.kind);
        const said = lab.answer?.next.find((a) => a.kind === step.kind);
        const nearer = said?.distance !== undefined && said.distance + 1 === lab.answer?.here;
        return (
          <li key={step.kind}>
            <button type="button" class={nearer ? "nearer" : ""} title={`${label}: ${meaning}`} onClick={() => lab.act((s) => s.take(step.kind))}>
              <span class="n">{n < 9 ? n + 1 : ""}</span>
              <span><span class="step">{protocol.phrase(step.kind, session.here.state, step.state)}</span>
                {lab.answer && <span class={nearer ? "hint bad" : "hint"}>{said?.distance === undefined ? "cannot fail after it" : said.distance === 0 ? "fails at once" : `fails ${steps(said.distance)} later at the earliest`}</span>}
                <Changes protocol={protocol} before={session.here.state} after={step.state} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
    </>
  );
}

function States({ lab }: { lab: Lab }) {
  const protocol = lab.protocol as Protocol, { here } = lab.session as NonNullable<Lab["session"]>;
  const beside = lab.beside;
  const taken = here.parent ? `${here.depth}. ${protocol.step(here.kind).label}` : "The initial state";
  return (
    <div class="states">
      <section class="stage" aria-label={protocol.name}>
        <h2>{beside ? protocol.name : "The state"}</h2>
        <p class="action">{taken}</p>
        <p class="meaning">{here.parent ? protocol.step(here.kind).meaning : "Before any step."}</p>
        <Board protocol={protocol} state={here.state} before={here.parent?.state} />
        <details class="words">
          <summary>What the names of variables mean</summary>
          <dl>{protocol.details.fields.filter((f) => !f.ghost && f.values.length > 1).map((f) => <div key={f.key}><dt>{f.name}</dt><dd>{f.meaning}</dd></div>)}</dl>
        </details>
      </section>
      {beside && (
        <section class="stage" aria-label={beside.session.protocol.name}>
          <h2>{beside.session.protocol.name}</h2>
          <p class="action">{beside.parts === undefined ? "Alike so far" : `They part at step ${beside.parts}`}</p>
          <p class={beside.refused.length ? "meaning refused" : "meaning"}>{beside.refused.length ? `Not taken here: ${beside.refused.join(", ")}` : "The same steps, by other rules."}</p>
          <Board protocol={beside.session.protocol} state={beside.session.here.state} before={beside.refused.includes(here.depth) ? undefined : beside.session.here.parent?.state} />
          <p class="statuses">{statuses(lab, beside.session.here, beside.session)}</p>
        </section>
      )}
    </div>
  );
}

function statuses(lab: Lab, node: Node, session: NonNullable<Lab["session"]>): string {
  const fails = lab.failed(node, session);
  return fails.length ? `✗ ${fails.join(", ")}` : "✓ Everything holds here.";
}

function Properties({ lab }: { lab: Lab }) {
  const protocol = lab.protocol as Protocol, session = lab.session as NonNullable<Lab["session"]>;
  const state = session.here.state;
  const mask = session.model.failed(state);
  const formula = new Formula(protocol, state);
  const all = protocol.details.properties.map((property, bit) => ({ ...property, fails: Boolean(mask >> BigInt(bit) & 1n), bit }));
  return (
    <ul class="holds">
      {all.sort((a, b) => Number(b.fails && !b.witness) - Number(a.fails && !a.witness)).map((p) => (
        <li key={p.name} class={p.witness ? "" : p.fails ? "bad" : "good"}>
          <details open={p.fails && !p.witness}>
            <summary>{p.witness ? (p.fails ? "◆ found: " : "◇ not here: ") : p.fails ? "✗ fails: " : "✓ holds: "}{p.name}</summary>
            <p>{p.meaning}</p>
            {p.fails && <p class="why">Here {formula.why(p.formula) || "it is false whatever the state"}.</p>}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Searching({ lab }: { lab: Lab }) {
  const protocol = lab.protocol as Protocol;
  const { found, answer, verdict } = lab;
  const property = protocol.details.properties[lab.property];
  const name = property?.name ?? "";
  const fails = property?.witness ? "is found" : "fails";
  const best = answer?.next.filter((a) => a.distance !== undefined && a.distance + 1 === answer.here).length ?? 0;
  return (
    <>
      <p>{property?.meaning}</p>
      <div class="asking">
        <button type="button" onClick={() => void lab.shortest(false)}>Does {name} hold in every state?</button>
        <button type="button" onClick={() => void lab.shortest(true)}>Show the shortest way to a failure</button>
        <label class="switch"><input type="checkbox" checked={lab.hints} onChange={(event) => lab.setHints(event.currentTarget.checked)} /> Hints: how far each step is from a failure</label>
      </div>
      <div aria-live="polite">
        {lab.asking && !found && <p>Searching…</p>}
        {found && (
          <p class="counters">
            <b>{count(found.states)}</b> states, <b>{count(found.steps)}</b> steps between them, depth <b>{found.depth}</b>, {(found.spent / 1000).toFixed(2)} s
            {found.complete ? ". All were visited." : found.full ? ". There are more, and no room for them here." : `; ${count(found.waiting)} wait`}
          </p>
        )}
        {verdict && (verdict.steps !== undefined
          ? <p class="bad">{name} {fails} after {steps(verdict.steps)}; no shorter way does it.</p>
          : found?.complete ? <p class="good">{name} {property?.witness ? "is found in none" : "holds"}: all {count(found.states)} states were visited{property?.witness ? "" : ", and it fails in none"}.</p>
          : <p>{name} {property?.witness ? "is not found" : "does not fail"} in the states that were visited. There are more: that is no proof.</p>)}
        {answer && (
          answer.here === undefined ? <p class="good">Can this still go wrong? No: from here no step leads to a failure of {name}, within these limits.</p>
          : answer.here === 0 ? <p class="bad">{name} {fails} here.</p>
          : <p class="bad">Can this still go wrong? Yes: {best === 1 ? "one step leads" : `any of ${best} steps leads`} to a failure of {name} in {steps(answer.here)}.</p>
        )}
        {lab.savable.map(({ record, answer }) => (
          <p key={record} class={answer.here === undefined ? "bad" : "good"}>
            Record {record}: {answer.here === 0 ? "every replica that may be elected has it." : answer.here === undefined ? "it cannot be saved any more, by any steps within these limits." : `it can still be saved, in ${steps(answer.here)}, so that every replica that may be elected has it. Next: ${rescue(lab, answer)}.`}
          </p>
        ))}
      </div>
    </>
  );
}

/** The steps that come first on a shortest way to where a record is safe. */
function rescue(lab: Lab, answer: Answer): string {
  const { protocol } = lab;
  const best = answer.next.filter((next) => next.distance !== undefined && next.distance + 1 === answer.here);
  return best.map((next) => protocol?.phrase(next.kind)).join("; or ");
}

function onKey(lab: Lab, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || ["SELECT", "INPUT", "TEXTAREA"].includes(target.tagName)) return;
  const session = lab.session;
  if (!session) return;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const kind = number ? session.next[number - 1]?.kind : undefined;
  if (kind !== undefined) lab.act((s) => s.take(kind));
  else if (event.key === "ArrowLeft") lab.act((s) => s.undo());
  else if (event.key === "ArrowRight") lab.act((s) => s.redo());
  else if (event.key === "Home") lab.act((s) => s.goTo(s.root));
  else return;
  event.preventDefault();
}
