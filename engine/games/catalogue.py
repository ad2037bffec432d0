"""The catalogue: every family on offer, a line and its import each."""

import copyreg
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.contract.refusal import BadRules, Fault
from engine.contract.variant import Family, Option, Variant, VariantOf
from engine.games.all_fours.family import ALL_FOURS
from engine.games.california_jack.game import CALIFORNIA_JACK
from engine.games.canasta.presets import CANASTA
from engine.games.gong_zhu.game import GONG_ZHU
from engine.games.hearts.family import HEARTS
from engine.games.point_pitch.game import POINT_PITCH

# Each has rules and views of its own, and a family's key does not say which these are.
FAMILIES: Final[Mapping[str, Family[Any, Any]]] = {
    family.key: family
    for family in (
        HEARTS,
        CANASTA,
        ALL_FOURS,
        CALIFORNIA_JACK,
        GONG_ZHU,
        POINT_PITCH,
    )
}


def variants() -> Iterator[Variant]:
    """Yield every preset of every family."""
    for family in FAMILIES.values():
        yield from family.presets.values()


def variant(
    key: str, options: Mapping[str, Option] | None = None, seats: int | None = None
) -> Variant:
    """Return the preset `key` with `options` changed; raise `BadRules` if there is none.

    With `seats` all is judged for so many players, who must be able to play it. Without, the
    numbers of players that the options do not fit are left out of `seats_allowed`.
    """
    for family in FAMILIES.values():
        if key in family.presets:
            return _judged(family, family.presets[key], options or {}, seats)
    raise BadRules.of([Fault("variant", f"there is no {key!r}")])


def _named(
    chosen: Variant,
) -> tuple[Callable[..., Variant], tuple[str, Mapping[str, Option]]]:
    return variant, (chosen.key, dict(chosen.options))


# The functions of a variant do not travel to another process; it is found there by its name.
copyreg.pickle(VariantOf, _named)


def highest_wins(preset: str) -> bool | None:
    """Return whether points are wanted by a preset, None if this version does not know it."""
    known = (family.presets.get(preset) for family in FAMILIES.values())
    return next((one.highest_wins for one in known if one is not None), None)


def is_customised(family: str, options: Mapping[str, Option]) -> bool:
    """Whether options change more of a family's preset than how long a game is.

    Of a family that this version does not know nobody can tell.
    """
    known = FAMILIES.get(family)
    return known is not None and not known.length.parameters.issuperset(options)


_SEATING: Final = frozenset({"players", "players_allowed"})
"""Options that let others play than the preset does."""


def _judged(
    family: Family[Any, Any], preset: Variant, options: Mapping[str, Option], seats: int | None
) -> Variant:
    try:
        changed = family.changed(preset, options, seats) if options else preset
    except BadRules as refusal:
        if seats is None:
            raise
        # Nothing else in the options could seat them, so that is told at the same time.
        seating = {name: options[name] for name in _SEATING if name in options}
        try:
            seated = family.changed(preset, seating) if seating else preset
        except BadRules:
            raise refusal from None
        unseated = seated.faults_with(seats) if seated.is_for_others(seats) else ()
        raise BadRules.of([*unseated, *refusal.faults]) from None
    if seats is not None:
        changed.must_seat(seats)
    return changed
