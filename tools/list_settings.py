"""Reads the names of Kafka's settings, and their defaults, in the jars of its releases (`make settings`).

It writes the names to counterexamples/assessment/names.json: each with the last release that has it, where later ones
do not. It says where a default differs from the table in counterexamples/assessment/defaults.py. Needs Java and Maven.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tideproof.conformance.jars import jars_of
from tideproof.conformance.releases import release_numbered
from tideproof.counterexamples.assessment.defaults import DEFAULTS, default_of
from tideproof.counterexamples.assessment.names import Kind

DATA = Path(__file__).parent.parent / "counterexamples" / "assessment" / "names.json"
READ = ("2.1.1", "2.2.2", "2.3.1", "2.4.1", "2.5.1", "2.6.3", "2.7.2", "2.8.2", "3.0.2", "3.2.3", "3.3.2", "3.5.2",
        "3.6.2", "3.7.2", "3.8.1", "3.9.1", "4.0.0", "4.1.0", "4.2.0", "4.3.0")  # fmt: skip

PROGRAM = """
import java.lang.reflect.*;
import java.util.*;
import org.apache.kafka.common.config.ConfigDef;

public class Settings {
    static final String[][] CLASSES = {
        {"producer", "org.apache.kafka.clients.producer.ProducerConfig"},
        {"consumer", "org.apache.kafka.clients.consumer.ConsumerConfig"},
        {"broker", "kafka.server.KafkaConfig$"}, {"broker", "kafka.server.KafkaConfig"},
        {"broker", "org.apache.kafka.server.config.AbstractKafkaConfig"},
        {"topic", "kafka.log.LogConfig$"}, {"topic", "org.apache.kafka.storage.internals.log.LogConfig"}};

    public static void main(String[] arguments) throws Exception {
        for (String[] each : CLASSES) {
            Class<?> found;
            try { found = Class.forName(each[1]); } catch (ClassNotFoundException none) { continue; }
            for (Field field : found.getDeclaredFields()) {
                if (!ConfigDef.class.isAssignableFrom(field.getType())) continue;
                field.setAccessible(true);
                boolean isStatic = Modifier.isStatic(field.getModifiers());
                if (field.getName().startsWith("SERVER") || !isStatic && !each[1].endsWith("$")) continue;
                Object of = isStatic ? null : found.getField("MODULE$").get(null);
                for (ConfigDef.ConfigKey key : ((ConfigDef) field.get(of)).configKeys().values())
                    System.out.println(each[0] + "\\t" + key.name + "\\t" + key.defaultValue);
            }
        }
    }
}
"""


def settings_of(version: str) -> dict[Kind, dict[str, str]]:
    """The settings of a release, each with its default as Java prints it."""
    jars = jars_of(release_numbered(version), None, lambda text: print(text, file=sys.stderr))
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "Settings.java"
        program.write_text(PROGRAM)
        classpath = os.pathsep.join(map(str, jars.classpath))
        ran = subprocess.run([jars.java, "-cp", classpath, str(program)], capture_output=True, text=True, check=True)
    found: dict[Kind, dict[str, str]] = {kind: {} for kind in Kind}
    for line in ran.stdout.splitlines():
        kind, name, value = line.split("\t", 2)
        found[Kind(kind)][name] = value
    return found


def differing(version: str, settings: dict[Kind, dict[str, str]]) -> list[str]:
    """The defaults of the table that are others in the jars; features are no settings."""
    lines = []
    for name, kind in {d.name: d.kind for d in DEFAULTS if d.name != "eligible.leader.replicas.version"}.items():
        default = default_of(name, version)
        if default and settings[kind].get(name) != default.value:
            lines.append(f"{version}: {name} is {settings[kind].get(name)}, the table has {default}")
    return lines


def names_json() -> str:
    every = {version: settings_of(version) for version in READ}
    for version, settings in every.items():
        for line in differing(version, settings):
            print(line)
    lines = [f' "releases": {json.dumps(READ)}']
    for kind in Kind:
        names = sorted({name for settings in every.values() for name in settings[kind]})
        last = {name: [v for v in READ if name in every[v][kind]][-1] for name in names}
        rows = ",\n".join(f"  {json.dumps(n)}: {json.dumps(v if v != READ[-1] else '')}" for n, v in last.items())
        lines.append(f' "{kind}": {{\n{rows}\n }}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    DATA.write_text(names_json(), encoding="utf-8")
