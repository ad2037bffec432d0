"""Fair deals: the lines that let anybody verify a game, in small print below the rest."""

from typing import Final

from bot.screens.components import Button, rows
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import lines, text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View

SHORT: Final = 12
"""So many digits of a commitment tell it from others."""


def commitment_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say what was settled before anybody sat down, and how it is verified.

    Somebody who plays alone begins by a press, whose number is known before: see docs/fairness.md.
    """
    if frame.fair is None:
        return None
    return lines(
        phrasebook("fair-deal", solo="yes" if frame.solo else "no"),
        phrasebook("fair-commitment", table=frame.table_id, commitment=frame.fair.commitment),
    )


def dealing_screen(frame: Frame, postings: int, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a table whose cards follow from the id of this very message."""
    fair = frame.fair
    if fair is None:
        return layout(text(phrasebook("table-dealing")))
    short = f"{fair.commitment[:SHORT]}…"
    return layout(
        text(
            phrasebook("table-dealing"),
            phrasebook("fair-commitment", table=frame.table_id, commitment=short),
            postings_text(postings, phrasebook),
        )
    )


def postings_text(postings: int, phrasebook: Phrasebook) -> str | None:
    """Say that a table was posted more than once before it was dealt; nothing if it was not."""
    return phrasebook("fair-postings", count=postings) if postings > 1 else None


def secret_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Tell the secret of the last deal that is over, and whose it is; None before there is one.

    The message of a deal that is over has no button, and is known by the table that stands here.
    """
    fair = frame.fair
    if fair is None or fair.secret is None:
        return None
    return phrasebook(
        "fair-secret", table=frame.table_id, number=fair.secret_deal, secret=fair.secret
    )


def proof_text(drawing: Drawing[View]) -> str | None:
    """Tell the seal of a game that is over.

    Somebody who plays alone is told the last secret here: no table message of that deal is left.
    """
    frame = drawing.frame
    return (
        ended_proof_text(frame, drawing.phrasebook)
        if frame.solo
        else _seal_text(frame, drawing.phrasebook)
    )


def ended_proof_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Tell the last secret and the seal together, where no other message tells the secret."""
    secret = secret_text(frame, phrasebook)
    return None if secret is None else lines(secret, _seal_text(frame, phrasebook))


def _seal_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    if frame.fair is None or frame.fair.seal is None:
        return None
    return phrasebook("fair-seal", seal=frame.fair.seal)


def verify_key(frame: Frame, phrasebook: Phrasebook) -> list[Button]:
    """Draw the button that verifies a game, if anything proves it."""
    if frame.fair is None:
        return []
    return [Button(ButtonId(frame.table_id, "verify"), phrasebook("button-verify"))]


def closed_table_screen(frame: Frame, said: str, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a game without a result; `said` is why it ended.

    What was dealt of it is proven all the same.
    """
    proof = ended_proof_text(frame, phrasebook)
    keys = [] if proof is None else verify_key(frame, phrasebook)
    return layout(text(said, proof), *rows(keys))
