/* Traces that a page of several holds packed: each is unpacked, and played in place, when it is opened. */

import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { unpacked } from "./data";
import { Player, type TraceData } from "./trace";

export type Traces = Record<string, string>;

/** The trace, and the step of it, that an address names: `#trace-NAME/step=N`. */
export function named(hash: string): { id: string; step: number } | undefined {
  const [, id, step] = /^#trace-([\w.-]+?)(?:\/step=(\d{1,6}))?$/.exec(hash) ?? [];
  return id === undefined ? undefined : { id, step: Number(step ?? 0) };
}

/** One trace is open at a time. */
let closeOpen = () => {};

interface Played {
  traces: Traces;
  id: string;
  /** What a screen reader calls the button. */
  title: string;
  label: string;
  /** The address of the page when the trace is closed. */
  home: string;
  command?: string;
}

export function Playable({ traces, id, title, label, home, command }: Played) {
  const [opened, setOpened] = useState<{ data: TraceData; start: number } | undefined>();
  const button = useRef<HTMLButtonElement>(null), box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpened(undefined);
    history.replaceState(null, "", home);
    button.current?.focus();
  };
  const open = async (start: number) => {
    const data = JSON.parse(new TextDecoder().decode(await unpacked(traces[id] as string))) as TraceData;
    closeOpen();
    closeOpen = () => setOpened(undefined);
    setOpened({ data, start });
  };
  useEffect(() => {
    const fromAddress = () => {
      const wanted = named(location.hash);
      // Where several lines have the same trace, the first of them opens.
      if (wanted?.id === id && document.querySelector(`[data-trace="${id}"]`) === button.current) void open(wanted.step);
    };
    fromAddress();
    window.addEventListener("hashchange", fromAddress);
    return () => window.removeEventListener("hashchange", fromAddress);
  }, []);
  useEffect(() => {
    const player = box.current?.querySelector<HTMLElement>(".player");
    player?.focus({ preventScroll: true });
    if (player && !opened?.start) box.current?.scrollIntoView({ block: "start" });
    else player?.querySelector("#controls")?.scrollIntoView({ block: "start" });
  }, [opened]);
  return (
    <>
      <button type="button" class="plays" ref={button} data-trace={id} aria-label={opened ? undefined : title} aria-expanded={opened !== undefined} onClick={() => (opened ? close() : void open(0))}>
        {opened ? "✕ Close" : label}
      </button>
      {opened && (
        <div class="played" ref={box} onKeyDown={(event) => { if (event.key === "Escape") close(); }}>
          {command && <code>{command}</code>}
          <Player key={opened.start} data={opened.data} start={opened.start} address={(step) => `#trace-${id}/step=${step}`} />
        </div>
      )}
    </>
  );
}

/** Makes each element that names a trace play it. */
export function playIn(page: Document, traces: Traces): void {
  for (const place of page.querySelectorAll<HTMLElement>("[data-plays]")) {
    const { plays: id = "", title = "" } = place.dataset;
    render(<Playable traces={traces} id={id} title={`Play the trace: ${title}`} label="▶ Play the trace" home={`#${id}`} />, place);
  }
}
