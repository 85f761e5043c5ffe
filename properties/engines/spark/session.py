"""A Spark session that starts without output, reports failures in one line, and leaves nothing behind.

Local mode needs nothing but Java, listens on the loopback interface only and retries failed tasks. To a cluster the
package is sent with the job; the executors need a Python of the same minor version and the few libraries that tasks
import (shipping.LIBRARIES), which can be sent as well.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tideproof.model.runs.extras import how_to_install
from tideproof.properties.engines.base import option
from tideproof.properties.engines.spark.shipping import LIBRARIES, ShippingError, libraries_archive, package_archive

if TYPE_CHECKING:
    import psutil

LOCAL = "local"
OLDEST_JAVA = 17
_JVM_OPTIONS = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"  # short-lived, and it mostly waits for native code
_ATTEMPTS = 4
_POLL_SECONDS = 0.25
_JAVA_SECONDS = 30.0


class SparkError(ValueError):
    """Spark cannot be used; the message is one line for the user, with the fix."""


def read_settings(given: Sequence[str]) -> dict[str, str]:
    """Parse settings of Spark from the command line. Raises ValueError."""
    settings = {}
    for setting in given:
        name, equals, value = setting.partition("=")
        if not equals or not name.startswith("spark."):
            raise ValueError(f"--conf {setting}: give it as spark.name=value")
        settings[name] = value
    return settings


@dataclass(frozen=True)
class SparkOptions:
    """Where and how Spark runs. `master` is a Spark master URL, or `local` for all cores of this machine."""

    master: str = option(LOCAL, "Spark master: `local`, local[N], spark://HOST:PORT, yarn, k8s://…")
    conf: Mapping[str, str] = option(
        factory=dict, help="A setting of Spark, as spark.name=value; may be repeated.", read=read_settings
    )
    spark_log: Path | None = option(None, "Keep Spark's own messages in this file.")
    spark_ui: bool = option(False, "Serve Spark's web pages while it runs.")
    send_libraries: bool = option(
        False, "Send the libraries that tasks import to a cluster that has a Python like this one, but not them."
    )

    def __post_init__(self) -> None:
        if self.send_libraries and self.is_local:
            raise ValueError(
                f"--send-libraries is for a cluster: --master {self.master} runs this Python, which has them"
            )

    @property
    def is_local(self) -> bool:
        return self.master.startswith("local") and "cluster" not in self.master


@dataclass(frozen=True)
class Tasks:
    """The progress of a job, in tasks."""

    total: int = 0
    done: int = 0
    running: int = 0


Task = Callable[[int], Any]


def find_java() -> str:
    """Return the java command that Spark will use. Raises SparkError if it is missing or too old."""
    home = os.environ.get("JAVA_HOME")
    java = str(Path(home) / "bin" / "java") if home else shutil.which("java")
    fix = f"install Java {OLDEST_JAVA} or newer (Debian: apt install openjdk-17-jre-headless) or set JAVA_HOME"
    if java is None:
        raise SparkError(f"Spark needs Java, and there is no java on PATH: {fix}")
    try:
        modules = _modules_of(java)
    except OSError as error:
        raise SparkError(f"Spark needs Java, and {java} cannot be run ({error.strerror}): {fix}") from None
    except subprocess.TimeoutExpired:
        raise SparkError(f"Spark needs Java, and {java} does not answer: {fix}") from None
    version = re.search(r"^java\.base@(\d+)", modules, re.MULTILINE)
    if version is None or int(version[1]) < OLDEST_JAVA:
        found = f"is version {version[1]}" if version else "is too old or damaged"
        raise SparkError(f"Spark needs Java {OLDEST_JAVA}, and {java} {found}: {fix}")
    if "jdk.incubator.vector@" not in modules:
        raise SparkError(f"{java} lacks the module jdk.incubator.vector, which Spark asks for: {fix}")
    return java


@cache
def _modules_of(java: str) -> str:
    """List the modules of a Java, one per line; cached, as it is needed before a run and at its session."""
    command = [java, "--list-modules"]
    return subprocess.run(command, capture_output=True, text=True, timeout=_JAVA_SECONDS, check=False).stdout


def _check_libraries() -> None:
    missing = [name for name in ("pyspark", "pyarrow", "pandas") if importlib.util.find_spec(name) is None]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        raise SparkError(f"Spark is an extra, and {', '.join(missing)} {are} missing: {how_to_install('spark')}")


class Cluster:
    """A running session, which runs tasks."""

    def __init__(self, spark: Any, options: SparkOptions) -> None:
        self.spark = spark
        self.options = options

    @property
    def is_local(self) -> bool:
        return self.options.is_local

    @property
    def parallelism(self) -> int:
        """The number of tasks that can run at the same time."""
        return int(_in_thread(threading.Thread, lambda: self.spark.sparkContext.defaultParallelism))

    def run(self, task: Task, count: int, label: str, tick: Callable[[Tasks], None] = lambda _: None) -> list[Any]:
        """Run task(0) … task(count - 1) and return their results, which must be JSON values.

        A task may run more than once, even concurrently. `tick` is called a few times per second. An interrupt cancels
        the job and is passed on. Raises SparkError with the message of a failed task.
        """
        if count == 0:
            return []

        def rows() -> list[Any]:
            numbers = self.spark.range(0, count, 1, count)
            return list(numbers.mapInArrow(partial(_map_batches, task), "id bigint, result string").collect())

        results = {row.id: json.loads(row.result) for row in self.wait(rows, label, tick)}
        return [results[i] for i in range(count)]

    def wait(self, action: Callable[[], Any], label: str, tick: Callable[[Tasks], None] = lambda _: None) -> Any:
        """Return the result of a Spark action. An interrupt cancels it and is passed on."""
        from pyspark import InheritableThread

        context = self.spark.sparkContext
        group = f"tideproof-{label}-{id(action)}"

        def grouped() -> Any:
            context.setJobGroup(group, label, interruptOnCancel=True)
            return action()

        try:
            return _in_thread(InheritableThread, grouped, lambda: tick(self._tasks(group)))
        except Exception as error:
            if type(error).__module__.split(".")[0] not in ("pyspark", "py4j"):
                context.cancelJobGroup(group)  # raised by `tick`
                raise
            raise SparkError(reason(str(error), self.options.spark_log)) from None
        except KeyboardInterrupt:
            context.cancelJobGroup(group)
            raise

    def _tasks(self, group: str) -> Tasks:
        tracker = self.spark.sparkContext.statusTracker()
        stages = [
            info
            for job in tracker.getJobIdsForGroup(group)
            if (details := tracker.getJobInfo(job)) is not None
            for stage in details.stageIds
            if (info := tracker.getStageInfo(stage)) is not None
        ]
        counts = ((s.numTasks, s.numCompletedTasks, s.numActiveTasks) for s in stages)
        return Tasks(*map(sum, zip(*counts, strict=True)))


def _in_thread(kind: Any, action: Callable[[], Any], tick: Callable[[], None] = lambda: None) -> Any:
    """Run an action in a thread, and call `tick` while it runs.

    The first interrupt (Ctrl-C, or SIGTERM) ends the wait between two ticks, or with the action: PySpark cannot handle
    exceptions within its calls to Java. A second one is raised at once.
    """
    outcome, interrupted = Future[Any](), threading.Event()

    def work() -> None:
        try:
            outcome.set_result(action())
        except BaseException as error:
            outcome.set_exception(error)

    def interrupt(*_: Any) -> None:
        if interrupted.is_set():
            raise KeyboardInterrupt
        interrupted.set()

    here = threading.current_thread() is threading.main_thread()
    before = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGTERM) if here}
    try:
        kind(target=work, daemon=True).start()
        while not wait([outcome], _POLL_SECONDS).done:
            if interrupted.is_set():
                raise KeyboardInterrupt
            tick()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if interrupted.is_set():
        raise KeyboardInterrupt
    return outcome.result()


def _map_batches(task: Task, batches: Iterator[Any]) -> Iterator[Any]:
    """Run a task for each number in Arrow batches, on an executor. Spark matches the columns by position."""
    import pyarrow as pa

    schema = pa.schema([("id", pa.int64()), ("result", pa.string())])
    for batch in batches:
        for number in batch.column(0).to_pylist():
            yield pa.RecordBatch.from_pylist([{"id": number, "result": json.dumps(task(number))}], schema=schema)


def reason(text: str, log: Path | None) -> str:
    """Return one line for a failure that Spark reports in many; `log` is where its messages are kept, if at all."""
    messages = f"Spark's messages: {log}" if log else "--spark-log FILE keeps Spark's messages"
    if (match := re.search(r"ModuleNotFoundError: No module named '([\w.]+)'", text)) is not None:
        return (
            f"an executor cannot import {match[1]}: its Python needs {', '.join(LIBRARIES)} "
            "(send them with --send-libraries, or set PYSPARK_PYTHON to a Python that has them)"
        )
    if (match := re.search(r'Cannot run program "([^"]+)"', text)) is not None:
        return f"executors cannot run {match[1]}: set PYSPARK_PYTHON to a Python that their machines have"
    if "PYTHON_VERSION_MISMATCH" in text:
        here = f"{sys.version_info.major}.{sys.version_info.minor}"
        return f"executors have another Python than this one, {here}: set PYSPARK_PYTHON to a Python {here} there"
    if "crashed" in text or "exited unexpectedly" in text:
        return f"Python workers on the executors keep dying, perhaps for lack of memory; {messages}"
    if "JavaPackage" in text or "Connection refused" in text or "stopped SparkContext" in text:
        return f"the connection to Spark is lost; {messages}"
    python = [line for line in text.splitlines() if re.match(r"^[\w.]+(Error|Exception|Refused)\b.*: ", line.strip())]
    return (python[-1] if python else text.strip().splitlines()[-1]).strip().split(": ", 1)[-1]


@contextmanager
def session(options: SparkOptions) -> Iterator[Cluster]:
    """Start a Spark session, and stop it after the block. Raises SparkError if it cannot start."""
    check_possible(options)
    try:
        scratch = Path(tempfile.mkdtemp(prefix="tideproof-spark-"))
    except OSError as error:
        raise SparkError(f"no folder for temporary files: {error.strerror}; set TMPDIR to one with room") from None
    log = options.spark_log or scratch / "spark.log"
    cluster, others = None, _children()
    try:
        with _output_to(log), _temporary_files_in(scratch):
            spark = _in_thread(threading.Thread, lambda: _start(options, scratch, log))
        cluster = Cluster(spark, options)
        yield cluster
    finally:
        try:
            if cluster is not None:
                with suppress(Exception):
                    _in_thread(threading.Thread, cluster.spark.stop)
        finally:  # a second Ctrl-C does not wait for Spark to stop: ending Java ends it
            _end_java(others)
            shutil.rmtree(scratch, ignore_errors=True)


def attached(where: SparkOptions | Cluster) -> AbstractContextManager[Cluster]:
    """Return a context with a new session, or with an existing one, which stays open."""
    return nullcontext(where) if isinstance(where, Cluster) else session(where)


def check_possible(where: SparkOptions | Cluster) -> None:
    """Raise SparkError if no session can start: a quick check before long work."""
    if isinstance(where, SparkOptions):
        url = master_url(where.master)
        _check_libraries()
        find_java()
        _refuse_absent(url)


def _children() -> set[psutil.Process]:
    import psutil  # here, since executors import this module but have no psutil

    return set(psutil.Process().children(recursive=True))


def _end_java(others: set[psutil.Process]) -> None:
    """End the Java process, which would outlive its session. `others` are the child processes from before it."""
    from pyspark import SparkContext

    gateway = SparkContext._gateway
    if gateway is None:  # interrupted during the start
        for process in _children() - others:
            with suppress(Exception):  # it may have ended by itself
                process.kill()
        return
    with suppress(Exception):
        gateway.shutdown()
    with suppress(Exception):
        gateway.proc.stdin.close()
        gateway.proc.wait(timeout=5)
    with suppress(Exception):
        gateway.proc.kill()
        gateway.proc.wait(timeout=5)
    SparkContext._gateway = SparkContext._jvm = None


def _settings(options: SparkOptions, scratch: Path) -> dict[str, str]:
    jvm = f"{_JVM_OPTIONS} -Djava.io.tmpdir={scratch}"
    settings = {
        "spark.app.name": "tideproof",
        "spark.master": master_url(options.master),
        "spark.ui.enabled": str(options.spark_ui).lower(),
        "spark.ui.showConsoleProgress": "false",
        "spark.log.level": "ERROR",
        "spark.driver.memory": "1g",
        "spark.driver.extraJavaOptions": jvm,
        "spark.local.dir": str(scratch),
        "spark.sql.warehouse.dir": str(scratch / "warehouse"),
        "spark.sql.adaptive.enabled": "false",
        "spark.sql.shuffle.partitions": "8",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "1",
        "spark.sql.sources.partitionColumnTypeInference.enabled": "false",  # a protocol may be named 1.10
        "spark.task.maxFailures": "8",
        "spark.python.worker.faulthandler.enabled": "true",
    }
    if options.is_local:
        settings["spark.python.daemon.module"] = "tideproof.properties.engines.spark.daemon"
    else:
        settings["spark.executor.extraJavaOptions"] = _JVM_OPTIONS
    if options.is_local or _is_loopback(options.master):
        settings |= {"spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1"}
    settings |= options.conf
    if options.send_libraries:
        _add(settings, "spark.archives", ",", f"{libraries_archive(scratch)}#libraries")
        _add(settings, "spark.executorEnv.PYTHONPATH", os.pathsep, "libraries")  # where executors unpack the archive
    return settings


def _add(settings: dict[str, str], name: str, separator: str, value: str) -> None:
    """Append a value to a setting that is a list."""
    settings[name] = separator.join(filter(None, (settings.get(name), value)))


def master_url(master: str) -> str:
    """Expand `local` to all cores, and add to `local[N]` the number of attempts: by default it retries no task."""
    if master == LOCAL:
        return f"local[{os.cpu_count() or 1},{_ATTEMPTS}]"
    if match := re.fullmatch(r"local\[(\d+|\*)\]", master):
        return f"local[{match[1]},{_ATTEMPTS}]"
    if not re.match(r"(local\[|local-cluster\[|spark://|yarn$|k8s://)", master):
        raise SparkError(
            f"--master {master}: not the URL of a Spark master (local[N], spark://HOST:PORT, yarn, k8s://…)"
        )
    return master


def _refuse_absent(url: str) -> None:
    """Raise SparkError if no master listens at the URL, which Spark would notice after a minute only."""
    if not url.startswith("spark://"):
        return
    for place in url.removeprefix("spark://").split(","):
        host, _, port = place.rpartition(":")
        with suppress(OSError, ValueError), socket.create_connection((host, int(port)), timeout=5):
            return
    raise SparkError(f"no Spark master answers at {url}: is it running, and the address right?")


def _is_loopback(master: str) -> bool:
    return re.match(r"spark://(127\.0\.0\.1|localhost)\b", master) is not None


def _start(options: SparkOptions, scratch: Path, log: Path) -> Any:
    try:
        settings = _settings(options, scratch)
    except ShippingError as error:
        raise SparkError(str(error)) from None
    except OSError as error:
        raise SparkError(f"{scratch} cannot be written: {error.strerror}; set TMPDIR to a folder with room") from None
    if options.is_local or _is_loopback(options.master):  # other machines may have another Python
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    from pyspark.sql import SparkSession

    home = os.environ.get("SPARK_HOME")
    import pyspark

    if home and Path(home).resolve() != Path(pyspark.__file__).parent.resolve():
        raise SparkError(f"SPARK_HOME is {home}, another Spark than the one installed here: unset SPARK_HOME")
    if SparkSession.getActiveSession() is not None:
        raise SparkError("this process has a Spark session already: stop it first")
    builder = SparkSession.builder
    for name, value in settings.items():
        builder = builder.config(name, value)
    try:
        spark = builder.getOrCreate()
        if not options.is_local:
            spark.sparkContext.addPyFile(str(package_archive(scratch)))
    except Exception as error:  # of PySpark, Py4J or the system
        raise SparkError(_why_not_started(error, log)) from None
    return spark


def _why_not_started(error: Exception, log: Path) -> str:
    """Return the cause from Spark's messages, as the exception does not have it."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    causes = [line for line in text.splitlines() if re.search(r"(Exception|Error)\b.*:", line)]
    cause = causes[0].strip() if causes else str(error).strip().splitlines()[-1]
    return f"Spark does not start: {cause}"


@contextmanager
def _temporary_files_in(folder: Path) -> Iterator[None]:
    """Redirect PySpark's temporary folder, which it leaves behind if its start is interrupted."""
    before, tempfile.tempdir = tempfile.tempdir, str(folder)
    try:
        yield
    finally:
        tempfile.tempdir = before


@contextmanager
def _output_to(log: Path) -> Iterator[None]:
    """Redirect standard output and error to the log: for processes started in the block, permanently."""
    try:
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    except OSError as error:
        raise SparkError(f"Spark's messages cannot be written to {log}: {error.strerror}") from None
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    try:
        os.dup2(file, 1)
        os.dup2(file, 2)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, copy in zip((1, 2), kept, strict=True):
            os.dup2(copy, number)
            os.close(copy)
        os.close(file)
