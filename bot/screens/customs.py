"""Customs: the options that people really change in a lobby, and what each may be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.contract.refusal import BadRules
from engine.contract.variant import Option, Variant
from engine.games.catalogue import FAMILIES

Custom: TypeAlias = Mapping[str, Mapping[str, Option]]
"""What an option may be, by a name for the texts, and the rule parameters that make it so."""

AS_PRESET: Final = "preset"
"""The value of every option that leaves it to the preset."""


def rule_of(variant: Variant, name: str) -> object:
    """Return a rule parameter by its name."""
    return getattr(variant.rules, name)


@dataclass(frozen=True, slots=True)
class Customs:
    """Options by name, each with its values, in the order in which they are offered.

    Names and values hold neither blanks nor dots; a menu takes 25 options, and 24 values of one.
    `usual` is the game that takes every value which is played here at all. `part` returns a rule
    parameter as far as it can matter at a table of a variant.
    """

    options: Mapping[str, Custom]
    usual: Variant
    part: Callable[[Variant, str], object] = rule_of

    def customised(self, variant: Variant, option: str, value: str) -> Variant:
        """Return a variant with one option changed; raise `BadRules` naming what does not fit.

        Only what departs from the preset is written down; the rest of the options stays.
        """
        family = FAMILIES[variant.family]
        base = family.presets[variant.key]
        values = self.options.get(option)
        if values is None or (value != AS_PRESET and value not in values):
            raise BadRules("there is no such option", option)
        ours = {name for one in values.values() for name in one}
        kept = {name: written for name, written in variant.options if name not in ours}
        written = kept | dict(values[value] if value != AS_PRESET else {})
        changed = family.changed(base, written)
        departing = {
            name: one
            for name, one in written.items()
            if self.part(changed, name) != self.part(base, name)
        }
        return family.changed(base, departing) if departing else base

    def on_offer(self, option: str) -> tuple[str, ...]:
        """Return the values of an option that are played here."""
        return tuple(value for value in self.options[option] if self._fits(option, value))

    def _fits(self, option: str, value: str) -> bool:
        try:
            self.customised(self.usual, option, value)
        except BadRules:
            return False
        return True

    def value_of(self, variant: Variant, option: str) -> str:
        """Return the value an option has now, `AS_PRESET` where it is none of those on offer."""
        for value in self.options[option]:
            try:
                if self.customised(variant, option, value).rules == variant.rules:
                    return value
            except BadRules:
                continue
        return AS_PRESET
