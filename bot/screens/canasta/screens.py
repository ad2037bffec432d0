"""The Canasta screens as the room asks for them."""

from collections.abc import Collection

from bot.screens.canasta.customs import customs_of, meaning_of, name_of
from bot.screens.canasta.hand import hand_screen
from bot.screens.canasta.hint import canasta_hint
from bot.screens.canasta.offers import OFFERS
from bot.screens.canasta.plan import completed, planned
from bot.screens.canasta.refusals import contradiction, illegal
from bot.screens.canasta.results import last_screen, result_screen, scores_screen
from bot.screens.canasta.rule_card import goal_text, rule_card
from bot.screens.canasta.rules import rules_screen
from bot.screens.canasta.table import table_closed_screen, table_screen
from bot.screens.components import Layout
from bot.screens.customs import Customs
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.words import Words
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.canasta.view import CanastaView
from engine.players.advice import Advice


class CanastaScreens:
    """Knows that a Canasta table has Canasta views."""

    offers = OFFERS
    feats = ("canastas", "concealed-outs", "red-threes")
    draft_verbs = ("plan",)
    secret_verbs: Collection[str] = ()

    def rule_card(self, variant: Variant, words: Words) -> list[str]:
        """Name the preset and tell what departs from the usual game."""
        return rule_card(variant, words)

    def rules(self, variant: Variant, words: Words) -> Layout:
        """Explain the variant from its values."""
        return rules_screen(variant, words)

    def goal(self, variant: Variant, words: Words) -> str:
        """Say how many points end the game."""
        return goal_text(variant, words)

    def customs(self, variant: Variant, seats: int) -> Customs:
        """Return the options a host may change at a table of `seats`."""
        return customs_of(variant, seats)

    def custom_name(self, option: str, words: Words) -> str:
        """Say what an option is about."""
        return name_of(option, words)

    def custom_meaning(self, option: str, value: str, words: Words) -> str:
        """Say what a value means in play."""
        return meaning_of(option, value, words)

    def unplayable(self, refusal: BadRules, words: Words) -> str:
        """Say what stands in the way of the rules wished for."""
        return contradiction(refusal, words)

    def table(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the public table."""
        return table_screen(frame, _canasta(view), words)

    def past_table(self, frame: Frame, view: View, deal: int, words: Words) -> Layout:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, _canasta(view), deal, words)

    def last(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the last discards, and the deal before as it was laid open."""
        return last_screen(frame, _canasta(view), words)

    def scores(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the totals and the deals."""
        return scores_screen(frame, _canasta(view), words)

    def result(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the result of the game."""
        return result_screen(frame, _canasta(view), words)

    def pause(self, view: View) -> bool:
        """Give time to see what a player has done before the next draws."""
        return _canasta(view).stage == "draw"

    def hand(
        self,
        frame: Frame,
        view: View,
        *,
        draft: Draft = (),
        notice: str | None = None,
        words: Words,
    ) -> Layout:
        """Draw the hand of the view's seat."""
        return hand_screen(frame, _canasta(view), draft=draft, notice=notice, words=words)

    def hint(self, advice: Advice, frame: Frame, view: View, words: Words) -> str:  # noqa: ARG002  what is advised needs no view
        """Say what to do, and why."""
        return canasta_hint(advice, frame, words)

    def drafted(
        self, view: View, draft: Draft | None, verb: str, words: tuple[str, ...]
    ) -> Draft | Action:
        """Change the plan, or return the move that it comes to."""
        del verb
        return planned(_canasta(view), draft, words)

    def completed(self, view: View, draft: Draft, choice: Action) -> Action:
        """Return the move that a plan comes to, once it may be committed as it stands."""
        return completed(_canasta(view), draft) or choice

    def illegal(self, refusal: IllegalAction, frame: Frame, words: Words) -> str:  # noqa: ARG002  no text names a seat
        """Say why the rules refuse an action."""
        return illegal(refusal, words)


def _canasta(view: View) -> CanastaView:
    assert isinstance(view, CanastaView)
    return view
