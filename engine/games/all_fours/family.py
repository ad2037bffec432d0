"""The family: its variants on offer, how options change one, and games imagined from a view."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.contract.offering import ruled
from engine.contract.variant import MOST_DEALS, Length, Option, VariantOf
from engine.games.all_fours.deal import Sheet, as_seen
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.options import READERS, changed_rules
from engine.games.all_fours.presets import PRESETS
from engine.games.all_fours.rules import LONGEST, AllFoursRules
from engine.games.all_fours.terms import terms
from engine.games.all_fours.view import AllFoursView
from engine.tricks.family import TrickFamily, trick_family


def _fresh(seat_count: int) -> Sheet:
    return Sheet(totals=(0,) * seat_count)


def _changed(
    preset: VariantOf[AllFoursRules], options: Mapping[str, Option], seats: int | None = None
) -> VariantOf[AllFoursRules]:
    # Options stand in one order, and all of them on the preset as it is offered, so that what
    # literal_quirks brought goes again with it.
    written = dict(preset.options) | dict(options)
    rules = changed_rules(preset.key, PRESETS[preset.key], written, seats)
    return replace(ruled(preset, rules), options=tuple(sorted(written.items())))


ALL_FOURS: Final[TrickFamily[AllFoursRules, AllFoursView]] = replace(
    trick_family(
        "all_fours",
        "All Fours",
        presets=PRESETS,
        game=AllFoursGame,
        terms=terms,
        rules_page="all-fours.md",
        sheet=_fresh,
        sheet_seen=as_seen,
        readers=READERS,
        length=Length(target=(1, LONGEST), deals=(1, MOST_DEALS)),
    ),
    changed=_changed,
)
