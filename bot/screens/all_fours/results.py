"""Totals of All Fours, as the panel of scores and the result tell them."""

from bot.screens.all_fours.sides import leaders_first, side_name
from bot.screens.frame import Frame
from bot.text.phrasebook import Phrasebook
from engine.games.all_fours.view import AllFoursView


def totals(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str]:
    """Tell the points of each side, the leader first."""
    return [
        phrasebook("scores-after", count=len(view.results)),
        *(
            phrasebook(
                "af-score-line",
                names=side_name(side, frame, phrasebook),
                points=str(view.scores[side[0]]),
                tricks=0,
            )
            for side in leaders_first(view)
        ),
    ]


def over_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say why the game is over if no side has reached the target (F28)."""
    del frame
    revoked = view.outcome is not None and view.outcome.reason == "revoke"
    return phrasebook("af-over-revoke") if revoked else None


def hung(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str]:
    """Tell who hung how many Jacks."""
    marks = [mark for result in view.results for mark in result.marks]
    jacks = [mark.seat for mark in marks if mark.reason == "jack" and mark.loser is not None]
    seats = sorted({seat for seat in jacks if seat is not None})
    return [
        phrasebook("af-result-hung", name=frame.name(seat), count=jacks.count(seat))
        for seat in seats
    ]
