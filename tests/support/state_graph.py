"""The explored space as a graph of NetworkX: for questions that no engine here asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tideproof.properties.engines.exhaustive.search import Exploration

if TYPE_CHECKING:
    import networkx as nx


def state_graph(found: Exploration, most_states: int = 200_000) -> nx.MultiDiGraph[int]:
    """The graph of all reachable states and steps of a complete exploration.

    Nodes are the indices of `found.visited`, 0 the initial state, with their `depth`; edges carry the step (an
    `Instance`) as `step`. It takes about a kilobyte a state. Raises ValueError where the exploration is not complete,
    or has more states than `most_states`.
    """
    import networkx as nx

    if not found.complete:
        raise ValueError(f"the exploration stopped early ({found.stopped}): its graph would lack states")
    if found.distinct_states > most_states:
        raise ValueError(f"{found.distinct_states:,} states are more than the {most_states:,} that were allowed")
    graph: nx.MultiDiGraph[int] = nx.MultiDiGraph()
    space, visited = found.system.space, found.visited
    for index in range(found.distinct_states):
        graph.add_node(index, depth=visited.depth(index))
        for step, after in found.system.successors(space.unpack(visited.state(index))):
            neighbour = visited.find(space.pack(after))
            assert neighbour is not None, "a complete exploration knows all successors"
            graph.add_edge(index, neighbour, step=step)
    return graph
