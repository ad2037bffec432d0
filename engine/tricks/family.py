"""Families of trick games: presets, options and imagined games, from what a family is made of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from engine.contract.game import Game
from engine.contract.offering import changing, offered, ruled
from engine.contract.rules import Rules
from engine.contract.seats import Seat
from engine.contract.variant import Family, Length, VariantOf
from engine.tricks.game import TrickGame
from engine.tricks.manner import Manner
from engine.tricks.playing import manner_of
from engine.tricks.sheet import Sheet
from engine.tricks.terms import Terms
from engine.tricks.view import TrickView

RulesT = TypeVar("RulesT", bound=Rules)
ViewT = TypeVar("ViewT", bound=TrickView)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickFamily(Family[RulesT, ViewT]):
    """A family of games of tricks, and how tricks are played in it."""

    manner: Manner[Any, Any] = field(repr=False)


def trick_family(
    key: str,
    name: str,
    *,
    presets: Mapping[str, RulesT],
    game: type[TrickGame[Any, Any, Any]],
    terms: Callable[[RulesT, int], Terms[Any]],
    rules_page: str,
    sheet: Callable[..., Sheet[Any]] = Sheet,
    also_seen: Callable[[Any], Mapping[str, Any]] = lambda _: {},
    length: Length[RulesT] | None = None,
) -> TrickFamily[RulesT, Any]:
    """Return a family of games of tricks; `name` is how a fault in its options calls it.

    `terms` settles rules for a number of seats. Without a `length` nobody may wish for one. Nothing
    on a `sheet` is hidden from anybody; `also_seen` returns of a view what only this family's has.
    """

    def opening(variant: VariantOf[RulesT], seats: int, dealer: Seat) -> Game:
        settled = terms(variant.rules, seats)
        first = dealer if settled.first_dealer is None else settled.first_dealer
        return game(settled, variant, first, sheet(totals=(0,) * seats), None)

    variants = offered(key, presets, opening)

    def imagined(view: TrickView) -> Callable[[Random], Game]:
        variant = variants[view.variant]
        if view.terms.rules != variant.rules:
            variant = ruled(variant, view.terms.rules)
        before = len(view.results) - (view.outcome is not None)
        first_dealer = view.terms.next_to(view.dealer, -before)
        so_far = sheet(
            totals=view.scores,
            results=view.results,
            last_trick=view.last_trick,
            tricks=view.past_tricks,
            outcome=view.outcome,
            **also_seen(view),
        )
        between = game(view.terms, variant, first_dealer, so_far, None)
        deal = game.imagining(view)
        return lambda rng: between.with_deal(deal(rng))

    return TrickFamily(
        key=key,
        presets=variants,
        changed=changing(presets, name),
        imagining=imagined,
        rules_page=rules_page,
        length=length or Length(),
        manner=manner_of(game.row),
    )
