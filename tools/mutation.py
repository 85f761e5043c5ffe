"""Mutation testing: small changes of a module, each of which some test should notice.

    make mutation MODULE=symmetry SAMPLE=20

Cosmic Ray makes the changes, in a copy of the checkout in the folder for temporary files. It keeps its results there:
the same command continues after a stop, a larger sample extends a smaller one, and `--again` repeats the survivors,
when tests have been added. docs/internals/notes/mutation.md has the results.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import psutil
from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test, mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

CHECKOUT = Path(__file__).parent.parent
RANDOM = "tests/properties/test_random_protocols.py"
UNBOUNDED = [
    "tests/properties/test_unbounded.py",
    "tests/properties/test_unbounded_claims.py",
    "tests/properties/test_unbounded_small.py",
    "tests/properties/test_unbounded_tables.py",
]
REFINEMENTS = ["tests/properties/test_refinement.py", "tests/properties/test_refinement_of_brokers.py"]
REDUCTIONS = f"{RANDOM}::test_reductions_of_the_solver_lose_no_state"
BOUNDED = [f"bounded, {first} first, Relation" for first in ("shortest", "deepest")]
LEMMAS = "bounded, deepest first, Relation, lemmas"
INDUCTION = ["induction over 1", "induction over 2"]


def alone(*checks: str) -> list[str]:
    """Comparisons of random protocols with brute force."""
    return [f"{RANDOM}::test_each_comparison_alone[{name}]" for name in checks]


MODULES = {
    "algebra": ("model/language/algebra.py", ["tests/model/test_algebra.py", *alone("steps", *INDUCTION)]),
    "state": ("model/language/state.py", [
        "tests/model/test_model.py", "tests/model/test_ranges.py", *alone("steps", "exhaustive")]),
    "space": ("model/language/space.py", [
        "tests/model/test_model.py", "tests/model/test_ranges.py",
        *alone("steps", "exhaustive")]),
    "system": ("model/language/system.py", [
        "tests/model/test_system.py", "tests/model/test_model.py", *alone("steps", "exhaustive")]),
    "actions": ("model/language/actions.py", ["tests/model/test_model.py", *alone("steps", "exhaustive")]),
    "digests": ("model/language/digests.py", ["tests/model/test_digests.py"]),
    "llvm": ("model/backends/llvm.py", [
        "tests/model/test_native.py", "tests/model/test_ranges.py", *alone("steps", "exhaustive")]),
    "z3_terms": ("model/backends/z3_terms.py", [
        "tests/model/test_algebra.py", "tests/model/test_ranges.py", *alone("steps", *INDUCTION), REDUCTIONS]),
    "relation": ("model/backends/relation.py", [
        "tests/properties/test_bounded.py", *alone("steps", *BOUNDED), REDUCTIONS]),
    "symmetry": ("model/backends/symmetry.py", [
        "tests/model/test_symmetry.py", "tests/properties/test_reduction.py", REDUCTIONS]),
    "renaming": ("model/backends/renaming.py", ["tests/model/test_canonical.py", "tests/model/test_symmetry.py"]),
    "canonical": ("model/backends/canonical.py", ["tests/model/test_canonical.py", *alone("reduced")]),
    "reduction": ("properties/engines/exhaustive/reduction.py", [
        "tests/properties/test_reduction.py", *alone("reduced")]),
    "visited": ("properties/engines/exhaustive/visited.py", [
        "tests/properties/test_exhaustive.py", "tests/properties/test_exhaustive_limits.py", *alone("exhaustive")]),
    "exhaustive_kernel": ("properties/engines/exhaustive/kernel.py", [
        "tests/properties/test_exhaustive.py", "tests/properties/test_exhaustive_limits.py", *alone("exhaustive")]),
    "table_kernel": ("properties/engines/exhaustive/table_kernel.py", [
        "tests/properties/test_exhaustive.py", "tests/properties/test_exhaustive_limits.py", *alone("exhaustive")]),
    "parallel_kernel": ("properties/engines/exhaustive/parallel_kernel.py", [
        "tests/properties/test_threads.py", *alone("threads")]),
    "parallel": ("properties/engines/exhaustive/parallel.py", ["tests/properties/test_threads.py", *alone("threads")]),
    "kernels": ("model/backends/kernels.py", [
        "tests/properties/test_exhaustive.py", "tests/properties/test_exhaustive_limits.py", *alone("exhaustive")]),
    "walks_kernel": ("properties/engines/random/kernel.py", [
        "tests/properties/test_random_policies.py", "tests/properties/test_random.py", *alone("walks, swarm")]),
    "bmc": ("properties/engines/solver/bmc.py", [
        "tests/properties/test_bounded.py", *alone(*BOUNDED, LEMMAS), REDUCTIONS]),
    "induction": ("properties/engines/solver/induction.py", [
        "tests/properties/test_inductive.py", *alone(*INDUCTION, "induction over 3")]),
    "houdini": ("properties/engines/solver/houdini.py", ["tests/properties/test_bounded.py", *alone(LEMMAS)]),
    "checking": ("model/language/checking.py", ["tests/model/test_rule_language.py", "tests/model/test_snippets.py"]),
    "freezing": ("model/language/freezing.py", ["tests/model/test_rule_language.py", "tests/model/test_snippets.py"]),
    "schematic": ("model/backends/schematic.py", UNBOUNDED),
    "quantified": ("properties/engines/solver/quantified.py", UNBOUNDED),
    "unbounded": ("properties/engines/solver/unbounded.py", UNBOUNDED),
    "cross_check": ("properties/engines/cross_check.py", [
        "tests/properties/test_cross_check.py"]),
    "replay": ("model/runs/replay.py", [
        "tests/counterexamples/test_traces.py", "tests/counterexamples/test_minimise.py", *alone("minimised")]),
    "minimise": ("model/runs/minimise.py", ["tests/counterexamples/test_minimise.py", *alone("minimised")]),
    "refinement": ("properties/analyses/refinement.py", [*REFINEMENTS, *alone("refinement")]),
    "claims": ("properties/claims/outcomes.py", [
        "tests/properties/test_claims.py", "tests/cli/test_claims_command.py"]),
    "ci": ("cli/commands/ci.py", ["tests/cli/test_ci.py"]),
    "named_checks": ("cli/named_checks.py", ["tests/cli/test_ci.py"]),
}  # fmt: skip
"""The file of a module, and tests that are quick and strong for it. The first that fails ends the question."""

COMMAND = [
    "-q", "-x", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0",
    "--hypothesis-profile=mutation",
    "-m", "not slow and not spark and not browser and not real and (not nightly or comparison)",
]  # fmt: skip
SECONDS_AT_LEAST, TIMES_THE_USUAL = 20, 3
"""Of a processor's time, not of the clock: no answer depends on how busy the machine is."""
HANGS_SECONDS = 3_600.0
TIMEOUT = "timeout"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", choices=MODULES)
    parser.add_argument("--sample", type=int, help="how many mutants to ask about (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="what the sample is drawn from")
    parser.add_argument("--again", action="store_true", help="ask about survivors again")
    args = parser.parse_args()
    path, tests = MODULES[args.module]
    copy = Path(tempfile.gettempdir()) / f"mutation-of-tideproof-{os.getuid()}" / args.module
    copy_checkout(copy)
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "package")
    source = Path(path).read_text()
    session = copy.parent / f"{args.module}-{hashlib.sha256(source.encode()).hexdigest()[:8]}.sqlite"
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    try:
        ask(Path(path), session, tests, args.sample, args.seed, args.again)
    finally:
        for process in psutil.Process().children(recursive=True):  # Ctrl-C spares them: they are a session of their own
            process.kill()


def copy_checkout(to: Path) -> None:
    """The files that git knows or would take, and the package `tideproof` as links to them."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=CHECKOUT, check=True, capture_output=True, text=True).stdout
    shutil.rmtree(to, ignore_errors=True)
    for name in filter(None, names.split("\0")):
        if (CHECKOUT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(CHECKOUT / name, to / name)
    package = to / "package" / "tideproof"
    package.mkdir(parents=True)
    folders = [to / name for name in ("model", "properties", "counterexamples", "conformance", "cli")]
    for target in (*(to / "api").iterdir(), *folders):
        (package / target.name).symlink_to(target)


def ask(path: Path, session: Path, tests: list[str], sample: int | None, seed: int, again: bool) -> None:
    command, seconds = measured_command(tests)
    print(f"{path}: the tests pass, in {seconds:.0f} s of a processor.", flush=True)
    with use_db(session) as db:
        if not db.num_work_items:
            init([path], db, {})
            mark_equivalent(path, db)
        results = dict(db.results)
        mutants = [w for w in db.work_items if not _skipped(results.get(w.job_id))]
        mutants.sort(key=lambda w: (w.mutations[0].start_pos, w.mutations[0].operator_name, w.mutations[0].occurrence))
        chosen = random.Random(seed).sample(mutants, len(mutants))[:sample]
        counts, started = Counter[str](), time.monotonic()
        try:
            for number, item in enumerate(chosen, 1):
                result = results.get(item.job_id)
                if result is None or (again and result.test_outcome is TestOutcome.SURVIVED):
                    result = mutate_and_test(item.mutations, command, HANGS_SECONDS)
                    if result.worker_outcome is WorkerOutcome.EXCEPTION:  # the copy is gone, or the disk is full
                        sys.exit(result.output)
                    db.set_result(item.job_id, result)
                outcome = _outcome(result)
                counts[outcome] += 1
                print(f"{number}/{len(chosen)} {path}:{item.mutations[0].start_pos[0]} {outcome}", flush=True)
                if outcome != "killed":
                    lines = (result.diff or "").splitlines()[3:]
                    print("\n".join(line for line in lines if line[:1] in "+-@"), flush=True)
        finally:
            minutes, asked = (time.monotonic() - started) / 60, sum(counts.values())
            print(f"{path}: {len(mutants)} mutants, {asked} asked (seed {seed}), {minutes:.0f} min: {dict(counts)}")


def measured_command(tests: list[str]) -> tuple[str, float]:
    """The command that runs the tests, with a limit of several times their CPU time on the unchanged code."""
    pytest = " ".join(f"'{word}'" for word in (sys.executable, "-m", "pytest", *COMMAND, *tests))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    outcome, output = run_tests(f'sh -c "{pytest}"', HANGS_SECONDS)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if outcome is not TestOutcome.SURVIVED:
        sys.exit(f"The tests fail on the code as it is:\n{output}")
    seconds = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    most = SECONDS_AT_LEAST + TIMES_THE_USUAL * round(seconds)
    # The shell reports a process that used up its time as 128 + SIGXCPU.
    return f'sh -c "ulimit -t {most}; {pytest} || {{ [ $? -ne 152 ] || echo {TIMEOUT}; exit 1; }}"', seconds


def mark_equivalent(path: Path, db: object) -> None:
    """Sets aside what changes nothing but annotations, which are never evaluated, is no Python, or cannot be made."""
    source = path.read_text()
    for item in list(db.work_items):  # type: ignore[attr-defined]
        mutation = item.mutations[0]
        try:
            mutant = mutate_code(source, get_operator(mutation.operator_name)(), mutation.occurrence)
        except AttributeError:  # of Cosmic Ray 8.7 for `except module.Error`
            mutant = None
        if mutant is None or meaning(mutant) in (None, meaning(source)):
            db.set_result(item.job_id, WorkResult(WorkerOutcome.SKIPPED))  # type: ignore[attr-defined]


def meaning(source: str) -> str | None:
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
            case ast.AnnAssign():
                node.annotation = ast.Constant(0)
    return ast.dump(tree)


def _skipped(result: WorkResult | None) -> bool:
    return result is not None and result.worker_outcome is WorkerOutcome.SKIPPED


def _outcome(result: WorkResult) -> str:
    if (result.output or "").rstrip().endswith(TIMEOUT):
        return TIMEOUT
    return str(result.test_outcome.value) if result.test_outcome else str(result.worker_outcome.value)


if __name__ == "__main__":
    main()
