"""Families: which screens belong to which games, a line each."""

from collections.abc import Mapping
from typing import Final

from bot.screens.all_fours.screens import AllFoursScreens
from bot.screens.canasta.screens import CanastaScreens
from bot.screens.family import FamilyScreens, Offer
from bot.screens.hearts.screens import HeartsScreens
from engine.contract.variant import Variant

SCREENS: Final[Mapping[str, FamilyScreens]] = {
    "hearts": HeartsScreens(),
    "canasta": CanastaScreens(),
    "all_fours": AllFoursScreens(),
}

DRAFT_VERBS: Final = frozenset(verb for screens in SCREENS.values() for verb in screens.draft_verbs)
"""The verbs that change a draft of some family."""


def family_screens(family: str) -> FamilyScreens:
    """Return the screens of a family by its key in the catalogue."""
    return SCREENS[family]


def offers() -> tuple[Offer, ...]:
    """Return every command that opens tables."""
    return tuple(offer for screens in SCREENS.values() for offer in screens.offers)


def offer_of(variant: Variant) -> Offer:
    """Return the command that opens tables of a variant's preset."""
    own = family_screens(variant.family).offers
    keys = ((offer, {preset.key for preset in offer.presets}) for offer in own)
    return next((offer for offer, presets in keys if variant.key in presets), own[0])
