"""Faults: what does not make a game of Hearts, parameter by parameter and at a table."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.cards import RANKS, SUITS, Card
from engine.contract.refusal import Fault
from engine.games.hearts.packs import BY_LOW_CARD, opening_card, point_table, unpassable_cards

if TYPE_CHECKING:
    # Rules are judged when they are made; only the types know the circle.
    from engine.games.hearts.rules import HeartsRules, Moon

OPENING_CARD: Final = "opening_card"
"""Stands among the unpassable cards for the card that opens the deal (R3.5)."""

EXACT: Final = re.compile(r"none|wins|reset\(([0-9]{1,4})\)")
"""What the exact rule may say; the number is what a total becomes."""

# The type checker reads the words of such a set, but not those of a tuple beside `in`.
_MOONS_IN_PLANE: Final["frozenset[Moon]"] = frozenset({"none", "old", "new", "greek"})
_MOONS_OF_TEAMS: Final["frozenset[Moon]"] = frozenset({"none", "old"})
_MIXED_MOONS: Final["frozenset[Moon]"] = frozenset({"mixed", "mixed_auto"})


def faults_alone(rules: "HeartsRules") -> Iterator[Fault]:
    """Judge each parameter whatever the number of players; words are judged elsewhere."""
    checks = (*_checks_of_seats(rules), *_checks_of_points(rules), *_checks_of_the_end(rules))
    yield from (Fault(name, right) for wrong, name, right in checks if wrong)
    yield from _faults_of_lists(rules)


def _checks_of_seats(rules: "HeartsRules") -> tuple[tuple[bool, str, str], ...]:
    allowed = set(rules.players_allowed)
    named = {card for card in rules.unpassable if isinstance(card, str)}
    return (
        (rules.decks not in (1, 2), "decks", "is 1 or 2"),
        (
            not allowed or not allowed <= set(range(3, 7 if rules.decks == 1 else 11)),
            "players_allowed",
            "is some of 3, 4, 5, 6, with two packs up to 10",
        ),
        (
            len(allowed) < len(rules.players_allowed),
            "players_allowed",
            "names each number of players once",
        ),
        (
            rules.opening_fallback != "lowest_club" and rules.opening != "lowest_club",
            "opening_fallback",
            "low_2D goes with the opening lowest_club",
        ),
        (rules.players not in allowed, "players", "is one of the numbers in players_allowed"),
        (
            rules.first_dealer is not None and rules.first_dealer < 0,
            "first_dealer",
            "is random or a seat from 0",
        ),
        (rules.pass_count < 1, "pass_count", "is at least 1; the direction H passes nothing"),
        (rules.dealer_pass_cap < 0, "dealer_pass_cap", "is 0 or more"),
        (
            rules.dealer_pass_cap == 0 and not rules.dealer_pass_zero_ok,
            "dealer_pass_cap",
            "is at least 1 where the dealer may not have nothing passed",
        ),
        (not named <= {OPENING_CARD}, "unpassable", f"holds cards and {OPENING_CARD}"),
        (_twice(rules.unpassable), "unpassable", "names each card once"),
        (_twice(rules.forced_discard), "forced_discard", "names each card once"),
        (_twice(rules.imaginary), "imaginary", "names each card once"),
    )


def _twice(named: Sequence[object]) -> bool:
    return len(set(named)) < len(named)


def _checks_of_points(rules: "HeartsRules") -> tuple[tuple[bool, str, str], ...]:
    hearts = {} if isinstance(rules.hearts_values, str) else dict(rules.hearts_values)
    spades = dict(rules.spade_values)
    ranks = set(range(2, 15))
    return (
        (
            bool(hearts) and (hearts.keys() != ranks or min(hearts.values()) < 0),
            "hearts_values",
            f"gives each of the ranks {RANKS} 0 or more points",
        ),
        (
            not spades.keys() <= set("QKA") or any(value < 0 for value in spades.values()),
            "spade_values",
            "gives Q, K and A 0 or more points",
        ),
        (str(rules.bonus_card) not in ("None", "JD", "TD"), "bonus_card", "is none, JD or TD"),
        (
            bool(rules.imaginary) and _bends_the_plane(rules),
            "imaginary",
            f"goes with the moon none, old, new or greek, and without {', '.join(_NOT_IN_PLANE)}",
        ),
        (
            rules.bonus_card is not None and rules.bonus_card in dict(rules.extra_values),
            "extra_values",
            "leaves out the bonus_card, whose worth is bonus_points",
        ),
        (rules.bonus_points >= 0, "bonus_points", "is below 0"),
        (str(rules.double_card) not in ("None", "TC"), "double_card", "is none or TC"),
        (rules.no_trick_bonus > 0, "no_trick_bonus", "is 0 or below"),
        (
            rules.moon_value is not None and rules.moon_value < 1,
            "moon_value",
            "is auto or at least 1",
        ),
        (
            rules.moon_needs_bonus and rules.bonus_card is None,
            "moon_needs_bonus",
            "needs a bonus_card",
        ),
        (
            (rules.sun == "fixed") != (rules.sun_value is not None),
            "sun_value",
            "is given with sun fixed, and only then",
        ),
        (rules.sun_value is not None and rules.sun_value < 1, "sun_value", "is at least 1"),
    )


_NOT_IN_PLANE: Final = (
    "sun",
    "moon_value",
    "teams",
    "exact_rule",
    "bonus_floor",
    "no_trick_bonus",
    "lives",
)


def _bends_the_plane(rules: "HeartsRules") -> bool:
    """Whether a rule is in force that asks which of two complex numbers is greater."""
    return (
        rules.moon not in _MOONS_IN_PLANE
        or rules.sun != "none"
        or rules.bonus_floor != "none"
        or rules.exact_rule != "none"
        or bool(rules.teams or rules.no_trick_bonus or rules.lives or rules.moon_value)
        or rules.bonus_on_moon != "add"
    )


def _checks_of_the_end(rules: "HeartsRules") -> tuple[tuple[bool, str, str], ...]:
    by_deals = rules.end_mode != "target"
    pairs = rules.teams is None or {tuple(sorted(side)) for side in rules.teams} == {(0, 2), (1, 3)}
    return (
        (rules.target < 1, "target", "is at least 1"),
        (
            by_deals and (rules.deals is None or rules.deals < 1),
            "deals",
            "is at least 1 with the end_mode deals or both",
        ),
        (
            not by_deals and rules.deals is not None,
            "deals",
            "is none with the end_mode target",
        ),
        (
            rules.lives < 0 or (rules.lives > 0 and rules.moon in _MIXED_MOONS),
            "lives",
            "is 0 or more, and 0 with a mixed moon, which asks who would lose by points",
        ),
        (rules.danger < 1, "danger", "is at least 1"),
        (
            not EXACT.fullmatch(rules.exact_rule),
            "exact_rule",
            "is none, wins or reset(50), the number being what it becomes",
        ),
        (
            rules.reset_to is not None and rules.reset_to >= rules.target,
            "exact_rule",
            "goes back to less than the target",
        ),
        (
            rules.exact_rule == "wins" and rules.end_mode == "deals",
            "exact_rule",
            "wins goes with an end_mode that has a target, target or both",
        ),
        (
            not pairs,
            "teams",
            "is none, or [0, 2] and [1, 3]",
        ),
        (rules.team_moon and rules.teams is None, "team_moon", "needs teams"),
        (
            rules.team_moon and rules.moon not in _MOONS_OF_TEAMS,
            "team_moon",
            "goes with the moon none or old",
        ),
        (
            rules.team_score == "pooled" and rules.teams is None,
            "team_score",
            "needs teams to be pooled",
        ),
    )


def _faults_of_lists(rules: "HeartsRules") -> Iterator[Fault]:
    """Judge the entries for each number of players allowed that are right for none."""
    strips, cycles = dict(rules.strip), dict(rules.pass_cycle)
    for seat_count in rules.players_allowed:
        stripped = strips.get(seat_count, ())
        if _twice(stripped) or any(face.suit not in SUITS for face in stripped):
            yield Fault("strip", "names cards of the pack, each once")
        words = () if rules.dealer_chooses else cycles.get(seat_count, ())
        if not all(word in _DIRECTIONS or _OFFSET.fullmatch(word) for word in words):
            yield Fault(
                "pass_cycle", "is made of L, R, X, H, S and places to the left, such as 2 or -1"
            )


_DIRECTIONS: Final = ("L", "R", "X", "H", "S")

_OFFSET: Final = re.compile(r"-?[1-9]")


def faults_at_table(rules: "HeartsRules", seat_count: int) -> Iterator[Fault]:
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
    rules: "HeartsRules", seat_count: int, deck: tuple[Card, ...], left_over: int
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
    rules: "HeartsRules", seat_count: int, deck: tuple[Card, ...]
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
    rules: "HeartsRules", seat_count: int, deck: tuple[Card, ...]
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
    for word in rules.cycle(seat_count):
        if word == "X" and seat_count % 2:
            yield Fault("pass_cycle", f"{seat_count} players have nobody across")
        elif word == "S" and seat_count - 1 > passable:
            at_fault = "unpassable" if barred else "pass_cycle"
            yield Fault(at_fault, f"leaves {seat_count} players a card for each of the others")
        elif _OFFSET.fullmatch(word) and int(word) % seat_count == 0:
            yield Fault("pass_cycle", f"{word} places bring {seat_count} players back to the giver")
        elif word not in ("H", "S") and rules.pass_count > passable:
            yield Fault("pass_count", f"is at most {passable} with {seat_count} players")
