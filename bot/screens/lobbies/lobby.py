"""The lobby: who sits down before a game begins."""

from collections.abc import Sequence

from bot.screens.components import Button, ScreenPart, Separator, Style, rows
from bot.screens.fairness import check_keys, fixed_text
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.phrases import level_text, text
from bot.screens.ratings import reliable_text, with_reliability
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import hints_text
from bot.text.button_ids import ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook
from data.tables import NextDeal
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.players.policy import Level

_PACE_KEYS = {"live": "pace-live", "relaxed": "pace-relaxed", "slow": "pace-slow"}


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

    The rule card of `variant` is shown, so that nobody is surprised by a rule. What only the
    host chooses is in a panel of its own (`bot/screens/lobbies/options.py`).
    """
    screens = family_screens(variant.family)
    return framed(
        text(
            phrasebook("lobby-title", variant=frame.variant_title, host=frame.name(host)),
            screens.in_short(variant, phrasebook),
        ),
        text(*_chairs(frame, host, seat_count, phrasebook)),
        Separator(),
        text(*screens.told.rule_card(variant, phrasebook)),
        text(
            phrasebook(
                "lobby-settings",
                goal=screens.told.goal(variant, phrasebook),
                pace=pace_text(pace, phrasebook),
                level=level_text(level, phrasebook),
                next=phrasebook(f"next-deal-{next_deal}", pace=pace),
            ),
            hints_text(frame, phrasebook),
            reliable_text(frame, phrasebook),
            phrasebook("lobby-hands"),
        ),
        text(fixed_text(frame, phrasebook)),
        *_keys(frame, seat_count, phrasebook),
    )


def pace_text(pace: str, phrasebook: Phrasebook) -> str:
    """Say how long a turn may take."""
    return phrasebook(_PACE_KEYS[pace]) if pace in _PACE_KEYS else pace


def _chairs(frame: Frame, host: Seat, seat_count: int, phrasebook: Phrasebook) -> list[str]:
    written: list[str] = []
    for seat in range(max(seat_count, len(frame.chairs))):
        number = seat + 1
        if seat >= len(frame.chairs):
            written.append(phrasebook("lobby-chair-free", number=number))
        elif (chair := frame.chairs[seat]).person is None:
            kind = level_text(chair.level, phrasebook)
            written.append(
                phrasebook("lobby-chair-computer", number=number, name=chair.name, level=kind)
            )
        elif seat == host:
            said = phrasebook("lobby-chair-host", number=number, name=chair.name)
            written.append(with_reliability(said, chair, frame, phrasebook))
        else:
            said = phrasebook("lobby-chair-person", number=number, name=chair.name)
            written.append(with_reliability(said, chair, frame, phrasebook))
    return written


def _keys(frame: Frame, seat_count: int, phrasebook: Phrasebook) -> Sequence[ScreenPart]:
    """Draw who sits down and begins, and below it what is to be read; a phone breaks no row."""
    full = len(frame.chairs) >= seat_count
    computers = any(chair.person is None for chair in frame.chairs)

    def say(verb: SharedVerb) -> ButtonId:
        return ButtonId(frame.table_id, verb)

    return [
        *rows(
            [
                Button(say("start"), phrasebook("button-start"), style=Style.PRIMARY),
                Button(
                    say("join"),
                    phrasebook("button-join"),
                    style=Style.SUCCESS,
                    # A person may take a computer's chair.
                    enabled=not full or computers,
                ),
                Button(say("quit"), phrasebook("button-quit")),
            ]
        ),
        *rows(
            [
                Button(say("learn"), phrasebook("button-learn")),
                Button(say("options"), phrasebook("button-options")),
                *check_keys(frame, "commitment", phrasebook),
            ]
        ),
    ]
