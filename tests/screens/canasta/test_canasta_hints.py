"""Hints of Canasta as they are read: what to do, and why, in one sentence."""

from dataclasses import replace
from random import Random
from typing import Any

from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.hint_positions import read


def canasta(hand: str, *, stage: str = "meld", **changed: Any) -> CanastaSeatView:  # noqa: ANN401  fields of many types
    """What the seat in turn sees in a first deal, holding `hand`."""
    game: Game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(5)))
    seat = game.to_act[0]
    view = game.view(seat)
    assert isinstance(view, CanastaSeatView)
    known = {"pile": (card("9C"),), "pile_size": 1, "pile_frozen": False, "ways": ()}
    return replace(view, **{**known, "stage": stage, "hand": tuple(sorted(cards(hand))), **changed})


@each(
    ("hand", "action", "why"),
    [
        (
            "ASAHADKSKH7C",
            "lay A3,0,0",
            "it opens for your side: 60 points, where 50 are needed.",
        ),
        (
            "3SAHADKSKH7C",
            "discard 3b",
            "Discard black 3: the next player cannot take the pile then.",
        ),
        ("2SAHADKSKH7C", "discard 2", "it freezes the pile: only a natural pair takes it."),
        ("7SAHADKSKH", "discard 7", "it is your only one of this rank."),
        ("7S", "discard 7", "it is your last card, so you go out."),
        ("KSKHKDKCKSKH7C7D", "discard K", "all others of this rank have been seen"),
    ],
)
def test_a_move_of_canasta_has_its_reason(hand: str, action: str, why: str) -> None:
    view = canasta(hand)
    if "have been seen" in why:
        view = canasta(hand, pile=cards("KDKC"), pile_size=2)
    assert why in read(view, action, "canasta")


def test_a_finished_canasta_is_named_by_its_kind() -> None:
    hand = "KSKHKDKCKSKHKDACAD"
    assert "it opens for your side" in read(canasta(hand), "lay K7,0,0", "canasta")
    view = canasta(hand)
    opened = tuple(
        replace(side, melds=aces()) if view.seat in side.seats else side for side in view.sides
    )
    view = replace(view, sides=opened, minimums=(0,) * 4)
    assert read(view, "lay K7,0,0", "canasta").endswith("it makes a natural canasta.")
    assert read(view, "lay A2,0,0", "canasta").endswith("has 5 of 7 cards.")


def aces() -> tuple[Meld, ...]:
    return (Meld(1, "", 14, tuple(sorted(cards("ASAHAD"))), 1),)


def test_drawing_and_taking_say_what_the_pile_is_worth() -> None:
    nothing = canasta("9SAHADKSKH7C", stage="draw")
    assert "you cannot take the pile now" in read(nothing, "draw", "canasta")
    way = Action.read("take K2,0,0")
    small = canasta("9SAHADKSKH7C", stage="draw", ways=(way,), pile=(card("KC"),), pile_size=2)
    assert "the pile holds only 2 cards" in read(small, "draw", "canasta")


def test_the_partner_who_is_asked_is_told_what_is_held() -> None:
    view = canasta("9SAHADKSKH7C", stage="asked")
    assert "Say no: you still hold 6 cards." in read(view, "no", "canasta")
    assert "Say yes: the other side still holds 22 cards" in read(view, "yes", "canasta")
