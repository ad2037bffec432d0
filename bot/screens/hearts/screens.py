"""The Hearts screens as the room asks for them."""

from collections.abc import Mapping
from typing import Final

from bot.screens.family import OfferOf
from bot.screens.hearts import charging, points, scenes, table
from bot.screens.hearts.choices import SHARE, choice_text, choices, completed, drafted, pictured
from bot.screens.hearts.hand import (
    advised,
    beside_task,
    commit_label,
    played,
    story,
    task,
    tick_face,
)
from bot.screens.hearts.highlights import HIGHLIGHTS, remark
from bot.screens.hearts.lesson import in_short, lesson
from bot.screens.hearts.points import early_text, reason_text, worth
from bot.screens.hearts.rules import TOLD
from bot.screens.phrases import sentences
from bot.screens.trick_games.claims import CLAIM
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.screens import TrickScreens
from bot.screens.trick_games.ticks import TICK, UNTICK
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.games.hearts import family
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import HeartsSeatView, HeartsView

_BY_WORTH: Final[Mapping[str, str]] = dict.fromkeys(
    ("bonus_card", "bonus_points", "spade_values", "strip"), "worth"
)
"""Parameters that are at fault where the cards of a deal give back as much as they cost."""


def refused_text(refusal: BadRules, phrasebook: Phrasebook) -> str:
    """Say what would be right for each parameter at fault that a menu can bring about."""
    keys = [f"fault-{_BY_WORTH.get(name, name)}" for name in refusal.parameters] or [""]
    known = dict.fromkeys(key if phrasebook.has(key) else "fault-other" for key in keys)
    return sentences(map(phrasebook, known), phrasebook)


_LINES: Final = FamilyLines[HeartsView, HeartsSeatView](
    title=table.title,
    lying=table.lying,
    said=table.said,
    now=table.now,
    beside=table.beside,
    unpictured=table.unpictured,
    remark=remark,
    lingers=lambda view: view.stage == "pass" and bool(view.passed_by),
    running=table.running,
    trick_count=table.trick_count,
    cancelled=table.cancelled,
    worth=worth,
    totals=points.totals,
    deal=points.deal_text,
    highlights=HIGHLIGHTS,
    counted=charging.counted,
    sheet=points.sheet,
    goal=points.goal,
    early=early_text,
    notes=points.notes,
    deal_scene=scenes.deal_scene,
    squares=scenes.squares,
    chart_lines=scenes.chart_lines,
    reason=reason_text,
    feats=points.moons,
    story=story,
    beside_task=beside_task,
    task=task,
    played=played,
    claims=True,
    choices=choices,
    choice=choice_text,
    tick_face=tick_face,
    commit_label=commit_label,
    advised=advised,
    drafted=drafted,
    completed=completed,
    pictured=pictured,
)

HEARTS: Final = TrickScreens[HeartsView, HeartsSeatView, HeartsRules](
    own=_LINES,
    offers=(
        OfferOf(
            command="hearts",
            presets=tuple(family.HEARTS.presets.values()),
            default=family.HEARTS.presets["standard"],
        ),
    ),
    told=TOLD,
    in_short=in_short,
    lesson=lesson,
    unplayable=refused_text,
    feats=("moons",),
    further_feats=("moons-stopped", "queens-taken", "queens-given"),
    secret_verbs=("pass", "discard", "show"),
    draft_verbs=(TICK, UNTICK, SHARE, CLAIM),
    reactions=("ouch", "moon"),
)
