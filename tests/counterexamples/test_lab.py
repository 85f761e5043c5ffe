"""`tideproof lab`: the page in a real browser."""

from __future__ import annotations

import json
import re
from collections import defaultdict, deque
from pathlib import Path
from typing import Any

import pytest
from support.browser import Opened
from support.cli import Cli
from support.lab import opened

from tideproof.counterexamples.explain.conjuncts import failing_conjuncts
from tideproof.counterexamples.formats.html.lab import Chosen, exchanged, to_lab, usual
from tideproof.counterexamples.formats.html.lab_data import asked_of, protocol_data
from tideproof.counterexamples.twin import follow
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import replay
from tideproof.properties.engines.exhaustive.code import SearchCode
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.replication import committed_records_survive

LOSS = "#p=hw-truncation&run="


def chosen(*names: str, **bounds: int) -> list[Chosen]:
    protocols = [PROTOCOLS[name] for name in names]
    given = [(p, p.bounded(**(bounds or {"replicas": 2, "log_size": 1, "records": 1}))) for p in protocols]
    return [(p, b, asked_of(p, b)) for p, b in given]


def lab_of(browser: Any, folder: Path, *names: str, fragment: str = "", **window: Any) -> Opened:
    page = opened(browser, folder, chosen(*names), fragment, **window)
    page.page.locator(".next button, .refused").first.wait_for()
    return page


# Without a browser ----------------------------------------------------------------------------------------------------


def test_lab_page_refers_to_no_other_resource() -> None:
    page = to_lab(chosen("kip-320"))
    assert set(re.findall(r"\w+://[\w.]*", page)) == {"http://www.w3.org"}  # names of SVG and MathML
    assert "default-src 'none'" in page
    assert "'wasm-unsafe-eval'; worker-src blob:" in page
    assert "unsafe-inline" not in page


@pytest.mark.nightly
def test_lab_page_of_eleven_protocols_is_small() -> None:
    assert len(to_lab(usual())) < 2**20


def test_lab_exchanges_rules_one_at_a_time() -> None:
    variations = list(exchanged())
    assert "kip-101 with become_follower of hw-truncation" in [p.name for p in variations]
    for variation in variations:
        after = PROTOCOLS[variation.name.partition(" with ")[0]]
        assert sum(act is not after.slots[slot] for slot, act in variation.slots.items()) == 1


def test_lab_writes_the_page(cli: Cli, tmp_path: Path) -> None:
    ran = cli("lab", "kip-320", "--replicas", "2", "--log-size", "1", "--records", "1", "-o", "lab.html")
    assert ran.returncode == 0
    assert '"bounds":"--replicas 2 --log-size 1' in (tmp_path / "lab.html").read_text()
    ran = cli("lab", "--replicas", "2", "-o", "other.html")
    assert (ran.returncode, (tmp_path / "other.html").exists()) == (2, False)


# In the browser -------------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.browser
def test_lab_takes_and_undoes_steps(browser: Any, tmp_path: Path) -> None:
    opened = lab_of(browser, tmp_path, "hw-truncation", viewport={"width": 1280, "height": 900})
    page = opened.page
    assert opened.counter() == "step 0"
    first = page.locator(".next button").first
    assert "the controller makes b0 the leader, in a new epoch" in first.inner_text()
    assert "controller: leader none → b0" in first.inner_text()
    first.click()
    page.keyboard.press("1")
    assert opened.counter() == "step 2"
    assert opened.count(".rows li") == 2
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("2")
    page.keyboard.press("1")
    assert opened.count(".tree ul") == 1  # a branch
    assert opened.count(".tree button") == 5
    page.locator(".tree button").first.click()
    assert opened.counter() == "step 0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert opened.counter() == "step 3"
    address = page.evaluate("location.hash")
    again = lab_of(browser, tmp_path, "hw-truncation", fragment=address)
    assert again.page.inner_text(".rows") == page.inner_text(".rows")
    assert page.inner_text("[aria-live]").startswith("Step 3: ")
    assert opened.wrong == again.wrong == []


@pytest.mark.browser
def test_lab_search_shows_the_shortest_loss_or_none(browser: Any, tmp_path: Path) -> None:
    opened = lab_of(browser, tmp_path, "hw-truncation", "kip-320")
    page = opened.page
    with explore(*chosen("hw-truncation")[0]) as found:
        depth = next(v.depth for v in found.verdicts if v.property is committed_records_survive)
        states = found.distinct_states
    page.get_by_text("Show the shortest way").click()
    page.get_by_text(f"fails after {depth} steps; no shorter way does it").wait_for()
    assert f"{states:,} states" in page.inner_text(".counters")
    assert opened.counter() == f"step {depth}" and opened.count(".rows li") == depth  # the way is laid out
    assert "fails: CommittedRecordsSurvive" in page.inner_text(".holds")
    page.locator("select").first.select_option("kip-320")
    page.get_by_text("within these limits", exact=False).first.wait_for()
    page.get_by_text("hold in every state?").click()
    page.locator("p.good", has_text="states were visited").wait_for()
    with explore(*chosen("kip-320")[0]) as found:
        assert f"all {found.distinct_states:,} states were visited" in page.inner_text("p.good")
    assert opened.wrong == []


@pytest.mark.browser
def test_lab_hints_show_distances_to_the_loss(browser: Any, tmp_path: Path) -> None:
    opened = lab_of(browser, tmp_path, "hw-truncation")
    page = opened.page
    assert opened.count(".hint") == 0  # nothing is given away
    page.get_by_label("Hints").check()
    with explore(*chosen("hw-truncation")[0]) as found:
        depth = next(v.depth for v in found.verdicts if v.property is committed_records_survive)
    for left in range(depth or 0, 0, -1):
        page.get_by_text(f"of CommittedRecordsSurvive in {left} step").wait_for()
        page.locator(".next button.nearer").first.click()
    page.get_by_text("CommittedRecordsSurvive fails here.").wait_for()
    page.get_by_text("Record r1: it can", exact=False).or_(
        page.get_by_text("Record r1: it cannot", exact=False)
    ).wait_for()
    assert opened.wrong == []


DISTANCES = """async (name) => {
  const { Protocol, Space, data } = tideproof;
  const protocol = await Protocol.open(data.protocols[0]);
  const space = new Space(protocol.module, protocol.details);
  while (space.explore()) ;
  const bit = protocol.details.properties.findIndex((p) => p.name === name);
  const distances = space.distances(1n << BigInt(bit));
  return [...distances].map((d) => (d === 0xffffffff ? -1 : d));
}"""


def distances_by_hand(lab: Chosen, name: str) -> list[int]:
    """The distance of each state from a failure of the property, in the order in which states are found."""
    protocol, bounds, properties = lab
    with explore(protocol, bounds, properties) as found:
        states = [found.visited.state(number) for number in range(found.distinct_states)]
        code = SearchCode(found.system, properties)
    number = {state: n for n, state in enumerate(states)}
    before: dict[int, list[int]] = defaultdict(list)
    for n, state in enumerate(states):
        following = code.successors(state)
        assert not isinstance(following, int)
        for _, after in following:
            before[number[after]].append(n)
    bit = 1 << [p.name for p in properties].index(name)
    distance = {n: 0 for n, state in enumerate(states) if code.failed(state) & bit}
    waiting = deque(distance)
    while waiting:
        n = waiting.popleft()
        for source in before[n]:
            if source not in distance:
                distance[source] = distance[n] + 1
                waiting.append(source)
    return [distance.get(n, -1) for n in range(len(states))]


@pytest.mark.browser
def test_hints_are_exact_in_every_state(browser: Any, tmp_path: Path) -> None:
    opened = lab_of(browser, tmp_path, "hw-truncation")
    found = opened.page.evaluate(DISTANCES, "CommittedRecordsSurvive")
    assert found == distances_by_hand(chosen("hw-truncation")[0], "CommittedRecordsSurvive")
    assert {0, -1} < set(found)
    assert opened.wrong == []


REASONS = """async () => {
  const { Protocol, Space, Formula, data } = tideproof;
  const protocol = await Protocol.open(data.protocols[0]);
  const space = new Space(protocol.module, protocol.details);
  while (space.explore()) ;
  const said = [];
  for (let n = 0; n < space.count; n += 7) {
    const state = space.state(n), mask = space.failed(state), formula = new Formula(protocol, state);
    protocol.details.properties.forEach(({ name, formula: of }, bit) => {
      const fails = Boolean(mask >> BigInt(bit) & 1n);
      if (fails === Boolean(formula.value(of))) throw new Error(`${name} in state ${n}`);
      if (fails) said.push([n, bit, formula.why(of)]);
    });
  }
  return said;
}"""


@pytest.mark.browser
def test_lab_reason_matches_the_account(browser: Any, tmp_path: Path) -> None:
    (lab,) = chosen("hw-truncation")
    opened = lab_of(browser, tmp_path, "hw-truncation")
    said = opened.page.evaluate(REASONS)
    assert len(said) > 20
    with explore(*lab) as found:
        for number, bit, why in said:
            full_state = found.system.space.unpack(found.visited.state(number))
            reasons = failing_conjuncts(found.system, full_state, lab[2][bit].holds)
            assert set(why.split(" and ")) in [{c.text for c in reason.comparisons} for reason in reasons]
    assert opened.wrong == []


@pytest.mark.browser
def test_another_protocol_keeps_the_steps_that_it_has(browser: Any, tmp_path: Path) -> None:
    opened = lab_of(browser, tmp_path, "hw-truncation", "kip-320", fragment="#beside=kip-320")
    page = opened.page
    page.get_by_text("Show the shortest way").click()
    page.locator("p.bad", has_text="no shorter way").wait_for()
    page.locator("select").first.select_option("kip-320")
    page.locator("[role=status]", has_text="steps were kept: step").wait_for()
    said = page.locator(".choices [role=status]").inner_text()
    kept, of = int(said.split()[0]), int(said.split()[2])
    assert 0 < kept < of and said.endswith(f"step {kept + 1} cannot be taken under kip-320.")
    assert opened.counter() == f"step {kept}"
    assert opened.wrong == []


@pytest.mark.browser
def test_lab_diverges_where_the_twin_does(browser: Any, tmp_path: Path) -> None:
    names = ("hw-truncation", "kip-320")
    (hw, bounds, properties), (fixed, _, _) = chosen(*names)
    with explore(hw, bounds, properties) as found:
        loss = next(v.trace for v in found.verdicts if v.property is committed_records_survive)
    assert loss is not None
    run = replay(System(hw, bounds), loss)
    twin = follow(run, System(fixed, bounds))
    numbers = ".".join(_base36(found.system.instances.index(step)) for step in loss)
    digest = protocol_data(hw, bounds, properties)["digest"]
    opened = lab_of(browser, tmp_path, *names, fragment=f"{LOSS}{numbers}&v={digest}&beside=kip-320")
    beside = opened.page.locator(".stage").nth(1).inner_text()
    assert f"They part at step {twin.diverged_at}" in beside
    assert f"Not taken here: {', '.join(map(str, twin.refused))}" in beside
    assert opened.count(".rows .parts") == 1
    assert opened.wrong == []


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return (_base36(number // 36) if number >= 36 else "") + digits[number % 36]


HOSTILE = {
    "#p=nothing": "does not have",
    "#p=hw-truncation&v=00000000": "other rules",
    "#run=0.0.0": "cannot be taken",
    "#run=-1": "not readable",
    "#run=" + "0." * 3000 + "0": "longer than any",
    "#property=<img+src=x+onerror=owned=1>": "not one that this page makes",
    "#__proto__=1": "not one that this page makes",
    "#p=kip-320&p=kip-320": "not one that this page makes",
    "#property=Nothing": "a property that this page does not have",
    "#beside=constructor": "does not have",
    "#%E0%A4%A": "not one that this page makes",
}


@pytest.mark.browser
def test_hostile_addresses_are_refused_with_a_sentence(browser: Any, tmp_path: Path) -> None:
    for address, said in [*HOSTILE.items()][:4]:
        opened = lab_of(browser, tmp_path, "hw-truncation", fragment=address)
        assert said in opened.page.inner_text(".refused"), address
        assert (opened.counter(), opened.wrong) == ("step 0", [])
    opened = lab_of(browser, tmp_path, "hw-truncation")
    opened.page.keyboard.press("1")
    for address, said in HOSTILE.items():  # while a run is shown, it changes nothing
        opened.page.evaluate("(address) => { location.hash = address }", address)
        opened.page.locator(".refused", has_text=said).wait_for()
        assert opened.counter() == "step 1"
    assert opened.wrong == []


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 400])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lab_page_passes_accessibility_checks(browser: Any, tmp_path: Path, width: int, scheme: str) -> None:
    window = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
    opened = lab_of(browser, tmp_path, "hw-truncation", "kip-320", fragment="#beside=kip-320", **window)
    page = opened.page
    page.get_by_text("Show the shortest way").click()
    page.locator("p.bad", has_text="no shorter way").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Hints").check()
    page.get_by_text("Can this still go wrong?", exact=False).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert opened.inaccessible() == []
    opened.picture(f"lab-{width}-{scheme}")
    assert opened.wrong == []


@pytest.mark.browser
def test_lab_page_starts_and_steps_quickly(browser: Any, tmp_path: Path) -> None:
    # Bounds of the issue, with room for a busy machine: 0.5 s, 0.05 s.
    opened = lab_of(browser, tmp_path, "kip-320", "kafka-4.1")
    assert opened.page.evaluate("tideproof.ready") < 5_000
    spent = opened.page.evaluate(
        "() => { const begun = performance.now(); document.querySelector('.next button').click();"
        " return performance.now() - begun; }"
    )
    assert spent < 500
    assert opened.wrong == []


def test_embedded_data_is_escaped() -> None:
    page = to_lab(chosen("kip-320"))
    data = json.loads(page.partition('id="data">')[2].partition("</script>")[0])
    assert [p["name"] for p in data["protocols"]] == ["kip-320"]
    assert page.count("</script>") == 2
