"""The result of a Hearts game."""

from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_lines
from bot.screens.hearts.standing import shown_total, side_lines
from bot.screens.result import ended_screen
from bot.words import Words
from engine.games.hearts.view import HeartsView


def result_screen(frame: Frame, view: HeartsView, words: Words) -> Layout:
    """Draw the places, the totals, the deals and the moons of a game that is over."""
    assert view.outcome is not None
    return ended_screen(
        frame,
        view.outcome,
        words,
        deals=len(view.results),
        total=lambda seat: shown_total(view.scores[seat], frame),
        sides=side_lines(frame, view, words),
        story=[*_moons(frame, view, words), *deal_lines(frame, view, words)],
    )


def _moons(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    shots = [result.moon for result in view.results if result.moon is not None]
    return [
        words("result-moons", name=frame.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]
