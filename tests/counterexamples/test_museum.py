"""The museum: every case breaks its own generation, and not the one that fixed it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
import recompute_museum
from support.browser import Opened
from support.cli import Cli
from support.traces import counterexample

from tideproof.cli.choices import look_up
from tideproof.counterexamples.explain.account import account
from tideproof.counterexamples.explain.counterfactuals import rules_alone, steps_too_many
from tideproof.counterexamples.formats.html.page import to_page
from tideproof.counterexamples.museum.cases import SECTIONS, Case, cases
from tideproof.counterexamples.twin import follow
from tideproof.model.language.properties import Property, watched
from tideproof.model.protocols.broker.flaws import FLAWS
from tideproof.model.protocols.broker.rules import BrokerProtocol
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.model.runs.replay import Run, replay
from tideproof.model.runs.schedule import Schedules

CASES = cases()


def test_museum_page_shows_every_story_without_scripts(cli: Cli, tmp_path: Path) -> None:
    ran = cli("museum", "--as", "html", "-o", "museum.html")
    assert ran.returncode == 0 and "Written to" in ran.stderr
    book = (tmp_path / "museum.html").read_text(encoding="utf-8")
    readable = book.partition("<body>")[2].partition("<script")[0]
    for case in CASES:
        assert f'<article id="{case.name}">' in readable
        for _, text in case.story:
            assert html.escape(text) in readable
    assert readable.count("<h4>Step by step</h4>") == len(CASES)
    assert "src=" not in book and book.count("default-src 'none'") == 1


def opened(case: Case) -> tuple[Run, Property]:
    opened = look_up(case.trace)
    system, prop, steps = opened.run.system, opened.property, opened.run.steps
    return replay(system, steps), prop


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    found = request.param
    assert isinstance(found, Case)
    return found


def test_every_generation_with_a_loss_has_a_case() -> None:
    published = {r.trace.protocol for r in CASES if r.section == SECTIONS[0]}
    assert published == {"hw-truncation", "kip-101", "kip-279", "kip-320-first-try"}
    assert len({r.name for r in CASES}) == len(CASES)


def test_every_known_broker_flaw_has_a_case() -> None:
    """In the configuration in which its page says that the wrong rule fails, and with the fix that the page names."""

    def row(
        wrong: str, prop: str, bounds: Mapping[str, int], right: str, others: Mapping[str, int]
    ) -> tuple[object, ...]:
        """With all bounds: a trace that `check --trace` writes has the defaults too, a page has none."""
        return wrong, prop, tuple(PROTOCOLS[wrong].bounded(**bounds).items()), right, tuple(others.items())

    shown = {
        row(r.trace.protocol, r.trace.property, r.trace.bounds, r.fixed_by, r.fixed_with)
        for r in CASES
        if r.section != SECTIONS[0]
    }
    assert shown == {
        row(f.wrong.name, f.property, f.configuration, f.right.name, f.right_configuration) for f in FLAWS.values()
    }


def test_cases_of_a_section_are_contiguous() -> None:
    assert tuple(dict.fromkeys(r.section for r in CASES)) == SECTIONS
    assert [section for section, _ in groupby(r.section for r in CASES)] == list(SECTIONS)


def test_a_case_first_violates_in_its_last_step(case: Case) -> None:
    run, prop = opened(case)
    assert run.first_violation(prop.holds) == len(run.steps)


def test_the_fixed_generation_survives_the_schedule(case: Case) -> None:
    run, prop = opened(case)
    fixed = PROTOCOLS[case.fixed_by]
    bounds = fixed.bounded(**{**case.trace.bounds, **case.fixed_with})
    twin = follow(run, watched(fixed, bounds, [prop]))
    assert twin.other.first_violation(prop.holds) is None
    assert twin.diverged_at is not None
    if case.fixed_with:
        assert twin.refused, "a setting that fixes refuses a step of the schedule"


@pytest.mark.parametrize(
    "looked_at", [CASES[::6], pytest.param(CASES, marks=pytest.mark.nightly)],
    ids=["some", "all"],
)  # fmt: skip
def test_stored_cases_are_the_engines_shortest_traces(looked_at: Sequence[Case]) -> None:
    assert [case.name for case in looked_at if recompute_museum.renewed(case) is not None] == []


def test_invalid_or_longer_cases_are_recomputed() -> None:
    (case,) = (r for r in CASES if r.name == "an-isr-of-one")
    again = recompute_museum.renewed(replace(case, trace=replace(case.trace, actions=case.trace.actions[:-1])))
    assert again is not None and len(again.actions) == len(case.trace.actions)
    shuffled = replace(case, trace=replace(case.trace, actions=case.trace.actions[::-1]))
    assert recompute_museum.renewed(shuffled) is not None


def test_account_of_a_broker_case_names_the_fixing_rule(case: Case) -> None:
    """One of the rules in which the fixed protocol differs prevents it alone; but KIP-279 took two at once."""
    wrong, right = PROTOCOLS[case.trace.protocol], PROTOCOLS[case.fixed_by]
    if not isinstance(wrong, BrokerProtocol) or wrong is right:
        pytest.skip("not of brokers, or fixed by a setting")
    assert isinstance(right, BrokerProtocol)
    run, prop = opened(case)
    differ = {f.name for f in fields(wrong.rules) if getattr(wrong.rules, f.name) is not getattr(right.rules, f.name)}
    if wrong.state is not right.state or (not differ and wrong.slots.keys() <= right.slots.keys()):
        pytest.skip("the steps differ in what they do")
    if not differ:
        assert [name for _, name in steps_too_many(run, [right], prop.holds)] == [right.name]
        return
    preventing = {alone.slot for alone in rules_alone(run, [right], prop.holds) if alone.prevents}
    assert bool(preventing) is (case.name != "an-epoch-never-had")
    assert preventing <= differ


def test_account_includes_responses_to_clients() -> None:
    def said(name: str) -> list[str]:
        run, prop = opened(next(r for r in CASES if r.name == name))
        return [f"{s.step} {s.text}" for s in account(run, prop).sentences]

    assert (
        "8 The consumer's position goes back from 1 to 0, sent there by b1, leader of epoch e1, with log start 0, "
        "high watermark 0 and log end offset 1."
    ) in said("out-of-range")
    latest = said("the-latest-offset-goes-back")
    assert "8 b1, leader of epoch e1, tells the consumer that the latest offset is 0; at step 5 it was 1." in latest
    lags = "log end offset 1 and high watermark 0 (b0's had reached 1 at step 4)"
    assert any(text.startswith("7 b1 becomes leader of epoch e1") and lags in text for text in latest)
    acked = (
        "5 b0, leader of epoch e0, acknowledges r1 to the producer (acks=2): it is on b0 and b1, and the ISR that "
        "b0 knows is {b0, b1, b2}; b2 may be elected without it."
    )
    assert said("two-of-three").count(acked) == 1
    (fails,) = (text for text in said("two-of-three") if "fails" in text)
    assert "AckTrue fails for broker b2, record r1" in fails
    assert "before the whole ISR had the record, for acked[r1] is true" in fails
    assert "quorum_isr[b2] is true, log[b2][0] is none, not r1" in fails
    lost = said("back-in-the-same-epoch")
    assert "4 The power loss takes r1 at offset 0 from b0: it was not on disk." in lost
    assert "4 b0 loses power, and restarts with log end offset 0 and high watermark 0." in lost
    assert any("b1 crashes, and restarts with log end offset 1" in text for text in said("restarted-and-truncated"))


CAUSES = {
    "an-epoch-never-had": (
        "10 b1 keeps r3 at offset 0, where its leader b0 has r1.",
        "12 b1's high watermark moves",
    ),
    "epoch-without-a-record": (
        "b0 answered that it cannot tell where that epoch ends, so b1 truncates to its own high",
    ),
    "the-leader-seems-the-same": (
        "12 b1 keeps r1 at offset 0, where its leader b0 has r2.",
        "but b1 has r1 there.",
    ),
    "a-session-forgets-the-epoch": ("11 b1 truncates its log from 1 to 0 and loses r1 at offset 0",),
    "a-zombie-is-counted": ("both with log end offset 1; but b1 has r1 there.",),
    "stale-remote-leo": ("both with log end offset 1 as it knows them (they are b0 1, b1 0); but b1 lacks it.",),
    "joined-by-a-lagging-hw": (
        "(b0's had reached 1 at step 5)",
        "9 b1 adds b2 to the ISR",
        "b1's high watermark is 0.",
    ),
    "an-unclean-election": ("elects b1 leader of epoch e1, with the ISR {b1} (it was {b0}); b1 was not in it.",),
    "acknowledged-by-the-leader-alone": ("4 b1 leads, but its log lacks r1, which was acknowledged at step 2.",),
    "answered-by-the-offset": (
        "6 b0 truncates its log from 1 to 0 and loses r1 at offset 0",
        "10 b0, leader of epoch e2, acknowledges r1 to the producer (acks=all): it is on no broker",
    ),
    "decided-between-two-readings": (
        "last stable offset 0; transaction t0 is open.",
        "decision[t0] is open, not committed",
    ),
    "hw-below-the-log-start": (
        "4 b1's log starts at 1 now",
        "its high watermark is 0, its log end offset 1 (it was 0).",
    ),
    "forgotten-with-its-record": ("5 b0, leader of epoch e0, appends r1 at offset 1 again: it no longer knows",),
    "a-new-log-knows-no-producer": ("9 b1, leader of epoch e1, appends r1 at offset 1 again: it no longer knows",),
    "deleted-and-back": ("6 b0 answers that the records below 1 are deleted", "7 b0's log starts at 0 now"),
}
"""What a reader who knows Kafka would name as the cause, from the case's account."""


@pytest.mark.parametrize("name", CAUSES)
def test_account_of_a_case_explains_the_cause(name: str) -> None:
    run, prop = opened(next(r for r in CASES if r.name == name))
    why = "\n".join(f"{s.step} {s.text}" for s in account(run, prop).sentences)
    for cause in CAUSES[name]:
        assert cause in why, why


def test_broker_case_fits_80_columns(cli: Cli) -> None:
    for name in ("a-zombie-is-counted", "two-of-three", "an-isr-of-one"):
        shown = cli("museum", name, "--no-why").stdout
        assert max(map(len, shown.splitlines())) <= 80
    assert "does no harm under the same protocol with --unclean 0" in " ".join(shown.split())


def test_page_shows_requests_in_flight() -> None:
    def frames(name: str) -> list[dict[str, Any]]:
        page = to_page(counterexample(*opened(next(r for r in CASES if r.name == name))))
        data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
        return list(data["runs"][0]["frames"])

    zombie = frames("a-zombie-is-counted")
    assert zombie[2]["brokers"][1]["notes"] == ["on its way: r1 (e0), high watermark 0"]
    assert zombie[7]["brokers"][0]["notes"] == ["has to truncate", "on its way: e0 ends at 0"]
    assert zombie[7]["controller"]["messages"] == [
        {"name": "LeaderAndIsr", "epoch": "e1", "leader": "b2", "isr": ["b0", "b1", "b2"], "to": ["b1"]}
    ]
    consumer = frames("out-of-range")
    assert consumer[8]["clients"] == {"consumer": "e1 r1,- 0/0"}
    assert "records on disk 0" in frames("back-in-the-same-epoch")[1]["brokers"][0]["notes"]


def test_no_step_of_a_case_is_superfluous(case: Case) -> None:
    """Without any one of its steps the schedule leads to another failure, or to none."""
    run, _ = opened(case)
    schedules = Schedules(run.system)
    steps = schedules.steps_of(run)
    for left_out in range(len(steps) - 1):
        taken = schedules.start
        for step in steps[:left_out] + steps[left_out + 1 :]:
            after = schedules.take(taken, step)
            taken = taken if isinstance(after, str) else after
        assert taken.state != run.states[-1], run.steps[left_out]


def test_logs_diverge_below_both_high_watermarks() -> None:
    run, _ = opened(next(r for r in CASES if r.name == "divergence-below-the-hw"))
    s = run.states[-1][0]
    assert (s.hw, [log[0] for log in s.log]) == ((1, 1), [0, 1])  # type: ignore[attr-defined]


def test_museum_lists_and_opens_cases(cli: Cli) -> None:
    listed = cli("museum").stdout
    assert all(r.name in listed for r in CASES)
    ran = cli("museum", "fast-elections", "--no-why")
    assert ran.returncode == 0
    for heading in ("Believed", "What happens", "Fixed", "Why, step by step:"):
        assert heading in ran.stdout
    assert json.loads(cli("museum", "fast-elections", "--as", "json").stdout)["protocol"] == "kip-101"
    wrong = cli("museum", "fast-election")
    assert (wrong.returncode, "did you mean fast-elections" in wrong.stderr) == (2, True)
    assert cli("museum", "--as", "json").returncode == 2


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 400])
def test_museum_page_lists_cases_of_a_protocol_and_opens_one(
    browser: Any, cli: Cli, tmp_path: Path, width: int
) -> None:
    cli("museum", "--as", "html", "-o", "museum.html")
    content = (tmp_path / "museum.html").read_text(encoding="utf-8")
    assert len(content) < 2**20
    page_opened = Opened(browser, tmp_path / "page.html", content, viewport={"width": width, "height": 900})
    page = page_opened.page
    assert page.evaluate("document.documentElement.scrollHeight") < 10_000
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.select_option("#release", "kip-279")
    of_kip_279 = [case for case in CASES if case.trace.protocol == "kip-279"]
    assert page.locator("article").count() == len(of_kip_279)
    assert page.inner_text("#totals") == f"{len(of_kip_279)} of {len(CASES)}"
    page.fill("#search", "no such words")
    assert page.locator("article").count() == 0
    page.fill("#search", of_kip_279[0].title)
    page.locator("article summary").first.click()
    assert of_kip_279[0].happens in page.inner_text("article .story")
    page.locator("article button").first.click()
    page.locator("#counter", has_text="step 0 of").wait_for()
    assert page_opened.inaccessible() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page_opened.wrong == []
    page.fill("#search", "")
    page.select_option("#release", "")
    page.select_option("#state", "open")
    ids = page.locator("article").evaluate_all("all => all.map((a) => a.id)")
    assert ids == [case.name for case in CASES if case.state == "open"]
    assert page_opened.wrong == []


def test_a_case_is_open_if_the_newest_release_has_its_rules() -> None:
    """As its story says: these are the cases whose last paragraph names no release with a fix."""
    assert {case.name for case in CASES if case.state == "open"} == {
        "stale-remote-leo",
        "eligible-after-removal",
        "a-new-log-knows-no-producer",
        "another-epoch-of-the-same-length",
        "back-in-the-same-epoch",
        "deleted-and-back",
        "below-the-log-start",
    }
    releases = {case.name: case.releases for case in CASES}
    assert releases["an-epoch-never-had"] == ("kafka-0.11",)  # KIP-279: fixed in 2.0
    assert releases["answered-by-the-offset"][-1] == "kafka-0.9"  # KAFKA-2960: fixed in 0.10.0.0
    assert releases["only-the-last-epoch"] == ()  # never built
    assert {case.name for case in CASES if case.state == "setting"} == {
        "an-unclean-election",
        "acknowledged-by-the-leader-alone",
        "an-isr-of-one",
        "the-position-is-good-again",
    }
