/* A protocol's data (counterexamples/formats/html/lab_data.py): what its variables mean, its steps, its properties. */

import type { State } from "./engine";

export interface Field {
  name: string;
  key: string;
  meaning: string;
  ghost: string;
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
  name: string;
  before: string;
  after: string;
}

async function unpacked(text: string): Promise<ArrayBuffer> {
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

  /** What differs between two states; what observers remember is no part of the protocol. */
  changes(before: State, after: State): Change[] {
    return this.variables
      .filter((v) => !this.field(v).ghost && this.value(before, v) !== this.value(after, v))
      .map((v) => ({ variable: v, name: this.nameOf(v), before: this.text(before, v), after: this.text(after, v) }));
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

/** `LeaderAnswerFetch(follower=b0, leader=b1)` for a narrow place: `leader answer fetch`. */
export function inWords(label: string): string {
  return label.slice(0, label.indexOf("(")).replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}
