"""The Hearts screens as the room asks for them."""

from collections.abc import Collection

from bot.phrasebook import Phrasebook
from bot.screens.claims import CLAIM, CLAIMING, claim_drafted
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hearts.hand import hand_screen
from bot.screens.hearts.hint import hearts_hint
from bot.screens.hearts.house_rules import house_rules_of, meaning_of, name_of
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
from bot.screens.house_rules import HouseRules
from bot.screens.screen import Screen
from bot.screens.ticks import ticked, ticks_in
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.advice import Advice


class HeartsScreens:
    """Knows that a Hearts table has Hearts views."""

    offers = OFFERS
    feats = ("moons",)
    draft_verbs = ("tick", "untick", SHARE, CLAIM)
    secret_verbs: Collection[str] = ("pass", "discard")

    def rule_card(self, variant: Variant, phrasebook: Phrasebook) -> list[str]:
        """Name the preset and tell what departs from the usual game."""
        return rule_card(variant, phrasebook)

    def rules(self, variant: Variant, phrasebook: Phrasebook) -> Screen:
        """Explain the variant from its values."""
        return rules_screen(variant, phrasebook)

    def goal(self, variant: Variant, phrasebook: Phrasebook) -> str:
        """Say what total or how many deals end the game."""
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
        """Say what would be right for each parameter at fault."""
        return refused_text(refusal, phrasebook)

    def table(self, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
        """Draw the public table."""
        return table_screen(frame, view, phrasebook)

    def past_table(
        self, frame: Frame, view: HeartsView, deal: int, phrasebook: Phrasebook
    ) -> Screen:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, view, deal, phrasebook)

    def last(self, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
        """Draw the trick taken last."""
        return last_trick_screen(frame, view, phrasebook)

    def scores(self, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
        """Draw the totals and the deals."""
        return scores_screen(frame, view, phrasebook)

    def result(self, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
        """Draw the result of the game."""
        return result_screen(frame, view, phrasebook)

    def pause(self, view: HeartsView) -> bool:
        """Give time to see a trick that was just taken."""
        return pauses(view)

    def hand(
        self,
        frame: Frame,
        view: HeartsSeatView,
        *,
        draft: Draft = (),
        notice: str | None = None,
        phrasebook: Phrasebook,
    ) -> Screen:
        """Draw the hand of the view's seat."""
        naming, claiming = view.stage == "vector", draft == CLAIMING
        return hand_screen(
            frame,
            view,
            ticked=() if naming or claiming else ticks_in(draft),
            claiming=claiming,
            vector=draft if naming else (),
            notice=notice,
            phrasebook=phrasebook,
        )

    def hint(
        self, advice: Advice, frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook
    ) -> str:
        """Say what to do, and why."""
        return hearts_hint(advice, frame, view, phrasebook)

    def drafted(
        self, view: HeartsSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
        """Tick or untick a card, share out the dealer's vector, or choose a claim."""
        if verb == CLAIM:
            return claim_drafted(parts)
        if verb == SHARE:
            return shared(view, draft, parts)
        return ticked(view, draft, verb, parts)

    def completed(self, view: HeartsSeatView, draft: Draft, choice: Action) -> Action:
        """Keep the ticks or the vector of a draft; a choice of claims is none."""
        return choice if draft == CLAIMING else completed(view, draft, choice)

    def illegal(self, refusal: IllegalAction, frame: Frame, phrasebook: Phrasebook) -> str:  # noqa: ARG002  no text names a seat or a rule in force yet
        """Say why the rules refuse an action."""
        return illegal(refusal.reason, refusal.facts, phrasebook, rule=refusal.rule)
