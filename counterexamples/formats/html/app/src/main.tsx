/* One script for the page and for the worker that searches. */

import { render } from "preact";
import { App } from "./app";
import { Protocol, type PageData } from "./data";
import { Model, Space } from "./engine";
import { Formula } from "./formula";
import { Lessons, ofLessons, type LessonsData } from "./lessons";
import { serve } from "./search";

declare global {
  // What tests ask of the page.
  var tideproof: { Protocol: typeof Protocol; Model: typeof Model; Space: typeof Space; Formula: typeof Formula; data: PageData; ready?: number };
}

if (typeof document === "undefined") {
  serve(globalThis as unknown as DedicatedWorkerGlobalScope);
} else {
  const data = JSON.parse(document.getElementById("data")?.textContent ?? "") as PageData & Partial<LessonsData>;
  globalThis.tideproof = { Protocol, Model, Space, Formula, data };
  const script = document.currentScript?.textContent ?? "";
  const { lessons, settings } = data;
  const inLessons = () => lessons !== undefined && /^(#|#lesson.*)?$/s.test(location.hash);
  const began = inLessons();
  window.addEventListener("hashchange", () => inLessons() !== began && location.reload());
  render(
    <>
      {lessons && <nav class="soft">{began ? <a href="#explore">Explore protocols</a> : <a href="#lessons">Lessons of ten minutes</a>}</nav>}
      {began && lessons && settings ? <Lessons data={{ lessons, settings }} script={script} /> : <App data={lessons && settings ? { ...data, protocols: [...data.protocols, ...ofLessons({ lessons, settings })] } : data} script={script} />}
    </>,
    document.getElementById("app") as HTMLElement,
  );
}
