"""The Canasta screens as the room asks for them."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.pictures.scenes import CardLook, ChartLine, DealScene
from bot.screens.canasta import scenes
from bot.screens.canasta.builder import PLAN
from bot.screens.canasta.hand import hand_screen
from bot.screens.canasta.lesson import in_short, lesson
from bot.screens.canasta.moves import canasta_hint, chapter, log_lines, news_text, to_do_text
from bot.screens.canasta.plan import completed, planned
from bot.screens.canasta.points import last_screen, past_deal_screen, result_screen, scores_screen
from bot.screens.canasta.refusals import contradiction, illegal
from bot.screens.canasta.review import CanastaReview
from bot.screens.canasta.rules import TOLD
from bot.screens.canasta.table import table_screen
from bot.screens.drawing import Drawing
from bot.screens.family import Draft, OfferOf
from bot.screens.frame import Frame
from bot.screens.lesson import LessonStep
from bot.screens.reactions import USUAL
from bot.screens.screen import Screen
from bot.screens.table.round_table import with_own_clock
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.seats import Seat
from engine.contract.variant import VariantOf
from engine.games.canasta.melds import PlayerTurn
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.players.advice import Advice

_SAMBAS: Final = tuple(preset for key, preset in CANASTA.presets.items() if "samba" in key)
_CANASTAS: Final = tuple(preset for preset in CANASTA.presets.values() if preset not in _SAMBAS)

OFFERS: Final = (
    OfferOf(
        command="canasta",
        presets=_CANASTAS,
        default=CANASTA.presets["canasta_book"],
    ),
    OfferOf(
        command="samba",
        presets=_SAMBAS,
        default=CANASTA.presets["samba_4"],
    ),
)


class CanastaScreens:
    """Knows that a Canasta table has Canasta views."""

    offers = OFFERS
    told = TOLD
    feats = ("canastas", "concealed-outs", "red-threes")
    further_feats = ("canastas-natural", "canastas-mixed", "sambas", "outs")
    draft_verbs = (PLAN,)
    secret_verbs: Collection[str] = ()
    reactions = USUAL
    claims = False
    last_label = "canasta-button-last"
    review = CanastaReview()

    def in_short(self, variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> str:
        """Say what the game is, in two sentences."""
        return in_short(variant, phrasebook)

    def lesson(
        self, variant: VariantOf[CanastaRules], phrasebook: Phrasebook
    ) -> Sequence[LessonStep]:
        """Teach the game by a meld and a canasta."""
        return lesson(variant, phrasebook)

    def unplayable(self, refusal: BadRules, phrasebook: Phrasebook) -> str:
        """Say what stands in the way of the rules wished for."""
        return contradiction(refusal, phrasebook)

    def table(self, drawing: Drawing[CanastaView]) -> Screen:
        """Draw the public table."""
        return table_screen(drawing)

    def past_table(self, drawing: Drawing[CanastaView], deal: int) -> Screen:
        """Draw the public message of an earlier deal."""
        return past_deal_screen(drawing, deal)

    def last(self, drawing: Drawing[CanastaView]) -> Screen:
        """Draw the last discards, and the deal before as it was laid open."""
        return last_screen(drawing)

    def scores(self, drawing: Drawing[CanastaView]) -> Screen:
        """Draw the totals and the deals."""
        return scores_screen(drawing)

    def result(self, drawing: Drawing[CanastaView]) -> Screen:
        """Draw the result of the game."""
        return result_screen(drawing)

    def chapter(self, view: CanastaView) -> object:
        """Tell a game turn by turn."""
        return chapter(view)

    def log(
        self, frame: Frame, history: Sequence[CanastaView], phrasebook: Phrasebook
    ) -> list[str]:
        """Tell every turn and the count of every deal."""
        return log_lines(frame, history, phrasebook)

    def news(
        self,
        drawing: Drawing[CanastaView],
        seat: Seat,
        since: Sequence[tuple[Seat, Action]],
        *,
        first: bool = False,
    ) -> str:
        """Tell what the others have done, and the pile."""
        del seat
        return news_text(drawing, since, first=first)

    def pause(self, view: CanastaView) -> bool:
        """Give time to see what a player has done before the next draws."""
        return view.stage == "draw"

    def ended_turn(self, view: CanastaView) -> bool:
        """Let everybody's hand show the melds, the pile and the stock after each turn."""
        return view.stage == "draw" and not view.answer and len(view.turns) > 1

    def lingers(self, view: CanastaView) -> bool:
        """Show what was drawn from the stock with what the seat then does."""
        return view.stage == "meld" and bool(view.turns) and _only_drew(view.turns[-1])

    def reacted_to(self, view: CanastaView) -> tuple[int, ...]:
        """Number the turn."""
        return view.deal_number, len(view.results), -1 if view.turn is None else view.turn

    def hand(
        self, drawing: Drawing[CanastaSeatView], *, draft: Draft = (), notice: str | None = None
    ) -> Screen:
        """Draw the hand of the view's seat."""
        return hand_screen(with_own_clock(drawing), draft=draft, notice=notice)

    def hand_cards(self, view: CanastaSeatView) -> tuple[Card, ...]:
        """Return the hand by rank."""
        return scenes.hand_cards(view)

    def deal_scene(self, view: CanastaView, number: int, look: CardLook) -> DealScene | None:
        """Return the melds as they lay at the end of the deal before."""
        return scenes.deal_scene(view, number, look)

    def chart_lines(self, view: CanastaView) -> tuple[ChartLine, ...]:
        """Return the totals of each side after each deal."""
        return scenes.chart_lines(view)

    def may_choose_ahead(self, view: CanastaSeatView) -> bool:  # noqa: ARG002  no card is played
        """Choose nothing ahead: there are no tricks."""
        return False

    def played_ahead(self, view: CanastaSeatView, face: Card) -> None:
        """Play nothing that was chosen ahead."""

    def only_play(self, view: CanastaSeatView) -> None:
        """Play nothing without a press: to draw and to discard are decisions."""

    def move_text(self, drawing: Drawing[CanastaSeatView], action: Action) -> str:
        """Say what to do."""
        return to_do_text(drawing, action)

    def hint(self, drawing: Drawing[CanastaSeatView], advice: Advice) -> str:
        """Say what to do, and why."""
        return canasta_hint(drawing, advice)

    def drafted(
        self, view: CanastaSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
        """Change the plan, or return the move that it comes to."""
        del verb
        return planned(view, draft, parts)

    def pictured(self, said: Sequence[ButtonId]) -> Draft:
        """Return no plan: it is longer than a button can say, and lives with its process."""
        del said
        return ()

    def joined(self, view: CanastaSeatView, draft: Draft, action: Action) -> Action:
        """Do what was pressed: a plan has a button of its own."""
        del view, draft
        return action

    def completed(self, view: CanastaSeatView, draft: Draft, choice: Action) -> Action:
        """Return the move that a plan comes to, once it may be committed as it stands."""
        return completed(view, draft) or choice

    def illegal(self, refusal: IllegalAction, frame: Frame, phrasebook: Phrasebook) -> str:  # noqa: ARG002  no text names a seat
        """Say why the rules refuse an action."""
        return illegal(refusal, phrasebook)


def _only_drew(turn: PlayerTurn) -> bool:
    return turn == PlayerTurn(turn.seat, turn.drew)
