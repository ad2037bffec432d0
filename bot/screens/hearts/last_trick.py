"""The last trick, for whoever looked away."""

from bot.screens.cards import face_text
from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.hearts.points import worth_text
from bot.screens.notices import notice_screen
from bot.screens.phrases import lines
from bot.words import Words
from engine.games.hearts.view import HeartsView


def last_trick_screen(frame: Frame, view: HeartsView, words: Words) -> Layout:
    """Draw the trick taken last, card by card in the order of play."""
    if view.last_trick is None:
        return notice_screen(words("last-none"))
    plays, winner = view.last_trick
    worth = worth_text((play.card for play in plays), frame, words)
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
            None if worth is None else words("last-points", worth=worth),
        )
    )
