"""What everybody at a Hearts table, or one of its seats, may know."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import view_type
from engine.games.hearts.points import Terms
from engine.tricks import sheet
from engine.tricks.view import TrickSeatView, TrickView

Stage: TypeAlias = Literal["vector", "deal", "pass", "play", "discard", "moon", "over"]


class QueenTaken(NamedTuple):
    """A Queen of Spades: who took it, and who had played it, if that was another side."""

    by: Seat
    given: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult(sheet.DealResult):
    """What a finished deal brought, who shot the moon, and whether that was a sun (R8).

    `stopped` is who stopped a moon, and `queens` where the Queens of Spades went, as feats count
    it.
    """

    moon: Seat | None = None
    sun: bool = False
    stopped: Seat | None = None
    queens: tuple[QueenTaken, ...] = ()


@view_type
class HeartsView(TrickView):
    """The table as everybody sees it.

    `direction` is the pass of this deal as R3.1 writes it (`L R X H S` or places to the left), or
    the dealer's vector as `2,0,1` (R3.4), empty before it is known. `passed_by` are the seats
    whose pass is in. `taken` counts the points each seat has taken in this deal so far, by card
    values alone.
    """

    stage: Stage
    direction: str
    passed_by: tuple[Seat, ...]
    kitty: tuple[Card, ...] = ()
    """The cards left over from the deal, if everybody has seen them; in the view of a seat, if
    that seat has (R1.3)."""
    kitty_size: int = 0
    kitty_taker: Seat | None = None
    """The seat that has taken the kitty, None while it lies."""
    hearts_broken: bool
    taken: tuple[int, ...]
    plane: tuple[tuple[int, int], ...] = ()
    """Complex totals as real and imaginary part, whose distances from zero `scores` are (R13.7)."""
    lives: tuple[int, ...] = ()
    """How many lives each seat has left; empty if there are none to lose (R13.9)."""
    sign: int = 1
    """-1 if points are shown with a minus (R10.1); scores stay penalty-positive."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""
    due: bool = False
    """Whether the end has come about, so that play goes on only for a tie (R9.3)."""
    terms: Terms = field(repr=False)
    """What is played, as everybody at the table knows it: the pack, the points, the rules."""


@view_type
class HeartsSeatView(HeartsView, TrickSeatView):
    """The table as one seat sees it, and what that seat alone knows."""

    recipients: tuple[Seat, ...]
    """Whom this seat's cards go to."""
    passed: tuple[Card, ...]
    """The cards that this seat has passed."""
    received: tuple[Card, ...]
    """The cards that this seat was passed."""
    received_from: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """The same by who gave them, one entry a giver."""
    laid_aside: tuple[Card, ...] = ()
    """The cards that this seat has laid aside for the kitty it took into its hand (R13.2)."""
