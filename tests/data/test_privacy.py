"""People get what is kept of them, and are forgotten when they wish."""

import asyncio
import json
from dataclasses import replace

from data.people import PersonRow
from data.settings import TOLD_TROUBLE
from data.store import Store
from data.tables import HandRow, TableState
from engine.contract.action import Action
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from tests.conftest import there
from tests.data.everything import played, seen
from tests.data.places import Place, SqlitePlace
from tests.stored import exported
from tests.table_rows import GAME, LOBBY


async def test_the_export_tells_a_person_all_but_the_others(store: Store) -> None:
    await seen(store, 11, "Ann", "de")
    await store.people.set_dm_channel(11, 70)
    await played(store, GAME)
    told = await exported(store, 11)
    assert told["preferences"] == {
        "name": "Ann",
        "locale": "de",
        "direct_message_channel": 70,
        "direct_messages_refused_at": None,
        "hands": "dm",
        "chosen": {},
    }
    (one,) = told["games"]
    assert one["record"] == GAME.record
    assert [result["name"] for result in one["results"]] == ["Ann", None, "Cleo", "Dan"]
    assert [result["you"] for result in one["results"]] == [True, False, False, False]
    assert [row["wins"] for row in told["standings"]] == [1] * 6
    assert [(row["guild_id"], row["games"]) for row in told["ratings"]] == [(0, 1), (1, 1)]
    assert [row["ahead"] for row in told["against_computers"]] == [1]
    assert [row["fewest_game"] for row in told["bests"]] == [None, "t1"]
    assert [row["table"] for row in told["tables"]] == ["t1"]
    assert (one["hints"], one["ranked"], told["tables"][0]["hints"]) == (False, True, False)
    assert told["hosted_tables"] == ["t1"]
    text = json.dumps(told)
    assert "Ben" not in text
    assert '"person": 11' in text
    assert ": 12," not in text


async def test_the_export_marks_what_was_played_with_hints(store: Store) -> None:
    await played(store, replace(GAME, hints=True))
    (one,) = (await exported(store, 11))["games"]
    assert (one["hints"], one["ranked"]) == (True, False)


async def test_the_export_shows_no_card_of_a_game_that_is_not_over(store: Store) -> None:
    await store.tables.add(replace(LOBBY, state=TableState.PLAYING))
    await store.journal.append("t1", [Entry(0, 0, Action.read("play QS"), 5, Author.PERSON)])
    told = await exported(store, 11)
    assert [row["state"] for row in told["tables"]] == ["playing"]
    assert told["games"] == []
    assert "QS" not in json.dumps(told)


async def test_the_export_of_a_stranger_is_empty(store: Store) -> None:
    told = await exported(store, 99)
    assert [told[part] for part in ("tables", "games", "standings", "hosted_tables")] == [[]] * 4


async def test_a_forgotten_person_occurs_nowhere_in_the_file(place: Place, store: Store) -> None:
    forgotten, name = 111_222_333_444_555_666, "Annegret"
    seats = (replace(GAME.seats[0], person=forgotten, name=name), *GAME.seats[1:])
    await seen(store, forgotten, name, "de")
    await played(store, replace(GAME, seats=seats))
    await store.tables.set_chairs("t1", there(await store.tables.get("t1")).chairs, host=forgotten)
    await store.tables.set_hands("t1", [HandRow("t1", 0, 888_777_666, 999_888_777, 1)])
    await store.tables.set_hands("t1", [HandRow("t1", 1, 5, 6, 1)])
    assert str(forgotten) in await place.everything()
    assert await store.privacy.delete(forgotten) == ()
    for trace in (str(forgotten), name, "888777666", "999888777"):
        assert trace not in await place.everything()
    assert await store.people.get(forgotten) == PersonRow(forgotten)
    assert [hand.seat for hand in (await store.tables.sent("main"))["t1"].hands] == [1]


async def test_forgetting_leaves_the_others_what_is_theirs(store: Store) -> None:
    await played(store, GAME)
    ben = await store.standings.of_person(1, 12, "all", "hearts")
    await store.privacy.delete(11)
    assert await store.standings.of_person(1, 12, "all", "hearts") == ben
    assert await store.results.record("t1") == GAME.record
    first, second = (await store.standings.page(1, "all", "hearts")).rows
    assert (first.person < 0, first.name, first.wins) == (True, "", 1)
    assert first.feats == {"moons": 1}
    assert second == ben
    kept = there(await store.results.get("t1"))
    assert kept.seats[1:] == GAME.seats[1:]
    assert kept.seats[0] == replace(GAME.seats[0], person=first.person, name="")
    assert await store.standings.audit() == []
    assert await store.ratings.audit() == []


async def test_a_person_who_comes_back_begins_anew_and_cannot_be_joined_to_the_past(
    store: Store,
) -> None:
    await played(store, GAME)
    await store.privacy.delete(11)
    await played(store, replace(GAME, game_id="t2"))
    await store.privacy.delete(11)
    assert await store.ratings.of_person(1, 11, "hearts") is None
    rows = (await store.standings.page(1, "all", "hearts")).rows
    former = [row.person for row in rows if row.person < 0]
    assert len(set(former)) == 2
    assert await store.standings.audit() == []
    assert await store.ratings.audit() == []


async def test_chairs_of_live_tables_are_left_to_the_caller(store: Store) -> None:
    live = replace(LOBBY, table_id="t2", state=TableState.PLAYING)
    await played(store, GAME)
    await store.tables.add(live)
    await store.tables.set_hands("t2", [HandRow("t2", 0, 5, 6, 1)])
    assert await store.privacy.unfinished() == {}
    assert await store.privacy.delete(11) == ("t2",)
    assert await store.privacy.unfinished() == {11: {"t2"}}
    assert there(await store.tables.get("t2")).chairs == live.chairs
    # Where their hand hangs is known to be theirs, and forgotten.
    assert "t2" not in await store.tables.sent("main")
    await store.tables.set_chairs("t2", (Chair("Computer"), *live.chairs[1:]))
    assert await store.privacy.delete(11) == ()
    assert await store.privacy.unfinished() == {}


async def test_a_forgotten_guild_takes_everything_with_it_and_nothing_else(
    place: Place, store: Store
) -> None:
    guild = 4_242_424_242
    await played(store, replace(GAME, game_id="there", guild_id=guild))
    await played(store, replace(GAME, game_id="here"))
    await store.tables.add(replace(LOBBY, table_id="open", guild_id=guild))
    await store.tables.set_hands("open", [HandRow("open", 0, 5, 6, 1)])
    for one in (guild, 4_242):
        await store.settings.set(f"{TOLD_TROUBLE}{one}.post", "2026-11-27")
    await store.privacy.forget_guild(guild)
    assert list(await store.settings.starting(TOLD_TROUBLE)) == [f"{TOLD_TROUBLE}4242.post"]
    for trace in (str(guild), "'there'", "'open'"):
        assert trace not in await place.everything()
    assert await store.results.get("here") is not None
    assert (await store.standings.page(1, "all", "hearts")).total == 2
    assert await store.ratings.of_person(guild, 11, "hearts") is None
    everywhere = there(await store.ratings.of_person(0, 11, "hearts"))
    assert everywhere.games == 2, "over all servers it stays, with what it is made of"
    assert await store.standings.audit() == []
    assert await store.ratings.audit() == []


async def count_games(store: Store, guild: int) -> int:
    return len(await store.results.played(guild, 11, 99))


async def test_others_write_while_a_guild_of_many_games_is_forgotten(
    place: Place, store: Store
) -> None:
    for number in range(30):
        await played(store, replace(GAME, game_id=f"g{number}", guild_id=7))
    forgetting = asyncio.create_task(store.privacy.forget_guild(7, at_once=1))
    while await count_games(store, 7) == 30:
        await asyncio.sleep(0)
    await store.tables.add(replace(LOBBY, table_id="live"))
    # A server may have done the rest before anybody could look; a file is read while it goes on.
    assert not (isinstance(place, SqlitePlace) and forgetting.done())
    assert await count_games(store, 7) < 30
    await forgetting
    assert await count_games(store, 7) == 0
    assert await store.tables.get("live") is not None


async def test_forgetting_a_guild_that_was_broken_off_is_finished_by_doing_it_again(
    place: Place, store: Store
) -> None:
    for number in range(30):
        await played(store, replace(GAME, game_id=f"g{number}", guild_id=7))
    await played(store, replace(GAME, game_id="here"))
    forgetting = asyncio.create_task(store.privacy.forget_guild(7, at_once=1))
    while await count_games(store, 7) == 30:
        await asyncio.sleep(0)
    forgetting.cancel()
    await asyncio.wait({forgetting})
    # A server may have done the rest before anybody could look.
    least = 1 if isinstance(place, SqlitePlace) else 0
    assert least <= await count_games(store, 7) < 30
    await store.privacy.forget_guild(7)
    assert await count_games(store, 7) == 0
    assert await count_games(store, 1) == 1
    assert await store.standings.audit() == []
    assert await store.ratings.audit() == []


async def test_the_guilds_of_which_anything_is_kept_are_known(store: Store) -> None:
    assert await store.privacy.guilds() == frozenset()
    await played(store, replace(GAME, game_id="here", guild_id=1))
    await played(store, replace(GAME, game_id="again", guild_id=1))
    await store.tables.add(replace(LOBBY, table_id="open", guild_id=2**62))
    await store.tables.add(replace(LOBBY, table_id="direct", guild_id=0))
    await store.preferences.choose_for_guild(3, "look", "plain")
    assert await store.privacy.guilds() == {1, 3, 2**62}
    await store.privacy.forget_guild(1)
    assert await store.privacy.guilds() == {3, 2**62}
