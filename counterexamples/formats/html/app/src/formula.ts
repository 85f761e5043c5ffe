/* Why a property is false in a state: its formula taken apart there, as counterexamples/explain/conjuncts.py does. */

import type { Protocol } from "./data";
import type { State } from "./engine";

const CONSTANT = 0, VAR = 1, NOT = 2, AND = 3, OR = 4, ITE = 5, EQUAL = 6, LESS = 7, PLUS = 8;
const MOST_REASONS = 64;

/** Comparisons, all of them needed. */
type Reason = string[];

export class Formula {
  private readonly known = new Map<number, number>();

  constructor(private readonly protocol: Protocol, private readonly state: State) {}

  private node(at: number): number[] {
    return this.protocol.details.formulas[at] as number[];
  }

  value(at: number): number {
    let value = this.known.get(at);
    if (value === undefined) this.known.set(at, (value = this.computed(at)));
    return value;
  }

  private computed(at: number): number {
    const [op, ...parts] = this.node(at) as [number, ...number[]];
    const [a, b, c] = parts as [number, number, number];
    switch (op) {
      case CONSTANT: return a;
      case VAR: return this.protocol.value(this.state, a);
      case NOT: return 1 - this.value(a);
      case AND: return parts.every((part) => this.value(part)) ? 1 : 0;
      case OR: return parts.some((part) => this.value(part)) ? 1 : 0;
      case ITE: return this.value(this.value(a) ? b : c);
      case EQUAL: return this.value(a) === this.value(b) ? 1 : 0;
      case LESS: return this.value(a) < this.value(b) ? 1 : 0;
      case PLUS: return this.value(a) + this.value(b);
      default: return this.value(a) - this.value(b);
    }
  }

  /** In words why it has the value that it has: the shortest of the sets of comparisons that are enough. */
  why(at: number): string {
    const shortest = this.reasons(at).map((reason) => [...new Set(reason)]).sort((a, b) => a.length - b.length)[0];
    return (shortest ?? []).join(" and ");
  }

  private reasons(at: number): Reason[] {
    const [op, ...parts] = this.node(at) as [number, ...number[]];
    const [a] = parts as [number];
    const all = () => together(parts.map((part) => this.reasons(part)));
    const enough = () =>
      parts.filter((part) => this.value(part) === this.value(at)).flatMap((part) => this.reasons(part)).slice(0, MOST_REASONS);
    switch (op) {
      case CONSTANT: return [[]];
      case VAR: return [[this.flag(a, this.value(at))]];
      case NOT: return this.reasons(a);
      case AND: return this.value(at) ? all() : enough();
      case OR: return this.value(at) ? enough() : all();
      case ITE: return together([this.reasons(a), this.reasons(this.branch(at))]);
    }
    const conditions: Reason[][] = [];
    const sides = parts.map((part) => this.side(part, conditions));
    return together([[[this.compared(op, this.value(at), sides)]], ...conditions]);
  }

  private branch(at: number): number {
    const [, condition, then, otherwise] = this.node(at) as [number, number, number, number];
    return this.value(condition) ? then : otherwise;
  }

  /** A number with the conditions in it decided: their reasons go to `conditions`. */
  private side(at: number, conditions: Reason[][]): { said: string; value: string; variable?: number | undefined } {
    const [op, ...parts] = this.node(at) as [number, ...number[]];
    if (op === CONSTANT) return { said: String(parts[0]), value: String(parts[0]) };
    if (op === VAR) {
      const variable = parts[0] as number;
      return { said: this.protocol.nameOf(variable), value: this.protocol.text(this.state, variable), variable };
    }
    if (op === ITE) {
      conditions.push(this.reasons(parts[0] as number));
      return this.side(this.branch(at), conditions);
    }
    const sides = parts.map((part) => this.side(part, conditions));
    return { said: sides.map((s) => s.said).join(op === PLUS ? " + " : " - "), value: String(this.value(at)) };
  }

  private compared(op: number, true_: number, sides: { said: string; value: string; variable?: number | undefined }[]): string {
    let [a, b] = sides as [typeof sides[0] & {}, typeof sides[0] & {}];
    let sign = op === EQUAL ? (true_ ? "=" : "≠") : true_ ? "<" : "≥";
    if (/^-?\d+$/.test(a.said)) {
      [a, b] = [b, a];
      sign = { "<": ">", "≥": "≤" }[sign] ?? sign;
    }
    const constant = /^-?\d+$/.test(b.said);
    if (op === EQUAL && constant && a.variable !== undefined) {
      const other = this.protocol.shown(a.variable, Number(b.said));
      return `${a.said} is ${a.value}` + (true_ ? "" : `, not ${other}`);
    }
    const withValue = (side: typeof a) => (side.said === side.value ? side.said : `${side.said} (${side.value})`);
    return `${withValue(a)} ${sign} ${withValue(b)}`;
  }

  private flag(variable: number, true_: number): string {
    const field = this.protocol.field(variable);
    if (field.ghost && true_) return field.meaning + (this.protocol.indexOf(variable).length ? ` (${this.protocol.nameOf(variable)})` : "");
    return `${this.protocol.nameOf(variable)} is ${true_ ? "true" : "false"}`;
  }
}

function together(parts: Reason[][]): Reason[] {
  return parts.reduce((found, reasons) => found.flatMap((a) => reasons.map((b) => [...a, ...b])).slice(0, MOST_REASONS), [[]] as Reason[]);
}
