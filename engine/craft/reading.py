"""Reading: values of rule parameters as records and saved presets write them (JSON)."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card, Unreadable, card
from engine.contract.refusal import BadRules
from engine.contract.variant import Option


class Misread(Exception):
    """A value that does not have the form of its parameter; the message says which it is."""


Reader = Callable[[Option], object]


def read_options(
    family: str, readers: Mapping[str, Reader], options: Mapping[str, Option]
) -> dict[str, Any]:
    """Read every option by its reader; raise `BadRules` naming all that cannot be read."""
    values: dict[str, Any] = {}
    faults: list[tuple[str, str]] = []
    for name, written in options.items():
        if name not in readers:
            faults.append((name, f"is no rule of {family}"))
            continue
        try:
            values[name] = readers[name](written)
        except (Unreadable, Misread) as misread:
            faults.append((name, str(misread)))
    if faults:
        names = (name for name, _ in faults)
        raise BadRules("; ".join(f"{name}: {right}" for name, right in faults), *names)
    return values


def word(written: Option) -> str:
    """Read a word."""
    if not isinstance(written, str):
        raise Misread("is a word")
    return written


def number(written: Option) -> int:
    """Read a whole number."""
    if not isinstance(written, int) or isinstance(written, bool):
        raise Misread("is a whole number")
    return written


def flag(written: Option) -> bool:
    """Read true or false."""
    if not isinstance(written, bool):
        raise Misread("is true or false")
    return written


def one_card(written: Option) -> Card:
    """Read a card."""
    return card(word(written))


def row(written: Option) -> list[Option]:
    """Read a list as it stands."""
    if not isinstance(written, list):
        raise Misread("is a list")
    return written


def numbers(written: Option) -> tuple[int, ...]:
    """Read a list of whole numbers."""
    return tuple(number(entry) for entry in row(written))


def table(written: Option) -> dict[str, Option]:
    """Read a table as it stands."""
    if not isinstance(written, dict):
        raise Misread("is a table")
    return written


def maybe(read: Reader, *, absent: str = "none") -> Reader:
    """Read nothing at all, or its name, as None."""
    return lambda written: None if written is None or written == absent else read(written)
