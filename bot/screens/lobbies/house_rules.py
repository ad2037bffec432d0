"""House rules: the options that people really change in a lobby, and what each may be."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeAlias, TypeVar, cast

from engine.contract.refusal import BadRules
from engine.contract.variant import Option, Variant, VariantOf
from engine.games.catalogue import FAMILIES

RulesT = TypeVar("RulesT")

HouseRule: TypeAlias = Mapping[str, Mapping[str, Option]]
"""The values of an option, by a name for the texts, and the rule parameters that make it so."""

AS_PRESET: Final = "preset"
"""The value of every option that leaves it to the preset."""

MOST_VALUES: Final = 24
"""As many as a menu takes of one option, beside the preset's own."""

DEALS: Final[HouseRule] = {
    "none": {"deals": None},
    **{str(count): {"deals": count} for count in (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30)},
}
"""After how many deals a game ends at the latest, in families that have a rule of that name."""

REMEMBERED: Final = 1024
"""Changed variants that are remembered, those of all tables together: a few megabytes."""


def differs(changed: Variant, base: Variant, name: str) -> bool:
    """Whether a rule parameter is another one in `changed` than in `base`."""
    return getattr(changed.rules, name) != getattr(base.rules, name)


# A menu tries every value of every option, and the next menu nearly all of them again. Many do not
# fit, and to find that out takes as long.
@lru_cache(REMEMBERED)
def _changed(family: str, preset: str, written: str, seats: int) -> Variant | BadRules:
    try:
        base = FAMILIES[family].presets[preset]
        return FAMILIES[family].changed(base, json.loads(written), seats)
    except BadRules as refusal:
        return refusal.again()


@dataclass(frozen=True, slots=True)
class HouseRules(Generic[RulesT]):
    """Options of one table by name, each with its values, in the order in which they are offered.

    All are judged for the `seats` of the table. Names and values hold neither blanks nor dots; a
    menu takes 25 options, and `MOST_VALUES` of one. `asleep` are options that make no difference
    as the other rules stand now. `departs` says whether a rule parameter is another one than the
    preset's, as far as it can matter at a table of a variant.
    """

    options: Mapping[str, HouseRule]
    seats: int
    asleep: frozenset[str] = frozenset()
    departs: Callable[[VariantOf[RulesT], VariantOf[RulesT], str], bool] = differs

    def knows(self, option: str, value: str) -> bool:
        """Whether there is such a value of such an option, be it offered or not."""
        return value in (AS_PRESET, *self.options.get(option, ()))

    def customised(self, variant: VariantOf[RulesT], option: str, value: str) -> VariantOf[RulesT]:
        """Return a variant with one option changed; raise `BadRules` naming what does not fit.

        Only what departs from the preset is written down; the rest of the options stays.
        """
        base = FAMILIES[variant.family].presets[variant.key]
        values = self.options.get(option)
        if values is None or not self.knows(option, value):
            raise BadRules("there is no such option", option)
        if option in self.asleep:
            raise BadRules("it makes no difference", option)
        ours = {name for one in values.values() for name in one}
        kept = {name: written for name, written in variant.options if name not in ours}
        written = kept | dict(values[value] if value != AS_PRESET else {})
        changed = self._changed(base, written)
        changed.must_seat(self.seats)
        departing = {
            name: one for name, one in written.items() if self.departs(changed, base, name)
        }
        return self._changed(base, departing) if departing else base

    def _changed(self, base: VariantOf[RulesT], written: Mapping[str, Option]) -> VariantOf[RulesT]:
        changed = _changed(base.family, base.key, json.dumps(written), self.seats)
        if isinstance(changed, BadRules):
            raise changed.again()
        return cast("VariantOf[RulesT]", changed)

    def offered(self, variant: VariantOf[RulesT]) -> Iterator[str]:
        """Yield the options that leave something to choose at this table."""
        base = FAMILIES[variant.family].presets[variant.key]
        for option in self.options:
            if option in self.asleep:
                continue
            usual = self.value_of(base, option)
            if any(value != usual for value in self._possible(variant, option)):
                yield option

    def on_offer(self, variant: VariantOf[RulesT], option: str) -> tuple[str, ...]:
        """Return the values that this table can have, at least once other options are changed."""
        return tuple(self._possible(variant, option))

    def _possible(self, variant: VariantOf[RulesT], option: str) -> Iterator[str]:
        base = FAMILIES[variant.family].presets[variant.key]
        for value in self.options[option]:
            if self._fits(base, option, value) or self._fits(variant, option, value):
                yield value

    def in_the_way(self, variant: VariantOf[RulesT], option: str, value: str) -> str | None:
        """Return another option that keeps a value out by what it is changed to, if one does."""
        for other in self.options:
            if other == option:
                continue
            try:
                without = self.customised(variant, other, AS_PRESET)
            except BadRules:
                continue
            if without.rules != variant.rules and self._fits(without, option, value):
                return other
        return None

    def _fits(self, variant: VariantOf[RulesT], option: str, value: str) -> bool:
        try:
            self.customised(variant, option, value)
        except BadRules:
            return False
        return True

    def value_of(self, variant: VariantOf[RulesT], option: str) -> str | None:
        """Return the value an option has now, None if it is changed to one without a name."""
        for value in (*self.options[option], AS_PRESET):
            try:
                if self.customised(variant, option, value).rules == variant.rules:
                    return value
            except BadRules:
                continue
        return None


def awake(
    options: Mapping[str, HouseRule],
    seats: int,
    rules: RulesT,
    matters: Callable[[RulesT, str], bool],
) -> HouseRules[RulesT]:
    """Return options at a table of `rules`; those asleep that can make no difference by them.

    What makes no difference departs from nothing either, so it is not kept beside another choice.
    """

    def departs(changed: VariantOf[RulesT], base: VariantOf[RulesT], name: str) -> bool:
        return matters(changed.rules, name) and differs(changed, base, name)

    asleep = frozenset(option for option in options if not matters(rules, option))
    return HouseRules(options, seats, asleep, departs)
