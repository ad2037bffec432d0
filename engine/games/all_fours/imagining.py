"""Imagining: deals that one seat cannot tell from the one at the table, by its view alone."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from engine.cards import Card
from engine.dealing.redealing import redealing
from engine.games.all_fours.knowledge import (
    STOCK,
    CardPlace,
    Hidden,
    Need,
    discards_of,
    hidden,
    own_cards,
)
from engine.games.all_fours.part import Breach, Deal, Part
from engine.games.all_fours.row import PHASES
from engine.games.all_fours.view import BETWEEN_DEALS, AllFoursView, Stage
from engine.tricks.trick import TakenTrick, winner

Redealing: TypeAlias = Callable[[Random], Mapping[CardPlace, Sequence[Card]]]

TRIES: Final = 20
"""How often cards are dealt to fit what a revoke or an answer has shown, before it is seen to."""

_ASKED_TOGETHER: Final[frozenset[Stage]] = frozenset({"discard", "claim"})


def imagining(view: AllFoursView) -> Callable[[Random], Deal | None]:
    """Work out what the seat of `view` knows; each call deals again what it does not see.

    Between deals and after the game there is no deal to imagine.
    """
    if view.stage in BETWEEN_DEALS:
        return lambda _: None
    dealing, shown = _dealing(hidden(view)), _shown(view)
    return lambda rng: _filled(shown, dealing(rng), rng)


def _dealing(unseen: Hidden) -> Redealing:
    """Return what deals the unseen cards so that they fit all that is known of them."""
    dealing = redealing(unseen.homes.items(), unseen.sizes)

    def fitting(rng: Random) -> Mapping[CardPlace, Sequence[Card]]:
        for _ in range(TRIES):
            dealt = dealing(rng)
            if all(_met(need, dealt) for need in unseen.needs):
                return dealt
        return _seen_to(unseen, unseen.needs, rng)(rng)

    return fitting if unseen.needs else dealing


def _met(need: Need, dealt: Mapping[CardPlace, Sequence[Card]]) -> bool:
    return any(not need.cards.isdisjoint(dealt.get(place, ())) for place in need.places)


def _seen_to(unseen: Hidden, needs: Sequence[Need], rng: Random) -> Redealing:
    """Return what deals so that each need is met by one card that chance picks for it.

    Raise `ValueError` if there is no such deal.
    """
    dealing = redealing(unseen.homes.items(), unseen.sizes)
    if not needs:
        return dealing
    (faces, places), *others = needs
    for face in rng.sample(sorted(faces), len(faces)):
        homes = {**unseen.homes, face: unseen.homes[face] & places}
        try:
            return _seen_to(unseen._replace(homes=homes), others, rng)
        except ValueError:
            # With this card there another need could not be met.
            continue
    raise ValueError("no deal is possible")


def _shown(view: AllFoursView) -> Deal:
    """Return the deal as the seat sees it, with nothing where it may not look."""
    size, own = view.seat_count, own_cards(view)
    tricks = (view.seen[at : at + size] for at in range(0, len(view.seen) - len(view.trick), size))
    return Deal(
        phase=PHASES[view.stage],
        turn=view.to_act[0] if view.stage not in _ASKED_TOGETHER else None,
        hands=tuple(own.get(seat, ()) for seat in range(size)),
        own=_shown_part(view),
        leader=view.leader,
        trick=view.trick,
        tricks=tuple(TakenTrick(plays, winner(plays, view.trump)) for plays in tricks),
        trump=view.trump,
        turned=view.turned,
        bids=view.bids,
        claims=view.claims,
        forced_after=view.forced_after,
    )


def _shown_part(view: AllFoursView) -> Part:
    size, own = view.seat_count, own_cards(view)
    return Part(
        discards=tuple(
            None
            if view.stage == "discard" and seat not in view.discarded_by
            else own.get(discards_of(seat), ())
            for seat in range(size)
        ),
        judged=view.judged,
        fixed=view.trump_fixed,
        runs=view.runs,
        talk=view.talk,
        bidder=view.bidder,
        bid=view.bid,
        inquiries=view.inquiries,
        # If it matters how grave a revoke is, a grave one has ended the game.
        breaches=tuple(
            Breach(view.seen.index(play) // size, play.seat, play.card, grave=False)
            for play in view.revokes
        ),
        # A seat that is not asked any more has nothing to claim.
        content=tuple(seat for seat in range(size) if seat not in view.to_act)
        if view.stage == "claim"
        else (),
    )


def _filled(shown: Deal, dealt: Mapping[CardPlace, Sequence[Card]], rng: Random) -> Deal:
    """Return the deal with what was dealt in its places, the stock in any order."""
    stock = dealt.get(STOCK, ())
    discards = tuple(
        tuple(sorted(dealt[discards_of(seat)])) if discards_of(seat) in dealt else gone
        for seat, gone in enumerate(shown.own.discards)
    )
    return shown._replace(
        stock=tuple(rng.sample(stock, len(stock))),
        hands=tuple(
            tuple(sorted(dealt[seat])) if seat in dealt else hand
            for seat, hand in enumerate(shown.hands)
        ),
        own=shown.own._replace(discards=discards),
    )
