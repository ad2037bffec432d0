"""A process dies or is stopped, and the next one hears what people did meanwhile: once."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, NamedTuple

import pytest

from loopback_discord.payloads import Payload
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.end_to_end.conftest import gather_at_table
from tests.postgres_server import PostgresServer
from tests.regular import button_ids, hand_message, press_one

CALLBACK: Final = "/interactions/{interaction_id}/{token}/callback"


class Card(NamedTuple):
    """A card that somebody may play just now."""

    person: Person
    hand: Payload
    custom_id: str
    action: str

    async def press(self) -> Answer:
        return await self.person.click(self.hand, custom_id=self.custom_id)


class Lives:
    """The lives of the only process there is, one after the other in the same place."""

    def __init__(self, process: BotProcess, server: LoopbackDiscord, place: Place) -> None:
        self.process = process
        self.server = server
        self._place = place

    async def begin(self) -> None:
        await self.process.begin("run --take-over", CARDROOM_PROCESS="only")

    async def until_kept(self) -> int:
        """Wait until the session is kept with all that was told by now; return how far it is."""
        (session,) = self.server.gateway.sessions()
        while True:
            found = await self.rows("SELECT sequence FROM gateway_sessions")
            if found and found[0] >= session.sequence:
                return found[0]
            await asyncio.sleep(0.02)

    async def forget_since(self, sequence: int) -> None:
        """Have kept the session for the last time when it was there."""
        await self._place.do(f"UPDATE gateway_sessions SET sequence = {sequence}")

    async def rows(self, query: str) -> list[int]:
        return [number for (number,) in await self._place.rows(query)]

    async def played(self, card: Card) -> int:
        """Count how often a card was played."""
        (count,) = await self.rows(f"SELECT count(*) FROM journal WHERE action = '{card.action}'")
        return count

    async def until_played(self, card: Card) -> None:
        """Wait until a card is played: what is asked about first is answered before it counts."""
        while not await self.played(card):
            await asyncio.sleep(0.02)

    @property
    def passed_over(self) -> int:
        """How many interactions Discord said to be answered already."""
        return sum(one.status == 400 for one in self.server.asked("POST", CALLBACK))

    @property
    def began(self) -> tuple[int, int]:
        """How many sessions were begun, and how many resumed."""
        return self.server.gateway.identified, self.server.gateway.resumed


@pytest.fixture(params=["sqlite", "postgresql"])
async def lives(
    request: pytest.FixtureRequest, bot_process: BotProcess, discord_server: LoopbackDiscord
) -> AsyncIterator[Lives]:
    """A process that was started, on a file or on a server."""
    place: Place = SqlitePlace(bot_process.database)
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres_server")
        bot_process.on_server = server.make("sessions")
        place = PostgresPlace(server, bot_process.on_server)
    lives = Lives(bot_process, discord_server, place)
    await lives.begin()
    yield lives
    log = bot_process.log.read_text()
    assert "incident" not in log
    assert not [one.id for one in discord_server.gateway.sessions() if one.id in log]


@pytest.fixture
def dealt(lives: Lives, people: list[Person], cards: Channel) -> Callable[[], Awaitable[Card]]:
    """Start a game of four and pass the cards; return one that may be played then."""

    async def start() -> Card:
        host, *others = people
        await host.until(lambda: host.offered(cards), what="the commands")
        await gather_at_table(host, others)
        for person in people:
            await person.until(lambda who=person: hand_message(who), what="a hand")
        while True:
            for person in people:
                hand = hand_message(person)
                for button_id, custom_id in button_ids(hand or {}, "do"):
                    if button_id.text.startswith("play "):
                        return Card(person, hand, custom_id, button_id.text)
                await press_one(person)
            # Cards that are passed arrive a moment later.
            await asyncio.sleep(0.01)

    assert lives.process.running
    return start


@pytest.fixture
def cards(discord_server: LoopbackDiscord) -> Channel:
    """The channel #cards."""
    return discord_server.world.place("cards")


def lobbies(person: Person, cards: Channel) -> list[Payload]:
    return [message for message in person.sees(cards) if button_ids(message, "start")]


@pytest.mark.parametrize("lost", [0, 1])
async def test_a_press_that_only_a_killed_process_heard_is_answered_by_the_next_and_counts_once(
    lives: Lives, dealt: Callable[[], Awaitable[Card]], lost: int
) -> None:
    card = await dealt()
    await lives.until_kept()
    await lives.process.end()
    lives.server.faults.add("POST", CALLBACK, cut="before", times=lost)
    pressing = asyncio.create_task(card.press())
    await asyncio.sleep(0)
    await lives.begin()
    assert (await pressing).error is None
    await lives.until_played(card)
    await card.person.until(lambda: hand_message(card.person) != card.hand, what="the hand since")
    assert await lives.played(card) == 1
    assert lives.began == (1, 1)


@pytest.mark.parametrize("lost", [0, 1])
async def test_a_press_that_was_answered_just_before_a_kill_is_not_seen_to_again(
    lives: Lives, dealt: Callable[[], Awaitable[Card]], lost: int
) -> None:
    card = await dealt()
    sequence = await lives.until_kept()
    assert (await card.press()).error is None
    await lives.process.end()
    lives.server.faults.add("POST", CALLBACK, cut="before", times=lost)
    await lives.forget_since(sequence)
    await lives.begin()
    await card.person.until(lambda: lives.passed_over == 1, what="Discord asked about the press")
    assert await lives.played(card) == 1
    assert lives.began == (1, 1)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_command_that_came_between_two_lives_opens_one_lobby(
    lives: Lives, alice: Person, bob: Person, cards: Channel, number: signal.Signals
) -> None:
    await alice.until(lambda: alice.offered(cards), what="the commands")
    sequence = await lives.until_kept()
    await lives.process.end(number)
    typing = asyncio.create_task(alice.slash("hearts", cards))
    await asyncio.sleep(0)
    await lives.begin()
    await typing
    await bob.until(lambda: len(lobbies(bob, cards)) == 1, what="the lobby")
    # Nobody is left thinking.
    assert alice.sees(cards) == bob.sees(cards)
    assert (await alice.click(cards, "Start")).error is None
    await lives.process.end()
    await lives.forget_since(sequence)
    await lives.begin()
    await alice.until(lambda: lives.passed_over == 2, what="Discord asked about both")
    assert (await bob.slash("hearts", cards)).error is None
    # By a machine that is slow it is acknowledged first.
    while await lives.rows("SELECT count(*) FROM tables") != [2]:
        await asyncio.sleep(0.02)
    # Nor is anybody asked whether it is to be another table.
    await bob.until(lambda: alice.sees(cards) == bob.sees(cards), what="what everybody sees")
    assert lives.began == (1, 2)


async def test_a_session_that_discord_has_no_more_is_begun_anew(
    lives: Lives, alice: Person, cards: Channel
) -> None:
    await alice.until(lambda: alice.offered(cards), what="the commands")
    await lives.until_kept()
    await lives.process.end()
    lives.server.gateway.drop(forget_session=True)
    await lives.begin()
    await alice.slash("hearts", cards)
    await alice.until(lambda: lobbies(alice, cards), what="the lobby")
    assert lives.began == (2, 0)


async def test_a_process_that_is_stopped_leaves_its_session_to_the_next(
    lives: Lives, dealt: Callable[[], Awaitable[Card]]
) -> None:
    card = await dealt()
    await lives.until_kept()
    assert await lives.process.end(signal.SIGTERM) == 0
    pressing = asyncio.create_task(card.press())
    await asyncio.sleep(0)
    await lives.begin()
    assert (await pressing).error is None
    await lives.until_played(card)
    assert lives.began == (1, 1)
