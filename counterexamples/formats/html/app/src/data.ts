/* A protocol's data (counterexamples/formats/html/lab_data.py): what its variables mean, its steps, its properties. */

import type { State } from "./engine";
import { Formula } from "./formula";

export interface Field {
  name: string;
  key: string;
  /** What readers call it, if not by its name. */
  says: string;
  /** Whether a state can be understood without it. */
  quiet: boolean;
  meaning: string;
  ghost: string;
  /** What each protocol keeps in a way of its own: two runs are not compared by it. */
  own: boolean;
  lane: boolean;
  owner: string;
  flag: boolean;
  indices: string[][];
  values: string[];
}
/** Of each variable: its field, indices, least value, word, shift and bits. */
type Place = [field: number, index: number[], lo: number, word: number, shift: number, bits: number];
export interface Step {
  label: string;
  slot: string;
  meaning: string;
  /** The same in words with the names of those that take part; empty where there are none. */
  says: string;
  ends: [string, string];
}
export interface Property {
  name: string;
  meaning: string;
  witness: boolean;
  formula: number;
}
interface Details {
  words: number;
  transitions: number;
  initial: string[];
  fields: Field[];
  variables: Place[];
  steps: Step[];
  properties: Property[];
  saving: { record: string; written: number }[];
  formulas: number[][];
  board: Partial<Record<"log" | "epochs" | "hw" | "leo" | "leader", string>>;
  parties: string[];
  usual: string;
}
export interface Packed {
  name: string;
  title: string;
  bounds: string;
  digest: string;
  packed: string;
  code: string;
}
export interface PageData {
  title: string;
  protocols: Packed[];
}
export interface Change {
  variable: number;
  /** Its name in words, with the broker that it belongs to. */
  says: string;
  name: string;
  before: string;
  after: string;
}

export async function unpacked(text: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

export class Protocol {
  private constructor(readonly head: Packed, readonly details: Details, readonly module: WebAssembly.Module) {}

  static async open(packed: Packed): Promise<Protocol> {
    const [details, code] = await Promise.all([unpacked(packed.packed), unpacked(packed.code)]);
    const module = await WebAssembly.compile(code);
    return new Protocol(packed, JSON.parse(new TextDecoder().decode(details)) as Details, module);
  }

  get name(): string {
    return this.head.name;
  }

  get initial(): State {
    return this.details.initial.map(BigInt);
  }

  /** The property that a reader is asked about first. */
  get usual(): number {
    return Math.max(0, this.details.properties.findIndex((p) => p.name === this.details.usual));
  }

  /** The records that are written in a state, with their numbers. */
  writtenIn(state: State): [number, { record: string }][] {
    const formula = new Formula(this, state);
    return [...this.details.saving.entries()].filter(([, { written }]) => formula.value(written));
  }

  private place(variable: number): Place {
    return this.details.variables[variable] as Place;
  }

  field(variable: number): Field {
    return this.details.fields[this.place(variable)[0]] as Field;
  }

  indexOf(variable: number): number[] {
    return this.place(variable)[1];
  }

  get variables(): number[] {
    return [...this.details.variables.keys()];
  }

  step(kind: number): Step {
    return this.details.steps[kind] as Step;
  }

  /** The variables of a field, in the order of their indices; with `first`, those of this first index. */
  of(key: string | undefined, first?: number): number[] {
    if (key === undefined) return [];
    return this.variables.filter((v) => this.field(v).key === key && (first === undefined || this.indexOf(v)[0] === first));
  }

  value(state: State, variable: number): number {
    const [, , lo, word, shift, bits] = this.place(variable);
    return Number((state[word] as bigint) >> BigInt(shift) & (1n << BigInt(bits)) - 1n) + lo;
  }

  shown(variable: number, value: number): string {
    return this.field(variable).values[value - this.place(variable)[2]] ?? String(value);
  }

  text(state: State, variable: number): string {
    return this.shown(variable, this.value(state, variable));
  }

  /** A variable as Python names it: `log[b1][0]`; without the name of the broker in its own lane. */
  nameOf(variable: number, withoutLane = false): string {
    const field = this.field(variable);
    const texts = this.indexOf(variable).map((index, place) => `[${field.indices[place]?.[index] ?? index}]`);
    return field.name + texts.slice(withoutLane ? 1 : 0).join("");
  }

  /** A variable in words: `b0: noted LEO of b1`. Of a set the last index is left out. */
  private saysOf(variable: number, set: boolean): string {
    const field = this.field(variable);
    const texts = this.indexOf(variable).map((index, place) => field.indices[place]?.[index] ?? String(index));
    if (set) texts.pop();
    const owner = field.lane ? texts.shift() : field.owner;
    return `${owner ? `${owner}: ` : ""}${[field.says || field.name.replaceAll("_", " "), ...texts].join(" ")}`;
  }

  /** A step as a clause; where it shortens a log and does not say so, with that. */
  phrase(kind: number, before?: State, after?: State): string {
    const { label, says } = this.step(kind);
    if (!says) return `${inWords(label)} ${givenOf(label)}`.trim();
    const { leo } = this.details.board;
    const cut = before && after && /truncat|beyond|loses power/.test(says) === false
      ? this.of(leo).filter((v) => this.value(after, v) < this.value(before, v)) : [];
    return cut.length && after ? `${says}; it truncates its log to ${cut.map((v) => this.text(after, v)).join()}` : says;
  }

  /** The variables of a grid by all but their last index. */
  rows(variables: number[]): number[][] {
    const rows = new Map<string, number[]>();
    for (const v of variables) {
      const row = `${this.place(v)[0]} ${this.indexOf(v).slice(0, -1).join()}`;
      rows.set(row, [...(rows.get(row) ?? []), v]);
    }
    return [...rows.values()];
  }

  /** The values of variables of one row; flags as the set of those that are true. */
  said(state: State, row: number[]): string {
    const field = this.field(row[0] as number);
    const last = field.indices.length - 1;
    if (!field.flag || last < 0) return row.map((v) => this.text(state, v)).join(" ");
    return `{${row.filter((v) => this.value(state, v)).map((v) => field.indices[last]?.[this.indexOf(v)[last] as number]).join(", ")}}`;
  }

  /** The same with the broker of each value: `b1 1, b2 0`, without the broker in its own lane. */
  namedValues(state: State, row: number[]): string {
    const field = this.field(row[0] as number);
    const names = field.indices.at(-1);
    if (field.flag || field.indices.length < (field.lane ? 2 : 1) || !names || /^\d/.test(names[0] ?? "")) return this.said(state, row);
    return row
      .map((v) => ({ v, index: this.indexOf(v) }))
      .filter(({ index }) => !(field.lane && index[0] === index.at(-1)))
      .map(({ v, index }) => `${names[index.at(-1) as number]} ${this.text(state, v)}`)
      .join(", ");
  }

  /** What differs between two states; what observers remember is no part of the protocol. */
  changes(before: State, after: State): Change[] {
    const differs = (v: number) => this.value(before, v) !== this.value(after, v);
    const own = this.variables.filter((v) => !this.field(v).ghost);
    return this.rows(own).flatMap((row) => {
      const set = this.field(row[0] as number).flag && row.length > 1;
      const parts = set ? (row.some(differs) ? [row] : []) : row.filter(differs).map((v) => [v]);
      return parts.map((part) => {
        const name = this.nameOf(part[0] as number).replace(set ? /\[[^\]]*\]$/ : /$^/, "");
        return { variable: part[0] as number, says: this.saysOf(part[0] as number, set), name, before: this.said(before, part), after: this.said(after, part) };
      });
    });
  }

  /** A step by its slot and what it is given: the same step under another protocol has the same. */
  keyOf(kind: number): string {
    const { slot, label } = this.step(kind);
    return slot + label.slice(label.indexOf("("));
  }

  kindOf(key: string): number | undefined {
    const kind = this.details.steps.findIndex((_, kind) => this.keyOf(kind) === key);
    return kind < 0 ? undefined : kind;
  }
}

/** What a step is given: `follower b0, leader b1`. */
export function givenOf(label: string): string {
  return label.slice(label.indexOf("(") + 1, -1).replaceAll("=", " ");
}

/** `LeaderAnswerFetch(follower=b0, leader=b1)` for a narrow place: `leader answer fetch`. */
export function inWords(label: string): string {
  return label.slice(0, label.indexOf("(")).replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}
