"""The jars of a release: fetched by the user's own Maven into the cache folder, or given as a folder."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import shutil
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tideproof.conformance.folders import temporary_folder
from tideproof.conformance.links import NoAnswer
from tideproof.conformance.processes import Process, wait_until
from tideproof.conformance.releases import DEFINITIONS, Release
from tideproof.model.backends.native import cache_folder
from tideproof.model.runs.extras import how_to_install

FETCH_SECONDS = 900
_POM = """<project><modelVersion>4.0.0</modelVersion>
<groupId>tideproof</groupId><artifactId>jars</artifactId><version>1</version><dependencies>{}</dependencies></project>
"""
_DEPENDENCY = "<dependency><groupId>{}</groupId><artifactId>{}</artifactId><version>{}</version></dependency>"


class NotInstalled(Exception):
    """Something is not installed; the text names it and what to install."""


@dataclass(frozen=True)
class Jars:
    """The Java command and the jars of a release."""

    java: str
    classpath: tuple[Path, ...]
    definitions: Path
    """The jar of kafka-clients with the definitions of all versions of all messages."""
    given: Path | None
    """The user's folder that they are from: a jar in it may take the place of a released class."""

    def own_clients(self, release: Release) -> Path:
        return next(jar for jar in self.classpath if jar.name == release.clients_jar)

    def digests(self) -> dict[str, str]:
        return {jar.name: digest_of(jar) for jar in self.classpath}

    def are_as_released(self, release: Release) -> bool | None:
        """Whether they are the published jars; None if the table has no digests of this release."""
        return None if self.given is None and not release.is_pinned else self.given is None


def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def jars_of(release: Release, given: Path | None, say: Callable[[str], None], seconds: float = FETCH_SECONDS) -> Jars:
    """The jars of a release, from the folder `given` or from the cache, into which Maven fetches missing ones.

    Raises NotInstalled. Fetched jars must have the digests of the release table, if it has the release. Jars in a
    user's folder need not, so that users can test patched brokers: compare `Jars.digests` with the table.
    """
    if importlib.util.find_spec("kazoo") is None:
        raise NotInstalled(f"real brokers need kazoo, a client of ZooKeeper: {how_to_install('real')}")
    java = shutil.which("java")
    if java is None:
        raise NotInstalled("real brokers need Java: install Java 17 (java is not on the path)")
    if given is None:
        classpath = _jars_in(_fetched(release.version, release.dependencies, release.sha256, say, seconds))
    else:
        classpath = _jars_in(given)
        if not any(jar.name == release.jar for jar in classpath):
            raise NotInstalled(f"{given}: has no {release.jar}; give the folder `libs` of Kafka {release.version}")
    definitions = next((jar for jar in classpath if jar.name == DEFINITIONS.clients_jar), None)
    if definitions is None:
        name, clients = DEFINITIONS.clients_jar, f"org.apache.kafka:kafka-clients:{DEFINITIONS.version}"
        folder = _fetched("definitions", (clients,), {name: DEFINITIONS.clients_sha256}, say, seconds)
        definitions = folder / name
    elif release is not DEFINITIONS:  # it is in the user's folder, beside Kafka's own
        classpath = tuple(jar for jar in classpath if jar != definitions)
    for jar in (*classpath, definitions):
        if not zipfile.is_zipfile(jar):
            raise NotInstalled(f"{jar}: is no jar, or not a whole one; {_again(jar.parent, given)}")
    return Jars(java, classpath, definitions, given)


def tools_of(release: Release, say: Callable[[str], None], seconds: float = FETCH_SECONDS) -> tuple[Path, ...]:
    """The jars of a release's command-line tools, with their dependencies. Raises NotInstalled."""
    coordinates = (*release.more, f"org.apache.kafka:kafka-tools:{release.version}")
    clients = {release.clients_jar: release.clients_sha256}
    return _jars_in(_fetched(f"tools-{release.version}", coordinates, clients, say, seconds))


def _jars_in(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.resolve().glob("*.jar")))


def _fetched(
    name: str, coordinates: tuple[str, ...], sha256: dict[str, str], say: Callable[[str], None], seconds: float
) -> Path:
    cache = cache_folder()
    if cache is None:
        raise NotInstalled("there is no folder to keep jars in: set TIDEPROOF_CACHE_DIR, or give them with --jars")
    # Other coordinates, such as another logging library, get another folder.
    wanted = hashlib.sha256(" ".join(coordinates).encode()).hexdigest()[:8]
    folder = cache / "kafka" / f"{name}-{wanted}"
    if not folder.is_dir():
        maven = shutil.which("mvn")
        if maven is None:
            raise NotInstalled(
                f"the jars of Kafka are fetched by Maven (mvn is not on the path): install it, or give the folder "
                f"`libs` of Kafka {name} with --jars"
            )
        say(f"Maven fetches the jars of Kafka {name}")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with temporary_folder(folder.parent) as part:
            _run_maven(maven, part, coordinates, seconds)
            jars = part / "jars"
            if other := _other_than_released(jars, sha256):
                raise NotInstalled(f"Maven has fetched another {other} than was released: its SHA-256 differs")
            if not folder.is_dir():  # another process was faster
                jars.rename(folder)
    # Checked every time, because results about a release are about unmodified brokers.
    if other := _other_than_released(folder, sha256):
        raise NotInstalled(f"{folder / other}: is not as released: its SHA-256 differs; {_again(folder)}")
    return folder


def _other_than_released(folder: Path, sha256: dict[str, str]) -> str | None:
    """The name of a jar that is missing or has a wrong digest."""
    for name, digest in sha256.items():
        if not (folder / name).is_file() or digest not in ("", digest_of(folder / name)):
            return name
    return None


def _again(folder: Path, given: Path | None = None) -> str:
    return f"remove {folder}, and it is fetched again" if given is None else "unpack the release again"


def _run_maven(maven: str, folder: Path, coordinates: tuple[str, ...], seconds: float) -> None:
    entries = "".join(_DEPENDENCY.format(*c.split(":")) for c in coordinates)
    (folder / "pom.xml").write_text(_POM.format(entries))
    goal = ("dependency:copy-dependencies", "-DincludeScope=runtime", f"-DoutputDirectory={folder / 'jars'}")
    process = Process([maven, "-q", "-B", *goal], folder / "maven.log")
    try:
        wait_until(lambda: process.has_ended, "", seconds)
    except NoAnswer:
        raise NotInstalled(f"Maven has not fetched {coordinates[-1]} within {seconds:g} s") from None
    finally:
        process.kill()
    if process.status:
        wanted = coordinates[-1]
        output = re.sub(r"\x1b\[[\d;]*m", "", process.output.read_text(errors="replace"))
        jar = re.escape(":jar:".join(wanted.rsplit(":", 1)))
        if re.search(rf"Could not find artifact {jar} in|{jar} was not found in", output):
            raise NotInstalled(f"Maven finds no {wanted}: there is no such release")
        said = next((line for line in output.splitlines() if "ERROR" in line), f"status {process.status}")
        raise NotInstalled(f"Maven could not fetch {coordinates[-1]}: {said[:300]}; with the jars in a folder: --jars")
