"""What a hand is told to play holds of the cards that it may play."""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, cast

from bot.screens.families import family_screens
from bot.screens.trick_games.screens import TrickScreens
from engine.contract.refusal import BadRules
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant, variants
from engine.tricks.trick import void
from engine.tricks.view import TrickSeatView
from tests.each import each
from tests.screens.conftest import english
from tests.screens.records import by_chance

MOMENTS: Final = 150
"""Moments of a game by chance that are looked at."""
SUITS: Final = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
FOLLOW: Final = re.compile(r"Follow (\w+) \S+?(?:, or (trump|play the Jack of trumps))?\.(?: |$)")
CHANGED: Final[tuple[Mapping[str, Option], ...]] = (
    {},
    {"follow": "strict"},
    {"play": "follow"},
    {"undertrump": False},
    {"undertrump": False, "follow": "strict"},
    {"revoke": "penalty"},
)


def offered() -> Iterator[Variant]:
    """Each game of tricks, and by the rules of play that a family may change."""
    for one in variants():
        if isinstance(family_screens(one.family), TrickScreens):
            for options in CHANGED:
                try:
                    changed = variant(one.key, options)
                except BadRules:
                    continue
                if not options or changed.rules != one.rules:
                    yield changed


def untrue(said: str, view: TrickSeatView) -> str | None:
    """What a task says that is not so, None if all of it is."""
    terms, trump, hand = view.terms, view.trump, view.hand
    may = getattr(view, "lawful", view.open_prompt.cards)
    suits = {terms.suit(face, trump) for face in may}
    if found := FOLLOW.search(said):
        suit, other = SUITS[found[1]], found[2]
        wanted = {suit} if other is None else {suit, trump}
        if suits != wanted:
            return "follow"
    if "play any card" in said and set(may) != set(hand) and "lower trump" not in said:
        return "any"
    if "Trumps were led" in said and suits != {trump}:
        return "trumps led"
    if "must trump" in said and suits != {trump}:
        return "must"
    if "lower trump" in said:
        led, *others = (terms.suit(face, trump) for _, face in view.trick)
        bound = terms.rules.follow == "strict" and not void(hand, led)
        return "undertrump" if bound or trump not in others else None
    return None


@each("game", [*offered()], ids=lambda one: f"{one.key}{dict(one.options)}")
def test_a_task_says_what_the_rules_allow(game: Variant) -> None:
    screens = cast("TrickScreens[Any, Any, Any]", family_screens(game.family))
    seats = game.seats_default
    for moment, _ in islice(by_chance(game, seats), MOMENTS):
        for seat in moment.to_act:
            if seat < 0:
                continue
            view = moment.view(seat)
            assert isinstance(view, TrickSeatView)
            if view.open_prompt.question != "play" or not view.trick:
                continue
            said = screens.own.task(english(view))
            assert untrue(said, view) is None, said
