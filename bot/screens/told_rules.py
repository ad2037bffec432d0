"""Told rules: how a family tells what is played, on a card, on a page, and in menus of house rules.

What is declared of a parameter (`engine/contract/rules.py`) is what a host may choose, and its name
is the name of its texts: of `low_to` of All Fours, `af-house-rule-low_to` says what it is about and
`af-house-rule-low_to-holder` what a value means in play; a number is the `count` of a text. What
departs from the usual game is told by `af-departs-low_to-dealer`, in a menu too if that value has
no other words.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.screens.cards import faces_text
from bot.screens.lobbies.house_rules import HouseRule, HouseRules
from bot.screens.phrases import clause, listed, text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import card_lines, customised_text
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import Card
from engine.contract.rules import parameters_of
from engine.contract.variant import VariantOf

RulesT = TypeVar("RulesT")

Topic: TypeAlias = Callable[[VariantOf[RulesT], Phrasebook], Iterable[str]]
"""A block of the page of the rules, nothing if it has no line."""


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class ToldRules(Generic[RulesT]):
    """The rules of one family in words, read from its rule parameters."""

    departures: Callable[[RulesT, Phrasebook], Iterable[str]]
    """Tells what departs from the usual game of the family, in whole sentences."""
    topics: tuple[Topic[RulesT], ...]
    goal: Callable[[VariantOf[RulesT], Phrasebook], str]
    """Says in a few words what is played to: game to 100 points."""
    house_rules: Callable[[VariantOf[RulesT], int], HouseRules[RulesT]]
    """Returns the options that a host may change at a table of so many seats."""
    usual: Callable[[RulesT], str]
    """Returns the text that is said if nothing departs."""
    texts: str = ""
    """How the names of the texts begin."""
    plain: RulesT | None = None
    """The rules of which the page says nothing but their name above the topics."""

    def rule_card(self, variant: VariantOf[RulesT], phrasebook: Phrasebook) -> list[str]:
        """Name what is played and tell what departs from the usual game, a line each.

        It stands in a message that has more to show: at most 1600 characters.
        """
        told = self.departures(variant.rules, phrasebook)
        return card_lines(variant, told, phrasebook, usual=phrasebook(self.usual(variant.rules)))

    def rules(self, variant: VariantOf[RulesT], phrasebook: Phrasebook) -> Screen:
        """Explain how `variant` is played, to somebody who has never played it."""
        title: list[str | None] = [
            phrasebook("rules-title", variant=phrasebook(f"variant-{variant.key}"))
        ]
        if variant.rules != self.plain:
            title.append(phrasebook(f"variant-{variant.key}-about"))
            title.append(customised_text(variant, phrasebook))
        blocks = ([*topic(variant, phrasebook)] for topic in self.topics)
        return layout(text(*title), *(text(*lines) for lines in blocks if lines))

    def house_rule_name(self, option: str, phrasebook: Phrasebook) -> str:
        """Say what an option is about, in at most 100 characters."""
        return phrasebook(self._key(option))

    def house_rule_meaning(self, option: str, value: str, phrasebook: Phrasebook) -> str:
        """Say what a value of an option means in play, in at most 100 characters."""
        key = self._key(option)
        word, _, number = value.rpartition("-")
        if phrasebook.has(f"{key}-{value}"):
            return phrasebook(f"{key}-{value}")
        if number.isdigit():
            return phrasebook(f"{key}-{word or 'count'}", count=int(number))
        return clause(phrasebook(f"{self.texts}departs-{option}-{value}"))

    def _key(self, option: str) -> str:
        # How many deals are played at most is told alike in all families.
        return f"{'' if option == 'deals' else self.texts}house-rule-{option}"


def written(value: object) -> str:
    """Write a value as it stands in the names of texts and of choices."""
    return "none" if value is None else str(value).lower().replace("+", "-")


def deal_line(seats: int, cards: int, out: Sequence[Card], phrasebook: Phrasebook) -> str:
    """Tell how many cards each gets at a table of so many, and which are left out."""
    key = "rules-deal-less" if out else "rules-deal-all"
    return phrasebook(
        key,
        players=seats,
        cards=cards,
        out=listed([faces_text([face], phrasebook) for face in out], phrasebook),
    )


def options_of(rules: type, *names: str) -> dict[str, HouseRule]:
    """Return what a host may choose of some parameters, as far as it is declared of them."""
    declared = parameters_of(rules)
    return {
        name: {
            written(value): {name: value}
            for value in declared[name].offered or declared[name].choices
        }
        for name in names
    }


def plain_lines(
    key: str,
    rules: object,
    usual: object,
    names: Iterable[str],
    phrasebook: Phrasebook,
    **facts: MessageArgument,
) -> Iterator[str]:
    """Tell parameters that depart: a word or a flag by its own line, a number in one for all."""
    for name in names:
        value = getattr(rules, name)
        if value == getattr(usual, name):
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            yield phrasebook(f"{key}-{name}", count=value, **facts)
        else:
            yield phrasebook(f"{key}-{name}-{written(value)}", **facts)
