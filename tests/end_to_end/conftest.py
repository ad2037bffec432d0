"""A card room on a loopback Discord, and evenings played in it."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.app import client as of_client
from bot.app.client import CardRoomClient, now_ms
from bot.discord import under_way
from bot.discord.gateway import incoming
from bot.discord.gateway.incoming import About, InteractionPayload
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.discord.post import SECONDS_AN_EDIT
from bot.fields import turnover
from bot.support.background_tasks import BackgroundTasks
from bot.support.settings import Listening, Settings
from bot.tables.clock.paces import PACES, Pace, Tempo
from bot.tables.live.live_table import LiveTable
from bot.text.button_ids import ButtonId
from data.addresses import PostgresAddress, StoreAddress
from data.opening import store_at
from data.preferences import PersonPreferences
from data.seasons import day_end, day_start
from data.store import ONLY_PROCESS, Store
from engine.cards import Card
from engine.games.hearts.view import HeartsSeatView, HeartsView
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state import interactions
from loopback_discord.state.guilds import Channel, Guild
from loopback_discord.state.interactions import AUTOCOMPLETE
from tests.conftest import ANSWER_SECONDS, of_kind, there
from tests.empty_file import lay_empty_file
from tests.end_to_end.given_faces import give_faces
from tests.end_to_end.made_once import known_to, settled_once
from tests.end_to_end.serving import until_it_serves
from tests.end_to_end.short_waits import (
    background_has_turns,
    dear_moves_are_not_sought,
    pictures_have_time,
    quick_computers,
    seconds_until_again,
    tried_again_soon,
    workers_begin_soon,
)
from tests.end_to_end.watching import Watch
from tests.regular import button_ids, hand_message, press_one
from tests.stored import time_passes

__all__ = [
    "background_has_turns",
    "dear_moves_are_not_sought",
    "pictures_have_time",
    "quick_computers",
    "seconds_until_again",
    "tried_again_soon",
    "workers_begin_soon",
]

LONGEST_SECONDS: Final = 240.0
"""What a whole game is given: on a machine with nothing else to do none takes a tenth of it.

It is less than what a test is given (`pyproject.toml`), so that it is the test that fails.
"""

FOUR: Final = ("Alice", "Bob", "Carol", "Dave")


class Evening:
    """A card room that can be closed and opened again on the same file."""

    def __init__(self, discord_server: LoopbackDiscord, database: Path) -> None:
        self.discord_server = discord_server
        world = discord_server.world
        self.alice, self.bob, self.carol, self.dave = map(world.person, FOUR)
        self.people = [self.alice, self.bob, self.carol, self.dave]
        """Who plays, if not said otherwise by a fixture of this name."""
        self.cards = world.place("cards")
        self.database = database
        self._acknowledging = BackgroundTasks()
        self.on_server: PostgresAddress | None = None
        """The database of a server, if everything is kept there and not in the file."""
        self.computer_seconds = 0.0
        self.intervals = 0.0
        self.second_tap_seconds = 0.0
        self.thinking_seconds = 0.05
        self.seconds_an_edit = SECONDS_AN_EDIT
        self.paces: Mapping[str, Pace] = PACES
        self.pause_hours = 24.0
        self.timeouts = GATEWAY_TIMEOUTS
        self.seed = 20
        self.ahead_ms = 0
        """By how much the bot's clock is ahead of that of the machine, or behind it if negative."""
        self.fair = False
        """Whether deals are promised and proven; else they follow from the seed, test by test."""
        self.owner = ONLY_PROCESS
        """The process that plays its tables; on a server each life is another one."""
        self._lives = 0
        self.api_proxy: str | None = None
        self.presses_at: Listening | None = None
        """Where presses come by HTTP; None if they come by the gateway."""
        self.emojis = False
        """Whether faces are uploaded; all of them take some seconds, as calls are counted."""
        self._client: CardRoomClient | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def guild(self) -> Guild:
        """The server of #cards."""
        return there(self.cards.guild)

    @property
    def address(self) -> StoreAddress:
        """Where it keeps everything."""
        return self.on_server or self.database

    @property
    def is_running(self) -> bool:
        """Whether there is a client; between two lives, as at a restart, there is none."""
        return self._client is not None

    @property
    def client(self) -> CardRoomClient:
        assert self._client is not None
        return self._client

    @property
    def store(self) -> Store:
        return self.client.store

    def acknowledge_first(self) -> None:
        """Acknowledge each press and command before it is seen to, as one that has waited long."""
        heard = self.client.incoming
        acknowledge, take_in = self.client.acknowledge, heard.take_in

        async def taken_in(payload: InteractionPayload) -> None:
            await acknowledge(payload)
            take_in(payload, About(acknowledged=payload.get("type") != AUTOCOMPLETE))

        def hear(payload: InteractionPayload, shard_id: int) -> None:  # noqa: ARG001  as it is called
            self._acknowledging.run(taken_in(payload), "acknowledging first")

        heard.hear = hear

    @property
    def live_table(self) -> LiveTable:
        """The one running table; another that is over may still be tidied up."""
        (live_table,) = (
            one for one in self.client.room.tables.live.values() if one.game.outcome is None
        )
        return live_table

    def now(self) -> int:
        """Return what the bot's clock says, in milliseconds since 1970."""
        return now_ms() + self.ahead_ms

    async def made(self) -> CardRoomClient:
        """Return a client that nobody has started."""
        settings = Settings(
            token="a-token",
            database=self.address,
            computer_seconds=self.computer_seconds,
            intervals=self.intervals,
            thinking_seconds=self.thinking_seconds,
            pause_hours=self.pause_hours,
            emojis=self.emojis,
            api_proxy=self.api_proxy,
            presses=None if self.presses_at is None else "http://{}:{}/".format(*self.presses_at),
            presses_at=self.presses_at,
        )
        if isinstance(self.address, Path):
            lay_empty_file(self.address)
        store = await store_at(settings.database, self.owner)
        store.processes.process = self.owner
        return CardRoomClient(
            settings,
            store,
            chance=None if self.fair else random.Random(self.seed),
            now=self.now,
            tempo=Tempo(self.paces, self.second_tap_seconds, self.seconds_an_edit),
            timeouts=replace(self.timeouts, guilds=0.05),
        )

    async def open(self) -> None:
        if self.on_server is not None:
            if self._lives:
                time_passes(self.on_server)
            self._lives += 1
            self.owner = f"main/{self._lives}"
        client = await self.made()
        self._client = client
        self._running = asyncio.create_task(client.start("a-token"))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({ready, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            await self._running
        await ready
        await until_it_serves(client, self.discord_server)
        if self.presses_at is not None:
            await client.door_address.agreed.wait()

    async def open_again(self, **changes: object) -> None:
        """Close, change what is said here of an evening, and open again on the same file."""
        await self.close()
        for name, value in changes.items():
            assert hasattr(self, name)
            setattr(self, name, value)
        await self.open()

    async def ended(self) -> None:
        """Wait until the client ends by itself; its error is raised."""
        assert self._running is not None
        await asyncio.shield(self._running)

    async def settle(self) -> None:
        """Wait until no press is under way and every message shows the moment that is."""
        await self.client.under_way.settle()
        for live_table in tuple(self.client.room.tables.live.values()):
            await live_table.settle()

    async def close(self) -> None:
        if self._client is None or self._running is None:
            return
        client, self._client = self._client, None
        try:
            await client.close()
            await self._running
        finally:
            await client.store.close()


@pytest.fixture
def timeouts() -> GatewayTimeouts:
    """How long the line to Discord is waited for."""
    return GATEWAY_TIMEOUTS


@pytest.fixture(autouse=True)
def commands_remembered(monkeypatch: pytest.MonkeyPatch, discord_server: LoopbackDiscord) -> None:
    """Let Discord know the commands from an earlier evening, but for the first of a process."""
    monkeypatch.setattr(of_client, "Registration", known_to(discord_server.world.commands))


@pytest.fixture(autouse=True)
def days_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let days have the deals of an earlier evening, which lead to other ones in each process."""
    monkeypatch.setattr(turnover, "new_deals", settled_once)


@pytest.fixture
def answer_seconds() -> float:
    """How long people wait for an answer; fewer where a test waits until it is almost too late."""
    return ANSWER_SECONDS


@pytest.fixture(autouse=True)
def answered_in_time(
    monkeypatch: pytest.MonkeyPatch, discord_server: LoopbackDiscord, answer_seconds: float
) -> None:
    """Let the bot hurry as little as people do: a slow machine would acknowledge presses first."""
    discord_server.world.interactions.answer_seconds = answer_seconds
    times = answer_seconds / interactions.ANSWER_SECONDS
    for name in ("WRITING_SECONDS", "ANSWER_SECONDS", "ACKNOWLEDGED_SECONDS"):
        monkeypatch.setattr(under_way, name, getattr(under_way, name) * times)
    monkeypatch.setattr(incoming, "LATE_SECONDS", incoming.LATE_SECONDS * times)


@pytest.fixture
def wishes() -> Mapping[str, str]:
    """What people want who have chosen nothing: to press each card, and *Pass*, themselves."""
    return {"forced": "alone", "passing": "asks"}


@pytest.fixture(autouse=True)
def usual_wishes(monkeypatch: pytest.MonkeyPatch, wishes: Mapping[str, str]) -> None:
    """Let that be the usual preferences."""
    begins: Any = PersonPreferences.__init__
    usual = dict(
        zip([one.name for one in fields(PersonPreferences)], begins.__defaults__, strict=True)
    )
    monkeypatch.setattr(begins, "__defaults__", tuple({**usual, **wishes}.values()))


@pytest.fixture
def seconds_an_edit() -> float:
    """How soon a public message may be edited again: sooner than Discord likes, so nobody waits."""
    return 0.05


@pytest.fixture
def thinking_seconds() -> float:
    """How long a table waits for a computer: less than most need, so that an evening is short."""
    return 0.05


@pytest.fixture
def sort_of_evening(request: pytest.FixtureRequest) -> Mapping[str, Any]:
    """What is usual on an evening, but for what the mark of a test says of its own."""
    marked = request.node.get_closest_marker("evening")
    said = dict(marked.kwargs) if marked else {}
    usual = {"people": 4, "fair": False, "emojis": False, "day": None}
    assert said.keys() <= usual.keys()
    return usual | said


@pytest.fixture
def people(people: list[Person], sort_of_evening: Mapping[str, Any]) -> list[Person]:
    """Who plays, one at each chair; as many as are said, of four."""
    return people[: sort_of_evening["people"]]


@pytest.fixture
def emojis(sort_of_evening: Mapping[str, Any]) -> bool:
    """Whether cards are shown by their faces, which lie at Discord already."""
    return sort_of_evening["emojis"]


@pytest.fixture
def fair(sort_of_evening: Mapping[str, Any]) -> bool:
    """Whether deals are promised and proven, as they are wherever the bot is hosted."""
    return sort_of_evening["fair"]


@pytest.fixture
def day(sort_of_evening: Mapping[str, Any]) -> str | None:
    """The day on which an evening begins, at noon by UTC; None for the moment that is."""
    return sort_of_evening["day"]


@pytest.fixture
async def evening(
    discord_server: LoopbackDiscord,
    people: list[Person],
    tmp_path: Path,
    timeouts: GatewayTimeouts,
    seconds_an_edit: float,
    thinking_seconds: float,
    on_server: PostgresAddress | None,
    port: int,
    *,
    door: bool,
    emojis: bool,
    fair: bool,
    day: str | None,
) -> AsyncIterator[Evening]:
    """An open card room."""
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.people = people
    evening.on_server = on_server
    evening.emojis = emojis
    evening.fair = fair
    evening.presses_at = ("127.0.0.1", port) if door else None
    if day is not None:
        evening.ahead_ms = (day_start(day) + day_end(day)) // 2 - now_ms()
    if emojis:
        give_faces(discord_server)
    evening.timeouts = timeouts
    evening.seconds_an_edit = seconds_an_edit
    evening.thinking_seconds = thinking_seconds
    await evening.open()
    yield evening
    await evening.close()


@pytest.fixture
def watch(evening: Evening, discord_server: LoopbackDiscord) -> Iterator[Watch]:
    """A watch over everything that leaves the bot."""
    watch = Watch(evening, discord_server)
    watch.begin()
    yield watch
    watch.end()


@pytest.fixture
async def ended_at_once(evening: Evening) -> AsyncIterator[None]:
    """Do not wait for the last pictures at the end of a test."""
    yield
    if evening.is_running:
        evening.client.room.stop()


@pytest.fixture
def mona(discord_server: LoopbackDiscord) -> Person:
    """Somebody who manages the server."""
    return discord_server.world.add_person("Mona", manage_guild=True)


async def gather_at_table(
    host: Person, others: Iterable[Person], *, command: str = "hearts", **options: str | int
) -> None:
    """Open a table, also beside those that the host has, let the others join, and start."""
    if command == "pitch":
        # Two families share it, and who names no game is asked which.
        options = {"preset": "auction_pitch", **options}
    lobby = await host.slash(command, None, **options)
    if lobby.kind == "ephemeral":
        lobby = await host.click(lobby, "Open another all the same")
    for person in others:
        await person.click(lobby, "Join")
    await host.click(lobby, "Start")


async def play_until(
    people: Iterable[Person],
    done: Callable[[], bool],
    *,
    where: Channel | None = None,
    chance: random.Random | None = None,
) -> None:
    """Let people press what is on offer until `done`, whoever is in turn first.

    With `chance` they do not always give the first answer, which in some games ends nothing.
    """
    async with asyncio.timeout(LONGEST_SECONDS):
        while not done():
            pressed = False
            for person in people:
                if not done() and await press_one(person, where, chance=chance) is not None:
                    pressed = True
            if not pressed:
                await asyncio.sleep(0.01)


class Four:
    """Four people at one table."""

    def __init__(self, evening: Evening, people: list[Person], cards: Channel) -> None:
        self.evening = evening
        self.people = people
        self.cards = cards

    @property
    def table_id(self) -> str:
        return self.evening.live_table.table_id

    @property
    def view(self) -> HeartsView:
        return of_kind(HeartsView, self.evening.live_table.game.view(None))

    @property
    def in_turn(self) -> Person:
        """Whoever is waited for first."""
        seat = self.evening.live_table.waiting_for[0]
        person = self.evening.live_table.chairs[seat].person
        return next(one for one in self.people if one.id == person)

    @property
    def waits(self) -> Person:
        """Somebody who is not waited for."""
        return next(one for one in self.people if self.seat_of(one) not in self.view.to_act)

    def seat_of(self, person: Person) -> int:
        return there(self.evening.live_table.seat_of(person.id))

    def asked(self, person: Person) -> int:
        return self.evening.live_table.session.table.questions.numbers[self.seat_of(person)]

    def cards_of(self, person: Person) -> tuple[Card, ...]:
        return of_kind(HeartsSeatView, self.evening.live_table.game.view(self.seat_of(person))).hand

    async def journal_length(self) -> int:
        return len(await self.evening.store.journal.read(self.table_id))

    async def hand_of(self, person: Person) -> Payload:
        """Return the hand that `person` may press now, once it is there."""
        number = self.asked(person)

        def current() -> Payload | None:
            hand = hand_message(person)
            buttons = button_ids(hand, "do", "tick", "untick")
            return hand if buttons and buttons[0][0].asked == number else None

        return await person.until(current)

    async def pass_cards(self) -> None:
        """Let everybody pass."""
        await play_until(self.people, lambda: self.view.stage == "play")

    async def forge(self, person: Person, text: str, message: Payload | None = None) -> Answer:
        """Press a made-up `do` on one's hand."""
        button_id = ButtonId(self.table_id, "do", self.asked(person), text)
        hand = message or person.dms()[-1]
        return await person.press_raw(hand, button_id.custom_id, forged=True)


@pytest.fixture
async def four(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> Four:
    """A game of four people in which everybody holds cards to pass."""
    people = [alice, bob, carol, dave]
    await gather_at_table(alice, [bob, carol, dave], target=10)
    for person in people:
        await person.until(lambda who=person: hand_message(who))
    return Four(evening, people, cards)
