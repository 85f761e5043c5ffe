/* One script for all pages, and for the worker that searches. */

import { render } from "preact";
import { App } from "./app";
import { Claims, Museum, type ClaimsData, type MuseumData } from "./book";
import { Protocol, type PageData } from "./data";
import { Model, Space } from "./engine";
import { Formula } from "./formula";
import { Lessons, ofLessons, type LessonsData } from "./lessons";
import { playIn, type Traces } from "./playable";
import { serve } from "./search";
import { Player, stepOf, type TraceData } from "./trace";

declare global {
  // What tests ask of the page.
  var tideproof: { Protocol: typeof Protocol; Model: typeof Model; Space: typeof Space; Formula: typeof Formula; data: PageData; ready?: number };
}

type LabData = PageData & Partial<LessonsData> & { kind: "lab" };
type Data = LabData | MuseumData | ClaimsData | (TraceData & { kind: "trace" }) | { kind: "traces"; traces: Traces };

function Lab({ data, script }: { data: LabData; script: string }) {
  globalThis.tideproof = { Protocol, Model, Space, Formula, data };
  const { lessons, settings } = data;
  const inLessons = () => lessons !== undefined && /^(#|#lesson.*)?$/s.test(location.hash);
  const began = inLessons();
  window.addEventListener("hashchange", () => inLessons() !== began && location.reload());
  return (
    <>
      <header>
        <h1 id="title">Tideproof lab</h1>
        <p>Take one step at a time, as brokers, controller and clients may. The page holds the protocol and a model checker.</p>
      </header>
      {lessons && <nav class="soft">{began ? <a href="#explore">Explore protocols</a> : <a href="#lessons">Lessons of ten minutes</a>}</nav>}
      {began && lessons && settings ? <Lessons data={{ lessons, settings }} script={script} /> : <App data={lessons && settings ? { ...data, protocols: [...data.protocols, ...ofLessons({ lessons, settings })] } : data} script={script} />}
    </>
  );
}

function page(data: Exclude<Data, { kind: "traces" }>, script: string) {
  switch (data.kind) {
    case "trace": return <Player data={data} start={stepOf(location.hash)} />;
    case "museum": return <Museum data={data} />;
    case "claims": return <Claims data={data} />;
    case "lab": return <Lab data={data} script={script} />;
  }
}

if (typeof document === "undefined") {
  serve(globalThis as unknown as DedicatedWorkerGlobalScope);
} else {
  const data = JSON.parse(document.getElementById("data")?.textContent ?? "") as Data;
  if (data.kind === "traces") playIn(document, data.traces);
  else render(page(data, document.currentScript?.textContent ?? ""), document.getElementById("app") as HTMLElement);
}
