"""Families: which screens belong to which games, a line each."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from bot.screens.all_fours.screens import ALL_FOURS
from bot.screens.california_jack.screens import CALIFORNIA_JACK
from bot.screens.canasta.screens import CanastaScreens
from bot.screens.family import FamilyScreens, Offer
from bot.screens.gong_zhu.screens import GONG_ZHU
from bot.screens.hearts.screens import HEARTS
from bot.screens.point_pitch.screens import POINT_PITCH
from engine.contract.variant import Variant
from engine.contract.view import SeatView, View

# Each is for views and rules of its family, and a family's key does not say which these are.
SCREENS: Final[Mapping[str, FamilyScreens[Any, Any, Any]]] = {
    "hearts": HEARTS,
    "canasta": CanastaScreens(),
    "all_fours": ALL_FOURS,
    "california_jack": CALIFORNIA_JACK,
    "gong_zhu": GONG_ZHU,
    "point_pitch": POINT_PITCH,
}

DRAFT_VERBS: Final = frozenset(verb for screens in SCREENS.values() for verb in screens.draft_verbs)
"""The verbs that change a draft of some family."""


def family_screens(family: str) -> FamilyScreens[View, SeatView, object]:
    """Return the screens of a family by its key in the catalogue.

    They are to be given views of that family, the seat's own if a hand is drawn.
    """
    return cast("FamilyScreens[View, SeatView, object]", SCREENS[family])


def offers() -> tuple[Offer, ...]:
    """Return every command that opens tables, once: families may share one."""
    found: dict[str, Offer] = {}
    for offer in _own_offers():
        first = found.setdefault(offer.command, offer)
        if first is not offer:
            found[offer.command] = replace(first, presets=first.presets + offer.presets)
    return tuple(found.values())


def offer_of(variant: Variant) -> Offer:
    """Return the command that opens tables of a variant's preset."""
    command = _offered_by(variant).command
    return next(offer for offer in offers() if offer.command == command)


def usual_games() -> Mapping[str, Variant]:
    """Return the usual game of each command by its name, that of a further family by its key."""
    return {_word(offer): offer.default for offer in _own_offers()}


def usual_game_of(variant: Variant) -> str:
    """Return the name in `usual_games` of the games that a variant is one of."""
    return _word(_offered_by(variant))


def _word(offer: Offer) -> str:
    first = next(one for one in _own_offers() if one.command == offer.command)
    return offer.command if first.default == offer.default else offer.default.key


def _own_offers() -> Iterator[Offer]:
    return (offer for family in SCREENS for offer in family_screens(family).offers)


def _offered_by(variant: Variant) -> Offer:
    own = family_screens(variant.family).offers
    keys = ((offer, {preset.key for preset in offer.presets}) for offer in own)
    return next((offer for offer, presets in keys if variant.key in presets), own[0])
