"""The parts that each family brings, so that its games can be offered, shown and played."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.pictures.scenes import CardLook, ChartLine, DealScene, PositionScene, TableScene
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame, PartName
from bot.screens.lesson import LessonStep
from bot.screens.screen import Screen
from bot.screens.told_rules import ToldRules
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.game import FaceUp
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.seats import Seat
from engine.contract.variant import VariantOf
from engine.contract.view import SeatView, View
from engine.games.catalogue import FAMILIES
from engine.players.advice import Advice
from engine.records.reviewing import DealPart, ReviewedAction

Draft: TypeAlias = tuple[str, ...]
"""An action that a seat composes press by press, in words that only its family reads."""


RulesT = TypeVar("RulesT")
"""The rules of a family."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferOf(Generic[RulesT]):
    """A command that opens tables, and the presets it offers; `Offer` is one of any family.

    Its texts are the messages `offer-<command>` and those that begin with it.
    """

    command: str
    presets: tuple[VariantOf[RulesT], ...]
    default: VariantOf[RulesT]

    @property
    def wishes(self) -> Mapping[str, tuple[int, int]]:
        """The wishes for a game's length: the least and the most of any family."""
        wishes: dict[str, tuple[int, int]] = {}
        for family in self.families:
            for wish, (least, most) in FAMILIES[family].length.wishes.items():
                low, high = wishes.get(wish, (least, most))
                wishes[wish] = min(low, least), max(high, most)
        return wishes

    @property
    def families(self) -> tuple[str, ...]:
        """The families whose games it opens, that of the usual game first."""
        return tuple(dict.fromkeys(preset.family for preset in (self.default, *self.presets)))

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players for which it has a preset."""
        return tuple(sorted({seats for preset in self.presets for seats in preset.seats_allowed}))

    def usual(self, seats: int | None = None) -> VariantOf[RulesT]:
        """Return what is played if nobody says which: the preset meant for so many players."""
        if seats is None or seats in self.default.seats_allowed:
            return self.default
        fitting = [preset for preset in self.presets if seats in preset.seats_allowed]
        meant = [preset for preset in fitting if seats == preset.seats_default]
        return next(iter((*meant, *fitting)), self.default)


Offer: TypeAlias = OfferOf[object]
"""An offer of any family, for those who need not know its rules."""

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)
SeatViewT_contra = TypeVar("SeatViewT_contra", bound=SeatView, contravariant=True)

Block: TypeAlias = Sequence[str | None]
"""Lines that stand together; None is left out."""


class FamilyReview(Protocol[ViewT_contra]):
    """The part of a family in a review; it is given public views and all cards beside them."""

    @property
    def part(self) -> PartName:
        """The parts of a deal of its games."""
        ...

    def part_of(self, view: ViewT_contra, /) -> DealPart:
        """Tell to which trick or turn the next action belongs."""
        ...

    def retold(self, frame: Frame, done: ReviewedAction, phrasebook: Phrasebook, /) -> str:
        """Say in a sentence what a seat, or chance, did; cards that it hid are named."""
        ...

    def blocks(
        self, drawing: Drawing[ViewT_contra], cards: FaceUp, seats: Collection[Seat], /
    ) -> Sequence[Block]:
        """Tell what lies on the table, then the hands of `seats`, and what each has taken."""
        ...

    def points(self, drawing: Drawing[ViewT_contra], /) -> Block:
        """Tell the points of the deal, so far or in the end, and the totals."""
        ...

    def marks(self, drawing: Drawing[ViewT_contra], /) -> tuple[str, ...]:
        """Return the points of each seat in a few signs: of the deal, or in all where it is on."""
        ...

    def scene(
        self, view: ViewT_contra, cards: FaceUp, acted: Sequence[Seat], look: CardLook, /
    ) -> PositionScene:
        """Return the same cards as a picture; `acted` are those who did something just now."""
        ...

    def table_scene(self, drawing: Drawing[ViewT_contra], look: CardLook, /) -> TableScene | None:
        """Return the table as everybody sees it while it is played; None if nothing lies there."""
        ...


class FamilyScreens(Protocol[ViewT_contra, SeatViewT_contra, RulesT]):
    """The offers, rules and screens that every family of games has of its own.

    Drawing is pure: from a frame and a view to a layout. Public screens get the family's public
    view, those of a hand the view of its seat.
    """

    @property
    def offers(self) -> tuple[OfferOf[RulesT], ...]:
        """The commands that open its tables; at least one, the most usual first."""
        ...

    @property
    def feats(self) -> tuple[str, ...]:
        """The feats of its games that leaderboards show, each with a message `feat-<name>`."""
        ...

    @property
    def further_feats(self) -> tuple[str, ...]:
        """The feats that `/stats` tells beside those; of each person the ones they have."""
        ...

    @property
    def draft_verbs(self) -> Collection[DraftVerb]:
        """The verbs of buttons and menus on a hand that change a draft; none of the desk's own."""
        ...

    @property
    def secret_verbs(self) -> Collection[str]:
        """The verbs of actions whose cards only the acting seat knows, and who gets them."""
        ...

    @property
    def reactions(self) -> tuple[str, ...]:
        """The reactions to a trick or a turn: some of `bot/screens/reactions.py`."""
        ...

    @property
    def claims(self) -> bool:
        """Whether who is in turn may say how all the tricks to come will go."""
        ...

    # Rules -----------------------------------------------------------------------------------

    @property
    def told(self) -> ToldRules[RulesT]:
        """How its rules are told, and what of them a host may change."""
        ...

    def in_short(self, variant: VariantOf[RulesT], phrasebook: Phrasebook, /) -> str:
        """Say in two sentences what one tries and how a round goes, to a stranger to the game.

        They are in the message of a lobby: at most 300 characters.
        """
        ...

    def lesson(
        self, variant: VariantOf[RulesT], seats: int, phrasebook: Phrasebook, /
    ) -> Sequence[LessonStep]:
        """Teach so many players the game, in at most five steps of at most thirty words."""
        ...

    def unplayable(self, refusal: BadRules, phrasebook: Phrasebook, /) -> str:
        """Say why rules do not make a game, in whole sentences."""
        ...

    # The table -------------------------------------------------------------------------------

    def table(self, drawing: Drawing[ViewT_contra]) -> Screen:
        """Draw the public table."""
        ...

    def past_table(self, drawing: Drawing[ViewT_contra], deal: int) -> Screen:
        """Draw the public message of a deal that is over."""
        ...

    def last(self, drawing: Drawing[ViewT_contra]) -> Screen:
        """Draw what happened last, the last trick for one, for whoever looked away."""
        ...

    def scores(self, drawing: Drawing[ViewT_contra]) -> Screen:
        """Draw the totals, and what each deal brought."""
        ...

    def result(self, drawing: Drawing[ViewT_contra]) -> Screen:
        """Draw the result of a game that is over."""
        ...

    @property
    def last_label(self) -> str:
        """The key of the message that names what `last` draws."""
        ...

    def chapter(self, view: ViewT_contra, /) -> object:
        """Name the part of a game that a view tells of; the last view of a part tells all of it."""
        ...

    def log(
        self, frame: Frame, history: Sequence[ViewT_contra], phrasebook: Phrasebook, /
    ) -> Sequence[str]:
        """Tell a game from the last public view of each of its chapters, the newest line last."""
        ...

    def news(
        self,
        drawing: Drawing[ViewT_contra],
        seat: Seat,
        since: Sequence[tuple[Seat, Action]],
        *,
        first: bool = False,
    ) -> str:
        """Tell what was played since `seat` acted last, in sentences that are good to hear.

        It is said when the seat is asked. `since` is what was done, as everybody may know it. If
        the seat is asked for the `first` time in a deal, it hears what the deal before brought.
        """
        ...

    def pause(self, view: ViewT_contra) -> bool:
        """Whether people are to be given time to look before a computer moves on."""
        ...

    def ended_turn(self, view: ViewT_contra) -> bool:
        """Whether a turn has just ended that the hands of those who wait tell of too.

        Where it is so, they are drawn once for each turn of somebody else. If the table lingers
        too, only those are drawn that cost no counted call.
        """
        ...

    def lingers(self, view: ViewT_contra) -> bool:
        """Whether more is about to follow that belongs to what was just done, and shows no card.

        Where it is so, the table may be drawn a moment later, with what follows.
        """
        ...

    def reacted_to(self, view: ViewT_contra) -> tuple[int, ...]:
        """Number the trick, or the turn, that people react to now."""
        ...

    @property
    def review(self) -> FamilyReview[ViewT_contra]:
        """How a game that is over is told step by step, with every card face up."""
        ...

    # Pictures --------------------------------------------------------------------------------

    def deal_scene(self, view: ViewT_contra, number: int, look: CardLook, /) -> DealScene | None:
        """Return what a finished deal brought, as a picture; None if there is nothing to see."""
        ...

    def squares(self, view: ViewT_contra, seat: Seat, /) -> str:
        """Tell by a coloured square for each trick, or own turn, how a seat's last deal went.

        `daily-squares-<family>` says what the colours mean, `daily-squares` those of others. They
        are shown to people who have not played the deal: they tell no card.
        """
        ...

    def chart_lines(self, view: ViewT_contra, /) -> tuple[ChartLine, ...]:
        """Return the totals of each side after each deal."""
        ...

    def hand_cards(self, view: SeatViewT_contra, /) -> tuple[Card, ...]:
        """Return the cards of a hand in the order in which they are held."""
        ...

    # The hand --------------------------------------------------------------------------------

    def hand(
        self, drawing: Drawing[SeatViewT_contra], *, draft: Draft = (), notice: str | None = None
    ) -> Screen:
        """Draw the hand of `view.seat`, with `draft` as the action it composes.

        `notice` answers the last press, in a line above the keys. A draft of an earlier question
        never comes here.
        """
        ...

    def may_choose_ahead(self, view: SeatViewT_contra) -> bool:
        """Whether the seat, while others are asked, may choose the card that it plays next."""
        ...

    def played_ahead(self, view: SeatViewT_contra, face: Card) -> Action | None:
        """Return how a card that was chosen ahead is played now, None if it may not be."""
        ...

    def only_play(self, view: SeatViewT_contra) -> Action | None:
        """Return the play of the one card that may be played, if nothing else can be done.

        None for everything that is not played to a trick. Equal cards of two packs are one.
        """
        ...

    def move_text(self, drawing: Drawing[SeatViewT_contra], action: Action, /) -> str:
        """Say what `view.seat` is to do, as if somebody told it to; a few words, no sentence."""
        ...

    def hint(self, drawing: Drawing[SeatViewT_contra], advice: Advice) -> str:
        """Say what a computer would do in the place of `view.seat`, and why, in one line.

        It names no card but those that this seat sees.
        """
        ...

    def drafted(
        self, view: SeatViewT_contra, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
        """Return the draft after a press, or the action if the press says it is complete.

        `verb` is one of `draft_verbs`; `parts` are those of the button, then what was chosen in
        a menu. `draft` is None if this process remembers none: it lives no longer than the
        question, and a restart may lose it. Raise `IllegalAction` if the press changes
        nothing, and `Unreadable` for words that are none.
        """
        ...

    def given(self, view: SeatViewT_contra, draft: Draft, /) -> Action | None:
        """Return the action by which ticked cards are passed or put aside, once there are enough.

        None as long as some are missing, and for whatever is no such answer.
        """
        ...

    def pictured(self, said: Sequence[ButtonId], /) -> Draft:
        """Return the draft that a hand shows, by all that it says in answer to one question.

        A process takes it up that remembers none. Nothing if it shows none, or not by its ids.
        """
        ...

    def joined(self, view: SeatViewT_contra, draft: Draft, action: Action) -> Action:
        """Return what a press of `do` comes to, with what is composed.

        What a button says does not change with the draft, so that a quick press finds it; a bare
        verb is filled from the draft. The rules have not judged the result.
        """
        ...

    def completed(self, view: SeatViewT_contra, draft: Draft, choice: Action) -> Action:
        """Return what is done with an unfinished answer of `view.seat` when its time is up.

        What a draft holds is kept, and `choice`, a whole answer, gives what it lacks. Where the
        draft is no part of an answer, `choice` is returned. The rules have not judged the result.
        """
        ...

    def illegal(self, refusal: IllegalAction, phrasebook: Phrasebook, /) -> str:
        """Say why the rules refuse an action, naming no card that the seat may not know."""
        ...
