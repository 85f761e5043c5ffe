"""Firefox over WebDriver BiDi, with the few calls that tests make of a page.

Playwright sends commands that the Firefox of distributions does not know (`emulation.setMediaFeaturesOverride`).
"""

from __future__ import annotations

import json
import subprocess
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from websockets.sync.client import ClientConnection, connect

STARTED_IN = 300
"""Seconds within which Firefox starts, on a busy machine too."""

ANSWERED_IN = 600
"""Seconds within which it answers."""


class NotStarted(Exception):
    """Firefox is there, and does not start."""


@contextmanager
def started(program: str, profile: Path) -> Iterator[Firefox]:
    options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with connect(_address(process, profile), max_size=None, open_timeout=STARTED_IN, ping_interval=None) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[bytes], profile: Path) -> str:
    place = profile / "WebDriverBiDiServer.json"
    until = time.monotonic() + STARTED_IN
    while not (place.exists() and place.read_text().endswith("}")):
        if process.poll() is not None or time.monotonic() > until:
            raise NotStarted("Firefox does not start")
        time.sleep(0.1)
    server = json.loads(place.read_text())
    return f"ws://{server['ws_host']}:{server['ws_port']}/session"


class Firefox:
    """A connection to a process of Firefox. It is the browser, its only window and the page in it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[str, list[Callable[[Any], object]]] = defaultdict(list)
        self.asked = 0
        self.context = ""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    def ask(self, method: str, **params: Any) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(ANSWERED_IN))
            if message.get("id") == self.asked:
                assert message["type"] == "success", message
                return message["result"]
            if message["type"] == "event" and message["params"].get("context") in (None, self.context):
                self._hear(message["method"], message["params"])

    def _hear(self, method: str, params: Any) -> None:
        if method == "network.beforeRequestSent":
            name, said = "request", SimpleNamespace(url=params["request"]["url"])
        else:
            name, said = "console", SimpleNamespace(text=params["text"])
        for listener in self.heard[name]:
            listener(said)

    def new_context(self) -> Firefox:
        return self

    def new_page(self) -> Firefox:
        self.heard.clear()
        self.context = self.ask("browsingContext.create", type="tab")["context"]
        return self

    def set_default_timeout(self, milliseconds: int) -> None:
        """Each answer is awaited for ANSWERED_IN."""

    def on(self, event: str, listener: Callable[[Any], object]) -> None:
        self.heard[event].append(listener)

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        said = self.ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify(await ({function})(JSON.parse(given)))",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])
