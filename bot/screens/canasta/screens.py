"""The Canasta screens as the room asks for them."""

from collections.abc import Collection, Sequence
from typing import Final

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
from bot.screens.reactions import USUAL
from bot.screens.screen import Screen
from bot.screens.table.round_table import with_own_clock
from bot.text.button_ids import ButtonId
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.canasta.melds import PlayerTurn
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.rules import CanastaRules, NamedGame
from engine.games.canasta.view import CanastaSeatView, CanastaView


def _offer(game: NamedGame, default: str) -> OfferOf[CanastaRules]:
    presets = CANASTA.presets
    own = tuple(preset for preset in presets.values() if preset.rules.game == game)
    return OfferOf(command=game, presets=own, default=presets[default])


OFFERS: Final = (_offer("canasta", "canasta_book"), _offer("samba", "samba_4"))


class CanastaScreens:
    """The parts of `FamilyScreens`, most of them functions of this folder as they are."""

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

    in_short = staticmethod(in_short)
    lesson = staticmethod(lesson)
    unplayable = staticmethod(contradiction)
    illegal = staticmethod(illegal)

    table = staticmethod(table_screen)
    past_table = staticmethod(past_deal_screen)
    last = staticmethod(last_screen)
    scores = staticmethod(scores_screen)
    result = staticmethod(result_screen)
    chapter = staticmethod(chapter)
    log = staticmethod(log_lines)
    deal_scene = staticmethod(scenes.deal_scene)
    squares = staticmethod(scenes.squares)
    chart_lines = staticmethod(scenes.chart_lines)
    hand_cards = staticmethod(scenes.hand_cards)
    move_text = staticmethod(to_do_text)
    hint = staticmethod(canasta_hint)

    def news(
        self,
        drawing: Drawing[CanastaView],
        seat: Seat,
        since: Sequence[tuple[Seat, Action]],
        *,
        first: bool = False,
    ) -> str:
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
        return view.deal_number, len(view.results), -1 if view.turn is None else view.turn

    def hand(
        self, drawing: Drawing[CanastaSeatView], *, draft: Draft = (), notice: str | None = None
    ) -> Screen:
        return hand_screen(with_own_clock(drawing), draft=draft, notice=notice)

    def may_choose_ahead(self, view: CanastaSeatView) -> bool:  # noqa: ARG002  no card is played
        """Choose nothing ahead: there are no tricks."""
        return False

    def played_ahead(self, view: CanastaSeatView, face: Card) -> None:
        """Play nothing that was chosen ahead."""

    def given(self, view: CanastaSeatView, draft: Draft, /) -> None:
        """Give nothing away by ticks."""
        del view, draft

    def only_play(self, view: CanastaSeatView) -> None:
        """Play nothing without a press: to draw and to discard are decisions."""

    def drafted(
        self, view: CanastaSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
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


def _only_drew(turn: PlayerTurn) -> bool:
    return turn == PlayerTurn(turn.seat, turn.drew)
