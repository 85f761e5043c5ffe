/* What the page knows: the protocol, the run, the search, and what was asked of it. */

import { Protocol, type PageData } from "./data";
import { keyOf } from "./engine";
import { Search, type Answer, type Found } from "./search";
import { addressOf, follow, readAddress, Session, sessionAt, type Beside, type Node } from "./session";

export interface Savable {
  record: string;
  answer: Answer;
}

export class Lab {
  protocol: Protocol | undefined;
  session: Session | undefined;
  other: Protocol | undefined;
  property = 0;
  found: Found | undefined;
  /** Why the address, or a question, was not answered. */
  refusal = "";
  /** What became of the steps when the protocol was exchanged. */
  note = "";
  hints = false;
  /** Where the shown state is from a failure of the chosen property, and whether its records can be saved. */
  answer: Answer | undefined;
  savable: Savable[] = [];
  asking = false;
  /** What the search says of the chosen property in all states. */
  verdict: { steps: number | undefined } | undefined;
  spoken = "";
  private search: Search | undefined;
  private readonly opened = new Map<string, Promise<Protocol>>();
  private readonly failures = new WeakMap<Node, string[]>();
  private written: string | undefined;

  constructor(readonly data: PageData, private readonly script: string, private readonly onChange: () => void) {}

  private load(name: string): Promise<Protocol> {
    const head = this.head(name);
    if (!head) throw new Error("This address names a protocol that this page does not have, so it was not opened.");
    let opened = this.opened.get(name);
    if (!opened) this.opened.set(name, (opened = Protocol.open(head)));
    return opened;
  }

  /** Begins a run of a protocol, at the state that these steps lead to. */
  async open(name: string, run: readonly number[] = [], digest?: string, property?: string, beside?: string): Promise<void> {
    const protocol = await this.load(name);
    if (digest !== undefined && digest !== protocol.head.digest)
      throw new Error(`This address was made with other rules of ${name} than this page has, so it was not opened.`);
    const bit = property === undefined ? protocol.usual : protocol.details.properties.findIndex((p) => p.name === property);
    if (bit < 0) throw new Error("This address names a property that this page does not have, so it was not opened.");
    const other = beside === undefined ? undefined : await this.load(beside);
    const session = sessionAt(protocol, run);
    if (protocol !== this.protocol) {
      this.search?.close();
      this.search = this.found = undefined;
    }
    [this.protocol, this.session, this.property, this.other, this.refusal] = [protocol, session, bit, other, ""];
    this.verdict = undefined;
    this.shown();
  }

  /** The same steps under another protocol, as far as they can be taken; says how far that is. */
  async change(name: string): Promise<void> {
    const { session, other } = this, before = session?.protocol;
    const beside = other && other.name !== name ? other.name : undefined;
    const protocol = await this.load(name);
    const kept = new Session(protocol);
    if (session && before)
      for (const kind of session.kinds) {
        const same = protocol.kindOf(before.keyOf(kind));
        if (same === undefined || !kept.take(same)) break;
      }
    await this.open(name, kept.kinds, undefined, undefined, beside && this.head(beside)?.bounds === protocol.head.bounds ? beside : undefined);
    const were = session?.here.depth ?? 0, left = kept.here.depth;
    this.note = were === left ? "" : `${left} of ${were} steps were kept: step ${left + 1} cannot be taken under ${name}.`;
    this.onChange();
  }

  private head(name: string) {
    return this.data.protocols.find((p) => p.name === name);
  }

  async openAddress(hash: string): Promise<void> {
    if (hash === this.written) return;
    try {
      const address = readAddress(hash);
      const first = this.data.protocols[0]?.name ?? "";
      if (!address) return await (this.protocol ? undefined : this.open(first));
      await this.open(address.protocol ?? first, address.run, address.digest, address.property, address.beside);
    } catch (error) {
      if (!this.protocol) await this.open(this.data.protocols[0]?.name ?? "");
      this.refusal = error instanceof Error ? error.message : String(error);
      this.onChange();
    }
  }

  get address(): string {
    if (!this.protocol || !this.session) return "";
    const { name, head, details, usual } = this.protocol;
    const property = this.property === usual ? undefined : details.properties[this.property]?.name;
    return addressOf({ protocol: name, digest: head.digest, run: this.session.kinds, beside: this.other?.name, property });
  }

  /** After whatever was done: the address, what a screen reader says, the hints of the state. */
  private shown(): void {
    const { protocol, session } = this;
    if (protocol && session) {
      this.written = this.address;
      history.replaceState(null, "", this.written);
      const { here } = session;
      const fails = this.failed(here);
      const said = here.parent ? `Step ${here.depth}: ${protocol.phrase(here.kind, here.parent.state, here.state)}. ${protocol.changes(here.parent.state, here.state).map((c) => `${c.says} ${c.before} to ${c.after}`).join(", ")}.` : "The initial state.";
      this.spoken = said + (fails.length ? ` Fails: ${fails.join(", ")}.` : "");
    }
    this.answer = undefined;
    this.savable = [];
    this.onChange();
    if (this.hints) void this.ask();
  }

  act(what: (session: Session) => void): void {
    if (!this.session) return;
    this.refusal = this.note = "";
    what(this.session);
    this.shown();
  }

  choose(property: number): void {
    this.property = property;
    this.verdict = undefined;
    this.shown();
  }

  setHints(on: boolean): void {
    this.hints = on;
    this.shown();
  }

  async setBeside(name: string): Promise<void> {
    this.other = name ? await this.load(name) : undefined;
    this.shown();
  }

  get beside(): Beside | undefined {
    return this.other && this.session ? follow(this.session, this.other) : undefined;
  }

  /** The properties that fail in a state, by name. */
  failed(node: Node, of = this.session): string[] {
    let names = this.failures.get(node);
    if (!names && of) {
      const mask = of.model.failed(node.state);
      names = of.protocol.details.properties.filter((p, bit) => !p.witness && mask >> BigInt(bit) & 1n).map((p) => p.name);
      this.failures.set(node, names);
    }
    return names ?? [];
  }

  private get searching(): Search {
    return (this.search ??= new Search(this.script, this.protocol as Protocol, (found) => {
      this.found = found;
      this.onChange();
    }));
  }

  private async answered<T>(question: (search: Search) => Promise<T>): Promise<T | undefined> {
    const { protocol, session, property } = this;
    const state = session && keyOf(session.here.state);
    this.asking = true;
    this.onChange();
    try {
      const answer = await question(this.searching);
      const same = protocol === this.protocol && property === this.property && state === (this.session && keyOf(this.session.here.state));
      return same ? answer : undefined;
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      this.asking = false;
      this.onChange();
    }
  }

  /** Whether this can still go wrong, and be saved, and by which step. */
  async ask(): Promise<void> {
    const { protocol, session } = this;
    if (!protocol || !session) return;
    const state = session.here.state;
    const answer = await this.answered((search) => search.distance(state, 1n << BigInt(this.property)));
    if (!answer) return;
    this.answer = answer;
    this.onChange();
    const first = protocol.details.properties.length;
    const savable: Savable[] = [];
    for (const [n, { record }] of protocol.writtenIn(state)) {
      const saved = await this.answered((search) => search.distance(state, 1n << BigInt(first + n)));
      if (!saved) return;
      savable.push({ record, answer: saved });
    }
    this.savable = savable;
    this.onChange();
  }

  /** Looks for the shortest way to a failure of the chosen property; `show` lays it out before the reader. */
  async shortest(show: boolean): Promise<void> {
    const { property } = this;
    const kinds = await this.answered(async (search) => ({ path: await search.shortest(property) }));
    if (!kinds) return;
    this.verdict = { steps: kinds.path?.length };
    if (show && kinds.path && this.session) {
      const { session } = this;
      session.goTo(session.root);
      for (const kind of kinds.path) session.take(kind);
      this.shown();
    }
    this.onChange();
  }
}
