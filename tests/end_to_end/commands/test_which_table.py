"""Whoever sits at several tables is asked which one a command means."""

import pytest

from loopback_discord.payloads import selects_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]


@pytest.fixture
async def two(evening: Evening, alice: Person, bob: Person, cards: Channel) -> Evening:
    """Alice sits at a table of Hearts, and with Bob at one of Seven-Up in the same channel."""
    await alice.click(await alice.slash("hearts", cards), "Start")
    second = await bob.slash("allfours", cards)
    await alice.click(second, "Join")
    await bob.click(second, "Start")
    await bob.until(lambda: len(evening.client.room.tables.live) == 2, what="two tables")
    return evening


async def test_leave_asks_which_table_and_names_it(two: Evening, alice: Person) -> None:
    asked = await alice.slash("leave")
    (menu,) = selects_of(asked.message)
    assert {(one["label"], one["description"]) for one in menu["options"]} == {
        ("Hearts in #cards", "begun just now"),
        ("Seven-Up in #cards", "begun just now"),
    }
    hearts = next(one for one in two.client.room.tables.live.values() if one.row.family == "hearts")
    await alice.select(asked, hearts.table_id)
    assert "Hearts" in alice.reads(asked)
    await alice.click(asked, "Pause")
    assert hearts.paused


async def test_hand_and_table_ask_which_table(two: Evening, alice: Person) -> None:
    other = next(one for one in two.client.room.tables.live.values() if one.row.family != "hearts")
    asked = await alice.slash("hand")
    assert "Whose cards" in alice.reads(asked)
    await alice.select(asked, other.table_id)
    assert "Seven-Up" in alice.reads(asked)
    asked = await alice.slash("table")
    before = other.board.message_id
    told = await alice.select(asked, other.table_id)
    assert "at the bottom of the channel" in alice.reads(told)
    await alice.until(lambda: other.board.message_id != before, what="the table anew")


@pytest.mark.usefixtures("two")
async def test_who_sits_at_one_table_is_not_asked(bob: Person) -> None:
    assert "Seven-Up" in bob.reads(await bob.slash("leave"))


async def test_a_menu_that_is_old_or_made_up_does_nothing(
    two: Evening, discord_server: LoopbackDiscord, alice: Person
) -> None:
    eve = discord_server.world.add_person("Eve")
    asked = await alice.slash("leave")
    for said in ("mc1.-.which..burn", "mc1.-.which..leave"):
        late = await alice.press_raw(asked.message, said, forged=True, values=("gone",))
        assert late.error is None
    table_id = next(iter(two.client.room.tables.live))
    mine = await eve.slash("help")
    told = await eve.press_raw(mine.message, "mc1.-.which..hand", forged=True, values=(table_id,))
    assert "This table is over." in eve.reads(told)
