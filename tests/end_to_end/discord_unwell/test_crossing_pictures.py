"""What people see before the bot has heard of it, and pictures that change places on their way."""

import asyncio

import pytest

from bot.discord.post import ATTEMPTS
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.faults import InjectedFault
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import chairs_in
from tests.end_to_end.mid_game import live_tables
from tests.end_to_end.pauses import at_table, leaves
from tests.end_to_end.weather import CALLBACK, MESSAGE, MESSAGES, OF_TOKEN, of_table
from tests.regular import stands

pytestmark = pytest.mark.each_database_thorough


LATE = 0.5


@pytest.fixture
def unheard(discord_server: LoopbackDiscord) -> InjectedFault:
    """Let the bot hear late that its lobby hangs, which everybody sees at once."""
    return discord_server.faults.add(
        "POST", CALLBACK, late_seconds=LATE, when=lambda sent: "opens a table" in str(sent.body)
    )


async def unheard_options(alice: Person, unheard: InjectedFault) -> tuple[Answer, Answer]:
    """Open a lobby of which the bot hears late, and its options."""
    lobby = await alice.slash("hearts")
    assert unheard.hits
    return lobby, await alice.click(lobby, "Options")


@pytest.mark.each_database
async def test_a_lobby_that_is_changed_before_the_bot_has_heard_of_it_is_not_posted_twice(
    evening: Evening, alice: Person, bob: Person, cards: Channel, unheard: InjectedFault
) -> None:
    lobby, options = await unheard_options(alice, unheard)
    await alice.select(options, "slow", placeholder="How long a turn may take")

    await bob.until(lambda: "24 hours a turn" in bob.reads(lobby), what="the change")
    await evening.settle()
    assert len(bob.sees(cards)) == 1


async def test_a_lobby_that_is_closed_before_the_bot_has_heard_of_it_says_so(
    evening: Evening, alice: Person, bob: Person, cards: Channel, unheard: InjectedFault
) -> None:
    lobby, options = await unheard_options(alice, unheard)
    await alice.click(options, "Cancel table")

    await bob.until(lambda: "closed this table" in bob.reads(lobby), what="the end of the lobby")
    await evening.settle()
    assert len(bob.sees(cards)) == 1


async def older_picture_under_way(server: LoopbackDiscord, alice: Person) -> tuple[Answer, Answer]:
    """Open a lobby and its options, and change one; the lobby's next picture takes its time."""
    lobby = await alice.slash("hearts")
    options = await alice.click(lobby, "Options")
    older = server.faults.add("PATCH", MESSAGE, delay_seconds=LATE)
    await alice.select(options, "slow", placeholder="How long a turn may take")
    await alice.until(lambda: older.hits, what="the older picture under way")
    return lobby, options


async def test_an_older_picture_under_way_does_not_cover_who_has_joined(evening: Evening) -> None:
    lobby, _ = await older_picture_under_way(evening.discord_server, evening.alice)
    await evening.bob.click(lobby, "Join")
    await evening.bob.until(
        lambda: chairs_in(evening.alice, lobby) == ["Alice", "Bob"], what="who has joined"
    )
    await evening.settle()
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    await open_lobby.board.settle()
    assert chairs_in(evening.alice, lobby) == ["Alice", "Bob"]


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("press", ["Cancel table", "Start"])
async def test_an_older_picture_under_way_does_not_cover_the_last_one(
    discord_server: LoopbackDiscord, alice: Person, cards: Channel, press: str
) -> None:
    lobby, options = await older_picture_under_way(discord_server, alice)

    def shown() -> list[str]:
        return alice.faces(lobby) if stands(alice, cards, lobby.message) else []

    await alice.click(lobby if press == "Start" else options, press)
    await alice.until(lambda: shown() == [], what="the last picture")
    # By then the older one has arrived as well.
    await asyncio.sleep(2 * LATE)
    assert "opens a table" not in alice.reads(cards)
    assert shown() == []


async def test_the_way_to_a_table_that_was_posted_late_is_not_covered_by_an_older_answer(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    lobby = await alice.slash("hearts", cards, seats=3)
    discord_server.faults.add("POST", MESSAGES, cut="before", times=ATTEMPTS, when=of_table)
    older = discord_server.faults.add("PATCH", OF_TOKEN, delay_seconds=3, when=says_unposted)
    await alice.click(lobby, "Start")
    await alice.until(lambda: older.hits, what="the older answer under way")
    await alice.until(lambda: live_tables(alice, cards), what="the table")
    await evening.settle()
    assert not stands(alice, cards, lobby.message)


def says_unposted(request: Request) -> bool:
    return "could not post the table" in str(request.body)


async def test_an_older_picture_under_way_does_not_cover_the_end_of_the_game(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await at_table(evening, alice)
    await evening.settle()
    older = discord_server.faults.add(
        "PATCH", MESSAGE, delay_seconds=LATE, when=lambda sent: f"/{cards.id}/" in sent.path
    )
    await play_until([alice], lambda: bool(older.hits))

    await leaves(alice, "End the game")
    await asyncio.sleep(2 * LATE)
    await alice.until(lambda: not evening.client.room.tables.live, what="the end")
    assert "Alice ended the game. It has no result." in alice.reads(cards)
