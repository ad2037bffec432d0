"""Customising: the private menus with which a host changes the rules of a lobby."""

import discord

from bot.screens.components import LABEL_LENGTH, Layout, layout, menu
from bot.screens.customs import AS_PRESET
from bot.screens.families import family_screens
from bot.screens.phrases import line, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.variant import Variant


def customise_screen(
    table_id: str,
    variant: Variant,
    words: Words,
    *,
    option: str | None = None,
    notice: str | None = None,
) -> Layout:
    """Draw the rules in force and a menu of options; with `option` also its values."""
    screens = family_screens(variant.family)
    customs = screens.customs(variant)
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
                for name in customs.options
            ],
            placeholder=words("customise-option"),
        ),
    ]
    if option is not None and option in customs.options:
        now = customs.value_of(variant, option)
        meanings = {
            value: screens.custom_meaning(option, value, words)
            for value in customs.on_offer(option)
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
