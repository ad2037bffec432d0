"""Tricks in words, for every family that plays them."""

from collections.abc import Collection, Sequence

from bot.phrasebook import Phrasebook
from bot.screens.cards import face_text
from bot.screens.frame import Frame
from bot.screens.phrases import lines
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.trick import Play, TakenTrick


def led_text(
    frame: Frame,
    leader: Seat,
    trick: Sequence[Play],
    number: int,
    count: int | None,
    phrasebook: Phrasebook,
) -> str:
    """Say who led what to trick `number` of `count`, or who is to lead.

    `count` is None where nobody knows how many tricks there will be.
    """
    name = frame.name(leader)
    if not trick:
        if count is None:
            return phrasebook("trick-to-lead-some", number=number, name=name)
        return phrasebook("trick-to-lead", number=number, count=count, name=name)
    led = face_text(trick[0].card, phrasebook)
    if count is None:
        return phrasebook("trick-led-some", number=number, name=name, card=led)
    return phrasebook("trick-led", number=number, count=count, name=name, card=led)


def played_lines(
    frame: Frame,
    trick: Sequence[Play],
    taking: Play | None,
    phrasebook: Phrasebook,
    *,
    cancelled: Collection[Card] = (),
) -> list[str]:
    """Tell what was played to a trick, in the order of play; nothing before the lead.

    Faces in `cancelled` cannot take it, an equal card being there.
    """

    def key(play: Play) -> str:
        if play == taking:
            return "trick-seat-takes"
        return "trick-seat-cancelled" if play.card in cancelled else "trick-seat-played"

    return [
        phrasebook(key(play), name=frame.name(play.seat), card=face_text(play.card, phrasebook))
        for play in trick
    ]


def taken_screen(
    frame: Frame, trick: TakenTrick | None, phrasebook: Phrasebook, *, below: str | None = None
) -> Screen:
    """Draw a trick that was taken, card by card in the order of play, for who looked away."""
    if trick is None:
        return plain_screen(phrasebook("last-none"))
    plays, winner = trick
    return plain_screen(
        lines(
            phrasebook("last-title", name=frame.name(winner)),
            *(
                phrasebook(
                    "last-play-took" if play.seat == winner else "last-play",
                    name=frame.name(play.seat),
                    card=face_text(play.card, phrasebook),
                )
                for play in plays
            ),
            below,
        )
    )
