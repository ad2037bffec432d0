"""Tricks in words, for every family that plays them."""

from collections.abc import Sequence

from bot.screens.cards import face_text
from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.notices import notice_screen
from bot.screens.phrases import lines
from bot.words import Words
from engine.contract.seats import Seat
from engine.craft.tricks import Play, TakenTrick


def led_text(
    frame: Frame, leader: Seat, trick: Sequence[Play], number: int, count: int, words: Words
) -> str:
    """Say who led what to trick `number` of `count`, or who is to lead."""
    name = frame.name(leader)
    if not trick:
        return words("trick-to-lead", number=number, count=count, name=name)
    led = face_text(trick[0].card, words)
    return words("trick-led", number=number, count=count, name=name, card=led)


def played_lines(
    frame: Frame, trick: Sequence[Play], taking: Play | None, words: Words
) -> list[str]:
    """Tell what was played to a trick, in the order of play; nothing before the lead."""
    return [
        words(
            "trick-seat-takes" if play == taking else "trick-seat-played",
            name=frame.name(play.seat),
            card=face_text(play.card, words),
        )
        for play in trick
    ]


def taken_screen(
    frame: Frame, trick: TakenTrick | None, words: Words, *, below: str | None = None
) -> Layout:
    """Draw a trick that was taken, card by card in the order of play, for who looked away."""
    if trick is None:
        return notice_screen(words("last-none"))
    plays, winner = trick
    return notice_screen(
        lines(
            words("last-title", name=frame.name(winner)),
            *(
                words(
                    "last-play-took" if play.seat == winner else "last-play",
                    name=frame.name(play.seat),
                    card=face_text(play.card, words),
                )
                for play in plays
            ),
            below,
        )
    )
