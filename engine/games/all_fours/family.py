"""The family: its variants on offer, how options change one, and games imagined from a view."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.contract.offering import changing
from engine.contract.variant import MOST_DEALS, Length, Option
from engine.games.all_fours.deal import Sheet
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.presets import PRESETS, TO_THE_LETTER
from engine.games.all_fours.rules import LONGEST, AllFoursRules
from engine.games.all_fours.terms import terms
from engine.games.all_fours.view import AllFoursView
from engine.tricks.family import TrickFamily, trick_family


def _also_seen(view: AllFoursView) -> Mapping[str, Any]:
    ended = view.outcome
    won = ended is not None and ended.reason == "target"
    return {
        "marks": view.marks,
        "thrown_in": view.thrown_in,
        "winner": view.terms.side_of[ended.winners[0]] if ended is not None and won else None,
        "cut": view.cut,
    }


def _quirks(preset: str, values: Mapping[str, Option]) -> Mapping[str, Option]:
    """Return what `literal_quirks` brings, which goes again with it."""
    return TO_THE_LETTER.get(preset, {}) if values.get("literal_quirks") else {}


ALL_FOURS: Final[TrickFamily[AllFoursRules, AllFoursView]] = replace(
    trick_family(
        "all_fours",
        "All Fours",
        presets=PRESETS,
        game=AllFoursGame,
        terms=terms,
        rules_page="all-fours.md",
        sheet=Sheet,
        also_seen=_also_seen,
        length=Length(target=(1, LONGEST), deals=(1, MOST_DEALS)),
    ),
    changed=changing(PRESETS, "All Fours", _quirks),
)
