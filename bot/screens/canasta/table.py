"""The table of a Canasta game: the one public message, as a bystander may see it."""

from functools import partial
from typing import Any

from discord import ui

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.kinds import kind_of
from bot.screens.canasta.melds import pile_text, roles_text, side_lines
from bot.screens.canasta.moves import deed_of
from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.phrases import framed, line, listed, presence_mark, text
from bot.screens.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
    winners_text,
)
from bot.screens.stand_ins import stood_in_lines
from bot.words import Words
from engine.games.canasta.view import CanastaView


def table_screen(frame: Frame, view: CanastaView, words: Words) -> Layout:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return table_ended_screen(frame, view, words)
    parts: list[ui.Item[Any]] = [text(_title(frame, view, words))]
    if view.order:
        roles = roles_text(frame, view, words)
        parts.append(text(roles, pile_text(view, words), *_discards(frame, view, words)))
        parts.append(
            text(*(said for side in view.sides for said in side_lines(frame, view, side, words)))
        )
    elif result := _result(len(view.results), frame, view, words):
        parts.append(text(result))
    parts += [
        line(),
        text(
            *stood_in_lines(frame, words, partial(deed_of, words)),
            _asked(frame, view, words),
            turn_text(frame, view, words),
            hand_sizes_text(frame, view, words),
            words("canasta-goal", target=view.rules.target),
            closed_messages_text(frame, words),
            hints_text(frame, words),
        ),
    ]
    last = any(face is not None for face in view.last_discards) or bool(view.results)
    return framed(*parts, *table_keys(frame, words, last=last, last_label="canasta-button-last"))


def table_closed_screen(frame: Frame, view: CanastaView, deal: int, words: Words) -> Layout:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    return framed(
        text(
            words("table-past-title", variant=frame.variant_title, number=deal),
            _result(deal, frame, view, words),
        )
    )


def table_ended_screen(frame: Frame, view: CanastaView, words: Words) -> Layout:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            words("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            _result(len(view.results), frame, view, words),
            winners_text(frame, view, words),
        )
    )


def turn_text(frame: Frame, view: CanastaView, words: Words) -> str | None:
    """Say who is waited for and for what, and when a computer takes the turn."""
    names = bold_names(frame, view, words)
    if not names:
        return words("canasta-turn-deal") if view.stage == "deal" else None
    key = view.stage
    if key == "meld":
        key = "meld-took" if view.took else "meld"
    said = words(f"canasta-turn-{key}", names=names)
    deadline = deadline_text(frame, view, words)
    return said if deadline is None else f"{said} {deadline}"


def _title(frame: Frame, view: CanastaView, words: Words) -> str:
    if not view.deal_number:
        return words("table-title-early", variant=frame.variant_title)
    return words("title-deal", variant=frame.variant_title, number=view.deal_number)


def _discards(frame: Frame, view: CanastaView, words: Words) -> list[str]:
    """Tell what each discarded last, in the order of play."""
    said = [
        words("canasta-discarded", name=frame.name(seat), card=kind_of(face, words, suits=True))
        for seat in view.order
        if (face := view.last_discards[seat]) is not None
    ]
    return [words("canasta-discards", cards=", ".join(said))] if said else []


def _asked(frame: Frame, view: CanastaView, words: Words) -> str | None:
    if view.turn is None or view.asked is None:
        return None
    key = view.answer or "pending"
    asker, asked = frame.name(view.turn), frame.name(view.asked)
    return words(f"canasta-asked-{key}", asker=asker, asked=asked)


def hand_sizes_text(frame: Frame, view: CanastaView, words: Words) -> str | None:
    """Tell how many cards each holds, in the order of play."""
    if not view.order:
        return None
    return words(
        "canasta-hand-sizes",
        hands=listed(
            [
                words(
                    "canasta-hand-size",
                    name=frame.name(seat) + presence_mark(frame.chairs[seat], words),
                    count=view.hand_sizes[seat],
                )
                for seat in view.order
            ],
            words,
        ),
    )


def _result(deal: int, frame: Frame, view: CanastaView, words: Words) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    return deal_text(deal, view.results[deal - 1], frame, words)
