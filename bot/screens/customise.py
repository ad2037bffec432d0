"""Customising: the private menus with which a host changes the rules of a lobby."""

import discord

from bot.screens.components import LABEL_LENGTH, Layout, layout, menu
from bot.screens.customs import AS_PRESET
from bot.screens.families import family_screens
from bot.screens.family import FamilyScreens
from bot.screens.phrases import line, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant


def customise_screen(
    table_id: str,
    variant: Variant,
    seats: int,
    words: Words,
    *,
    option: str | None = None,
    notice: str | None = None,
) -> Layout:
    """Draw the rules in force and a menu of options for `seats`; with `option` also its values."""
    screens = family_screens(variant.family)
    customs = screens.customs(variant, seats)
    offered = tuple(customs.offered(variant))
    parts = [
        text(notice),
        text(*screens.rule_card(variant, words)),
        line(),
        text(words("customise-title")),
        menu(
            Sentence(table_id, "option"),
            [
                discord.SelectOption(
                    label=screens.custom_name(name, words), value=name, default=name == option
                )
                for name in offered
            ],
            placeholder=words("customise-option"),
        ),
    ]
    if option is not None and option in offered:
        now = customs.value_of(variant, option)
        meanings = {
            value: screens.custom_meaning(option, value, words)
            for value in customs.on_offer(variant, option)
        }
        meanings[AS_PRESET] = words("custom-as-preset")
        parts += [
            menu(
                Sentence(table_id, "custom", text=option),
                [
                    discord.SelectOption(label=meaning, value=value, default=value == now)
                    for value, meaning in meanings.items()
                ],
                placeholder=words("customise-value")[:LABEL_LENGTH],
            )
        ]
    return layout(*(parts if notice else parts[1:]))


def refused_text(
    variant: Variant, seats: int, option: str, value: str, refusal: BadRules, words: Words
) -> str:
    """Say why a choice was refused: what was chosen, what it does not go with, and why not."""
    screens = family_screens(variant.family)
    customs = screens.customs(variant, seats)
    if not customs.knows(option, value):
        return words("customise-unknown")
    rule = screens.custom_name(option, words)
    if option in customs.asleep:
        return words("customise-asleep", rule=rule)
    facts = {
        "rule": rule,
        "choice": _meaning(screens, option, value, words),
        "reason": screens.unplayable(refusal, words),
    }
    other = customs.in_the_way(variant, option, value)
    if other is None:
        return words("customise-refused", **facts)
    facts["other"] = screens.custom_name(other, words)
    now = customs.value_of(variant, other)
    if now is None:
        return words("customise-refused-by-other", **facts)
    return words("customise-refused-by", now=_meaning(screens, other, now, words), **facts)


def _meaning(screens: FamilyScreens, option: str, value: str, words: Words) -> str:
    if value == AS_PRESET:
        return words("custom-as-preset")
    return screens.custom_meaning(option, value, words)
