/* The exhaustive search in a worker, and the questions that it answers once all states are visited. */

import type { Protocol } from "./data";
import { NEVER, Space, type Compiled, type Progress, type State } from "./engine";

export interface Found extends Progress {
  levels: number[];
  complete: boolean;
  /** Whether the memory or the limit ended it. */
  full: boolean;
  everFailed: bigint;
  /** Milliseconds of search. */
  spent: number;
}
export interface Answer {
  /** The least number of steps to a state that fails one of the properties; undefined where none leads there. */
  here: number | undefined;
  /** The same after each step that can be taken. */
  next: { kind: number; distance: number | undefined }[];
}
type Question =
  | { ask: "open"; module: WebAssembly.Module; compiled: Compiled }
  | { ask: "distance"; state: State; mask: bigint }
  | { ask: "shortest"; bit: number }
  | { ask: "all"; mask: bigint };

type Asked = Question & { id: number };
type Told = { id: number; answer: unknown } | { id: number; error: string } | { progress: Found };

/** What runs in the worker. */
export function serve(port: DedicatedWorkerGlobalScope): void {
  let space: Space | undefined;
  let spent = 0;
  let done: Promise<void> = Promise.resolve();
  const tell = (told: Told) => port.postMessage(told);

  async function explore(): Promise<void> {
    const here = space as Space;
    let told = performance.now();
    for (let more = true; more; ) {
      const begun = performance.now();
      more = here.explore(20_000);
      spent += performance.now() - begun;
      if (!more || performance.now() - told > 100) {
        told = performance.now();
        tell({ progress: progress(here) });
        await new Promise((resolve) => setTimeout(resolve, 0)); // questions may have come in
      }
    }
  }

  const progress = (here: Space): Found => ({
    ...here.progress, levels: here.levels, complete: here.complete, full: here.full, everFailed: here.everFailed, spent,
  });

  async function answer(asked: Question): Promise<unknown> {
    if (asked.ask === "open") {
      space = new Space(asked.module, asked.compiled);
      spent = 0;
      done = explore();
      return undefined;
    }
    await done;
    const here = space as Space;
    if (asked.ask === "shortest") {
      const first = here.first(asked.bit);
      return first === undefined ? undefined : here.pathTo(first);
    }
    if (!here.complete) throw new Error(`more than ${here.count.toLocaleString("en")} states: not all were visited`);
    const distances = here.distances(asked.mask);
    if (asked.ask === "all") return distances;
    const of = (state: State) => {
      const index = here.find(state);
      if (index === undefined) throw new Error("this state cannot be reached");
      const distance = distances[index] as number;
      return distance === NEVER ? undefined : distance;
    };
    const next = here.next(asked.state).map((step) => ({ kind: step.kind, distance: of(step.state) }));
    return { here: of(asked.state), next } satisfies Answer;
  }

  port.onmessage = ({ data }: MessageEvent<Asked>) => {
    answer(data).then(
      (found) => tell({ id: data.id, answer: found }),
      (error: unknown) => tell({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
    );
  };
}

/** The worker as the page has it: made from the very script of the page, so that the page stays one file. */
export class Search {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  private last = 0;
  progress: Found | undefined;

  constructor(script: string, protocol: Protocol, onProgress: (found: Found) => void) {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.worker = new Worker(address);
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("progress" in data) {
        this.progress = data.progress;
        onProgress(data.progress);
        return;
      }
      const waits = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("error" in data) waits?.reject(new Error(data.error));
      else waits?.resolve(data.answer);
    };
    this.worker.onerror = (event) => {
      for (const waits of this.waiting.values()) waits.reject(new Error(event.message || "the search has failed"));
      this.waiting.clear();
    };
    const { words, transitions, initial } = protocol.details;
    void this.ask({ ask: "open", module: protocol.module, compiled: { words, transitions, initial } }).catch(() => undefined);
  }

  private ask(question: Question): Promise<unknown> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id } satisfies Asked);
    });
  }

  /** How near a state is to one that fails a property of the mask, and each state after it. */
  distance(state: State, mask: bigint): Promise<Answer> {
    return this.ask({ ask: "distance", state, mask }) as Promise<Answer>;
  }

  /** The kinds of step on a shortest way to a state that fails a property; undefined where all were visited, and none. */
  shortest(bit: number): Promise<number[] | undefined> {
    return this.ask({ ask: "shortest", bit }) as Promise<number[] | undefined>;
  }

  close(): void {
    this.worker.terminate();
  }
}
