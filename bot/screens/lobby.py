"""The lobby: who sits down before a game begins."""

from typing import Any

import discord
from discord import ui

from bot.screens.components import Layout, button, rows
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.phrases import framed, line, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.seats import Seat
from engine.contract.variant import Variant

_PACE_KEYS = {"live": "pace-live", "relaxed": "pace-relaxed", "slow": "pace-slow"}
_LEVEL_KEYS = {"easy": "level-easy", "random": "level-random"}


def lobby_screen(
    frame: Frame,
    *,
    host: Seat,
    seat_count: int,
    variant: Variant,
    pace: str,
    level: str,
    words: Words,
) -> Layout:
    """Draw a table that waits for players; `frame.chairs` are those taken so far.

    The rule card of `variant` is shown, so that nobody is surprised by a rule.
    """
    screens = family_screens(variant.family)
    return framed(
        text(words("lobby-title", variant=frame.variant_title, host=frame.name(host))),
        text(*_chairs(frame, host, seat_count, words)),
        line(),
        text(*screens.rule_card(variant, words)),
        text(
            words(
                "lobby-settings",
                goal=screens.goal(variant, words),
                pace=pace_text(pace, words),
                level=level_text(level, words),
            ),
            words("lobby-hands"),
        ),
        *_buttons(frame, seat_count, words),
    )


def pace_text(pace: str, words: Words) -> str:
    """Say how long a turn may take."""
    return words(_PACE_KEYS[pace]) if pace in _PACE_KEYS else pace


def level_text(level: str, words: Words) -> str:
    """Say how well a computer plays."""
    return words(_LEVEL_KEYS[level]) if level in _LEVEL_KEYS else level


def _chairs(frame: Frame, host: Seat, seat_count: int, words: Words) -> list[str]:
    written: list[str] = []
    for seat in range(max(seat_count, len(frame.chairs))):
        number = seat + 1
        if seat >= len(frame.chairs):
            written.append(words("lobby-chair-free", number=number))
        elif (chair := frame.chairs[seat]).person is None:
            kind = level_text(chair.level, words)
            written.append(
                words("lobby-chair-computer", number=number, name=chair.name, level=kind)
            )
        elif seat == host:
            written.append(words("lobby-chair-host", number=number, name=chair.name))
        else:
            written.append(words("lobby-chair-person", number=number, name=chair.name))
    return written


def _buttons(frame: Frame, seat_count: int, words: Words) -> list[ui.ActionRow[Any]]:
    full = len(frame.chairs) >= seat_count
    computers = any(chair.person is None for chair in frame.chairs)

    def say(verb: str) -> Sentence:
        return Sentence(frame.table_id, verb)

    people_row = [
        button(
            say("join"),
            words("button-join"),
            style=discord.ButtonStyle.success,
            # A person may take a computer's chair.
            enabled=not full or computers,
        ),
        button(say("quit"), words("button-quit")),
        button(say("start"), words("button-start"), style=discord.ButtonStyle.primary),
    ]
    host_row = [
        button(say("add"), words("button-add"), enabled=not full),
        button(say("drop"), words("button-drop"), enabled=computers),
        button(say("customise"), words("button-customise")),
        button(say("cancel"), words("button-cancel"), style=discord.ButtonStyle.danger),
    ]
    return [*rows(people_row), *rows(host_row)]
