"""Imagining: deals that one seat cannot tell from the one at the table, by its view alone.

This is for families that hide nothing but hands and the stock. What else is hidden, a pass or a
discard, the family deals out itself.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from engine.cards import Card
from engine.contract.phase import Phase
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.tricks.deal import Deal, Own
from engine.tricks.playing import manner_of
from engine.tricks.showing import CardShowing
from engine.tricks.view import TrickSeatView, TrickView
from engine.tricks.voids import denied

STOCK: Final[Seat] = -1
"""Stands for the stock among the places where a card may lie."""

ViewT = TypeVar("ViewT", bound=TrickView)


def nowhere(view: TrickView) -> Mapping[Card, frozenset[Seat]]:
    """Say that no unseen card is known to lie somewhere."""
    del view
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Imagining(Generic[ViewT, Own]):
    """How a family's deals are imagined from a view."""

    row: tuple[Phase[Any], ...]
    """The phases of the family, the first before a deal and the last after the game."""
    part: Callable[[ViewT], Own]
    """The family's own part of the deal, as everybody sees it."""
    known: Callable[[ViewT], Mapping[Card, frozenset[Seat]]] = nowhere
    """The known places of unseen cards: one of these seats, or the `STOCK`."""

    def __call__(self, view: ViewT) -> Callable[[Random], Deal[Own] | None]:
        """Work out what the seat of `view` knows; each call deals again what it does not see.

        Between deals and after the game there is no deal to imagine.
        """
        within = (phase for phase in self.row[1:-1] if phase.key == view.stage)
        phase = next(within, None)
        if phase is None:
            return lambda _: None
        seen = _shown(view, phase, self.part(view))
        dealing = redealing(self._homes(view), _sizes(view))

        def once(rng: Random) -> Deal[Own] | None:
            dealt = dealing(rng)
            hands = tuple(
                tuple(sorted(dealt[seat])) if seat in dealt else hand
                for seat, hand in enumerate(seen.hands)
            )
            stock = dealt.get(STOCK, [])
            deal = seen._replace(hands=hands, stock=tuple(rng.sample(stock, len(stock))))
            return phase.imagined(view, deal) if isinstance(phase, CardShowing) else deal

        def fitting(rng: Random) -> Deal[Own]:
            while (deal := once(rng)) is None:
                pass
            return deal

        return fitting

    def _homes(self, view: ViewT) -> list[tuple[Card, frozenset[Seat]]]:
        """Return every card that is not seen, with the places where it may lie."""
        anywhere = frozenset(_sizes(view))
        plays = [play for trick in view.rows for play in trick]
        lacked: dict[Seat, set[Card]] = {seat: set() for seat in range(view.seat_count)}
        manner, terms = manner_of(self.row), view.terms
        lacking = denied(
            terms,
            view.rows,
            manner.legal,
            trump=view.trump,
            breaks=manner.breaks,
            shown=view.shown,
        )
        for (seat, _), missing in zip(plays, lacking, strict=True):
            lacked[seat] |= missing
        hand = view.hand if isinstance(view, TrickSeatView) else ()
        deck: tuple[Card, ...] = terms.deck
        unseen = Counter(deck) - Counter(hand) - Counter(view.turned)
        unseen -= Counter(play.card for play in plays)
        shown = {face: frozenset((at,)) for at, faces in enumerate(view.shown) for face in faces}
        known = {**shown, **self.known(view)}
        return [
            (
                face,
                known.get(face, anywhere)
                & frozenset(at for at in anywhere if face not in lacked.get(at, ())),
            )
            for face in unseen.elements()
        ]


def _sizes(view: TrickView) -> dict[Seat, int]:
    """Return how many cards lie unseen at each place."""
    own = view.seat if isinstance(view, TrickSeatView) else None
    sizes = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != own}
    return sizes | ({STOCK: view.stock_count} if view.stock_count else {})


def _shown(view: TrickView, phase: Phase[Any], own: Own) -> Deal[Own]:
    """Return the deal as the view shows it."""
    seat = view.seat if isinstance(view, TrickSeatView) else None
    hand = view.hand if isinstance(view, TrickSeatView) else ()
    return Deal(
        phase=phase,
        turn=view.to_act[0] if len(view.to_act) == 1 else None,
        hands=tuple(hand if at == seat else () for at in range(view.seat_count)),
        own=own,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        pending=view.pending,
        trump=view.trump,
        broken=view.broken,
        turned=view.turned,
        bids=view.bids,
        shown=view.shown,
        claims=view.claims,
        forced_after=view.forced_after,
    )
