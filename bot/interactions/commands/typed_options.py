"""Typed options: whether what a command was given is what it declares.

Discord checks values before it sends them, but not for clients of its own making, and discord.py
checks none of them again.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

Declared: TypeAlias = Mapping[str, Any]
"""A command or an option as it is registered at Discord."""

SUBCOMMAND: Final = 1
SUBCOMMAND_GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
USER: Final = 6

NAMES_SOMETHING: Final = frozenset({USER, 7, 8, 9, 11})
"""Options whose value is an id: of a user, a channel, a role, one of either, a file."""


def misfit(declared: Declared, given: Mapping[str, Any]) -> str | None:
    """Return the name of the first option that a command cannot be given so, None if all fit.

    `given` is the command, or the subcommand in it, as an interaction writes it. What it wants
    and was not given counts as well.
    """
    options = {str(option["name"]): option for option in _entries(declared)}
    typed = _entries(given)
    for entry in typed:
        option = options.get(str(entry.get("name")))
        if option is None or entry.get("type") != option["type"]:
            return str(entry.get("name"))
        if option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP):
            return misfit(option, entry)
        if not _fits(option, entry.get("value")):
            return str(option["name"])
    named = {str(entry.get("name")) for entry in typed}
    # A group of commands is never called without one of them.
    wanted = (name for name, option in options.items() if _is_wanted(option) and name not in named)
    return next(wanted, None)


def _entries(of: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    return cast("Sequence[Mapping[str, Any]]", of.get("options") or ())


def _is_wanted(option: Declared) -> bool:
    return option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP) or bool(option.get("required"))


def _fits(option: Declared, value: object) -> bool:
    if not _KINDS.get(option["type"], is_snowflake)(value):
        return False
    choices = option.get("choices")
    if choices:
        return any(value == choice["value"] for choice in choices)
    if isinstance(value, str):
        return _within(len(value), option.get("min_length"), option.get("max_length"))
    if isinstance(value, int) and not isinstance(value, bool):
        return _within(value, option.get("min_value"), option.get("max_value"))
    return True


def _within(size: int, least: int | None, most: int | None) -> bool:
    return (least is None or size >= least) and (most is None or size <= most)


def is_snowflake(value: object) -> bool:
    """Whether a value is the id of something at Discord."""
    return isinstance(value, str) and value.isascii() and value.isdigit()


_KINDS: Final[Mapping[int, Callable[[object], bool]]] = {
    STRING: lambda value: isinstance(value, str),
    INTEGER: lambda value: isinstance(value, int) and not isinstance(value, bool),
    BOOLEAN: lambda value: isinstance(value, bool),
    USER: is_snowflake,
}
