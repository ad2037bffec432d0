"""Changed rules: the menus that change them, and in a few words what is changed."""

from typing import Final

from bot.screens.components import OPTION_LENGTH, Button, Menu, MenuOption, Row, Separator
from bot.screens.families import family_screens
from bot.screens.family import FamilyScreens
from bot.screens.lobbies.house_rules import AS_PRESET
from bot.screens.phrases import sentences, text
from bot.screens.screen import Screen, characters_of, layout
from bot.screens.shortening import shortened
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.contract.view import SeatView, View
from engine.games.catalogue import FAMILIES

FEW: Final = 100
"""Characters that a few words may take; a count of those that find no room comes on top."""


def changes_text(
    variant: Variant, phrasebook: Phrasebook, *, room: int = FEW, usual: Variant | None = None
) -> str:
    """Tell what is otherwise than in the preset, in sentences as far as there is `room`.

    Where a preset is played otherwise by everybody, `usual` is how.
    """
    usual = usual or FAMILIES[variant.family].presets[variant.key]
    if variant.options == usual.options:
        return phrasebook("changed-rules-none")
    told = departures(variant, usual, phrasebook)
    kept: list[str] = []
    for sentence in told:
        if characters_of(sentences([*kept, sentence], phrasebook)) <= room:
            kept.append(sentence)
    if not kept:
        # A rule that is put back to the usual has no sentence of its own.
        return phrasebook("changed-rules", count=max(len(told), 1))
    said, more = sentences(kept, phrasebook), len(told) - len(kept)
    return phrasebook("changed-rules-more", told=said, count=more) if more else said


def departures(variant: Variant, usual: Variant, phrasebook: Phrasebook) -> list[str]:
    """Return what departs from the game of a page of rules, and does not do so in the `usual`."""
    told = family_screens(variant.family).told.departures
    known = set(told(usual.rules, phrasebook))
    return [one for one in told(variant.rules, phrasebook) if one not in known]


def customise_screen(
    table_id: str,
    variant: Variant,
    seats: int,
    phrasebook: Phrasebook,
    *,
    option: str | None = None,
    notice: str | None = None,
) -> Screen:
    """Draw the rules in force and a menu of options for `seats`; with `option` also its values."""
    screens = family_screens(variant.family)
    house_rules = screens.told.house_rules(variant, seats)
    offered = tuple(house_rules.offered(variant))
    parts = [
        text(notice),
        text(*screens.told.rule_card(variant, phrasebook)),
        Separator(),
        text(phrasebook("customise-title")),
        Menu(
            ButtonId(table_id, "option"),
            tuple(
                MenuOption(
                    label=shortened(screens.told.house_rule_name(name, phrasebook)),
                    value=name,
                    chosen=name == option,
                )
                for name in offered
            ),
            placeholder=phrasebook("customise-option"),
        ),
    ]
    if option is not None and option in offered:
        now = house_rules.value_of(variant, option)
        meanings = {
            value: screens.told.house_rule_meaning(option, value, phrasebook)
            for value in house_rules.on_offer(variant, option)
        }
        meanings[AS_PRESET] = phrasebook("house-rule-as-preset")
        parts += [
            Menu(
                ButtonId(table_id, "custom", text=option),
                tuple(
                    MenuOption(
                        label=shortened(meaning, OPTION_LENGTH), value=value, chosen=value == now
                    )
                    for value, meaning in meanings.items()
                ),
                placeholder=shortened(phrasebook("customise-value")),
            )
        ]
    back = Button(ButtonId(table_id, "options"), phrasebook("button-back-to-options"))
    return layout(*(parts if notice else parts[1:]), Row((back,)))


def refused_text(
    variant: Variant, seats: int, option: str, value: str, refusal: BadRules, phrasebook: Phrasebook
) -> str:
    """Say why a choice was refused: what was chosen, what it does not go with, and why not."""
    screens = family_screens(variant.family)
    house_rules = screens.told.house_rules(variant, seats)
    if not house_rules.knows(option, value):
        return phrasebook("customise-unknown")
    rule = screens.told.house_rule_name(option, phrasebook)
    if option in house_rules.asleep:
        return phrasebook("customise-asleep", rule=rule)
    facts = {
        "rule": rule,
        "choice": _meaning(screens, option, value, phrasebook),
        "reason": screens.unplayable(refusal, phrasebook),
    }
    other = house_rules.in_the_way(variant, option, value)
    if other is None:
        return phrasebook("customise-refused", **facts)
    facts["other"] = screens.told.house_rule_name(other, phrasebook)
    now = house_rules.value_of(variant, other)
    if now is None:
        return phrasebook("customise-refused-by-other", **facts)
    return phrasebook(
        "customise-refused-by", now=_meaning(screens, other, now, phrasebook), **facts
    )


def _meaning(
    screens: FamilyScreens[View, SeatView, object], option: str, value: str, phrasebook: Phrasebook
) -> str:
    if value == AS_PRESET:
        return phrasebook("house-rule-as-preset")
    return screens.told.house_rule_meaning(option, value, phrasebook)
