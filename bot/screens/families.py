"""Families: which screens belong to which games, a line each."""

from collections.abc import Mapping
from typing import Any, Final

from bot.screens.all_fours.screens import ALL_FOURS
from bot.screens.canasta.screens import CanastaScreens
from bot.screens.family import FamilyScreens, Offer
from bot.screens.hearts.screens import HEARTS
from engine.contract.variant import Variant
from engine.contract.view import SeatView, View

# Each is for views and rules of its family, and a family's key does not say which these are.
SCREENS: Final[Mapping[str, FamilyScreens[Any, Any, Any]]] = {
    "hearts": HEARTS,
    "canasta": CanastaScreens(),
    "all_fours": ALL_FOURS,
}

DRAFT_VERBS: Final = frozenset(verb for screens in SCREENS.values() for verb in screens.draft_verbs)
"""The verbs that change a draft of some family."""


def family_screens(family: str) -> FamilyScreens[View, SeatView, object]:
    """Return the screens of a family by its key in the catalogue.

    They are to be given views of that family, the seat's own if a hand is drawn.
    """
    return _registered(family)


def offers() -> tuple[Offer, ...]:
    """Return every command that opens tables."""
    return tuple(offer for family in SCREENS for offer in family_screens(family).offers)


def offer_of(variant: Variant) -> Offer:
    """Return the command that opens tables of a variant's preset."""
    own = family_screens(variant.family).offers
    keys = ((offer, {preset.key for preset in offer.presets}) for offer in own)
    return next((offer for offer, presets in keys if variant.key in presets), own[0])


def _registered(family: str) -> FamilyScreens[Any, Any, Any]:
    return SCREENS[family]
