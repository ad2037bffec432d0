"""The worth of the cards of Hearts, as bits of a whole number, at one table of one pack."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import comb, fsum
from typing import NamedTuple

from engine.cards import SUITS, Card
from engine.games.hearts.play import breaks, held_back
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms
from engine.players.card_bits import FACES, RANK_COUNT, SUIT_MASKS, bits
from engine.players.hearts.sides import is_dear, worth


class Danger(NamedTuple):
    """The dear cards of one suit, what is above the lowest of them and what is below."""

    suit: int
    dear: int
    high: int
    """The dear cards and all above the lowest of them: who holds one may have to take one."""
    under: int


class Worths(NamedTuple):
    """The worth of one suit's cards together: look up the suit's bits after a shift."""

    shift: int
    table: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The meaning of the cards at one table, settled for its rules and its number of seats."""

    terms: Terms
    deck: int
    penalty: int
    """Cards that cost if the lowest total wins; if the highest does, they are wanted."""
    gift: int
    """Cards that give points back."""
    bonus: int
    double: int
    forced: int
    """The cards that must be thrown if the suit led cannot be followed (R5.5)."""
    held_back: int
    """The cards that are not led before hearts are broken (R5.4)."""
    breaking: int
    """The cards that break hearts however they are played (R5.6)."""
    scoring: int
    """While any of these is in a hand, the points of the deal are open."""
    dear: int
    dangers: tuple[Danger, ...]
    costs: tuple[Worths, ...]
    """Costs of the penalty cards, by suits that have any."""
    rewards: tuple[Worths, ...]
    """Worths of other cards of the point table (R7.4 apart)."""
    burden: tuple[int, ...]
    """How gladly each card is thrown away, by its number of bits."""
    wanted: bool
    """Whether points are wanted: the highest total wins."""
    wins: tuple[tuple[int, ...], ...]
    """How likely a lead takes its trick, in hundredths: by the lower cards that others hold of its
    suit, and by the higher ones."""
    partners: tuple[int, ...]
    """The seat that each plays together with, -1 if everybody plays alone."""
    foes: tuple[int, ...]
    """The seats, as bits, that each plays against."""
    sparing: tuple[int, ...]
    """The cards that may go to a partner's trick which another may yet take, the best first."""
    giving: tuple[int, ...]
    """The same for a trick that is the partner's for sure."""


def chart(of: Terms) -> Chart:
    """Return the chart of a table; `of` must be of one pack."""
    return _chart(of.rules, of.seat_count, of.charged)


@lru_cache(maxsize=64)
def _chart(rules: HeartsRules, seat_count: int, charged: frozenset[Card]) -> Chart:
    settled = terms(rules, seat_count, charged)
    cost = {face: value for face, value in settled.points.items() if value > 0}
    reward = {face: value for face, value in settled.points.items() if value < 0}
    penalty = bits(cost)
    dear = [face for face in cost if is_dear(settled, face)]
    bonus = {rules.bonus_card} & set(settled.deck) if rules.bonus_card else set[Card]()
    double = bits({rules.double_card} & set(settled.deck) if rules.double_card else ())
    wanted = rules.objective == "highest"
    return Chart(
        terms=settled,
        deck=bits(settled.deck),
        penalty=penalty,
        gift=bits((*reward, *bonus)),
        bonus=bits(bonus),
        double=double,
        forced=bits(rules.forced_discard),
        held_back=bits(held_back(rules)),
        breaking=bits(face for face in settled.deck if breaks(settled, face, ())),
        scoring=bits(settled.deck)
        if rules.no_trick_bonus or rules.sun != "none"
        else penalty | bits((*reward, *bonus)) | double,
        dear=0 if wanted else bits(dear),
        dangers=() if wanted else tuple(_dangers(bits(dear))),
        costs=_worths(cost),
        rewards=_worths(reward),
        burden=_burdens(penalty, bits((*reward, *bonus))),
        wanted=wanted,
        wins=_wins(seat_count - 1),
        partners=_partners(rules, seat_count),
        foes=tuple(
            sum(1 << foe for foe in range(seat_count) if foe not in settled.side(seat))
            for seat in range(seat_count)
        ),
        sparing=() if wanted else tuple(cards for costs, cards in _by_worth(settled) if costs >= 0),
        giving=tuple(cards for _, cards in _by_worth(settled)),
    )


def _by_worth(of: Terms) -> list[tuple[int, int]]:
    """Return what cards cost, and these cards; those that are best for who takes them first."""
    costs = sorted({worth(of, face) for face in of.deck})
    return [(each, bits(face for face in of.deck if worth(of, face) == each)) for each in costs]


def _partners(rules: HeartsRules, seat_count: int) -> tuple[int, ...]:
    found = [-1] * seat_count
    for one, other in rules.teams or ():
        found[one], found[other] = other, one
    return tuple(found)


def _wins(others: int) -> tuple[tuple[int, ...], ...]:
    """A seat with a lower card plays it; a seat that has only higher ones beats the lead."""
    return tuple(
        tuple(
            round(
                100
                * fsum(
                    _empty(others, lower, none) * ((others - none) / others) ** higher
                    for none in range(others + 1)
                )
            )
            for higher in range(RANK_COUNT + 1)
        )
        for lower in range(RANK_COUNT + 1)
    )


def _empty(hands: int, cards: int, none: int) -> float:
    """Return how likely so many of the hands get none of the cards, each dealt at random."""
    full = hands - none
    onto = sum((-1) ** at * comb(full, at) * (full - at) ** cards for at in range(full + 1))
    return comb(hands, none) * onto / hands**cards


def _dangers(dear: int) -> Iterable[Danger]:
    for suit in SUIT_MASKS:
        own = dear & suit
        if own:
            lowest = own & -own
            yield Danger(suit, own, suit & ~(lowest - 1), suit & (lowest - 1))


def _worths(values: dict[Card, int]) -> tuple[Worths, ...]:
    found: list[Worths] = []
    for at, suit in enumerate(SUITS):
        row = [0]
        for rank in range(2, 15):
            value = values.get(Card(suit, rank), 0)
            row += [worth + value for worth in row]
        if row[-1]:
            found.append(Worths(RANK_COUNT * at, tuple(row)))
    return tuple(found)


def _burdens(penalty: int, gift: int) -> tuple[int, ...]:
    """High cards are thrown before low ones, penalties before others, gifts last of all."""
    row = [0]
    for at, face in enumerate(FACES):
        bit = 1 << at
        if gift & bit:
            row.append(-100)
        else:
            row.append(2 * face.rank + (20 if penalty & bit else 0))
    return tuple(row)
