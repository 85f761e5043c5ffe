"""Pages that are one self-contained file each: markup, style, script and data.

The data are JSON, which the script inserts as text. A Content-Security-Policy allows exactly this script and style, by
their hashes: no network, no markup from names in a file.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.resources import files


@dataclass(frozen=True)
class Parts:
    """The parts of a page, as text."""

    body: str
    style: str
    script: str

    def filled(self, **texts: str) -> Parts:
        """The parts with markup in place of the comments with these names."""
        return replace(self, body=re.sub(r"<!-- (\w+) -->", lambda match: texts[match[1]], self.body))


def parts_of(name: str, style: Sequence[str] = (), script: Sequence[str] = ("common",)) -> Parts:
    """The parts of a page of this package, with the style that all pages share.

    `style` and `script` name others, which come before its own.
    """
    styles = "".join(_part(f"{part}.css") for part in ("common", *style, name))
    return Parts(_part(f"{name}.html"), styles, "".join(_part(f"{part}.js") for part in (*script, name)))


def single_file(parts: Parts, title: str, data: str, framed: Parts | None = None, searches: bool = False) -> str:
    """The page as a file; `data` is JSON for HTML (json_in_html). The policy also allows the `framed` parts.

    A page that `searches` may compile WebAssembly and start a worker from its own script.
    """
    allowed = [parts] if framed is None else [parts, framed]
    searching = " 'wasm-unsafe-eval'; worker-src blob:" if searches else ""
    texts = {
        "styles": " ".join(f"'sha256-{_hash_of(p.style)}'" for p in allowed),
        "scripts": " ".join(f"'sha256-{_hash_of(p.script)}'" for p in allowed) + searching,
        "title": html.escape(title),
        "body": parts.body,
        "style": parts.style,
        "script": parts.script,
        "data": data,
    }
    # Inserted content is not searched for further comments.
    return re.sub(r"@(\w+)@", lambda match: texts[match[1]], _part("common.html"))


def packed(content: bytes) -> str:
    """Content that a page unpacks when it needs it."""
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def json_in_html(data: object) -> str:
    """JSON, escaped so that it cannot end the HTML element around it."""
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _part(name: str) -> str:
    return files("tideproof.counterexamples.formats.html").joinpath(name).read_text(encoding="utf-8")


def _hash_of(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
