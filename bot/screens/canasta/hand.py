"""A hand of Canasta: what one player sees in private, and what to press."""

from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.screens.canasta.builder import builder_rows, option, plan_keys, says, verdict_of
from bot.screens.canasta.kinds import (
    TIMES,
    as_held,
    cards_text,
    hand_text,
    is_freezing,
    is_stopper,
    kind_name,
)
from bot.screens.canasta.melds import pile_text, roles_text, side_lines
from bot.screens.canasta.moves import deed_of, move_text, plan_text, top_text
from bot.screens.canasta.plan import (
    GROUP,
    OVERVIEW,
    RUN,
    MeldPlan,
    barred,
    homes_of_top,
    may_plan_take,
    plan_of,
    plays_of,
)
from bot.screens.canasta.refusals import illegal
from bot.screens.canasta.table import hand_sizes_text, turn_text
from bot.screens.card_places import blank_key
from bot.screens.closed_hand import hand_closed_screen
from bot.screens.components import LABEL_LENGTH, OPTIONS_A_MENU, Layout, button, menu, rows
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hints import hint_keys
from bot.screens.open_hand import away_text, last_row, where_text
from bot.screens.phrases import framed, line, text
from bot.screens.round_table import deadline_text
from bot.screens.stand_ins import own_stood_in_text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.action import Action
from engine.games.canasta.asking import promised
from engine.games.canasta.kinds import kind
from engine.games.canasta.position import position
from engine.games.canasta.view import CanastaView, Stage
from engine.table.chairs import Presence

_PLANNED: Final[frozenset[Stage]] = frozenset({"draw", "meld"})
"""The stages in which melds are planned."""
_PRESSED: Final = ("draw", "stop", "out", "ask", "yes", "no")
"""Moves that have a button of their own, in the order in which they are drawn."""
_FORWARD: Final = ("draw", "out", "yes")
"""Those that people press most of the time."""


def hand_screen(
    frame: Frame,
    view: CanastaView,
    *,
    draft: Draft = (),
    notice: str | None = None,
    words: Words,
) -> Layout:
    """Draw the hand of `view.seat`; `notice` is a line on top that answers the last press."""
    assert view.seat is not None
    if view.outcome is not None:
        return hand_closed_screen(frame, "game", words)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", words)
    plan = plan_of(draft)
    planning = view.prompt is not None and view.stage in _PLANNED
    parts: list[ui.Item[Any]] = [
        text(
            f"> {notice}" if notice else None, _title(frame, view, words), where_text(frame, words)
        ),
        text(*_table(frame, view, words)),
        line(),
        text(*_hand(view, words)),
        text(*_task(frame, view, words)),
    ]
    if planning:
        parts += [text(said)] if (said := _plan(view, plan, words)) else []
        if plan.page == OVERVIEW:
            parts += _overview(frame, view, plan, words)
        else:
            parts += builder_rows(frame, view, plan, words)
    elif view.prompt is not None:
        parts += rows(list(_moves(frame, view, words).values()))
    return framed(*parts, *last_row(frame, view.seat, words, *hint_keys(frame, view, words)))


def _title(frame: Frame, view: CanastaView, words: Words) -> str:
    return words("hand-title-plain", variant=frame.variant_title, number=view.deal_number)


def _table(frame: Frame, view: CanastaView, words: Words) -> list[str | None]:
    """Tell what lies on the table, the own side first."""
    if not view.deal_number or view.stage == "deal":
        return [words("canasta-turn-deal")]
    assert view.seat is not None
    own = [side for side in view.sides if view.seat in side.seats]
    others = [side for side in view.sides if view.seat not in side.seats]
    told = [
        part
        for side in (*own, *others)
        for part in side_lines(frame, view, side, words, numbered=side in own)
    ]
    sizes = hand_sizes_text(frame, view, words)
    return [roles_text(frame, view, words), *told, pile_text(view, words), sizes]


def _hand(view: CanastaView, words: Words) -> list[str | None]:
    if view.seat not in view.order:
        return [words("canasta-resting")] if view.order else []
    suits = view.rules.sequences
    held = hand_text(view.hand, words, suits=suits)
    drawn = cards_text(view.drawn, words, suits=suits) if view.drawn else ""
    return [
        words("canasta-hand", count=len(view.hand), cards=held) if view.hand else None,
        words("canasta-drawn", cards=drawn) if drawn else None,
    ]


def _task(frame: Frame, view: CanastaView, words: Words) -> list[str | None]:
    assert view.seat is not None
    away = away_text(frame, view.seat, words)
    news = own_stood_in_text(frame, view.seat, words, partial(deed_of, words))
    if view.prompt is None:
        return [news, turn_text(frame, view, words), away]
    match view.stage:
        case "asked":
            asker = "" if view.turn is None else frame.name(view.turn)
            said = words("canasta-task-asked", name=asker)
        case "draw":
            said = _drawing(view, words)
        case _:
            said = words("canasta-task-meld" if view.may_discard else "canasta-task-last")
    answered = words(f"canasta-answer-{view.answer}") if view.answer in ("yes", "no") else None
    return [news, said, answered, deadline_text(frame, view, words), away]


def _drawing(view: CanastaView, words: Words) -> str:
    """Say what a turn begins with, and why the pile cannot be taken where it cannot."""
    assert view.prompt is not None
    ready = {choice.verb for choice in view.prompt.choices}
    takes = bool(view.ways) or may_plan_take(view)
    if not view.stock_size and not takes:
        return words("canasta-task-end")
    may = "both" if takes else "draw"
    if "draw" not in ready:
        # Where neither is offered the pile has to be taken (K47), or has been promised (K45).
        must = "promised" if promised(position(view)) else "fits"
        may = "stop" if "stop" in ready else must
    said = words("canasta-task-begin", count=view.rules.draw_count, may=may)
    if takes:
        return said
    bar = barred(view)
    return f"{said} {words('canasta-no-take') if bar is None else illegal(bar, words)}"


def _plan(view: CanastaView, plan: MeldPlan, words: Words) -> str | None:
    """Tell the plan as it stands, and why it cannot be committed yet."""
    verdict = verdict_of(view, plan)
    if verdict is None:
        return words(f"canasta-plan-none-{plan.page}") if plan.page != OVERVIEW else None
    plays = [plan_text(plays_of(plan), words)] if plan.picking or plan.staged else []
    if plan.adding and view.top is not None:
        plays.insert(0, top_text(view.top, plan.alone, words))
    said = words("canasta-plan", plan=", ".join(plays))
    if verdict.refusal is None:
        return said
    return f"{said}\n{illegal(verdict.refusal, words)}"


def _overview(
    frame: Frame, view: CanastaView, plan: MeldPlan, words: Words
) -> list[ui.ActionRow[Any]]:
    """Draw what can be done at once, and below it the ways to the builder.

    Menus come and go, so they stand above the buttons: a tap on a menu only opens it.
    """
    if view.stage == "draw":
        return [*_menu(frame, view, "take", view.ways, words), *_ways_to_begin(frame, view, words)]
    assert view.prompt is not None
    lays = [choice for choice in view.prompt.choices if choice.verb in ("lay", "merge")]
    planned = rows(plan_keys(frame, view, plan, words)) if plan.staged or plan.picking else []
    return [
        *planned,
        *_menu(frame, view, "lay", lays, words),
        *_discard_menus(frame, view, words),
        *_ways_to_lay(frame, view, words),
    ]


def _ways_to_begin(frame: Frame, view: CanastaView, words: Words) -> list[ui.ActionRow[Any]]:
    keys = list(_moves(frame, view, words).values())
    if may_plan_take(view):
        keys.append(button(says(frame, view, "open", "take"), words("canasta-open-take")))
    if homes_of_top(view):
        keys.append(button(says(frame, view, "open", "add"), words("canasta-open-add")))
    return rows(keys)


def _ways_to_lay(frame: Frame, view: CanastaView, words: Words) -> list[ui.ActionRow[Any]]:
    """Draw the ways to the builder, and the moves that end a turn or bind.

    Those have columns of their own, where no button of the picture before leads to this one: a
    second tap of `Draw`, of `Back` or of what commits finds a way to the builder, or nothing.
    """
    moves = _moves(frame, view, words)
    keys = [button(says(frame, view, "open", GROUP), words("canasta-open-group"))]
    if view.rules.sequences:
        keys.append(button(says(frame, view, "open", RUN), words("canasta-open-run")))
    elif moves:
        keys.append(blank_key(frame, "run"))
    if moves:
        keys.append(moves.get("out") or blank_key(frame, "out"))
    if "ask" in moves:
        keys.append(moves["ask"])
    return rows(keys)


def _moves(frame: Frame, view: CanastaView, words: Words) -> dict[str, ui.Item[Any]]:
    """Draw the moves that have a button of their own, by verb."""
    assert view.seat is not None
    assert view.prompt is not None
    asked = frame.asked[view.seat]
    ready = {choice.verb: choice for choice in view.prompt.choices if not choice.words}
    return {
        verb: button(
            Sentence(frame.table_id, "do", asked, str(ready[verb])),
            words(f"canasta-do-{verb}"),
            style=(
                discord.ButtonStyle.primary if verb in _FORWARD else discord.ButtonStyle.secondary
            ),
        )
        for verb in _PRESSED
        if verb in ready
    }


def _menu(
    frame: Frame,
    view: CanastaView,
    name: str,
    moves: tuple[Action, ...] | list[Action],
    words: Words,
) -> list[ui.ActionRow[Any]]:
    """Draw a menu of moves that are made at once; nothing where there are none."""
    options = [option(move_text(move, words), str(move)) for move in moves[:OPTIONS_A_MENU]]
    if not options:
        return []
    return [menu(says(frame, view, "do", name), options, placeholder=words(f"canasta-now-{name}"))]


def _discard_menus(frame: Frame, view: CanastaView, words: Words) -> list[ui.ActionRow[Any]]:
    """Draw the menus of discards, each telling beforehand what it does."""
    assert view.prompt is not None
    kinds = sorted(
        (choice.words[0] for choice in view.prompt.choices if choice.verb == "discard"),
        key=as_held,
    )
    counts = {
        one: sum(kind(face, suits=view.rules.sequences) == one for face in view.hand)
        for one in kinds
    }
    options = [
        discord.SelectOption(
            label=_counted(kind_name(one, words), counts[one])[:LABEL_LENGTH],
            value=one,
            description=_warning(view, one, words),
        )
        for one in kinds
    ]
    pages = [options[at : at + OPTIONS_A_MENU] for at in range(0, len(options), OPTIONS_A_MENU)]
    return [
        menu(
            says(frame, view, "discard", *([str(number)] if number else [])),
            page,
            placeholder=words("canasta-discard-more" if number else "canasta-discard"),
        )
        for number, page in enumerate(pages)
    ]


def _counted(name: str, count: int) -> str:
    return f"{name} {TIMES}{count}" if count > 1 else name


def _warning(view: CanastaView, one: str, words: Words) -> str | None:
    """Say what a discard does beside ending the turn."""
    if len(view.hand) == 1:
        return words("canasta-warns-out")
    if is_freezing(one):
        return words("canasta-warns-freeze")
    return words("canasta-warns-block") if is_stopper(one) else None
