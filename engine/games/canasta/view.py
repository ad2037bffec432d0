"""The views of Canasta: of everybody at a table, and of one of its seats."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View, view_type
from engine.games.canasta.melds import Meld, PlayerTurn
from engine.games.canasta.rules import CanastaRules

Stage: TypeAlias = Literal["deal", "draw", "meld", "asked", "over"]


class Tally(NamedTuple):
    """The points of one side's seats in a deal, line by line (K48); penalties are below 0.

    In cutthroat each seat has a tally of its own, as red threes count for their owner alone.
    """

    seats: tuple[Seat, ...]
    sambas: int
    """How many sambas, natural and mixed canastas, and below what they count."""
    naturals: int
    mixed: int
    canasta_points: int
    out: int = 0
    """The bonus for going out, without what comes for a concealed hand."""
    concealed: int = 0
    concealed_out: bool = False
    """Whether the side went out with a concealed hand (K44), even if that brings nothing."""
    red_threes: int = 0
    red_three_points: int = 0
    melds: int = 0
    hands: int = 0
    """The cost of the cards left in the hands of the side, so 0 or below."""
    penalty: int = 0
    """The cost of a promise to go out that was not kept (K45), 0 or below."""

    @property
    def total(self) -> int:
        """The points added to the total of each of the seats."""
        bonuses = self.canasta_points + self.out + self.concealed + self.red_three_points
        return bonuses + self.melds + self.hands + self.penalty


class LaidOpen(NamedTuple):
    """The table at the end of a deal: every hand, and the melds of each side."""

    sides: tuple[tuple[Seat, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[tuple[Card, ...], ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a finished deal, and how it ended.

    `ended` is `out`, `stopped` (the stock was empty, K47), `last-red-three` (K11) or
    `last-draw` (the last card was drawn in cutthroat). `out` is who went out.
    """

    points: tuple[int, ...]
    tallies: tuple[Tally, ...]
    ended: str
    out: Seat | None
    concealed: bool
    lone: Seat | None = None
    """The seat that played alone against the others, in cutthroat."""
    turns: tuple[PlayerTurn, ...] = ()
    """Every turn of the deal, as everybody saw it."""
    laid_open: LaidOpen | None = None


@dataclass(frozen=True, slots=True)
class SideView:
    """The cards before a side: melds in the order they were laid, red threes of all its seats.

    `canastas` counts sambas, natural and mixed ones together.
    """

    seats: tuple[Seat, ...]
    melds: tuple[Meld, ...]
    red_threes: tuple[Card, ...]
    canastas: int

    @property
    def opened(self) -> bool:
        """Whether the side has laid a meld; red threes are none."""
        return bool(self.melds)


class Seen(NamedTuple):
    """The cards of a deal that everybody has seen and a good memory holds, beside the screens."""

    pile: tuple[Card, ...] = ()
    """All cards of the pile, from the bottom: each was turned up or discarded (K5, K38)."""
    red_threes: tuple[tuple[Card, ...], ...] = ()
    """By seat."""
    penalties: tuple[int, ...] = ()
    """By seat, for promises that were not kept (K45)."""
    drawn: int = 0
    """How many cards the seat in turn has drawn, red threes left out."""
    joined: bool = False
    """Whether something was added in this turn to a meld of the partner (K44)."""
    asked_late: bool = False
    """Whether the partner was asked after drawing, while the answer is awaited."""


@view_type
class CanastaView(View):
    """The table as everybody sees it.

    Between deals and once the game is over there are no hands and no melds but in `laid_open`.
    All that is said of the turn concerns the seat in `turn`.
    """

    rules: CanastaRules
    stage: Stage
    """`deal`, `draw`, `meld`, `asked` (the partner is asked whether to go out) or `over`."""
    turn: Seat | None
    """The seat in turn, also while its partner is asked."""
    order: tuple[Seat, ...]
    """The seats that play this deal, in the order of play; a seat that rests is missing."""
    hand_sizes: tuple[int, ...]
    sides: tuple[SideView, ...]
    """The sides of this deal. In cutthroat everybody is alone until the pile is first taken."""
    lone: Seat | None
    """The seat that plays alone against the others, in cutthroat."""
    minimums: tuple[int, ...]
    """By seat, what its first meld must count; 0 once its side has opened (K20)."""
    stock_size: int
    pile_size: int
    pile: tuple[Card, ...]
    """The cards of the pile that are shown, from the bottom: the top alone, or all of them."""
    pile_frozen: bool
    """Whether the pile is frozen for everybody (K31)."""
    pile_red_threes: int
    """How many of the pile's cards are red threes, which do not go to the hand (K35)."""
    seen: Seen
    """For code that imagines what is hidden; no screen shows it."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards that everybody has seen it take with the pile and not seen it part with."""
    last_discards: tuple[Card | None, ...]
    """By seat, what it discarded last in this deal."""
    took: bool
    """Whether the pile was taken in this turn, rather than a card drawn."""
    laid: bool
    """Whether a card was laid in this turn."""
    laid_before: tuple[bool, ...]
    """By seat, whether it laid a card in an earlier turn of this deal (K44)."""
    may_discard: bool
    """False if the last card was a red three and the turn ends without a discard (K11)."""
    asked: Seat | None
    """The partner who was asked in this turn whether to go out (K45)."""
    answer: str
    """`pending`, `yes` or `no` once a partner was asked in this turn, else empty."""
    turns: tuple[PlayerTurn, ...]
    """The turn that is over last, if there was one in this deal, and the one that is on."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""

    @property
    def laid_open(self) -> LaidOpen | None:
        """The end of the deal before, None in the first."""
        return self.results[-1].laid_open if self.results else None

    def side_of(self, seat: Seat) -> SideView:
        """Return the side that a seat belongs to in this deal."""
        return next(side for side in self.sides if seat in side.seats)

    @property
    def has_drawn(self) -> bool:
        """Whether the seat in turn has drawn or taken the pile (K26)."""
        return self.stage == "meld" or self.seen.asked_late

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        return self.pile[-1] if self.pile else None


@view_type
class CanastaSeatView(CanastaView, SeatView):
    """The table as one seat sees it, and what that seat alone knows."""

    drawn: tuple[Card, ...]
    """The cards that this seat has drawn in its turn so far, without red threes."""
    ways: tuple[Action, ...]
    """The shortest legal ways in which this seat may take the pile now."""
