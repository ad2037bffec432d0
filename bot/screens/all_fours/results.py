"""The result and the scores of an All Fours game."""

from bot.phrasebook import Phrasebook
from bot.screens.all_fours.count import deal_lines
from bot.screens.all_fours.sides import leaders_first, side_name
from bot.screens.components import Line
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.result import ended_screen
from bot.screens.screen import Screen, layout
from engine.games.all_fours.view import AllFoursView


def result_screen(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
    """Draw the places, the points, the Jacks that were hung and the deals of a finished game."""
    assert view.outcome is not None
    return ended_screen(
        frame,
        view.outcome,
        phrasebook,
        deals=len(view.results),
        total=lambda side: view.scores[side[0]],
        reason=over_text(view, phrasebook),
        story=[*_hung(frame, view, phrasebook), *deal_lines(frame, view, phrasebook)],
    )


def scores_screen(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
    """Draw the points, the leader first, and the deals they come from."""
    totals = text(
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
    )
    if not view.results:
        return layout(totals)
    return layout(totals, Line(), text(*deal_lines(frame, view, phrasebook)))


def over_text(view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say why the game is over where no side has reached the target (F28)."""
    revoked = view.outcome is not None and view.outcome.reason == "revoke"
    return phrasebook("af-over-revoke") if revoked else None


def _hung(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str]:
    marks = [mark for result in view.results for mark in result.marks]
    hung = [mark.seat for mark in marks if mark.reason == "jack" and mark.loser is not None]
    seats = sorted({seat for seat in hung if seat is not None})
    return [
        phrasebook("af-result-hung", name=frame.name(seat), count=hung.count(seat))
        for seat in seats
    ]
