"""The All Fours screens as the room asks for them."""

from collections.abc import Collection, Mapping
from typing import Final

from bot.screens.all_fours.customs import customs_of, meaning_of, name_of
from bot.screens.all_fours.drafts import completed, drafted
from bot.screens.all_fours.hand import hand_screen
from bot.screens.all_fours.hint import all_fours_hint
from bot.screens.all_fours.offers import OFFERS
from bot.screens.all_fours.refusals import illegal
from bot.screens.all_fours.results import result_screen, scores_screen
from bot.screens.all_fours.rule_card import goal_text, rule_card
from bot.screens.all_fours.rules import rules_screen
from bot.screens.all_fours.table import table_closed_screen, table_screen
from bot.screens.all_fours.trick import last_screen
from bot.screens.claims import CLAIM, claim_drafted
from bot.screens.components import Layout
from bot.screens.customs import Customs
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.words import Words
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.all_fours.view import AllFoursView
from engine.players.advice import Advice

_FAULTS: Final[Mapping[str, str]] = {
    "target": "af-fault-target",
    "seats": "af-fault-seats",
    "players": "af-fault-seats",
    "players_allowed": "af-fault-seats",
    "jack_exempt": "af-fault-jack_exempt",
    "teams": "af-fault-teams",
}
"""What is said of each parameter that a wish may put at fault."""


class AllFoursScreens:
    """Knows that an All Fours table has All Fours views."""

    offers = OFFERS
    feats = ("jacks-hung", "begs-won")
    draft_verbs = ("tick", "untick", CLAIM)
    secret_verbs: Collection[str] = ("discard",)

    def rule_card(self, variant: Variant, words: Words) -> list[str]:
        """Name the preset and tell what departs from Seven-Up."""
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
        """Say which of the rules wished for contradict each other."""
        keys = [_FAULTS.get(name, "af-fault-other") for name in refusal.parameters]
        return " ".join(words(key) for key in dict.fromkeys(keys or ["af-fault-other"]))

    def table(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the public table."""
        return table_screen(frame, _all_fours(view), words)

    def past_table(self, frame: Frame, view: View, deal: int, words: Words) -> Layout:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, _all_fours(view), deal, words)

    def last(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the trick taken last."""
        return last_screen(frame, _all_fours(view), words)

    def scores(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the points and the deals."""
        return scores_screen(frame, _all_fours(view), words)

    def result(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the result of the game."""
        return result_screen(frame, _all_fours(view), words)

    def pause(self, view: View) -> bool:
        """Give time to see a trick that was just taken."""
        seen = _all_fours(view)
        return seen.stage == "play" and not seen.trick and any(seen.tricks_won)

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
        return hand_screen(frame, _all_fours(view), draft=draft, notice=notice, words=words)

    def hint(self, advice: Advice, frame: Frame, view: View, words: Words) -> str:  # noqa: ARG002  what is advised needs no view
        """Say what to do, and why."""
        return all_fours_hint(advice, frame, words)

    def drafted(
        self, view: View, draft: Draft | None, verb: str, words: tuple[str, ...]
    ) -> Draft | Action:
        """Tick a card to put aside or the question that goes with a trump, or choose a claim."""
        if verb == CLAIM:
            return claim_drafted(words)
        return drafted(_all_fours(view), draft, verb, words)

    def completed(self, view: View, draft: Draft, choice: Action) -> Action:
        """Keep the cards put aside so far, and the question that goes with a trump."""
        return completed(_all_fours(view), draft, choice)

    def illegal(self, refusal: IllegalAction, frame: Frame, words: Words) -> str:  # noqa: ARG002  no text names a seat
        """Say why the rules refuse an action."""
        return illegal(refusal, words)


def _all_fours(view: View) -> AllFoursView:
    assert isinstance(view, AllFoursView)
    return view
