/* Pages of many cases: a list that is searched and filtered, and of which each is drawn when it is opened. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { named, Playable, type Traces } from "./playable";
import { Story } from "./trace";

type Choice = [value: string, text: string];
interface Entry {
  /** Its address is `#ID`. */
  id: string;
  title: string;
  /** What is written beside the title. */
  badge?: string;
  section: string;
  /** The protocols and releases that it is about. */
  releases: string[];
  state: string;
  traces: string[];
}
interface BookData {
  title: string;
  traces: Traces;
  /** Protocols and releases, in their order. */
  releases: string[];
}
interface Case extends Entry {
  protocol: string;
  about: string;
  story: [head: string, text: string][];
}
export interface MuseumData extends BookData { kind: "museum"; entries: Case[] }
interface Line {
  name: string;
  found: string;
  agrees: boolean;
  trace: string | null;
  command: string;
}
interface Reading {
  text: string;
  verdict: string;
  suite: string[];
  groups: { head: string; lines: Line[]; changes: string[] }[];
}
interface Claim extends Entry {
  number: number;
  seeds: string;
  claim: string;
  readings: Reading[];
  protocols: string[];
  note: string;
  places: [name: string, meaning: string][];
}
export interface ClaimsData extends BookData { kind: "claims"; entries: Claim[] }

const STATES: Record<string, string> = { open: "open", fixed: "fixed", setting: "depends on settings" };
const LEGEND = "Brokers are b0, b1 …, records r1, r2 …, leader epochs e0, e1 …; HW is the high watermark, LEO the log end offset. In a trace: ← → step, space plays, Home and End; Escape closes it.";

/** The entry that an address names, or whose trace it names. */
function entryAt<E extends Entry>(hash: string, entries: E[]): string | undefined {
  const trace = named(hash)?.id;
  return entries.find((entry) => `#${entry.id}` === hash || (trace !== undefined && entry.traces.includes(trace)))?.id;
}

interface Shelf<E extends Entry> {
  data: BookData & { entries: E[] };
  badges: Choice[];
  children: ComponentChildren;
  drawn: (entry: E) => ComponentChildren;
}

function Book<E extends Entry>({ data, badges, children, drawn }: Shelf<E>) {
  const { entries } = data;
  const [sought, setSought] = useState("");
  const [release, setRelease] = useState("");
  const [state, setState] = useState("");
  const [badge, setBadge] = useState("");
  const [open, setOpen] = useState(() => new Set<string>());
  useEffect(() => {
    const fromAddress = () => {
      const id = entryAt(location.hash, entries);
      if (id === undefined) return;
      setOpen((before) => new Set(before).add(id));
      document.getElementById(id)?.scrollIntoView();
    };
    fromAddress();
    window.addEventListener("hashchange", fromAddress);
    return () => window.removeEventListener("hashchange", fromAddress);
  }, []);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (entry: E) => {
    const text = JSON.stringify(entry).toLowerCase();
    return words.every((word) => text.includes(word)) && (!release || entry.releases.includes(release))
      && (!state || entry.state === state) && (!badge || entry.badge === badge);
  };
  const shown = entries.filter(fits);
  const sections = [...new Set(shown.map((entry) => entry.section))];
  const states = Object.entries(STATES).filter(([value]) => entries.some((entry) => entry.state === value));
  return (
    <div class="book">
      <header><h1 id="title">{data.title}</h1>{children}</header>
      <section id="choose" aria-label="Which of them to show">
        <label>Release or protocol <Select id="release" any="all" choices={data.releases.map((name) => [name, name])} onChoose={setRelease} /></label>
        <label>In the newest release <Select id="state" any="open or fixed" choices={states} onChoose={setState} /></label>
        {badges.length > 0 && <label>Verdict <Select id="badge" any="all" choices={badges} onChoose={setBadge} /></label>}
        <label>Search <input type="search" id="search" onInput={(event) => setSought(event.currentTarget.value)} /></label>
        <output id="totals" for="release state search">{shown.length} of {entries.length}</output>
      </section>
      <main>
        {sections.map((section) => (
          <section key={section}>
            <h2>{section}</h2>
            {shown.filter((entry) => entry.section === section).map((entry) => (
              <article id={entry.id} key={entry.id}>
                <details open={open.has(entry.id)} onToggle={(event) => {
                  const isOpen = event.currentTarget.open;
                  setOpen((before) => { const now = new Set(before); now[isOpen ? "add" : "delete"](entry.id); return now; });
                }}>
                  <summary><h3>{entry.title}</h3>{entry.badge && <span class={`verdict ${entry.badge}`}>{entry.badge}</span>}{entry.state && <span class={entry.state === "open" ? "verdict depends" : "verdict rule"}>{STATES[entry.state]}</span>}</summary>
                  {open.has(entry.id) && <>{drawn(entry)}<p class="soft"><a href={`#${entry.id}`}>Link to this</a></p></>}
                </details>
              </article>
            ))}
          </section>
        ))}
      </main>
      <footer><p>{LEGEND}</p></footer>
    </div>
  );
}

function Select({ id, any, choices, onChoose }: { id: string; any: string; choices: Choice[]; onChoose: (value: string) => void }) {
  return (
    <select id={id} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{any}</option>
      {choices.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
    </select>
  );
}

export function Museum({ data }: { data: MuseumData }) {
  return (
    <Book data={data} badges={[]} drawn={(entry) => (
      <>
        <Story parts={entry.story} />
        <p class="soft">{entry.about}</p>
        <Playable traces={data.traces} id={entry.id} title={`Play the trace: ${entry.title}`} label="▶ Play the trace" home={`#${entry.id}`} />
      </>
    )}>
      <p>Each was a flaw of a release, of a published specification or of a proposal. You see what people believed, what
        happens, what fixed it, and the shortest trace that Tideproof found, with its configuration. If a rule fixed the flaw,
        the same steps are shown beside it under the fixed rules. A release is listed with the flaws whose wrong rule it
        has in the model; a flaw is open if the newest release modelled has it.</p>
    </Book>
  );
}

export function Claims({ data }: { data: ClaimsData }) {
  const count = (verdict: string) => data.entries.filter((claim) => claim.badge === verdict).length;
  const words = { true: "true", false: "false", depends: "depend", rule: "only say how something is done" };
  const counts = Object.entries(words).filter(([verdict]) => count(verdict)).map(([verdict, word]) => `${count(verdict)} ${word}`);
  return (
    <Book data={data} badges={Object.keys(words).filter(count).map((verdict) => [verdict, `${verdict} (${count(verdict)})`])} drawn={(claim) => <OneClaim claim={claim} traces={data.traces} />}>
      <p>Each row has a statement of a tutorial, what a model checker found, and the shortest trace against it, which you can
        play here. <em>True</em>: every check supports it. <em>False</em>: it fails in every release and setting checked.{" "}
        <em>Depends</em>: some releases or settings refute it, others support it. The verdict of a row is that of its first
        reading; other readings have their own. A verdict covers the configurations named beside it. <em>Holds</em> means that
        every reachable state of the configuration was visited. A row is listed with the releases that its checks are about; it
        is open if a check of the newest release refutes it, and fixed if only older ones do.</p>
      <p>{data.entries.length} rows: {counts.join(", ")}.</p>
    </Book>
  );
}

function OneClaim({ claim, traces }: { claim: Claim; traces: Traces }) {
  return (
    <>
      <p class="said">{claim.claim}</p>
      <p class="soft">Tutorial {claim.seeds}</p>
      {claim.readings.map((reading) => (
        <section class="reading" key={reading.text}>
          <p>Read as: {reading.text} <span class={`verdict ${reading.verdict}`}>{reading.verdict}</span></p>
          {reading.groups.map((group, n) => (
            <div key={n}>
              <p class="configuration">{group.head}</p>
              <ul class="lines">
                {group.lines.map((line) => (
                  <li key={line.name}>
                    <span>{line.name}</span><span class="found" title={line.command}>{line.found}</span>
                    <span class={line.agrees ? "yes" : "no"}>{line.agrees ? "supports" : "refutes"}</span>
                    {line.trace ? <Playable traces={traces} id={line.trace} title={`Trace: ${line.name}, ${line.found} (claim ${claim.number})`} label="▶ Trace" home={`#${claim.id}`} command={line.command} /> : <span />}
                  </li>
                ))}
              </ul>
              {group.changes.map((change) => <p class="soft" key={change}>{change}</p>)}
            </div>
          ))}
          {reading.suite.map((said) => <p class="soft" key={said}>{said}</p>)}
        </section>
      ))}
      {claim.protocols.map((text) => <p class="soft" key={text}>{text}</p>)}
      {claim.note && <p>{claim.note}</p>}
      <details><summary>Where it is in the model</summary><ul>{claim.places.map(([name, meaning]) => <li key={name}>{name}: {meaning}</li>)}</ul></details>
    </>
  );
}
