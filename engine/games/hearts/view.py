"""What one seat of a Hearts table, or a bystander, may know."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.hearts.points import Terms
from engine.tricks import sheet
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick

Stage: TypeAlias = Literal["vector", "deal", "pass", "play", "discard", "moon", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult(sheet.DealResult):
    """What a finished deal brought, and who shot the moon."""

    moon: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsView(View):
    """The table as `seat` sees it; a bystander's has no hand, no passes and no prompt.

    `direction` is the pass of this deal as R3.1 writes it (`L R X H S` or places to the left), or
    the dealer's vector as `2,0,1` (R3.4), empty before it is known. `recipients` are the seats
    this seat's cards go to (for a bystander: empty), `passed` and `received` this seat's own
    cards of the exchange.
    `passed_by` are the seats whose pass is in. `taken` counts the points each seat has taken in
    this deal so far, by card values alone. `tricks` are the finished ones of this deal, in
    order; `trick` is the one on the table, empty between tricks, and `taking` who would take it
    as it lies. `leader` led or is to lead it.
    """

    stage: Stage
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    direction: str
    recipients: tuple[Seat, ...]
    passed: tuple[Card, ...]
    received: tuple[Card, ...]
    received_from: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """The same by who gave them, one entry a giver."""
    passed_by: tuple[Seat, ...]
    trick_number: int
    """The number of the trick on the table, from 1; 0 until play begins."""
    leader: Seat | None
    trick: tuple[Play, ...]
    taking: Seat | None
    tricks: tuple[TakenTrick, ...]
    pending: tuple[tuple[Play, ...], ...] = ()
    """Tricks that lie on the table because nobody won them; whoever wins the next takes them."""
    kitty: tuple[Card, ...] = ()
    """The cards left over from the deal, where this seat has seen them (R1.3)."""
    kitty_size: int = 0
    kitty_taker: Seat | None = None
    """Who has taken the kitty, None while it lies."""
    laid_aside: tuple[Card, ...] = ()
    """What this seat has laid aside for the kitty it took into the hand (R13.2)."""
    claims: tuple[Claim, ...] = ()
    """What has been claimed of the tricks to come, in order."""
    forced_after: int | None = None
    """After how many tricks nothing could change any more, None while something can."""
    hearts_broken: bool
    taken: tuple[int, ...]
    plane: tuple[tuple[int, int], ...] = ()
    """Complex totals as real and imaginary part, whose distances from zero `scores` are (R13.7)."""
    lives: tuple[int, ...] = ()
    """How many lives each seat has left; empty where there are none to lose (R13.9)."""
    step: int = 1
    """-1 where the turn goes to the right (R13.12)."""
    sign: int = 1
    """-1 where points are shown with a minus (R10.1); scores stay penalty-positive."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""
    due: bool = False
    """Whether the end has come about, so that play goes on only for a tie (R9.3)."""
    last_trick: TakenTrick | None
    """The trick taken last, also of the deal before while no trick of this one is taken."""
    terms: Terms = field(repr=False)
    """What is played, as everybody at the table knows it: the pack, the points, the rules."""
