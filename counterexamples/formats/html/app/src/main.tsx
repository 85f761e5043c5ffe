/* One script for the page and for the worker that searches. */

import { Protocol, type PageData } from "./data";
import { Model, Space } from "./engine";
import { serve } from "./search";

declare global {
  // What tests ask of the page.
  var tideproof: { Protocol: typeof Protocol; Model: typeof Model; Space: typeof Space; data: PageData };
}

if (typeof document === "undefined") {
  serve(globalThis as unknown as DedicatedWorkerGlobalScope);
} else {
  const data = JSON.parse(document.getElementById("data")?.textContent ?? "") as PageData;
  globalThis.tideproof = { Protocol, Model, Space, data };
}
