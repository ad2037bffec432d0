"""The result of a Hearts game."""

from collections.abc import Sequence

from bot.phrasebook import Phrasebook
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_lines
from bot.screens.hearts.reasons import reason_text
from bot.screens.hearts.standing import shown_total, side_total, total_note
from bot.screens.result import ended_screen
from bot.screens.screen import Screen
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsView


def result_screen(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
    """Draw the places, the totals, the deals and the moons of a game that is over."""
    assert view.outcome is not None
    return ended_screen(
        frame,
        view.outcome,
        phrasebook,
        deals=len(view.results),
        total=lambda side: side_total(side, frame, view),
        note=lambda side: _note(frame, view, side, phrasebook),
        reason=reason_text(frame, view, phrasebook),
        story=[*_moons(frame, view, phrasebook), *deal_lines(frame, view, phrasebook)],
    )


def _note(frame: Frame, view: HeartsView, side: Sequence[Seat], phrasebook: Phrasebook) -> str:
    """Tell after a total what it is made of: complex numbers, lives, the totals of partners."""
    if len(side) == 1:
        return total_note(frame, view, side[0], phrasebook)
    return f" ({', '.join(_own(frame, view, seat, phrasebook) for seat in side)})"


def _own(frame: Frame, view: HeartsView, seat: Seat, phrasebook: Phrasebook) -> str:
    total = shown_total(view.scores[seat], frame)
    said = phrasebook("deal-points", name=frame.name(seat), points=total)
    return f"{said}{total_note(frame, view, seat, phrasebook)}"


def _moons(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    shots = [result.moon for result in view.results if result.moon is not None]
    return [
        phrasebook("result-moons", name=frame.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]
