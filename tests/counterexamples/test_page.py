"""The page in a real browser: Debian's Chromium, without a window (`apt-get install chromium`), driven by Playwright.

TIDEPROOF_PICTURES names a folder for pictures of the page, to be looked at.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.browser import Opened
from support.cli import Cli
from support.real_kafka import STALE
from support.traces import counterexample, nothing_said
from support.violating import shortest_run

from tideproof.cli.choices import look_up
from tideproof.conformance.observing import in_model, state_of
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.formats.html.page import page_data, to_page
from tideproof.counterexamples.formats.html.single_file import drawn_page
from tideproof.counterexamples.museum.cases import cases
from tideproof.counterexamples.twin import follow
from tideproof.model.language.properties import Expectation
from tideproof.model.language.system import System
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay
from tideproof.properties.invariants.replication import committed_records_survive, strong_isr

HW = PROTOCOLS["hw-truncation"]
MARKUP = '<img src=x onerror="window.owned=1"></script><script>window.owned=1</script>'


def page_of(
    run: Run, under: str | None = None, name: str = "CommittedRecordsSurvive", notes: tuple[str, ...] = ()
) -> str:
    twin = None if under is None else follow(run, System(PROTOCOLS[under], run.system.bounds, run.system.ghosts))
    return to_page(counterexample(run, replace(committed_records_survive, name=name), notes, twin))


@pytest.fixture(scope="module")
def loss() -> Run:
    return shortest_run(HW, committed_records_survive, HW.bounded())


def long_run() -> Run:
    """200 steps: a follower falls behind, leaves the ISR, catches up and comes back, fifty times."""
    system = System(HW, HW.bounded(replicas=2, log_size=50, records=50, epochs=1))
    begin = [
        ("ControllerElectLeader", {"replica": 0}),
        ("BecomeLeader", {"epoch": 0, "replica": 0}),
        ("BecomeFollowerTruncateToHighWatermark", {"epoch": 0, "replica": 1, "leader": 0}),
    ]
    again = [
        ("LeaderWrite", {"leader": 0}),
        ("LeaderShrinkIsr", {"leader": 0, "replica": 1}),
        ("FollowerReplicate", {"follower": 1, "leader": 0}),
        ("LeaderExpandIsr", {"leader": 0, "replica": 1}),
    ]
    return replay(system, [system.find(name, given) for name, given in [*begin, *again * 50][:200]])


def seen_of(run: Run, steps: int) -> list[dict[str, Any]]:
    """What brokers show that do as the model, and at the last of these steps otherwise; as `replay --on` reports it."""
    states = []
    for number in range(steps + 1):
        replicas = [
            {"log": list(r.log), "log_start": 0, "log_end": r.log_end, "high_watermark": r.high_watermark,
             "leads": r.leads, "epochs": [list(entry) for entry in r.epochs or ()]}
            for r in in_model(state_of(run, number), True).replicas
        ]  # fmt: skip
        brokers = {"brokers": replicas, "isr": [0, 1, 2]}
        states.append({"step": number, "agrees": number < steps, "brokers": brokers, "notes": ["b0 tells"]})
    return states


# Without a browser ----------------------------------------------------------------------------------------------------


def test_a_page_of_200_steps_is_small() -> None:
    run = long_run()
    page = to_page(counterexample(run, strong_isr))
    assert len(page.encode()) < 2**20


def test_page_refers_to_no_other_resource(loss: Run) -> None:
    page = page_of(loss)
    assert set(re.findall(r"\w+://[\w.]*", page)) == {"http://www.w3.org"}  # names of SVG and MathML
    assert "src=" not in page
    assert "default-src 'none'" in page


def test_page_shows_real_brokers_up_to_their_divergence() -> None:
    c = look_up(STALE)
    page = to_page(c, "Kafka 2.1.1", seen_of(c.run, 12))
    data = json.loads(page.split('id="data">')[1].split("</script>")[0])
    model, brokers = data["runs"]
    assert (brokers["name"], len(brokers["frames"])) == ("Kafka 2.1.1", len(model["frames"]))
    assert brokers["refused"].keys() == {"13", "14"}
    assert {"step": 12, "text": "≠ differ", "tone": ""} in data["marks"]
    last = brokers["frames"][11]
    assert last["committed"] == ["r1"], "it has been below the high watermark of a leader"
    assert (last["clients"]["model"], last["clients"]["seen"]) == ("the same", "b0 tells")
    b0 = last["brokers"][0]
    assert (b0["role"], b0["log"], b0["hw"]) == ("leads", [["r1", 0]], 1)


def test_embedded_data_is_escaped(loss: Run) -> None:
    page = page_of(loss, name=MARKUP, notes=(MARKUP, "@script@"))
    assert page.count("</script>") == 2  # the data's and the script's own
    assert "<img" not in page
    data = json.loads(page.partition('id="data">')[2].partition("</script>")[0])
    assert data["notes"] == [MARKUP, "@script@"]


# In the browser -------------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.browser
def test_keys_and_buttons_change_the_step(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss), viewport={"width": 1280, "height": 900})
    page = opened.page
    assert opened.counter() == "step 0 of 10"
    page.keyboard.press("ArrowRight")
    assert opened.counter() == "step 1 of 10"
    assert page.evaluate("location.hash") == "#step=1"
    page.keyboard.press("End")
    assert opened.counter() == "step 10 of 10"
    assert page.locator("#forward").is_disabled()
    opened.picture("light")
    page.keyboard.press("ArrowLeft")
    page.click("#back")
    assert opened.counter() == "step 8 of 10"
    page.keyboard.press("Home")
    assert opened.counter() == "step 0 of 10"
    page.locator("#slider").fill("7")
    assert opened.counter() == "step 7 of 10"
    page.locator("#marks button", has_text="fails").click()
    assert opened.counter() == "step 10 of 10"
    assert opened.wrong == []


@pytest.mark.browser
def test_page_marks_changes_and_lost_records(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss), "#step=5")
    page = opened.page
    assert "LeaderWrite(leader=b0)" in page.inner_text(".action")
    assert opened.count(".cell.new") == 1
    assert opened.count("main .cell.committed") == 0
    page.keyboard.press("End")
    assert opened.count("main .cell.committed") == 1
    assert page.inner_text("main .cell.lost") == "✗ r1\nmissing"
    label = page.locator(".log").nth(2).get_attribute("aria-label")
    assert label == "Log of b2: empty; log end offset 0, high watermark 0; lacks r1, which was committed"
    assert "leads in e2" in page.locator(".lane").nth(2).inner_text()
    assert "step 10 of 10" in str(page.get_attribute("#slider", "aria-valuetext"))
    assert "is in" not in page.inner_text("#spoken") and "Step 10" in page.inner_text("#spoken")
    assert opened.wrong == []


@pytest.mark.browser
def test_sentences_link_to_their_steps(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss))
    why = account(loss, committed_records_survive)
    sentences = opened.page.locator("#account button")
    assert sentences.count() == len(why.sentences)
    for number, sentence in enumerate(why.sentences):
        sentences.nth(number).click()
        assert opened.counter() == f"step {sentence.step} of 10"
        assert sentences.nth(number).get_attribute("aria-current") == "step"
    assert opened.wrong == []


@pytest.mark.browser
def test_a_link_opens_a_step(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss), "#step=6")
    assert opened.counter() == "step 6 of 10"
    opened.page.evaluate("location.hash = '#step=3'")
    opened.page.locator("#counter", has_text="step 3 of 10").wait_for()
    for wrong, shown in (("#step=999", 10), ("#step=<b>", 0), ("#else", 0)):
        again = Opened(browser, tmp_path / "page.html", page_of(loss), wrong)
        assert again.counter() == f"step {shown} of 10"
        assert again.wrong == []


@pytest.mark.browser
def test_play_runs_to_the_end_and_stops_on_a_key(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss), "#step=8")
    page = opened.page
    page.keyboard.press("Space")
    assert "Pause" in page.inner_text("#play")
    page.locator("#counter", has_text="step 10 of 10").wait_for()
    page.locator("#play", has_text="Play").wait_for()
    assert opened.wrong == []


@pytest.mark.browser
def test_both_runs_share_one_slider(browser: Any, loss: Run, tmp_path: Path) -> None:
    content = page_of(loss, under="kip-320")
    opened = Opened(browser, tmp_path / "page.html", content, "#step=10", viewport={"width": 1600, "height": 1000})
    page = opened.page
    assert opened.count(".stage") == 2
    left, right = page.locator(".stage").nth(0), page.locator(".stage").nth(1)
    assert left.locator(".cell.lost").count() == 1
    assert right.locator(".cell.lost").count() == 0
    assert left.bounding_box()["y"] == right.bounding_box()["y"]
    page.locator("#marks button", has_text="differ").click()
    assert "leader=b0) is not taken, because" in right.inner_text()
    page.keyboard.press("End")
    opened.picture("twin")
    assert opened.wrong == []


@pytest.mark.browser
@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("phone", {"viewport": {"width": 360, "height": 780}, "has_touch": True}),
        ("phone-dark", {"viewport": {"width": 360, "height": 780}, "color_scheme": "dark"}),
        ("projector-dark", {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"}),
    ],
)
def test_page_fits_the_window_width(browser: Any, loss: Run, tmp_path: Path, name: str, window: dict[str, Any]) -> None:
    for under in (None, "kip-320"):
        opened = Opened(browser, tmp_path / "page.html", page_of(loss, under), "#step=9", **window)
        wide, there = opened.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert wide <= there
        opened.picture(name if under is None else f"{name}-twin")
        assert opened.wrong == []


def case_page(name: str) -> str:
    case = next(r for r in cases() if r.name == name)
    return to_page(look_up(case.trace))


@pytest.mark.browser
def test_an_acknowledged_record_is_marked_and_its_loss_shown(browser: Any, tmp_path: Path) -> None:
    """With acks=1 the record was never committed, and is lost all the same: in words, also to a screen reader."""
    opened = Opened(browser, tmp_path / "page.html", case_page("acknowledged-by-the-leader-alone"), "#step=2")
    page = opened.page
    assert page.locator(".lane").nth(0).locator(".cell").inner_text() == "r1\ne0 ack"
    assert "offset 0 r1 of e0 acknowledged" in page.locator(".log").nth(0).get_attribute("aria-label")
    assert opened.count("main .cell.lost") == 0
    page.keyboard.press("End")
    assert page.locator(".lane").nth(1).locator(".cell.lost").inner_text() == "✗ r1\nmissing"
    assert "lacks r1, which was acknowledged" in page.locator(".log").nth(1).get_attribute("aria-label")
    assert page.locator("#marks button").all_inner_texts() == ["ack r1", "✗ fails"]
    assert opened.wrong == []


@pytest.mark.browser
@pytest.mark.parametrize("width", [340, 400, 1280])
def test_button_labels_fit_one_line(browser: Any, tmp_path: Path, width: int) -> None:
    page = case_page("acknowledged-by-the-leader-alone")
    opened = Opened(browser, tmp_path / "page.html", page, viewport={"width": width, "height": 800})
    buttons = opened.page.locator("#buttons button").evaluate_all(
        "all => all.map(b => [b.offsetHeight, b.scrollWidth <= b.clientWidth])"
    )
    assert len({height for height, _ in buttons}) == 1 and all(fits for _, fits in buttons), buttons


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
def test_marks_do_not_overlap_at_any_width(browser: Any, loss: Run, tmp_path: Path, width: int) -> None:
    """Where there is no room for all of them, those of the failure and of the first difference are there."""
    data = page_data(counterexample(loss, committed_records_survive))
    data["marks"] = [{"step": step // 3, "text": f"✂ r{step}", "tone": "bad"} for step in range(30)]
    data["marks"].append({"step": 10, "text": "✗ fails", "tone": "bad"})
    data["marks"].insert(0, {"step": 5, "text": "≠ differ", "tone": ""})
    content = drawn_page("crowded", "trace", data, "")
    opened = Opened(browser, tmp_path / "page.html", content, viewport={"width": width, "height": 800})
    boxes = [mark.bounding_box() for mark in opened.page.locator("#marks button:visible").all()]
    assert len(boxes) >= 3
    for number, a in enumerate(boxes):
        for b in boxes[:number]:
            apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
            assert apart or abs(a["y"] - b["y"]) >= 15
    for text in ("fails", "differ"):
        assert opened.page.locator("#marks button", has_text=text).is_visible()
    assert opened.wrong == []


@pytest.mark.browser
def test_the_printed_page_has_the_whole_account(browser: Any, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", case_page("only-the-last-epoch"), "#step=13",
                    viewport={"width": 1280, "height": 500})  # fmt: skip
    cut = "document.getElementById('account').scrollHeight > document.getElementById('account').clientHeight"
    assert opened.page.evaluate(cut)
    opened.page.emulate_media(media="print")
    assert not opened.page.evaluate(cut)
    assert not opened.page.is_visible("#controls")


@pytest.mark.browser
def test_controls_are_named_and_reachable_by_keyboard(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss), "#step=10", viewport={"width": 1280, "height": 900})
    page = opened.page
    assert page.locator("html").get_attribute("lang") == "en"
    tree = page.locator("body").aria_snapshot()
    for named in ('slider "Step"', 'button "Step on"', 'button "Play"', 'heading "Why"', 'img "Log of b2: empty'):
        assert named in tree, tree
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.id || document.activeElement.innerText"))
    assert {"first", "back", "play", "slider"} <= reached
    sentences = page.locator("#account button").all_inner_texts()
    assert set(sentences) <= reached


def test_a_request_with_a_forgotten_isr_is_shown_without_it() -> None:
    """A broker's state forgets the ISR of a past request once its leader has seen it: that is no empty ISR."""
    system = System(PROTOCOLS["kafka-2.5"], PROTOCOLS["kafka-2.5"].bounded(replicas=3))
    steps = [
        ("ElectPreferred", {"replica": 1}),
        ("BecomeLeader", {"epoch": 1, "replica": 1}),
        ("ElectPreferred", {"replica": 2}),
    ]
    run = replay(system, [system.find(name, given) for name, given in steps])
    data = page_data(counterexample(run, nothing_said("X", run)))
    before, after = (data["runs"][0]["frames"][step]["controller"]["messages"] for step in (2, 3))
    assert [(m["epoch"], m["isr"]) for m in before] == [("e1", ["b0", "b1", "b2"])]
    assert [(m["epoch"], m["isr"]) for m in after] == [("e1", None), ("e2", ["b0", "b1", "b2"])]


@pytest.mark.browser
def test_an_eligible_leader_replica_without_the_record_is_marked(browser: Any, tmp_path: Path) -> None:
    """It may be elected as a member of the ISR may: the controller's line names it, and its log shows what it lacks."""
    opened = Opened(browser, tmp_path / "page.html", case_page("committed-below-the-minimum"), "#step=3")
    assert "ISR {b0}, ELR {b1}" in opened.page.inner_text(".controller")
    assert opened.page.get_attribute(".log >> nth=1", "aria-label") == (
        "Log of b1: empty; log end offset 0, high watermark 0; lacks r1, which was committed"
    )
    assert opened.wrong == []


@pytest.mark.browser
def test_markup_in_strings_is_escaped(browser: Any, loss: Run, tmp_path: Path) -> None:
    def hostile(system: System) -> System:
        slots = {slot: replace(a, name=MARKUP + slot, meaning=MARKUP) for slot, a in system.protocol.slots.items()}
        return System(replace(system.protocol, slots=slots), system.bounds, system.ghosts)

    system = hostile(loss.system)
    run = replay(system, [system.fill(step.slot, step.parameters) for step in loss.steps])
    opened = Opened(browser, tmp_path / "page.html", page_of(run, name=MARKUP, notes=(MARKUP,)), "#step=10")
    assert opened.page.evaluate("window.owned") is None
    assert opened.count("img") == 0
    assert MARKUP in opened.page.inner_text("body")
    assert opened.wrong == []


@pytest.mark.browser
def test_page_updates_do_not_grow_along_a_long_trace(browser: Any, tmp_path: Path) -> None:
    content = to_page(counterexample(long_run(), strong_isr))
    opened = Opened(browser, tmp_path / "page.html", content)
    first, second = opened.page.evaluate(
        """async () => {
          const made = [0, 0];
          for (const half of [0, 1]) {
            const changes = new MutationObserver((list) => { made[half] += list.length; });
            changes.observe(document.body, {attributes: true, characterData: true, childList: true, subtree: true});
            for (let i = 0; i < 100; i++) {
              document.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight"}));
              await new Promise((drawn) => setTimeout(drawn));
            }
            changes.disconnect();
          }
          return made;
        }"""
    )
    assert first > 0 and second < 1.5 * first, (first, second)
    assert opened.counter() == "step 200 of 200"
    assert opened.wrong == []


@pytest.mark.browser
def test_a_state_without_logs_is_shown_as_a_table(browser: Any, tmp_path: Path) -> None:
    system = System(PROTOCOLS["async-isr"], PROTOCOLS["async-isr"].bounded())
    run = replay(system, [next(system.successors(system.initial))[0]])
    content = to_page(counterexample(run, nothing_said("X", run)))
    opened = Opened(browser, tmp_path / "page.html", content, "#step=1")
    assert opened.count(".controller") == 5
    assert opened.count(".controller .new") >= 1
    assert opened.wrong == []


@pytest.mark.browser
def test_page_marks_a_violation_red_and_a_witness_not(browser: Any, tmp_path: Path) -> None:
    system = System(HW, HW.bounded(replicas=2))
    run = replay(system, [system.find("ControllerElectLeader", {"replica": 0})])
    no_leader = replace(nothing_said("NoLeader", run), predicate=lambda s: s.next_epoch == 0)
    leader = replace(no_leader, predicate=lambda s: s.next_epoch > 0, expectation=Expectation.WITNESS)
    for prop, colour, bad in ((no_leader, "violated", 1), (leader, "holds", 0)):
        opened = Opened(browser, tmp_path / "page.html", to_page(counterexample(run, prop)), "#step=1")
        assert opened.page.get_attribute("#verdict span", "class") == colour
        assert (opened.count("#marks .bad"), opened.count("#account .bad")) == (bad, bad)
        assert opened.wrong == []


# Every reader -------------------------------------------------------------------------------------------------------


def test_page_is_readable_without_scripts(loss: Run) -> None:
    story = (("Believed", "That <b> is enough."), ("What happens", "It is not."))
    content = to_page(replace(counterexample(loss, committed_records_survive), title="Lost & gone", story=story))
    body = content.partition("<script")[0]
    readable = body.partition("<noscript")[2].partition("</noscript>")[0]
    assert "<h1>Lost &amp; gone</h1>" in readable
    assert "That &lt;b&gt; is enough." in readable
    assert readable.count("<tr>") == len(loss.states) + 1
    assert all(f"Step {number}:" in readable for number in (1, len(loss.steps)))
    assert "<button" not in body  # it would do nothing


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height", "lanes"), [(1280, 800, 3), (375, 667, 1)])
def test_sentence_and_state_are_visible_together(
    browser: Any, loss: Run, tmp_path: Path, width: int, height: int, lanes: int
) -> None:
    page = page_of(loss)
    opened = Opened(browser, tmp_path / "page.html", page, "#step=11", viewport={"width": width, "height": height})
    sentence = opened.page.locator("#now")
    assert len(sentence.inner_text()) > 20
    seen = [sentence.bounding_box(), *(lane.bounding_box() for lane in opened.page.locator(".lane").all()[:lanes])]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in seen), seen
    assert opened.wrong == []


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_passes_accessibility_checks(browser: Any, loss: Run, tmp_path: Path, scheme: str) -> None:
    """Sentences of steps to come, too: they are less black than the others, and black enough."""
    for under, moment in ((None, "#step=1"), ("kip-320", "#step=10")):
        opened = Opened(browser, tmp_path / "page.html", page_of(loss, under), moment, color_scheme=scheme)
        assert opened.count("#account .later" if under is None else ".cell.lost")
        assert opened.inaccessible() == []


@pytest.mark.browser
@pytest.mark.nightly  # the page of all takes 10 s to make; that of the claims has such addresses too
def test_museum_page_links_to_a_step_of_a_trace(browser: Any, cli: Cli, tmp_path: Path) -> None:
    address = "#trace-lagging-high-watermark/step=9"
    book = cli("museum", "--as", "html").stdout
    opened = Opened(browser, tmp_path / "museum.html", book, address, viewport={"width": 375, "height": 667})
    player = opened.page.locator("#lagging-high-watermark .player")
    player.locator("#counter", has_text="step 9 of 11").wait_for()
    assert player.locator(".stage").count() == 2  # the same schedule under the fix
    player.locator("#forward").click()
    assert opened.page.evaluate("location.hash") == "#trace-lagging-high-watermark/step=10"
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= 375
    player.locator("#forward").press("Escape")
    assert opened.count(".player") == 0 and opened.page.evaluate("location.hash") == "#lagging-high-watermark"
    assert opened.wrong == []


@pytest.mark.browser
def test_page_without_spoilers_shows_only_what_has_happened(browser: Any, loss: Run, tmp_path: Path) -> None:
    opened = Opened(browser, tmp_path / "page.html", page_of(loss, "kip-320"))
    page = opened.page
    assert page.inner_text("#verdict") == (
        "hw-truncation: CommittedRecordsSurvive fails after step 10; "
        "kip-320: CommittedRecordsSurvive holds after each of the 10 steps."
    )
    page.click("#blind")
    assert (page.inner_text("h1"), opened.counter()) == ("What will happen?", "step 0")
    hidden = page.locator("#verdict, #meaning, #marks button, #account .later")
    assert not any(hidden.nth(n).is_visible() for n in range(hidden.count()))
    page.keyboard.press("End")
    assert page.locator("#marks button", has_text="fails").is_visible()
    assert opened.inaccessible() == []
    page.click("#blind")
    assert page.locator("#verdict").is_visible()
    assert opened.wrong == []
