"""The wheel, without extras, in an environment of its own outside of the checkout: what a user gets with pip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

CHECKOUT = Path(__file__).parent.parent.parent
NOT_OF_THE_SOURCE = shutil.ignore_patterns(".*", "build", "*.egg-info", "__pycache__", "tests")

Called = Callable[..., "subprocess.CompletedProcess[str]"]


def required_by(wheel: Distribution) -> Iterator[Distribution]:
    """What pip would install with a wheel, as it is installed here: requirements, and those of requirements."""
    found: dict[tuple[str, str], Distribution] = {}
    asked = [(wheel, "")]
    while asked:
        of, extra = asked.pop()
        for requirement in map(Requirement, of.requires or ()):
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                for wanted in (requirement.name, ""), *((requirement.name, e) for e in requirement.extras):
                    if wanted not in found:
                        found[wanted] = distribution(requirement.name)
                        asked.append((found[wanted], wanted[1]))
    return iter({d.metadata["Name"]: d for d in found.values()}.values())


def link(installed: Distribution, folder: Path) -> None:
    """Makes the packages and modules of a distribution importable from a folder."""
    for name in {file.parts[0] for file in installed.files or ()} - {"..", "__pycache__"}:
        if not (folder / name).exists():
            (folder / name).symlink_to(installed.locate_file(name))


@pytest.fixture(scope="module", params=["linked", pytest.param("downloaded", marks=pytest.mark.nightly)])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Called:
    """Runs a program of an environment with the wheel, what it requires, and pytest; in a folder of its own.

    What it requires is that of this environment, one link for each package, and at night what pip chooses.
    """
    folder = tmp_path_factory.mktemp("wheel")
    # No setting of this process finds its way there but those of pip, which say where packages come from.
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "TIDEPROOF", "COV", "PYTEST"))}

    def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)

    def called(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return run(folder / "env" / "bin" / program, *arguments)

    def pip(*arguments: str) -> None:
        into = ("--python", str(folder / "env" / "bin" / "python"))
        ran = run(sys.executable, "-m", "pip", "-q", *into, *arguments, "-c", str(CHECKOUT / "constraints.txt"))
        if "No matching distribution" in ran.stderr or "ConnectionError" in ran.stderr:
            pytest.skip(f"pip gets no packages here: {ran.stderr.splitlines()[-1]}")
        assert ran.returncode == 0, ran.stderr

    shutil.copytree(CHECKOUT, folder / "source", ignore=NOT_OF_THE_SOURCE)  # building leaves files there
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env")
    pip("wheel", "--no-deps", "-w", str(folder), str(folder / "source"))
    (wheel,) = folder.glob("tideproof-*.whl")
    if request.param == "downloaded":
        pip("install", str(wheel), "pytest")
        return called
    pip("install", "--no-deps", str(wheel))
    (site,) = (folder / "env").glob("lib/*/site-packages")
    (alone,) = distributions(path=[str(site)])
    for needed in (*required_by(alone), *required_by(distribution("pytest")), distribution("pytest")):
        link(needed, site)
    return called


def test_wheel_has_no_extras_and_nothing_of_the_checkout(installed: Called) -> None:
    ran = installed("python", "-c", "import tideproof; print(tideproof.__file__)")
    assert "/env/lib/" in ran.stdout
    for extra in ("pyspark", "matplotlib", "calibration"):
        assert "ModuleNotFoundError" in installed("python", "-c", f"import {extra}").stderr


@pytest.mark.parametrize(
    ("call", "status", "says"),
    [
        ("--version", 0, "tideproof "),
        ("list", 0, "kafka-2.5"),
        ("list kip-101 --all", 0, "BecomeFollowerTruncateKip101"),
        ("check kip-320 --replicas 2 -p StrongIsr", 0, "holds"),
        ("check kip-320 --replicas 2 -p StrongIsr --engine bounded --depth 3", 0, "no counterexample"),
        ("check kip-320 --replicas 2 -p StrongIsr --engine random --walks 100 --seed 1", 0, "no counterexample"),
        (
            "check kip-320 --replicas 2 -p StrongIsr --engine stateful --max-examples 20 --seed 1",
            0,
            "no counterexample",
        ),
        ("museum", 0, "lagging-high-watermark"),
        ("claims 17", 0, "AckedSurvive"),
    ],
)
def test_readme_examples_work(installed: Called, call: str, status: int, says: str) -> None:
    ran = installed("tideproof", *call.split())
    assert ran.returncode == status, ran.stderr
    assert says in " ".join(ran.stdout.split())


def test_a_counterexample_is_found_shown_replayed_and_minimised(installed: Called) -> None:
    for call, status, says in (
        ("check hw-truncation --replicas 2 -p StrongIsr --trace loss.json", 1, "violated after 9 steps"),
        ("show loss.json", 0, "BecomeFollowerTruncateToHighWatermark"),
        ("show loss.json --as html -o loss.html", 0, ""),
        ("replay loss.json --expect violated", 0, "StrongIsr"),
        ("minimise loss.json", 0, "StrongIsr"),
    ):
        ran = installed("tideproof", *call.split())
        assert ran.returncode == status, ran.stderr
        assert says in " ".join(ran.stdout.split())


def test_missing_spark_names_its_extra(installed: Called) -> None:
    ran = installed("tideproof", "batch", "hw-truncation", "--walks", "10", "--seed", "1", "-o", "run")
    assert ran.returncode == 2
    assert "pip install 'pyspark<4.4,>=4.3' 'pyarrow<27,>=26' 'pandas<3,>=2.2'" in ran.stderr.splitlines()[-1]
    assert "Traceback" not in ran.stderr


def test_the_pytest_plugin_is_found(installed: Called) -> None:
    folder = Path(installed("python", "-c", "import os; print(os.getcwd())").stdout.strip())
    (folder / "small.tideproof.toml").write_text(
        '[no-loss]\nprotocol = "kip-320"\nproperty = "StrongIsr"\nbounds = { replicas = 2 }\n'
    )
    (folder / "test_mine.py").write_text(
        "from tideproof.testing import assert_violates\n"
        'def test_a_loss(): assert_violates("hw-truncation", "StrongIsr", steps=9, replicas=2)\n'
    )
    ran = installed("python", "-m", "pytest", "-q", "small.tideproof.toml", "test_mine.py")
    assert "2 passed" in ran.stdout, ran.stdout
