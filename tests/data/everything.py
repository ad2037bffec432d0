"""A store with a bit of everything: something in each table."""

from dataclasses import replace

from data.appraisals import KeptAppraisal
from data.days import KeptPuzzle, day_field
from data.fields import Field, FieldDeal, FinishedTry, NewDeal
from data.moderation import ModeratorAct
from data.people import PersonRow, note_seen
from data.presets import GuildPreset
from data.proofs import KeptProof
from data.results import FinishedGame
from data.seasons import day_end, day_start, four_weeks_of
from data.sql.kept_out import KeptOutPerson
from data.store import Store
from data.tables import HandRow, TableRow, TableState
from engine.contract.action import Action
from engine.fairness.chain import Secret
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from tests.table_rows import GAME, LOBBY, of_day, table_row

DAYS = ("2026-11-21", "2026-11-22")
ROOT = Secret(bytes(range(32)))
FORGOTTEN = 5
GAMES = 12
"""Games that make somebody a regular, who has a place in every list."""


async def seen(store: Store, person: int, name: str, locale: str | None) -> None:
    """Let somebody press something, as whoever writes a table notes it."""
    await store.write(lambda writing: note_seen(writing, PersonRow(person, name, locale)))


async def played(store: Store, game: FinishedGame) -> bool:
    """Put the table of a game into play, and finish it."""
    await store.tables.add(begun(game))
    return await store.results.finish(game)


def begun(game: FinishedGame) -> TableRow:
    """Return the table of a game while it is played; of one person it is a solo table."""
    chairs = tuple(Chair(seat.name, seat.person, seat.level) for seat in game.seats)
    return table_row(
        table_id=game.game_id,
        guild_id=game.guild_id,
        family=game.family,
        hints=game.hints,
        solo=sum(chair.person is not None for chair in chairs) == 1,
        state=TableState.PLAYING,
        chairs=chairs,
    )


def day_deal(day: str = DAYS[1], family: str = "hearts") -> NewDeal:
    field = Field(
        field_id=day_field(day, family),
        kind="day",
        family=family,
        preset="standard",
        options={"deals": 1},
        opens_at=day_start(day),
        closes_at=day_end(day),
    )
    deal = FieldDeal(
        field=field,
        commitment="c0" * 32,
        committed_at=day_start(day) - 5,
        revision=1,
    )
    return NewDeal(deal=deal, root=ROOT)


async def fill(store: Store) -> None:
    """Put something into every table."""
    await _people(store)
    for number in range(GAMES):
        guild = FORGOTTEN if number == 3 else 1
        # On days of their own: of many games that the same people play on one, some are not rated.
        ended_at = GAME.ended_at + number * 86_400_000
        ended = replace(GAME, game_id=f"g{number:02}", guild_id=guild, ended_at=ended_at)
        await played(store, ended)
    await store.privacy.forget_guild(FORGOTTEN)
    await store.appraisals.keep(KeptAppraisal("g00", 0, 1, 1, [{"at": 4, "best": "play 2C"}]), [4])
    await store.puzzles.keep(KeptPuzzle(DAYS[0], "hearts", None, {"seat": 0}))
    await store.puzzles.answer(11, DAYS[0], "hearts", "play 2C", is_right=True)
    await _moderation(store)
    await _running(store)
    await _daily(store)
    await _challenge(store)


async def _people(store: Store) -> None:
    await store.settings.set("registered", "abc")
    await seen(store, 11, "Zoë 你好 \U0001f0a1", "de")
    await store.people.set_dm_channel(11, 2**62)
    await seen(store, 12, "", None)
    await store.presets.save(1, GuildPreset("Ours, quick", "standard", {"target": 50}))
    await store.presets.set_default(1, "hearts", "Ours, quick")
    await store.preferences.choose(11, "look", "four-colours")
    await store.preferences.choose_for_guild(1, "language", "ja")


async def _moderation(store: Store) -> None:
    """Keep what a moderator did, and somebody out."""
    act = ModeratorAct(guild_id=1, moderator=12, act="keep-out", at=7, person=24, reason="shouts")
    await store.moderation.log(act)
    kept = KeptOutPerson(person=25, until=None, reason="", moderator=12, at=7)
    await store.kept_out.keep_out(1, kept)
    reset = ModeratorAct(guild_id=1, moderator=12, act="reset-board", at=7, about="canasta all")
    await store.board_resets.reset(reset, ["canasta"], ["all"])
    chosen = ModeratorAct(guild_id=1, moderator=12, act="setting", at=7, about="title_role")
    await store.season_titles.choose(chosen, 7, "hearts", "s1")
    (choice,) = await store.season_titles.chosen()
    await store.season_titles.settle(choice, four_weeks_of(DAYS[0]))


async def _running(store: Store) -> None:
    """Keep a game that is played, and one that somebody left and that is void."""
    for table_id in ("now", "void"):
        await store.tables.add(replace(LOBBY, table_id=table_id), KeptProof(ROOT, label="x"))
        chairs = tuple(
            replace(chair, presence=Presence.LEFT) if chair.person == 12 else chair
            for chair in LOBBY.chairs
        )
        await store.tables.start(table_id, dealer=1, seat_count=4, started_at=9)
        await store.tables.set_chairs(table_id, chairs)
        await store.journal.append(
            table_id,
            [
                Entry(0, -1, Action.read("deal 2C3C 4C5C"), 5, Author.DEALER),
                Entry(1, 0, Action.read("play 2C"), 6, Author.PERSON),
            ],
        )
        await store.tables.set_hands(table_id, [HandRow(table_id, 0, 5, 6, 1)])
        await store.tables.set_reminded(table_id, 0, 3)
    await store.tables.close("void", TableState.VOID, 99, recorded=lambda _entries, _proof: {})


def challenge(number: int = 1) -> NewDeal:
    """Return a deal of a challenge of two, between the people 11 and 12."""
    field = Field(
        field_id="friendly",
        kind="challenge",
        guild_id=1,
        family="hearts",
        preset="standard",
        options={"deals": 1},
        deals=2,
        opens_at=GAME.ended_at,
        closes_at=GAME.ended_at + 1000,
        made_by=11,
        channel_id=2,
        message_id=3,
    )
    deal = FieldDeal(field=field, number=number, commitment="c0" * 32, committed_at=1, revision=1)
    return NewDeal(deal=deal, root=ROOT)


async def _challenge(store: Store) -> None:
    """Keep a challenge of two, one of whom has not accepted it yet."""
    await store.fields.commit([challenge(1), challenge(2)])
    for person, accepted_at in ((11, 5), (12, None)):
        await store.database.do(
            "INSERT INTO field_entries (field, person, accepted_at) VALUES ('friendly', ?, ?)",
            (person, accepted_at),
        )


async def _daily(store: Store) -> None:
    """Keep a day that is over, and one that is on, of which somebody has deleted their try."""
    for day, people in zip(DAYS, ((21, 22, 23), (21, 24)), strict=True):
        await store.fields.commit([day_deal(day)])
        for person in people:
            row = replace(
                LOBBY,
                table_id=f"d{day[-2:]}-{person}",
                host_id=person,
                solo=True,
                tried=of_day(day),
                chairs=(Chair("Ann", person), *LOBBY.chairs[1:]),
            )
            await store.tables.add(row)
            start = day_start(day)
            await store.tables.start(row.table_id, dealer=0, seat_count=4, started_at=start)
            tried = FinishedTry(20, person - 20, 3, ("pass QS", "play 2C"))
            ended = replace(
                GAME,
                game_id=row.table_id,
                ended_at=start + person,
                finished_try=tried,
                seats=tuple(replace(seat, person=None) for seat in GAME.seats),
            )
            await store.results.finish(ended)
    over = day_deal(DAYS[0]).deal.field
    await store.fields.close(over.field_id, lambda: over.closes_at)
    await store.days.settle(over, at=over.closes_at + 5)
    await store.ratings.rate_day(over)
    await store.privacy.delete(24)
