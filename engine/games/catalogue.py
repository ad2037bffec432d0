"""The catalogue: every family on offer, one line each."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.contract.refusal import BadRules
from engine.contract.variant import Family, Option, Variant
from engine.games.all_fours.family import ALL_FOURS
from engine.games.canasta.presets import CANASTA
from engine.games.hearts.presets import HEARTS

FAMILIES: Final[Mapping[str, Family]] = {
    family.key: family for family in (HEARTS, CANASTA, ALL_FOURS)
}


def variants() -> Iterator[Variant]:
    """Yield every preset of every family."""
    for family in FAMILIES.values():
        yield from family.presets.values()


def variant(key: str, options: Mapping[str, Option] | None = None) -> Variant:
    """Return the preset `key` with `options` changed; raise `BadRules` where there is none."""
    for family in FAMILIES.values():
        if key in family.presets:
            preset = family.presets[key]
            return family.changed(preset, options) if options else preset
    raise BadRules(f"variant: there is no {key!r}", "variant")
