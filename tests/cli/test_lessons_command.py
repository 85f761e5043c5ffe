"""`tideproof lessons`: a lesson at a prompt, its link, and what a class shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.cli import Cli, one_line

from tideproof.counterexamples.lessons.lesson import lessons

LEARNER = """1
2
leader append b0
elect preferred
become leader b1
1
2
leader append b0
answer fetch
follower append
park
answer empty
follower append
"""


def test_a_finished_lesson_gives_a_link(cli: Cli) -> None:
    ran = cli("lessons", "two-fetches", typed=LEARNER)
    assert ran.returncode == 0, ran.stderr
    assert "Wrong. The model says: 0: the leader does not know yet" in ran.stdout
    assert "Done, in 3 steps." in ran.stdout and "Done, in 6 steps." in ran.stdout
    assert "Durable violated 3 (34 states visited)" in ran.stdout
    assert "Durable holds (157 states visited)" in ran.stdout
    link = ran.stdout.splitlines()[-1]
    assert link.startswith("lab.html#lesson=two-fetches&after-one-fetch=1&followers-hw=2&maximum=")
    again = cli("lessons", link, typed="skip\n" * 6)
    assert again.stdout.splitlines()[-1] == "lab.html#lesson=two-fetches&which-offset="


def test_hints_begin_with_an_idea(cli: Cli) -> None:
    typed = "hint\n2\nhint\n2\nhint\nhint\nskip\n" + "hint\n2\nhint\nhint\nleader append b0\nhint\nskip\n"
    said = " ".join(cli("lessons", "two-fetches", typed=typed).stdout.split())
    assert "What has b0 heard from b1 since b1 has the record?" in said
    assert "Who should lead next, and before it has done what?" in said
    assert "3 steps from here, and not fewer. Next: LeaderAppend b0" in said
    assert "A record must survive whichever member" in said
    assert "6 steps from here, and not fewer. Next: LeaderAppend b0" in said
    assert "5 steps from here, and not fewer. Next: LeaderAnswerFetch b1 b0" in said


def test_hints_of_a_hidden_task_do_not_name_its_property(cli: Cli) -> None:
    link = cli("lessons", "two-fetches", "--hide", "OffsetsOrdered", "--says", "x").stdout.strip()
    ran = cli("lessons", link, typed="skip\n" * 5 + "hint\nskip\n")
    assert "From here it cannot be reached any more: undo." in ran.stdout and "OffsetsOrdered" not in ran.stdout


def test_a_hidden_property_is_judged_and_not_named(cli: Cli, tmp_path: Path) -> None:
    link = cli("lessons", "two-fetches", "--hide", "Durable", "--says", "Lose a record.").stdout.strip()
    ran = cli("lessons", link, typed="skip\n" * 5 + "leader append b0\nwhy\nskip\n")
    task = ran.stdout.rpartition("Lose a record.")[2]
    assert "Durable" not in task and "Your answers" in task
    assert "Done" not in task
    (tmp_path / "links.txt").write_text(ran.stdout.splitlines()[-1] + "&added=0\n")
    assert "added: 0 of 1 right. Lose a record." in cli("lessons", "report", "links.txt").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("report",), "report needs a file with one link a line"),
        (("report", "nothing.txt"), "nothing.txt: No such file"),
        (("two-fetch",), "did you mean two-fetches?"),
        (("two-fetches", "x.txt"), "--links is for `report`"),
        (("lab.html#lesson=two-fetches&dance=1",), "asks nothing named 'dance'"),
        (("two-fetches", "--hide", "Durabel"), "did you mean Durable?"),
        (("two-fetches", "--says", "x"), "--says is for --hide"),
    ],
)
def test_invalid_options_are_one_line(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    ran = cli("lessons", *arguments)
    assert ran.returncode == 2 and said in one_line(ran.stderr)


def test_an_invalid_line_ends_a_script(cli: Cli) -> None:
    assert "line 1: '7': type a number from 1 to 2, or skip" in one_line(
        cli("lessons", "truncation", typed="7\n").stderr
    )


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_can_be_skipped_to_its_end(cli: Cli, name: str) -> None:
    ran = cli("lessons", name, typed="")
    assert ran.returncode == 0 and f"#lesson={name}" in ran.stdout.splitlines()[-1], ran.stderr
