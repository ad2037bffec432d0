"""The rules of a Hearts variant: every option as data, validated together when made."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import RANKS, SUITS, Card, cards, pack
from engine.contract.refusal import BadRules

Fault: TypeAlias = tuple[str, str]
"""A parameter at fault, and what would be right."""

OPENING_CARD: Final = "opening_card"
"""Stands among the unpassable cards for the card that opens the deal (R3.5)."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "kitty": ("none", "first_trick", "last_trick", "first_penalty_trick", "hand"),
    "kitty_seen": ("hidden", "winner", "all"),
    "rotation": ("clockwise", "counterclockwise"),
    "pass_schedule": ("cycle", "dealer_choice"),
    "opening": ("lowest_club", "lowest_club_any", "eldest_nonpenalty", "eldest_free"),
    "opening_fallback": ("lowest_club", "low_2D"),
    "first_trick_penalty": ("allowed", "forbidden"),
    "first_trick_stuck": ("any", "hearts_first", "redeal"),
    "hearts_lead": ("until_broken", "anytime"),
    "break_by": ("heart", "penalty"),
    "heart_lead_exception": ("only_hearts", "only_penalties"),
    "qs_lead": ("anytime", "until_broken"),
    "trick_rule": ("normal", "cancellation", "booster_nines"),
    "hearts_values": ("one", "spot", "pip10", "pip10a15", "face"),
    "bonus_floor": ("none", "deal_zero"),
    "double_scope": ("penalties", "all"),
    "moon": ("none", "old", "new", "choice", "mixed", "mixed_auto", "greek"),
    "bonus_on_moon": ("add", "absorb"),
    "sun": ("none", "double", "fixed"),
    "team_score": ("individual", "pooled"),
    "partner_moon": ("exempt", "hit"),
    "objective": ("lowest", "highest"),
    "end_mode": ("target", "deals", "both"),
    "target_cmp": ("reach", "exceed"),
    "placing": ("totals", "target_loses"),
    "tie_rule": ("continue", "shared"),
    "tie_scope": ("winner", "any"),
    "display_sign": ("penalty_positive", "penalty_negative", "count_down"),
}
"""What each parameter that is a word may say."""

_EXACT: Final = re.compile(r"none|wins|reset\(([0-9]{1,4})\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsRules:
    """Every parameter of the family under its name in the rules; the defaults are `standard`.

    Rules that contradict themselves, for any number of seats allowed, cannot be made: `BadRules`
    names all parameters at fault at once.
    """

    players: int = 4
    players_allowed: tuple[int, ...] = (3, 4, 5, 6)
    decks: int = 1
    strip: tuple[tuple[int, tuple[Card, ...]], ...] = (
        (3, cards("2D")),
        (4, ()),
        (5, cards("2D2C")),
        (6, cards("2D3D2C3C")),
    )
    hand_sizes: tuple[tuple[int, int], ...] = ()
    """Cards a hand by number of players where not all that go round are dealt (R13.2)."""
    kitty: str = "none"
    """Which trick the cards left over go to; with `hand` the first one, into the hand (R13.2)."""
    kitty_seen: str = "hidden"
    first_dealer: int | None = None
    """The seat that deals first whoever is drawn; None leaves it to chance (`random`)."""
    rotation: str = "clockwise"
    """Which way cards are dealt and played and the deal moves (R13.12)."""
    pass_schedule: str = "cycle"  # noqa: S105  a pass of cards
    pass_cycle: tuple[tuple[int, tuple[str, ...]], ...] = (
        (3, ("L", "R", "H")),
        (4, ("L", "R", "X", "H")),
        (5, ("L", "R", "H")),
        (6, ("L", "R", "X", "H")),
    )
    pass_count: int = 3
    dealer_pass_cap: int = 3
    dealer_pass_zero_ok: bool = True
    unpassable: tuple[Card | str, ...] = ()
    opening: str = "lowest_club"
    opening_fallback: str = "lowest_club"
    """What opens where the two of clubs is not in the pack (R4.2)."""
    first_trick_penalty: str = "forbidden"
    first_trick_stuck: str = "any"
    hearts_lead: str = "until_broken"
    break_by: str = "heart"
    forced_lead_breaks: bool = True
    heart_lead_exception: str = "only_hearts"
    qs_lead: str = "anytime"
    forced_discard: tuple[Card, ...] = ()
    trick_rule: str = "normal"
    hearts_values: str | tuple[tuple[int, int], ...] = "one"
    """A named table, or pairs of rank and points."""
    spade_values: tuple[tuple[str, int], ...] = (("Q", 13), ("K", 0), ("A", 0))
    extra_values: tuple[tuple[Card, int], ...] = ()
    imaginary: tuple[Card, ...] = ()
    """Cards whose points are imaginary; scores are complex with any, and `double_card` is 2i."""
    bonus_card: Card | None = None
    bonus_points: int = -10
    bonus_floor: str = "none"
    double_card: Card | None = None
    double_scope: str = "penalties"
    no_trick_bonus: int = 0
    moon: str = "old"
    moon_value: int | None = None
    """None is the sum of the penalty points of the deck (`auto`)."""
    moon_needs_bonus: bool = False
    bonus_on_moon: str = "add"
    sun: str = "none"
    sun_value: int | None = None
    teams: tuple[tuple[int, ...], ...] | None = None
    team_score: str = "individual"
    team_moon: bool = False
    partner_moon: str = "exempt"
    objective: str = "lowest"
    end_mode: str = "target"
    target: int = 100
    target_cmp: str = "reach"
    deals: int | None = None
    placing: str = "totals"
    """With `target_loses` whoever brought the end about loses, the whole side (R13.12)."""
    tie_rule: str = "continue"
    tie_scope: str = "winner"
    end_latched: bool = True
    exact_rule: str = "none"
    lives: int = 0
    """How many dangerous deals a player can take before being out (R13.9); 0 is no such rule."""
    danger: int = 15
    """The points from which a deal costs a life."""
    display_sign: str = "penalty_positive"

    def __post_init__(self) -> None:
        """Refuse what does not make a game, all faults together."""
        faults = list(_faults_alone(self))
        # What concerns the whole deck is asked only of parameters that make sense by themselves.
        faults = faults or list(_faults_together(self))
        if faults:
            # The same may be wrong for several numbers of seats or directions.
            faults = list(dict.fromkeys(faults))
            names = tuple(dict.fromkeys(name for name, _ in faults))
            raise BadRules("; ".join(f"{name}: {right}" for name, right in faults), *names)

    def deck(self, seat_count: int) -> tuple[Card, ...]:
        """Return the cards in play among `seat_count` (R1.2), in order."""
        return pack(self.decks, without=dict(self.strip).get(seat_count, ()))

    def hand_size(self, seat_count: int) -> int:
        """Return how many cards each of `seat_count` is dealt."""
        most = len(self.deck(seat_count)) // seat_count
        return dict(self.hand_sizes).get(seat_count, most)

    def cycle(self, seat_count: int) -> tuple[str, ...]:
        """Return the pass directions of successive deals (R3.2), none where the dealer chooses."""
        cycle = dict(self.pass_cycle).get(seat_count, ())
        return () if self.dealer_chooses else cycle

    @property
    def dealer_chooses(self) -> bool:
        """Whether the dealer of each deal says what is passed (R3.4)."""
        return self.pass_schedule == "dealer_choice"  # noqa: S105  a pass of cards

    @property
    def reset_to(self) -> int | None:
        """What an exact hit of the target becomes (R9.5), None where it stays."""
        form = _EXACT.fullmatch(self.exact_rule)
        return int(form[1]) if form and form[1] else None


def opening_card(rules: HeartsRules, deck: tuple[Card, ...]) -> Card:
    """Return the card of the deck that opens the deal (R4.2): the lowest club, as a rule.

    The two of diamonds opens only where that is the rule, it is there and the two of clubs is not.
    Where cards are left over, the lowest of this suit that is held in any hand opens.
    """
    two = Card("D", 2)
    if rules.opening_fallback == "low_2D" and Card("C", 2) not in deck and two in deck:
        return two
    return min(face for face in deck if face.suit == "C")


def _faults_alone(rules: HeartsRules) -> Iterator[Fault]:
    """Judge each parameter by itself."""
    yield from _faults_of_words(rules)
    checks = (*_checks_of_seats(rules), *_checks_of_points(rules), *_checks_of_the_end(rules))
    yield from ((name, right) for wrong, name, right in checks if wrong)


def _faults_of_words(rules: HeartsRules) -> Iterator[Fault]:
    for name, allowed in CHOICES.items():
        word: object = getattr(rules, name)
        if isinstance(word, str) and word not in allowed:
            yield name, f"is one of {', '.join(allowed)}"


def _checks_of_seats(rules: HeartsRules) -> tuple[tuple[bool, str, str], ...]:
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
            rules.first_dealer is not None
            and not 0 <= rules.first_dealer < min(allowed, default=1),
            "first_dealer",
            "is random or a seat from 0 that every number in players_allowed has",
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


def _checks_of_points(rules: HeartsRules) -> tuple[tuple[bool, str, str], ...]:
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


def _bends_the_plane(rules: HeartsRules) -> bool:
    """Whether a rule is in force that asks which of two complex numbers is greater."""
    return (
        rules.moon not in ("none", "old", "new", "greek")
        or (rules.sun, rules.bonus_floor, rules.exact_rule) != ("none",) * 3
        or bool(rules.teams or rules.no_trick_bonus or rules.lives or rules.moon_value)
        or rules.bonus_on_moon != "add"
    )


def _checks_of_the_end(rules: HeartsRules) -> tuple[tuple[bool, str, str], ...]:
    by_deals = rules.end_mode != "target"
    pairs = rules.teams is None or {tuple(sorted(side)) for side in rules.teams} == {(0, 2), (1, 3)}
    return (
        (rules.target < 1, "target", "is at least 1"),
        (
            by_deals and (rules.deals is None or rules.deals < 1),
            "deals",
            "is at least 1 where the game ends by deals",
        ),
        (
            not by_deals and rules.deals is not None,
            "deals",
            "is none where only the target ends the game",
        ),
        (
            rules.lives < 0 or (rules.lives > 0 and rules.moon.startswith("mixed")),
            "lives",
            "is 0 or more, and 0 with a mixed moon, which asks who would lose by points",
        ),
        (rules.danger < 1, "danger", "is at least 1"),
        (
            not _EXACT.fullmatch(rules.exact_rule),
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
            not pairs or (rules.teams is not None and rules.players_allowed != (4,)),
            "teams",
            "is none, or [0, 2] and [1, 3] with players_allowed [4]",
        ),
        (rules.team_moon and rules.teams is None, "team_moon", "needs teams"),
        (
            rules.team_moon and rules.moon not in ("none", "old"),
            "team_moon",
            "goes with the moon none or old",
        ),
        (
            rules.team_score == "pooled" and rules.teams is None,
            "team_score",
            "needs teams to be pooled",
        ),
    )


def _faults_together(rules: HeartsRules) -> Iterator[Fault]:
    """Judge, for every number of seats allowed, what only makes sense together."""
    strips = dict(rules.strip)
    for seat_count in rules.players_allowed:
        stripped = strips.get(seat_count, ())
        deck = rules.deck(seat_count)
        if len(set(stripped)) != len(stripped) or any(face.suit not in SUITS for face in stripped):
            yield "strip", "names cards of the pack, each once"
            continue
        if not any(face.suit == "C" for face in deck):
            yield "strip", "leaves a club to open with"
            continue
        size = rules.hand_size(seat_count)
        if not 0 < size <= len(deck) // seat_count:
            yield "hand_sizes", f"gives {seat_count} players 1 to {len(deck) // seat_count} cards"
            continue
        if rules.kitty == "none" and len(deck) != size * seat_count:
            right = f"leaves {seat_count} players a number of cards they can share evenly"
            yield "strip", f"{right}, unless a kitty takes the rest"
            continue
        yield from _faults_of_opening(rules, deck, len(deck) - size * seat_count)
        yield from _faults_of_passing(rules, seat_count, deck)
        yield from _faults_of_worth(rules, seat_count, deck)


def _faults_of_opening(
    rules: HeartsRules, deck: tuple[Card, ...], left_over: int
) -> Iterator[Fault]:
    suit = opening_card(rules, deck).suit
    if rules.opening.startswith("lowest") and left_over >= sum(face.suit == suit for face in deck):
        yield "opening", "lowest_club needs a kitty too small to hold every card that could open"


FEWEST_FOR_NEW: Final = 2
"""With a single card that costs points every deal would be a moon, and totals would only fall."""


def _faults_of_worth(
    rules: HeartsRules, seat_count: int, deck: tuple[Card, ...]
) -> Iterator[Fault]:
    """Judge whether totals get anywhere: a game whose deals give back what they cost never ends."""
    points = point_table(rules, deck)
    least = rules.no_trick_bonus * (seat_count - 1)
    least += rules.bonus_points * deck.count(rules.bonus_card) if rules.bonus_card else 0
    if sum(points.get(face, 0) for face in deck) + least <= 0:
        yield "hearts_values", "the cards of a deal cost more than they give back"
    costly = sum(points.get(face, 0) > 0 for face in deck)
    if rules.end_mode == "target" and rules.moon == "new" and costly < FEWEST_FOR_NEW:
        yield "moon", f"new goes with {FEWEST_FOR_NEW} cards or more that cost points"
    if rules.end_mode == "target" and rules.reset_to is not None and costly < 2:
        yield "exact_rule", "reset goes with more than one card that costs points"


def _faults_of_passing(
    rules: HeartsRules, seat_count: int, deck: tuple[Card, ...]
) -> Iterator[Fault]:
    barred = unpassable_cards(rules, deck)
    # A hand may hold every card that stays, of two packs both copies.
    passable = max(0, rules.hand_size(seat_count) - sum(face in barred for face in deck))
    if rules.dealer_chooses:
        if rules.dealer_pass_cap > passable:
            yield "dealer_pass_cap", f"is at most {passable} with {seat_count} players"
        return
    if not rules.cycle(seat_count):
        yield "pass_cycle", f"has a direction for {seat_count} players"
    for word in rules.cycle(seat_count):
        if word == "X" and seat_count % 2:
            yield "pass_cycle", f"{seat_count} players have nobody across"
        elif word == "S" and seat_count - 1 > passable:
            at_fault = "unpassable" if barred else "pass_cycle"
            yield at_fault, f"leaves {seat_count} players a card for each of the others"
        elif word not in ("L", "R", "X", "H", "S") and not _is_offset(word, seat_count):
            yield "pass_cycle", "is made of L, R, X, H, S and places to the left, such as 2 or -1"
        elif word not in ("H", "S") and rules.pass_count > passable:
            yield "pass_count", f"is at most {passable} with {seat_count} players"


def _is_offset(word: str, seat_count: int) -> bool:
    return re.fullmatch(r"-?[1-9]", word) is not None and int(word) % seat_count != 0


def unpassable_cards(rules: HeartsRules, deck: tuple[Card, ...]) -> frozenset[Card]:
    """Return the cards of this deck that may not be passed (R3.5).

    Which card opens is not known before play where cards are left over; the one of the deck that
    would, stays.
    """
    opener = opening_card(rules, deck)
    named = {face if isinstance(face, Card) else opener for face in rules.unpassable}
    return frozenset(named & set(deck))


_NAMED_TABLES: Final[dict[str, dict[int, int]]] = {
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
