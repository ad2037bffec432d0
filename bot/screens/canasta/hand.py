"""A hand of Canasta: what one player sees in private, and what to press."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.screens.canasta.builder import (
    builder_rows,
    option,
    plan_keys,
    says,
    verdict_of,
    worth_text,
)
from bot.screens.canasta.count import sheet_after
from bot.screens.canasta.melds import (
    as_held,
    cards_text,
    hand_text,
    heading_line,
    is_freezing,
    is_stopper,
    kind_name,
    own_melds,
    pile_text,
    roles_text,
    side_lines,
)
from bot.screens.canasta.moves import deed_of, move_text, plan_text, top_text, turn_lines
from bot.screens.canasta.plan import (
    GROUP,
    OVERVIEW,
    RUN,
    MeldPlan,
    barred,
    counted_in,
    homes_of_top,
    may_plan_take,
    plan_of,
    plays_of,
)
from bot.screens.canasta.points import hand_between_deals
from bot.screens.canasta.refusals import illegal
from bot.screens.cards import face_emoji
from bot.screens.components import (
    OPTIONS_A_MENU,
    Button,
    Key,
    Menu,
    MenuOption,
    ScreenPart,
    Style,
    Text,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.fitting import fitted, height
from bot.screens.hand.closed_hand import game_over_hand, hand_closed_screen, heading_text
from bot.screens.hand.open_hand import (
    away_text,
    blank_key,
    hand_accent,
    hint_keys,
    last_row,
    stands_still,
    where_text,
)
from bot.screens.phrases import apart, enumerated, in_small, lines, quoted, sentences, text, times
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.screens.table.round_table import deadline_text, own_stood_in_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.games.canasta.asking import promised
from engine.games.canasta.deal import position_of
from engine.games.canasta.kinds import kind, value_of
from engine.games.canasta.view import CanastaSeatView, Stage
from engine.table.chairs import Presence

HIGHEST: Final = 595
"""How high a hand in words is at most with all that is told, by estimate, in pixels."""

_PRESSED: Final = ("draw", "stop", "out", "ask", "yes", "no")
"""Moves that have a button of their own, in the order in which they are drawn."""
_FORWARD: Final = ("draw", "out", "yes")
"""Those that people press most of the time."""


def hand_screen(
    drawing: Drawing[CanastaSeatView], *, draft: Draft = (), notice: str | None = None
) -> Screen:
    """Draw the hand of `view.seat`; `notice` answers the last press, above the keys."""
    frame, view, phrasebook = drawing.frame, drawing.view, drawing.phrasebook
    if view.outcome is not None:
        if not view.results:
            return hand_closed_screen(frame, "game", phrasebook)
        return game_over_hand(drawing, sheet_after(view, len(view.results)))
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    if frame.interval is not None:
        return hand_between_deals(drawing, notice)
    plan = plan_of(draft)
    overview = None if view.prompt is None else _OVERVIEWS.get(view.stage)
    # Totals stand beside the melds.
    head = (
        None if frame.solo or frame.pictured else heading_text(drawing, None),
        heading_line(drawing),
        where_text(drawing),
    )
    table = () if stands_still(frame, view.seat) else _table(drawing)
    # What the turn begins with stands where the cards are: of a long hand a phone shows the
    # lower half.
    cards = (_pile(drawing), *_hand(drawing))
    task = _task(drawing)
    parts: list[ScreenPart] = [text(*head), *([text(*table)] if table else []), text(*cards)]
    if frame.pictured and any(table[1:]):
        # A picture shows what came of the last turns, which give way to it.
        parts[:-1] = [text(*head, *table[:1]), Text(lines(*table[1:]), spare=True)]
    parts.append(text(*task))
    told = len(parts)
    parts += [text(quoted(notice))] if notice else []
    if overview is not None:
        parts += [text(said)] if (said := _plan(drawing, plan)) else []
        if plan.page == OVERVIEW:
            parts += overview(drawing, plan)
        else:
            parts += builder_rows(drawing, plan)
    elif view.prompt is not None:
        parts += rows(list(_moves(drawing).values()))
    below = last_row(frame, view.seat, phrasebook, *hint_keys(drawing))
    whole = fitted(framed(*parts, *below, accent=hand_accent(view)))
    if frame.pictured or height(whole) <= HIGHEST:
        return whole
    # What was drawn stands among the cards, and how many others hold behind *Info*.
    parts[:told] = [text(*head, *table), text(*cards[:2], *task)]
    return fitted(framed(*parts, *below, accent=hand_accent(view)))


def _table(drawing: Drawing[CanastaSeatView]) -> list[str | None]:
    """Tell what lies on the table, the own side last, and what was done last."""
    view = drawing.view
    if not view.order:
        return [drawing("turn-deal")]
    sides = sorted(view.sides, key=lambda side: view.seat in side.seats)
    told = (line for side in sides for line in side_lines(drawing, side, in_short=True))
    # A picture shows them by their melds.
    shown = () if drawing.frame.pictured else told
    return [roles_text(drawing), *shown, *turn_lines(drawing, view.seat)]


def _pile(drawing: Drawing[CanastaSeatView]) -> str | None:
    shown = drawing.view.order and not stands_still(drawing.frame, drawing.view.seat)
    return pile_text(drawing) if shown else None


def _hand(drawing: Drawing[CanastaSeatView]) -> list[str | None]:
    view = drawing.view
    if view.seat not in view.order:
        return [drawing("canasta-resting")] if view.order else []
    suits = view.rules.sequences
    held = hand_text(view.hand, drawing.phrasebook, suits=suits)
    drawn = cards_text(view.drawn, drawing.phrasebook, suits=suits) if view.drawn else ""
    pictured = drawing.frame.pictured
    key = "canasta-hand-worth" if pictured else "canasta-hand"
    told = [
        drawing(key, count=len(view.hand), points=value_of(view.hand), cards=held)
        if view.hand
        else None,
        drawing("canasta-drawn", cards=drawn) if drawn else None,
    ]
    if pictured:
        return [in_small(apart(filter(None, told)))] if any(told) else told
    others = (
        drawing("deal-points", name=drawing.name(seat), points=view.hand_sizes[seat])
        for seat in view.order
        if seat != view.seat
    )
    beside = drawing("canasta-in-hand", held=enumerated(others, drawing.phrasebook))
    small = (told[1], None if stands_still(drawing.frame, view.seat) else beside)
    return [told[0], in_small(apart(filter(None, small))) if any(small) else None]


def _waiting(drawing: Drawing[CanastaSeatView]) -> str | None:
    """Say whose turn it is, and no more: such a hand is drawn once for a whole turn."""
    view = drawing.view
    if view.turn is None:
        return drawing("turn-deal") if view.stage == "deal" else None
    return drawing("canasta-waiting", name=drawing.name(view.turn))


def _task(drawing: Drawing[CanastaSeatView]) -> list[str | None]:
    view = drawing.view
    away = away_text(drawing, view.seat)
    news = own_stood_in_text(drawing, view.seat, partial(deed_of, view, drawing.phrasebook))
    if stands_still(drawing.frame, view.seat):
        return [news, away]
    if view.prompt is None:
        return [news, _waiting(drawing), away]
    said = _TASKS[view.stage](drawing)
    answered = drawing(f"canasta-answer-{view.answer}") if view.answer in ("yes", "no") else None
    return [news, said, answered, deadline_text(drawing), away]


def _asked(drawing: Drawing[CanastaSeatView]) -> str:
    asker = "" if drawing.view.turn is None else drawing.name(drawing.view.turn)
    return drawing("canasta-task-asked", name=asker)


def _melding(drawing: Drawing[CanastaSeatView]) -> str:
    return drawing("canasta-task-meld" if drawing.view.may_discard else "canasta-task-last")


def _drawing(drawing: Drawing[CanastaSeatView]) -> str:
    """Say what a turn begins with, and why the pile cannot be taken if it cannot."""
    view = drawing.view
    ready = {choice.verb for choice in view.open_prompt.choices}
    takes = bool(view.ways) or may_plan_take(view)
    if not view.stock_size and not takes:
        return drawing("canasta-task-end")
    may = "both" if takes else "draw"
    if "draw" not in ready:
        # Where neither is offered the pile has to be taken (K47), or has been promised (K45).
        must = "promised" if promised(position_of(view)) else "fits"
        may = "stop" if "stop" in ready else must
    count = min(view.rules.draw_count, view.stock_size)
    said = drawing("canasta-task-begin", count=count, may=may)
    if takes:
        return said
    bar = barred(view)
    why = None if bar is None else illegal(bar, drawing.phrasebook)
    return sentences((said, why), drawing.phrasebook)


_TASKS: Final[Mapping[Stage, Callable[[Drawing[CanastaSeatView]], str]]] = {
    "draw": _drawing,
    "meld": _melding,
    "asked": _asked,
}
"""Says what the seat is asked, for each stage in which a seat is asked."""


def _plan(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> str | None:
    """Tell the plan as it stands, and why it cannot be committed yet."""
    view, phrasebook = drawing.view, drawing.phrasebook
    verdict = verdict_of(view, plan)
    if verdict is None:
        return drawing(f"canasta-plan-none-{plan.page}") if plan.page != OVERVIEW else None
    own = own_melds(view, view.seat)
    plays = [plan_text(plays_of(plan), own, phrasebook)] if plan.picking or plan.staged else []
    if plan.adding and view.top is not None:
        plays.insert(0, top_text(view.top, plan.alone, own, phrasebook))
    said = drawing("canasta-plan", plan=enumerated(plays, phrasebook))
    if verdict.refusal is None:
        return said
    return lines(said, illegal(verdict.refusal, phrasebook))


def _overview_of_drawing(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    del plan
    return [*_menu(drawing, "take", drawing.view.ways), *_ways_to_begin(drawing)]


def _overview_of_melding(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    lays = [
        choice for choice in drawing.view.open_prompt.choices if choice.verb in ("lay", "merge")
    ]
    planned = rows(plan_keys(drawing, plan), 2) if plan.staged or plan.picking else []
    return [
        *planned,
        *_menu(drawing, "lay", lays),
        *_discard_menus(drawing),
        *_ways_to_lay(drawing),
    ]


_OVERVIEWS: Final[
    Mapping[Stage, Callable[[Drawing[CanastaSeatView], MeldPlan], Sequence[ScreenPart]]]
] = {"draw": _overview_of_drawing, "meld": _overview_of_melding}
"""Draws what can be done at once and below it the ways to the builder, if melds are planned.

Menus come and go, so they stand above the buttons: a tap on a menu only opens it.
"""


def _ways_to_begin(drawing: Drawing[CanastaSeatView]) -> Sequence[ScreenPart]:
    view = drawing.view
    keys = list(_moves(drawing).values())
    if may_plan_take(view):
        keys.append(Button(says(drawing.frame, view, "open", "take"), drawing("canasta-open-take")))
    if homes_of_top(view):
        keys.append(Button(says(drawing.frame, view, "open", "add"), drawing("canasta-open-add")))
    # No more than three fit beside each other on a phone, and none is to stand alone.
    return rows(keys) if len(keys) < 4 else rows(keys, 2)


def _ways_to_lay(drawing: Drawing[CanastaSeatView]) -> Sequence[ScreenPart]:
    """Draw the ways to the builder, and the moves that end a turn or bind.

    Those have columns of their own, from the third on. No button of the picture before leads to
    this one there: a second tap of `Draw`, of `Back` or of what commits finds a way to the builder,
    or nothing.
    """
    frame, view = drawing.frame, drawing.view
    moves = _moves(drawing)
    keys: list[Key] = [Button(says(frame, view, "open", GROUP), drawing("canasta-open-group"))]
    if view.rules.sequences:
        keys.append(Button(says(frame, view, "open", RUN), drawing("canasta-open-run")))
    elif moves:
        keys.append(blank_key(frame, "run"))
    return rows([*keys, *moves.values()])


def _moves(drawing: Drawing[CanastaSeatView]) -> dict[str, Key]:
    """Draw the moves that have a button of their own, by verb."""
    asked = drawing.frame.asked[drawing.view.seat]
    ready = {choice.verb: choice for choice in drawing.view.open_prompt.choices if not choice.words}
    return {
        verb: Button(
            ButtonId(drawing.frame.table_id, "do", asked, str(ready[verb])),
            drawing(f"canasta-do-{verb}"),
            style=(Style.PRIMARY if verb in _FORWARD else Style.SECONDARY),
        )
        for verb in _PRESSED
        if verb in ready
    }


def _menu(
    drawing: Drawing[CanastaSeatView], name: str, moves: tuple[Action, ...] | list[Action]
) -> Sequence[ScreenPart]:
    """Draw a menu of moves that are made at once; nothing if there are none."""
    options = tuple(
        _move_option(drawing.view, move, drawing.phrasebook.plain)
        for move in moves[:OPTIONS_A_MENU]
    )
    if not options:
        return []
    return [
        Menu(
            says(drawing.frame, drawing.view, "do", name),
            options,
            placeholder=drawing(f"canasta-now-{name}"),
        )
    ]


def _move_option(view: CanastaSeatView, move: Action, phrasebook: Phrasebook) -> MenuOption:
    """Offer a move with what its cards count; putting melds together counts nothing."""
    said = move_text(move, own_melds(view, view.seat), phrasebook)
    if move.verb != "merge":
        said = worth_text(said, counted_in(view, move), view.minimums[view.seat], phrasebook)
    return option(said, str(move))


def _discard_menus(drawing: Drawing[CanastaSeatView]) -> Sequence[ScreenPart]:
    """Draw the menus of discards, each telling beforehand what it does."""
    view = drawing.view
    kinds = sorted(
        (choice.words[0] for choice in view.open_prompt.choices if choice.verb == "discard"),
        key=as_held,
    )
    held = {kind(face, suits=view.rules.sequences): face for face in reversed(view.hand)}
    counts = Counter([kind(face, suits=view.rules.sequences) for face in view.hand])
    options = [
        MenuOption(
            label=shortened(_counted(kind_name(one, drawing.phrasebook.plain), counts[one])),
            emoji=face_emoji(held[one], drawing.phrasebook) if one in held else None,
            value=one,
            description=_warning(drawing, one),
        )
        for one in kinds
    ]
    pages = [options[at : at + OPTIONS_A_MENU] for at in range(0, len(options), OPTIONS_A_MENU)]
    return [
        Menu(
            says(drawing.frame, view, "discard", *([str(number)] if number else [])),
            tuple(page),
            placeholder=drawing("canasta-discard-more" if number else "canasta-discard"),
        )
        for number, page in enumerate(pages)
    ]


def _counted(name: str, count: int) -> str:
    return times(name, count) if count > 1 else name


def _warning(drawing: Drawing[CanastaSeatView], one: str) -> str | None:
    """Say what a discard does beside ending the turn."""
    if len(drawing.view.hand) == 1:
        return drawing("canasta-warns-out")
    if is_freezing(one):
        return drawing("canasta-warns-freeze")
    return drawing("canasta-warns-block") if is_stopper(one) else None
