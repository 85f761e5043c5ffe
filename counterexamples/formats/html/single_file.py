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
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

STYLES = ("common", "page", "lab", "book", "assessment")


def drawn_page(title: str, kind: str, data: Mapping[str, Any], reading: str, searches: bool = False) -> str:
    """A page of this kind that the script draws from the data; `reading` is markup for readers without scripts."""
    return app_page(title, kind, data, f'<div id="app"></div><noscript class="reading">{reading}</noscript>', searches)


def app_page(title: str, kind: str, data: Mapping[str, Any], body: str, searches: bool = False) -> str:
    """A page with the script of the TypeScript, which finds its data and its place in this body.

    A page that `searches` may compile WebAssembly and start a worker from its own script.
    """
    style = "".join(part(f"{name}.css") for name in STYLES)
    return single_file(title, body, style, part("app.js"), {"kind": kind, **data}, searches)


def single_file(title: str, body: str, style: str, script: str, data: object = None, searches: bool = False) -> str:
    """The page as a file."""
    searching = " 'wasm-unsafe-eval'; worker-src blob:" if searches else ""
    texts = {
        "styles": f"'sha256-{_hash_of(style)}'",
        "scripts": f"'sha256-{_hash_of(script)}'{searching}",
        "title": html.escape(title),
        "body": body,
        "style": style,
        "script": script,
        "data": json_in_html(data),
    }
    # Inserted content is not searched for further comments.
    return re.sub(r"@(\w+)@", lambda match: texts[match[1]], part("common.html"))


def packed(content: bytes) -> str:
    """Content that a page unpacks when it needs it."""
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def packed_json(data: object) -> str:
    return packed(json.dumps(data, separators=(",", ":")).encode())


def json_in_html(data: object) -> str:
    """JSON, escaped so that it cannot end the HTML element around it."""
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def part(name: str) -> str:
    """A file of this package."""
    return files("tideproof.counterexamples.formats.html").joinpath(name).read_text(encoding="utf-8")


def _hash_of(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
