"""Results: what is kept of a game that is over."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from data.moderation import ModeratorAct, log_act
from data.proofs import forget_root, packed, unpacked
from data.results import FinishedGame, GuildGame, PlayedGame, SeatResult
from data.seasons import season_of
from data.settings import UNTOLD_VOID
from data.sql.counting import count_finished, turn_of
from data.sql.database import Database, SqlRow, Value, Writing
from data.sql.fields import finish_try
from data.sql.recounting import ask_for_recount
from data.sql.rows import in_order, insert
from data.sql.season_titles import settle_again
from data.sql.tables import must_own
from data.sql.walkouts import keep_walkouts
from data.standings import count_in, count_out
from data.tables import WrongState
from engine.players.levels import level_named

_SELECT: Final = """
SELECT game_id, games.guild_id, games.channel_id, games.family, games.preset, games.customised,
    games.hints, games.started_at, games.ended_at, games.deal_count, records.body,
    (SELECT coalesce(json_group_array(json_array(
        seat, person, name, place, score, points, json(feats), has_left, level, side)), '[]')
     FROM results WHERE results.game_id = games.game_id), voided_at IS NOT NULL
FROM games JOIN records USING (game_id)
"""


_VOID: Final = (
    # Its number waits where nobody looks, in case it is to count again.
    """
    UPDATE games SET voided_at = ?2, ranked = 0, number = -number, unrated = NULL
    WHERE game_id = ?1
    """,
    """
    UPDATE results SET company = 0, ranked_family = NULL, ranked_guild = NULL, rated_from = NULL,
        rated_to = NULL, rated_everywhere = NULL
    WHERE game_id = ?1 AND CAST(?2 AS BIGINT) IS NOT NULL
    """,
    "DELETE FROM walkouts WHERE table_id = ?1 AND CAST(?2 AS BIGINT) IS NOT NULL",
)
"""Changes to game ?1 when its result is made void at ?2."""

_UNTOLD_VOIDS: Final = f"""
SELECT substr(key, {len(UNTOLD_VOID) + 1}) FROM settings
    LEFT JOIN tables ON table_id = substr(key, {len(UNTOLD_VOID) + 1})
WHERE substr(key, 1, {len(UNTOLD_VOID)}) = ?
    AND (table_id IS NULL OR result_id IS NOT NULL OR announced = 1)
ORDER BY key
"""


class Results:
    """Every finished game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finish(self, game: FinishedGame, *, epoch: int | None = None) -> bool:
        """Keep the result of a table in play, and count it in the standings, all in one step.

        The journal makes way for the record. A game that is kept already stays as it is, and the
        answer is False. Raise `WrongState` if the table is not in play, and `JournalConflict` if
        it has had another owner since `epoch`; then nothing was written.
        """

        async def work(writing: Writing) -> bool:
            await must_own(writing, game.game_id, epoch)
            if await writing.rows("SELECT 1 FROM games WHERE game_id = ?", (game.game_id,)):
                return False
            changed = await writing.do(
                "UPDATE tables SET state = 'finished', ended_at = ?"
                " WHERE table_id = ? AND state = 'playing'",
                (game.ended_at, game.game_id),
            )
            if not changed:
                raise WrongState(f"table {game.game_id} is not in play")
            await _keep(writing, game)
            await writing.do("DELETE FROM journal WHERE table_id = ?", (game.game_id,))
            await forget_root(writing, game.game_id)
            await keep_walkouts(writing, game.game_id)
            turn = await turn_of(writing, game.game_id)
            if game.ranked:
                await count_in(writing, game)
            await finish_try(writing, game)
            if turn is not None:
                await count_finished(writing, game, turn)
            return True

        return await self._database.write(work)

    async def get(self, game_id: str) -> FinishedGame | None:
        rows = await self._database.rows(f"{_SELECT} WHERE game_id = ?", (game_id,))
        return finished_game(rows[0]) if rows else None

    async def record(self, game_id: str) -> dict[str, Any] | None:
        """Return the record of a finished game; no other game has one."""
        rows = await self._database.rows("SELECT body FROM records WHERE game_id = ?", (game_id,))
        return unpacked(rows[0][0]) if rows else None

    async def of_person(
        self, guild_id: int | None, person_id: int, limit: int
    ) -> tuple[FinishedGame, ...]:
        """Return the last games of a person, newest first; None is in every guild."""
        rows = await self._database.rows(
            f"""{_SELECT} WHERE game_id IN (
                SELECT results.game_id FROM results JOIN games USING (game_id)
                WHERE results.person = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR games.guild_id = ?2)
                ORDER BY results.ended_at DESC LIMIT ?3)
            ORDER BY games.ended_at DESC, game_id""",
            (person_id, guild_id, limit),
        )
        return tuple(finished_game(row) for row in rows)

    async def some(self, game_ids: Sequence[str]) -> Sequence[SqlRow]:
        """Return the rows of some finished games, newest first; `finished_game` reads one."""
        marks = ", ".join("?" * len(game_ids))
        return await self._database.rows(
            f"{_SELECT} WHERE game_id IN ({marks}) ORDER BY games.ended_at DESC, game_id", game_ids
        )

    async def played(
        self, guild_id: int | None, person_id: int, limit: int
    ) -> tuple[PlayedGame, ...]:
        """Return the same games without their records, for somebody to choose from."""
        rows = await self._database.rows(
            """SELECT game_id, games.preset, games.ended_at,
                (SELECT json_group_array(json_array(seat, person, name)) FROM results AS others
                 WHERE others.game_id = games.game_id AND others.person IS NOT NULL)
            FROM results AS own JOIN games USING (game_id)
            WHERE own.person = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR games.guild_id = ?2)
            ORDER BY own.ended_at DESC, game_id LIMIT ?3""",
            (person_id, guild_id, limit),
        )
        return tuple(
            PlayedGame(
                game_id,
                preset,
                ended_at,
                tuple((person, name) for _, person, name in in_order(people)),
            )
            for game_id, preset, ended_at, people in rows
        )

    async def void(self, act: ModeratorAct, *, since: int) -> bool:
        """Make a result void that ended since, with the act of a moderator of its guild.

        It counts in no standing from now on, ratings are counted again soon, and so is who has the
        role of its season. The record stays.
        Return False if the guild has no such result, or it is void; one that a person played alone
        is private.
        """

        async def work(writing: Writing) -> bool:
            found = await writing.rows(
                f"""{_SELECT} WHERE game_id = ? AND games.guild_id = ? AND games.ended_at >= ?
                    AND voided_at IS NULL AND EXISTS (
                        SELECT 1 FROM tables WHERE table_id = game_id AND solo = 0)""",
                (act.table_id, act.guild_id, since),
            )
            if not found:
                return False
            game = finished_game(found[0])
            if game.ranked:
                await count_out(writing, game)
                await settle_again(writing, game)
            for statement in _VOID:
                await writing.do(statement, (game.game_id, act.at))
            await _changed(writing, act)
            return True

        return await self._database.write(work)

    async def restore(self, act: ModeratorAct, *, since: int) -> bool:
        """Let a result count again that was made void since, as if it had not been.

        Return False if the guild has no such result.
        """

        async def work(writing: Writing) -> bool:
            found = await writing.rows(
                f"{_SELECT} WHERE game_id = ? AND games.guild_id = ? AND voided_at >= ?",
                (act.table_id, act.guild_id, since),
            )
            if not found:
                return False
            game = replace(finished_game(found[0]), voided=False)
            await writing.do(
                "UPDATE games SET voided_at = NULL, ranked = ?, number = -number WHERE game_id = ?",
                (game.ranked, game.game_id),
            )
            await writing.do_each(
                "UPDATE results SET company = ?, ranked_family = ?, ranked_guild = ?"
                " WHERE game_id = ? AND seat = ?",
                [(*_found_by(game, one).values(), game.game_id, one.seat) for one in game.seats],
            )
            await keep_walkouts(writing, game.game_id)
            if game.ranked:
                await count_in(writing, game)
                await settle_again(writing, game)
            await _changed(writing, act)
            return True

        return await self._database.write(work)

    async def untold_voids(self) -> tuple[str, ...]:
        """Return the games that are void, and whose messages may not say so yet.

        Of one whose result is still to be posted that is known afterwards.
        """
        rows = await self._database.rows(_UNTOLD_VOIDS, (UNTOLD_VOID,))
        return tuple(game_id for (game_id,) in rows)

    async def set_void_told(self, game_id: str) -> None:
        """Note that the message of a void result says so, or that there is none."""
        await self._database.do("DELETE FROM settings WHERE key = ?", (UNTOLD_VOID + game_id,))

    async def of_guild(self, guild_id: int, since: int, limit: int) -> tuple[GuildGame, ...]:
        """Return the games of a guild that ended since, newest first.

        Those that one person played alone are private.
        """
        rows = await self._database.rows(
            """SELECT game_id, games.preset, games.channel_id, games.ended_at,
                voided_at, (
                    SELECT json_group_array(json_array(seat, name)) FROM results
                    WHERE results.game_id = games.game_id AND person IS NOT NULL)
            FROM games JOIN tables ON table_id = game_id
            WHERE games.guild_id = ? AND games.ended_at >= ? AND solo = 0
            ORDER BY games.ended_at DESC, game_id LIMIT ?""",
            (guild_id, since, limit),
        )
        return tuple(
            GuildGame(*row, names=tuple(name for _, name in in_order(names)))
            for *row, names in rows
        )


async def _changed(writing: Writing, act: ModeratorAct) -> None:
    """Have ratings counted again, and what a message says of a result, as it counts or does not."""
    await writing.do(
        "INSERT INTO settings (key, value) VALUES (?, '') ON CONFLICT (key) DO NOTHING",
        (f"{UNTOLD_VOID}{act.table_id}",),
    )
    await ask_for_recount(writing, f"{act.act} {act.table_id} {act.at}")
    await log_act(writing, act)


async def forget_result(writing: Writing, game_id: str, person: int, nobody: int) -> None:
    """Let what a person has of one game be nobody's, and nothing else that they have.

    Boards change in this step, and who has the role of its season; ratings are counted again soon.
    """
    found = await writing.rows(f"{_SELECT} WHERE game_id = ?", (game_id,))
    game = finished_game(found[0]) if found else None
    own = next((one for one in game.seats if one.person == person), None) if game else None
    if game is None or own is None:
        return
    if game.ranked:
        await count_out(writing, replace(game, seats=(own,)))
        theirs = replace(own, person=nobody, name="")
        await count_in(writing, replace(game, seats=(theirs,)))
        await settle_again(writing, game)
    await writing.do(
        "UPDATE results SET person = ?, name = '' WHERE game_id = ? AND seat = ?",
        (nobody, game_id, own.seat),
    )
    await ask_for_recount(writing, str(nobody))


async def _keep(writing: Writing, game: FinishedGame) -> None:
    kept: dict[str, Value] = {
        "game_id": game.game_id,
        "guild_id": game.guild_id,
        "channel_id": game.channel_id,
        "family": game.family,
        "preset": game.preset,
        "customised": game.customised,
        "hints": game.hints,
        "ranked": game.ranked,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "season": season_of(game.ended_at),
        "deal_count": game.deal_count,
    }
    await insert(writing, "games", [kept])
    seats: list[dict[str, Value]] = [
        {
            "game_id": game.game_id,
            "seat": seat.seat,
            "person": seat.person,
            "name": seat.name,
            "place": seat.place,
            "score": seat.score,
            "points": seat.points,
            "feats": json.dumps(dict(seat.feats)),
            "has_left": seat.left,
            "ended_at": game.ended_at,
            "level": seat.level,
            "side": seat.side,
            **_found_by(game, seat),
        }
        for seat in game.seats
    ]
    await insert(writing, "results", seats)
    await insert(writing, "records", [{"game_id": game.game_id, "body": packed(game.record)}])


def _found_by(game: FinishedGame, seat: SeatResult) -> dict[str, Value]:
    """Return by what a seat of a game is found, whatever its person did in company or ranked."""
    people = sum(one.person is not None for one in game.seats)
    ranked = game.ranked and seat.person is not None
    return {
        "company": seat.person is not None and people > 1,
        "ranked_family": game.family if ranked else None,
        "ranked_guild": game.guild_id if ranked else None,
    }


def finished_game(row: SqlRow) -> FinishedGame:
    """Return a finished game from its row, with its record unpacked."""
    seats = tuple(
        SeatResult(
            seat,
            person,
            name,
            place,
            score,
            points,
            feats,
            bool(left),
            level_named(level),
            side,
        )
        for seat, person, name, place, score, points, feats, left, level, side in in_order(row[11])
    )
    game_id, guild_id, channel_id, family, preset, customised, hints, *rest = row[:11]
    started, ended, deals, body = rest
    return FinishedGame(
        game_id=game_id,
        guild_id=guild_id,
        channel_id=channel_id,
        family=family,
        preset=preset,
        customised=bool(customised),
        hints=bool(hints),
        started_at=started,
        ended_at=ended,
        deal_count=deals,
        record=unpacked(body),
        seats=seats,
        voided=bool(row[12]),
    )
