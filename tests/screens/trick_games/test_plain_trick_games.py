"""A family of trick games has whole screens before it writes a line of its own."""

from random import Random
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.screens.drawing import Drawing
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.screens.trick_games.screens import TrickScreens
from bot.text.bundles import bundle_of
from bot.text.phrasebook import HOME, Phrasebook
from engine.cards import card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules, IllegalAction
from engine.games.catalogue import FAMILIES, variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.conftest import of_kind
from tests.screens.conftest import buttons, frame_of, texts

OWN: Final = """
hearts-button-pass = Give { $count } ({ $ticked } ticked)
hearts-goal = to { $target }
hearts-rules = Follow suit, and take no hearts.
hearts-in-short = Take no hearts. Play to { $target }.
hearts-lesson = Follow suit, up to { $target }.
hearts-moon = The moon
hearts-moon-is = { $value ->
    [none] Nobody shoots the moon.
   *[other] The moon counts in the { $value } way.
}
hearts-target = How long
hearts-target-is = The game goes to { $value }.
hearts-turn-pass = { $names } must give cards away.
illegal-hearts-follow-suit = Follow { $suit }!
"""

PLAIN: Final[TrickScreens[HeartsView, HeartsSeatView, object]] = trick_screens(
    "hearts", FamilyLines[HeartsView, HeartsSeatView]()
)


@pytest.fixture(scope="module")
def own_texts() -> Phrasebook:
    """The phrasebook, with messages that a family would bring."""
    own = FluentBundle([HOME], use_isolating=False)
    own.add_resource(FluentResource(OWN))
    return Phrasebook(HOME, [own, bundle_of(HOME)], strict=True)


def view_of(game: Game, seat: int) -> HeartsSeatView:
    return of_kind(HeartsSeatView, game.view(seat))


def passing() -> Game:
    game: Game = variant("standard").start(4, 0)
    return game.apply(-1, game.propose(-1, Random(1)))[0]


def test_cards_to_give_away_are_ticked_and_sent_by_a_button(own_texts: Phrasebook) -> None:
    view, frame = view_of(passing(), 0), frame_of()
    draft = PLAIN.drafted(view, (), "tick", (str(view.hand[0]),))
    assert not isinstance(draft, Action)
    assert draft == (str(view.hand[0]),)
    screen = PLAIN.hand(Drawing(frame, view, own_texts), draft=draft)
    assert buttons(screen)["Give 3 (1 ticked)"]["disabled"]
    whole = PLAIN.completed(view, draft, Action.of("pass", view.hand[-3:]))
    assert view.hand[0] in whole.cards
    assert len(whole.cards) == 3


def test_messages_of_the_family_go_before_those_of_all(own_texts: Phrasebook) -> None:
    said = texts(PLAIN.table(Drawing(frame_of(), view_of(passing(), 0), own_texts)))
    assert "must give cards away" in said
    refusal = IllegalAction("R5.1", "follow-suit", "follow", suit="S")
    assert PLAIN.illegal(refusal, own_texts) == "Follow spades!"
    assert "3" in PLAIN.illegal(IllegalAction("R3.6", "tick-full", "full", count=3), own_texts)


def test_rules_are_told_from_their_parameters(own_texts: Phrasebook) -> None:
    usual, other = variant("standard"), variant("standard", {"moon": "none", "target": 50})
    assert PLAIN.told.rule_card(usual, own_texts)[1:] == ["- The usual rules."]
    lines = PLAIN.told.rule_card(other, own_texts)
    assert "- Nobody shoots the moon." in lines
    assert "- The game goes to 50." in lines
    assert PLAIN.told.goal(other, own_texts) == "to 50"
    assert PLAIN.in_short(other, own_texts) == "Take no hearts. Play to 50."
    told, trick = PLAIN.lesson(other, 4, own_texts)
    assert told.said == "Follow suit, up to 50."
    assert trick.piles[trick.marked or 0].cards == (card("KS"),)
    assert "K♠ is the highest card" in trick.said
    rules = PLAIN.told.rules(other, own_texts)
    assert "take no hearts" in texts(rules)
    assert "Nobody shoots the moon." in texts(rules)


def test_house_rules_are_what_the_parameters_may_be(own_texts: Phrasebook) -> None:
    preset = variant("standard")
    house = PLAIN.told.house_rules(preset, 4)
    assert {"50", "100"} <= set(house.options["target"])
    assert "none" in house.options["moon"]
    assert set(house.options["team_moon"]) == {"true", "false"}
    assert "players" not in house.options
    assert dict(house.customised(preset, "moon", "none").options) == {"moon": "none"}
    assert PLAIN.told.house_rule_name("moon", own_texts) == "The moon"
    assert PLAIN.told.house_rule_meaning("target", "50", own_texts) == "The game goes to 50."
    assert "The moon" in PLAIN.unplayable(BadRules("", "moon", "target"), own_texts)
    assert PLAIN.unplayable(BadRules("", "unheard"), own_texts)


def test_its_one_command_opens_every_preset() -> None:
    (offer,) = PLAIN.offers
    assert offer.command == "hearts"
    assert [preset.key for preset in offer.presets] == list(FAMILIES["hearts"].presets)
