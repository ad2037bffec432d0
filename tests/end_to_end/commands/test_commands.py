"""Slash commands beside the table: the table, hands, leaving, rules and help."""

import asyncio

import pytest

from loopback_discord.payloads import buttons_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of
from tests.regular import hand_message, press_one


async def test_table_posts_the_table_again_at_the_bottom(evening: Evening) -> None:
    parlour = evening.discord_server.world.place("parlour")
    assert "Nobody plays" in evening.alice.reads(await evening.alice.slash("table"))
    await gather_at_table(evening.alice, [evening.bob], target=10)
    await evening.alice.until(lambda: hand_message(evening.alice))
    old = table_of(evening.alice, evening.cards)

    told = await evening.bob.slash("table")

    assert told.kind == "ephemeral"
    await evening.alice.until(lambda: table_of(evening.alice, evening.cards)["id"] != old["id"])
    await evening.alice.until(lambda: len(saying(evening.alice, evening.cards, "hand")) == 1)
    public = [message for message in evening.alice.sees(evening.cards) if not message["ephemeral"]]
    assert public[-1]["id"] == table_of(evening.alice, evening.cards)["id"]
    assert old["id"] not in {message["id"] for message in public}
    assert "Nobody plays" in evening.alice.reads(await evening.alice.slash("table", parlour))
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))
    assert saying(evening.alice, evening.cards, "hand") == []


@pytest.mark.usefixtures("evening")
async def test_hand_shows_the_cards_in_the_channel_and_in_direct_messages(
    discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    parlour = discord_server.world.place("parlour")
    assert "play at no table" in bob.reads(await bob.slash("hand"))
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))

    for where in (cards, parlour):
        shown = await bob.slash("hand", where)
        assert shown.kind == "ephemeral"
        assert "Your hand" in bob.reads(shown)
        await press_one(bob, where)
    # In the direct messages the hand is there already: it comes to the bottom.
    (before,) = bob.dms()
    assert "at the bottom" in bob.reads(await bob.slash("hand", bob.dm_channel))
    await bob.until(
        lambda: hand_message(bob) and all(one["id"] != before["id"] for one in bob.dms()),
        what="the hand anew",
    )
    assert "Your hand" not in alice.reads(cards)
    assert "Your hand" not in alice.reads(parlour)


@pytest.mark.usefixtures("evening")
async def test_who_wants_hands_by_direct_message_again_gets_the_one_of_now(
    alice: Person, bob: Person, cards: Channel
) -> None:
    await bob.slash("hand", hands="here")
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: saying(bob, cards, "hand"))
    assert bob.dms() == []
    await bob.slash("hand", hands="dm")
    await bob.until(lambda: hand_message(bob))


async def test_leave_works_from_direct_messages_too(evening: Evening) -> None:
    assert "play at no table" in evening.bob.reads(await evening.bob.slash("leave"))
    await gather_at_table(evening.alice, [evening.bob], target=10)
    await evening.bob.until(lambda: hand_message(evening.bob))
    sure = await evening.bob.slash("leave", evening.bob.dm_channel)
    assert "Leave the table?" in evening.bob.reads(sure)
    seat = evening.live_table.seat_of(evening.bob.id)
    assert seat is not None
    await evening.bob.click(sure, "Stay")
    assert evening.bob.reads(sure) == "Nothing has changed."
    assert not evening.live_table.chairs[seat].played_by_computer
    sure = await evening.bob.slash("leave", evening.bob.dm_channel)
    await evening.bob.click(sure, "Leave the table")
    assert evening.live_table.chairs[seat].played_by_computer


@pytest.mark.usefixtures("evening")
async def test_rules_and_help_are_told_to_who_asks(alice: Person, bob: Person) -> None:
    for where in (None, alice.dm_channel):
        told = await alice.slash("rules", where)
        assert told.kind == "ephemeral"
        assert "Shooting the moon" in alice.reads(told)
        helped = await alice.slash("help", where)
        assert helped.kind == "ephemeral"
        assert {button["label"] for button in buttons_of(helped.message)} >= {
            "Play a deal now",
            "Deal of the day",
        }
    names = {offer.name for offer in bob.offered(bob.dm_channel)}
    assert names == {
        "play",
        "daily",
        "practice",
        "puzzle",
        "hand",
        "leave",
        "rules",
        "help",
        "settings",
        "verify",
        "review",
        "stats",
        "language",
        "data export",
        "data delete",
    }


@pytest.mark.usefixtures("evening")
async def test_ten_commands_at_once_are_all_answered(alice: Person) -> None:
    names = ["help", "rules", "leaderboard", "stats", "hand"] * 2
    given = await asyncio.gather(*(alice.slash(name) for name in names))
    assert [answer.error for answer in given] == [None] * 10
