"""The lobby: who sits down before a game begins."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import Button, ScreenPart, Separator, Style, rows
from bot.screens.fairness import check_keys, fixed_text
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.lobbies.customise import departures
from bot.screens.phrases import enumerated, level_text, text
from bot.screens.ratings import reliable_text, with_reliability
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import hints_text
from bot.text.button_ids import ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook
from data.tables import NextDeal
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.games.catalogue import is_customised
from engine.games.catalogue import variant as preset
from engine.players.policy import Level
from engine.table.chairs import Chair

MOST_CHANGES: Final = 3
"""Most changes that stand in a lobby; the lesson has all."""

_PACES: Final = ("fast", "live", "relaxed", "slow")


def lobby_screen(
    frame: Frame,
    *,
    host: Seat,
    seat_count: int,
    variant: Variant,
    pace: str,
    next_deal: NextDeal,
    level: Level,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a table that waits for players; `frame.chairs` are those taken so far.

    What is special about the rules is told with the lesson, and what only the host chooses is in a
    panel of its own (`bot/screens/lobbies/options.py`).
    """
    screens = family_screens(variant.family)
    settings = "lobby-settings" if next_deal == "interval" else "lobby-settings-next"
    return framed(
        text(
            phrasebook("lobby-title", variant=frame.variant_title, host=frame.name(host)),
            *_chairs(frame, host, seat_count, phrasebook),
            phrasebook(
                settings,
                goal=screens.told.goal(variant, phrasebook),
                pace=pace_text(pace, phrasebook),
                level=level_text(level, phrasebook),
                next=phrasebook(f"next-deal-{next_deal}", pace=pace),
            ),
            hints_text(frame, phrasebook),
            reliable_text(frame, phrasebook),
            fixed_text(frame, phrasebook),
        ),
        Separator(),
        text(*_changes(variant, phrasebook)),
        text(screens.in_short(variant, phrasebook)),
        *_keys(frame, seat_count, phrasebook),
    )


def _changes(variant: Variant, phrasebook: Phrasebook) -> list[str]:
    """Tell what the host has changed of a preset: nobody is to sit down to another game."""
    if not is_customised(variant.family, dict(variant.options)):
        return []
    changed = departures(variant, preset(variant.key), phrasebook)
    told = (phrasebook("rule-card-line", departure=said) for said in changed[:MOST_CHANGES])
    return [phrasebook("lobby-changed"), *told]


def pace_text(pace: str, phrasebook: Phrasebook) -> str:
    """Say how long a turn may take."""
    return phrasebook(f"pace-{pace}") if pace in _PACES else pace


def _chairs(frame: Frame, host: Seat, seat_count: int, phrasebook: Phrasebook) -> list[str]:
    """Tell who sits there, in the order of chairs, and how many chairs are free."""

    def told(seat: Seat, chair: Chair) -> str:
        if chair.person is None:
            level = level_text(chair.level, phrasebook)
            return phrasebook("lobby-chair-computer", name=chair.name, level=level)
        key = "lobby-chair-host" if seat == host else "lobby-chair-person"
        return with_reliability(phrasebook(key, name=chair.name), chair, frame, phrasebook)

    seated = enumerated((told(seat, chair) for seat, chair in enumerate(frame.chairs)), phrasebook)
    free = seat_count - len(frame.chairs)
    return [seated, phrasebook("lobby-chairs-free", count=free)] if free > 0 else [seated]


def _keys(frame: Frame, seat_count: int, phrasebook: Phrasebook) -> Sequence[ScreenPart]:
    """Draw who sits down and begins, and below it what is to be read; a phone breaks no row."""
    full = len(frame.chairs) >= seat_count
    computers = any(chair.person is None for chair in frame.chairs)

    def say(verb: SharedVerb) -> ButtonId:
        return ButtonId(frame.table_id, verb)

    # The host may begin at any time. A person may take a computer's chair.
    start = Button(say("start"), phrasebook("button-start"), Style.SUCCESS)
    join = Button(
        say("join"), phrasebook("button-join"), Style.SECONDARY if full else Style.PRIMARY
    )
    return [
        *rows(
            [
                start,
                *([join] if computers or not full else []),
                Button(say("quit"), phrasebook("button-quit")),
            ]
        ),
        *rows(
            [
                Button(say("learn"), phrasebook("button-new-here")),
                Button(say("options"), phrasebook("button-options")),
                *check_keys(frame, "commitment", phrasebook),
            ]
        ),
    ]
