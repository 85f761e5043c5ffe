"""A helper of rules that counts how often it is called, as none should."""

CALLS: list[object] = []


def note(call: object) -> bool:
    CALLS.append(call)
    return True
