"""Loading: open tables of the store, as they were when their last process ended."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.support.incidents import log_incident
from bot.tables.hosting import OpenTable
from bot.tables.live_table import LiveTable
from bot.tables.opening.fairness import chance_of
from bot.tables.opening.lobby import Lobby
from bot.tables.preloading import Gained, Preloading, in_batches, read
from bot.tables.services import Services
from data.kept_games import last_moment, recorded_moment
from data.patience import NotRead
from data.proofs import KeptProof
from data.tables import Sent, TableRow, TableState
from engine.contract.refusal import BadRules
from engine.fairness.chance import Chance, FreeChance
from engine.games.catalogue import variant
from engine.table.replaying import Unreplayable
from engine.table.table import TableMoment

log = logging.getLogger(__name__)

LiveTableAt: TypeAlias = Callable[[TableRow, TableMoment, Chance], LiveTable]
"""Makes a table in play, of its row, at a moment of its game."""


class Loading:
    """Loads the tables of one card room. Nothing is drawn of them, and nothing goes on.

    What is preloaded of a game is not read again.
    """

    def __init__(
        self, services: Services, live_table_at: LiveTableAt, forget: Callable[[str], None]
    ) -> None:
        self._services = services
        self._live_table_at = live_table_at
        self._forget = forget
        self.preloading = Preloading()

    async def playable(
        self, rows: Sequence[TableRow], sent: Mapping[str, Sent], proofs: Mapping[str, KeptProof]
    ) -> AsyncGenerator[tuple[TableRow, OpenTable | None]]:
        """Yield tables in the lobby or in play; None where this version cannot play one on.

        Raise `NotRead` if the store is away.
        """
        journals = self._services.store.journal
        await learn_preferences(self._services, rows)
        seated = (chair.person for row in rows for chair in row.chairs)
        await self._services.private.learn(person for person in seated if person is not None)
        for some in in_batches(rows):
            playing = [row for row in some if row.state is TableState.PLAYING]
            gained = await self.preloading.read(journals, playing)
            for row in some:
                here, proof = sent.get(row.table_id, Sent()), proofs.get(row.table_id)
                yield row, await self._playable(row, here, proof, gained.get(row.table_id, ()))
                await asyncio.sleep(0)

    async def _playable(
        self, row: TableRow, sent: Sent, proof: KeptProof | None, gained: Gained
    ) -> OpenTable | None:
        try:
            if row.state is TableState.LOBBY:
                return await self._lobby(row, proof)
            return await self._in_play(row, sent, proof, gained)
        except NotRead:
            raise
        except (Unreplayable, BadRules, ValueError) as refusal:
            log.warning("table %s cannot be replayed: %s", row.table_id, type(refusal).__name__)
        except Exception as error:  # noqa: BLE001  one broken table must not keep the others closed
            log_incident(log, f"resuming table {row.table_id}", error)
        return None

    async def _lobby(self, row: TableRow, proof: KeptProof | None) -> Lobby:
        # Rules that are not taken any more could be neither shown nor played.
        variant(row.preset, row.options)
        lobby = Lobby(self._services, row, proof, self._forget)
        await lobby.learn()
        if row.message_id is None and not row.solo:
            lobby.leave_to_answer(unplaced=True)
        if not row.is_try:
            lobby.set_expiry()
        return lobby

    async def _in_play(
        self, row: TableRow, sent: Sent, proof: KeptProof | None, gained: Gained
    ) -> LiveTable:
        """Return a table in play.

        Raise `BadRules` or `ValueError` if this version does not know its rules any more, and
        `Unreplayable` if they do not accept its journal.
        """
        try:
            moment = self.preloading.moment(row, read(gained))
        except Unreplayable:
            # Before a game is ended for it, the whole of its journal is asked.
            moment = last_moment(row, await self._services.store.journal.read(row.table_id))
        chance = chance_of(self._services, row, proof)
        live_table = self._live_table_at(row, moment, chance)
        await live_table.recall(sent)
        return live_table

    async def untold(self, row: TableRow, sent: Sent) -> LiveTable | None:
        """Return a game that was over, but whose result nobody has been told."""
        await learn_preferences(self._services, (row,))
        record = await self._services.store.results.record(row.table_id)
        if record is None or row.dealer is None:
            await self._services.store.tables.set_announced(row.table_id)
            return None
        # Whoever wants to verify the game has the proof in its record.
        chance = FreeChance(self._services.chance)
        live_table = self._live_table_at(row, recorded_moment(row, record), chance)
        await live_table.recall(sent)
        return live_table


async def learn_preferences(services: Services, rows: Iterable[TableRow]) -> None:
    """Have at hand what those at some tables have chosen, before these are drawn."""
    rows = tuple(rows)
    people = (chair.person for row in rows for chair in row.chairs)
    await services.preferences.learn(people, {row.guild_id for row in rows})
