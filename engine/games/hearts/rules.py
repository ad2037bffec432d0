"""The rules of a Hearts variant: each parameter as data, judged together when they are made."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from engine.cards import RANKS, SUITS, Card, Unreadable, cards, pack
from engine.contract.refusal import Fault
from engine.contract.rules import (
    BY_PART,
    Absent,
    Must,
    Offered,
    ReadBy,
    TableRules,
    ValueReader,
    at_least,
    at_most,
    each_once,
    face,
    none_or,
    number,
    one_of,
    row,
    table,
    word,
)
from engine.contract.variant import Option

Kitty: TypeAlias = Literal["none", "first_trick", "last_trick", "first_penalty_trick", "hand"]
KittySeen: TypeAlias = Literal["hidden", "winner", "all"]
Rotation: TypeAlias = Literal["clockwise", "counterclockwise"]
PassSchedule: TypeAlias = Literal["cycle", "dealer_choice"]
Opening: TypeAlias = Literal["lowest_club", "lowest_club_any", "eldest_nonpenalty", "eldest_free"]
OpeningFallback: TypeAlias = Literal["lowest_club", "low_2D"]
FirstTrickPenalty: TypeAlias = Literal["allowed", "forbidden"]
FirstTrickStuck: TypeAlias = Literal["any", "hearts_first", "redeal"]
HeartsLead: TypeAlias = Literal["until_broken", "anytime"]
BreakBy: TypeAlias = Literal["heart", "penalty"]
HeartLeadException: TypeAlias = Literal["only_hearts", "only_penalties"]
QsLead: TypeAlias = Literal["anytime", "until_broken"]
TrickRule: TypeAlias = Literal["normal", "cancellation", "booster_nines"]
HeartsTable: TypeAlias = Literal["one", "spot", "pip10", "pip10a15", "face"]
BonusFloor: TypeAlias = Literal["none", "deal_zero"]
DoubleScope: TypeAlias = Literal["penalties", "all", "moon"]
Charging: TypeAlias = Literal["none", "together", "in_turn"]
Moon: TypeAlias = Literal["none", "old", "new", "choice", "mixed", "mixed_auto", "greek"]
BonusOnMoon: TypeAlias = Literal["add", "absorb"]
Sun: TypeAlias = Literal["none", "double", "fixed"]
TeamScore: TypeAlias = Literal["individual", "pooled"]
PartnerMoon: TypeAlias = Literal["exempt", "hit"]
Objective: TypeAlias = Literal["lowest", "highest"]
EndMode: TypeAlias = Literal["target", "deals", "both"]
TargetCmp: TypeAlias = Literal["reach", "exceed"]
Placing: TypeAlias = Literal["totals", "target_loses"]
TieRule: TypeAlias = Literal["continue", "shared"]
TieScope: TypeAlias = Literal["winner", "any"]
DisplaySign: TypeAlias = Literal["penalty_positive", "penalty_negative", "count_down"]

OPENING_CARD: Final = "opening_card"
"""Stands among the unpassable cards for the card that opens the deal (R3.5)."""

EXACT: Final = re.compile(r"none|wins|reset\(([0-9]{1,4})\)")
"""Forms of the exact rule; the number is the new total."""

STRIPS: Final = {"minors_2_3": "2D3D2C3C", "all_twos": "2C2D2H2S", "arnold": "2C3C2D2S"}
"""The ways to strip the pack that have a name (R1.2)."""

BY_LOW_CARD: Final[frozenset[Opening]] = frozenset({"lowest_club", "lowest_club_any"})
"""The openings by the holder of the lowest club (R4.1)."""


# How parameters are written whose types do not say ----------------------------------------------


def _by_players(read: ValueReader) -> ReadBy:
    """Read a table with an entry for each number of players."""

    def by_players(written: Option) -> object:
        entries = table(written)
        if not entries.keys() <= set(map(str, range(3, 11))):
            raise Unreadable("has an entry for each number of players, 3 to 10")
        return tuple((int(seats), read(entry)) for seats, entry in sorted(entries.items()))

    return ReadBy(by_players)


def _faces(written: Option) -> tuple[Card, ...]:
    return tuple(face(entry) for entry in row(written))


def _left_out(written: Option) -> tuple[Card, ...]:
    if not isinstance(written, str):
        return _faces(written)
    if written not in STRIPS:
        raise Unreadable(f"is a list of cards or one of {', '.join(STRIPS)}")
    return cards(STRIPS[written])


def _directions(written: Option) -> tuple[str, ...]:
    if not isinstance(written, list):
        return tuple(word(written).split())
    # What is a direction is judged later; nothing is left out, so that nothing wrong is ignored.
    return tuple(map(str, written))


def _unpassable(written: Option) -> tuple[Card | str, ...]:
    return tuple(OPENING_CARD if entry == OPENING_CARD else face(entry) for entry in row(written))


def _hearts_values(written: Option) -> object:
    if isinstance(written, str):
        return written
    entries = table(written)
    if set(entries) != set(RANKS):
        raise Unreadable(f"gives points for each of the ranks {RANKS}")
    return tuple((RANKS.index(rank) + 2, number(entries[rank])) for rank in RANKS)


def _spade_values(written: Option) -> object:
    entries = table(written)
    if not entries.keys() <= set("QKA"):
        raise Unreadable("gives points for Q, K and A")
    return tuple((rank, number(value)) for rank, value in entries.items())


def _extra_values(written: Option) -> object:
    entries = table(written)
    return tuple((face(name), number(value)) for name, value in sorted(entries.items()))


# What parameters must be whatever the others are ------------------------------------------------


def _are_hearts(values: str | tuple[tuple[int, int], ...]) -> bool:
    ranks = {} if isinstance(values, str) else dict(values)
    return not ranks or (ranks.keys() == set(range(2, 15)) and min(ranks.values()) >= 0)


def _are_spades(values: tuple[tuple[str, int], ...]) -> bool:
    return all(rank in "QKA" and value >= 0 for rank, value in values)


def _has_no_other_word(named: tuple[Card | str, ...]) -> bool:
    return {one for one in named if isinstance(one, str)} <= {OPENING_CARD}


def _is_exact_rule(written: str) -> bool:
    return EXACT.fullmatch(written) is not None


def _are_pairs(teams: tuple[tuple[int, ...], ...] | None) -> bool:
    return teams is None or {tuple(sorted(side)) for side in teams} == {(0, 2), (1, 3)}


_CARDS_ONCE: Final = each_once("names each card once")


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `standard`."""

    shaping: ClassVar = frozenset(
        {"decks", "players_allowed", "strip", "hearts_values", "spade_values"}
    )

    players: int = 4
    players_allowed: Annotated[tuple[int, ...], each_once("names each number of players once")] = (
        3,
        4,
        5,
        6,
    )
    decks: Annotated[int, one_of((1, 2), "is 1 or 2")] = 1
    strip: Annotated[tuple[tuple[int, tuple[Card, ...]], ...], BY_PART, _by_players(_left_out)] = (
        (3, cards("2D")),
        (4, ()),
        (5, cards("2D2C")),
        (6, cards("2D3D2C3C")),
    )
    hand_sizes: Annotated[tuple[tuple[int, int], ...], _by_players(number)] = ()
    """Cards a hand by number of players if not all that go round are dealt (R13.2)."""
    kitty: Kitty = "none"
    """Which trick the cards left over go to; with `hand` the first one, into the hand (R13.2)."""
    kitty_seen: KittySeen = "hidden"
    first_dealer: Annotated[
        int | None,
        Absent("random"),
        none_or(at_least(0), "is random or a seat from 0"),
    ] = None
    """The seat that deals first, no matter who is drawn; None leaves it to chance (`random`)."""
    rotation: Rotation = "clockwise"
    """Which way cards are dealt and played and the deal moves (R13.12)."""
    pass_schedule: PassSchedule = "cycle"  # noqa: S105  a pass of cards
    pass_cycle: Annotated[
        tuple[tuple[int, tuple[str, ...]], ...], BY_PART, _by_players(_directions)
    ] = (
        (3, ("L", "R", "H")),
        (4, ("L", "R", "X", "H")),
        (5, ("L", "R", "H")),
        (6, ("L", "R", "X", "H")),
    )
    pass_count: Annotated[
        int,
        at_least(1, "is at least 1; the direction H passes nothing"),
        Offered(1, 2, 3, 4),
    ] = 3
    dealer_pass_cap: Annotated[int, at_least(0)] = 3
    dealer_pass_zero_ok: bool = True
    unpassable: Annotated[
        tuple[Card | str, ...],
        ReadBy(_unpassable),
        Must(_has_no_other_word, f"holds cards and {OPENING_CARD}"),
        _CARDS_ONCE,
    ] = ()
    charging: Charging = "none"
    """Whether cards that count are shown before play, to count twice, and how (R3.7)."""
    opening: Opening = "lowest_club"
    opening_fallback: OpeningFallback = "lowest_club"
    """The card that opens if the two of clubs is not in the pack (R4.2)."""
    first_trick_penalty: FirstTrickPenalty = "forbidden"
    first_trick_stuck: FirstTrickStuck = "any"
    hearts_lead: HeartsLead = "until_broken"
    break_by: BreakBy = "heart"
    forced_lead_breaks: bool = True
    heart_lead_exception: HeartLeadException = "only_hearts"
    qs_lead: QsLead = "anytime"
    forced_discard: Annotated[tuple[Card, ...], _CARDS_ONCE] = ()
    trick_rule: TrickRule = "normal"
    hearts_values: Annotated[
        HeartsTable | tuple[tuple[int, int], ...],
        ReadBy(_hearts_values),
        Must(_are_hearts, f"gives each of the ranks {RANKS} 0 or more points"),
    ] = "one"
    """A named table, or pairs of rank and points."""
    spade_values: Annotated[
        tuple[tuple[str, int], ...],
        BY_PART,
        ReadBy(_spade_values),
        Must(_are_spades, "gives Q, K and A 0 or more points"),
    ] = (("Q", 13), ("K", 0), ("A", 0))
    extra_values: Annotated[tuple[tuple[Card, int], ...], ReadBy(_extra_values)] = ()
    imaginary: Annotated[tuple[Card, ...], _CARDS_ONCE] = ()
    """Cards whose points are imaginary; scores are complex with any, and `double_card` is 2i."""
    bonus_card: Annotated[Card | None, one_of((None, *cards("JDTD")), "is none, JD or TD")] = None
    bonus_points: Annotated[int, at_most(-1, "is below 0")] = -10
    bonus_floor: BonusFloor = "none"
    double_card: Annotated[Card | None, one_of((None, *cards("TC")), "is none or TC")] = None
    double_scope: DoubleScope = "penalties"
    no_trick_bonus: Annotated[int, at_most(0, "is 0 or below")] = 0
    moon: Annotated[
        Moon, Offered("old", "new", "choice", "mixed", "mixed_auto", "greek", "none")
    ] = "old"
    moon_value: Annotated[
        int | None, Absent("auto"), none_or(at_least(1), "is auto or at least 1")
    ] = None
    """None is the sum of the penalty points of the deck (`auto`)."""
    moon_needs_bonus: bool = False
    bonus_on_moon: BonusOnMoon = "add"
    sun: Sun = "none"
    sun_value: Annotated[int | None, none_or(at_least(1), "is at least 1")] = None
    teams: Annotated[
        tuple[tuple[int, ...], ...] | None, Must(_are_pairs, "is none, or [0, 2] and [1, 3]")
    ] = None
    team_score: TeamScore = "individual"
    team_moon: bool = False
    partner_moon: PartnerMoon = "exempt"
    objective: Objective = "lowest"
    end_mode: EndMode = "target"
    target: Annotated[int, at_least(1), Offered(10, 20, 30, 50, 75, 100, 150, 200, 300, 500)] = 100
    target_cmp: TargetCmp = "reach"
    deals: Annotated[int | None, Offered(1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30)] = None
    placing: Placing = "totals"
    """With `target_loses` whoever brought the end about loses, the whole side (R13.12)."""
    tie_rule: TieRule = "continue"
    tie_scope: TieScope = "winner"
    end_latched: bool = True
    exact_rule: Annotated[
        str,
        Must(_is_exact_rule, "is none, wins or reset(50), the number being what it becomes"),
    ] = "none"
    lives: int = 0
    """How many dangerous deals a player can take before being out (R13.9); 0 is no such rule."""
    danger: Annotated[int, at_least(1)] = 15
    """The points from which a deal costs a life."""
    display_sign: DisplaySign = "penalty_positive"

    @property
    def highest_wins(self) -> bool:
        return self.objective == "highest"

    def faults(self) -> Iterator[Fault]:
        yield from _faults_before_play(self)
        yield from _faults_of_points(self)
        yield from _faults_of_the_end(self)
        yield from _faults_of_sides(self)

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        return _judged(self, seat_count)

    def deck(self, seat_count: int) -> tuple[Card, ...]:
        """Return the cards in play among `seat_count` (R1.2), in order."""
        return _pack(self.decks, dict(self.strip).get(seat_count, ()))

    def hand_size(self, seat_count: int) -> int:
        """Return how many cards each of `seat_count` is dealt."""
        most = len(self.deck(seat_count)) // seat_count
        return dict(self.hand_sizes).get(seat_count, most)

    def cycle(self, seat_count: int) -> tuple[str, ...]:
        """Return the pass directions of successive deals (R3.2), none if the dealer chooses."""
        cycle = dict(self.pass_cycle).get(seat_count, ())
        return () if self.dealer_chooses else cycle

    @property
    def dealer_chooses(self) -> bool:
        """Whether the dealer of each deal says what is passed (R3.4)."""
        return self.pass_schedule == "dealer_choice"  # noqa: S105  a pass of cards

    @property
    def reset_to(self) -> int | None:
        """The total after an exact hit of the target (R9.5), None if it stays."""
        form = EXACT.fullmatch(self.exact_rule)
        return int(form[1]) if form and form[1] else None


# Rules are judged at every number of seats, and ask for the pack of each again and again.
@lru_cache(maxsize=256)
def _pack(decks: int, without: tuple[Card, ...]) -> tuple[Card, ...]:
    return pack(decks, without=without)


@lru_cache(maxsize=256)
def _judged(rules: HeartsRules, seat_count: int) -> tuple[Fault, ...]:
    return tuple(faults_at_table(rules, seat_count))


def opening_card(rules: HeartsRules, deck: tuple[Card, ...]) -> Card:
    """Return the card of the deck that opens the deal (R4.2): the lowest club, as a rule.

    The two of diamonds opens only if that is the rule, it is there and the two of clubs is not.
    If cards are left over, the lowest of this suit that is held in any hand opens.
    """
    two = Card("D", 2)
    if rules.opening_fallback == "low_2D" and Card("C", 2) not in deck and two in deck:
        return two
    return min(face for face in deck if face.suit == "C")


def unpassable_cards(rules: HeartsRules, deck: tuple[Card, ...]) -> frozenset[Card]:
    """Return the cards of this deck that may not be passed (R3.5).

    If cards are left over, nobody knows before play which card opens. The card that would open
    from the whole deck stays.
    """
    opener = opening_card(rules, deck)
    named = {face if isinstance(face, Card) else opener for face in rules.unpassable}
    return frozenset(named & set(deck))


_NAMED_TABLES: Final[dict[HeartsTable, dict[int, int]]] = {
    "one": dict.fromkeys(range(2, 15), 1),
    "spot": {rank: rank for rank in range(2, 15)},
    "pip10": {rank: min(rank, 10) for rank in range(2, 15)},
    "pip10a15": {rank: 15 if rank == 14 else min(rank, 10) for rank in range(2, 15)},
    "face": {rank: max(1, rank - 9) for rank in range(2, 15)},
}


def point_table(rules: HeartsRules, deck: tuple[Card, ...]) -> dict[Card, int]:
    """Return what each card of the deck costs (R7.1, R7.3), cards worth nothing left out.

    A card below 0 gives points back; the bonus card of R7.4 is not among them.
    """
    chosen = rules.hearts_values
    hearts = _NAMED_TABLES[chosen] if isinstance(chosen, str) else dict(chosen)
    points = {Card("H", rank): value for rank, value in hearts.items()}
    points |= {Card("S", RANKS.index(rank) + 2): value for rank, value in rules.spade_values}
    points |= dict(rules.extra_values)
    return {face: points[face] for face in deck if points.get(face)}


# The type checker reads the words of such a set, but not those of a tuple beside `in`.
_MOONS_IN_PLANE: Final[frozenset[Moon]] = frozenset({"none", "old", "new", "greek"})
_MOONS_OF_TEAMS: Final[frozenset[Moon]] = frozenset({"none", "old"})
_MIXED_MOONS: Final[frozenset[Moon]] = frozenset({"mixed", "mixed_auto"})


_NOT_IN_PLANE: Final = (
    "sun",
    "moon_value",
    "teams",
    "exact_rule",
    "bonus_floor",
    "no_trick_bonus",
    "lives",
    "charging",
)


def _bends_the_plane(rules: HeartsRules) -> bool:
    """Whether a rule is in force that asks which of two complex numbers is greater."""
    return (
        rules.moon not in _MOONS_IN_PLANE
        or rules.sun != "none"
        or rules.bonus_floor != "none"
        or rules.exact_rule != "none"
        or bool(rules.teams or rules.no_trick_bonus or rules.lives or rules.moon_value)
        or rules.bonus_on_moon != "add"
        or rules.charging != "none"
    )


def _faults_before_play(rules: HeartsRules) -> Iterator[Fault]:
    most = 6 if rules.decks == 1 else 10
    allowed = set(rules.players_allowed)
    if not allowed or not allowed <= set(range(3, most + 1)):
        yield Fault("players_allowed", "is some of 3, 4, 5, 6, with two packs up to 10")
    if rules.opening_fallback != "lowest_club" and rules.opening != "lowest_club":
        yield Fault("opening_fallback", "low_2D goes with the opening lowest_club")
    if rules.dealer_pass_cap == 0 and not rules.dealer_pass_zero_ok:
        right = "is at least 1 where the dealer may not have nothing passed"
        yield Fault("dealer_pass_cap", right)
    if rules.charging != "none" and rules.decks != 1:
        yield Fault("charging", "is none with two packs", ("decks",))
    if rules.charging != "none" and rules.kitty == "hand":
        yield Fault("charging", "is none with a kitty that goes into the hand", ("kitty",))
    yield from _faults_of_lists(rules)


def _faults_of_points(rules: HeartsRules) -> Iterator[Fault]:
    if rules.imaginary and _bends_the_plane(rules):
        without = ", ".join(_NOT_IN_PLANE)
        right = f"goes with the moon none, old, new or greek, and without {without}"
        yield Fault("imaginary", right)
    if rules.bonus_card is not None and rules.bonus_card in dict(rules.extra_values):
        yield Fault("extra_values", "leaves out the bonus_card, whose worth is bonus_points")
    if rules.moon_needs_bonus and rules.bonus_card is None:
        yield Fault("moon_needs_bonus", "needs a bonus_card")
    if (rules.sun == "fixed") != (rules.sun_value is not None):
        yield Fault("sun_value", "is given with sun fixed, and only then")


def _faults_of_the_end(rules: HeartsRules) -> Iterator[Fault]:
    if rules.end_mode != "target" and (rules.deals is None or rules.deals < 1):
        yield Fault("deals", "is at least 1 with the end_mode deals or both")
    if rules.end_mode == "target" and rules.deals is not None:
        yield Fault("deals", "is none with the end_mode target")
    if rules.lives < 0 or (rules.lives > 0 and rules.moon in _MIXED_MOONS):
        right = "is 0 or more, and 0 with a mixed moon, which asks who would lose by points"
        yield Fault("lives", right)
    if rules.reset_to is not None and rules.reset_to >= rules.target:
        yield Fault("exact_rule", "goes back to less than the target")
    if rules.exact_rule == "wins" and rules.end_mode == "deals":
        right = "wins goes with an end_mode that has a target, target or both"
        yield Fault("exact_rule", right)


def _faults_of_sides(rules: HeartsRules) -> Iterator[Fault]:
    if rules.team_moon and rules.teams is None:
        yield Fault("team_moon", "needs teams")
    if rules.team_moon and rules.moon not in _MOONS_OF_TEAMS:
        yield Fault("team_moon", "goes with the moon none or old")
    if rules.team_score == "pooled" and rules.teams is None:
        yield Fault("team_score", "needs teams to be pooled")


def _faults_of_lists(rules: HeartsRules) -> Iterator[Fault]:
    """Judge the entries for each number of players allowed that are right for none."""
    strips, cycles = dict(rules.strip), dict(rules.pass_cycle)
    for seat_count in rules.players_allowed:
        stripped = strips.get(seat_count, ())
        if len(set(stripped)) < len(stripped) or any(face.suit not in SUITS for face in stripped):
            yield Fault("strip", "names cards of the pack, each once")
        words = () if rules.dealer_chooses else cycles.get(seat_count, ())
        if not all(word in _DIRECTIONS or _OFFSET.fullmatch(word) for word in words):
            yield Fault(
                "pass_cycle", "is made of L, R, X, H, S and places to the left, such as 2 or -1"
            )


_DIRECTIONS: Final = ("L", "R", "X", "H", "S")

_OFFSET: Final = re.compile(r"-?[1-9]")


def faults_at_table(rules: HeartsRules, seat_count: int) -> Iterator[Fault]:
    """Judge what only makes sense together, for one number of players."""
    players = f"{seat_count} players"
    if rules.first_dealer is not None and rules.first_dealer >= seat_count:
        yield Fault(
            "first_dealer", f"with {players} is random or a seat from 0 to {seat_count - 1}"
        )
    if rules.teams is not None and seat_count != 4:
        yield Fault("teams", f"is none with {players}; four play in pairs")
    deck = rules.deck(seat_count)
    if not any(face.suit == "C" for face in deck):
        yield Fault("strip", f"leaves {players} a club to open with")
        return
    most = len(deck) // seat_count
    size = rules.hand_size(seat_count)
    if not 0 < size <= most:
        yield Fault("hand_sizes", f"gives {players} 1 to {most} cards")
        return
    if rules.kitty == "none" and len(deck) != size * seat_count:
        yield Fault(
            "strip",
            f"with {players} cards are left over, and no kitty takes them",
            ("kitty", "hand_sizes", "decks"),
        )
        return
    yield from _faults_of_opening(rules, seat_count, deck, len(deck) - size * seat_count)
    yield from _faults_of_passing(rules, seat_count, deck)
    yield from _faults_of_worth(rules, seat_count, deck)


def _faults_of_opening(
    rules: HeartsRules, seat_count: int, deck: tuple[Card, ...], left_over: int
) -> Iterator[Fault]:
    suit = opening_card(rules, deck).suit
    if rules.opening in BY_LOW_CARD and left_over >= sum(face.suit == suit for face in deck):
        yield Fault(
            "opening",
            f"lowest_club needs a kitty too small to hold every card that could open,"
            f" with {seat_count} players too",
        )


FEWEST_FOR_NEW: Final = 2
"""With a single card that costs points every deal would be a moon, and totals would only fall."""

COSTS: Final = ("hearts_values", "spade_values", "extra_values", "strip", "decks")
"""The rules that settle how much the cards of a deal cost."""


def _faults_of_worth(
    rules: HeartsRules, seat_count: int, deck: tuple[Card, ...]
) -> Iterator[Fault]:
    """Judge whether totals get anywhere: a game whose deals give back what they cost never ends."""
    table = point_table(rules, deck)
    points = [table[face] for face in deck if face in table]
    cost = sum(worth for worth in points if worth > 0)
    given = {
        "no_trick_bonus": rules.no_trick_bonus * (seat_count - 1),
        "bonus_points": rules.bonus_points * deck.count(rules.bonus_card)
        if rules.bonus_card
        else 0,
        "extra_values": sum(points) - cost,
    }
    givers = [name for name, worth in given.items() if worth]
    rest = cost + sum(given.values())
    players = f"with {seat_count} players"
    if rest <= 0 and givers:
        amounts = " and ".join(str(given[name]) for name in givers)
        verb = "gives" if len(givers) == 1 else "give"
        right = f"{players} {amounts} {verb} back {'more than' if rest else 'as much as'} {cost}"
        at_fault, *others = (*givers, "bonus_card", *COSTS)
        yield Fault(at_fault, right, tuple(others))
    elif rest <= 0:
        yield Fault(COSTS[0], f"{players} no card costs points", COSTS[1:])
    costly = sum(worth > 0 for worth in points)
    if rules.end_mode == "target" and rules.moon == "new" and costly < FEWEST_FOR_NEW:
        right = f"{players} the moon new needs {FEWEST_FOR_NEW} cards or more that cost points"
        yield Fault("moon", right, COSTS)
    if rules.end_mode == "target" and rules.reset_to is not None and costly < 2:
        right = f"{players} reset needs more than one card that costs points"
        yield Fault("exact_rule", right, COSTS)


def _faults_of_passing(
    rules: HeartsRules, seat_count: int, deck: tuple[Card, ...]
) -> Iterator[Fault]:
    barred = unpassable_cards(rules, deck)
    # A hand may hold every card that stays, of two packs both copies.
    passable = max(0, rules.hand_size(seat_count) - sum(face in barred for face in deck))
    if rules.dealer_chooses:
        if rules.dealer_pass_cap > passable:
            yield Fault("dealer_pass_cap", f"is at most {passable} with {seat_count} players")
        return
    if not rules.cycle(seat_count):
        yield Fault("pass_cycle", f"has a direction for {seat_count} players")
    for way in rules.cycle(seat_count):
        if way == "X" and seat_count % 2:
            yield Fault("pass_cycle", f"{seat_count} players have nobody across")
        elif way == "S" and seat_count - 1 > passable:
            at_fault = "unpassable" if barred else "pass_cycle"
            yield Fault(at_fault, f"leaves {seat_count} players a card for each of the others")
        elif _OFFSET.fullmatch(way) and int(way) % seat_count == 0:
            yield Fault("pass_cycle", f"{way} places bring {seat_count} players back to the giver")
        elif way not in ("H", "S") and rules.pass_count > passable:
            yield Fault("pass_count", f"is at most {passable} with {seat_count} players")
