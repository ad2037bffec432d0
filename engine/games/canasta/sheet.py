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
    """Count for every seat over the finished deals.

    `canastas` are those of its side, and `canastas-natural`, `canastas-mixed` and `sambas` what
    they were. `outs` are the deals in which the seat itself went out, `concealed-outs` those in
    which its side did with a concealed hand (K44). `red-threes` are those of its side.
    """
    names = ("canastas", "canastas-natural", "canastas-mixed", "sambas", "outs", "concealed-outs")
    counts = {name: [0] * seats for name in (*names, "red-threes")}
    for result in sheet.results:
        if result.out is not None:
            counts["outs"][result.out] += 1
        for tally in result.tallies:
            for seat in tally.seats:
                counts["canastas"][seat] += tally.sambas + tally.naturals + tally.mixed
                counts["canastas-natural"][seat] += tally.naturals
                counts["canastas-mixed"][seat] += tally.mixed
                counts["sambas"][seat] += tally.sambas
                counts["concealed-outs"][seat] += tally.concealed_out
                counts["red-threes"][seat] += tally.red_threes
    return {name: tuple(row) for name, row in counts.items()}
