"""Views of games of tricks: what every such family shows alike."""

from dataclasses import field
from typing import Any

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View, view_type
from engine.tricks.claiming import Claim
from engine.tricks.deal import Bid, taken_by_seat
from engine.tricks.sheet import DealResult
from engine.tricks.terms import Terms
from engine.tricks.trick import Play, TakenTrick


@view_type
class TrickView(View):
    """The public view of a game of tricks; families add their own fields."""

    stage: str
    """The stage of the deal, by a word of the family, which narrows the type to its words."""
    terms: Terms[Any] = field(repr=False)
    """The terms of the game, as everybody at the table knows them."""
    step: int = 1
    """-1 if the turn goes to the right."""
    hand_sizes: tuple[int, ...]
    stock_count: int = 0
    """How many cards of the pack were not dealt and lie face down."""
    turned: tuple[Card, ...] = ()
    """The cards of the stock that were turned up, in order."""
    bids: tuple[Bid, ...] = ()
    """The bids of the seats in this deal, in order."""
    trump: str | None = None
    """The suit that is trump, None if there is none yet."""
    broken: bool = False
    """Whether a suit that could not be led at first has been played."""
    trick_number: int
    """The number of the trick on the table, from 1; 0 until play begins."""
    leader: Seat | None
    """The seat that led to the trick on the table, or is to lead it."""
    trick: tuple[Play, ...]
    """The trick on the table, empty between tricks."""
    taking: Seat | None
    """The seat that would take the trick as it lies."""
    pending: tuple[tuple[Play, ...], ...] = ()
    """Tricks that lie on the table because nobody took them; they go with the next one."""
    tricks: tuple[TakenTrick, ...]
    """The finished tricks of this deal, in order, as far as the table may look at them."""
    last_trick: TakenTrick | None
    """The trick taken last, also of the deal before while no trick of this one is taken."""
    past_tricks: tuple[TakenTrick, ...] = ()
    """The tricks of the deal that ended last, in order, until the next is dealt."""
    tricks_won: tuple[int, ...] = ()
    """How many tricks of this deal each seat has taken."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""
    shown: tuple[tuple[Card, ...], ...] = ()
    """The cards that each seat has shown before play; empty if nothing was."""
    claims: tuple[Claim, ...] = ()
    """The claims made on the tricks to come, in order."""
    forced_after: int | None = None
    """After how many tricks nothing could change any more, None while something can."""

    @property
    def rows(self) -> tuple[tuple[Play, ...], ...]:
        """Every trick of this deal in the order of play, the one on the table last."""
        return (*(trick.plays for trick in self.tricks), *self.pending, self.trick)

    @property
    def captured(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has taken in those tricks."""
        return taken_by_seat(self.tricks, self.seat_count)


@view_type
class TrickSeatView(TrickView, SeatView):
    """The view of one seat of a game of tricks."""

    showing: tuple[Card, ...] | None = None
    """The cards that this seat has chosen to show while others may still choose."""
