"""Totals of Hearts, as the panel of scores and the result tell them."""

from bot.screens.frame import Frame
from bot.screens.hearts.standing import leaders_first, shown_total, side_lines, total_note
from bot.screens.phrases import enumerated, remarked
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsView


def totals(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell the totals, the leader first, and those of sides."""
    return [
        phrasebook("scores-title", count=len(view.results)),
        *(
            remarked(
                phrasebook(
                    "scores-total",
                    name=frame.name(seat),
                    points=shown_total(view.scores[seat], view.terms.rules),
                ),
                total_note(view, seat, phrasebook),
                phrasebook,
            )
            for seat in leaders_first(view)
        ),
        *side_lines(frame, view, phrasebook),
    ]


def notes(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell what totals are made of: those of partners, and complex numbers."""
    told = (
        [_own(frame, view, seat, phrasebook) for seat in side]
        for side in view.terms.sides
        if len(side) > 1 or view.terms.rules.imaginary
    )
    return [enumerated(said, phrasebook) for said in told]


def _own(frame: Frame, view: HeartsView, seat: Seat, phrasebook: Phrasebook) -> str:
    total = shown_total(view.scores[seat], view.terms.rules)
    said = phrasebook("deal-points", name=frame.name(seat), points=total)
    return remarked(said, total_note(view, seat, phrasebook), phrasebook)


def moons(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell who shot how many moons."""
    shots = [result.moon for result in view.results if result.moon is not None]
    return [
        phrasebook("result-moons", name=frame.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]
