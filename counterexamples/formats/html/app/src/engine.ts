/*
 * A protocol's steps and properties, and the exhaustive search, as WebAssembly (model/backends/wasm.py).
 *
 * What a module exports, from properties/engines/exhaustive/page_code.py. It imports `env.__linear_memory`, and keeps
 * nothing there: every address is an argument. Pointers are numbers, all other arguments and results are BigInt.
 *
 *   tideproof_expand(state, successors, kinds)   writes the states after a state and the number of each step's kind;
 *                                                returns how many there are, or -1 - kind of a step out of its range
 *   tideproof_check(state)                       a bit for each property that fails (of a witness: that is found)
 *   tideproof_explore(states, orbits, parents, table, bits, stop, limit, reduced, transitions, successors, kinds,
 *                     hashes, sources, weights, taken, first_taken, first_failing, control)
 *                                                expands the visited states from control[NEXT] up to `stop`
 *   tideproof_index_states(states, table, bits, first, stop)    enters states into the table
 *   tideproof_find_state(states, table, bits, state)            the index of a visited state, or -1
 *   tideproof_edges(states, table, bits, first, stop, successors, kinds, offsets, targets)
 *                                                the steps of visited states: offsets[s] … offsets[s + 1] in targets
 *   tideproof_mark(states, first, stop, mask, distances)        0 for each state that fails a property of the mask
 *   tideproof_distances(count, offsets, targets, starts, sources, queue, distances)
 *                                                the least number of steps from each state to one marked so
 *
 * A state is packed into 64-bit words: here an array of BigInt.
 */

export type State = readonly bigint[];
export interface Next {
  kind: number;
  state: State;
}

/** What of a protocol's data the engine needs: see counterexamples/formats/html/lab.py. */
export interface Compiled {
  words: number;
  transitions: number;
  initial: readonly string[];
}

type Call = (...given: (number | bigint)[]) => bigint;

const PAGE = 65536;
const BLOCK = 8;
const PARENT_BITS = 6;
const MOST_PROPERTIES = 64;
const COUNT = 0, NEXT = 1, FAILED = 2, TAKEN = 3, CONTROL_WORDS = 7;
const TABLE_FULL = 1n, ESCAPED = 2n;
export const NEVER = 0xffffffff;

export const initialOf = (compiled: Compiled): State => compiled.initial.map(BigInt);
export const keyOf = (state: State): string => state.map((word) => word.toString(36)).join("-");

/** A module with memory of its own, and buffers in it for one state and its successors. */
class Instance {
  readonly memory = new WebAssembly.Memory({ initial: 1 });
  protected readonly calls: Record<string, Call>;
  protected end = 64;
  private readonly one: number;
  private readonly successors: number;
  private readonly kinds: number;

  constructor(module: WebAssembly.Module, readonly words: number, readonly transitions: number) {
    const { exports } = new WebAssembly.Instance(module, { env: { __linear_memory: this.memory } });
    this.calls = exports as unknown as Record<string, Call>;
    this.one = this.room(8 * words);
    this.successors = this.room(8 * words * transitions);
    this.kinds = this.room(4 * transitions);
  }

  /** An address with room for so many bytes. */
  protected room(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 15) & ~15;
    if (this.end < at) throw new RangeError("out of memory");
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  protected call(name: string, ...given: (number | bigint)[]): bigint {
    return (this.calls[`tideproof_${name}`] as Call)(...given);
  }

  protected read(at: number): State {
    return [...new BigUint64Array(this.memory.buffer, at, this.words)];
  }

  protected write(state: State): number {
    new BigUint64Array(this.memory.buffer, this.one, this.words).set(state);
    return this.one;
  }

  /** The steps that can be taken in a state, in the order of the protocol's kinds of step. */
  next(state: State): Next[] {
    const made = Number(this.call("expand", this.write(state), this.successors, this.kinds));
    if (made < 0) throw new RangeError("a step leaves the range of a variable");
    const kinds = [...new Uint32Array(this.memory.buffer, this.kinds, made)];
    return kinds.map((kind, n) => ({ kind, state: this.read(this.successors + 8 * this.words * n) }));
  }

  /** A bit for each property that fails in a state. */
  failed(state: State): bigint {
    return BigInt.asUintN(64, this.call("check", this.write(state)));
  }

  protected get buffers(): [number, number] {
    return [this.successors, this.kinds];
  }
}

/** The protocol, one state at a time. */
export class Model extends Instance {
  readonly initial: State;

  constructor(module: WebAssembly.Module, compiled: Compiled) {
    super(module, compiled.words, compiled.transitions);
    this.initial = initialOf(compiled);
  }
}

export interface Progress {
  states: number;
  depth: number;
  steps: number;
  waiting: number;
}

/** All states that can be reached, breadth first. */
export class Space extends Instance {
  /** `levels[d]` is the number of states at distance d. */
  readonly levels = [1];
  complete = false;
  /** Where the memory or the limit ended it. */
  full = false;
  private capacity = 1 << 14;
  private bits = 15;
  private readonly control: number;
  private readonly firstFailing: number;
  private readonly fixed: number[];
  private states = 0;
  private parents = 0;
  private table = 0;
  private level = { begin: 0, end: 1 };
  private graph: { offsets: number; targets: number; edges: number } | undefined;
  private readonly measured = new Map<bigint, Uint32Array>();

  constructor(module: WebAssembly.Module, compiled: Compiled, from: State = initialOf(compiled), readonly most = 4_000_000) {
    super(module, compiled.words, compiled.transitions);
    const n = Math.max(1, this.transitions);
    const block = BLOCK * n;
    this.fixed = [8 * this.words * block, 4 * block, 8 * block, 4 * block, 4 * block, 8 * n, 8 * n].map((b) => this.room(b));
    this.firstFailing = this.room(8 * MOST_PROPERTIES);
    this.control = this.room(8 * CONTROL_WORDS);
    this.layOut(0);
    new BigUint64Array(this.memory.buffer, this.states, this.words).set(from);
    const control = this.controls;
    control[COUNT] = 1n;
    control[FAILED] = this.failed(from);
    new BigUint64Array(this.memory.buffer, this.firstFailing, MOST_PROPERTIES).fill(0n);
    this.index();
  }

  private get controls(): BigUint64Array {
    return new BigUint64Array(this.memory.buffer, this.control, CONTROL_WORDS);
  }

  get count(): number {
    return Number(this.controls[COUNT]);
  }

  get steps(): number {
    return Number(this.controls[TAKEN]);
  }

  get depth(): number {
    return this.levels.length - 1;
  }

  get progress(): Progress {
    return { states: this.count, depth: this.depth, steps: this.steps, waiting: this.count - Number(this.controls[NEXT]) };
  }

  /** The properties that fail in some visited state. */
  get everFailed(): bigint {
    return this.controls[FAILED] as bigint;
  }

  /** The index of the first visited state that fails the property with this bit; it is as near as any. */
  first(bit: number): number | undefined {
    if (!(this.everFailed >> BigInt(bit) & 1n)) return undefined;
    return Number(new BigUint64Array(this.memory.buffer, this.firstFailing, MOST_PROPERTIES)[bit]);
  }

  /** The number of steps to the visited state of this index. */
  depthOf(index: number): number {
    let before = 0;
    return this.levels.findIndex((size) => (before += size) > index);
  }

  /** Arrays for `capacity` states, of which `kept` are there; they are the last in memory, and states stay in place. */
  private layOut(kept: number): void {
    const parents = new Uint32Array(this.memory.buffer.slice(this.parents, this.parents + 4 * (1 + (kept >> PARENT_BITS))));
    if (this.states) this.end = this.states;
    this.states = this.room(8 * this.words * this.capacity);
    this.parents = this.room(4 * (1 + (this.capacity >> PARENT_BITS)));
    this.table = this.room(4 << this.bits);
    new Uint32Array(this.memory.buffer, this.parents, parents.length).set(parents);
    new Uint32Array(this.memory.buffer, this.table, 1 << this.bits).fill(0);
  }

  private index(): void {
    this.call("index_states", this.states, this.table, BigInt(this.bits), 0n, BigInt(this.count));
  }

  private grow(): boolean {
    if (this.capacity >= this.most) return false;
    const before = [this.capacity, this.bits] as const;
    this.capacity = Math.min(this.most, this.capacity * 4);
    this.bits = Math.ceil(Math.log2(this.capacity / 0.7));
    try {
      this.layOut(this.count);
    } catch {
      [this.capacity, this.bits] = before;
      return false;
    }
    this.index();
    return true;
  }

  /** Expand some thousand states more; returns whether there is more to do. */
  explore(portion = 50_000): boolean {
    if (this.complete || this.full) return false;
    const stop = Math.min(this.level.end, Number(this.controls[NEXT]) + portion);
    const limit = Math.min(this.capacity, Math.floor(0.9 * 2 ** this.bits));
    const status = this.call(
      "explore", this.states, 0, this.parents, this.table, BigInt(this.bits), BigInt(stop), BigInt(limit), 0n,
      BigInt(this.transitions), ...this.fixed, this.firstFailing, this.control,
    );
    if (status === ESCAPED) throw new RangeError("a step leaves the range of a variable");
    if (status === TABLE_FULL) this.full = !this.grow();
    else if (Number(this.controls[NEXT]) === this.level.end) {
      this.level = { begin: this.level.end, end: this.count };
      if (this.level.begin === this.level.end) this.complete = true;
      else this.levels.push(this.level.end - this.level.begin);
    }
    return !this.complete && !this.full;
  }

  state(index: number): State {
    return this.read(this.states + 8 * this.words * index);
  }

  /** The index of a visited state; undefined where it was not visited. */
  find(state: State): number | undefined {
    const found = Number(this.call("find_state", this.states, this.table, BigInt(this.bits), this.write(state)));
    return found < 0 ? undefined : found;
  }

  /** The kinds of step on a shortest way to a visited state. */
  pathTo(index: number): number[] {
    const kinds: number[] = [];
    while (index > 0) {
      const parents = new Uint32Array(this.memory.buffer, this.parents, 1 + (this.count - 1 >> PARENT_BITS));
      const target = keyOf(this.state(index));
      // The state before is among those from which the states around this one were found.
      let source = parents[index >> PARENT_BITS] as number, step: Next | undefined;
      for (; source < index; source++) {
        step = this.next(this.state(source)).find((made) => keyOf(made.state) === target);
        if (step) break;
      }
      if (!step) throw new Error("no way leads to a visited state");
      kinds.unshift(step.kind);
      index = source;
    }
    return kinds;
  }

  /** For each visited state the number of steps to the nearest that fails a property of the mask, or NEVER. */
  distances(mask: bigint): Uint32Array {
    const known = this.measured.get(mask);
    if (known) return known;
    if (!this.complete) throw new Error("not all states were visited");
    const count = this.count, graph = (this.graph ??= this.edges());
    const begin = this.end;
    const distances = this.room(4 * count), starts = this.room(4 * (count + 2));
    const sources = this.room(4 * graph.edges), queue = this.room(4 * count);
    this.call("mark", this.states, 0n, BigInt(count), mask, distances);
    this.call("distances", BigInt(count), graph.offsets, graph.targets, starts, sources, queue, distances);
    const found = new Uint32Array(this.memory.buffer, distances, count).slice();
    this.end = begin;
    this.measured.set(mask, found);
    return found;
  }

  private edges(): { offsets: number; targets: number; edges: number } {
    const edges = this.steps;
    const offsets = this.room(4 * (this.count + 1)), targets = this.room(4 * edges);
    new Uint32Array(this.memory.buffer, offsets, 1)[0] = 0;
    const made = this.call("edges", this.states, this.table, BigInt(this.bits), 0n, BigInt(this.count), ...this.buffers, offsets, targets);
    if (Number(made) !== edges) throw new Error("steps are missing");
    return { offsets, targets, edges };
  }
}
