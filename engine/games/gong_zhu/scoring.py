"""Counting: what the cards taken are worth (G17 to G22, G27), and how a game ends (G23 to G26).

Points are kept as players say them, plus is good, so a record's `scores` are the rules' numbers and
the highest total wins.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.games.gong_zhu.rules import ACE, HEARTS, PIG, SCORING, SHEEP, TRANSFORMER, Terms
from engine.tricks import sheet as tricks
from engine.tricks.game import TrickGame, finished
from engine.tricks.manner import Cards
from engine.tricks.sheet import after_deals, placed
from engine.tricks.terms import alone

FEATS: Final = {
    "all-hearts": HEARTS,
    "sheep-won": frozenset({SHEEP}),
    "pigs-taken": frozenset({PIG}),
    "all-sixteen": SCORING,
}
"""What leaderboards count beside wins: to have taken all of these cards."""


class Part(NamedTuple):
    """The family's own part of a deal."""

    opening: Card | None
    """The card that has to be led first, if one has to (G12)."""


@dataclass(frozen=True, slots=True)
class DealResult(tricks.DealResult):
    """What a deal brought, who took the pig and leads the next, and what each seat had shown."""

    pig: Seat
    shown: tuple[Cards, ...]


GameMoment: TypeAlias = TrickGame[Terms, Part, tricks.Sheet[DealResult]]


def worth(terms: Terms, taken: Collection[Card], shown: Collection[Card]) -> int:
    """Return what cards taken together are worth (G22); `shown` are those of all the seats."""
    rules = terms.rules
    scoring: frozenset[Card] = SCORING & frozenset(taken)
    if len(scoring) == 1 and TRANSFORMER in scoring:
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
    if terms.rules.side_cards == "apart":
        each = [worth(terms, own, up) for own in taken]
        return terms.by_seat([sum(each[seat] for seat in side) for side in terms.sides])
    pooled = ([face for seat in side for face in taken[seat]] for side in terms.sides)
    return terms.by_seat([worth(terms, own, up) for own in pooled])


def outcome(terms: Terms, number: int, totals: tuple[int, ...]) -> Outcome | None:
    """Return how the game ends with these totals after so many deals, None if it goes on."""
    rules, sides = terms.rules, terms.sides
    if rules.deals is not None:
        return after_deals(sides, max(0, rules.deals - number), totals)
    both = rules.ends_at == "both" and max(totals) >= rules.target
    if min(totals) > -rules.target and not both:
        return None
    return Outcome("target", placed(totals, sides), sides)


def scored(now: GameMoment, told: list[Event]) -> GameMoment:
    """Enter what the deal brought."""
    taken = now.captured
    pig = next(seat for seat, own in enumerate(taken) if PIG in own)
    shown = tuple([faces or () for faces in now.dealt.shown])
    result = DealResult(points(now.terms, taken, shown), pig, shown)
    return finished(now, result, told, partial(outcome, now.terms, now.deal_number))


def feats_of(terms: Terms, taken: Sequence[Collection[Card]]) -> Mapping[str, tuple[bool, ...]]:
    """Return what seats did in a deal that leaderboards count; partners do it together."""
    sides = terms.sides if terms.rules.side_cards == "pooled" else alone(terms.seat_count)
    by_side = {side: {face for seat in side for face in taken[seat]} for side in sides}
    of = {seat: own for side, own in by_side.items() for seat in side}
    return {
        feat: tuple([of[seat].issuperset(faces) for seat in range(terms.seat_count)])
        for feat, faces in FEATS.items()
    }


def feats(terms: Terms, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count them over all deals."""
    deals = [feats_of(terms, result.taken) for result in results]
    nobody = (0,) * terms.seat_count
    return {
        feat: tuple(map(sum, zip(nobody, *[deal[feat] for deal in deals], strict=True)))
        for feat in FEATS
    }
