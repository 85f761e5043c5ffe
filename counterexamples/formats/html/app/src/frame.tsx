/* A moment of a recorded run: the states of brokers with what was promised of their records, or rows of text. */

import { Facts, Office, Stage, type Cell, type Fact, type Lane } from "./broker";

interface Broker {
  name: string;
  /** All that a real broker shows of its role. */
  role?: string;
  leader: string | null;
  epoch?: string;
  isr?: string[] | null;
  leo: number;
  hw: number;
  log: [record: string, epoch: number][];
  notes: string[];
  missing: { record: string; offset: number }[];
}
interface Message {
  name: string;
  epoch: string;
  leader: string;
  isr: string[] | null;
  to: string[];
}
interface Controller {
  epoch: string | null;
  leader: string | null;
  isr: string[];
  elr: string[] | null;
  messages: Message[];
}
interface OfBrokers {
  brokers: Broker[];
  clients: Record<string, string>;
  committed: string[];
  acknowledged: string[];
  controller?: Controller;
}
export type Frame = OfBrokers | { cells: Record<string, string> };
interface Shown<T> {
  now: T;
  was: T | undefined;
  size: number;
}

/** Where there is little room, the brokers come first. */
export const isNarrow = () => matchMedia("(max-width: 34rem), (max-height: 54rem)").matches;

const set = (brokers: string[]) => `{${brokers.join(", ")}}`;
/** A text, and whether it was another one a step ago. */
const fact = (now: string, was: string | undefined): Fact => ({ text: now, isNew: was !== undefined && now !== was });

/** What was promised of a record: committed, acknowledged, or both. */
function promised(record: string, frame: OfBrokers, before = ""): string {
  const said = (["committed", "acknowledged"] as const).filter((promise) => frame[promise].includes(record)).join(" and ");
  return said && before + said;
}

function roleOf(broker: Broker): string {
  if (broker.role) return broker.role;
  if (broker.leader === null) return "no role yet";
  return broker.leader === broker.name ? `leads in ${broker.epoch}` : `follows ${broker.leader} in ${broker.epoch}`;
}

function cellOf(broker: Broker, was: Broker | undefined, offset: number, frame: OfBrokers): Cell {
  const missing = broker.missing.find((m) => m.offset === offset);
  const [record, epoch] = broker.log[offset] ?? [];
  if (record === undefined || epoch === undefined) {
    if (!missing) return { record: "", below: "", epoch: undefined };
    const title = `${missing.record} was ${promised(missing.record, frame)}, and ${broker.name} lacks it`;
    return { record: `✗ ${missing.record}`, below: "missing", epoch: undefined, lost: true, title };
  }
  const committed = frame.committed.includes(record);
  const acked = frame.acknowledged.includes(record) ? " ack" : "";
  return {
    record: (committed ? "✓ " : "") + record, below: missing ? `not ${missing.record}` : `e${epoch}${acked}`, epoch, committed,
    lost: missing !== undefined, isNew: was && was.log[offset]?.[0] !== record,
    title: `offset ${offset}: record ${record}, written in e${epoch}${promised(record, frame, ", ")}`,
  };
}

function laneOf(broker: Broker, was: Broker | undefined, frame: OfBrokers, size: number): Lane {
  const isr = (b: Broker | undefined) => (b?.isr ? `ISR it knows ${set(b.isr)}` : undefined);
  const known = isr(broker);
  const notes = broker.notes.map((note) => ({ text: note, isNew: was && !was.notes.includes(note) }));
  const held = broker.log.map(([record, epoch], n) => `offset ${n} ${record} of e${epoch}${promised(record, frame, " ")}`).join(", ") || "empty";
  const lost = broker.missing.map((m) => `; lacks ${m.record}, which was ${promised(m.record, frame)}`).join("");
  const mark = (kind: "hw" | "leo") => ({ at: broker[kind], isNew: was !== undefined && was[kind] !== broker[kind] });
  return {
    name: broker.name, leads: broker.leader === broker.name, role: fact(roleOf(broker), was && roleOf(was)),
    facts: [...(known ? [fact(known, isr(was))] : []), ...notes],
    log: {
      cells: Array.from({ length: size }, (_, offset) => cellOf(broker, was, offset, frame)), hw: mark("hw"), leo: mark("leo"),
      label: `Log of ${broker.name}: ${held}; log end offset ${broker.leo}, high watermark ${broker.hw}${lost}`,
    },
  };
}

function Elected({ now, was }: { now: Controller; was: Controller | undefined }) {
  const office = (c: Controller) => (c.epoch === null ? "no epoch yet" : `epoch ${c.epoch}, leader ${c.leader ?? "none"}`);
  const isr = (c: Controller) => `ISR ${set(c.isr)}${c.elr ? `, ELR ${set(c.elr)}` : ""}`;
  const messages = now.messages.map((m) => {
    const text = `${m.name} ${m.epoch}: leader ${m.leader}${m.isr ? `, ISR ${set(m.isr)}` : ""} → ${m.to.join(", ")}`;
    return { text, isNew: was && !was.messages.some((before) => before.epoch === m.epoch) };
  });
  return (
    <Office name="Controller" facts={[fact(office(now), was && office(was)), fact(isr(now), was && isr(was))]}>
      {messages.length > 0 && (
        <details open={!isNarrow()}>
          <summary>Requests that may still arrive ({messages.length})</summary>
          <div class="messages"><Facts facts={messages} /></div>
        </details>
      )}
    </Office>
  );
}

/** Texts by the name of what they are about. */
function Offices({ now, was }: { now: Record<string, string>; was: Record<string, string> | undefined }) {
  return <>{Object.entries(now).map(([name, text]) => <Office key={name} name={name} facts={[fact(text, was?.[name])]} />)}</>;
}

const BROKER = /^b\d+$/;
const some = (cells: Record<string, string>, fits: (name: string) => boolean) => Object.fromEntries(Object.entries(cells).filter(([name]) => fits(name)));

export function Moment({ now, was, size }: Shown<Frame>) {
  if ("cells" in now) {
    const before = was && "cells" in was ? was.cells : undefined;
    const lanes = Object.entries(some(now.cells, (name) => BROKER.test(name)));
    return (
      <Stage lanes={lanes.map(([name, text]) => ({ name, leads: false, facts: [fact(text, before?.[name])] }))}>
        <Offices now={some(now.cells, (name) => !BROKER.test(name))} was={before} />
      </Stage>
    );
  }
  const before = was && "brokers" in was ? was : undefined;
  return (
    <Stage lanes={now.brokers.map((broker, n) => laneOf(broker, before?.brokers[n], now, size))}>
      {now.controller && <Elected now={now.controller} was={before?.controller} />}
      <Offices now={now.clients} was={before?.clients} />
    </Stage>
  );
}
