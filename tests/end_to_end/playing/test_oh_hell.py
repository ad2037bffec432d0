"""A family without a target is opened, played to its end by ear, and found on a board."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, cast

import pytest

from bot.screens.daily.games import has_day_deal
from engine.contract.variant import Length, Option
from engine.games.catalogue import FAMILIES
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import saying
from tests.end_to_end.playing import test_listener
from tests.oh_hell.game import OH_HELL
from tests.oh_hell.registered import registered


@pytest.fixture(autouse=True)
def oh_hell(request: pytest.FixtureRequest) -> Iterator[Length[object]]:
    """Let the bot of the evening know the family from its start, with a length if one is given."""
    length = cast("Length[object]", getattr(request, "param", OH_HELL.length))
    with registered(), pytest.MonkeyPatch.context() as patch:
        changed = replace(OH_HELL, length=length)
        patch.setitem(cast("dict[str, Any]", FAMILIES), "oh_hell", changed)
        yield length


@pytest.fixture(autouse=True)
def commands_remembered() -> None:
    """Let Discord be told of the commands: those of other evenings lack this family's."""


async def test_its_command_asks_for_no_target(evening: Evening) -> None:
    (command,) = (one for one in evening.client.tree.get_commands() if one.name == "ohhell")
    names = {option["name"] for option in command.to_dict(evening.client.tree)["options"]}
    assert {"preset", "seats", "level", "hints"} <= names
    assert names.isdisjoint({"target", "deals"})
    lobby = await evening.alice.slash("ohhell", evening.cards, seats=5, preset="there_and_back")
    assert "from 3 cards to 1 and back" in evening.alice.reads(lobby)
    lesson = await evening.alice.click(lobby, "New here?")
    await evening.alice.click(lesson, "▶")
    assert "is a trump, so it takes the trick" in evening.alice.reads(lesson)


def as_hands(rules: object, wished: Mapping[str, int]) -> Mapping[str, Option]:
    """Write a wish as the rule of this family that says how many deals there are."""
    del rules
    return {"largest": 3} if "deals" in wished else {}


LENGTHS: Final = (
    Length[object](),
    Length[object](target=(5, 50)),
    Length[object](deals=(1, 9), rules=as_hands),
    Length[object](target=(5, 50), deals=(2, 9), rules=as_hands),
)


@pytest.mark.parametrize(
    "oh_hell", LENGTHS, indirect=True, ids=lambda length: "-".join(length.wishes) or "neither"
)
async def test_a_command_takes_the_lengths_of_its_family(
    oh_hell: Length[object], evening: Evening
) -> None:
    """By a target, by deals, by both or by neither; a deal of the day is one deal."""
    tree = evening.client.tree
    commands = {one.name: one.to_dict(tree) for one in tree.get_commands()}
    options = {one["name"]: one for one in commands["ohhell"]["options"]}
    assert options.keys() & {"target", "deals"} == oh_hell.wishes.keys()
    for wish, (least, most) in oh_hell.wishes.items():
        assert (options[wish]["min_value"], options[wish]["max_value"]) == (least, most)
        assert options[wish]["description"]
    (games,) = (one for one in commands["daily"]["options"] if one["name"] == "game")
    daily = {choice["value"] for choice in games["choices"]}
    assert ("ohhell" in daily) == (oh_hell.deals == (1, 9)) == has_day_deal("oh_hell")


async def test_it_is_played_by_ear_to_its_end(evening: Evening) -> None:
    await test_listener.test_a_listener_plays_a_whole_game(evening, "oh_hell")
    assert "\N{TROPHY}" in evening.alice.reads(evening.cards)
    assert saying(evening.alice, evening.cards, "rematch")


async def test_its_boards_know_no_deal_of_the_day(evening: Evening) -> None:
    board = await evening.alice.slash("leaderboard", evening.cards, family="oh_hell", by="daily")
    assert "Oh Hell" in evening.alice.reads(board)
    assert "deal of the day" not in evening.alice.reads(board).lower()
    stats = await evening.alice.slash("stats", evening.cards)
    assert evening.alice.reads(stats)
    menu = await evening.alice.slash("daily", evening.cards)
    assert "Oh Hell" not in evening.alice.reads(menu)
