"""Every form of a trace, read back by something that did not write it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import itf_py
import pytest
from markdown_it import MarkdownIt
from support.configurations import GENERATIONS
from support.scenarios import schedule
from support.traces import counterexample, nothing_said
from support.violating import shortest_run

from tideproof.cli.choices import look_up
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.formats.html.page import page_data
from tideproof.counterexamples.formats.itf import to_itf
from tideproof.counterexamples.formats.markdown import to_markdown
from tideproof.counterexamples.formats.mermaid import to_mermaid
from tideproof.counterexamples.formats.pytest_file import NotPinnedError, to_pytest
from tideproof.counterexamples.formats.shiviz import PARSER, to_shiviz
from tideproof.counterexamples.formats.tla import NotPublishedError, to_tla, to_tla_config
from tideproof.counterexamples.museum.cases import Case, cases
from tideproof.model.language.actions import Rule, action
from tideproof.model.language.algebra import Bool, Int
from tideproof.model.language.properties import Property, witness
from tideproof.model.language.protocol import BoundSpec, Protocol
from tideproof.model.language.state import State, upto, variable
from tideproof.model.language.system import System
from tideproof.model.protocols.atomic.replication import ReplicationState
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.actors import CONTROLLER
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.invariants.replication import committed_records_survive, leader_in_isr, strong_isr

HW = PROTOCOLS["hw-truncation"]


@pytest.fixture(scope="module")
def run() -> Run:
    return shortest_run(HW, committed_records_survive, HW.bounded())


@pytest.fixture(scope="module")
def walk() -> Run:
    """A run of another kind of state, which violates nothing."""
    system = System(PROTOCOLS["async-isr"], PROTOCOLS["async-isr"].bounded())
    steps = []
    full_state = system.initial
    for _ in range(8):
        instance, full_state = list(system.successors(full_state))[-1]
        steps.append(instance)
    return replay(system, steps)


# ITF: itf-py reads it -------------------------------------------------------------------------------------------------


def test_itf_py_reads_the_states(run: Run) -> None:
    read = itf_py.trace_from_json(json.loads(to_itf(counterexample(run, committed_records_survive))))
    assert len(read.states) == len(run.states)
    assert "committed.committed_in" in read.vars
    for state, full_state in zip(read.states, run.states, strict=True):
        s: Any = full_state[0]
        assert tuple(state.values["leo"]) == s.leo
        assert [tuple(log) for log in state.values["log"]] == list(s.log)
        assert state.values["quorum_isr"] == {b for b, member in enumerate(s.quorum_isr) if member}
    assert read.states[0].values["action"] == "Init"
    assert read.states[-1].values["action"] == str(run.steps[-1])


def test_itf_keeps_every_state_of_a_walk(walk: Run) -> None:
    read = itf_py.trace_from_json(json.loads(to_itf(counterexample(walk, nothing_said("X", walk)))))
    assert tuple(read.states[-1].values["offsets"]) == walk.states[-1][0].offsets  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Acting(State):
    action: Int = variable("the number of the action", upto("most"))


def act(s: Acting) -> Rule[Acting]:
    """It acts."""
    yield s.action < s.bounds.most
    return s.replace(action=s.action + 1)


def test_itf_keeps_a_variable_that_is_called_like_its_action() -> None:
    protocol = Protocol(
        "acting", "", "", Acting, Acting.initial, (BoundSpec("most", "", 1, 3),), {"act": action()(act)}
    )
    system = System(protocol, protocol.bounded())
    run = replay(system, [system.find("Act", {})])
    read = json.loads(to_itf(counterexample(run, nothing_said("X", run))))
    assert read["vars"] == ["action", "action_"]
    assert [(s["action"], s["action_"]) for s in read["states"]] == [(0, "Init"), (1, "Act()")]


# TLA+: TLC checks it, where there is one ------------------------------------------------------------------------------


def test_tla_module_lists_published_actions_in_order(run: Run) -> None:
    module = to_tla(counterexample(run, committed_records_survive))
    assert re.findall(r"step = (\d+) /\\ (\w+)", module) == [(str(n), s.action.name) for n, s in enumerate(run.steps)]
    for opening, closing in ("()", "[]", "{}"):
        assert module.count(opening) == module.count(closing)
    assert "MaxLeaderEpoch = 2" in to_tla_config(counterexample(run, strong_isr))
    assert "INVARIANT Unfinished" in to_tla_config(counterexample(run, committed_records_survive))


def test_tla_module_needs_a_published_specification(walk: Run) -> None:
    with pytest.raises(NotPublishedError, match="async-isr"):
        to_tla(counterexample(walk, nothing_said("X", walk)))


TLC, SPECS = os.environ.get("TIDEPROOF_TLA2TOOLS"), os.environ.get("TIDEPROOF_TLA_SPECS")


def tlc(folder: Path, module: str, config: str) -> str:
    for spec in Path(SPECS or "").glob("*.tla"):
        shutil.copy(spec, folder)
    (folder / "Counterexample.tla").write_text(module)
    (folder / "Counterexample.cfg").write_text(config)
    options = ["-workers", "1", "-metadir", str(folder / "meta"), "Counterexample"]
    command = ["java", "-cp", TLC or "", "tlc2.TLC", *options]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


@pytest.mark.skipif(
    not (TLC and SPECS), reason="TIDEPROOF_TLA2TOOLS (class path of TLC) and TIDEPROOF_TLA_SPECS (folder) are not set"
)
@pytest.mark.parametrize("name", GENERATIONS)
def test_tlc_reaches_the_violation_along_the_trace(name: str, tmp_path: Path) -> None:
    prop = leader_in_isr if name == "kip-320" else strong_isr
    protocol = PROTOCOLS[name]
    run = shortest_run(protocol, prop, protocol.bounded())
    shown = counterexample(run, prop)
    module, config = to_tla(shown), to_tla_config(shown)
    said = tlc(tmp_path, module, config)
    assert f"Invariant {prop.name} is violated" in said, said
    if run.steps:
        assert f"The depth of the complete state graph search is {len(run.steps) + 1}." in said
        # A state that the published action does not lead to stops it, so TLC has really followed.
        head, last, rest = module.rpartition("hw |-> 0")
        assert "Deadlock reached" in tlc(tmp_path, head + last.replace("0", "1") + rest, config)


def no_epoch_yet(s: ReplicationState) -> Bool:
    """No epoch has begun."""
    return s.next_epoch == 0


# Mermaid, ShiViz ------------------------------------------------------------------------------------------------------

MERMAID_LINE = re.compile(
    r"sequenceDiagram|    participant (\w+)|    (\w+)->>(\w+): (\d+)\. [^;#]+(#\d+;[^;#]*)*"
    r"|    Note over (\w+)(,\w+)?: [^;#]+(#\d+;[^;#]*)*"
)


def test_mermaid_lines_follow_its_grammar(run: Run, walk: Run) -> None:
    loss, other = counterexample(run, committed_records_survive), counterexample(walk, nothing_said("X", walk))
    for diagram in (to_mermaid(loss), to_mermaid(other)):
        lines = diagram.splitlines()
        people = set(re.findall(r"participant (\w+)", diagram))
        for line in lines:
            found = MERMAID_LINE.fullmatch(line)
            assert found, line
            assert {name for name in (found[2], found[3], found[6]) if name} <= people
    numbers = {int(n) for n in re.findall(r": (\d+)\. ", to_mermaid(loss))}
    assert numbers == set(range(1, len(run.steps) + 1))


@pytest.mark.parametrize("made", [leader_in_isr, witness(ReplicationState)(no_epoch_yet)], ids=lambda p: p.name)
@pytest.mark.parametrize("more", [0, 1])
def test_diagrams_note_what_is_true_initially(made: Property, more: int) -> None:
    system = System(HW, HW.bounded())
    shown = counterexample(replay(system, [system.find("ControllerElectLeader", {"replica": 0})] * more), made)
    said = f"{made.trace_shows} in the initial state"
    lines = to_mermaid(shown).splitlines()
    assert [line.partition(": ")[2] for line in lines if "Note over producer,b2" in line] == [said]
    assert all(MERMAID_LINE.fullmatch(line) for line in lines)
    assert lines[-1] in to_markdown(shown).splitlines()
    first, *rest = re.findall(PARSER.replace("(?<", "(?P<"), to_shiviz(shown))
    assert (first, len(rest)) == (("system", '{"system": 1}', f"0. {said}"), more)


def in_shiviz(run: Run) -> list[tuple[str, dict[str, int]]]:
    """The hosts of a log with their clocks, read with its regular expression and found to be vector clocks."""
    events = [
        m.groupdict()
        for m in re.finditer(PARSER.replace("(?<", "(?P<"), to_shiviz(counterexample(run, nothing_said("X", run))))
    ]
    assert len(events) == len(run.steps)
    seen: dict[str, dict[str, int]] = {}
    for event in events:
        clock, host = json.loads(event["clock"]), event["host"]
        before = seen.get(host, {})
        assert clock[host] == before.get(host, 0) + 1
        assert all(clock.get(other, 0) >= count for other, count in before.items())
        assert all(count <= seen.get(other, {}).get(other, 0) for other, count in clock.items() if other != host)
        seen[host] = clock
    return [(event["host"], json.loads(event["clock"])) for event in events]


def test_shiviz_clocks_are_vector_clocks(run: Run) -> None:
    assert CONTROLLER in {host for host, _ in in_shiviz(run)}


def test_shiviz_orders_an_epoch_after_the_controllers_decision() -> None:
    assert in_shiviz(schedule("kip-101", "ControllerElectLeader b1; ControllerElectLeader b0; BecomeLeader e0 b1")) == [
        ("controller", {"controller": 1}),
        ("controller", {"controller": 2}),
        ("b1", {"b1": 1, "controller": 1}),  # of epoch 0, and not yet of epoch 1
    ]


# The clients of brokers -----------------------------------------------------------------------------------------------

ARROWS = {
    "two-of-three": "b0->>producer: 5. r1 is written",
    "out-of-range": "b1->>consumer: 8. go on at offset 0",
    "the-latest-offset-goes-back": "b1->>consumer: 8. the latest offset is 0",
    "decided-between-two-readings": "b0->>consumer: 4. r1 at offset 0",
    "deleted-and-back": "b0->>admin: 6. the records below 1 are deleted",
    "hw-below-the-log-start": "admin->>b0: 3. delete the records below 1",
}


@pytest.mark.parametrize("name", ARROWS)
def test_diagram_shows_what_clients_receive(name: str) -> None:
    case = next(r for r in cases() if r.name == name)
    opened = look_up(case.trace)
    diagram = to_mermaid(opened)
    assert f"    {ARROWS[name]}" in diagram.splitlines()
    assert all(MERMAID_LINE.fullmatch(line) for line in diagram.splitlines())


@pytest.mark.parametrize("case", cases(), ids=lambda r: r.name)
def test_shiviz_of_every_case_includes_clients(case: Case) -> None:
    """Who answers was there first; a broker that only writes to its disk is not taken for the controller."""
    opened = look_up(case.trace)
    system, steps = opened.run.system, opened.run.steps
    events = in_shiviz(replay(system, steps))
    for (host, clock), step in zip(events, steps, strict=True):
        name = step.action.name
        if name.startswith("Consumer") and name != "ConsumerReadBetweenReadings":
            assert (host, f"b{step.parameters['leader']}" in clock or step is steps[0]) == ("consumer", True)
        if name == "LeaderAcknowledge":
            assert host == "producer" and f"b{step.parameters['leader']}" in clock
        if name == "LeaderAnswerFetch":
            assert host == f"b{step.parameters['leader']}"
        if name == "FollowerAppend":
            assert len(clock) > 1
        if name in ("PowerLoss", "CrashAndRestart", "Flush", "DeleteRecords", "CheckpointHighWatermark"):
            assert host == f"b{step.parameters.get('replica', step.parameters.get('leader'))}"
        if name.startswith(("Elect", "ControllerElect")):
            assert host == CONTROLLER


# Markdown, pytest -----------------------------------------------------------------------------------------------------


def test_markdown_has_a_table_an_account_and_the_trace(run: Run) -> None:
    prop = committed_records_survive
    why = account(run, prop, details=False)
    shown = counterexample(run, prop, ("A *note* with <b>markup</b>.",))
    trace, text = shown.trace.to_json().decode(), to_markdown(shown)
    tokens = MarkdownIt("commonmark", {"html": True}).enable("table").parse(text)
    assert not [t for t in tokens if t.type == "html_block"]
    assert sum(t.type == "tr_open" for t in tokens) == len(run.states) + 1
    fences = {t.info: t.content for t in tokens if t.type == "fence"}
    assert fences["json"].strip() == trace.strip()
    assert fences["mermaid"].startswith("sequenceDiagram")
    plain = ["".join(c.content for c in t.children or [] if c.type == "text") for t in tokens if t.type == "inline"]
    for sentence in why.sentences:
        assert f"Step {sentence.step}: {sentence.text}" in plain
    assert "A *note* with <b>markup</b>." in plain


def test_exported_test_fails_if_the_trace_does_not_violate(run: Run, tmp_path: Path) -> None:
    text = to_pytest(counterexample(run, committed_records_survive))
    pinned = tmp_path / "test_pinned.py"

    def passes() -> bool:
        options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(pinned)]
        command = [sys.executable, "-m", "pytest", *options]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0

    pinned.write_text(text)
    assert passes()
    pinned.write_text(text.replace("hw-truncation", "kip-101").replace("TruncateToHighWatermark", "TruncateKip101"))
    assert not passes()


def test_exported_test_needs_an_importable_protocol(run: Run) -> None:
    own = System(HW.variation("own", "", ""), run.system.bounds, run.system.ghosts)
    with pytest.raises(NotPinnedError, match="own"):
        to_pytest(counterexample(replay(own, run.steps), strong_isr))


def outcome(data: dict[str, Any]) -> str:
    """The colour of the verdict on a page."""
    return str(data["verdicts"][0][1])


def test_every_format_shows_a_witness_as_found() -> None:
    """It is what was looked for: no form says that it fails, and a test can be made of it."""
    system = System(HW, HW.bounded(replicas=2, log_size=1, records=1))
    elected = witness(ReplicationState)(an_epoch_begins)
    found = counterexample(replay(system, [system.find("ControllerElectLeader", {"replica": 0})]), elected)
    assert to_markdown(found).startswith("## AnEpochBegins is found after step 1 (hw-truncation)\n")
    data = page_data(found)
    assert "✓ found" in str(data["marks"]) and "fails" not in str(data)
    assert (outcome(data), data["account"][-1]["tone"]) == ("holds", "good")
    sought = page_data(counterexample(replay(system, []), elected))
    assert (sought["title"], outcome(sought)) == ("AnEpochBegins is not found: hw-truncation", "")
    text = to_pytest(found)
    assert "violates" not in text and "def test_hw_truncation_finds_anepochbegins()" in text


def test_page_is_red_only_for_a_violation(run: Run) -> None:
    fails, held = (page_data(counterexample(r, committed_records_survive)) for r in (run, replay(run.system, [])))
    assert (outcome(fails), fails["account"][-1]["tone"], outcome(held)) == ("violated", "bad", "holds")


def an_epoch_begins(s: ReplicationState) -> Bool:
    """The controller has elected a leader."""
    return s.next_epoch > 0


def test_diagram_notes_are_narrow_and_messages_are_arrows() -> None:
    for case in cases():
        lines = to_mermaid(look_up(case.trace)).splitlines()
        notes = [line.partition(": ")[2] for line in lines if line.strip().startswith("Note over")]
        assert max(len(part) for note in notes for part in note.split("<br/>")) <= 60, case.name
        assert not [note for note in notes if re.search(r"(leader|follower|replica)=", note)], case.name


def test_itf_has_the_variables_enabled_by_bounds() -> None:
    protocol = PROTOCOLS["kafka-2.5"]
    names = []
    for crashes in (0, 1):
        system = System(protocol, protocol.bounded(crashes=crashes))
        run = replay(system, [system.find("LeaderAppend", {"leader": 0})])
        names.append(json.loads(to_itf(counterexample(run, strong_isr)))["vars"])
    assert "hw_checkpoint" not in names[0] and {"hw_checkpoint", "crashes"} <= set(names[1])
