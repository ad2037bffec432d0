"""The All Fours screens as the room asks for them."""

from collections.abc import Collection, Mapping
from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.all_fours.drafts import completed, drafted
from bot.screens.all_fours.hand import hand_screen
from bot.screens.all_fours.hint import all_fours_hint
from bot.screens.all_fours.house_rules import house_rules_of, meaning_of, name_of
from bot.screens.all_fours.offers import OFFERS
from bot.screens.all_fours.refusals import illegal
from bot.screens.all_fours.results import result_screen, scores_screen
from bot.screens.all_fours.rule_card import goal_text, rule_card
from bot.screens.all_fours.rules import rules_screen
from bot.screens.all_fours.table import table_closed_screen, table_screen
from bot.screens.all_fours.trick import last_screen
from bot.screens.claims import CLAIM, claim_drafted
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.house_rules import HouseRules
from bot.screens.screen import Screen
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Variant
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
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

    def rule_card(self, variant: Variant, phrasebook: Phrasebook) -> list[str]:
        """Name the preset and tell what departs from Seven-Up."""
        return rule_card(variant, phrasebook)

    def rules(self, variant: Variant, phrasebook: Phrasebook) -> Screen:
        """Explain the variant from its values."""
        return rules_screen(variant, phrasebook)

    def goal(self, variant: Variant, phrasebook: Phrasebook) -> str:
        """Say how many points end the game."""
        return goal_text(variant, phrasebook)

    def house_rules(self, variant: Variant, seats: int) -> HouseRules:
        """Return the options a host may change at a table of `seats`."""
        return house_rules_of(variant, seats)

    def house_rule_name(self, option: str, phrasebook: Phrasebook) -> str:
        """Say what an option is about."""
        return name_of(option, phrasebook)

    def house_rule_meaning(self, option: str, value: str, phrasebook: Phrasebook) -> str:
        """Say what a value means in play."""
        return meaning_of(option, value, phrasebook)

    def unplayable(self, refusal: BadRules, phrasebook: Phrasebook) -> str:
        """Say which of the rules wished for contradict each other."""
        keys = [_FAULTS.get(name, "af-fault-other") for name in refusal.parameters]
        return " ".join(phrasebook(key) for key in dict.fromkeys(keys or ["af-fault-other"]))

    def table(self, frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
        """Draw the public table."""
        return table_screen(frame, view, phrasebook)

    def past_table(
        self, frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook
    ) -> Screen:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, view, deal, phrasebook)

    def last(self, frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
        """Draw the trick taken last."""
        return last_screen(frame, view, phrasebook)

    def scores(self, frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
        """Draw the points and the deals."""
        return scores_screen(frame, view, phrasebook)

    def result(self, frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
        """Draw the result of the game."""
        return result_screen(frame, view, phrasebook)

    def pause(self, view: AllFoursView) -> bool:
        """Give time to see a trick that was just taken."""
        return view.stage == "play" and not view.trick and any(view.tricks_won)

    def hand(
        self,
        frame: Frame,
        view: AllFoursSeatView,
        *,
        draft: Draft = (),
        notice: str | None = None,
        phrasebook: Phrasebook,
    ) -> Screen:
        """Draw the hand of the view's seat."""
        return hand_screen(frame, view, draft=draft, notice=notice, phrasebook=phrasebook)

    def hint(
        self,
        advice: Advice,
        frame: Frame,
        view: AllFoursSeatView,  # noqa: ARG002  what is advised needs no view
        phrasebook: Phrasebook,
    ) -> str:
        """Say what to do, and why."""
        return all_fours_hint(advice, frame, phrasebook)

    def drafted(
        self, view: AllFoursSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
        """Tick a card to put aside or the question that goes with a trump, or choose a claim."""
        if verb == CLAIM:
            return claim_drafted(parts)
        return drafted(view, draft, verb, parts)

    def completed(self, view: AllFoursSeatView, draft: Draft, choice: Action) -> Action:
        """Keep the cards put aside so far, and the question that goes with a trump."""
        return completed(view, draft, choice)

    def illegal(self, refusal: IllegalAction, frame: Frame, phrasebook: Phrasebook) -> str:  # noqa: ARG002  no text names a seat
        """Say why the rules refuse an action."""
        return illegal(refusal, phrasebook)
