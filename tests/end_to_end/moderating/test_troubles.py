"""What only moderators can mend is told them in their log's channel, once a day of each kind."""

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.conftest import Evening

DAY = 86_400_000


async def test_a_channel_that_takes_no_table_is_told_once_a_day(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person
) -> None:
    world = discord_server.world
    guild, cards, parlour = world.guilds[0], evening.cards, world.place("parlour")
    room = evening.client.room
    lobby = await alice.slash("hearts")
    world.permit(cards, send=False)
    assert "permissions" in alice.reads(await alice.click(lobby, "Start"))
    assert [one.kind for one in room.troubles.of_guild(guild.id)] == ["post"]
    await room.troubles.tell()
    assert alice.sees(parlour) == []
    await room.services.preferences.kept.choose_for_guild(guild.id, "log_channel", str(parlour.id))
    room.services.preferences.forget_guild(guild.id)
    for _ in range(2):
        await room.troubles.tell()
    (said,) = alice.sees(parlour)
    assert "Send Messages" in alice.reads(said)
    assert f"<#{cards.id}>" in alice.reads(said)
    evening.ahead_ms += DAY
    await room.troubles.tell()
    assert len(alice.sees(parlour)) == 2
    world.permit(cards, send=True)
    await alice.click(lobby, "Options")
    assert room.troubles.of_guild(guild.id) == ()


async def test_another_kind_is_told_a_minute_later(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person
) -> None:
    guild, parlour = discord_server.world.guilds[0], discord_server.world.place("parlour")
    room = evening.client.room
    await room.services.preferences.kept.choose_for_guild(guild.id, "log_channel", str(parlour.id))
    for kind in ("post", "thread"):
        room.services.post.troubles.note(guild.id, kind, evening.cards.id)
        await room.troubles.tell()
    first, second = map(alice.reads, alice.sees(parlour))
    assert "thread" in second.lower()
    assert second != first


async def test_a_log_that_cannot_be_written_is_a_trouble_of_its_own_until_it_can(
    evening: Evening, discord_server: LoopbackDiscord
) -> None:
    world, room = discord_server.world, evening.client.room
    guild, parlour = world.guilds[0], world.place("parlour")
    await room.services.preferences.kept.choose_for_guild(guild.id, "log_channel", str(parlour.id))
    world.permit(parlour, send=False)
    room.services.post.troubles.note(guild.id, "title-role")
    await room.troubles.tell()
    kinds = {one.kind for one in room.troubles.of_guild(guild.id)}
    assert kinds == {"title-role", "log-channel"}
    world.permit(parlour, send=True)
    room.services.post.refusing.retry_seconds = 0
    evening.ahead_ms += DAY
    await room.troubles.tell()
    assert {one.kind for one in room.troubles.of_guild(guild.id)} == {"title-role"}
