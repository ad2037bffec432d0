"""Views of games of tricks: what every such family shows alike."""

from dataclasses import dataclass

from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick


@dataclass(frozen=True, kw_only=True)
class TrickView(View):
    """What everybody may know of a game of tricks; families add their own fields."""

    stage: str
    """What is being done, by a word of the family, which narrows the type to its words."""
    step: int = 1
    """-1 where the turn goes to the right."""
    hand_sizes: tuple[int, ...]
    trick_number: int
    """The number of the trick on the table, from 1; 0 until play begins."""
    leader: Seat | None
    """Who led to the trick on the table, or is to lead it."""
    trick: tuple[Play, ...]
    """The trick on the table, empty between tricks."""
    taking: Seat | None
    """Who would take the trick as it lies."""
    tricks: tuple[TakenTrick, ...]
    """The finished tricks of this deal, in order, as far as the table may look at them."""
    last_trick: TakenTrick | None
    """The trick taken last, also of the deal before while no trick of this one is taken."""
    claims: tuple[Claim, ...] = ()
    """What has been claimed of the tricks to come, in order."""
    forced_after: int | None = None
    """After how many tricks nothing could change any more, None while something can."""


@dataclass(frozen=True, kw_only=True)
class TrickSeatView(TrickView, SeatView):
    """What one seat may know of a game of tricks."""
