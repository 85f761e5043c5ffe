"""Files that went wrong, or that were made to do harm: mutations of a file that was right."""

from __future__ import annotations

import json
import random
from typing import Any

TEXTS = (
    "<script>owned()</script>", '"><img src=x onerror=owned()>', "</script><svg onload=owned()>", "]]>", "--><b>",
    "\x1b[2J\x1b]0;owned\x07", "\x00", "\r\n\x08", "\u202e\u2066x", "\ud800", "\ufeff", "\x9b31m",
    "[bold]x[/bold]", "[link=file:///etc]x[/link]", "{0.__class__}", "${owned}", "javascript:owned()",
    "__import__('pathlib').Path('owned').touch()", "../../../owned", "/dev/stdin", "a" * 3_000, "", "\n\n", "|`*_#",
)  # fmt: skip

NUMBERS = (-1, -(2**31), 2**31, 2**63, 2**64, 10**40, 0, 1, 7, True, None, 1.5, 1e400, [], {}, [[]], {"": {}})


def mutated(content: bytes, chance: random.Random) -> bytes:
    """The file with one to four changes, of its JSON or of its bytes."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        change = chance.choice((_in_json, _in_json, _in_json, _in_bytes))
        content = change(content, chance)
    return content


def _in_bytes(content: bytes, chance: random.Random) -> bytes:
    at, length = chance.randrange(len(content) + 1), chance.choice((1, 1, 3, 40))
    match chance.randrange(6):
        case 0:
            return content[:at]
        case 1:
            return content[:at] + content[at + length :]
        case 2:
            return content[:at] + content[max(0, at - length) :]
        case 3:
            return content[:at] + chance.randbytes(length) + content[at + length :]
        case 4:
            return content[:at] + chance.choice(TEXTS).encode("utf-8", "surrogatepass") + content[at:]
    return content[:at] + b"[" * chance.choice((3, 100_000)) + content[at:]


def _in_json(content: bytes, chance: random.Random) -> bytes:
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return _in_bytes(content, chance)
    return json.dumps(_changed(data, chance), ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def _changed(data: Any, chance: random.Random) -> Any:
    """The value with a change somewhere in it."""
    if isinstance(data, (dict, list)) and data and chance.random() < 0.9:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = chance.choice(keys)
        copy: Any = dict(data) if isinstance(data, dict) else list(data)
        match chance.randrange(12):
            case 0:
                del copy[key]
            case 1 if isinstance(copy, dict):
                copy[chance.choice((*TEXTS, *keys))] = copy.pop(key)
            case 1 | 2 if isinstance(copy, list):
                copy.insert(key, chance.choice(copy))
            case 3 if isinstance(copy, list):
                chance.shuffle(copy)
            case _:
                copy[key] = _changed(data[key], chance)
        return copy
    if isinstance(data, str) and chance.random() < 0.5:
        return data + chance.choice(TEXTS)
    if type(data) is int and chance.random() < 0.5:
        return data + chance.choice((-1, 1))
    return chance.choice((*TEXTS, *NUMBERS))
