"""Claims and early ends in words, and the buttons that claim, for all games of tricks."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import Button, Key, Style
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.phrases import lines, sentences
from bot.text.button_ids import ButtonId, DraftVerb
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.table.chairs import Presence
from engine.tricks.claiming import NONE, REST, Claim

CLAIM: Final = DraftVerb("claim")
"""The verb of the button that opens the choice of claims, and of the one that closes it."""

CLAIMING: Final[Draft] = ("claiming",)
"""The draft of who is choosing what to claim."""


def claims_text(drawing: Drawing[View], claims: Sequence[Claim]) -> str | None:
    """Say whose cards play themselves; None if nobody has claimed."""
    told = (drawing("claim-stands", name=drawing.name(c.seat)) for c in claims if c.what == NONE)
    return lines(*told) or None


def early_end_text(
    drawing: Drawing[View], claims: Sequence[Claim], settled: int | None
) -> str | None:
    """Say what was claimed in a deal that is over, and that its rest was played out at once."""
    told = [drawing(f"claimed-{claim.what}", name=drawing.name(claim.seat)) for claim in claims]
    if settled is not None and all(claim.what != REST for claim in claims):
        told.append(drawing("deal-settled", number=settled))
    return sentences(told, drawing.phrasebook) or None


def claim_drafted(said: tuple[str, ...]) -> Draft:
    """Return the draft after *Claim*, or after the way back from it; raise `Unreadable`."""
    if said not in (("open",), ("back",)):
        raise Unreadable("a claim is opened or left")
    return CLAIMING if said == ("open",) else ()


def may_claim(drawing: Drawing[SeatView]) -> bool:
    """Whether a claim is worth a button: one stands, and there are cards to play after this one."""
    view, own = drawing.view, drawing.frame.own
    if view.prompt is None or view.prompt.question != "play" or own is None or not own.claims:
        return False
    here = drawing.frame.chairs[view.seat].presence is Presence.HERE
    return here and len(view.hand) > 1


def claim_keys(drawing: Drawing[View], seat: Seat, *, claiming: bool) -> list[Key]:
    """Draw the button that opens the choice of claims; there it is the way back from it.

    Those that would stand follow it then, so a second tap claims nothing.
    """
    table, asked, own = drawing.frame.table_id, drawing.frame.asked[seat], drawing.frame.own
    way, style = ("back", Style.PRIMARY) if claiming else ("open", Style.SECONDARY)
    opening = Button(ButtonId(table, CLAIM, asked, way), drawing("button-claim"), style=style)
    return [
        opening,
        *(
            Button(
                ButtonId(table, "do", asked, str(Action("claim", (what,)))),
                drawing(f"button-claim-{what}"),
                style=Style.DANGER,
            )
            for what in (own.claims if claiming and own is not None else ())
        ),
    ]
