"""Options: how the values of rule parameters are read from their written form (JSON)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.variant import Option

Reader: TypeAlias = Callable[[Option], Any]
"""Reads one value; raises `Unreadable` with what it should be."""


def read_options(
    family: str, readers: Mapping[str, Reader], options: Mapping[str, Option]
) -> dict[str, Any]:
    """Read every option, all faults together: `BadRules` names each parameter misread."""
    values: dict[str, Any] = {}
    faults: list[tuple[str, str]] = []
    for name, written in options.items():
        if name not in readers:
            faults.append((name, f"is no rule of {family}"))
            continue
        try:
            values[name] = readers[name](written)
        except Unreadable as misread:
            faults.append((name, str(misread)))
    if faults:
        names = (name for name, _ in faults)
        raise BadRules("; ".join(f"{name}: {right}" for name, right in faults), *names)
    return values


def word(written: Option) -> str:
    if not isinstance(written, str):
        raise Unreadable("is a word")
    return written


def number(written: Option) -> int:
    if not isinstance(written, int) or isinstance(written, bool):
        raise Unreadable("is a whole number")
    return written


def flag(written: Option) -> bool:
    if not isinstance(written, bool):
        raise Unreadable("is true or false")
    return written


def row(written: Option) -> list[Option]:
    if not isinstance(written, list):
        raise Unreadable("is a list")
    return written


def table(written: Option) -> dict[str, Option]:
    if not isinstance(written, dict):
        raise Unreadable("is a table")
    return written


def maybe(read: Reader, *, absent: str = "none") -> Reader:
    """Read nothing at all, or its name, as None."""
    return lambda written: None if written is None or written == absent else read(written)
