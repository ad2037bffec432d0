"""Hints of all games: their button, and what their texts never do."""

from dataclasses import replace
from importlib.resources import files
from random import Random

from bot.screens.families import family_screens
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.players.advice import Advice
from tests.end_to_end.watching import cards_in
from tests.languages import parsed
from tests.screens.conftest import buttons, english
from tests.screens.hint_positions import FRAME, hearts


def test_hint_stands_on_the_hand_of_whoever_is_asked_where_hints_are_allowed() -> None:
    game: Game = variant("standard").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    allowed, screens = replace(FRAME, hints=True), family_screens("hearts")
    asked = buttons(screens.hand(english(game.view(0), allowed)))
    assert asked["Hint"]["custom_id"] == "c1.k3f9.hint.1."
    assert "Hint" not in buttons(screens.hand(english(game.view(0), FRAME)))
    game, _ = game.apply(0, game.propose(0, Random(1)))
    assert "Hint" not in buttons(screens.hand(english(game.view(0), allowed)))


def test_a_reason_that_nobody_gave_is_not_made_up() -> None:
    view = hearts("4C9C2D", "JC", legal="4C9C")
    said = family_screens("hearts").hint(english(view, FRAME), Advice(Action.read("play 9C")))
    assert said == "**Hint:** Play 9♣."


def test_no_text_of_a_hint_names_a_card_by_itself() -> None:
    """A card comes into a hint as a fact alone, and facts are held to what the seat sees."""
    told = {name for name, _ in parsed("en-US") if "hints" in name}
    assert len(told) == 6
    for name in told:
        text = (files("bot.languages") / "en-US" / name).read_text(encoding="utf-8")
        assert cards_in(text) == frozenset()
