"""The picture of a trace: what it shows of each step, and that the README has the one that a command makes."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.cli import Cli

from tideproof.counterexamples.counterexample import Counterexample
from tideproof.counterexamples.formats.svg import to_svg
from tideproof.model.language.properties import watched
from tideproof.model.protocols.catalogue import PROTOCOLS
from tideproof.properties.engines.exhaustive.search import explore
from tideproof.properties.invariants.catalogue import PROPERTIES

NAMESPACE = "{http://www.w3.org/2000/svg}"
IN_README = Path(__file__).parents[2] / "docs" / "images" / "kafka-0.10-loss.svg"


def drawn(protocol: str, prop: str, **sizes: int) -> Counterexample:
    of = PROTOCOLS[protocol]
    asked = next(p for p in PROPERTIES if p.name == prop)
    with explore(of, of.bounded(**sizes), [asked], stop_when_decided=True) as found:
        return Counterexample.of(found.system, asked, "exhaustive", found.verdicts[0].trace or ())


@pytest.fixture(scope="module")
def loss() -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(drawn("kafka-0.10", "Durable", crashes=1)))


def texts(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{NAMESPACE}text")]


def kinds(picture: ElementTree.Element, kind: str) -> int:
    return sum(shape.get("class") == kind for shape in picture.iter())


def test_each_step_is_a_row(loss: ElementTree.Element) -> None:
    rows = [text for text in texts(loss) if re.match(r"\d+  ", text)]
    assert [int(row.split()[0]) for row in rows] == [*range(1, 11)]
    assert (rows[0], rows[4], rows[7]) == ("1  LeaderAppend b0", "5  CrashAndRestart b1", "8  BecomeLeader e1 b1")


def test_records_below_the_high_watermark_are_marked(loss: ElementTree.Element) -> None:
    """b0 has the record from step 1 to 9, and knows from step 4 that it is committed; b1 has it from step 3 to 5."""
    assert (kinds(loss, "known"), kinds(loss, "entry")) == (6 + 1, 3 + 3 + 1)  # and in the legend
    assert kinds(loss, "hw") == 11 * 2 + 1  # in each state at each broker, and in the legend
    assert kinds(loss, "alarm") == 3


def test_svg_shows_leaders_and_brokers_without_a_leader(loss: ElementTree.Element) -> None:
    assert texts(loss).count("knows no leader") == 1
    assert texts(loss).count("leader, epoch 0") == 7
    assert texts(loss).count("still leader, epoch 0") == 2  # b1 has been elected in epoch 1
    assert texts(loss).count("leader, epoch 1") == 3


def test_the_last_rows_show_how_the_record_disappears(loss: ElementTree.Element) -> None:
    """With clean elections only, a follower of 0.10 ends its process rather than truncate (handleOffsetOutOfRange)."""
    rows = [text for text in texts(loss) if "can come next" in text]
    assert rows == [
        "9  BecomeFollower e1 b0 b1, which can come next",
        "10  FollowerOutOfRange b0 b1, which can come next",
    ]
    assert "No broker has r1 now (with unclean.leader.election.enable=true)." in " ".join(texts(loss))


def test_a_protocol_without_logs_has_no_picture() -> None:
    of = PROTOCOLS["async-isr"]
    system = watched(of, of.bounded(), [])
    prop = next(p for p in PROPERTIES if issubclass(of.state, p.state))
    with pytest.raises(ValueError, match="async-isr has no brokers with logs to draw"):
        to_svg(Counterexample.of(system, prop, "exhaustive", ()))


def test_readme_picture_is_up_to_date(cli: Cli) -> None:
    cli("check", "kafka-0.10", "-p", "Durable", "--crashes", "1", "--trace", "loss.json")
    assert cli("show", "loss.json", "--as", "svg").stdout == IN_README.read_text(encoding="utf-8")
