"""Options: how the values of rule parameters are read from their written form (JSON)."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar, get_type_hints

from engine.cards import Unreadable
from engine.contract.choices import choices_of
from engine.contract.refusal import BadRules, Fault
from engine.contract.variant import Option

Reader: TypeAlias = Callable[[Option], Any]
"""Reads one value; raises `Unreadable` with what it should be."""

Rules = TypeVar("Rules")

STRANGE_TOLD: Final = 10
"""Of names that are no rules so many are told: somebody may send thousands."""


def made_with(
    family: str,
    readers: Mapping[str, Reader],
    options: Mapping[str, Option],
    make: Callable[[dict[str, Any]], Rules],
) -> Rules:
    """Return what `make` makes of the options as read.

    All faults are told together: `BadRules` names each parameter misread, and those that `make`
    refuses. If several have a part in one fault, the first of them among the options is named.
    """
    values, misread = _read(family, readers, options)
    try:
        rules = make(values)
    except BadRules as refusal:
        judged = (fault for fault in refusal.faults if not _goes_with(fault, misread))
        raise BadRules.of([*misread, *(fault.named_in(options) for fault in judged)]) from None
    if misread:
        raise BadRules.of(misread)
    return rules


def _read(
    family: str, readers: Mapping[str, Reader], options: Mapping[str, Option]
) -> tuple[dict[str, Any], list[Fault]]:
    values: dict[str, Any] = {}
    misread: list[Fault] = []
    strange = 0
    for name, written in options.items():
        if name not in readers:
            strange += 1
            if strange <= STRANGE_TOLD:
                misread.append(Fault(name, f"is no rule of {family}"))
            continue
        try:
            values[name] = readers[name](written)
        except Unreadable as fault:
            misread.append(Fault(name, str(fault)))
    return values, misread


def _goes_with(fault: Fault, misread: list[Fault]) -> bool:
    """Whether a fault speaks of a parameter that was misread, and so may be gone with that one."""
    spoken = re.sub("[0-9]+ players", "", f"{fault.parameter} {fault.right}")
    named = {*re.findall(r"\w+", spoken), *fault.others}
    return any(other.parameter in named for other in misread)


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


def numbers(written: Option) -> tuple[int, ...]:
    return tuple(number(entry) for entry in row(written))


def readers_of(rules: type) -> dict[str, Reader]:
    """Return how each parameter is read, by its type: a flag, a word, a number or several.

    Parameters of other types are left out; their family reads them itself.
    """
    worded, numbered = choices_of(rules, str), choices_of(rules, int)
    plain: dict[object, Reader] = {bool: flag, int: number, str: word, tuple[int, ...]: numbers}
    found = {
        name: word if name in worded else number if name in numbered else plain.get(hint)
        for name, hint in get_type_hints(rules).items()
    }
    return {name: read for name, read in found.items() if read is not None}
