"""A hand that is no longer played, whatever the game."""

from bot.screens.components import Button, Key, Link, rows
from bot.screens.fairness import ended_proof_text, verify_key
from bot.screens.frame import Frame
from bot.screens.phrases import date, quoted, text
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook


def hand_closed_screen(
    frame: Frame, reason: str, phrasebook: Phrasebook, *, notice: str | None = None
) -> Screen:
    """Draw a hand that is no longer played; `notice` is a line on top, as on any hand.

    `reason` is `moved` (a newer message shows it), `game`, `left`, or `ended`: without a result.
    """
    until = frame.paused_until
    keys = {
        "moved": "hand-closed-moved",
        "game": "hand-closed-game",
        "left": "hand-closed-left" if until is None else "hand-closed-paused",
        "ended": "hand-closed-ended",
    }
    keys_below: list[Key] = [
        Link(phrasebook("button-to-table"), frame.table_link or frame.channel_link)
    ]
    if reason == "left":
        back = ButtonId(frame.table_id, "back")
        keys_below.insert(0, Button(back, phrasebook("button-back")))
    proof = None
    if reason == "ended" and frame.solo:
        # No message of the table is left that could tell it.
        proof = ended_proof_text(frame, phrasebook)
        keys_below += verify_key(frame, phrasebook) if proof else []
    return framed(
        text(
            quoted(notice),
            phrasebook(
                keys.get(reason, "hand-closed-game"),
                variant=frame.variant_title,
                guild=frame.guild_name,
                channel=frame.channel_name,
                moment="" if until is None else date(until),
            ),
            proof,
        ),
        *rows(keys_below),
    )
