"""A ledger of the games that several processes play: it is brought up to date again and again."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias, TypeVar

from data.patience import NotRead
from data.postgresql.store import PostgresStore
from data.sql.database import SqlRow
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.records.verifying import verified
from engine.table.journal import Questions
from tests.crash.company import Play, Told

_T = TypeVar("_T")
Move: TypeAlias = tuple[Seat, str]

AGAIN_SECONDS: Final = 0.1

_JOURNALS: Final = "SELECT table_id, number, seat, action FROM journal ORDER BY table_id, number"
_STATES: Final = "SELECT table_id, state FROM tables WHERE state IN ('void', 'finished')"
_SEATED: Final = "SELECT table_id, person FROM chairs WHERE person IS NOT NULL"


class AskDatabase(Protocol):
    """Asks the database past the store."""

    def __call__(self, query: str) -> Awaitable[list[SqlRow]]: ...


@dataclass(eq=False, slots=True)
class LedgerGame:
    """A game as far as its journal was read, played along by the rules."""

    row: TableRow
    game: Game
    questions: Questions
    moves: list[Move] = field(default_factory=list[Move])
    plays: set[Play] = field(default_factory=set[Play])

    @classmethod
    def of(cls, row: TableRow) -> "LedgerGame":
        """Begin a game that has been dealt."""
        assert row.dealer is not None
        game: Game = variant(row.preset, row.options).start(row.seat_count, row.dealer)
        return cls(row, game, Questions.none(row.seat_count))

    def grow_to(self, moves: Sequence[Move]) -> None:
        """Play what is new. What was there before must be so still; what is refused raises."""
        known = len(self.moves)
        assert self.moves == list(moves[:known]), f"table {self.row.table_id} was written anew"
        for seat, text in moves[known:]:
            person = self.row.chairs[seat].person if seat >= 0 else None
            action = Action.read(text)
            if person is not None:
                asked = self.questions.numbers[seat]
                self.plays.add(Play.of(self.row.table_id, person, asked, str(action)))
            before = self.game.to_act
            self.game, _ = self.game.apply(seat, action)
            self.questions = self.questions.after(seat, before, self.game.to_act, 0)
            self.moves.append((seat, text))


class Ledger:
    """Every game there was. Reading it costs what has happened since it was read last.

    Whoever has `store` closes it.
    """

    def __init__(self, store: PostgresStore, ask: AskDatabase) -> None:
        self._store = store
        self._ask = ask
        self._seen: set[Play] = set()
        """Moves that were told, and found."""
        self.games: dict[str, LedgerGame] = {}
        """Those that go on."""
        self.finished: dict[str, LedgerGame] = {}
        self.joins = 0

    async def holds(self, told: Told) -> None:
        """Hold what was told before this to what is kept now; whoever plays may play on."""
        plays, joins = told.plays - self._seen, set(told.joins)
        await self.read()
        for play in plays:
            game = self.games.get(play.table_id) or self.finished.get(play.table_id)
            assert game is not None, f"a game of {play} is lost"
            assert play in game.plays, f"{play} is lost"
        self._seen |= plays
        if len(joins) > self.joins:
            seated = {(str(table), int(who)) for table, who in await self._ask(_SEATED)}
            assert joins - seated == set()
            self.joins = len(joins)
        assert told.doubled == 0, "a press was taken twice"

    async def read(self) -> None:
        """Bring every game to what is kept of it now."""
        journals: dict[str, list[Move]] = defaultdict(list)
        for table_id, number, seat, action in await self._ask(_JOURNALS):
            moves = journals[table_id]
            assert number == len(moves), f"the journal of table {table_id} has a hole"
            moves.append((seat, action))
        for table_id, moves in journals.items():
            if table_id not in self.games:
                self.games[table_id] = LedgerGame.of(await self._row(table_id))
            self.games[table_id].grow_to(moves)
        states = {str(table_id): str(state) for table_id, state in await self._ask(_STATES)}
        assert "void" not in states.values(), states
        over = {table_id for table_id, state in states.items() if state == TableState.FINISHED}
        # It may have ended since the journals were read.
        gone = self.games.keys() - journals.keys()
        assert gone <= over, f"the journals of {gone - over} are lost"
        assert over >= self.finished.keys()
        for table_id in over - self.finished.keys():
            await self._finish(table_id)

    async def _finish(self, table_id: str) -> None:
        """Read a game that has no journal any more: it is over, and so it is by the rules."""
        game = self.games.pop(table_id, None) or LedgerGame.of(await self._row(table_id))
        game.grow_to(await self._recorded(table_id))
        assert game.game.outcome is not None, f"table {table_id} ended too early"
        self.finished[table_id] = game

    async def _row(self, table_id: str) -> TableRow:
        row = await self._told(lambda: self._store.tables.get(table_id))
        assert row is not None, f"table {table_id} is lost"
        return row

    async def _recorded(self, table_id: str) -> list[Move]:
        record = await self._told(lambda: self._store.results.record(table_id))
        assert record is not None, f"table {table_id} has no record"
        return [(seat, text) for seat, text in record["actions"]]

    async def holds_all(self, told: Told) -> None:
        """Read every game that is over once more, and hold everything to all that was told."""
        await self.holds(told)
        found = (game.plays for game in (*self.games.values(), *self.finished.values()))
        assert told.plays - frozenset[Play]().union(*found) == set()
        assert await self._told(self._store.standings.audit) == []
        for table_id, game in self.finished.items():
            assert await self._recorded(table_id) == game.moves
            record = await self._told(lambda table_id=table_id: self._store.proofs.record(table_id))
            assert record is not None
            found = await asyncio.to_thread(verified, record)
            # A bot that dies at a start posts its table again, which is told.
            assert (found.wrong, found.lacks) == (False, ()), found
            assert found.over

    async def _told(self, question: Callable[[], Awaitable[_T]]) -> _T:
        while True:
            try:
                return await question()
            except NotRead:
                await asyncio.sleep(AGAIN_SECONDS)
