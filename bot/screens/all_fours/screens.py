"""The All Fours screens as the room asks for them."""

from collections.abc import Mapping
from typing import Final

from bot.screens.all_fours import hand, points, scenes, table
from bot.screens.all_fours.hand import advised, choice_text, completed, drafted
from bot.screens.all_fours.highlights import HIGHLIGHTS
from bot.screens.all_fours.lesson import in_short, lesson
from bot.screens.all_fours.rules import TOLD
from bot.screens.family import OfferOf
from bot.screens.phrases import sentences
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.screens import TrickScreens
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.games.all_fours import family
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
    "peg": "af-fault-peg",
    "four_points": "af-fault-peg",
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
    home=points.home,
    unpictured=table.unpictured,
    lingers=table.lingers,
    began=table.began,
    worth=points.trick_pegs,
    below_last=table.below_last,
    deal=table.brought,
    ended=table.ended,
    highlights=HIGHLIGHTS,
    counted=points.counted,
    goal=usual.goal,
    opening=table.opening,
    reason=points.over_text,
    feats=points.hung,
    deal_scene=scenes.deal_scene,
    squares=scenes.squares,
    story=hand.story,
    beside_task=hand.beside_task,
    task=hand.task,
    played=hand.played,
    claims=True,
    play=hand.play,
    may_ask=lambda view: view.may_inquire,
    card_style=hand.card_style,
    choices=hand.choices,
    choice=choice_text,
    commit_label=hand.commit_label,
    more_keys=hand.inquiry_keys,
    advised=advised,
    drafted=drafted,
    completed=completed,
)

_PRESETS: Final = family.ALL_FOURS.presets
_PITCHED: Final = ("auction_pitch", "pitch")
"""The presets without a card turned up."""

ALL_FOURS: Final = TrickScreens[AllFoursView, AllFoursSeatView, AllFoursRules](
    own=_LINES,
    offers=(
        OfferOf(
            command="allfours",
            presets=tuple(preset for key, preset in _PRESETS.items() if key not in _PITCHED),
            default=_PRESETS["seven_up"],
        ),
        OfferOf(
            command="pitch",
            presets=tuple(_PRESETS[key] for key in _PITCHED),
            default=_PRESETS["auction_pitch"],
        ),
    ),
    told=TOLD,
    in_short=in_short,
    lesson=lesson,
    unplayable=_unplayable,
    feats=("jacks-hung", "begs-won"),
    further_feats=("games", "all-fours", "bids-made", "bids-failed"),
    secret_verbs=("discard",),
    texts="af",
)
