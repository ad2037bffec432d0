"""The knowledge of a seat of Canasta: its view, and the counts that follow from it."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import CanastaSeatView, SideView
from engine.players.canasta.weights import USUAL, Weights


class CanastaKnowledge(NamedTuple):
    """A view with what follows from it."""

    view: CanastaSeatView
    weights: Weights
    rules: CanastaRules
    seat: Seat
    own: SideView
    rivals: tuple[SideView, ...]
    unseen: tuple[int, ...]
    """By rank, how many cards lie neither in the own hand nor on the table."""
    unseen_faces: dict[Card, int]
    """The same by face, if suits matter."""
    time: float
    """From 1 down to 0: how much of the deal is left to make something of a card."""

    @property
    def shed(self) -> set[int]:
        """The ranks that the following seat has discarded since the pile was last taken.

        The card that was turned up first may be counted among them.
        """
        around = len(self.view.order)
        return {face.rank for face in self.view.seen.pile[1 - around :: -around]}

    @property
    def declined(self) -> set[int]:
        """The ranks that lay on top for the following seat since then, and that it left there."""
        around = len(self.view.order)
        return {face.rank for face in self.view.seen.pile[-around::-around]}

    @property
    def following(self) -> Seat:
        """The seat that plays next."""
        order = self.view.order
        return order[(order.index(self.seat) + 1) % len(order)]

    @property
    def minimum(self) -> int:
        """Points that the own side's first meld must count; 0 once it has opened."""
        return self.view.minimums[self.seat]


def rivals_hold(view: CanastaSeatView) -> int:
    """Return how many cards the other sides hold."""
    own = view.side_of(view.seat).seats
    return sum(view.hand_sizes[seat] for seat in view.order if seat not in own)


def knowledge(view: CanastaSeatView, weights: Weights = USUAL) -> CanastaKnowledge:
    """Count from a view of a seat that plays this deal, and judge how long it lasts."""
    seat = view.seat
    assert seat is not None
    own = view.side_of(seat)
    rivals = tuple(side for side in view.sides if side != own)
    faces: dict[Card, int] = {}
    for face in view.rules.pack:
        faces[face] = faces.get(face, 0) + 1
    seen = [*view.hand, *(view.seen.pile if weights.remembers else view.pile)]
    for side in view.sides:
        for meld in side.melds:
            seen += meld.cards
    for face in seen:
        faces[face] -= 1
    ranks = [0] * 15
    for face, count in faces.items():
        ranks[face.rank] += count
    time = _time(weights, view, rivals)
    return CanastaKnowledge(view, weights, view.rules, seat, own, rivals, tuple(ranks), faces, time)


def _time(weights: Weights, view: CanastaSeatView, rivals: tuple[SideView, ...]) -> float:
    """Judge how much of the deal is left: by the stock, and by rivals who may soon go out."""
    a_round = len(view.order) * view.rules.draw_count
    time = min(1.0, view.stock_size / (a_round * weights.late_turns))
    for side in rivals:
        if side.canastas >= view.rules.canastas_to_go_out:
            fewest = min(view.hand_sizes[seat] for seat in side.seats if seat in view.order)
            time = min(time, weights.near_out + weights.near_out_card * fewest)
    return time
