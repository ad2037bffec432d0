"""The table of a Canasta game: the one public message, as a bystander may see it."""

from functools import partial

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.deal_end import deal_end_screen, last_deal_screen
from bot.screens.canasta.melds import pile_text, roles_text, side_lines
from bot.screens.canasta.moves import deed_of
from bot.screens.canasta.rule_card import goal_line
from bot.screens.canasta.seats import coloured_sides, seats_text
from bot.screens.canasta.turns_told import turn_lines
from bot.screens.components import ScreenPart, Separator
from bot.screens.frame import Frame
from bot.screens.phrases import sentences, text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
    turn_accent,
    turn_heading,
)
from bot.screens.table.stand_ins import stood_in_lines
from bot.text.phrasebook import Phrasebook
from engine.games.canasta.view import CanastaView


def table_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return last_deal_screen(frame, view, phrasebook)
    if frame.interval is not None:
        return deal_end_screen(frame, view, phrasebook)
    sides = coloured_sides(view)
    parts: list[ScreenPart] = [
        text(turn_heading(frame, view, sides, phrasebook), _title(frame, view, phrasebook))
    ]
    if view.order:
        roles = roles_text(frame, view, phrasebook)
        parts.append(text(roles, pile_text(view, phrasebook)))
        parts += [text(*side_lines(frame, view, side, phrasebook)) for side in view.sides]
    elif result := _result(len(view.results), frame, view, phrasebook):
        parts.append(text(result))
    parts += [
        Separator(),
        text(
            *turn_lines(frame, view, phrasebook),
            *stood_in_lines(frame, phrasebook, partial(deed_of, view, phrasebook)),
            reactions_text(frame, phrasebook),
            _asked(frame, view, phrasebook),
            turn_text(frame, view, phrasebook),
            seats_text(frame, view, phrasebook),
            goal_line(view.rules, phrasebook),
            closed_messages_text(frame, phrasebook),
            hints_text(frame, phrasebook),
        ),
    ]
    last = any(face is not None for face in view.last_discards) or bool(view.results)
    return framed(
        *parts,
        *table_keys(frame, phrasebook, last=last),
        accent=turn_accent(view, sides),
    )


def turn_text(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str | None:
    """Say who is waited for and for what, and when a computer takes the turn."""
    names = bold_names(frame, view, phrasebook)
    if not names:
        return phrasebook("canasta-turn-deal") if view.stage == "deal" else None
    key = view.stage
    if key == "meld":
        key = "meld-took" if view.took else "meld"
    said = phrasebook(f"canasta-turn-{key}", names=names)
    return sentences((said, deadline_text(frame, view, phrasebook)), phrasebook)


def _title(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str:
    if not view.deal_number:
        return phrasebook("table-line", title=frame.variant_title)
    title = phrasebook("title-deal", variant=frame.variant_title, number=view.deal_number)
    return phrasebook("table-line", title=title)


def _asked(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str | None:
    if view.turn is None or view.asked is None:
        return None
    key = view.answer or "pending"
    asker, asked = frame.name(view.turn), frame.name(view.asked)
    return phrasebook(f"canasta-asked-{key}", asker=asker, asked=asked)


def _result(deal: int, frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    return deal_text(deal, view.results[deal - 1], frame, phrasebook)
