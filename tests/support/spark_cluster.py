"""A Spark cluster on the loopback interface: a master and workers as processes of the test's own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class LoopbackCluster:
    """A master and workers of one core each. The workers know nothing of this package."""

    def __init__(self, folder: Path) -> None:
        import pyspark

        self.folder = folder
        self.home = Path(pyspark.__file__).parent
        self.port = free_port()
        self.workers: list[subprocess.Popen[bytes]] = []
        address = ["--host", "127.0.0.1", "--port", str(self.port), "--webui-port", str(free_port())]
        self.master = self._start("master", "org.apache.spark.deploy.master.Master", *address)
        self._wait_for_port(self.port, self.master)

    @property
    def url(self) -> str:
        return f"spark://127.0.0.1:{self.port}"

    def _start(self, name: str, *command: str) -> subprocess.Popen[bytes]:
        hidden = ("PYTHONPATH", "SPARK_HOME", "PYSPARK_PYTHON", "TIDEPROOF_CACHE_DIR")
        environment = {k: v for k, v in os.environ.items() if k not in hidden} | {
            "SPARK_LOCAL_IP": "127.0.0.1",
            "SPARK_DAEMON_MEMORY": "256m",
            "SPARK_DAEMON_JAVA_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
            "TIDEPROOF_CACHE_DIR": str(self.folder / "executors-cache"),
        }
        with (self.folder / f"{name}.log").open("wb") as log:
            return subprocess.Popen(
                [self.home / "bin" / "spark-class", *command], stdout=log, stderr=log, env=environment
            )

    def add_worker(self) -> subprocess.Popen[bytes]:
        name, port = f"worker-{len(self.workers)}", free_port()
        worker = self._start(
            name, "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--port", str(port),
            "--webui-port", str(free_port()), "--cores", "1", "--memory", "1g",
            "--work-dir", str(self.folder / name), self.url,
        )  # fmt: skip
        self.workers.append(worker)
        self._wait_for_port(port, worker)
        return worker

    def running(self) -> list[subprocess.Popen[bytes]]:
        return [worker for worker in self.workers if worker.poll() is None]

    def python_workers(self) -> list[psutil.Process]:
        """The Python processes on the executors that run tasks: forked from a daemon, which is not among them."""
        found = []
        for worker in self.running():
            for process in psutil.Process(worker.pid).children(recursive=True):
                with suppress(psutil.NoSuchProcess):  # it has ended meanwhile
                    parent = process.parent()
                    if parent is not None and "pyspark.daemon" in " ".join(parent.cmdline()):
                        found.append(process)
        return found

    def _wait_for_port(self, port: int, process: subprocess.Popen[bytes]) -> None:
        for _ in range(6_000):
            assert process.poll() is None, "a Spark process ended at its start"
            with socket.socket() as s:
                if s.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError("a Spark process does not answer")

    def stop(self) -> None:
        for process in [*self.workers, self.master]:
            if process.poll() is None:
                process.terminate()
        for process in [*self.workers, self.master]:
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def loopback_cluster(folder: Path, workers: int) -> Iterator[LoopbackCluster]:
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    cluster = LoopbackCluster(folder)
    try:
        for _ in range(workers):
            cluster.add_worker()
        yield cluster
    finally:
        cluster.stop()
