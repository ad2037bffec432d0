"""A family without a target, with bids, is drawn, offered and taught like every other."""

from collections.abc import Iterator
from inspect import unwrap
from random import Random
from typing import cast

import pytest

from bot.interactions.opening import TableRequest, TableTerms
from bot.screens.families import family_screens
from bot.screens.leaderboards.leaderboard import orders_of
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.variant import Variant
from engine.games import catalogue
from tests.oh_hell.game import OH_HELL, OhHellView
from tests.oh_hell.registered import registered
from tests.screens import test_families
from tests.screens.beside import test_length, test_lessons
from tests.screens.conftest import ENGLISH, english, faults, texts
from tests.screens.records import by_chance


@pytest.fixture(autouse=True)
def oh_hell() -> Iterator[None]:
    with registered():
        yield


def preset(key: str = "oh_hell") -> Variant:
    return catalogue.variant(key)


def dealt() -> Game:
    game: Game = preset().start(4, 0)
    return game.apply(-1, game.propose(-1, Random(3))).game


def bid(game: Game, *numbers: int) -> Game:
    for number in numbers:
        game = game.apply(game.to_act[0], Action.of("bid", number)).game
    return game


def test_its_command_its_lessons_and_its_lengths_are_as_those_of_all() -> None:
    (offer,) = family_screens("oh_hell").offers
    assert offer.wishes == {}
    unwrap(test_families.test_every_game_of_the_catalogue_is_opened_by_one_command)("oh_hell")
    unwrap(test_families.test_a_command_and_its_texts_are_such_as_discord_takes)(offer)
    unwrap(test_families.test_a_command_knows_a_usual_game_for_each_number_of_players)(offer)
    unwrap(test_families.test_a_family_has_a_name_and_what_a_board_says_of_it)("oh_hell")
    unwrap(test_lessons.test_two_sentences_and_the_lesson_fit_whatever_a_host_changes)(offer)
    for one in offer.presets:
        unwrap(test_length.test_another_length_leaves_the_preset_its_name)(one)
        unwrap(test_lessons.test_a_lesson_is_a_few_short_steps_with_pictures)(one)
        unwrap(test_families.test_what_a_host_may_change_fits_its_menus)(one, one.seats_default)


def test_another_number_of_deals_is_another_length_and_a_rule_is_not() -> None:
    assert not catalogue.is_customised("oh_hell", {"hands": "up", "largest": 7})
    assert catalogue.is_customised("oh_hell", {"hook": False})


def test_nobody_asks_for_a_target_or_a_number_of_deals() -> None:
    (offer,) = family_screens("oh_hell").offers
    terms = TableTerms("medium", hints=False, pace="live", next_deal="interval")
    asked = TableRequest(offer, None, 5, None, None, terms)
    assert TableRequest.read(asked.written()) == asked
    for wished in ("ohhell - 50 - mnli ", "ohhell - - 3 mnli "):
        with pytest.raises(Unreadable):
            TableRequest.read(wished)


def test_it_has_no_deal_of_the_day_and_no_board_of_one() -> None:
    assert orders_of("oh_hell") == ("wins", "points", "rating", "champions")
    assert orders_of("hearts")[-2:] == ("daily", "champions")


@pytest.mark.parametrize("key", OH_HELL.presets)
def test_a_whole_game_is_drawn(key: str) -> None:
    screens = family_screens("oh_hell")
    *moments, end = (game for game, _ in by_chance(preset(key), 4))
    for now in (preset(key).start(4, 0), *moments):
        view = now.view(None)
        for screen in (
            screens.table(english(view)),
            screens.last(english(view)),
            screens.scores(english(view)),
            *(screens.hand(english(now.view(one))) for one in range(4)),
        ):
            assert faults(screen) == []
    result = screens.result(english(end.view(None)))
    assert faults(result) == []
    assert "\N{TROPHY}" in texts(result)


def test_the_table_tells_the_card_turned_up_and_the_bids() -> None:
    screens = family_screens("oh_hell")
    game = bid(dealt(), 2, 0)
    view = cast("OhHellView", game.view(None))
    said = texts(screens.table(english(view)))
    assert "Alice deals. Turned up: **" in said
    assert "Trumps: " in said
    assert "Bids: Bob 2, Carol 0." in said
    assert screens.lingers(view)
    game = bid(game, 1, 1)
    view = cast("OhHellView", game.view(None))
    assert "Bids: Bob 2, Carol 0, Dave 1, Alice 1." in texts(screens.hand(english(game.view(1))))
    assert "0/2" in texts(screens.table(english(view)))


def test_the_last_bid_may_not_make_them_come_to_the_tricks() -> None:
    game = bid(dealt(), 2, 0, 1)
    assert Action("bid", ("2",)) not in game.legal_actions(0)
    with pytest.raises(IllegalAction) as refused:
        bid(game, 2)
    said = family_screens("oh_hell").illegal(refused.value, ENGLISH)
    assert said == "The bids may not come to 5 tricks."
