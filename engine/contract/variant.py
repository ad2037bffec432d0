"""Variants: what is on offer."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from engine.contract.game import Game
from engine.contract.refusal import BadRules, Fault
from engine.contract.seats import Seat
from engine.contract.view import View

Option: TypeAlias = "str | int | bool | list[Option] | dict[str, Option] | None"
"""A value of a rule parameter as records and saved presets write it (JSON)."""


RulesT = TypeVar("RulesT")
RulesT_co = TypeVar("RulesT_co", covariant=True)
ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True, slots=True)
class VariantOf(Generic[RulesT_co]):
    """A named game with its rules settled: a preset, or a preset with some options changed.

    `RulesT_co` are the rules of its family; `Variant` is one of any family.

    `key` names the preset, `options` what departs from it, so that both together write the
    variant down. `revision` grows when the same journal would no longer replay to the same game.
    `seats_allowed` are the numbers of players for whom these rules make a game.
    """

    family: str
    key: str
    seats_allowed: tuple[int, ...]
    seats_default: int
    opening: Callable[["VariantOf[RulesT_co]", int, Seat], Game] = field(repr=False)
    rules: RulesT_co
    options: tuple[tuple[str, Option], ...] = ()
    revision: int = 1
    highest_wins: bool = True
    """Whether points are wanted, rather than to be avoided."""
    unseated: tuple[tuple[int, tuple[Fault, ...]], ...] = field(default=(), repr=False)
    """Further numbers of players, and for each what in the rules stands in their way."""

    def is_for_others(self, seats: int) -> bool:
        """Whether the game itself is for other numbers of players, whatever its options."""
        return seats not in self.seats_allowed and seats not in dict(self.unseated)

    def faults_with(self, seats: int) -> tuple[Fault, ...]:
        """Return what stands in the way of so many players, nothing if they can play."""
        if seats in self.seats_allowed:
            return ()
        allowed = ", ".join(map(str, self.seats_allowed))
        nobody = Fault("seats", f"{self.key} is played by {allowed}, not by {seats}")
        faults = dict(self.unseated).get(seats, (nobody,))
        return tuple(fault.named_in(dict(self.options)) for fault in faults)

    def must_seat(self, seats: int) -> None:
        """Raise `BadRules` if so many cannot play: for the options, or for the game itself."""
        if faults := self.faults_with(seats):
            raise BadRules.of(faults)

    def start(self, seats: int, dealer: Seat) -> Game:
        """Return the moment before the first deal, dealt by `dealer`; raise `BadRules`."""
        self.must_seat(seats)
        if dealer not in range(seats):
            raise BadRules.of([no_such_dealer(seats, dealer)])
        return self.opening(self, seats, dealer)


Variant: TypeAlias = VariantOf[object]
"""A variant of any family, for those who need not know its rules."""


def no_such_dealer(seats: int, dealer: Seat) -> Fault:
    """Return what is wrong with a dealer who does not sit at a table of `seats`."""
    return Fault("dealer", f"there is no seat {dealer} at a table of {seats}")


class Changing(Protocol[RulesT]):
    """How a family applies options to one of its presets."""

    def __call__(
        self, preset: VariantOf[RulesT], options: Mapping[str, Option], seats: int | None = None
    ) -> VariantOf[RulesT]: ...


def as_named(rules: object, wished: Mapping[str, int]) -> Mapping[str, Option]:
    """Write a wish as the rules of these names; whichever comes first ends the game."""
    del rules
    return dict(wished)


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class Length(Generic[RulesT]):
    """How long the games of a family are: to a target, for so many deals, by both or by neither.

    `target` and `deals` are the least and the most that somebody may wish for, None if they cannot:
    all that offers a wish, a command or a day's deal, asks here. `rules` writes what was wished.
    """

    target: tuple[int, int] | None = None
    deals: tuple[int, int] | None = None
    further: frozenset[str] = frozenset()
    """Other parameters that say no more than how long a game is."""
    rules: Callable[[RulesT, Mapping[str, int]], Mapping[str, Option]] = as_named

    @property
    def wishes(self) -> dict[str, tuple[int, int]]:
        """Wishes that are open, `target` and `deals`: the least and the most."""
        both = {"target": self.target, "deals": self.deals}
        return {wish: between for wish, between in both.items() if between is not None}

    @property
    def parameters(self) -> frozenset[str]:
        """The parameters that say how long a game is: by other values of these it is no other."""
        return self.further.union(self.wishes)

    def written(self, rules: RulesT, **wished: int | None) -> Mapping[str, Option]:
        """Return a wish as options of a game by `rules`; None is a wish that nobody has."""
        return self.rules(rules, {wish: said for wish, said in wished.items() if said is not None})


MOST_DEALS: Final = 30
"""As many deals as somebody may wish to play at most."""

RULE_NUMBER: Final = re.compile(r"[A-Z]?\d+(?:\.\d+)*")
"""A rule of a page; a refusal that follows from none names itself by a word, such as `turn`."""


@dataclass(frozen=True, slots=True)
class Family(Generic[RulesT, ViewT]):
    """Games of one kind: its presets by key, and how options change one of them.

    `RulesT` are its rules, `ViewT` its public views; those of a seat are such views too.

    `changed` returns the preset with options applied, all validated together, or raises
    `BadRules` naming the parameters at fault. With `seats` they must make a game for so many
    players; without, the numbers of players that they do not fit are not among `seats_allowed`.

    `imagining` works out once what the seat of a view knows, from the view and nothing else. Each
    call of what it returns imagines a game that this seat cannot tell from the one at the table:
    `imagining(view)(rng).view(seat_of(view)) == view`. It is played by the same rules; how they are
    written down in options a view does not tell.

    `rules_page` is the file under docs/rules that holds the rules which refusals name. If these
    fill several, `further_pages` are the others, by the letter with which their numbers begin.
    """

    key: str
    presets: Mapping[str, VariantOf[RulesT]]
    changed: Changing[RulesT] = field(repr=False)
    imagining: Callable[[ViewT], Callable[[Random], Game]] = field(repr=False)
    rules_page: str = ""
    length: Length[RulesT] = Length()
    further_pages: Mapping[str, str] = field(default_factory=dict[str, str])

    def page_of(self, rule: str) -> str | None:
        """Return where a rule stands, as in `docs/rules/hearts.md#r5-4`; None for a mere word."""
        if not self.rules_page or not RULE_NUMBER.fullmatch(rule):
            return None
        page = self.further_pages.get(rule[0], self.rules_page)
        return f"docs/rules/{page}#{rule.lower().replace('.', '-')}"

    @property
    def pages(self) -> tuple[str, ...]:
        """The files that hold its rules, the first one first."""
        return (self.rules_page, *self.further_pages.values())
