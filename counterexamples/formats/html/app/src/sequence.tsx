/* The run as a sequence diagram that grows: a line for each party, an arrow for what a step passes on. */

import type { Protocol } from "./data";
import type { Node } from "./session";

interface Drawn {
  protocol: Protocol;
  path: Node[];
  /** The number of the first step that does not go as under the other protocol. */
  parts: number | undefined;
  failed: (node: Node) => string[];
  /** The state that is shown, if it is not the last. */
  here?: Node | undefined;
  onChoose: (node: Node) => void;
}

export function Sequence({ protocol, path, parts, failed, here, onChoose }: Drawn) {
  const parties = protocol.details.parties;
  const middle = (party: number) => `${((party + 0.5) * 100) / parties.length}%`;
  return (
    <div class="sequence">
      {parties.length > 0 && <div class="parties" aria-hidden="true">{parties.map((party) => <span key={party}>{party}</span>)}</div>}
      <ol class="rows">
        {path.slice(1).map((node, n) => {
          const step = protocol.step(node.kind);
          const [from, to] = step.ends.map((end) => parties.indexOf(end)) as [number, number];
          const alone = from === to || from < 0 || to < 0;
          const first = Math.max(0, Math.min(from, to)), last = Math.max(from, to, 0);
          const right = (first + last + 1) / 2 > parties.length / 2;
          const side = parties.length === 0 ? {} : right ? { textAlign: "right", paddingRight: `${(100 * (parties.length - 1 - last)) / parties.length}%` } as const
            : { paddingLeft: `${(100 * first) / parties.length}%` };
          const fails = failed(node).filter((name) => !failed(path[n] as Node).includes(name));
          return (
            <li key={node.id}>
              <button type="button" class={here && node.depth > here.depth ? "row later" : "row"} title={step.meaning} onClick={() => onChoose(node)}
                aria-current={node === (here ?? path[path.length - 1]) ? "step" : undefined}>
                <svg class="lines" aria-hidden="true">
                  {parties.map((party, at) => <line key={party} x1={middle(at)} x2={middle(at)} y1="0" y2="100%" />)}
                </svg>
                <span class="said" style={side}>
                  <span class="chip"><span class="n">{n + 1}</span> {protocol.phrase(node.kind, node.parent?.state, node.state)}{from === to || step.says ? null : <span class="unseen">, from {step.ends[0]} to {step.ends[1]}</span>}</span>
                </span>
                <svg class="arrow" aria-hidden="true">
                  {parties.length === 0 ? null : alone ? <circle cx={middle(Math.max(0, from))} cy="7" r="5" />
                    : <><line x1={middle(from)} x2={middle(to)} y1="7" y2="7" marker-end="url(#head)" /></>}
                </svg>
              </button>
              {fails.length > 0 && <p class="fails">✗ {fails.join(", ")}</p>}
              {parts === n + 1 && <p class="parts">≠ here they part</p>}
            </li>
          );
        })}
      </ol>
      <svg width="0" height="0" aria-hidden="true">
        <marker id="head" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </svg>
    </div>
  );
}
