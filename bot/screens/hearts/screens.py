"""The Hearts screens as the room asks for them."""

from typing import Final

from bot.screens.hearts import deal_end, scenes, scores, table, trick
from bot.screens.hearts.choices import choice_text, choices
from bot.screens.hearts.hand import (
    beside_task,
    commit_label,
    hand_title,
    played,
    story,
    task,
    tick_face,
)
from bot.screens.hearts.hint import advised
from bot.screens.hearts.house_rules import house_rules_of, meaning_of, name_of
from bot.screens.hearts.lesson import in_short, lesson
from bot.screens.hearts.offers import OFFERS
from bot.screens.hearts.points import early_text, worth
from bot.screens.hearts.reasons import reason_text
from bot.screens.hearts.refused import refused_text
from bot.screens.hearts.rule_card import departures, goal_text, rule_card
from bot.screens.hearts.rules import rules_screen
from bot.screens.hearts.sharing import SHARE, completed, drafted, pictured
from bot.screens.trick_games.claims import CLAIM
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.screens import TrickScreens
from bot.screens.trick_games.ticks import TICK, UNTICK
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import HeartsSeatView, HeartsView

_LINES: Final = FamilyLines[HeartsView, HeartsSeatView](
    title=table.title,
    lying=table.lying,
    now=table.now,
    lingers=lambda view: view.stage == "pass" and bool(view.passed_by),
    running=table.running,
    totals=scores.totals,
    deal=table.brought,
    moments=deal_end.moments,
    sheet=deal_end.sheet,
    goal=deal_end.goal,
    early=early_text,
    trick_count=trick.trick_count,
    cancelled=trick.cancelled,
    worth=worth,
    notes=scores.notes,
    deal_scene=scenes.deal_scene,
    chart_lines=scenes.chart_lines,
    reason=reason_text,
    feats=scores.moons,
    hand_title=hand_title,
    story=story,
    beside_task=beside_task,
    task=task,
    played=played,
    claimable=lambda _: True,
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
    unplayable=refused_text,
    feats=("moons",),
    further_feats=("moons-stopped", "queens-taken", "queens-given"),
    secret_verbs=("pass", "discard"),
    draft_verbs=(TICK, UNTICK, SHARE, CLAIM),
    reactions=("well-played", "ouch", "moon", "thanks"),
)
