"""The rules of a family in words, read from its rule parameters; messages say what each means.

Of a parameter `nil` of Spades, `spades-nil` says what it is about and `spades-nil-is` what its
`value` means in play; a value may have a message of its own, such as `spades-opening-is-2c`.
`spades-goal` says what is played to, `spades-in-short` what the game is in two sentences,
`spades-rules` and `spades-lesson` how it is played, in full and in a minute. All four may name
every parameter. A rule card tells what departs from the first preset.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.screens.lesson import LessonStep, TrickKind, trick_step
from bot.screens.lobbies.house_rules import HouseRules, awake
from bot.screens.phrases import listed
from bot.screens.told_rules import ToldRules, options_of, written
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.contract.refusal import BadRules
from engine.contract.rules import parameters_of
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES

_OF_THE_TABLE: Final = frozenset({"players", "players_allowed"})
"""Parameters that say who may play; every family has them."""


@dataclass(frozen=True, kw_only=True)
class PlainRules(ToldRules[Any]):
    """The rules of a family that says no more than what each parameter means."""

    def house_rule_name(self, option: str, phrasebook: Phrasebook) -> str:
        """Say what a parameter is about."""
        return phrasebook(f"{self.texts}{option}")

    def house_rule_meaning(self, option: str, value: str, phrasebook: Phrasebook) -> str:
        """Say what a value means in play."""
        return _meaning(self.texts, option, int(value) if value.isdigit() else value, phrasebook)

    def unplayable(self, refusal: BadRules, phrasebook: Phrasebook) -> str:
        """Name what does not go together, or does not exist here."""
        named = [name for name in refusal.parameters if phrasebook.has(f"{self.texts}{name}")]
        if not named:
            return phrasebook("fault-other")
        rules = [self.house_rule_name(name, phrasebook) for name in dict.fromkeys(named)]
        return phrasebook("fault-together", rules=listed(rules, phrasebook))

    def in_short(self, variant: Variant, phrasebook: Phrasebook) -> str:
        return phrasebook(f"{self.texts}in-short", **facts_of(variant.rules))

    def lesson(
        self, variant: Variant, follow: TrickKind, seats: int, phrasebook: Phrasebook
    ) -> tuple[LessonStep, ...]:
        """Teach the game in words, and by a trick."""
        told = LessonStep(phrasebook(f"{self.texts}lesson", **facts_of(variant.rules)))
        return (told, trick_step(follow, phrasebook, seats=seats))


def plain_rules(
    family: str,
    apart: Collection[str] | None = None,
    matters: Callable[[Any, str], bool] = lambda _rules, _name: True,
) -> PlainRules:
    """Return the rules of a family by its key; parameters `apart` have a line each, else all.

    `matters` says whether a parameter can make a difference by some rules: else it is neither told
    nor offered.
    """
    texts = f"{family}-"

    def departures(rules: object, phrasebook: Phrasebook) -> Iterator[str]:
        usual = facts_of(next(iter(FAMILIES[family].presets.values())).rules)
        for name, value in facts_of(rules).items():
            if value != usual[name] and matters(rules, name):
                yield _meaning(texts, name, value, phrasebook)

    def in_full(variant: Variant, phrasebook: Phrasebook) -> Iterator[str]:
        yield phrasebook(f"{texts}rules", **facts_of(variant.rules))

    def by_parameter(variant: Variant, phrasebook: Phrasebook) -> Iterator[str]:
        for name, value in facts_of(variant.rules).items():
            if (apart is not None and name not in apart) or (name == "deals" and value == "none"):
                continue
            meaning = _meaning(texts, name, value, phrasebook)
            yield phrasebook("rule-card-line", departure=meaning)

    def goal(variant: Variant, phrasebook: Phrasebook) -> str:
        return phrasebook(f"{texts}goal", **facts_of(variant.rules))

    def house_rules(variant: Variant, seats: int) -> HouseRules[object]:
        kind = type(variant.rules)
        names = (
            name
            for name, one in parameters_of(kind).items()
            if name not in _OF_THE_TABLE and (one.offered or one.choices)
        )
        return awake(options_of(kind, *names), seats, variant.rules, matters)

    return PlainRules(
        departures=departures,
        topics=(in_full, by_parameter),
        goal=goal,
        house_rules=house_rules,
        usual=lambda _: "rule-card-plain",
        texts=texts,
    )


def _meaning(texts: str, name: str, value: MessageArgument, phrasebook: Phrasebook) -> str:
    keys = (f"{texts}{name}-is-{written(value)}", f"{texts}{name}-is")
    key = next((key for key in keys if phrasebook.has(key)), "departs-other")
    return phrasebook(key, name=name, value=value)


def facts_of(rules: Any) -> dict[str, MessageArgument]:  # noqa: ANN401  the rules of some family
    """Return the parameters that are words, numbers, true, false or none."""
    facts: dict[str, MessageArgument] = {}
    for one in fields(rules):
        value = getattr(rules, one.name)
        if one.name in _OF_THE_TABLE:
            continue
        if value is None or isinstance(value, bool):
            facts[one.name] = str(value).lower()
        elif isinstance(value, str | int):
            facts[one.name] = value
    return facts
