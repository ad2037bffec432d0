"""The score sheet: what the finished deals of a game have come to."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.contract.outcome import Outcome
from engine.games.canasta.view import DealResult, LaidOpen


class Sheet(NamedTuple):
    """The score sheet: the finished deals, what they have come to, and how the last one lay."""

    totals: tuple[int, ...]
    results: tuple[DealResult, ...] = ()
    laid_open: LaidOpen | None = None
    outcome: Outcome | None = None


def feats(sheet: Sheet, seats: int) -> Mapping[str, tuple[int, ...]]:
    """Return what leaderboards count beside wins, one number a seat."""
    counts = {name: [0] * seats for name in ("canastas", "concealed-outs", "red-threes")}
    for result in sheet.results:
        for tally in result.tallies:
            for seat in tally.seats:
                counts["canastas"][seat] += tally.sambas + tally.naturals + tally.mixed
                counts["concealed-outs"][seat] += tally.concealed_out
                counts["red-threes"][seat] += tally.red_threes
    return {name: tuple(row) for name, row in counts.items()}
