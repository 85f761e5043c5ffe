/* Lessons: texts, questions that the page's model answers, runs to look at, states to reach, rules to exchange. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Board } from "./board";
import { givenOf, inWords, Protocol, type Packed } from "./data";
import { Formula } from "./formula";
import { Search } from "./search";
import { Sequence } from "./sequence";
import { follow, Session, type Node } from "./session";

interface Asked {
  name: string;
  says: string;
  because: string;
}
interface Option {
  says: string;
  value: string;
  shows: string;
}
interface Choice {
  says: string;
  shows: string;
  settings: number[];
}
interface PredictPart extends Asked { kind: "predict"; setting: number; run: number[]; asks: string; options: Option[] }
interface ReachPart extends Asked { kind: "break" | "task" | "added"; setting: number; run: number[]; until: Record<string, string>; property?: string }
interface RepairPart extends Asked { kind: "repair"; choices: Choice[] }
interface TracePart { kind: "trace"; setting: number; run: number[]; under: number | null }
type Part = { kind: "text"; html: string } | TracePart | PredictPart | ReachPart | RepairPart;
export interface Lesson {
  name: string;
  title: string;
  about: string;
  minutes: number;
  /** Where a teacher's task takes place. */
  hidden: number;
  parts: Part[];
}
export interface LessonsData {
  lessons: Lesson[];
  settings: Packed[];
}

interface Verdict {
  /** The steps to the nearest failure; undefined where none was found. */
  steps: number | undefined;
  states: number;
  complete: boolean;
}

const count = (number: number) => number.toLocaleString("en");
const steps = (number: number) => `${number} step${number === 1 ? "" : "s"}`;

/** The settings of the lessons: each is opened, and its states are visited, when it is needed first. */
class Settings {
  private readonly opened = new Map<number, Promise<Protocol>>();
  private readonly decided = new Map<number, Promise<Verdict>>();

  constructor(private readonly packed: Packed[], private readonly script: string) {}

  open(setting: number): Promise<Protocol> {
    let opened = this.opened.get(setting);
    if (!opened) this.opened.set(setting, (opened = Protocol.open(this.packed[setting] as Packed)));
    return opened;
  }

  search(protocol: Protocol): Search {
    return new Search(this.script, protocol, () => undefined);
  }

  /** The verdict on the setting's property, by visiting all states. */
  decide(setting: number): Promise<Verdict> {
    let decided = this.decided.get(setting);
    if (!decided) this.decided.set(setting, (decided = this.visit(setting)));
    return decided;
  }

  private async visit(setting: number): Promise<Verdict> {
    const search = this.search(await this.open(setting));
    const path = await search.shortest(0);
    const found = search.progress;
    search.close();
    return { steps: path?.length, states: found?.states ?? 0, complete: found?.complete ?? false };
  }
}

// Answers and their link ------------------------------------------------------------------------------------------------

/** What a teacher has added: a task whose property is not shown. */
interface Added {
  says: string;
  property: string;
}
interface Link {
  lesson: Lesson;
  given: Map<string, string>;
  added: Added | undefined;
}

const LONGEST = 8_000;
const HIDDEN = "~", ADDED = "added";
const NUMBERS = /^\d{1,5}(\.\d{1,5})*$/;

/** The lesson and the answers of an address. Throws an Error for the reader. */
function readLink(hash: string, lessons: Lesson[]): Link | undefined {
  const text = hash.replace(/^#/, "");
  if (text === "lessons") return undefined;
  if (text.length > LONGEST) throw new Error("This address is longer than any that this page makes, so it was not opened.");
  const given = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(text)) {
    if (given.has(key)) throw new Error("This address has two answers to one question, so it was not opened.");
    given.set(key, value);
  }
  const lesson = lessons.find((l) => l.name === given.get("lesson"));
  if (!lesson) throw new Error("This address names a lesson that this page does not have.");
  const hidden = given.get(HIDDEN);
  given.delete("lesson");
  given.delete(HIDDEN);
  const added = hidden === undefined ? undefined : readAdded(hidden);
  const names = new Set([...lesson.parts.flatMap((part) => ("name" in part ? [part.name] : [])), ...(added ? [ADDED] : [])]);
  for (const [name, value] of given)
    if (!names.has(name) || (value && !NUMBERS.test(value))) throw new Error("This address has an answer that the lesson does not ask for, so it was not opened.");
  return { lesson, given, added };
}

function readAdded(text: string): Added {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const { says, property } = JSON.parse(new TextDecoder().decode(bytes)) as Added;
    if (typeof says === "string" && typeof property === "string") return { says, property };
  } catch {
    // the same sentence
  }
  throw new Error("The task in this address cannot be read, so it was not opened.");
}

function linkOf({ lesson, given }: Link, hidden: string | null): string {
  const parts = new URLSearchParams({ lesson: lesson.name });
  for (const [name, value] of given) parts.set(name, value);
  if (hidden) parts.set(HIDDEN, hidden);
  return `#${parts}`;
}

// The page --------------------------------------------------------------------------------------------------------------

export function Lessons({ data, script }: { data: LessonsData; script: string }) {
  const settings = useMemo(() => new Settings(data.settings, script), []);
  const [link, setLink] = useState<Link | undefined>();
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    const open = () => {
      try {
        setLink(readLink(location.hash, data.lessons));
        setRefusal("");
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : String(error));
      }
    };
    open();
    globalThis.tideproof.ready = performance.now();
    window.addEventListener("hashchange", open);
  }, []);
  return (
    <main>
      {refusal && <p class="refused" role="alert">{refusal}</p>}
      {link ? <Going key={link.lesson.name} link={link} settings={settings} /> : (
        <ol class="lessons">
          {data.lessons.map((lesson) => (
            <li key={lesson.name}><a href={`#lesson=${lesson.name}`}>{lesson.title}</a> ({lesson.minutes} minutes). {lesson.about}</li>
          ))}
        </ol>
      )}
    </main>
  );
}

/** A way through a lesson: what comes after a question is shown when it is answered. */
function Going({ link, settings }: { link: Link; settings: Settings }) {
  const { lesson, given, added } = link;
  const hidden = useMemo(() => new URLSearchParams(location.hash.slice(1)).get(HIDDEN), []);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const [copied, setCopied] = useState("");
  const parts: Part[] = added
    ? [...lesson.parts, { kind: "added", name: ADDED, says: added.says, because: "", setting: lesson.hidden, run: [], until: {}, property: added.property }]
    : lesson.parts;
  const answer = (name: string, value: string) => {
    given.set(name, value);
    history.replaceState(null, "", linkOf(link, hidden));
    again();
  };
  const open = parts.findIndex((part) => "name" in part && !given.has(part.name));
  const shown = open < 0 ? parts : parts.slice(0, open + 1);
  const asked = parts.filter((part) => "name" in part).length;
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied("Copied."), () => setCopied("Copy the address of this page."));
  return (
    <article class="lesson">
      <p class="soft"><a href="#lessons">All lessons</a> · {lesson.minutes} minutes · {given.size} of {asked} answered</p>
      {shown.map((part, n) => {
        switch (part.kind) {
          case "text": return <section key={n} class="text" dangerouslySetInnerHTML={{ __html: part.html }} />;
          case "trace": return <Trace key={n} part={part} settings={settings} />;
          case "predict": return <Predict key={part.name} part={part} given={given.get(part.name)} settings={settings} onAnswer={(value) => answer(part.name, value)} />;
          case "repair": return <Repair key={part.name} part={part} given={given.get(part.name)} settings={settings} onAnswer={(value) => answer(part.name, value)} />;
          default: return <Reach key={part.name} part={part} given={given.get(part.name)} settings={settings} onAnswer={(value) => answer(part.name, value)} />;
        }
      })}
      {open < 0 && (
        <p class="done"><b>The lesson is done.</b> The address of this page holds your answers. <button type="button" onClick={copy}>Copy link</button> <output role="status">{copied}</output></p>
      )}
    </article>
  );
}

interface Answering<P> {
  part: P;
  given: string | undefined;
  settings: Settings;
  onAnswer: (value: string) => void;
}

function Because({ html }: { html: string }) {
  return html ? <div class="because" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

function Card({ title, children }: { title?: string; children: ComponentChildren }) {
  return <div class="panel question">{title && <h3>{title}</h3>}{children}</div>;
}

/** Numbers of answers, as far as there are such. */
const numbersOf = (given: string | undefined, most: number) =>
  (given ?? "").split(".").map(Number).filter((n) => n >= 1 && n <= most);

function taken(protocol: Protocol, kinds: number[]): Session {
  const session = new Session(protocol);
  for (const kind of kinds) if (!session.take(kind)) break;
  return session;
}

function useProtocol(settings: Settings, setting: number): Protocol | undefined {
  const [protocol, setProtocol] = useState<Protocol | undefined>();
  useEffect(() => void settings.open(setting).then(setProtocol), [setting]);
  return protocol;
}

function Predict({ part, given, settings, onAnswer }: Answering<PredictPart>) {
  const [said, setSaid] = useState<string | undefined>();
  const [chosen] = numbersOf(given, part.options.length);
  useEffect(() => {
    if (given === undefined) return;
    void (async () => {
      if (part.asks === "verdict") {
        const verdict = await settings.decide(part.setting);
        return setSaid(verdict.steps !== undefined ? "violated" : verdict.complete ? "holds" : "unknown");
      }
      const protocol = await settings.open(part.setting);
      const { here } = taken(protocol, part.run);
      const variable = protocol.variables.find((v) => protocol.nameOf(v) === part.asks);
      setSaid(variable === undefined ? "unknown" : protocol.text(here.state, variable));
    })();
  }, [given]);
  const right = part.options.find((option) => option.value === said);
  return (
    <Card title="Predict">
      <p class="says">{part.says}</p>
      <ol class="options">
        {part.options.map((option, n) => (
          <li key={n}><button type="button" aria-pressed={chosen === n + 1} disabled={given !== undefined} onClick={() => onAnswer(String(n + 1))}>{option.says}</button></li>
        ))}
      </ol>
      <div aria-live="polite">
        {given !== undefined && said === undefined && <p>Asking the model…</p>}
        {said !== undefined && <p class={right && right === part.options[(chosen ?? 0) - 1] ? "good" : "bad"}>{right === part.options[(chosen ?? 0) - 1] ? "Yes." : `No. The model says: ${right?.says ?? said}`}</p>}
        {said !== undefined && <Because html={part.because} />}
      </div>
    </Card>
  );
}

function Trace({ part, settings }: { part: TracePart; settings: Settings }) {
  const protocol = useProtocol(settings, part.setting);
  const other = useProtocol(settings, part.under ?? part.setting);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const session = useMemo(() => protocol && taken(protocol, part.run), [protocol]);
  if (!protocol || !session) return <p>Opening…</p>;
  const beside = other && part.under !== null ? follow(session, other) : undefined;
  const go = (node: Node) => { session.goTo(node); again(); };
  const last = session.here.children.length === 0;
  return (
    <div class="panel run">
      <div>
        <Sequence protocol={protocol} path={whole(session)} parts={beside?.parts} failed={() => []} onChoose={go} />
        <p class="walk">
          <button type="button" disabled={!session.here.parent} onClick={() => go(session.here.parent as Node)}>◀ Back</button>{" "}
          <button type="button" disabled={last} onClick={() => go(session.here.children[0] as Node)}>Next ▶</button>{" "}
          after step {session.here.depth} of {part.run.length}
        </p>
      </div>
      <div>
        {beside && <h3>{protocol.name}</h3>}
        <Board protocol={protocol} state={session.here.state} before={session.here.parent?.state} />
        {beside && <><h3>{beside.session.protocol.name}, the same steps</h3><Board protocol={beside.session.protocol} state={beside.session.here.state} before={beside.session.here.parent?.state} /></>}
      </div>
    </div>
  );
}

/** From the initial state past the one that is shown, to the end of the run. */
function whole(session: Session): Node[] {
  const path = [...session.path];
  for (let at: Node | undefined = session.here.children[0]; at; at = at.children[0]) path.push(at);
  return path;
}

function Reach({ part, given, settings, onAnswer }: Answering<ReachPart>) {
  const protocol = useProtocol(settings, part.setting);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const [hint, setHint] = useState("");
  const search = useRef<Search | undefined>(undefined);
  const kinds = given ? given.split(".").map(Number) : part.run;
  const session = useMemo(() => protocol && taken(protocol, kinds), [protocol]);
  useEffect(() => () => search.current?.close(), []);
  if (!protocol || !session) return <p>Opening…</p>;
  const bit = part.property === undefined ? 0 : protocol.details.properties.findIndex((p) => p.name === part.property);
  const property = protocol.details.properties[bit];
  const until = Object.entries(part.until);
  const reached = (node: Node) =>
    until.length
      ? until.every(([name, value]) => protocol.variables.some((v) => protocol.nameOf(v) === name && protocol.text(node.state, v) === value))
      : Boolean(session.model.failed(node.state) >> BigInt(Math.max(0, bit)) & 1n);
  const done = session.path.some(reached);
  const act = (what: () => void) => {
    what();
    setHint("");
    if (given === undefined && session.path.some(reached)) onAnswer(session.kinds.join("."));
    again();
  };
  const ask = async () => {
    setHint("Searching…");
    search.current ??= settings.search(protocol);
    try {
      const answer = await search.current.distance(session.here.state, 1n << BigInt(bit));
      const best = answer.next.filter((next) => next.distance !== undefined && next.distance + 1 === answer.here);
      const names = best.map((next) => said(protocol, next.kind)).join(" or ");
      setHint(answer.here === undefined ? "From here it cannot fail any more: go back." : answer.here === 0 ? "It fails here." : `${steps(answer.here)} from here, and not sooner. Next: ${names}.`);
    } catch (error) {
      setHint(error instanceof Error ? error.message : String(error));
    }
  };
  const answered = given !== undefined;
  return (
    <Card>
      <p class="says">{part.says}</p>
      {part.property === undefined && until.length === 0 && <p class="soft">{property?.name}: {property?.meaning}</p>}
      {!answered && (
        <p class="walk">
          <button type="button" disabled={session.here.depth <= part.run.length} onClick={() => act(() => session.undo())}>◀ Undo</button>{" "}
          <button type="button" disabled={!session.redoable} onClick={() => act(() => session.redo())}>Redo ▶</button>{" "}
          <button type="button" disabled={session.here.depth <= part.run.length} onClick={() => act(() => session.goTo(session.path[part.run.length] as Node))}>Restart</button>{" "}
          {until.length === 0 && part.property === undefined && <button type="button" onClick={() => void ask()}>Hint</button>}{" "}
          <button type="button" onClick={() => onAnswer("")}>Skip</button>
        </p>
      )}
      <div aria-live="polite">
        {hint && <p>{hint}</p>}
        {done && <p class="good">Done, with {steps(session.here.depth - part.run.length)}.{until.length === 0 && part.property === undefined && <> Here {new Formula(protocol, session.here.state).why(property?.formula ?? 0)}.</>}</p>}
        {answered && !done && <p>Skipped.</p>}
      </div>
      <div class="run">
        <div>
          {!answered && <ol class="next">
            {session.next.map((next) => (
              <li key={next.kind}><button type="button" title={protocol.step(next.kind).meaning} onClick={() => act(() => session.take(next.kind))}>
                <span /><span><span class="step">{said(protocol, next.kind)}</span>
                  <span class="changes">{protocol.changes(session.here.state, next.state).map((c) => <span key={c.variable}>{c.name} {c.before} → <b>{c.after}</b></span>)}</span></span>
              </button></li>
            ))}
          </ol>}
          <Sequence protocol={protocol} path={session.path} parts={undefined} failed={() => []} onChoose={(node) => act(() => session.goTo(node))} />
        </div>
        <div><Board protocol={protocol} state={session.here.state} before={session.here.parent?.state} /></div>
      </div>
      {answered && <Because html={part.because} />}
    </Card>
  );
}

const said = (protocol: Protocol, kind: number) => `${inWords(protocol.step(kind).label)} ${givenOf(protocol.step(kind).label)}`;

function Repair({ part, given, settings, onAnswer }: Answering<RepairPart>) {
  const [verdicts, setVerdicts] = useState(new Map<number, [string, Verdict][]>());
  const [asking, setAsking] = useState(false);
  const tried = numbersOf(given, part.choices.length);
  const [open, setOpen] = useState<number[]>(tried);
  const judge = async (number: number) => {
    setAsking(true);
    const found: [string, Verdict][] = [];
    for (const setting of part.choices[number - 1]?.settings ?? []) {
      const protocol = await settings.open(setting);
      found.push([protocol.details.properties[0]?.name ?? "", await settings.decide(setting)]);
    }
    setVerdicts((before) => new Map(before).set(number, found));
    setAsking(false);
    return found.every(([, verdict]) => verdict.complete && verdict.steps === undefined);
  };
  useEffect(() => void (async () => { for (const number of tried) await judge(number); })(), []);
  const choose = async (number: number) => {
    const now = [...open, number];
    setOpen(now);
    if (await judge(number)) onAnswer(now.join("."));
  };
  const words = ({ steps: after, states, complete }: Verdict) =>
    after !== undefined ? `fails after ${steps(after)}` : complete ? `holds: all ${count(states)} states were visited` : `not decided: ${count(states)} states were visited, and there are more`;
  return (
    <Card>
      <p class="says">{part.says}</p>
      <ol class="options">
        {part.choices.map((choice, n) => (
          <li key={n}>
            <button type="button" disabled={given !== undefined || asking} aria-pressed={open.includes(n + 1)} onClick={() => void choose(n + 1)}>{choice.says}</button>
            {verdicts.get(n + 1)?.map(([name, verdict]) => <p key={name} class={verdict.steps !== undefined ? "bad" : verdict.complete ? "good" : ""}>{name} {words(verdict)}.</p>)}
          </li>
        ))}
      </ol>
      <div aria-live="polite">{asking && <p>Visiting all states…</p>}</div>
      {given === undefined ? <p><button type="button" onClick={() => onAnswer(open.join("."))}>Skip</button></p> : <Because html={part.because} />}
    </Card>
  );
}
