"""Rules: the parameters of a family, each declared once, and how options change them.

    target: Annotated[int, at_least(1), Offered(50, 100)] = 100

The type of a parameter says how its value is written in options (JSON), and what it may be if that
is one of a few words or numbers (`Literal`). Beside the type stands what else it `Must` be, how it
is read (`ReadBy`) if the type does not say, and which values are `Offered`. What depends on other
parameters, or on the number of players, is said by `faults` and `faults_with`.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import InitVar, dataclass, fields
from functools import lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.cards import JOKER, Card, Unreadable, card
from engine.contract.refusal import BadRules, Fault
from engine.contract.variant import Option

RulesT = TypeVar("RulesT")
Value = TypeVar("Value", str, int)

ValueReader: TypeAlias = Callable[[Option], Any]
"""Reads one value; raises `Unreadable` with what it should be."""

STRANGE_TOLD: Final = 10
"""Of names that are no rules so many are told: somebody may send thousands."""


# What stands beside the type of a parameter -----------------------------------------------------


class Must(NamedTuple):
    """A demand on a parameter, whatever the others are: `right` says it, as in "is at least 1"."""

    holds: Callable[[Any], bool]
    right: str


class ReadBy(NamedTuple):
    """How a parameter is read from its written form, if its type does not say."""

    read: ValueReader


class Absent(NamedTuple):
    """The word that stands for None, if it is another one than `none`."""

    word: str


class Offered:
    """The values that a host may choose of a parameter, if they are not all that it may be."""

    def __init__(self, *values: str | int | None) -> None:
        self.values = values


BY_PART: Final = "by part"
"""Marks a table whose parts are changed one by one: what an option does not name stays."""


def between(least: int, most: int | None, right: str = "") -> Must:
    def holds(number: int) -> bool:
        return least <= number and (most is None or number <= most)

    return Must(holds, right or f"is a number from {least} to {most}")


def at_most(most: int, right: str) -> Must:
    def holds(number: int) -> bool:
        return number <= most

    return Must(holds, right)


def at_least(least: int, right: str = "") -> Must:
    return between(least, None, right or (f"is at least {least}" if least else "is 0 or more"))


def one_of(values: Collection[object], right: str) -> Must:
    return Must(values.__contains__, right)


def some_of(values: Iterable[object], right: str, *, fewest: int = 0) -> Must:
    allowed = frozenset(values)

    def holds(named: Collection[object]) -> bool:
        return len(named) >= fewest and allowed.issuperset(named)

    return Must(holds, right)


def each_once(right: str) -> Must:
    def holds(named: Collection[object]) -> bool:
        return len(set(named)) == len(named)

    return Must(holds, right)


def none_or(must: Must, right: str = "") -> Must:
    def holds(value: object) -> bool:
        return value is None or must.holds(value)

    return Must(holds, right or f"is none, or {must.right.removeprefix('is ')}")


Deals: TypeAlias = Annotated[
    int | None,
    none_or(at_least(1)),
    Offered(None, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30),
]
"""After how many deals a game ends at the latest, None if only a target ends it."""


class Parameter(NamedTuple):
    """All that is declared of one parameter."""

    read: ValueReader
    choices: tuple[str | int, ...]
    """The words, the numbers, or true and false, that it may be; empty if it may be any."""
    musts: tuple[Must, ...]
    offered: tuple[str | int | None, ...]
    by_part: bool

    def wrong_with(self, value: object) -> Iterator[str]:
        """Yield what a value should be, whatever the other parameters are."""
        choices = self.choices
        if choices and isinstance(value, type(choices[0])) and value not in choices:
            yield f"is one of {', '.join(map(str, choices))}"
        yield from (must.right for must in self.musts if not must.holds(value))


@lru_cache(maxsize=64)
def parameters_of(rules: type) -> Mapping[str, Parameter]:
    """Return what is declared of each parameter, in their order.

    Raise `TypeError` for one whose type does not say how it is written, and nothing beside it.
    """
    hints = get_type_hints(rules, include_extras=True)
    return {one.name: _parameter(hints[one.name]) for one in fields(rules)}


def _parameter(hint: object) -> Parameter:
    hint, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    readers = [mark.read for mark in marks if isinstance(mark, ReadBy)]
    absent = next((mark.word for mark in marks if isinstance(mark, Absent)), "none")
    return Parameter(
        readers[0] if readers else _reader(hint, absent),
        (True, False)
        if hint is bool
        else tuple(value for value in _listed(hint) if isinstance(value, str | int)),
        tuple(mark for mark in marks if isinstance(mark, Must)),
        tuple(value for mark in marks if isinstance(mark, Offered) for value in mark.values),
        BY_PART in marks,
    )


def choices_of(rules: type, kind: type[Value]) -> dict[str, tuple[Value, ...]]:
    """Return the words or numbers (`kind`) that each parameter may be, in the order of its type.

    They are those of its `Literal`, which may stand beside another type (`Named | tuple[...]`).
    Parameters without a `Literal` of this kind are left out.
    """
    listed = {name: _listed(hint) for name, hint in get_type_hints(rules).items()}
    return {
        name: tuple(value for value in values if isinstance(value, kind))
        for name, values in listed.items()
        if any(isinstance(value, kind) for value in values)
    }


def _listed(hint: object) -> tuple[object, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in _listed(part))
    return ()


# How values are read ----------------------------------------------------------------------------


def word(written: Option) -> str:
    """Read a word; raise `Unreadable` for anything else."""
    if not isinstance(written, str):
        raise Unreadable("is a word")
    return written


def word_or_none(written: Option) -> str:
    """Read a word, for which null is `none`; raise `Unreadable` for anything else."""
    return "none" if written is None else word(written)


def number(written: Option) -> int:
    """Read a whole number; raise `Unreadable` for anything else."""
    if not isinstance(written, int) or isinstance(written, bool):
        raise Unreadable("is a whole number")
    return written


def flag(written: Option) -> bool:
    """Read true or false; raise `Unreadable` for anything else."""
    if not isinstance(written, bool):
        raise Unreadable("is true or false")
    return written


def face(written: Option) -> Card:
    """Read a card of a pack without jokers; raise `Unreadable` for anything else."""
    read = card(word(written))
    if read.suit == JOKER.suit:
        raise Unreadable("names cards of the pack, which has no joker")
    return read


def row(written: Option) -> list[Option]:
    """Read a list, its entries as they are; raise `Unreadable` for anything else."""
    if not isinstance(written, list):
        raise Unreadable("is a list")
    return written


def table(written: Option) -> dict[str, Option]:
    """Read a table, its values as they are; raise `Unreadable` for anything else."""
    if not isinstance(written, dict):
        raise Unreadable("is a table")
    return written


_PLAIN: Final[Mapping[object, ValueReader]] = {bool: flag, int: number, str: word, Card: face}


def _reader(hint: object, absent: str) -> ValueReader:
    """Return what reads values of a type: plain ones, several of them (`tuple`), or None."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return word if isinstance(parts[0], str) else number
    if get_origin(hint) is tuple and parts[1:] == (...,):
        each = _reader(parts[0], absent)
        return lambda written: tuple(each(entry) for entry in row(written))
    if get_origin(hint) in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        some = _reader(parts[parts[0] is NoneType], absent)
        return lambda written: None if written is None or written == absent else some(written)
    raise TypeError(f"how {hint} is written is not declared")


def made_with(
    family: str,
    kind: type,
    options: Mapping[str, Option],
    make: Callable[[dict[str, Any]], RulesT],
) -> RulesT:
    """Return what `make` makes of the options as read.

    All faults are told together: `BadRules` names each parameter misread, and those that `make`
    refuses. If several have a part in one fault, the first of them among the options is named.
    """
    values, misread = _read(family, parameters_of(kind), options)
    try:
        rules = make(values)
    except BadRules as refusal:
        judged = (fault for fault in refusal.faults if not _goes_with(fault, misread))
        raise BadRules.of([*misread, *(fault.named_in(options) for fault in judged)]) from None
    if misread:
        raise BadRules.of(misread)
    return rules


def _read(
    family: str, parameters: Mapping[str, Parameter], options: Mapping[str, Option]
) -> tuple[dict[str, Any], list[Fault]]:
    values: dict[str, Any] = {}
    misread: list[Fault] = []
    strange = 0
    for name, written in options.items():
        if name not in parameters:
            strange += 1
            if strange <= STRANGE_TOLD:
                misread.append(Fault(name, f"is no rule of {family}"))
            continue
        parameter = parameters[name]
        try:
            value = parameter.read(written)
        except Unreadable as fault:
            misread.append(Fault(name, str(fault)))
            continue
        # What is wrong by itself is not judged beside the others, which may count by it. A table is
        # judged with the parts that it is not given.
        wrong = () if parameter.by_part else tuple(parameter.wrong_with(value))
        misread += [Fault(name, right) for right in wrong]
        if not wrong:
            values[name] = value
    return values, misread


def _goes_with(fault: Fault, misread: list[Fault]) -> bool:
    """Whether a fault speaks of a parameter that was misread, and so may be gone with that one."""
    spoken = re.sub("[0-9]+ players", "", f"{fault.parameter} {fault.right}")
    named = {*re.findall(r"\w+", spoken), *fault.others}
    return any(other.parameter in named for other in misread)


# The rules themselves ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Rules for one number of players; those that make no game cannot be made.

    A family adds its parameters, each with a default. All faults are told at once, in a `BadRules`.
    With `judged_for` the rules must make a game for that number of seats, if it is one of
    `seatings`; else for some of them.
    """

    shaping: ClassVar[frozenset[str]] = frozenset()
    """The parameters at fault of which nothing can be judged for a number of players."""

    players: int
    judged_for: InitVar[int | None] = None

    def __post_init__(self, judged_for: int | None) -> None:
        """Raise `BadRules` for what does not make a game, all faults together."""
        faults = [*self._faults_alone(), *self.faults()]
        if self.shaping.isdisjoint(fault.parameter for fault in faults):
            faults += self._faults_at_tables(judged_for)
        if faults:
            raise BadRules.of(faults)

    @property
    def seatings(self) -> tuple[int, ...]:
        """The numbers of players that the game is for."""
        return (self.players,)

    @property
    def playable(self) -> tuple[int, ...]:
        """Those for which these rules make a game."""
        return tuple(seats for seats in self.seatings if not self.faults_with(seats))

    @property
    def highest_wins(self) -> bool:
        """Whether points are wanted, rather than to be avoided."""
        return True

    def faults(self) -> Iterable[Fault]:
        """Return what parameters must be for the sake of others, for any number of players."""
        return ()

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        del seat_count
        return ()

    def _faults_alone(self) -> Iterator[Fault]:
        """Yield what is wrong with a parameter whatever the others are."""
        for name, declared in parameters_of(type(self)).items():
            yield from (Fault(name, right) for right in declared.wrong_with(getattr(self, name)))
        if self.players not in self.seatings:
            yield Fault("players", "is one of the numbers in players_allowed")

    def _faults_at_tables(self, judged_for: int | None) -> Iterator[Fault]:
        """Yield what is wrong for `judged_for` players, or else for every number there may be."""
        # Whom the game is not for makes none, so it must be one for others.
        numbers = (judged_for,) if judged_for in self.seatings else self.seatings
        at_tables = [self.faults_with(seats) for seats in numbers]
        if all(at_tables):
            yield from (fault for faults in at_tables for fault in faults)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules(Rules):
    """Rules for several numbers of players."""

    players_allowed: tuple[int, ...]

    @property
    def seatings(self) -> tuple[int, ...]:
        return self.players_allowed
