"""Questions asked in several processes: the answers in order, and an end that is heard."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

import pytest

from tideproof.model.language.properties import EngineError
from tideproof.properties.engines.base import Budget, Spent
from tideproof.properties.engines.solver import queries
from tideproof.properties.engines.solver.queries import answers


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "cores", lambda: 2)


def no_process_is_left() -> bool:
    return not multiprocessing.active_children()


def test_answers_come_in_order_from_worker_processes() -> None:
    found = list(answers(lambda i: (i, os.getpid()), 9, 0, Budget()))
    assert [i for i, _ in found] == list(range(9))
    assert os.getpid() not in {process for _, process in found}
    assert no_process_is_left()


def test_one_job_runs_in_the_main_process() -> None:
    assert set(answers(lambda i: os.getpid(), 3, 1, Budget())) == {os.getpid()}


@pytest.mark.parametrize("error", [EngineError("Z3 and the rules disagree"), Spent("the time limit of 1 s")])
def test_errors_of_workers_are_raised(error: BaseException) -> None:
    def ask(i: int) -> int:
        if i == 1:
            raise error
        return i

    with pytest.raises(type(error), match=str(error)):
        list(answers(ask, 3, 2, Budget()))
    assert no_process_is_left()


def test_a_worker_that_exits_is_an_error() -> None:
    def ask(i: int) -> Any:
        os._exit(1)

    with pytest.raises(EngineError, match="has ended"):
        list(answers(ask, 3, 2, Budget()))


def test_time_limits_and_interrupts_end_the_workers() -> None:
    with pytest.raises(Spent):
        list(answers(lambda i: time.sleep(600), 2, 2, Budget(0.2)))
    assert no_process_is_left()
    threading.Timer(0.5, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        list(answers(lambda i: time.sleep(600), 2, 2, Budget()))
    assert no_process_is_left()


def test_a_negative_number_of_jobs_is_refused() -> None:
    with pytest.raises(ValueError, match="--jobs -1"):
        list(answers(lambda i: i, 2, -1, Budget()))
