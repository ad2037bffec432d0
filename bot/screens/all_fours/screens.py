"""The All Fours screens as the room asks for them."""

from collections.abc import Mapping
from typing import Final

from bot.screens.all_fours import deal_end, hand, results, scenes, table
from bot.screens.all_fours.choices import choice_text
from bot.screens.all_fours.count import early_text
from bot.screens.all_fours.drafts import completed, drafted
from bot.screens.all_fours.hint import advised
from bot.screens.all_fours.house_rules import house_rules_of, meaning_of, name_of
from bot.screens.all_fours.lesson import in_short, lesson
from bot.screens.all_fours.offers import OFFERS
from bot.screens.all_fours.rule_card import departures, goal_text, rule_card
from bot.screens.all_fours.rules import rules_screen
from bot.screens.phrases import sentences
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.screens import TrickScreens
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView

_FAULTS: Final[Mapping[str, str]] = {
    "target": "af-fault-target",
    "deals": "af-fault-deals",
    "seats": "af-fault-seats",
    "players": "af-fault-seats",
    "players_allowed": "af-fault-seats",
    "jack_exempt": "af-fault-jack_exempt",
    "teams": "af-fault-teams",
}
"""The text for each parameter that a wish may put at fault."""


def _unplayable(refusal: BadRules, phrasebook: Phrasebook) -> str:
    """Say which of the rules wished for contradict each other."""
    keys = [_FAULTS.get(name, "af-fault-other") for name in refusal.parameters]
    said = (phrasebook(key) for key in dict.fromkeys(keys or ["af-fault-other"]))
    return sentences(said, phrasebook)


_LINES: Final = FamilyLines[AllFoursView, AllFoursSeatView](
    turn=table.turn,
    said=table.said,
    now=table.now,
    lingers=table.lingers,
    totals=results.totals,
    deal=table.brought,
    ended=table.ended,
    moments=deal_end.moments,
    counted=deal_end.counted,
    goal=deal_end.goal,
    opening=table.opening,
    early=early_text,
    began=table.began,
    below_last=table.below_last,
    reason=results.over_text,
    feats=results.hung,
    deal_scene=scenes.deal_scene,
    story=hand.story,
    beside_task=hand.beside_task,
    task=hand.task,
    played=hand.played,
    claimable=hand.claimable,
    choices=hand.choices,
    choice=choice_text,
    play=hand.play,
    may_ask=lambda view: view.may_inquire,
    card_style=hand.card_style,
    commit_label=hand.commit_label,
    more_keys=hand.inquiry_keys,
    advised=advised,
    drafted=drafted,
    completed=completed,
)

ALL_FOURS: Final = TrickScreens[AllFoursView, AllFoursSeatView, AllFoursRules](
    own=_LINES,
    offers=OFFERS,
    rule_card=rule_card,
    departures=departures,
    rules=rules_screen,
    goal=goal_text,
    in_short=in_short,
    lesson=lesson,
    house_rules=house_rules_of,
    house_rule_name=name_of,
    house_rule_meaning=meaning_of,
    unplayable=_unplayable,
    feats=("jacks-hung", "begs-won"),
    further_feats=("games", "all-fours", "bids-made", "bids-failed"),
    secret_verbs=("discard",),
    texts="af",
)
