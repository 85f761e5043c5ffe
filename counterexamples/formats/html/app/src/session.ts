/* A run that branches, and its address. */

import type { Protocol } from "./data";
import { Model, type Next, type State } from "./engine";

export interface Node {
  readonly id: number;
  readonly parent: Node | undefined;
  /** The step that led here; of the initial state, -1. */
  readonly kind: number;
  readonly state: State;
  readonly depth: number;
  readonly children: Node[];
}

/** What was tried: a tree of states, and the one that is shown. */
export class Session {
  readonly model: Model;
  readonly root: Node;
  here: Node;
  private ids = 0;
  /** Where `redo` goes: the child that was left last. */
  private readonly left = new Map<Node, Node>();

  constructor(readonly protocol: Protocol) {
    this.model = new Model(protocol.module, protocol.details);
    this.root = this.here = this.made(undefined, -1, this.model.initial);
  }

  private made(parent: Node | undefined, kind: number, state: State): Node {
    return { id: this.ids++, parent, kind, state, depth: parent ? parent.depth + 1 : 0, children: [] };
  }

  get next(): Next[] {
    return this.model.next(this.here.state);
  }

  /** Takes a step; returns false where it cannot be taken here. */
  take(kind: number): boolean {
    const step = this.next.find((next) => next.kind === kind);
    if (!step) return false;
    let child = this.here.children.find((node) => node.kind === kind);
    if (!child) this.here.children.push((child = this.made(this.here, kind, step.state)));
    this.left.set(this.here, child);
    this.here = child;
    return true;
  }

  undo(): void {
    this.here = this.here.parent ?? this.here;
  }

  get redoable(): Node | undefined {
    return this.left.get(this.here) ?? this.here.children[0];
  }

  redo(): void {
    this.here = this.redoable ?? this.here;
  }

  goTo(node: Node): void {
    for (let at = node; at.parent; at = at.parent) this.left.set(at.parent, at);
    this.here = node;
  }

  /** From the initial state to the one that is shown. */
  get path(): Node[] {
    const path: Node[] = [];
    for (let at: Node | undefined = this.here; at; at = at.parent) path.unshift(at);
    return path;
  }

  get kinds(): number[] {
    return this.path.slice(1).map((node) => node.kind);
  }

  get size(): number {
    return this.ids;
  }
}

export interface Address {
  protocol: string;
  digest: string;
  run: number[];
  /** Another protocol, which does the same beside it. */
  beside: string | undefined;
  property: string | undefined;
  lesson: string | undefined;
}

const LONGEST = 4_000;
const MOST_STEPS = 1_000;
const NAME = /^[\w. -]{1,120}$/;
const KEYS = ["p", "v", "run", "beside", "property", "lesson"];

export function addressOf(a: Partial<Address>): string {
  const parts: [string, string | undefined][] = [
    ["p", a.protocol], ["v", a.digest], ["run", a.run?.map((kind) => kind.toString(36)).join(".")],
    ["beside", a.beside], ["property", a.property], ["lesson", a.lesson],
  ];
  return "#" + parts.filter(([, value]) => value).map(([key, value]) => `${key}=${value?.replaceAll(" ", "+")}`).join("&");
}

/** What an address says. Throws an Error whose message is for the reader, where it says nothing that can be shown. */
export function readAddress(hash: string): Partial<Address> | undefined {
  const text = hash.replace(/^#/, "");
  if (!text || text === "explore") return undefined;
  if (text.length > LONGEST) throw new Error("This address is longer than any that this page makes, so it was not opened.");
  const given = new Map<string, string>();
  for (const part of text.split("&")) {
    const [key = "", ...values] = part.split("="), value = values.join("=").replaceAll("+", " ");
    if (!KEYS.includes(key) || given.has(key) || (key !== "run" && !NAME.test(value)))
      throw new Error("This address is not one that this page makes, so it was not opened.");
    given.set(key, value);
  }
  const run = given.get("run") ?? "";
  if (!/^([0-9a-z]{1,4}(\.[0-9a-z]{1,4})*)?$/.test(run)) throw new Error("The steps in this address are not readable, so it was not opened.");
  const kinds = run ? run.split(".").map((kind) => Number.parseInt(kind, 36)) : [];
  if (kinds.length > MOST_STEPS) throw new Error(`This address has more than ${MOST_STEPS} steps, so it was not opened.`);
  return {
    protocol: given.get("p"), digest: given.get("v"), run: kinds, beside: given.get("beside"),
    property: given.get("property"), lesson: given.get("lesson"),
  } as Partial<Address>;
}

/** The session that an address describes. Throws an Error for the reader where the rules do not allow a step of it. */
export function sessionAt(protocol: Protocol, kinds: readonly number[]): Session {
  const session = new Session(protocol);
  kinds.forEach((kind, n) => {
    if (!session.take(kind)) throw new Error(`Step ${n + 1} of this address cannot be taken there under ${protocol.name}, so it was not opened.`);
  });
  return session;
}

export interface Beside {
  session: Session;
  /** The number of the first step that it does not take, or after which the states differ; undefined if none does. */
  parts: number | undefined;
  refused: number[];
}

/** The same schedule under another protocol: steps that it does not take are left out, and the schedule goes on. */
export function follow(session: Session, other: Protocol): Beside {
  const beside = new Session(other);
  const shared = session.protocol.variables.filter((v) => !session.protocol.field(v).ghost && !session.protocol.field(v).own).map((v) => {
    const name = session.protocol.nameOf(v);
    return [v, other.variables.find((w) => !other.field(w).ghost && other.nameOf(w) === name)] as const;
  });
  const refused: number[] = [];
  let parts: number | undefined;
  session.path.slice(1).forEach((node, n) => {
    const kind = other.kindOf(session.protocol.keyOf(node.kind));
    if (kind === undefined || !beside.take(kind)) refused.push(n + 1);
    const same = () => shared.every(([v, w]) => w === undefined || session.protocol.text(node.state, v) === other.text(beside.here.state, w));
    if (parts === undefined && (refused.length || !same())) parts = n + 1;
  });
  return { session: beside, parts, refused };
}
