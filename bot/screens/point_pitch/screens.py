"""The screens of Pitch, Cinch and Pedro as the room asks for them."""

from typing import Final

from bot.screens.family import OfferOf
from bot.screens.point_pitch import hand, points, table
from bot.screens.point_pitch.highlights import HIGHLIGHTS
from bot.screens.point_pitch.lesson import in_short, lesson
from bot.screens.point_pitch.rules import TOLD
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.screens import TrickScreens
from engine.games.point_pitch.game import POINT_PITCH as FAMILY
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.view import PitchSeatView, PitchView

_LINES: Final = FamilyLines[PitchView, PitchSeatView](
    running=table.running,
    said=table.said,
    now=table.now,
    beside=table.beside,
    unpictured=table.unpictured,
    lingers=table.lingers,
    trick_count=table.trick_count,
    counted=points.counted,
    highlights=HIGHLIGHTS,
    goal=usual.goal,
    deal_scene=points.deal_scene,
    squares=points.squares,
    story=hand.story,
    beside_task=hand.beside_task,
    task=hand.task,
    claims=True,
    suits=hand.suits,
    choices=hand.choices,
    choice=table.choice_text,
    commit_label=hand.commit_label,
    advised=hand.advised,
)

_PRESETS: Final = FAMILY.presets
_PEDRO: Final = ("cinch", "double_pedro", "pedro", "sancho_pedro", "dom_pedro")

POINT_PITCH: Final = TrickScreens[PitchView, PitchSeatView, PitchRules](
    own=_LINES,
    offers=(
        OfferOf(
            command="pitch",
            presets=tuple(preset for key, preset in _PRESETS.items() if key not in _PEDRO),
            default=_PRESETS["ten_point"],
        ),
        OfferOf(
            command="pedro",
            presets=tuple(_PRESETS[key] for key in _PEDRO),
            default=_PRESETS["cinch"],
        ),
    ),
    told=TOLD,
    in_short=in_short,
    lesson=lesson,
    unplayable=TOLD.unplayable,
    feats=("bids-made", "bids-failed"),
    further_feats=("moons-made",),
    secret_verbs=("discard", "keep"),
    texts="point_pitch",
)
