"""Imagining: deals that one seat cannot tell from the one at the table, by its view alone."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.hearts import passing
from engine.games.hearts.deal import hands_at_opening
from engine.games.hearts.guesses import KITTY, guessing
from engine.games.hearts.knowledge import Own, onlooker, own
from engine.games.hearts.openings import annuls
from engine.games.hearts.part import Deal, Part
from engine.games.hearts.row import PHASES
from engine.games.hearts.view import HeartsView, Stage

Imagined: TypeAlias = Callable[[Random], Deal | None]
PassImagining: TypeAlias = Callable[[Deal, Random], tuple[tuple[Card, ...], ...]]

TRIES: Final = 50
"""How often cards are dealt again for a deal that would not have been annulled (R6.3)."""

_BETWEEN_DEALS: Final[frozenset[Stage]] = frozenset({"vector", "deal", "over"})


def imagining(view: HeartsView) -> Imagined:
    """Work out what the seat of `view` knows; each call deals again what it cannot see.

    Cards that the seat passed lie where they went, or were played from there. Between deals there
    is none.
    """
    if view.stage in _BETWEEN_DEALS:
        return lambda _: None
    return _while_passing(view) if view.stage == "pass" else _in_play(view)


def _open_part(view: HeartsView, mine: Own) -> Deal:
    """Return what everybody sees of the deal, and what the view shows of its own seat's."""
    return Deal(
        phase=PHASES[view.stage],
        turn=None if view.stage == "pass" else view.to_act[0],
        hands=tuple(mine.hand if seat == mine.seat else () for seat in range(view.seat_count)),
        own=Part(
            direction=view.direction,
            commitments=(None,) * view.seat_count,
            laid_aside=mine.laid_aside,
            owed=view.kitty_size if view.stage == "discard" else 0,
        ),
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        pending=view.pending,
        broken=view.hearts_broken,
        stock=view.kitty,
        claims=view.claims,
        forced_after=view.forced_after,
    )


def _while_passing(view: HeartsView) -> Imagined:
    terms, mine = view.terms, own(view)
    shown = _open_part(view, mine)
    others = [seat for seat in range(view.seat_count) if seat != mine.seat]
    sizes = {seat: view.hand_sizes[seat] for seat in others} | {KITTY: view.kitty_size}
    anywhere = frozenset(sizes)
    unseen = (Counter(terms.deck) - Counter(mine.hand)).elements()
    dealing = redealing([(face, anywhere) for face in unseen], sizes)

    def deal(rng: Random) -> Deal:
        dealt = dealing(rng)
        hands = list(shown.hands)
        commitments: list[tuple[Card, ...] | None] = [None] * view.seat_count
        for seat in others:
            hands[seat] = tuple(sorted(dealt[seat]))
        for seat in view.passed_by:
            commitments[seat] = (
                mine.passed
                if seat == mine.seat
                else passing.chance_pass(terms, view.direction, seat, hands[seat], rng)
            )
        part = shown.own._replace(commitments=tuple(commitments))
        return shown._replace(hands=tuple(hands), own=part, stock=tuple(sorted(dealt[KITTY])))

    return deal


def _in_play(view: HeartsView) -> Imagined:
    terms, look = view.terms, onlooker(view)
    redeals = terms.rules.first_trick_stuck == "redeal"
    guess = guessing(look, _open_part(view, look.own))
    exchange = _exchanging(view, look.own)

    def deal(rng: Random) -> Deal:
        found = guess(rng)
        for _ in range(TRIES):
            # Hardly any deal that fits what was seen may be one that would have been dealt again.
            if not (redeals and annuls(terms, hands_at_opening(terms, found))):
                break
            found = guess(rng)
        return found._replace(own=found.own._replace(commitments=exchange(found, rng)))

    return deal


def _exchanging(view: HeartsView, mine: Own) -> PassImagining:
    """Return what chooses again what the others passed, from what its receiver had at first."""
    terms, seats = view.terms, range(view.seat_count)
    size = passing.pass_size(terms, view.direction)
    gifts: list[tuple[Seat, Seat, int]] = []
    for giver in seats if size else ():
        counts = Counter(passing.recipients(view.direction, giver, view.seat_count))
        # A single receiver, who gets all, is named once.
        gifts += [(giver, to, count if len(counts) > 1 else size) for to, count in counts.items()]
    known: dict[tuple[Seat, Seat], tuple[Card, ...]] = {}
    if mine.seat is not None:
        known |= {
            (mine.seat, to): gift for to, gift in passing.shared(mine.recipients, mine.passed)
        }
        known |= {(giver, mine.seat): gift for giver, gift in mine.received_from}

    def exchange(deal: Deal, rng: Random) -> tuple[tuple[Card, ...], ...]:
        chosen: list[list[Card]] = [[] for _ in seats]
        if not gifts:
            return tuple(map(tuple, chosen))
        pools = [list(passing.passable(terms, hand)) for hand in hands_at_opening(terms, deal)]
        for (_, receiver), gift in known.items():
            for face in gift:
                pools[receiver].remove(face)
        for giver, receiver, count in gifts:
            if (giver, receiver) in known:
                chosen[giver] += known[giver, receiver]
                continue
            gift = sorted(rng.sample(pools[receiver], count))
            chosen[giver] += gift
            for face in gift:
                pools[receiver].remove(face)
        return tuple(map(tuple, chosen))

    return exchange
