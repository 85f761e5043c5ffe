/* What was tried: a chain of states in a row, and where it branches, a list of chains. */

import type { Protocol } from "./data";
import type { Node, Session } from "./session";

interface Drawn {
  session: Session;
  protocol: Protocol;
  failed: (node: Node) => string[];
  onChoose: (node: Node) => void;
}

export function Tree(drawn: Drawn) {
  return <ul class="tree">{chain(drawn, drawn.session.root)}</ul>;
}

function chain(drawn: Drawn, begin: Node) {
  const nodes = [begin];
  for (let last = begin; last.children.length === 1; ) nodes.push((last = last.children[0] as Node));
  const end = nodes[nodes.length - 1] as Node;
  return (
    <li key={begin.id}>
      {nodes.map((node) => {
        const fails = drawn.failed(node);
        const label = node.kind < 0 ? "The initial state" : drawn.protocol.step(node.kind).label;
        return (
          <button type="button" key={node.id} class={fails.length ? "bad" : ""} title={label} onClick={() => drawn.onChoose(node)}
            aria-current={node === drawn.session.here ? "step" : undefined}
            aria-label={`${node.depth}: ${label}${fails.length ? `; fails: ${fails.join(", ")}` : ""}`}>
            {node.depth}
          </button>
        );
      })}
      {end.children.length > 1 && <ul>{end.children.map((child) => chain(drawn, child))}</ul>}
    </li>
  );
}
