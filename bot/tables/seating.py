"""Seating: people come to tables, which they open, join, or begin alone against computers."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.screens.refusal import RoomRefusal
from bot.tables.live.live_table import LiveTable
from bot.tables.loading import learn_preferences
from bot.tables.open_tables import OpenTables
from bot.tables.opening.hosting import (
    TABLES_A_PERSON,
    guild_must_have_place,
    must_be_new,
    must_have_place,
    must_have_place_in,
    must_host_no_other,
    too_many_open,
    unplaced_lobby,
    unplaced_rematch,
)
from bot.tables.opening.lobby import Lobby
from bot.tables.opening.opening_rows import rematch_row
from bot.tables.opening.starting import Starting
from bot.tables.services.elsewhere import LIVE, rows_elsewhere
from bot.tables.services.fairness import new_proof, seated
from bot.tables.services.keeping_out import KeptOutHere, must_be_let_in
from bot.tables.services.services import Services
from data.people import PersonRow
from data.proofs import KeptProof
from data.tables import UNLIMITED, Limits, TableIdTaken, TableRow, TooManyOpen
from engine.fairness.chance import Chance
from engine.games.catalogue import variant
from engine.table.journal import Entry


class Seating:
    """Gives people places at the tables of one card room, as many as each may have.

    `begun` is told of games that are dealt at once, since nobody is waited for.
    """

    def __init__(
        self,
        services: Services,
        tables: OpenTables,
        starting: Starting,
        begun: Callable[[LiveTable], None],
    ) -> None:
        self._services = services
        self._tables = tables
        self._starting = starting
        self._begun = begun

    async def open_lobby(
        self, row: TableRow, host: PersonRow, limits: Limits = UNLIMITED, *, another: bool = False
    ) -> Lobby:
        """Open a lobby with the host seated; raise `RoomRefusal` or `BadRules`.

        The refusal is `HostsAlready` if the host has only to say that `another` table is wanted.
        """
        chosen = variant(row.preset, row.options)
        if chosen.is_for_others(row.seat_count):
            allowed = tuple(map(str, chosen.seats_allowed))
            raise RoomRefusal("refusal-seats", allowed=allowed)
        chosen.must_seat(row.seat_count)
        await must_be_let_in(self._services, row.guild_id, row.host_id)
        elsewhere = await rows_elsewhere(self._services, row.host_id)
        # Nothing is waited for from here on: of two presses at once the second finds the lobby.
        tables = self._tables.every()
        if unplaced := unplaced_lobby(tables, row):
            return unplaced
        must_be_new(tables, row.table_id)
        must_have_place(tables, row.host_id, elsewhere)
        must_have_place_in(row.guild_id, limits.a_person, tables, row.host_id, elsewhere)
        guild_must_have_place(tables, row.guild_id)
        if not another:
            must_host_no_other(tables, row)
        return await self._open(row, new_proof(self._services), host, limits)

    async def open_rematch(
        self, old: TableRow, host: PersonRow, limits: Limits = UNLIMITED
    ) -> Lobby:
        """Open a lobby with the seats and rules of a finished table; raise `RoomRefusal`.

        Who is kept out of the server's tables has none, nor who sits at as many as one may: a host
        who is meets `KeptOutHere`.
        """
        kept_out = await self._services.store.kept_out.everybody(old.guild_id, self._services.now())
        unseated = {one.person for one in kept_out}
        for one in kept_out:
            if one.person == host.person_id:
                raise KeptOutHere(one)
        for person in [chair.person for chair in old.chairs]:
            if person is not None and person != host.person_id:
                try:
                    await self._must_have_place(person, old.guild_id)
                except RoomRefusal:
                    unseated.add(person)
        old = replace(old, chairs=tuple(one for one in old.chairs if one.person not in unseated))
        elsewhere = await rows_elsewhere(self._services, host.person_id)
        tables = self._tables.every()
        if unplaced := unplaced_rematch(tables, old.table_id):
            return unplaced
        must_have_place(tables, host.person_id, elsewhere)
        must_have_place_in(old.guild_id, limits.a_person, tables, host.person_id, elsewhere)
        guild_must_have_place(tables, old.guild_id)
        owner, now = self._services.owner, self._services.now()
        row = rematch_row(old, host.person_id, owner=owner, now=now)
        return await self._open(row, new_proof(self._services), host, limits)

    async def _open(
        self, row: TableRow, proof: KeptProof | None, seen: PersonRow, limits: Limits
    ) -> Lobby:
        lobby = Lobby(self._services, row, proof, self._tables.forget)
        lobby.leave_to_answer()
        self._tables.lobbies[row.table_id] = lobby
        limits = replace(limits, everywhere=TABLES_A_PERSON)
        try:
            await learn_preferences(self._services, (row,))
            await lobby.learn()
            await self._services.store.tables.add(row, proof, seen=seen, limits=limits)
        except TableIdTaken:
            self._tables.forget(row.table_id)
            raise RoomRefusal("refusal-opened-before") from None
        except TooManyOpen as full:
            self._tables.forget(row.table_id)
            if full.person in (None, row.host_id):
                raise await self._one_too_many(full, limits, row.guild_id) from None
            # They have just sat down elsewhere: a rematch seats all others.
            others = tuple(chair for chair in row.chairs if chair.person != full.person)
            return await self._open(replace(row, chairs=others), proof, seen, limits)
        except BaseException:
            self._tables.forget(row.table_id)
            raise
        self._services.preferences.hear(seen.person_id, seen.locale)
        lobby.set_expiry()
        self._services.worker_pool.expect(row.level, row.family)
        return lobby

    async def join(self, lobby: Lobby, seen: PersonRow) -> None:
        """Seat whoever is `seen` to come to a lobby; raise `RoomRefusal`."""
        guild_id = lobby.row.guild_id
        await self._must_have_place(seen.person_id, guild_id)
        limits = self._services.preferences.of_guild(guild_id).limits
        limits = replace(limits, everywhere=TABLES_A_PERSON)
        try:
            await lobby.join(seen, limits)
        except TooManyOpen as full:
            # They have sat down at another table since they were asked.
            raise await self._one_too_many(full, limits, guild_id) from None

    async def _one_too_many(self, full: TooManyOpen, limits: Limits, guild_id: int) -> RoomRefusal:
        tables = self._services.store.tables
        rows = () if full.person is None else await tables.of_person(full.person, LIVE)
        return too_many_open(full, limits, guild_id, rows)

    async def _must_have_place(self, person: int, guild_id: int = 0) -> None:
        """Raise `RoomRefusal` if a person sits at as many tables as one may, also in a guild."""
        elsewhere = await rows_elsewhere(self._services, person)
        must_have_place(self._tables.every(), person, elsewhere)
        limit = self._services.preferences.of_guild(guild_id).tables_a_person
        must_have_place_in(guild_id, limit, self._tables.every(), person, elsewhere)

    async def begin_solo(self, row: TableRow, press_id: int, seen: PersonRow) -> LiveTable:
        """Begin a game of one person against computers, with a press; raise `RoomRefusal`."""
        await self._must_have_place(row.host_id)
        if row.guild_id:
            guild_must_have_place(self._tables.every(), row.guild_id)
        return await self._begin_alone(row, new_proof(self._services, press_id), seen)

    async def begin_deal(self, row: TableRow, proof: KeptProof, seen: PersonRow) -> LiveTable:
        """Begin the deal of a field for one person; raise `AlreadyTried` or `RoomRefusal`."""
        if row.practice:
            await self._must_have_place(row.host_id)
        return await self._begin_alone(row, proof, seen)

    async def _begin_alone(
        self, row: TableRow, proof: KeptProof | None, seen: PersonRow
    ) -> LiveTable:
        """Begin a game of one person, who waits for nobody: all of it is one transaction."""
        services, lobby = self._services, Lobby(self._services, row, proof, self._tables.forget)
        # Until it is begun it takes the person's place as a lobby does.
        self._tables.lobbies[row.table_id] = lobby

        async def keep(row: TableRow, _: Chance, entries: Sequence[Entry]) -> None:
            await services.store.tables.add(row, proof, seen=seen, entries=entries, limits=limits)

        # A try takes no place.
        limits = UNLIMITED if row.is_try else Limits(everywhere=TABLES_A_PERSON)
        try:
            await learn_preferences(services, (row,))
            row = replace(row, chairs=await lobby.filled())
            proof = proof and seated(proof, row.table_id, row.chairs)
            live_table = await self._starting.deal(row, proof, keep)
        except TooManyOpen as full:
            raise await self._one_too_many(full, limits, row.guild_id) from None
        finally:
            self._tables.lobbies.pop(row.table_id, None)
        services.preferences.hear(seen.person_id, seen.locale)
        self._begun(live_table)
        return live_table
