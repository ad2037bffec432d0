"""The bot is killed at random moments while people play; nothing that was answered is lost."""

import asyncio
import os
import random
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.button_ids import ButtonId
from bot.phrasebook import phrasebook_of
from bot.playground.answers import Answer, Impossible
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids
from bot.screens.cards import face_text
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from engine.table.questions import Questions
from tests.conftest import BotProcess

KILLS = int(os.environ.get("CARDROOM_CRASHES", "8"))
LONGEST_LIFE_SECONDS = 1.6
START_SECONDS = 0.9
TARGET = 20
LAST_GAMES_SECONDS = 240.0
"""On a machine with nothing else to do they are over in some seconds."""

PHRASEBOOK = phrasebook_of("en-US")

# A kill and the start after it take two seconds, on a busy machine ten.
pytestmark = [pytest.mark.crash, pytest.mark.timeout(300 + 15 * KILLS)]


# What people were told ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """What a person answered to a question of one table."""

    table_id: str
    person: int
    asked: int
    action: str


@dataclass(slots=True)
class Told:
    """What answers said was done: it must be remembered whatever happens."""

    plays: set[Play] = field(default_factory=set[Play])
    joins: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    presses: int = 0
    unanswered: int = 0


class Company:
    """The people of one table: they open it, play it to its end, and open the next."""

    def __init__(
        self,
        discord_server: LoopbackDiscord,
        told: Told,
        names: str,
        *,
        seats: int,
        chance: random.Random,
    ) -> None:
        self.host, *self.guests = map(discord_server.world.person, names.split())
        self.seats = seats
        self.leaving = False
        self.games = 0
        self._discord_server = discord_server
        self._cards = discord_server.world.place("cards")
        self._told = told
        self._chance = chance

    async def play_on(self, may_press: asyncio.Event) -> None:
        """Open tables and play them, whatever becomes of the bot; people press by `may_press`."""
        while not self.leaving:
            await may_press.wait()
            table_id = await self._open(may_press)
            if table_id is None:
                continue
            async with asyncio.TaskGroup() as playing:
                for person in (self.host, *self.guests):
                    playing.create_task(self._play(person, table_id, may_press))
            self.games += 1

    async def _open(self, may_press: asyncio.Event) -> str | None:
        """Bring a table to its first deal; None where its lobby did not live so long."""
        # Nobody's turn passes: who has nothing to press is found out, not played for.
        opened = await self.host.slash(
            "hearts", self._cards, seats=self.seats, target=TARGET, pace="slow"
        )
        if opened.kind != "message" or opened.message is None:
            return None
        lobby = opened.message
        table_id = button_ids(lobby, "join")[0][0].table
        absent = list(self.guests)
        refused = 0
        while not tables_shown(self.host, self._cards, table_id):
            await may_press.wait()
            try:
                answer = await (
                    absent[-1].click(lobby, "Join") if absent else self.host.click(lobby, "Start")
                )
            except Impossible:
                await asyncio.sleep(0.02)
                continue
            if answer.kind == "update" and absent:
                self._told.joins.add((table_id, absent.pop().id))
            elif answer.kind == "ephemeral" and answer.message is not None:
                said = text_of(answer.message)
                if said == PHRASEBOOK("lobby-already-in"):
                    absent.pop()
                refused = refused + 1 if said == PHRASEBOOK("lobby-over") else 0
                # A lobby says the same while its start is written.
                if refused == 10:
                    return None
            await asyncio.sleep(0.02 if absent else 0.3)
        return table_id

    async def _play(self, person: Person, table_id: str, may_press: asyncio.Event) -> None:
        while tables_shown(person, self._cards, table_id):
            await may_press.wait()
            if not await self._press(person, table_id):
                await asyncio.sleep(0.02)

    async def _press(self, person: Person, table_id: str) -> bool:
        for message in reversed(person.dms()):
            offers = [
                offer
                for offer in button_ids(message, "do") or button_ids(message, "tick")
                if offer[0].table == table_id
            ]
            if not offers:
                continue
            button_id, custom_id = self._chance.choice(offers)
            # Some press twice at once; only one of the two may be taken.
            times = self._chance.choice((1, 1, 1, 2))
            try:
                answers = await asyncio.gather(
                    *(person.click(message, custom_id=custom_id) for _ in range(times))
                )
            except Impossible:
                return False
            self._note(person, button_id, answers)
            return True
        return False

    def _note(self, person: Person, button_id: ButtonId, answers: Iterable[Answer]) -> None:
        taken = closed = 0
        for answer in answers:
            self._told.presses += 1
            if answer.error is not None:
                self._told.unanswered += 1
            elif answer.kind == "update" and button_id.verb == "do":
                said = self._answered(answer)
                taken += not said.startswith("> ") and said != PHRASEBOOK("table-over")
                # After the game's last card both hands are closed, which says nothing of either.
                closed += "is over" in said
        assert taken <= 1 or closed
        if taken:
            self._told.plays.add(Play(button_id.table, person.id, button_id.asked, button_id.text))

    def _answered(self, answer: Answer) -> str:
        """Return the text of an answer as it was when it came."""
        mark = f"/interactions/{answer.interaction.id}/"
        for request in reversed(self._discord_server.requests):
            if mark in request.path and request.status in (200, 204):
                return text_of(request.body["data"])
        raise AssertionError("an answer came by no request")


def tables_shown(person: Person, channel: Channel, table_id: str) -> list[Payload]:
    """Return the public messages where a table can be played."""
    return [
        message
        for message in person.sees(channel)
        if any(button_id.table == table_id for button_id, _ in button_ids(message, "hand"))
    ]


# What is remembered -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """One table as the file has it: what was played, and the game as it stands after that."""

    row: TableRow
    plays: frozenset[Play]
    game: Game
    questions: Questions


def kept(row: TableRow, actions: Iterable[tuple[Seat, Action]]) -> Kept:
    """Play what is written from the beginning; what the rules refuse raises here."""
    assert row.dealer is not None
    game: Game = variant(row.preset, row.options).start(row.seat_count, row.dealer)
    questions = Questions.none(row.seat_count)
    plays: set[Play] = set()
    for seat, action in actions:
        person = row.chairs[seat].person if seat >= 0 else None
        if person is not None:
            plays.add(Play(row.table_id, person, questions.numbers[seat], str(action)))
        before = game.to_act
        game, _ = game.apply(seat, action)
        questions = questions.after(seat, before, game.to_act, 0)
    return Kept(row, frozenset(plays), game, questions)


@dataclass(slots=True)
class Memory:
    """What a killed process left: every game begun, and who sits where."""

    games: dict[str, Kept] = field(default_factory=dict[str, Kept])
    seated: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])

    def holds(self, told: Told) -> None:
        plays = frozenset[Play]().union(*(game.plays for game in self.games.values()))
        assert told.plays - plays == set()
        assert told.joins - self.seated == set()


def _copied(database: Path, aside: Path) -> Path:
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    for suffix in ("", "-wal"):
        source = database.with_name(database.name + suffix)
        if source.exists():
            shutil.copy(source, aside / source.name)
    return aside / database.name


async def found_after_death(database: Path, aside: Path) -> Memory:
    """Look at a copy of the file a killed process left."""
    copy = _copied(database, aside)
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        holes = file.execute(
            "SELECT table_id FROM journal GROUP BY table_id"
            " HAVING min(number) != 0 OR max(number) != count(*) - 1"
        ).fetchall()
        assert holes == []
        ids: list[str] = [row[0] for row in file.execute("SELECT table_id FROM tables")]
    store = await SqliteStore.open(copy)
    try:
        memory = Memory()
        for table_id in ids:
            await _recall(memory, store, table_id)
        assert await store.standings.audit() == []
    finally:
        await store.close()
    return memory


async def _recall(memory: Memory, store: SqliteStore, table_id: str) -> None:
    row = await store.tables.get(table_id)
    assert row is not None
    assert row.state is not TableState.VOID
    memory.seated |= {(table_id, chair.person) for chair in row.chairs if chair.person is not None}
    if row.state is TableState.PLAYING:
        entries = await store.journal.read(table_id)
        memory.games[table_id] = kept(row, [(entry.seat, entry.action) for entry in entries])
    elif row.state is TableState.FINISHED:
        record = await store.results.record(table_id)
        assert record is not None
        actions = [(seat, Action.read(text)) for seat, text in record["actions"]]
        memory.games[table_id] = kept(row, actions)
        assert memory.games[table_id].game.outcome is not None


# What people see after the next start -------------------------------------------------------


async def everybody_sees(discord_server: LoopbackDiscord, memory: Memory) -> None:
    """Wait until every table of people alone is drawn once and as it stands, hands as well.

    Nobody may press meanwhile. Where computers play a table goes on by itself.
    """
    for game in memory.games.values():
        goes_on = game.row.state is TableState.PLAYING and game.game.view(None).deal_number
        if goes_on and all(chair.person is not None for chair in game.row.chairs):
            await _all_see(discord_server, game)


async def _all_see(discord_server: LoopbackDiscord, game: Kept) -> None:
    cards, table_id = discord_server.world.place("cards"), game.row.table_id
    players = [discord_server.world.person(chair.name) for chair in game.row.chairs]
    if game.game.outcome is not None:
        return

    def table_is_right() -> bool:
        shown = tables_shown(players[0], cards, table_id)
        return len(shown) == 1 and _shows(text_of(shown[0]), game)

    await players[0].until(table_is_right, what="the table once, as it stands")
    asked = {
        player: [game.questions.numbers[seat]] if seat in game.game.to_act else []
        for seat, player in enumerate(players)
    }
    await players[0].until(
        lambda: all(_asked(player, table_id) == asked[player] for player in players),
        what="everybody's hand once, as it stands",
    )


def _shows(text: str, game: Kept) -> bool:
    view = game.game.view(None)
    assert isinstance(view, HeartsView)
    turn = next(line for line in text.splitlines() if line.startswith(("Turn:", "Still to pass:")))
    return (
        f"deal {view.deal_number} " in text
        and all(face_text(play.card, PHRASEBOOK) in text for play in view.trick)
        and all(
            (f"**{chair.name}**" in turn) == (seat in view.to_act)
            for seat, chair in enumerate(game.row.chairs)
        )
    )


def _asked(person: Person, table_id: str) -> list[int]:
    """Return the questions that a person's messages about one table ask, each once a message."""
    return [
        offers[0].asked
        for message in person.dms()
        if (
            offers := [
                button_id
                for button_id, _ in button_ids(message, "do", "tick")
                if button_id.table == table_id
            ]
        )
    ]


# The evening --------------------------------------------------------------------------------


async def test_nothing_answered_is_lost_and_every_table_carries_on_when_the_bot_is_killed(
    discord_server: LoopbackDiscord, bot_process: BotProcess, tmp_path: Path
) -> None:
    chance = random.Random()
    told = Told()
    companies = [
        Company(discord_server, told, names, seats=seats, chance=chance)
        for names, seats in (("Alice Bob Carol Dave", 4), ("Bob Carol Alice", 3), ("Dave Alice", 4))
    ]
    may_press = asyncio.Event()
    memory = Memory()
    async with asyncio.TaskGroup() as evening:
        playing = [evening.create_task(company.play_on(may_press)) for company in companies]
        for number in range(KILLS):
            if number % 4 == 3:
                # Killed while it starts, perhaps before it has taken up any table.
                await bot_process.start()
                await asyncio.sleep(chance.uniform(0, START_SECONDS))
            else:
                await bot_process.start()
                assert await bot_process.connected()
                await everybody_sees(discord_server, memory)
                may_press.set()
                await asyncio.sleep(chance.uniform(0, LONGEST_LIFE_SECONDS))
            await bot_process.end()
            may_press.clear()
            # What the dead bot owed an answer is given up at once.
            discord_server.world.interactions.give_up()
            await asyncio.sleep(0.05)
            memory = await found_after_death(bot_process.database, tmp_path / "found")
            memory.holds(told)
        await bot_process.start()
        assert await bot_process.connected()
        await everybody_sees(discord_server, memory)
        for company in companies:
            company.leaving = True
        may_press.set()
        await companies[0].host.until(
            lambda: all(one.done() for one in playing),
            timeout=LAST_GAMES_SECONDS,
            what="the end of every game",
        )
    await bot_process.end()
    memory = await found_after_death(bot_process.database, tmp_path / "found")
    memory.holds(told)
    results = Counter(
        button_id.table
        for message in discord_server.world.person("Alice").sees(
            discord_server.world.place("cards")
        )
        for button_id, _ in button_ids(message, "record")
    )
    finished = [one for one, game in memory.games.items() if game.row.state is TableState.FINISHED]
    assert results == Counter(finished)
    assert len(finished) >= sum(company.games for company in companies) >= len(companies)
    assert "incident" not in bot_process.log.read_text()
    sys.stdout.write(
        f"{KILLS} kills, {told.presses} presses, {len(told.plays)} cards and passes acknowledged,"
        f" {told.unanswered} unanswered, {len(finished)} games finished, none lost\n"
    )
