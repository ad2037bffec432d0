"""The views of All Fours: of everybody at a table, and of one of its seats."""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import view_type
from engine.games.all_fours.terms import Terms
from engine.tricks import sheet
from engine.tricks.trick import Play
from engine.tricks.view import TrickSeatView, TrickView

Stage: TypeAlias = Literal[
    "deal",
    "beg",
    "answer",
    "again",
    "consent",
    "bunch",
    "discard",
    "bid",
    "play",
    "claim",
    "over",
]

BETWEEN_DEALS: Final[frozenset[Stage]] = frozenset({"deal", "over"})

Cut: TypeAlias = tuple[tuple[Card, ...], ...]
"""Cards that each seat has cut for the first deal, several if equal ones were cut again."""


class Said(NamedTuple):
    """A word that a seat said aloud: `beg`, `stand`, `give`, `run`, `again`, `bunch`, ..."""

    seat: Seat
    word: str


class Inquiry(NamedTuple):
    """A trump that its player asked about, and the true answers (F20)."""

    seat: Seat
    card: Card
    high: bool
    low: bool


class Mark(NamedTuple):
    """A line of the score: points for one side, or a chance that nobody counted.

    `reason` is `turn-up`, `gift`, `revoke`, `peg`, `high`, `low`, `jack`, `game` or `bid`. `side`
    are the seats that count it, nobody (empty) if a tie or a penalty leaves it to none. `points`
    are what was really added: 0 if the game was won before it was counted, below 0 for a bid
    that was not made.

    `seat` is the one who was dealt the High or the Low, won the Jack or the trick that is pegged,
    turned the card up, begged, revoked or bid; `card` the card in question; `loser` the seat that
    was dealt the Jack, if another side won it (it was hung).
    """

    reason: str
    side: tuple[Seat, ...]
    points: int
    seat: Seat | None = None
    card: Card | None = None
    loser: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealResult(sheet.DealResult):
    """The result of a finished deal.

    `marks` are its lines in the order they were counted; those of the four chances are all there
    if the deal was played to its end, in the order High, Low, Jack, Game (in an auction the
    bidder's first), a chance that was not in play left out. `pips` are each side's for Game, in
    the order of `AllFoursView.sides`; empty if the game was won before the count.
    """

    dealer: Seat
    marks: tuple[Mark, ...]
    trump: str | None = None
    pips: tuple[int, ...] = ()
    bidder: Seat | None = None
    bid: int = 0


@view_type
class AllFoursView(TrickView):
    """The table as everybody sees it. `tricks` are shown if `trick_memory` says so.

    `scores` hold every point as soon as it is marked, the same number for partners.
    """

    stage: Stage
    """The next step: `deal`, `beg` (eldest stands or begs), `answer` (the dealer gives or runs),
    `again` (eldest stands or asks for one more run), `consent` (the dealer to that), `bunch`,
    `discard`, `bid`, `play`, `claim` (a last chance to claim a revoke) or `over`."""
    terms: Terms = field(repr=False)
    """The rules at this table."""
    target: int
    sides: tuple[tuple[Seat, ...], ...]
    """The seats that play together; one seat a side if everybody plays alone."""
    eldest: Seat
    """The seat that begs or bids first; it also leads unless there is an auction."""
    cut: Cut
    """Cards that each seat has cut for the first deal (F2); empty if nobody cut."""
    trump_fixed: bool
    runs: int
    """How often three cards each were dealt."""
    talk: tuple[Said, ...]
    """Words said in this deal before play, in order, bids left out."""
    may_give: bool
    """Whether the dealer, being asked now, may give one (F26); true when nobody is asked."""
    bidder: Seat | None
    """The seat with the highest bid so far; after the auction, the seat that leads."""
    bid: int
    discarded_by: tuple[Seat, ...]
    """The seats that have discarded, while some still choose."""

    seen: tuple[Play, ...]
    """Every card played in this deal, in order: what a good memory holds, not for the screen."""
    inquiries: tuple[Inquiry, ...]
    revokes: tuple[Play, ...]
    """The cards of this deal that have been found to be revokes, as they were found."""
    judged: tuple[int, ...]
    """For each seat, to how many finished tricks its play is known to be right or a revoke."""

    thrown_in: str
    """Why a hand of this deal was thrown in and the cards are dealt again: `exhausted` (F11),
    `bunched` or `passed` (7.3); empty if none was."""
    marks: tuple[Mark, ...]
    """The points marked in this deal so far."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""

    @property
    def revoked(self) -> tuple[Seat, ...]:
        """The seats found to have revoked in this deal, once for each time."""
        return tuple(seat for seat, _ in self.revokes)


@view_type
class AllFoursSeatView(AllFoursView, TrickSeatView):
    """The table as one seat sees it, and what that seat alone knows."""

    looking: bool
    """Whether this seat may look at its cards yet (F14); its hand is empty until then."""
    discarded: tuple[Card, ...]
    """The cards that this seat has discarded, face down."""
    lawful: tuple[Card, ...]
    """Of the cards that the prompt allows, those that are no revoke (F16)."""
    may_inquire: bool
    """Whether a trump may be played with the question whether it is High or Low (F20)."""
