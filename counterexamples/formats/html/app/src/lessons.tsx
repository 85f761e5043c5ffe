/* Lessons: texts, questions that the page's model answers, runs to look at, states to reach, rules to exchange. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Board } from "./board";
import { Protocol, type Packed } from "./data";
import { Formula } from "./formula";
import { Search, type Answer } from "./search";
import { Sequence } from "./sequence";
import type { State } from "./engine";
import { follow, Session, type Node } from "./session";

interface Asked {
  name: string;
  says: string;
  /** The first hint. */
  idea: string;
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
interface ReachPart extends Asked { kind: "break" | "task" | "added"; setting: number; run: number[]; property?: string }
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
  /** The kinds of step of the shortest way to a failure; undefined where none was found. */
  path: number[] | undefined;
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
    return { path, states: found?.states ?? 0, complete: found?.complete ?? false };
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
  if (!text || text === "lessons") return undefined;
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

// What was answered on this machine, for the next visit; a page without storage forgets it ------------------------------

interface Kept {
  given: Record<string, string>;
  /** Where a learner was in a task that is not done. */
  at: Record<string, string>;
}
const STORED = "tideproof lessons";

function stored(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "{}") as unknown;
    return found && typeof found === "object" ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

/** The answers to questions of a lesson that were kept; what is none is left out. */
function keptOf(name: string, part: keyof Kept, asked: string[]): Map<string, string> {
  const found = Object.entries(stored()[name]?.[part] ?? {});
  return new Map(found.filter(([key, value]) => asked.includes(key) && typeof value === "string" && (!value || NUMBERS.test(value))));
}

function keep(name: string, given: Map<string, string>, at: Map<string, string>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...stored(), [name]: { given: Object.fromEntries(given), at: Object.fromEntries(at) } }));
  } catch {
    // then the address alone holds the answers
  }
}

const askedIn = (lesson: Lesson) => lesson.parts.flatMap((part) => ("name" in part ? [part.name] : []));

/** The protocols of the lessons as the lab can open them: each with the limits of its lesson. */
export function ofLessons({ lessons, settings }: LessonsData): Packed[] {
  const found = new Map<number, string>();
  const names = new Set<string>();
  lessons.forEach(({ parts }, n) => {
    for (const part of parts) {
      const used = part.kind === "repair" ? part.choices.flatMap((choice) => choice.settings) : "setting" in part ? [part.setting] : [];
      for (const setting of used) {
        const base = `${settings[setting]?.name} in lesson ${n + 1}`;
        let name = base;
        for (let more = 2; !found.has(setting) && names.has(name); more++) name = `${base} no. ${more}`;
        if (!found.has(setting)) found.set(setting, name);
        names.add(name);
      }
    }
  });
  return [...found].map(([setting, name]) => ({ ...(settings[setting] as Packed), name }));
}

// The page --------------------------------------------------------------------------------------------------------------

export function Lessons({ data, script }: { data: LessonsData; script: string }) {
  const settings = useMemo(() => new Settings(data.settings, script), []);
  const [link, setLink] = useState<Link | undefined>();
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    const open = () => {
      try {
        const found = readLink(location.hash, data.lessons);
        if (found && !found.given.size && !found.added) keptOf(found.lesson.name, "given", askedIn(found.lesson)).forEach((value, key) => found.given.set(key, value));
        setLink(found);
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
      {link ? <Going key={link.lesson.name} link={link} lessons={data.lessons} settings={settings} /> : <Contents lessons={data.lessons} />}
    </main>
  );
}

/** The list of lessons, with what was answered before. */
function Contents({ lessons }: { lessons: Lesson[] }) {
  return (
    <>
      <p class="text">Apache Kafka keeps logs of records, each on several machines, so that none is lost when a machine fails. These lessons show how that goes wrong, and what repaired it. You predict what happens, break the protocol yourself, and repair it. A model of Kafka in this page judges every answer. Begin with the first lesson.</p>
      <ol class="lessons">
        {lessons.map((lesson) => {
          const asked = askedIn(lesson), answered = keptOf(lesson.name, "given", asked).size;
          return (
            <li key={lesson.name}><a href={`#lesson=${lesson.name}`}>{lesson.title}</a> ({lesson.minutes} minutes). {lesson.about}{answered > 0 && <b> {answered === asked.length ? "✓ Done." : `${answered} of ${asked.length} answered.`}</b>}</li>
          );
        })}
      </ol>
    </>
  );
}

/** A way through a lesson: what comes after a question is shown when it is answered. */
function Going({ link, lessons, settings }: { link: Link; lessons: Lesson[]; settings: Settings }) {
  const { lesson, given, added } = link;
  const hidden = useMemo(() => new URLSearchParams(location.hash.slice(1)).get(HIDDEN), []);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const [copied, setCopied] = useState("");
  const parts: Part[] = added
    ? [...lesson.parts, { kind: "added", name: ADDED, says: added.says, idea: "", because: "", setting: lesson.hidden, run: [], property: added.property }]
    : lesson.parts;
  const at = useMemo(() => keptOf(lesson.name, "at", askedIn(lesson)), []);
  const changed = () => {
    if (!added) keep(lesson.name, given, at);
    history.replaceState(null, "", linkOf(link, hidden));
    again();
  };
  const answer = (name: string, value: string | undefined) => {
    if (value === undefined) given.delete(name);
    else given.set(name, value);
    at.delete(name);
    changed();
  };
  const goOn = (name: string, kinds: number[]) => {
    at.set(name, kinds.join("."));
    if (!added) keep(lesson.name, given, at);
  };
  const afresh = () => {
    given.clear();
    at.clear();
    changed();
    window.scrollTo(0, 0);
  };
  const following = lessons[lessons.indexOf(lesson) + 1];
  const open = parts.findIndex((part) => "name" in part && !given.has(part.name));
  const shown = open < 0 ? parts : parts.slice(0, open + 1);
  const asked = parts.filter((part) => "name" in part).length;
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied("Copied."), () => setCopied("Copy the address of this page."));
  return (
    <article class="lesson">
      <p class="soft"><a href="#lessons">All lessons</a> · {lesson.minutes} minutes · {given.size} of {asked} answered {given.size > 0 && <button type="button" class="small" onClick={afresh}>Start again</button>}</p>
      {shown.map((part, n) => {
        switch (part.kind) {
          case "text": return <section key={n} class="text" dangerouslySetInnerHTML={{ __html: part.html }} />;
          case "trace": return <Trace key={n} {...part} settings={settings} />;
          case "predict": return <Predict key={part.name} part={part} given={given.get(part.name)} settings={settings} onAnswer={(value) => answer(part.name, value)} />;
          case "repair": return <Repair key={part.name} part={part} given={given.get(part.name)} settings={settings} onAnswer={(value) => answer(part.name, value)} />;
          default: return <Reach key={part.name} part={part} given={given.get(part.name)} at={at.get(part.name)} settings={settings} onStep={(kinds) => goOn(part.name, kinds)} onAnswer={(value) => answer(part.name, value)} />;
        }
      })}
      {open < 0 && (
        <p class="done">{following && <><a href={`#lesson=${following.name}`}>Next lesson: {following.title}</a> · </>}<b>The lesson is done.</b> The address of this page holds your answers. <button type="button" onClick={copy}>Copy link</button> <output role="status">{copied}</output></p>
      )}
    </article>
  );
}

interface Judged extends Verdict {
  setting: number;
}
interface Answering<P> {
  part: P;
  given: string | undefined;
  settings: Settings;
  onAnswer: (value: string | undefined) => void;
}

function Because({ html }: { html: string }) {
  return html ? <div class="because" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** The author's hint, on demand. */
function Idea({ text }: { text: string }) {
  const [shown, setShown] = useState(false);
  if (!text) return null;
  return <p aria-live="polite">{shown ? <>Hint: {text}</> : <button type="button" onClick={() => setShown(true)}>Hint</button>}</p>;
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
        return setSaid(verdict.path ? "violated" : verdict.complete ? "holds" : "unknown");
      }
      const protocol = await settings.open(part.setting);
      const { here } = taken(protocol, part.run);
      const variable = protocol.variables.find((v) => protocol.nameOf(v) === part.asks);
      setSaid(variable === undefined ? "unknown" : protocol.text(here.state, variable));
    })();
  }, [given]);
  const right = part.options.find((option) => option.value === said);
  const good = right !== undefined && right === part.options[(chosen ?? 0) - 1];
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
        {said !== undefined && <p class={good ? "good" : "bad"}>{good ? "Right." : chosen ? `Wrong. The model says: ${right?.says ?? said}` : `The model says: ${right?.says ?? said}`}</p>}
        {said !== undefined && <Because html={part.because} />}
      </div>
      {given === undefined && <Idea text={part.idea} />}
      {said !== undefined && part.run.length > 0 && <Trace setting={part.setting} run={part.run} under={null} settings={settings} />}
    </Card>
  );
}

function Trace({ setting, run, under, settings }: Omit<TracePart, "kind"> & { settings: Settings }) {
  const protocol = useProtocol(settings, setting);
  const other = useProtocol(settings, under ?? setting);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const session = useMemo(() => protocol && taken(protocol, run), [protocol]);
  if (!protocol || !session) return <p>Opening…</p>;
  const beside = other && under !== null ? follow(session, other) : undefined;
  const go = (node: Node) => { session.goTo(node); again(); };
  const last = session.here.children.length === 0;
  return (
    <div class="panel run">
      <div>
        <Sequence protocol={protocol} path={whole(session)} parts={beside?.parts} failed={() => []} here={session.here} onChoose={go} />
        <p class="walk">
          <button type="button" disabled={!session.here.parent} onClick={() => go(session.here.parent as Node)}>◀ Back</button>{" "}
          <button type="button" disabled={last} onClick={() => go(session.here.children[0] as Node)}>Next ▶</button>{" "}
          after step {session.here.depth} of {run.length}
        </p>
      </div>
      <div>
        {beside && <h3>{protocol.name}</h3>}
        <Board plain protocol={protocol} state={session.here.state} before={session.here.parent?.state} />
        {beside && <><h3>{beside.session.protocol.name}, the same steps</h3><Board plain protocol={beside.session.protocol} state={beside.session.here.state} before={beside.session.here.parent?.state} /></>}
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

interface Reaching extends Answering<ReachPart> {
  /** The steps that were taken before, if the task was left. */
  at: string | undefined;
  onStep: (kinds: number[]) => void;
}
/** What is known of the way from a state; `back` is the last state before from which there is one. */
interface Known {
  at: Node;
  answer: Answer;
  back: Node | undefined;
}

function Reach({ part, given, at, settings, onStep, onAnswer }: Reaching) {
  const protocol = useProtocol(settings, part.setting);
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  const [wanted, setWanted] = useState<"" | "idea" | "step">("");
  const [known, setKnown] = useState<Known | string>("");
  const search = useRef<Search | undefined>(undefined);
  const kinds = (given || at || "").split(".").filter(Boolean).map(Number);
  const session = useMemo(() => protocol && taken(protocol, kinds.length ? kinds : part.run), [protocol, given === undefined]);
  useEffect(() => () => search.current?.close(), []);
  if (!protocol || !session) return <p>Opening…</p>;
  const bit = part.property === undefined ? 0 : protocol.details.properties.findIndex((p) => p.name === part.property);
  const property = protocol.details.properties[bit];
  const isHidden = part.property !== undefined, isGoal = property?.witness ?? false;
  const begin = session.path[Math.min(part.run.length, session.path.length - 1)] as Node;
  const reached = (node: Node) => Boolean(session.model.failed(node.state) >> BigInt(Math.max(0, bit)) & 1n);
  const found = session.path.find(reached);
  const answered = given !== undefined;
  const look = async () => {
    setKnown("Searching…");
    search.current ??= settings.search(protocol);
    const ask = (node: Node) => (search.current as Search).distance(node.state, 1n << BigInt(bit));
    const here = session.here;
    try {
      const answer = await ask(here);
      let back: Node | undefined = here.parent;
      while (answer.here === undefined && back && (await ask(back)).here === undefined) back = back.parent;
      setKnown({ at: here, answer, back });
    } catch (error) {
      setKnown(error instanceof Error ? error.message : String(error));
    }
  };
  const act = (what: () => void) => {
    what();
    onStep(session.kinds);
    if (!answered && session.path.some(reached)) onAnswer(session.kinds.join("."));
    else if (wanted) void look();
    again();
  };
  const hint = () => {
    setWanted(wanted || !part.idea ? "step" : "idea");
    void look();
  };
  const hinted = typeof known === "object" && known.at === session.here ? known : undefined;
  const nearer = (kind: number) => wanted === "step" && hinted?.answer.next.some((next) => next.kind === kind && next.distance !== undefined && next.distance + 1 === hinted.answer.here);
  const best = session.next.filter((next) => nearer(next.kind)).length;
  const { here } = session;
  return (
    <Card>
      <p class="says">{part.says}</p>
      {!isHidden && !isGoal && <p class="soft">{property?.name}: {property?.meaning}</p>}
      {!answered && (
        <p class="walk">
          <button type="button" disabled={here.depth <= part.run.length} onClick={() => act(() => session.undo())}>◀ Undo</button>{" "}
          <button type="button" disabled={!session.redoable} onClick={() => act(() => session.redo())}>Redo ▶</button>{" "}
          <button type="button" disabled={here.depth <= part.run.length} onClick={() => act(() => session.goTo(begin))}>Restart</button>{" "}
          {wanted !== "step" && <button type="button" onClick={hint}>{wanted ? "Show the next step" : "Hint"}</button>}{" "}
          <button type="button" onClick={() => onAnswer("")}>Skip</button>
        </p>
      )}
      <div aria-live="polite" class="hints">
        {!answered && wanted && part.idea && <p>Hint: {part.idea}</p>}
        {!answered && wanted && (hinted ? (
          hinted.answer.here === undefined
            ? <p>From here it cannot be reached any more. {hinted.back && <button type="button" onClick={() => act(() => session.goTo(hinted.back as Node))}>Go back {steps(here.depth - hinted.back.depth)}</button>}</p>
            : <p>{steps(hinted.answer.here)} from here, and not fewer.{wanted === "step" && (best === 1 ? " One step below is on such a way; it is marked." : ` ${best} steps below are on such a way; each is marked.`)}</p>
        ) : typeof known === "string" && known && <p>{known}</p>)}
        {found && <p class="good">Done, in {steps(session.path.indexOf(found) - part.run.length)}.{!isHidden && !isGoal && <> {sentence(new Formula(protocol, found.state).why(property?.formula ?? 0))}</>}</p>}
        {answered && !found && <p>You have skipped this task.</p>}
        {answered && <p><button type="button" onClick={() => { onAnswer(undefined); setWanted(""); session.goTo(begin); again(); }}>Try again</button></p>}
      </div>
      {answered && !given ? null : <div class="run">
        <div>
          {!answered && here.parent && <p class="last">Step {here.depth}: {protocol.phrase(here.kind, here.parent.state, here.state)}. <Changes protocol={protocol} before={here.parent.state} after={here.state} /></p>}
          {!answered && <ol class="next">
            {session.next.map((next) => (
              <li key={next.kind}><button type="button" class={nearer(next.kind) ? "nearer" : ""} title={protocol.step(next.kind).meaning} onClick={() => act(() => session.take(next.kind))}>
                <span class="n" aria-hidden="true">▸</span><span><span class="step">{protocol.phrase(next.kind, here.state, next.state)}</span>
                  {nearer(next.kind) && <span class="hint bad">on the shortest way</span>}
                  <Changes protocol={protocol} before={here.state} after={next.state} /></span>
              </button></li>
            ))}
            {session.next.length === 0 && <li>No step can be taken here: go back.</li>}
          </ol>}
          <Sequence protocol={protocol} path={session.path} parts={undefined} failed={() => []} onChoose={(node) => act(() => session.goTo(node))} />
        </div>
        <div><Board plain protocol={protocol} state={here.state} before={here.parent?.state} /></div>
      </div>}
      {answered && <Because html={part.because} />}
    </Card>
  );
}

/** What a step changes, in words. */
export function Changes({ protocol, before, after }: { protocol: Protocol; before: State; after: State }) {
  const changes = protocol.changes(before, after).filter((c) => !protocol.field(c.variable).quiet);
  return <span class="changes">{changes.map((c) => <span key={c.variable}>{c.says} {c.before} → <b>{c.after}</b></span>)}{changes.length === 0 && "nothing that is shown changes"}</span>;
}

/** Comparisons of a property's formula, and how people say them; comparisons that people would not understand are left out. */
const SAID: [RegExp, string][] = [
  [/^leader\[(\w+)\] is \1$/, "$1 leads"],
  [/^quorum_isr\[(\w+)\] is true$/, "$1 may be elected"],
  [/^(?:promised_in|committed_in)\[(\w+)\] is e(\d+), not none$/, "$1 was committed in epoch $2"],
  [/^acked_in\[(\w+)\] is e(\d+), not none$/, "the producer was told in epoch $2 that $1 is written"],
  [/^log\[(\w+)\]\[(\d+)\] is none, not (\w+)$/, "the log of $1 lacks $3"],
  [/^log\[(\w+)\]\[(\d+)\] is (\w+), not (\w+)$/, "the log of $1 has $3 at offset $2, not $4"],
  [/^hw\[(\w+)\] \(\d+\) > (\d+)$/, "$1 takes what is at offset $2 for committed"],
  [/^leo\[(\w+)\] \(\d+\) ≤ (\d+)$/, "the log of $1 has nothing at offset $2"],
  [/^log\[(\w+)\]\[(\d+)\] \((\w+)\) ≠ log\[(\w+)\]\[\d+\] \((\w+)\)$/, "$1 has $3 there, and $4 has $5"],
  [/^(?:epoch\[\w+\]|quorum_epoch|leo\[\w+\]) \(\w+\) ≥ /, ""],
];

/** The reason why a property fails, as a sentence. */
export function sentence(why: string): string {
  const said = why.split(" and ").map((text) => {
    const [pattern, words] = SAID.find(([of]) => of.test(text)) ?? [];
    return pattern === undefined || words === undefined ? text : words && text.replace(pattern, words);
  }).filter(Boolean);
  const last = said.pop();
  const whole = said.length ? `${said.join(", ")}, and ${last}` : last ?? "";
  return whole && `${whole[0]?.toUpperCase()}${whole.slice(1)}.`.replace(/^[A-Z]\d/, (name) => name.toLowerCase());
}

function Repair({ part, given, settings, onAnswer }: Answering<RepairPart>) {
  const [verdicts, setVerdicts] = useState(new Map<number, [string, Judged][]>());
  const [run, setRun] = useState<Judged | undefined>();
  const [asking, setAsking] = useState(false);
  const tried = numbersOf(given, part.choices.length);
  const [open, setOpen] = useState<number[]>(tried);
  const judge = async (number: number) => {
    setAsking(true);
    const found: [string, Judged][] = [];
    for (const setting of part.choices[number - 1]?.settings ?? []) {
      const protocol = await settings.open(setting);
      found.push([protocol.details.properties[0]?.name ?? "", { ...(await settings.decide(setting)), setting }]);
    }
    setVerdicts((before) => new Map(before).set(number, found));
    setAsking(false);
    return found.every(([, verdict]) => verdict.complete && !verdict.path);
  };
  useEffect(() => void (async () => { for (const number of tried) await judge(number); })(), []);
  const choose = async (number: number) => {
    const now = [...open, number];
    setOpen(now);
    if (await judge(number)) onAnswer(now.join("."));
  };
  const words = ({ path, states, complete }: Verdict) =>
    path ? `fails after ${steps(path.length)}` : complete ? `holds: all ${count(states)} states were visited` : `not decided: ${count(states)} states were visited, and there are more`;
  return (
    <Card>
      <p class="says">{part.says}</p>
      <ol class="options">
        {part.choices.map((choice, n) => (
          <li key={n}>
            <button type="button" disabled={given !== undefined || asking} aria-pressed={open.includes(n + 1)} onClick={() => void choose(n + 1)}>{choice.says}</button>
            {verdicts.get(n + 1)?.map(([name, verdict]) => (
              <div key={name}>
                <p class={verdict.path ? "bad" : verdict.complete ? "good" : ""}>{name} {words(verdict)}. {verdict.path && <button type="button" class="small" aria-expanded={run === verdict} onClick={() => setRun(run === verdict ? undefined : verdict)}>{run === verdict ? "Hide this run" : "Show this run"}</button>}</p>
                {run === verdict && verdict.path && <Trace setting={verdict.setting} run={verdict.path} under={null} settings={settings} />}
              </div>
            ))}
          </li>
        ))}
      </ol>
      <div aria-live="polite">{asking && <p>Visiting all states…</p>}</div>
      {given === undefined ? <><Idea text={part.idea} /><p><button type="button" onClick={() => onAnswer(open.join("."))}>Skip</button></p></> : <Because html={part.because} />}
    </Card>
  );
}
