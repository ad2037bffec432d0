"""The screens of a family that writes as little as it likes: everything has a usual form."""

from collections.abc import Callable, Collection
from typing import Any

from bot.screens.family import Offer, OfferOf
from bot.screens.lesson import TrickKind
from bot.screens.trick_games.family_lines import FamilyLines, S, V
from bot.screens.trick_games.plain_rules import plain_rules
from bot.screens.trick_games.screens import TrickScreens
from engine.games.catalogue import FAMILIES


def trick_screens(
    family: str,
    own: FamilyLines[V, S],
    *,
    feats: tuple[str, ...] = (),
    further_feats: tuple[str, ...] = (),
    secret_verbs: Collection[str] = (),
    follow: TrickKind = "plain",
    apart: Collection[str] | None = None,
    matters: Callable[[Any, str], bool] = lambda _rules, _name: True,
) -> TrickScreens[V, S, object]:
    """Return the screens of a family by its key, its rules told from their parameters.

    `follow` says whether the lesson's trick is trumped. `apart` are the parameters that its rules
    leave to a line each; without it each has one. `matters` is that of `plain_rules`.
    """
    told = plain_rules(family, apart, matters)
    presets = tuple(FAMILIES[family].presets.values())
    offer: Offer = OfferOf(command=family.replace("_", ""), presets=presets, default=presets[0])
    return TrickScreens(
        own=own,
        offers=(offer,),
        told=told,
        in_short=told.in_short,
        lesson=lambda variant, seats, phrasebook: told.lesson(variant, follow, seats, phrasebook),
        unplayable=told.unplayable,
        feats=feats,
        further_feats=further_feats,
        secret_verbs=secret_verbs,
        texts=family,
    )
