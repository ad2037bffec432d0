"""The rules of a game of Pitch by points: every option as data, validated together when made."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from engine.cards import RANKS
from engine.contract.refusal import Fault
from engine.contract.rules import (
    Deals,
    Must,
    Offered,
    ReadBy,
    TableRules,
    at_least,
    between,
    each_once,
    number,
    row,
    some_of,
    word,
    word_or_none,
)
from engine.contract.variant import Option

Teams: TypeAlias = Literal["none", "pairs", "3+3", "2+2+2"]
Jokers: TypeAlias = Literal[0, 1, 2]
DrawOfCards: TypeAlias = Literal["none", "replace", "all_trumps", "rob"]
Trumps: TypeAlias = Literal["pitched", "named"]
JokerRank: TypeAlias = Literal["under_jack", "lowest"]
JokerOrder: TypeAlias = Literal["fixed", "first_played"]
LowTo: TypeAlias = Literal["holder", "captor"]
GamePoint: TypeAlias = Literal["pips", "ten", "none"]
JokerPips: TypeAlias = Literal["0", "half"]
Steal: TypeAlias = Literal["none", "equal", "equal_max"]
AllPass: TypeAlias = Literal["stick", "redeal_same", "redeal_next", "free"]
Moon: TypeAlias = Literal["none", "wins", "game_or_zero", "double"]
MoonNeeds: TypeAlias = Literal["all_points", "all_tricks"]
Play: TypeAlias = Literal["anytime", "follow", "only"]
Overflow: TypeAlias = Literal["dead", "misdeal"]
MisdealClaim: TypeAlias = Literal["none", "no_face_no_point"]
Scoring: TypeAlias = Literal["setback", "difference", "count"]
Rounds: TypeAlias = Literal["once", "continue"]

LONGEST: Final = 200
"""The highest target."""
KEPT: Final = 6
"""As many cards are played from if there is a kitty or cards are drawn (P16 to P19, C26)."""
REPLACED: Final = 3
"""As many of them at least are kept from the deal if others may be drawn in their place (P17)."""

ORDER: Final = (
    *("high", "ace", "off_ace", "low", "two", "jack", "off_jack", "X1", "joker", "X2"),
    *("ten", "game", "three", "off_three", "five", "off_five", "nine"),
)
"""The points in the order in which they count at the end of a game (P31)."""
SNOOZER: Final = "snoozer"
"""The joker as a counter, which counts last (C47)."""

_FOR_SIX: Final[frozenset[Teams]] = frozenset({"3+3", "2+2+2"})
_WORTHS: Final = {"three": 3, "off_three": 3, "five": 5, "off_five": 5, "nine": 9}
_COUNTERS: Final = {"three": 3, "five": 5, "nine": 9, "joker": 15}
_OFF: Final = ("jack", "ace", "three", "five")

Points: TypeAlias = tuple[tuple[str, int], ...]


def points(*names: str) -> Points:
    """Return points with their usual worths (P29)."""
    return tuple((name, _WORTHS.get(name, 1)) for name in names)


_TEN_POINT: Final = points("ace", "jack", "off_jack", "X1", "X2", "ten", "three", "two")


def _read_points(written: Option) -> Points:
    """Read a list of points, or a table of points with their worths."""
    if isinstance(written, dict):
        return tuple((name, number(worth)) for name, worth in written.items())
    return points(*map(word, row(written)))


def _are_points(listed: Points) -> bool:
    names = [name for name, _ in listed]
    once = len(set(names)) == len(names)
    return once and set(names) <= set(ORDER) and all(worth > 0 for _, worth in listed)


def _read_words(written: Option) -> tuple[str, ...]:
    return () if written in ("none", None) else tuple(str(entry) for entry in row(written))


def _read_pips(written: Option) -> str:
    return "0" if written == 0 else word(written)


def game_of(listed: Points) -> GamePoint:
    """Return which point for Game a list of points has."""
    names = dict(listed)
    return "pips" if "game" in names else "ten" if "ten" in names else "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class PitchRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `ten_point`."""

    players: int = 4
    players_allowed: Annotated[
        tuple[int, ...], some_of(range(2, 8), "is some of 2 to 7", fewest=1)
    ] = (4,)
    teams: Annotated[Teams, ReadBy(word_or_none)] = "pairs"
    """With `pairs` four play in pairs, and any other number each alone (P1)."""
    jokers: Jokers = 2
    strip: Annotated[
        tuple[str, ...],
        ReadBy(_read_words),
        some_of(RANKS, f"names some of the ranks {RANKS}"),
        each_once("names each rank once"),
    ] = ()
    """The ranks that are left out of the pack (P2)."""
    cards: Annotated[int, between(3, 12), Offered(5, 6, 7, 8, 9, 10)] = 9
    kitty: Annotated[int, between(0, 8), Offered(0, 2, 3, 4, 5, 6)] = 0
    draw: DrawOfCards = "all_trumps"
    """Whether cards are thrown away and others drawn (P17 to P19), or the dealer robs (C27)."""
    trumps: Trumps = "named"
    off: Annotated[
        tuple[str, ...],
        ReadBy(_read_words),
        some_of(_OFF, f"names some of {', '.join(_OFF)}"),
        each_once("names each card once"),
    ] = ("jack",)
    """The cards of the like colour that are trumps (P3), in Cinch the five (C20)."""
    joker_rank: JokerRank = "under_jack"
    joker_order: JokerOrder = "fixed"
    points: Annotated[
        Points,
        ReadBy(_read_points),
        Must(_are_points, f"names some of {', '.join(ORDER)} once, each worth at least 1"),
    ] = _TEN_POINT
    """Points that count, and how much (P24); `game` and `counters` change it."""
    low_to: LowTo = "holder"
    game: GamePoint = "ten"
    """Which of the points `game` and `ten` there is, in place of the other (P27)."""
    joker_pips: Annotated[JokerPips, ReadBy(_read_pips)] = "0"
    min_bid: Annotated[int, at_least(1), Offered(1, 2, 3, 4, 5, 6, 7)] = 4
    steal: Steal = "none"
    all_pass: AllPass = "stick"  # noqa: S105  a pass in bidding
    rounds: Rounds = "once"
    moon: Moon = "none"
    moon_needs: MoonNeeds = "all_points"
    must_lead_trump: bool = True
    play: Play = "only"
    overflow: Overflow = "dead"
    misdeal_claim: MisdealClaim = "none"
    counters: Annotated[
        tuple[str, ...],
        ReadBy(_read_words),
        some_of(_COUNTERS, f"names some of {', '.join(_COUNTERS)}"),
        each_once("names each card once"),
    ] = ()
    """The cards of trumps that bring more: three 3, five 5, nine 9, the joker 15 (C41)."""
    scoring: Scoring = "setback"
    win_needs_bid: bool = False
    target: Annotated[
        int,
        between(1, LONGEST, f"is 1 to {LONGEST}"),
        Offered(7, 9, 10, 11, 12, 15, 21, 31, 32, 42, 50, 51, 52, 62, 100),
    ] = 52
    deals: Deals = None
    """After how many deals the game ends at the latest; None is no limit."""

    @property
    def worths(self) -> Mapping[str, int]:
        """Worths of all that counts in a deal, in the order of `ORDER`, a snoozer last."""
        worths = dict(self.points)
        own = {"pips": "game", "ten": "ten", "none": ""}[self.game]
        found = [worths.pop(name) for name in ("game", "ten") if name in worths]
        if own:
            worths[own] = found[0] if found else 1
        for name in self.counters:
            worths[SNOOZER if name == "joker" else name] = _COUNTERS[name]
        return {name: worths[name] for name in (*ORDER, SNOOZER) if name in worths}

    @property
    def total(self) -> int:
        """The sum of all points, which is the highest number bid (P8)."""
        return sum(self.worths.values())

    @property
    def pack_size(self) -> int:
        return 4 * (len(RANKS) - len(self.strip)) + self.jokers

    def faults(self) -> Iterator[Fault]:
        if {"game", "ten"} <= dict(self.points).keys():
            yield Fault("points", "names game or ten, and not both", ("game",))
        if self.min_bid > self.total:
            right = f"is at most the sum of the points, {self.total}"
            yield Fault("min_bid", right, ("points", "game", "counters"))
        if self.trumps == "pitched":
            if self.draw != "none":
                yield Fault("draw", "with trumps pitched draw is none", ("trumps",))
            if self.play == "only":
                yield Fault("play", "with trumps pitched play is anytime or follow", ("trumps",))
        if self.cards < KEPT and (self.draw != "none" or self.kitty):
            right = f"is at least {KEPT} if there is a kitty or cards are drawn"
            yield Fault("cards", right, ("draw", "kitty"))
        if self.draw == "rob" and self.kitty:
            yield Fault("kitty", "is 0 if the dealer robs", ("draw",))
        if self.teams in _FOR_SIX and 6 not in self.players_allowed:
            yield Fault("teams", f"{self.teams} is for 6 players", ("players_allowed",))

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        faults: list[Fault] = []
        drawn = REPLACED * seat_count if self.draw == "replace" else 0
        if seat_count * self.cards + self.kitty + drawn > self.pack_size:
            right = f"with {seat_count} players the pack of {self.pack_size} cards goes round"
            faults.append(Fault("cards", right, ("kitty", "draw", "strip", "jokers", "teams")))
        in_sides = {4: ("pairs",), 6: ("3+3",)}.get(seat_count, ())
        two_sides = seat_count == 2 or self.teams in in_sides
        if self.scoring != "setback" and not two_sides:
            right = f"with {seat_count} players not in two sides scoring is setback"
            faults.append(Fault("scoring", right, ("teams", "players_allowed")))
        if self.teams in _FOR_SIX and seat_count != 6:
            faults.append(Fault("teams", f"{self.teams} is not for {seat_count} players"))
        return tuple(faults)
