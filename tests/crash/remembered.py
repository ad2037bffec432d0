"""What a killed bot's file holds, and what people see of it after the next start."""

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.screens.cards import face_text
from bot.screens.phrases import listed
from data.addresses import StoreAddress
from data.opening import store_at
from data.store import Store
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from engine.table.journal import Questions
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import of_kind, there
from tests.crash.company import PHRASEBOOK, Play, Told, tables_shown
from tests.regular import button_ids
from tests.stored import closed_after


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
            plays.add(Play.of(row.table_id, person, questions.numbers[seat], str(action)))
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
        assert told.doubled == 0


_HOLES = """
SELECT table_id FROM journal GROUP BY table_id
HAVING min(number) <> 0 OR max(number) <> count(*) - 1
"""
_TABLES = "SELECT table_id FROM tables"


def _copied(database: Path, aside: Path) -> Path:
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    for suffix in ("", "-wal"):
        source = database.with_name(database.name + suffix)
        if source.exists():
            shutil.copy(source, aside / source.name)
    return aside / database.name


async def found_after_death(address: StoreAddress, aside: Path) -> Memory:
    """Look at what a killed process left: at a copy of its file, or at its database."""
    if isinstance(address, Path):
        address = _copied(address, aside)
        with closing(sqlite3.connect(address)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    async with closed_after(await store_at(address)) as store:
        assert await store.write(lambda writing: writing.rows(_HOLES)) == []
        ids: list[str] = [row[0] for row in await store.write(lambda one: one.rows(_TABLES))]
        memory = Memory()
        for table_id in ids:
            await recall(memory, store, table_id)
        assert await store.standings.audit() == []
    return memory


async def recall(memory: Memory, store: Store, table_id: str) -> None:
    """Add a table to what is remembered, as the store has it."""
    row = there(await store.tables.get(table_id))
    assert row.state is not TableState.VOID
    memory.seated |= {(table_id, chair.person) for chair in row.chairs if chair.person is not None}
    if row.state is TableState.PLAYING:
        entries = await store.journal.read(table_id)
        memory.games[table_id] = kept(row, [(entry.seat, entry.action) for entry in entries])
    elif row.state is TableState.FINISHED:
        record = there(await store.results.record(table_id))
        actions = [(seat, Action.read(text)) for seat, text in record["actions"]]
        memory.games[table_id] = kept(row, actions)
        assert memory.games[table_id].game.outcome is not None


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
        *before, shown = [text_of(one) for one in tables_shown(players[0], cards, table_id)] or [""]
        # A deal that is over keeps the way to the hand.
        return _shows(shown, game) and all("is over" in one for one in before)

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
    view = of_kind(HeartsView, game.game.view(None))
    heading = next((line for line in text.splitlines() if line.startswith("### ")), "")
    asked = [game.row.chairs[seat].name for seat in view.to_act]
    passed: list[str] = []
    if view.stage == "pass":
        passed = [game.row.chairs[seat].name for seat in view.passed_by]
    return (
        f"deal {view.deal_number} " in text
        and all(face_text(play.card, PHRASEBOOK) in text for play in view.trick)
        and (
            f" {asked[0]}" in heading
            if len(asked) == 1
            else heading == PHRASEBOOK("heading-several", count=len(asked))
        )
        and (not passed or PHRASEBOOK("pass-done", names=listed(passed, PHRASEBOOK)) in text)
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
