"""Forms: what a decoded JSON value must be, and the place that is named if it is not."""

from typing import TypeGuard, cast

from engine.cards import Unreadable


def object_at(written: object, place: str) -> dict[str, object]:
    """Return a JSON object; raise `Unreadable` for anything else."""
    if not isinstance(written, dict):
        raise Unreadable(f"{place}: is a JSON object")
    return cast("dict[str, object]", written)


def keyed_at(written: object, place: str, keys: tuple[str, ...]) -> dict[str, object]:
    """Return a JSON object that has these keys and no others; raise `Unreadable` otherwise."""
    found = object_at(written, place)
    for key in found:
        if key not in keys:
            raise Unreadable(f"{place}: {key[:40]!r} is no part of it, which has {', '.join(keys)}")
    for key in keys:
        if key not in found:
            raise Unreadable(f"{place}: {key} is missing")
    return found


def list_at(written: object, place: str) -> list[object]:
    """Return a JSON list; raise `Unreadable` for anything else."""
    if not isinstance(written, list):
        raise Unreadable(f"{place}: is a JSON list")
    return cast("list[object]", written)


def whole_at(written: object, place: str) -> int:
    """Return a whole number; raise `Unreadable` for anything else."""
    if not is_whole(written):
        raise Unreadable(f"{place}: is a whole number")
    return written


def is_whole(written: object) -> TypeGuard[int]:
    """Whether a value is a whole number; Python counts true and false among these."""
    return isinstance(written, int) and not isinstance(written, bool)


def text_at(written: object, place: str) -> str:
    """Return a text; raise `Unreadable` for anything else."""
    if not isinstance(written, str):
        raise Unreadable(f"{place}: is a text")
    return written
