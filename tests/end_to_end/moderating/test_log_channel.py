"""The channel of the moderators' log gets each line, however late, and hears that it is none."""

import pytest

from bot.tables.moderation import LEFT_ALONE_MS
from data.moderation import ModeratorAct
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.rate_limits import MESSAGES_ROUTE
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening


async def log(evening: Evening, channel: Channel, act: str = "pause") -> None:
    """Write down an act of which the channel is to be told."""
    guild, kept = evening.discord_server.world.guilds[0], evening.store
    await kept.preferences.choose_for_guild(guild.id, "log_channel", str(channel.id))
    at = evening.now()
    done = ModeratorAct(guild_id=guild.id, moderator=1, act="export", at=at, reason=act)
    await kept.moderation.log(done)


@pytest.mark.each_database
async def test_a_line_is_posted_by_itself_once_discord_takes_it(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, parlour = discord_server.world, discord_server.world.place("parlour")
    world.guilds[0].locale = "de"
    await alice.slash("hearts")
    # Its process ends before it has posted the line, and Discord is unwell when the next begins.
    await log(evening, parlour)
    await evening.close()
    monkeypatch.setattr("bot.tables.card_room.LOOK_SECONDS", 0.1)
    discord_server.faults.add(
        "POST", MESSAGES_ROUTE, status=503, times=4, when=lambda one: str(parlour.id) in one.path
    )
    await evening.open()
    await alice.until(lambda: "heruntergeladen" in alice.reads(parlour), what="the line")
    assert len(alice.sees(parlour)) == 1


async def test_a_channel_that_refuses_a_line_is_asked_again_after_an_hour(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person
) -> None:
    world, moderation = discord_server.world, evening.client.room.moderation
    parlour = world.place("parlour")
    world.permit(parlour, send=False)
    await log(evening, parlour)

    async def asked() -> int:
        before = len(discord_server.requests)
        await moderation.post_waiting()
        await moderation.settle()
        return len(discord_server.requests) - before

    evening.client.room.services.post.refusing.retry_seconds = 0
    assert [await asked() for _ in range(3)] == [1, 0, 0]
    evening.ahead_ms += LEFT_ALONE_MS
    world.permit(parlour, send=True)
    assert [await asked() for _ in range(2)] == [1, 0]
    assert len(alice.sees(parlour)) == 1


async def test_a_log_that_is_moved_or_turned_off_is_told_so_where_it_was(
    evening: Evening, discord_server: LoopbackDiscord, mona: Person
) -> None:
    world, moderation = discord_server.world, evening.client.room.moderation
    guild, parlour, cards = world.guilds[0], world.place("parlour"), evening.cards
    evening.client.room.services.post.refusing.retry_seconds = 0
    panel = await mona.click(await mona.slash("settings", cards), "Tables")

    async def choose(*channels: Channel) -> None:
        nonlocal panel
        await mona.select(panel, *channels, placeholder="Choose a channel")
        await moderation.settle()

    await choose(parlour)
    await choose(cards)
    moved = f"Moderators' log: in <#{cards.id}>"
    assert moved in mona.reads(parlour)
    assert moved in mona.reads(cards)

    # What waits is told there too, and so is who turned it off.
    world.permit(cards, send=False)
    await log(evening, cards)
    await moderation.post_waiting()
    await moderation.settle()
    (newest, *_) = await evening.store.moderation.acts(guild.id)
    assert newest.posted is False
    world.permit(cards, send=True)
    await choose()
    *_, waited, off = mona.reads(cards).splitlines()
    assert waited.endswith("downloaded the results. Reason: pause")
    assert "Moderators' log: in no channel" in off
    assert await evening.store.moderation.waiting() == ()
    assert len(mona.sees(parlour)) == 2


async def test_a_log_that_is_moved_to_where_nothing_may_be_posted_is_told_so_once(
    evening: Evening, discord_server: LoopbackDiscord, mona: Person
) -> None:
    world, moderation = discord_server.world, evening.client.room.moderation
    parlour, cards = world.place("parlour"), evening.cards
    evening.client.room.services.post.refusing.retry_seconds = 0
    panel = await mona.click(await mona.slash("settings", cards), "Tables")
    await mona.select(panel, parlour, placeholder="Choose a channel")
    await moderation.settle()
    world.permit(cards, send=False)
    await mona.select(panel, cards, placeholder="Choose a channel")
    for _ in range(2):
        await moderation.settle()
        evening.ahead_ms += LEFT_ALONE_MS
        await moderation.post_waiting()
    asked = discord_server.asked("POST", MESSAGES_ROUTE)
    assert sum(str(parlour.id) in one.path for one in asked) == len(mona.sees(parlour)) == 2
    world.permit(cards, send=True)
    evening.ahead_ms += LEFT_ALONE_MS
    await moderation.post_waiting()
    await moderation.settle()
    assert f"<#{cards.id}>" in mona.reads(cards)
    assert len(mona.sees(parlour)) == 2
