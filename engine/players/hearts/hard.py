"""The hard player of Hearts: it imagines the hidden cards and plays each choice out."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from random import Random
from typing import ClassVar, Final, Self

from engine.cards import Card
from engine.contract.action import Action
from engine.games.hearts.scoring import moon_of
from engine.games.hearts.view import HeartsSeatView
from engine.players.appraisal import Appraisal, Estimate, best_first
from engine.players.card_bits import BITS, SUIT_MASKS, bits, faces, losers
from engine.players.hearts.bits import Chart
from engine.players.hearts.charging import charges
from engine.players.hearts.knowledge import HeartsKnowledge, carries, knowledge
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.pass_search import passes
from engine.players.hearts.pass_worth import Pass, learned_passes
from engine.players.hearts.playout import PlayoutState, played_out, sole_holder
from engine.players.hearts.posterior import Posterior
from engine.players.hearts.sides import owed
from engine.players.hearts.trials import Gains, RaceBudget, Trial, Trials
from engine.players.hearts.value import DealValue, moon_worth
from engine.players.policy import Decided, answer
from engine.players.time_limit import TimeLimit

_SIMPLY: Final = HeartsMedium()

FEW_HIGHER: Final = 2
"""If no more cards are out that beat a partner's, the trick is taken to be the side's."""
LIKELY: Final = 8
"""Of so many passes is told what they cost."""
TABLE_SHARE: Final = 0.5
"""A pass costs this part of what the table says, whose best seems better than it is."""
TABLE_ERROR: Final = 1.0
"""By about so many points that errs; `training/hearts_selfplay.cpp` measures both (`judge`)."""
A_LOSER_IN: Final = 4
"""A seat with no more than one loser in so many cards may well go for the moon."""


@dataclass(frozen=True, slots=True)
class HeartsHard:
    """Chooses what turns out best for the game on the average over many worlds.

    Each card is tried twice: going on low, and going for the moon while that can be had. Other
    seats whose imagined hand is strong enough go for it as well. What to pass in the usual game
    it has learned beforehand.
    """

    slow: ClassVar[bool] = True

    worlds: int = 200
    """In so many the last two cards are compared."""
    seconds: float = inf
    clock: Callable[[], float] = time.monotonic

    def within(self, seconds: float) -> Self:
        """Return the player that is cut short after so many seconds; in too few it is as medium."""
        return replace(self, seconds=seconds)

    def decide(self, view: HeartsSeatView, rng: Random) -> Action:
        """Search if there is a choice of cards; answer the rarer questions by what they bring."""
        return self.searched(view, rng).action

    def searched(self, view: HeartsSeatView, rng: Random) -> Decided:
        """Decide, and say whether the time did not run out.

        What cannot be told in bits (two packs, tricks that go round twice) is decided as the
        medium player does.
        """
        prompt = view.open_prompt
        if prompt.question == "moon":
            return Decided(
                max(prompt.choices, key=lambda choice: moon_worth(view, moon_of(choice.words[0])))
            )
        if not carries(view.terms):
            return Decided(_SIMPLY.decide(view, rng))
        if learned := learned_passes(view):
            return Decided(_moved(view, learned[0].cards))
        limit = TimeLimit(self.seconds, self.clock)
        trials = _trials(view, rng)
        found = None if trials is None else trials.best(self._budget(view, limit))
        action = _SIMPLY.decide(view, rng) if found is None else _moved(view, found[0])
        return Decided(action, whole=not limit.ran_out)

    def appraised(self, view: HeartsSeatView, rng: Random, also: Action | None = None) -> Appraisal:
        """Decide as `decide` does, and tell what each card, or each likely pass, costs.

        A card that does what its neighbour does as well costs the same. Where the medium player
        decides there are no estimates.
        """
        untimed = replace(self, seconds=inf)
        asked = view.open_prompt.question
        if carries(view.terms) and (learned := learned_passes(view)):
            return _looked_up(view, learned, also)
        trials = _trials(view, rng) if asked != "moon" and carries(view.terms) else None
        if trials is None:
            return Appraisal(untimed.decide(view, rng))
        budget = untimed._budget(view, TimeLimit(inf))  # noqa: SLF001  of its own kind
        chosen, found = trials.noted(budget)
        if chosen is None:
            return Appraisal(_SIMPLY.decide(view, rng))
        moved = partial(_moved, view)
        estimates = list(found.estimates(chosen, moved)) or [Estimate(moved(chosen[0]))]
        looked_at = None
        if also is not None:
            cards = _alike(view, bits(also.cards))
            like = moved(cards)
            looked_at = next((each for each in estimates if each.action == like), None)
            if looked_at is None:
                more = trials.compared(chosen, cards, budget.worlds)
                looked_at = next(
                    each for each in more.estimates(chosen, moved) if each.action == like
                )
            looked_at = looked_at._replace(action=also)
        return best_first(moved(chosen[0]), estimates, looked_at)

    def _budget(self, view: HeartsSeatView, limit: TimeLimit) -> RaceBudget:
        # There are many more passes than cards to play.
        passing = view.open_prompt.question == "pass"
        return RaceBudget(self.worlds // 2 if passing else self.worlds, limit)


def _looked_up(view: HeartsSeatView, learned: list[Pass], also: Action | None) -> Appraisal:
    """Tell by the table what the likeliest passes cost, and the pass that was asked about."""
    best = learned[0]

    def estimated(one: Pass) -> Estimate:
        cost = TABLE_SHARE * (best.worth - one.worth) / 1000
        return Estimate(_moved(view, one.cards), cost, TABLE_ERROR if cost else 0.0)

    looked_at = None
    if also is not None:
        own = bits(also.cards)
        looked_at = estimated(next(one for one in learned if one.cards == own))
        looked_at = looked_at._replace(action=also)
    return best_first(_moved(view, best.cards), map(estimated, learned[:LIKELY]), looked_at)


def _trials(view: HeartsSeatView, rng: Random) -> Trials | None:
    """Return what is worth trying, None if that is nothing that can be searched for."""
    prompt = view.open_prompt
    if prompt.question == "play" and len(prompt.cards) > 1:
        return _plays(view, prompt.cards, rng)
    if prompt.question == "pass" and len(prompt.recipients) == 1:
        return passes(view, prompt.cards, prompt.pick, rng)
    if prompt.question == "show":
        return charges(view, prompt.cards, rng)
    return None


def _plays(view: HeartsSeatView, legal: tuple[Card, ...], rng: Random) -> Trials:
    """Return the cards that are worth trying."""
    seen, value = knowledge(view), DealValue.of(view)
    of = seen.chart
    # Points may yet go to an opponent under a partner's low card: then it is tried.
    choices = distinct(seen, legal if _is_open(seen) else owed(view, legal))
    plans = [(1 << view.seat_count) - 1] if of.wanted else [0]
    if len(choices) == 1:
        return Trials([(BITS[choices[0]], plans[0])], _no_world, value)
    posterior = Posterior(view, seen, rng)
    if may_shoot(seen):
        plans.append(1 << seen.seat)

    def world() -> Callable[[Trial], Gains]:
        hands, face_down = posterior.world()
        moment = with_kitty(seen, face_down)
        foes = shooters(seen, hands)

        def ending(entry: Trial) -> Gains:
            card, plan = entry
            return value.points(*played_out(of, moment, list(hands), card, plan | foes))

        return ending

    return Trials([(BITS[face], plan) for face in choices for plan in plans], world, value)


def _is_open(seen: HeartsKnowledge) -> bool:
    """Whether who has the trick may well lose it to somebody still to play."""
    at = seen.moment
    higher = seen.unseen & SUIT_MASKS[at.led] & -at.top
    last = at.laid == seen.chart.terms.seat_count - 1
    return not last and higher.bit_count() > FEW_HIGHER


def _no_world() -> Callable[[Trial], Gains]:
    raise AssertionError("one choice needs no world")


def _alike(view: HeartsSeatView, cards: int) -> int:
    """Return the card that is tried for one that does the same, and any other cards themselves."""
    prompt = view.open_prompt
    if prompt.question != "play":
        return cards
    seen, (face,) = knowledge(view), faces(cards)
    return BITS[
        max(
            kept for kept in distinct(seen, prompt.cards) if kept.suit == face.suit and kept <= face
        )
    ]


def _moved(view: HeartsSeatView, cards: int) -> Action:
    return answer(view.open_prompt, tuple(faces(cards)))


def with_kitty(seen: HeartsKnowledge, face_down: int) -> PlayoutState:
    """Return the moment with the cards that lie face down, taken or still to be taken."""
    if not face_down:
        return seen.moment
    taker = seen.face_down_to
    if taker is None:
        return seen.moment._replace(face_down=face_down)
    captured = list(seen.moment.captured)
    captured[taker] |= face_down
    return seen.moment._replace(captured=tuple(captured))


def may_shoot(seen: HeartsKnowledge) -> bool:
    """Whether the seat can still take all the points, if that is worth anything."""
    if seen.chart.wanted or seen.chart.terms.rules.moon == "none":
        return False
    return sole_holder(seen.chart, list(seen.moment.captured)) in (-1, seen.seat)


def shooters(seen: HeartsKnowledge, hands: list[int]) -> int:
    """Return the other seats, as bits, that hold enough to go for the moon and still can."""
    holder = sole_holder(seen.chart, list(seen.moment.captured))
    if seen.chart.terms.rules.moon == "none" or holder == -2:
        return 0
    left, found = sum(hands), 0
    for seat, hand in enumerate(hands):
        if seat != seen.seat and holder in (-1, seat):
            few = hand.bit_count() // A_LOSER_IN
            found |= (losers(hand, left ^ hand) <= few) << seat
    return found


def distinct(seen: HeartsKnowledge, legal: tuple[Card, ...]) -> list[Card]:
    """Leave out cards that do what a neighbour in the hand does as well."""
    chart, others = seen.chart, seen.unseen | seen.moment.table
    kept: list[Card] = []
    for face in sorted(legal):
        if kept and kept[-1].suit == face.suit:
            low, high = BITS[kept[-1]], BITS[face]
            between = others & (high - 1) & ~(low - 1)
            if not between and _worth(chart, low) == _worth(chart, high):
                continue
        kept.append(face)
    return kept


def _worth(chart: Chart, card: int) -> tuple[int, int]:
    table = sum(row[card >> shift & 8191] for shift, row in (*chart.costs, *chart.rewards))
    return table, card & (chart.bonus | chart.double | chart.forced)
