"""Counting: what the cards taken are worth (G17 to G22, G27), and how a game ends (G23 to G26).

Points are kept as players say them, plus is good, so a record's `scores` are the rules' numbers and
the highest total wins.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.games.gong_zhu.rules import (
    ACE,
    HEARTS,
    PIG,
    SCORING,
    SHEEP,
    TRANSFORMER,
    Terms,
)
from engine.tricks import sheet as tricks
from engine.tricks.game import TrickGame, finished
from engine.tricks.manner import Cards
from engine.tricks.sheet import after_deals, placed

FEATS: Final = {
    "all-hearts": HEARTS,
    "sheep-won": frozenset({SHEEP}),
    "pigs-taken": frozenset({PIG}),
    "all-sixteen": SCORING,
}
"""Feats that leaderboards count beside wins: to have taken all of these cards."""


@dataclass(frozen=True, slots=True)
class DealResult(tricks.DealResult):
    """The result of a deal, who took the pig and leads the next, and what each seat had shown."""

    pig: Seat
    shown: tuple[Cards, ...]


GameMoment: TypeAlias = TrickGame[Terms, Card | None, tricks.Sheet[DealResult]]
"""A deal's own part is the card that has to be led first, if one has to (G12)."""


def worth(terms: Terms, taken: Collection[Card], shown: Collection[Card]) -> int:
    """Return what cards taken together are worth (G22); `shown` are those of all the seats."""
    rules = terms.rules
    scoring = SCORING.intersection(taken)
    if scoring == frozenset((TRANSFORMER,)):
        return rules.alone * (1 + (TRANSFORMER in shown))
    all_hearts = scoring >= HEARTS
    turning = {"with_hearts": all_hearts, "with_sixteen": scoring == SCORING, "never": False}
    hearts = sum([terms.cost.get(face, 0) for face in scoring])
    pig = rules.pig * (1 + (PIG in shown)) * (PIG in scoring)
    sheep = rules.sheep * (1 + (SHEEP in shown)) * (SHEEP in scoring)
    points = hearts * (1 + (ACE in shown)) * (1 if all_hearts else -1) + sheep
    points += pig if turning[rules.pig_turns] else -pig
    return points * (1 if TRANSFORMER not in scoring else 4 if TRANSFORMER in shown else 2)


def points(
    terms: Terms, taken: Sequence[Collection[Card]], shown: Sequence[Collection[Card] | None]
) -> tuple[int, ...]:
    """Return what a deal brings each seat; partners have one total (G26, G27)."""
    up = [face for faces in shown for face in faces or ()]
    brought = [(hand[0], worth(terms, own, up)) for hand, own in terms.by_hand(taken).items()]
    return terms.by_seat(
        [sum(each for first, each in brought if first in side) for side in terms.sides]
    )


def outcome(terms: Terms, number: int, totals: tuple[int, ...]) -> Outcome | None:
    """Return how the game ends with these totals after so many deals, None if it goes on."""
    rules, sides = terms.rules, terms.sides
    if rules.deals is not None:
        return after_deals(sides, max(0, rules.deals - number), totals)
    both = rules.ends_at == "both" and max(totals) >= rules.target
    if min(totals) > -rules.target and not both:
        return None
    return Outcome("target", placed(totals, sides), sides)


def scored(now: GameMoment, events: list[Event]) -> GameMoment:
    """Enter what the deal brought."""
    result = result_of(now, now.captured)
    return finished(now, result, events, partial(outcome, now.terms, now.deal_number))


def result_of(now: GameMoment, taken: Sequence[Collection[Card]]) -> DealResult:
    """Return what the deal brings if each seat has taken such cards."""
    pig = next(seat for seat, own in enumerate(taken) if PIG in own)
    shown = tuple([faces or () for faces in now.dealt.shown])
    return DealResult(points(now.terms, taken, shown), pig, shown)


def feats_of(terms: Terms, taken: Sequence[Collection[Card]]) -> Mapping[str, tuple[bool, ...]]:
    """Return what seats did in a deal that leaderboards count; partners do it together."""
    of = {seat: own for hand, own in terms.by_hand(taken).items() for seat in hand}
    seats = range(terms.seat_count)
    return {feat: tuple([of[seat] >= faces for seat in seats]) for feat, faces in FEATS.items()}


def feats(terms: Terms, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count them over all deals."""
    deals, seats = [feats_of(terms, result.taken) for result in results], range(terms.seat_count)
    return {feat: tuple([sum(deal[feat][at] for deal in deals) for at in seats]) for feat in FEATS}
