"""The lines that a family of trick games says in its own way; everything has a usual form."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.pictures.scenes import CardLook, ChartLine, DealScene, Pile, StockBeside
from bot.screens.components import Key, ScreenPart, Style
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.table.deal_end import DealSheet, deal_title
from bot.screens.table.highlights import Highlights, Remark
from bot.screens.trick_games import ticks, usual
from bot.text.button_ids import ButtonId
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.tricks.trick import Play
from engine.tricks.view import TrickSeatView, TrickView

V = TypeVar("V", bound=TrickView)
S = TypeVar("S", bound=TrickSeatView)
T = TypeVar("T", bound=TrickView)
V_contra = TypeVar("V_contra", bound=TrickView, contravariant=True)
S_contra = TypeVar("S_contra", bound=TrickSeatView, contravariant=True)

Lines: TypeAlias = Sequence[str | None]
"""Lines of a block; None is left out."""

LinesOf: TypeAlias = Callable[[Drawing[T]], Lines]
"""Tells something of a view in lines."""


# None is slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.


@dataclass(frozen=True, kw_only=True)
class TableLines(Generic[V_contra]):
    """Tells the table while a deal is played, and the picture of it."""

    title: Callable[[Drawing[V_contra]], str] = deal_title
    turn: Callable[[Drawing[V_contra], str], str | None] = usual.turn
    """The people waited for, by their names in bold, and for what; none if it is dealt."""
    lying: LinesOf[V_contra] = usual.nothing
    """The cards on the table beside the trick."""
    said: LinesOf[V_contra] = usual.said
    """The talk and decisions of this deal, above the trick."""
    now: Callable[[Drawing[V_contra], str | None, str | None], Lines] = usual.now
    """The facts that hold for now, with the lines that tell whose turn it is and whose cards play
    themselves."""
    lingers: Callable[[V_contra], bool] = usual.lingers
    """Whether some have passed or bid, and others are about to: no card is to be seen yet."""
    running: Callable[[Drawing[V_contra]], DealSheet] = usual.running
    """The deal so far and the totals, below the table."""
    began: Callable[[V_contra], bool] = usual.began
    """Whether a trick of this deal is taken."""
    trick_count: Callable[[V_contra], int | None] = usual.trick_count
    """How many tricks the deal has, None if nobody can know."""
    cancelled: Callable[[V_contra, Sequence[Play]], Collection[Card]] = usual.nothing
    """The cards of a trick that cannot take it, an equal one being there."""
    worth: Callable[[Drawing[V_contra], Sequence[Play]], str] = usual.no_worth
    """The points that a trick brings, in words; nothing if tricks bring none."""
    below_last: Callable[[Drawing[V_contra]], str | None] = usual.unsaid
    """The text below the trick taken last, for a player who looked away."""
    beside: Callable[[V_contra], StockBeside | None] = usual.beside
    """The stock, the card turned up and the trump, as the picture of the table shows them."""
    home: Callable[[V_contra], Sequence[Sequence[Pile]]] = usual.nothing
    """The cards and points that the side of each seat has made of the deal, where it shows them."""
    remark: Callable[[Drawing[V_contra]], Remark | None] = usual.unsaid
    """The card that stands out in the trick that lies, or that was taken last while it stands."""
    unpictured: LinesOf[V_contra] = usual.unpictured
    """The facts of the table that its picture does not show."""


@dataclass(frozen=True, kw_only=True)
class DealLines(Generic[V_contra]):
    """Tells the deals that are over: points, totals, and the one sentence about each."""

    highlights: Highlights[V_contra] = usual.HIGHLIGHTS
    """The highlights of a finished deal."""
    sheet: Callable[[Drawing[V_contra], int], DealSheet] = usual.sheet
    """The points of a finished deal, and the totals after it, side by side."""
    counted: Callable[[Drawing[V_contra], int], Lines] = usual.nothing
    """The count of a finished deal, beside its sheet."""
    goal: Callable[[Drawing[V_contra]], str | None] = usual.unsaid
    """The line that says when the game ends, below that sheet."""
    ended: Callable[[Drawing[V_contra], int], Lines] = usual.ended
    """How a finished deal came to its end, and what else is told of it if it is news."""
    totals: LinesOf[V_contra] = usual.totals
    """The points as the panel of scores begins with them, the leader first."""
    deal: Callable[[Drawing[V_contra], int], str] = usual.deal
    """The points of a finished deal; deals are counted from 1."""
    early: Callable[[Drawing[V_contra], int], str] = usual.early
    """The points of the first so many deals, in one line."""


@dataclass(frozen=True, kw_only=True)
class ReviewLines(Generic[V_contra]):
    """Tells a deal from its beginning, its picture, and how the game came out."""

    opening: Callable[[Drawing[V_contra], int], Lines] = usual.nothing
    """The beginning of a finished deal, in words."""
    deal_scene: Callable[[V_contra, int, CardLook], DealScene | None] = usual.unsaid
    """The picture of a finished deal."""
    squares: Callable[[V_contra, Seat], str] = usual.squares
    """A coloured square for each trick of the deal that ended last."""
    chart_lines: Callable[[V_contra], tuple[ChartLine, ...]] = usual.chart_lines
    """The totals of each side after each deal."""
    notes: LinesOf[V_contra] = usual.nothing
    """The parts of totals, if their sheet does not tell them."""
    reason: Callable[[Drawing[V_contra]], str | None] = usual.unsaid
    """Why the game is over, if it had not just its deals."""
    feats: LinesOf[V_contra] = usual.nothing
    """The feats that are worth telling."""


@dataclass(frozen=True, kw_only=True)
class HandLines(Generic[S_contra]):
    """Tells a seat's own hand and says how its cards are played."""

    story: Callable[[Drawing[S_contra], Lines, Sequence[str]], Sequence[Lines]] = usual.story
    """The blocks above what is asked, of the lines `said` on the table and those of the trick."""
    beside_task: LinesOf[S_contra] = usual.nothing
    """The text with the question, or while others are asked."""
    task: Callable[[Drawing[S_contra]], str] = usual.task
    """The question put to this seat."""
    played: Callable[[S_contra], Iterable[Play]] = usual.played
    """The cards played since hands were last changed as a whole."""
    claims: bool = False
    """Whether the family judges claims."""
    suits: Callable[[S_contra, Iterable[Card]], Sequence[Sequence[Card]]] = usual.printed_suits
    """The suits of a hand, each low to high; none changes while a deal is played."""
    play: Callable[[S_contra, Card, Draft], Action] = usual.play
    """The effect of a press on a card."""
    may_ask: Callable[[S_contra], bool] = usual.never
    """Whether something may be said with a card, so that even the only one leaves a choice."""
    card_style: Callable[[S_contra, Card], Style] = usual.card_style
    """The colour of a card that may be played."""


@dataclass(frozen=True, kw_only=True)
class ChoiceLines(Generic[V_contra, S_contra]):
    """Tells the answers that are no card, and composes those of several presses."""

    choices: Callable[[Drawing[S_contra], Draft], Sequence[ScreenPart]] | None = None
    """The answers that are ready, unless each is a button that says what `choice` says of it."""
    choice: Callable[[Drawing[V_contra], Action], str] = usual.choice
    """An answer that plays no card, as its button says it."""
    tick_face: Callable[[Drawing[S_contra], Card, str], str] = usual.tick_face
    """A card to be ticked, by its face and what the family says beside it."""
    commit_label: Callable[[Drawing[S_contra], int], str] = usual.commit_label
    """The button that gives away what is ticked, so many cards as yet."""
    more_keys: Callable[[Drawing[S_contra], Draft], Sequence[Key]] = usual.nothing
    """The other buttons, in a row above the cards."""
    advised: Callable[[Drawing[S_contra], Action], str | None] = usual.unsaid
    """An action that a computer advises, if it is told in words of its own."""
    drafted: Callable[[S_contra, Draft | None, str, tuple[str, ...]], Draft | Action] = ticks.ticked
    """The draft after a press; claims are seen to."""
    completed: Callable[[S_contra, Draft, Action], Action] = usual.completed
    """The fate of a draft when the time is up; claims are seen to."""
    pictured: Callable[[Sequence[ButtonId]], Draft] = ticks.pictured
    """The draft that a hand shows, by what its buttons and menus say."""


@dataclass(frozen=True, kw_only=True)
class FamilyLines(
    TableLines[V], DealLines[V], ReviewLines[V], HandLines[S], ChoiceLines[V, S], Generic[V, S]
):
    """Tells all that is the family's own, of its public view or of a seat's."""
