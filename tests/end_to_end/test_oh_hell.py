"""A family without a target is opened, played to its end by ear, and found on a board."""

from collections.abc import Iterator

import pytest

from bot.playground.person import Person
from bot.playground.places import Channel
from tests.end_to_end import test_listener
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import saying
from tests.oh_hell.registered import registered


@pytest.fixture(autouse=True)
def oh_hell() -> Iterator[None]:
    """Let the bot of the evening know the family from its start."""
    with registered():
        yield


async def test_its_command_asks_for_no_target(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    (command,) = (one for one in evening.client.tree.get_commands() if one.name == "ohhell")
    names = {option["name"] for option in command.to_dict(evening.client.tree)["options"]}
    assert {"preset", "seats", "level", "hints"} <= names
    assert names.isdisjoint({"target", "deals"})
    lobby = await alice.slash("ohhell", cards, seats=5, preset="there_and_back")
    assert "from 3 cards to 1 and back" in alice.reads(lobby)
    lesson = await alice.click(lobby, "Learn in a minute")
    assert "A trump beats all other suits" in alice.reads(lesson)


async def test_it_is_played_by_ear_to_its_end(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await test_listener.test_a_listener_plays_a_whole_game(evening, alice, cards, "oh_hell")
    assert "All 5 deals are played." in alice.reads(cards)
    assert saying(alice, cards, "rematch")


async def test_its_boards_know_no_deal_of_the_day(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    del evening
    board = await alice.slash("leaderboard", cards, family="oh_hell", by="daily")
    assert "Oh Hell" in alice.reads(board)
    assert "deal of the day" not in alice.reads(board).lower()
    stats = await alice.slash("stats", cards)
    assert alice.reads(stats)
    menu = await alice.slash("daily", cards)
    assert "Oh Hell" not in alice.reads(menu)
