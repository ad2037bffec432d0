"""A hand of Canasta: what one player sees in private, and what to press."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.screens.canasta.builder import builder_rows, plan_keys, says, verdict_of
from bot.screens.canasta.deal_end import hand_between_deals, sheet_after
from bot.screens.canasta.kinds import (
    as_held,
    cards_text,
    hand_text,
    is_freezing,
    is_stopper,
    kind_name,
)
from bot.screens.canasta.meld_names import own_melds
from bot.screens.canasta.melds import pile_text, roles_text, side_lines
from bot.screens.canasta.moves import deed_of, move_text, plan_text, top_text
from bot.screens.canasta.plan import GROUP, OVERVIEW, RUN, MeldPlan, plan_of, plays_of
from bot.screens.canasta.plan_judging import barred, counted_in, homes_of_top, may_plan_take
from bot.screens.canasta.refusals import illegal
from bot.screens.canasta.seats import seats_text
from bot.screens.canasta.turns_told import turn_lines
from bot.screens.canasta.worth import option, worth_text
from bot.screens.cards import face_emoji
from bot.screens.components import (
    OPTIONS_A_MENU,
    Button,
    Key,
    Menu,
    MenuOption,
    ScreenPart,
    Separator,
    Style,
    Text,
    rows,
)
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hand.card_places import blank_key
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.hints import hint_keys
from bot.screens.hand.open_hand import away_text, hand_accent, last_row, stands_still, where_text
from bot.screens.hand.own_standing import game_over_hand, heading_text
from bot.screens.phrases import enumerated, lines, quoted, sentences, text, times
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.screens.table.round_table import deadline_text, with_own_clock
from bot.screens.table.stand_ins import own_stood_in_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.games.canasta.asking import promised
from engine.games.canasta.deal import position_of
from engine.games.canasta.kinds import kind
from engine.games.canasta.view import CanastaSeatView, CanastaView, Stage
from engine.table.chairs import Presence

_PRESSED: Final = ("draw", "stop", "out", "ask", "yes", "no")
"""Moves that have a button of their own, in the order in which they are drawn."""
_FORWARD: Final = ("draw", "out", "yes")
"""Those that people press most of the time."""


def hand_screen(
    frame: Frame,
    view: CanastaSeatView,
    *,
    draft: Draft = (),
    notice: str | None = None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the hand of `view.seat`; `notice` answers the last press, above the keys."""
    frame = with_own_clock(frame, view.seat)
    sheet = sheet_after(view, len(view.results)) if view.results else None
    if view.outcome is not None:
        if sheet is None:
            return hand_closed_screen(frame, "game", phrasebook)
        return game_over_hand(frame, view, sheet, phrasebook)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    if frame.interval is not None:
        return hand_between_deals(frame, view, notice, phrasebook)
    plan = plan_of(draft)
    overview = None if view.prompt is None else _OVERVIEWS.get(view.stage)
    parts: list[ScreenPart] = [
        text(
            heading_text(frame, view, sheet, phrasebook),
            None if frame.solo else _title(frame, view, phrasebook),
            where_text(frame, phrasebook),
        ),
        *(() if stands_still(frame, view.seat) else _table(frame, view, phrasebook)),
        Separator(),
        text(*_hand(view, phrasebook)),
        text(*_task(frame, view, phrasebook)),
    ]
    # Beside what is pressed next: of a long hand a phone shows the lower half.
    parts += [text(quoted(notice))] if notice else []
    if overview is not None:
        parts += [text(said)] if (said := _plan(view, plan, phrasebook)) else []
        if plan.page == OVERVIEW:
            parts += overview(frame, view, plan, phrasebook)
        else:
            parts += builder_rows(frame, view, plan, phrasebook)
    elif view.prompt is not None:
        parts += rows(list(_moves(frame, view, phrasebook).values()))
    return framed(
        *parts,
        *last_row(frame, view.seat, phrasebook, *hint_keys(frame, view, phrasebook)),
        accent=hand_accent(view),
    )


def _title(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str:
    return phrasebook("hand-title-plain", variant=frame.variant_title, number=view.deal_number)


def _table(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> list[Text]:
    """Tell what lies on the table, the own side first, and what was done last."""
    if not view.deal_number or view.stage == "deal":
        return [text(phrasebook("canasta-turn-deal"))]
    sides = sorted(view.sides, key=lambda side: view.seat not in side.seats)
    return [
        text(
            roles_text(frame, view, phrasebook),
            pile_text(view, phrasebook),
        ),
        *(text(*side_lines(frame, view, side, phrasebook)) for side in sides),
        text(*turn_lines(frame, view, phrasebook), seats_text(frame, view, phrasebook)),
    ]


def _hand(view: CanastaSeatView, phrasebook: Phrasebook) -> list[str | None]:
    if view.seat not in view.order:
        return [phrasebook("canasta-resting")] if view.order else []
    suits = view.rules.sequences
    held = hand_text(view.hand, phrasebook, suits=suits)
    drawn = cards_text(view.drawn, phrasebook, suits=suits) if view.drawn else ""
    return [
        phrasebook("canasta-hand", count=len(view.hand), cards=held) if view.hand else None,
        phrasebook("canasta-drawn", cards=drawn) if drawn else None,
    ]


def _waiting(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> str | None:
    """Say whose turn it is, and no more: such a hand is drawn once for a whole turn."""
    if view.turn is None:
        return phrasebook("canasta-turn-deal") if view.stage == "deal" else None
    return phrasebook("canasta-waiting", name=frame.name(view.turn))


def _task(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> list[str | None]:
    away = away_text(frame, view.seat, phrasebook)
    news = own_stood_in_text(frame, view.seat, phrasebook, partial(deed_of, view, phrasebook))
    if stands_still(frame, view.seat):
        return [news, away]
    if view.prompt is None:
        return [news, _waiting(frame, view, phrasebook), away]
    said = _TASKS[view.stage](frame, view, phrasebook)
    answered = phrasebook(f"canasta-answer-{view.answer}") if view.answer in ("yes", "no") else None
    return [news, said, answered, deadline_text(frame, view, phrasebook), away]


def _asked(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> str:
    asker = "" if view.turn is None else frame.name(view.turn)
    return phrasebook("canasta-task-asked", name=asker)


def _melding(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> str:
    del frame
    return phrasebook("canasta-task-meld" if view.may_discard else "canasta-task-last")


def _drawing(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> str:
    """Say what a turn begins with, and why the pile cannot be taken if it cannot."""
    del frame
    ready = {choice.verb for choice in view.open_prompt.choices}
    takes = bool(view.ways) or may_plan_take(view)
    if not view.stock_size and not takes:
        return phrasebook("canasta-task-end")
    may = "both" if takes else "draw"
    if "draw" not in ready:
        # Where neither is offered the pile has to be taken (K47), or has been promised (K45).
        must = "promised" if promised(position_of(view)) else "fits"
        may = "stop" if "stop" in ready else must
    said = phrasebook("canasta-task-begin", count=view.rules.draw_count, may=may)
    if takes:
        return said
    bar = barred(view)
    why = phrasebook("canasta-no-take") if bar is None else illegal(bar, phrasebook)
    return sentences((said, why), phrasebook)


_TASKS: Final[Mapping[Stage, Callable[[Frame, CanastaSeatView, Phrasebook], str]]] = {
    "draw": _drawing,
    "meld": _melding,
    "asked": _asked,
}
"""Says what the seat is asked, for each stage in which a seat is asked."""


def _plan(view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook) -> str | None:
    """Tell the plan as it stands, and why it cannot be committed yet."""
    verdict = verdict_of(view, plan)
    if verdict is None:
        return phrasebook(f"canasta-plan-none-{plan.page}") if plan.page != OVERVIEW else None
    own = own_melds(view, view.seat)
    plays = [plan_text(plays_of(plan), own, phrasebook)] if plan.picking or plan.staged else []
    if plan.adding and view.top is not None:
        plays.insert(0, top_text(view.top, plan.alone, own, phrasebook))
    said = phrasebook("canasta-plan", plan=enumerated(plays, phrasebook))
    if verdict.refusal is None:
        return said
    return lines(said, illegal(verdict.refusal, phrasebook))


def _overview_of_drawing(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    del plan
    return [
        *_menu(frame, view, "take", view.ways, phrasebook),
        *_ways_to_begin(frame, view, phrasebook),
    ]


def _overview_of_melding(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    lays = [choice for choice in view.open_prompt.choices if choice.verb in ("lay", "merge")]
    planned = rows(plan_keys(frame, view, plan, phrasebook)) if plan.staged or plan.picking else []
    return [
        *planned,
        *_menu(frame, view, "lay", lays, phrasebook),
        *_discard_menus(frame, view, phrasebook),
        *_ways_to_lay(frame, view, phrasebook),
    ]


_OVERVIEWS: Final[
    Mapping[Stage, Callable[[Frame, CanastaSeatView, MeldPlan, Phrasebook], Sequence[ScreenPart]]]
] = {"draw": _overview_of_drawing, "meld": _overview_of_melding}
"""Draws what can be done at once and below it the ways to the builder, if melds are planned.

Menus come and go, so they stand above the buttons: a tap on a menu only opens it.
"""


def _ways_to_begin(
    frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    keys = list(_moves(frame, view, phrasebook).values())
    if may_plan_take(view):
        keys.append(Button(says(frame, view, "open", "take"), phrasebook("canasta-open-take")))
    if homes_of_top(view):
        keys.append(Button(says(frame, view, "open", "add"), phrasebook("canasta-open-add")))
    return rows(keys)


def _ways_to_lay(
    frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the ways to the builder, and the moves that end a turn or bind.

    Those have columns of their own. No button of the picture before leads to this one there: a
    second tap of `Draw`, of `Back` or of what commits finds a way to the builder, or nothing.
    """
    moves = _moves(frame, view, phrasebook)
    keys: list[Key] = [Button(says(frame, view, "open", GROUP), phrasebook("canasta-open-group"))]
    if view.rules.sequences:
        keys.append(Button(says(frame, view, "open", RUN), phrasebook("canasta-open-run")))
    elif moves:
        keys.append(blank_key(frame, "run"))
    if moves:
        keys.append(moves.get("out") or blank_key(frame, "out"))
    if "ask" in moves:
        keys.append(moves["ask"])
    return rows(keys)


def _moves(frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook) -> dict[str, Key]:
    """Draw the moves that have a button of their own, by verb."""
    asked = frame.asked[view.seat]
    ready = {choice.verb: choice for choice in view.open_prompt.choices if not choice.words}
    return {
        verb: Button(
            ButtonId(frame.table_id, "do", asked, str(ready[verb])),
            phrasebook(f"canasta-do-{verb}"),
            style=(Style.PRIMARY if verb in _FORWARD else Style.SECONDARY),
        )
        for verb in _PRESSED
        if verb in ready
    }


def _menu(
    frame: Frame,
    view: CanastaSeatView,
    name: str,
    moves: tuple[Action, ...] | list[Action],
    phrasebook: Phrasebook,
) -> Sequence[ScreenPart]:
    """Draw a menu of moves that are made at once; nothing if there are none."""
    options = tuple(_move_option(view, move, phrasebook.plain) for move in moves[:OPTIONS_A_MENU])
    if not options:
        return []
    return [
        Menu(says(frame, view, "do", name), options, placeholder=phrasebook(f"canasta-now-{name}"))
    ]


def _move_option(view: CanastaSeatView, move: Action, phrasebook: Phrasebook) -> MenuOption:
    """Offer a move with what its cards count; putting melds together counts nothing."""
    said = move_text(move, own_melds(view, view.seat), phrasebook)
    if move.verb != "merge":
        said = worth_text(said, counted_in(view, move), view.minimums[view.seat], phrasebook)
    return option(said, str(move))


def _discard_menus(
    frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the menus of discards, each telling beforehand what it does."""
    kinds = sorted(
        (choice.words[0] for choice in view.open_prompt.choices if choice.verb == "discard"),
        key=as_held,
    )
    counts = {
        one: sum(kind(face, suits=view.rules.sequences) == one for face in view.hand)
        for one in kinds
    }
    options = [
        MenuOption(
            label=shortened(_counted(kind_name(one, phrasebook.plain), counts[one])),
            emoji=_emoji_of_kind(view, one, phrasebook),
            value=one,
            description=_warning(view, one, phrasebook),
        )
        for one in kinds
    ]
    pages = [options[at : at + OPTIONS_A_MENU] for at in range(0, len(options), OPTIONS_A_MENU)]
    return [
        Menu(
            says(frame, view, "discard", *([str(number)] if number else [])),
            tuple(page),
            placeholder=phrasebook("canasta-discard-more" if number else "canasta-discard"),
        )
        for number, page in enumerate(pages)
    ]


def _emoji_of_kind(view: CanastaSeatView, one: str, phrasebook: Phrasebook) -> str | None:
    """Return the emoji of a card of a kind: one that is held."""
    suits = view.rules.sequences
    return next(
        (face_emoji(face, phrasebook) for face in view.hand if kind(face, suits=suits) == one), None
    )


def _counted(name: str, count: int) -> str:
    return times(name, count) if count > 1 else name


def _warning(view: CanastaSeatView, one: str, phrasebook: Phrasebook) -> str | None:
    """Say what a discard does beside ending the turn."""
    if len(view.hand) == 1:
        return phrasebook("canasta-warns-out")
    if is_freezing(one):
        return phrasebook("canasta-warns-freeze")
    return phrasebook("canasta-warns-block") if is_stopper(one) else None
