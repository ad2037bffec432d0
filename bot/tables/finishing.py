"""Finishing: a game has a result, which is kept and told."""

from collections.abc import Callable

from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.exits import Exits
from bot.tables.fared import fared
from bot.tables.finish import finished_game
from bot.tables.in_play import InPlay
from bot.tables.messages.messages import TableMessages
from bot.tables.opening.fairness import told_of
from data.store import Store


class Finishing:
    """Sees to the result of one table, once; `now` tells milliseconds since 1970."""

    def __init__(
        self,
        table: InPlay,
        messages: TableMessages,
        store: Store,
        exits: Exits,
        *,
        background_tasks: BackgroundTasks,
        now: Callable[[], int],
    ) -> None:
        self._table = table
        self._messages = messages
        self._store = store
        self._exits = exits
        self._background_tasks = background_tasks
        self._now = now
        self._begun = False

    def begin(self) -> None:
        """See to the result: the last card may be played before the table is resumed."""
        if not self._begun:
            self._begun = True
            table_id = self._table.table_id
            self._background_tasks.run(self._finish(), f"finishing table {table_id}")

    async def _finish(self) -> None:
        """Keep the result, tell it, and be done; done again after a crash, it changes nothing."""
        # Nobody presses here any more, so nobody else would try again.
        await retry_until_written("keeping a result", self._keep)
        await retry_until_written("reading a result", self._recall)
        await self._messages.announce()
        self._exits.leave_room()
        await self._messages.settle()
        await self._messages.clear_away()
        self._exits.stop()

    async def _keep(self) -> None:
        table = self._table
        entries = await self._store.journal.read(table.table_id)
        # There are none any more once the result is kept.
        if entries:
            game = finished_game(table.row, table.game, entries, table.proof, self._now())
            await self._store.results.finish(game, epoch=table.row.epoch)

    async def _recall(self) -> None:
        """Have at hand what the result tells beside the scores."""
        table, drawing = self._table, self._messages.drawing
        record = await self._store.proofs.record(table.table_id)
        if record is not None:
            drawing.proven = told_of(record, len(table.game.deal_scores))
        drawing.rating = await self._store.ratings.change(table.table_id)
        drawing.fared = await fared(self._store.daily, table.row)
