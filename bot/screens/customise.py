"""Customising: the private menus with which a host changes the rules of a lobby."""

import discord

from bot.screens.components import LABEL_LENGTH, Layout, layout, menu
from bot.screens.hearts.customs import AS_PRESET, CUSTOMS, on_offer, value_of
from bot.screens.hearts.rule_card import rule_card
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
    parts = [
        text(notice),
        text(*rule_card(variant, words)),
        line(),
        text(words("customise-title")),
        menu(
            Sentence(table_id, "option"),
            [
                discord.SelectOption(
                    label=words(f"custom-{name}"), value=name, default=name == option
                )
                for name in CUSTOMS
            ],
            placeholder=words("customise-option"),
        ),
    ]
    if option is not None and option in CUSTOMS:
        now = value_of(variant, option)
        values = (*on_offer(option), AS_PRESET)
        parts += [
            menu(
                Sentence(table_id, "custom", text=option),
                [
                    discord.SelectOption(
                        label=_meaning(option, value, words),
                        value=value,
                        default=value == now,
                    )
                    for value in values
                ],
                placeholder=words("customise-value")[:LABEL_LENGTH],
            )
        ]
    return layout(*(parts if notice else parts[1:]))


def _meaning(option: str, value: str, words: Words) -> str:
    """Say what a value means in play."""
    if value == AS_PRESET:
        return words("custom-as-preset")
    number = value.rpartition("-")[2]
    if option == "count":
        return words("custom-count-cards", count=int(number))
    if option == "end":
        key = "custom-end-deals" if value.startswith("deals") else "custom-end-target"
        return words(key, count=int(number))
    return words(f"custom-{option}-{value}")
