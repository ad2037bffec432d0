"""The Hearts screens as the room asks for them."""

from collections.abc import Collection

from bot.screens.claims import CLAIM, CLAIMING, claim_drafted
from bot.screens.components import Layout
from bot.screens.customs import Customs
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hearts.customs import customs_of, meaning_of, name_of
from bot.screens.hearts.hand import hand_screen
from bot.screens.hearts.hint import hearts_hint
from bot.screens.hearts.last_trick import last_trick_screen
from bot.screens.hearts.offers import OFFERS
from bot.screens.hearts.pauses import pauses
from bot.screens.hearts.refusals import illegal
from bot.screens.hearts.refused import refused_text
from bot.screens.hearts.result import result_screen
from bot.screens.hearts.rule_card import goal_text, rule_card
from bot.screens.hearts.rules import rules_screen
from bot.screens.hearts.scores import scores_screen
from bot.screens.hearts.sharing import SHARE, shared
from bot.screens.hearts.table import table_closed_screen, table_screen
from bot.screens.hearts.ticking import completed
from bot.screens.ticks import ticked, ticks_in
from bot.words import Words
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.hearts.view import HeartsView
from engine.players.advice import Advice


class HeartsScreens:
    """Knows that a Hearts table has Hearts views."""

    offers = OFFERS
    feats = ("moons",)
    draft_verbs = ("tick", "untick", SHARE, CLAIM)
    secret_verbs: Collection[str] = ("pass", "discard")

    def rule_card(self, variant: Variant, words: Words) -> list[str]:
        """Name the preset and tell what departs from the usual game."""
        return rule_card(variant, words)

    def rules(self, variant: Variant, words: Words) -> Layout:
        """Explain the variant from its values."""
        return rules_screen(variant, words)

    def goal(self, variant: Variant, words: Words) -> str:
        """Say what total or how many deals end the game."""
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
        """Say what would be right for each parameter at fault."""
        return refused_text(refusal, words)

    def table(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the public table."""
        return table_screen(frame, _hearts(view), words)

    def past_table(self, frame: Frame, view: View, deal: int, words: Words) -> Layout:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, _hearts(view), deal, words)

    def last(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the trick taken last."""
        return last_trick_screen(frame, _hearts(view), words)

    def scores(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the totals and the deals."""
        return scores_screen(frame, _hearts(view), words)

    def result(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the result of the game."""
        return result_screen(frame, _hearts(view), words)

    def pause(self, view: View) -> bool:
        """Give time to see a trick that was just taken."""
        return pauses(_hearts(view))

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
        seen = _hearts(view)
        naming, claiming = seen.stage == "vector", draft == CLAIMING
        return hand_screen(
            frame,
            seen,
            ticked=() if naming or claiming else ticks_in(draft),
            claiming=claiming,
            vector=draft if naming else (),
            notice=notice,
            words=words,
        )

    def hint(self, advice: Advice, frame: Frame, view: View, words: Words) -> str:
        """Say what to do, and why."""
        return hearts_hint(advice, frame, _hearts(view), words)

    def drafted(
        self, view: View, draft: Draft | None, verb: str, words: tuple[str, ...]
    ) -> Draft | Action:
        """Tick or untick a card, share out the dealer's vector, or choose a claim."""
        if verb == CLAIM:
            return claim_drafted(words)
        if verb == SHARE:
            return shared(_hearts(view), draft, words)
        return ticked(_hearts(view), draft, verb, words)

    def completed(self, view: View, draft: Draft, choice: Action) -> Action:
        """Keep the ticks or the vector of a draft; a choice of claims is none."""
        return choice if draft == CLAIMING else completed(_hearts(view), draft, choice)

    def illegal(self, refusal: IllegalAction, frame: Frame, words: Words) -> str:  # noqa: ARG002  no text names a seat or a rule in force yet
        """Say why the rules refuse an action."""
        return illegal(refusal.reason, refusal.facts, words, rule=refusal.rule)


def _hearts(view: View) -> HeartsView:
    assert isinstance(view, HeartsView)
    return view
