/* A recorded run that is played: its states, its account, and the same schedule under another protocol beside it. */

import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { isNarrow, Moment, type Frame } from "./frame";

interface Run {
  name: string;
  steps: { label: string; meaning: string }[];
  frames: Frame[];
  /** Why a step was not taken, by its number. */
  refused: Record<string, string>;
}
interface Told {
  step: number;
  text: string;
  tone: string;
}
export interface TraceData {
  title: string;
  verdicts: [text: string, outcome: string][];
  meaning: string;
  about: string;
  /** A page of several tells the story above the trace. */
  story?: [head: string, text: string][];
  logSize: number;
  runs: Run[];
  account: Told[];
  survives: Told[];
  notes: string[];
  marks: Told[];
  legend: { text: string; cell?: string; sample?: string }[];
}

const PAUSE = 1400;

interface Playing {
  data: TraceData;
  start: number;
  /** The address of a step; without one the player is the whole page. */
  address?: (step: number) => string;
}

export function Player({ data, start, address }: Playing) {
  const [first] = data.runs as [Run], other = data.runs[1];
  const last = first.frames.length - 1;
  const [step, move] = useReducer((at: number, to: (at: number) => number) => Math.max(0, Math.min(last, to(at))), Math.min(start, last));
  const [playing, setPlaying] = useState(false);
  const [blind, setBlind] = useState(false);
  const box = useRef<HTMLDivElement>(null), begun = useRef(false);
  const whole = address === undefined;

  /** On a small screen the head would leave no room for the state beside its sentence. */
  const toControls = () => {
    const top = box.current?.querySelector("#controls")?.getBoundingClientRect().top ?? 0;
    if (isNarrow() && top > 0) window.scrollBy(0, top);
  };
  const by = (steps: (at: number) => number) => {
    setPlaying(false);
    move(steps);
    toControls();
  };
  const go = (to: number) => by(() => to);
  const play = () => {
    if (!playing && step === last) move(() => 0);
    setPlaying(!playing);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => by((at) => at - 1), ArrowRight: () => by((at) => at + 1), PageUp: () => by((at) => at - 5),
    PageDown: () => by((at) => at + 5), Home: () => go(0), End: () => go(last), " ": play,
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key];
      const onButton = (event.target instanceof HTMLButtonElement || event.target instanceof HTMLElement && event.target.tagName === "SUMMARY") && event.key === " ";
      if (!act || onButton || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    const target = whole ? document : box.current as HTMLDivElement;
    target.addEventListener("keydown", onKey as EventListener);
    return () => target.removeEventListener("keydown", onKey as EventListener);
  });
  useEffect(() => {
    const fromAddress = () => { setPlaying(false); move(() => stepOf(location.hash)); };
    if (start) toControls();
    if (!whole) return undefined;
    window.addEventListener("hashchange", fromAddress);
    return () => window.removeEventListener("hashchange", fromAddress);
  }, []);
  useEffect(() => {
    if (begun.current) history.replaceState(null, "", address ? address(step) : `#step=${step}`);
    begun.current = true;
  }, [step]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (step < last ? move((at) => at + 1) : setPlaying(false)), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, step]);

  const taken = first.steps[step - 1], label = taken?.label ?? "initial state";
  const told = (list: Told[], under = "") => list.filter((s) => s.step === step).map((s) => under + s.text).join(" ");
  const here = [told(data.account), other && told(data.survives, `${other.name}: `)].filter(Boolean).join(" ");
  const Title = whole ? "h1" : "h4", View = whole ? "main" : "div";
  return (
    <div class={`player${other ? " twin" : ""}${blind ? " blind" : ""}`} ref={box} tabIndex={whole ? undefined : -1}>
      <header>
        <Title id="title">{blind ? "What will happen?" : data.title}</Title>
        {!blind && <p id="verdict">{data.verdicts.map(([text, outcome], n) => <span key={n} class={outcome}>{text}{n + 1 < data.verdicts.length ? "; " : "."}</span>)}</p>}
        {!blind && <p id="meaning">{data.meaning}</p>}
        {!blind && data.story && data.story.length > 0 && <details id="story"><summary>The story</summary><Story parts={data.story} /></details>}
      </header>
      <section id="controls" aria-label="Steps">
        <div id="buttons">
          <button type="button" id="first" aria-label="First step" title="First step (Home)" disabled={step === 0} onClick={keys.Home}>|◀</button>
          <button type="button" id="back" aria-label="Step back" title="Step back (←)" disabled={step === 0} onClick={keys.ArrowLeft}>◀</button>
          <button type="button" id="play" aria-label={playing ? "Pause" : "Play"} title="Play (space)" onClick={play}>{playing ? "❚❚ Pause" : "▶ Play"}</button>
          <button type="button" id="forward" aria-label="Step on" title="Step on (→)" disabled={step === last} onClick={keys.ArrowRight}>▶</button>
          <button type="button" id="last" aria-label="Last step" title="Last step (End)" disabled={step === last} onClick={keys.End}>▶|</button>
          <button type="button" id="blind" aria-pressed={blind} title="Hide the verdict and all that comes later" onClick={() => { if (!blind) move(() => 0); setBlind(!blind); }}>Without spoilers</button>
          <output id="counter" for="slider">{blind ? `step ${step}` : `step ${step} of ${last}`}</output>
        </div>
        <Track marks={data.marks} step={step} last={last} label={label} blind={blind} onGo={go} />
      </section>
      <View class="view">
        <p id="now">{here || (taken?.meaning ?? "Before any step.")}</p>
        <div class="stages">{data.runs.map((run) => <State key={run.name} run={run} step={step} size={data.logSize} titled={other !== undefined} Heading={whole ? "h2" : "h5"} />)}</div>
        {data.account.length + data.notes.length > 0 && (
          <section class="told" aria-labelledby="why-title">
            {whole ? <h2 id="why-title">Why</h2> : <h5 id="why-title">Why</h5>}
            <Account data={data} step={step} blind={blind} onGo={go} />
            {!blind && data.notes.length > 0 && <ul id="notes">{data.notes.map((note) => <li key={note}>{note}</li>)}</ul>}
          </section>
        )}
      </View>
      <div id="spoken" aria-live="polite" class="unseen">{`Step ${step}: ${label}. ${told(data.account)}`}</div>
      <footer>
        <ul id="legend">{data.legend.map((line) => <li key={line.text}>{line.cell !== undefined && <span class={`cell ${line.cell}`}>{line.sample}</span>}{line.text}</li>)}</ul>
        <p>{data.about}</p>
      </footer>
    </div>
  );
}

/** The step that an address of a page of one trace names. */
export function stepOf(hash: string): number {
  return Number(/^#step=(\d{1,6})$/.exec(hash)?.[1] ?? 0);
}

export function Story({ parts }: { parts: [head: string, text: string][] }) {
  return <dl class="story">{parts.map(([head, text]) => <div key={head}><dt>{head}</dt><dd>{text}</dd></div>)}</dl>;
}

interface Tracked {
  marks: Told[];
  step: number;
  last: number;
  label: string;
  blind: boolean;
  onGo: (step: number) => void;
}

const ROWS = 3;

function Track({ marks, step, last, label, blind, onGo }: Tracked) {
  const track = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => { if (track.current) placeMarks(track.current); };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(track.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);
  return (
    <div id="track" ref={track}>
      <input type="range" id="slider" min="0" max={last} value={step} step="1" aria-label="Step" aria-valuetext={`step ${step} of ${last}: ${label}`}
        onInput={(event) => onGo(Number(event.currentTarget.value))} />
      <div id="marks">
        {marks.map((mark) => {
          const place = last ? mark.step / last : 0;
          const classes = [mark.tone, place > 0.9 && "edge", place < 0.1 && "start", blind && mark.step > step && "ahead"];
          return <button type="button" key={`${mark.step} ${mark.text}`} class={classes.filter(Boolean).join(" ")} data-tone={mark.tone} style={{ left: `${100 * place}%` }} onClick={() => onGo(mark.step)}>{mark.text}</button>;
        })}
      </div>
    </div>
  );
}

/** Gives each mark the first row in which it covers no other: where twins part, then the last step's, back to the first.
 * One without room is left out. */
function placeMarks(track: HTMLElement): void {
  const rows = Array.from({ length: ROWS }, (): { left: number; right: number }[] => []);
  const differing = (button: HTMLElement) => Number(button.dataset.tone === "");
  const buttons = [...track.querySelectorAll<HTMLElement>("#marks button")].reverse();
  for (const button of buttons.sort((a, b) => differing(b) - differing(a))) {
    button.hidden = false;
    const { left, right } = button.getBoundingClientRect();
    const row = rows.find((taken) => taken.every((other) => right + 2 < other.left || left > other.right + 2));
    button.hidden = row === undefined;
    row?.push({ left, right });
    if (row) button.style.top = `${1.15 * rows.indexOf(row)}rem`;
  }
  track.style.paddingBottom = `${0.35 + 1.2 * rows.filter((taken) => taken.length).length}rem`;
}

function Account({ data, step, blind, onGo }: { data: TraceData; step: number; blind: boolean; onGo: (step: number) => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const told = box?.querySelectorAll<HTMLElement>("[data-own]:not(.later)");
    const current = told?.[told.length - 1];
    if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [step]);
  const row = (sentence: Told, n: number, own: boolean) => {
    const later = sentence.step > step;
    return !(later && blind) && (
      <li key={`${own} ${n}`}>
        <button type="button" class={`${sentence.tone}${later ? " later" : ""}`} data-own={own ? "" : undefined} aria-current={sentence.step === step ? "step" : undefined} onClick={() => onGo(sentence.step)}>
          <span class="n">{sentence.step}</span><span class="text">{sentence.text}</span>
        </button>
      </li>
    );
  };
  return (
    <ol id="account" ref={list}>
      {data.account.map((sentence, n) => row(sentence, n, true))}
      {data.survives.length > 0 && <li class="under">Under {data.runs[1]?.name}</li>}
      {data.survives.map((sentence, n) => row(sentence, n, false))}
    </ol>
  );
}

function State({ run, step, size, titled, Heading }: { run: Run; step: number; size: number; titled: boolean; Heading: "h2" | "h5" }) {
  const taken = run.steps[step - 1], why = run.refused[step];
  return (
    <section class="stage" aria-label={run.name}>
      {titled && <Heading>{run.name}</Heading>}
      <p class="action">{taken ? `${step}. ${taken.label}` : "The initial state"}</p>
      <p class={why ? "meaning refused" : "meaning"}>{why ?? taken?.meaning ?? "Before any step."}</p>
      <Moment now={run.frames[step] as Frame} was={run.frames[step - 1]} size={size} />
    </section>
  );
}
