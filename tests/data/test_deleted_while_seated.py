"""Whoever is deleted while a table holds them loses what it brings, and keeps what comes after."""

from dataclasses import replace
from typing import Final

import pytest

from data.appraisals import KeptAppraisal
from data.days import KeptPuzzle
from data.moderation import ModeratorAct
from data.people import PersonRow
from data.results import FinishedGame
from data.settings import FORGETTING
from data.sql.recounting import recount_if_asked
from data.store import Store
from data.tables import HandRow, TableState
from engine.table.chairs import Chair, Presence
from tests.conftest import there
from tests.data.everything import begun, played, seen
from tests.data.places import Place
from tests.stored import exported
from tests.table_rows import GAME

ANN, BEN = 111_222_333_444_555_666, 12
DAY_MS = 86_400_000


WON: Final = replace(
    GAME, seats=(replace(GAME.seats[0], person=ANN, name="Annegret"), *GAME.seats[1:])
)
"""A game of Ann, who wins, and Ben."""


async def deleted_at(store: Store, game: FinishedGame = WON) -> FinishedGame:
    """Play a game, and delete Ann while the next one holds her; return that."""
    await seen(store, ANN, "Annegret", "de")
    await played(store, game)
    held = replace(game, game_id="held", ended_at=game.ended_at + 2 * DAY_MS)
    await store.tables.add(begun(held))
    assert await store.privacy.delete(ANN) == ("held",)
    return held


async def agrees(store: Store) -> None:
    """Count again what is to be, and all in memory as well."""
    await recount_if_asked(store.database)
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    assert await store.days.audit() == []


@pytest.mark.parametrize("at_once", [True, False], ids=["counted at once", "counted later"])
async def test_what_somebody_gains_after_they_are_deleted_stays(
    place: Place, *, at_once: bool
) -> None:
    store = await place.opened()
    held = await deleted_at(store)
    if not at_once:
        await store.results.finish(held)
    for number in (1, 3):
        ended_at = WON.ended_at + number * DAY_MS
        await played(store, replace(WON, game_id=f"since{number}", ended_at=ended_at))
    await seen(store, ANN, "Anna", "ja")
    await store.preferences.choose(ANN, "look", "plain")
    await store.preferences.choose(ANN, "puzzles", "yes")
    await store.preferences.choose(BEN, "puzzles", "yes")
    await store.puzzles.answer(ANN, "2026-11-21", "hearts", "play 2C", is_right=True)
    if at_once:
        await store.results.finish(held)
    for game_id in ("since1", "held"):
        said = KeptAppraisal(game_id, 0, 1, 1, [{"at": 4, "best": "play 2C"}])
        assert await store.appraisals.keep(said, [4])
    assert await store.puzzles.keep(KeptPuzzle("2026-11-20", "hearts", "held", {"seat": 0}))
    act = ModeratorAct(guild_id=1, moderator=50, act="end", at=7, person=ANN, reason="shouts")
    for table_id in ("held", "since1"):
        await store.moderation.log(replace(act, table_id=table_id))
    await store.close()

    store = await place.opened()
    assert await store.privacy.unfinished() == {ANN: {"held"}}
    assert await store.privacy.delete_held(ANN) == ()
    assert await store.privacy.unfinished() == {}
    await agrees(store)
    told = await exported(store, ANN)
    assert [one["game"] for one in told["games"]] == ["since3", "since1"]
    assert {one["table"] for one in told["tables"]} == {"since1", "since3"}
    assert told["preferences"]["name"] == "Anna"
    assert told["preferences"]["chosen"] == {"look": "plain", "puzzles": "yes"}
    assert [one["answer"] for one in told["puzzles"]] == ["play 2C"]
    assert [one["game"] for one in told["appraisals"]] == ["since1"]
    assert [one["game_id"] for one in told["mistakes"]] == ["since1"]
    assert [one["table_id"] for one in told["acts_of_moderators"]] == ["since1"]
    assert await store.puzzles.get("2026-11-20", "hearts") is None
    line = there(await store.standings.of_person(1, ANN, "all", "hearts"))
    assert (line.games, line.wins, line.feats) == (2, 2, {"moons": 2})
    assert there(await store.ratings.of_person(0, ANN, "hearts")).games == 2
    assert {row.person < 0 for row in (await store.standings.page(1, "all", "hearts")).rows} == {
        True,
        False,
    }
    assert there(await store.standings.of_person(1, BEN, "all", "hearts")).games == 4
    await store.close()


async def test_nothing_is_left_of_who_came_back_to_nothing(place: Place, store: Store) -> None:
    held = await deleted_at(store)
    await store.people.set_dm_channel(ANN, 777_666)
    await store.tables.set_hands("held", [HandRow("held", 0, 777_666, 888_999, 1)])
    await store.results.finish(held)
    assert "Annegret" in await place.everything()
    assert await store.privacy.delete_held(ANN) == ()
    await agrees(store)
    for trace in (str(ANN), "Annegret", "777666", "888999"):
        assert trace not in await place.everything()


async def test_where_the_hand_hung_is_forgotten_of_a_table_that_goes_on(
    place: Place, store: Store
) -> None:
    await deleted_at(store)
    row = there(await store.tables.get("held"))
    await store.tables.set_hands(
        "held", [HandRow("held", 0, 777_666, 888_999, 1), HandRow("held", 1, 5, 6, 1)]
    )
    await store.tables.set_chairs("held", (Chair(""), *row.chairs[1:]))
    assert await store.privacy.delete_held(ANN) == ()
    # A message that hangs only now is nobody's either.
    await store.tables.set_hands("held", [HandRow("held", 0, 777_666, 888_999, 1)])
    assert [hand.seat for hand in (await store.tables.sent("main"))["held"].hands] == [1]
    assert "777666" not in await place.everything()


async def test_tables_let_go_of_somebody_one_by_one(store: Store) -> None:
    held = await deleted_at(store)
    other = replace(held, game_id="other")
    await store.tables.add(begun(other))
    assert await store.privacy.delete(ANN) == ("held", "other")
    await store.results.finish(held)
    for _ in range(2):
        assert await store.privacy.delete_held(ANN) == ("other",)
        assert await store.results.of_person(None, ANN, 9) == ()
        assert await store.privacy.unfinished() == {ANN: {"other"}}
    assert there(await store.tables.get("other")).chairs[0].person == ANN
    await store.results.finish(other)
    assert await store.privacy.delete_held(ANN) == ()
    assert await store.privacy.unfinished() == {}
    await agrees(store)


async def test_who_has_left_a_table_that_holds_them_is_no_walkout_afterwards(
    place: Place, store: Store
) -> None:
    held = begun(await deleted_at(store))
    left = (replace(held.chairs[0], presence=Presence.LEFT), *held.chairs[1:])
    await store.tables.set_chairs("held", left)
    await place.do("UPDATE tables SET started_at = 5, dealer = 0 WHERE table_id = 'held'")
    await store.tables.close("held", TableState.CLOSED, 99)
    assert await place.rows(f"SELECT 1 FROM walkouts WHERE person = {ANN}")
    assert await store.privacy.delete_held(ANN) == ()
    await agrees(store)
    assert str(ANN) not in await place.everything()


async def test_a_game_alone_that_holds_somebody_is_lost_by_nobody(
    place: Place, store: Store
) -> None:
    alone = replace(WON, seats=(WON.seats[0], *(replace(s, person=None) for s in WON.seats[1:])))
    await deleted_at(store, alone)
    await store.tables.close("held", TableState.CLOSED, 99, lost=True)
    since = replace(alone, game_id="since")
    await store.tables.add(begun(since))
    await store.tables.close("since", TableState.CLOSED, 99, lost=True)
    assert await store.privacy.delete_held(ANN) == ()
    await agrees(store)
    assert len(await place.rows("SELECT 1 FROM forgotten_seats")) == 4
    assert len((await exported(store, ANN))["forgotten_seats"]) == 1


async def test_a_table_that_was_about_to_be_kept_is_known_to_hold_who_was_deleted(
    place: Place, store: Store
) -> None:
    assert await store.privacy.delete(ANN, {"begins"}) == ("begins",)
    await seen(store, ANN, "Annegret", "de")
    await store.tables.add(begun(replace(WON, game_id="begins")))
    assert await store.privacy.delete_held(ANN) == ("begins",)
    await store.tables.close("begins", TableState.CLOSED, 99)
    assert await store.privacy.delete_held(ANN) == ()
    assert await store.people.get(ANN) == PersonRow(ANN)
    assert str(ANN) not in await place.everything()


async def test_where_hands_are_wished_for_since_is_kept_of_who_sat_nowhere(store: Store) -> None:
    held = await deleted_at(store)
    await store.people.set_hands(ANN, "here")
    await store.results.finish(held)
    assert await store.privacy.delete_held(ANN) == ()
    assert (await store.people.get(ANN)).hands == "here"


async def test_who_is_not_noted_loses_nothing(store: Store) -> None:
    await seen(store, ANN, "Annegret", "de")
    assert await store.privacy.delete_held(ANN) == ()
    assert (await store.people.get(ANN)).name == "Annegret"
    assert await store.settings.starting(FORGETTING) == {}
