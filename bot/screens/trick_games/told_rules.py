"""The rules of a family in words, read from its rule parameters; messages say what each means.

Of a parameter `nil` of Spades, `spades-nil` says what it is about and `spades-nil-is` what its
`value` means in play. `spades-goal` says what is played to, `spades-in-short` what the game is in
two sentences, `spades-rules` and `spades-lesson` how it is played, in full and in a minute. All
four may name every parameter. A rule card tells what departs from the first preset.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.screens.family import Offer, OfferOf
from bot.screens.lesson import LessonStep
from bot.screens.lobbies.house_rules import HouseRule, HouseRules
from bot.screens.phrases import listed, text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import card_lines, customised_text
from bot.screens.trick_games.example import TrickKind, trick_step
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES

_OF_THE_TABLE: Final = frozenset({"players", "players_allowed"})
"""Parameters that say who may play; every family has them."""


@dataclass(frozen=True, slots=True)
class ToldRules:
    """The rules of one family, by its key.

    `numbers` are the values on offer of parameters that are any number. Others are offered
    if their type names what they may be.
    """

    family: str
    numbers: Mapping[str, Sequence[int]]
    follow: TrickKind = "plain"
    """How suit is followed in the trick that the lesson shows."""

    def offer(self) -> Offer:
        """Return the one command that opens its tables, by the family's key."""
        presets = tuple(FAMILIES[self.family].presets.values())
        return OfferOf(
            command=self.family.replace("_", ""),
            presets=presets,
            default=presets[0],
        )

    def rule_card(self, variant: Variant, phrasebook: Phrasebook) -> list[str]:
        """Name what is played and tell what departs from the first preset."""
        told = self.departures(variant.rules, phrasebook)
        return card_lines(variant, told, phrasebook, usual=phrasebook("rule-card-plain"))

    def departures(self, rules: object, phrasebook: Phrasebook) -> list[str]:
        """Tell what departs from the first preset, a sentence each."""
        usual = _facts(next(iter(FAMILIES[self.family].presets.values())).rules)
        return [
            self._meaning(name, value, phrasebook)
            for name, value in _facts(rules).items()
            if value != usual[name]
        ]

    def rules(self, variant: Variant, phrasebook: Phrasebook) -> Screen:
        """Explain the variant: how it is played, and what each parameter means in it."""
        facts = _facts(variant.rules)
        return layout(
            text(
                phrasebook("rules-title", variant=phrasebook(f"variant-{variant.key}")),
                phrasebook(f"variant-{variant.key}-about"),
                customised_text(variant, phrasebook),
            ),
            text(phrasebook(f"{self.family}-rules", **facts)),
            text(
                *(
                    phrasebook("rule-card-line", departure=self._meaning(name, value, phrasebook))
                    for name, value in facts.items()
                )
            ),
        )

    def goal(self, variant: Variant, phrasebook: Phrasebook) -> str:
        """Say what is played to."""
        return phrasebook(f"{self.family}-goal", **_facts(variant.rules))

    def in_short(self, variant: Variant, phrasebook: Phrasebook) -> str:
        """Say what the game is."""
        return phrasebook(f"{self.family}-in-short", **_facts(variant.rules))

    def lesson(self, variant: Variant, phrasebook: Phrasebook) -> tuple[LessonStep, ...]:
        """Teach the game in words, and by a trick."""
        told = LessonStep(phrasebook(f"{self.family}-lesson", **_facts(variant.rules)))
        return (told, trick_step(self.follow, phrasebook))

    def house_rules(self, variant: Variant, seats: int) -> HouseRules[object]:
        """Return every parameter whose values are known."""
        return HouseRules(dict(self._options(type(variant.rules))), seats)

    def house_rule_name(self, option: str, phrasebook: Phrasebook) -> str:
        """Say what a parameter is about."""
        return phrasebook(f"{self.family}-{option}")

    def house_rule_meaning(self, option: str, value: str, phrasebook: Phrasebook) -> str:
        """Say what a value means in play."""
        return self._meaning(option, int(value) if value.isdigit() else value, phrasebook)

    def unplayable(self, refusal: BadRules, phrasebook: Phrasebook) -> str:
        """Name what does not go together, or does not exist here."""
        named = [name for name in refusal.parameters if phrasebook.has(f"{self.family}-{name}")]
        if not named:
            return phrasebook("fault-other")
        said = [self.house_rule_name(name, phrasebook) for name in dict.fromkeys(named)]
        return phrasebook("fault-together", rules=listed(said, phrasebook))

    def _options(self, rules: type) -> Iterator[tuple[str, HouseRule]]:
        listed_ones: dict[str, Sequence[Any]] = {
            **choices_of(rules, str),
            **choices_of(rules, int),
            **self.numbers,
        }
        for one in fields(rules):
            values = (True, False) if isinstance(one.default, bool) else listed_ones.get(one.name)
            if values and one.name not in _OF_THE_TABLE:
                yield one.name, {str(value).lower(): {one.name: value} for value in values}

    def _meaning(self, name: str, value: MessageArgument, phrasebook: Phrasebook) -> str:
        key = f"{self.family}-{name}-is"
        if not phrasebook.has(key):
            return phrasebook("departs-other", name=name, value=str(value))
        return phrasebook(key, value=value)


def _facts(rules: Any) -> dict[str, MessageArgument]:  # noqa: ANN401  the rules of some family
    """Return the parameters that are words, numbers, or true or false."""
    found: dict[str, MessageArgument] = {}
    for one in fields(rules):
        value = getattr(rules, one.name)
        if one.name not in _OF_THE_TABLE and isinstance(value, str | int):
            found[one.name] = str(value).lower() if isinstance(value, bool) else value
    return found
