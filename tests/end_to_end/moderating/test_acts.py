"""What moderators do to tables, over Discord: each act, and what everybody then sees."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.moderation import LEFT_ALONE_MS
from data.moderation import ModeratorAct
from engine.table.chairs import LET_PASS, Chair, Presence
from loopback_discord.people.client import Answer
from loopback_discord.people.person import PATIENCE_SECONDS, Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.rate_limits import MESSAGES_ROUTE
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, Four, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_games import short_game_begun

pytestmark = pytest.mark.usefixtures("evening")


async def chosen_table(mona: Person, table_id: str) -> Answer:
    """Open the panel, and choose a table there."""
    return await mona.select(await mona.slash("tables"), table_id)


async def log_of(mona: Person, panel: Answer) -> str:
    return mona.reads(await mona.click(panel, "Log"))


async def test_a_moderator_sees_what_is_played_and_what_waits_but_nothing_private(
    four: Four, mona: Person
) -> None:
    alice, bob, *_ = four.people
    await bob.slash("canasta")
    await alice.slash("play")
    said = mona.reads(await mona.slash("tables"))
    where = f"<#{four.cards.id}>"
    assert f"**Hearts** in {where}: waiting for Alice, Bob, Carol and Dave, asked <t:" in said
    assert f"**Canasta** in {where}: 1 of 4 seats taken, opened <t:" in said
    assert len(said.splitlines()) == 5
    assert alice.reads(four.cards).count("Tables here") == 0


async def test_a_table_is_paused_for_a_reason_and_goes_on_with_a_press(
    four: Four, mona: Person
) -> None:
    alice = four.people[0]
    answer = await paused(mona, four.table_id, "*quiz* until 9")
    assert "Paused" in mona.reads(answer)
    assert four.evening.live_table.paused
    why = "A moderator paused the game. Reason: \\*quiz\\* until 9"
    await alice.until(lambda: why in alice.reads(four.cards), what="the reason at the table")
    # Of two moderators at once the second changes nothing.
    await mona.press_raw(there(answer.message), f"c1.{four.table_id}.mod-pause..", forged=True)
    await mona.submit(Reason="late")
    told = await log_of(mona, answer)
    assert told.count("paused Hearts in") == 1
    assert "Reason: \\*quiz\\* until 9" in told
    await alice.until(lambda: "I'm back" in alice.faces(alice.dm_channel))
    assert why in alice.reads(alice.dm_channel)
    await alice.click(alice.dm_channel, "I'm back")
    await alice.until(lambda: not four.evening.live_table.paused, what="the game")
    assert four.evening.live_table.row.pause_reason is None
    table = await chosen_table(mona, four.table_id)
    assert "Resume" not in mona.faces(table)


@pytest.mark.each_database
async def test_a_moderator_lets_a_game_go_on_that_one_has_paused(four: Four, mona: Person) -> None:
    """After a restart too; whoever had let turns pass before is still away."""
    alice, bob, *others = four.people
    live_table, seat = four.evening.live_table, four.seat_of(bob)
    for _ in range(LET_PASS):
        await live_table.session.change_chair(seat, Chair.let_pass)
    await paused(mona, four.table_id, "quiz")
    await restart(four.evening)
    table = await chosen_table(mona, four.table_id)
    answer = await mona.click(table, "Resume")
    assert "The game goes on." in mona.reads(answer)
    live_table = four.evening.live_table
    assert not live_table.paused
    here = {four.seat_of(one) for one in (alice, *others)}
    present = {at for at, one in enumerate(live_table.chairs) if one.presence is Presence.HERE}
    assert present == here
    await alice.until(lambda: "A moderator paused" not in alice.reads(four.cards), what="the game")
    assert "go on." in await log_of(mona, answer)
    # What its people have paused is theirs.
    for one in (alice, *others):
        await live_table.session.change_chair(four.seat_of(one), Chair.away)
    assert live_table.paused
    forged = f"c1.{four.table_id}.mod-resume.."
    await mona.press_raw(table.message or {}, forged, forged=True)
    assert live_table.paused


async def paused(mona: Person, table_id: str, reason: str) -> Answer:
    """Pause a table for a reason."""
    await mona.click(await chosen_table(mona, table_id), "Pause")
    return await mona.submit(Reason=reason)


async def test_a_computer_plays_on_for_somebody_until_they_are_back(
    four: Four, mona: Person
) -> None:
    bob, live_table = four.people[1], four.evening.live_table
    table = await chosen_table(mona, four.table_id)
    answer = await mona.select(table, str(bob.id))
    assert "A computer plays for Bob" in mona.reads(answer)
    seat = four.seat_of(bob)
    assert live_table.chairs[seat].presence is Presence.AWAY
    late = await mona.press_raw(
        answer.message or {},
        f"c1.{four.table_id}.mod-stand-in..",
        forged=True,
        values=(str(bob.id),),
    )
    assert "Nothing was changed" in mona.reads(late)
    assert f"let a computer play for <@{bob.id}>" in await log_of(mona, late)


async def test_a_table_is_ended_for_a_reason_that_all_read_as_it_was_written(
    four: Four, mona: Person
) -> None:
    alice = four.people[0]
    await mona.click(await chosen_table(mona, four.table_id), "End")
    assert mona.modal is not None
    assert four.evening.client.room.tables.live, "nothing ends before a reason is sent"
    answer = await mona.submit(Reason="*Not* here, @everyone")
    assert "No table is open" in mona.reads(answer)
    told = "Reason: \\*Not\\* here, \N{FULLWIDTH COMMERCIAL AT}everyone"
    await alice.until(lambda: told in alice.reads(four.cards), what="the end")
    assert "A moderator ended this game" in alice.reads(four.cards)
    assert told in await log_of(mona, answer)


async def test_a_lobby_is_closed_for_a_reason_too(
    evening: Evening, mona: Person, alice: Person, cards: Channel
) -> None:
    await alice.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies
    await mona.click(await chosen_table(mona, lobby), "End")
    await alice.slash("leave")
    await alice.select(alice.sees(cards)[-1], lobby)
    # It has ended meanwhile.
    assert "This table is over" in mona.reads(await mona.submit(Reason="too late"))
    await alice.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies
    await mona.click(await chosen_table(mona, lobby), "End")
    await mona.submit(Reason="closing time")
    told = "A moderator closed this table. Reason: closing time"
    await alice.until(lambda: told in alice.reads(cards), what="the end of the lobby")
    assert evening.client.room.tables.lobbies == {}


async def test_a_lobby_that_is_closed_says_so_though_the_panel_cannot_be_drawn(
    evening: Evening, mona: Person, alice: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError

    await alice.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies
    await mona.click(await chosen_table(mona, lobby), "End")
    monkeypatch.setattr("bot.interactions.presses.moderation.redraw", broken)
    await mona.submit(Reason="closing time")
    told = "A moderator closed this table. Reason: closing time"
    await alice.until(lambda: told in alice.reads(cards), what="the end of the lobby")


async def test_a_result_that_is_void_says_so_and_counts_nowhere(
    evening: Evening, mona: Person, alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    (table_id,) = evening.client.room.tables.live
    await play_until([alice, bob], lambda: over(alice, cards))
    await alice.until(lambda: not evening.client.room.tables.live, what="the end")
    assert "Alice" in alice.reads(await alice.slash("leaderboard"))

    panel = await mona.click(await mona.slash("tables"), "Results")
    await mona.select(panel, table_id)
    # Discord is unwell just then.
    message = "/channels/{channel_id}/messages/{message_id}"
    evening.discord_server.faults.add("PATCH", message, status=503, times=6)
    answer = await mona.submit(Reason="they were one person")
    assert "The result is void" in mona.reads(answer)
    assert "~~ void" in mona.reads(answer)
    moderation = evening.client.room.moderation
    await moderation.settle()
    assert "A moderator made this result void" not in alice.reads(cards)
    await moderation.say_void()
    await moderation.say_void()
    await alice.until(
        lambda: "A moderator made this result void" in alice.reads(cards), what="the result"
    )
    assert "Alice" not in alice.reads(await alice.slash("leaderboard")).splitlines()[1]
    assert alice.reads(await alice.slash("review", table=table_id)).startswith("### Review")

    answer = await mona.select(answer, table_id)
    assert "The result counts again" in mona.reads(answer)
    assert "~~ void" not in mona.reads(answer)
    await alice.until(lambda: "made this result void" not in alice.reads(cards), what="the result")
    assert "Alice" in alice.reads(await alice.slash("leaderboard"))
    told = await log_of(mona, answer)
    assert "made a result void: Hearts" in told
    assert "let a result count again: Hearts" in told


async def test_each_act_is_told_once_in_the_channel_of_the_log_in_the_words_of_the_server(
    four: Four, mona: Person, discord_server: LoopbackDiscord
) -> None:
    evening, guild = four.evening, four.evening.guild
    channel = discord_server.world.add_channel(guild, "log")
    await evening.store.database.do(
        f"INSERT INTO guild_preferences VALUES ({guild.id}, 'log_channel', '{channel.id}'),"
        f" ({guild.id}, 'language', 'de')"
    )
    await evening.client.room.services.preferences.learn_anew(guild_id=guild.id)
    discord_server.world.permit(channel, send=False)
    answer = await paused(mona, four.table_id, "quiz")
    # A line that is on its way is none that is not posted.
    await evening.client.room.moderation.settle()
    assert "1 line is not posted" in await log_of(mona, answer)
    discord_server.world.permit(channel, send=True)
    evening.client.room.services.post.refusing.retry_seconds = 0
    alice = four.people[0]
    discord_server.faults.add(
        "POST", MESSAGES_ROUTE, delay_seconds=3, when=lambda one: str(channel.id) in one.path
    )
    await mona.click(await chosen_table(mona, four.table_id), "End")
    answer = await mona.submit(Reason="late")
    # What is on its way is no trouble, however slow Discord is.
    assert "Each line is posted" in await log_of(mona, answer)
    await mona.until(lambda: "beendet" in mona.reads(channel), what="the lines of the log")
    first, second = mona.reads(channel).splitlines()
    assert "angehalten" in first
    assert second.endswith("beendet. Grund: late")
    # A line stands in the channel before it is noted that it does.
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await evening.store.moderation.unposted(guild.id):
            await asyncio.sleep(0.01)
    assert "Each line is posted" in await log_of(mona, answer)
    assert not any(alice.is_called_by(message) for message in alice.sees(channel))


async def test_a_table_that_is_being_started_is_not_said_to_be_over(
    evening: Evening, mona: Person, alice: Person
) -> None:
    await alice.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies.values()
    await mona.click(await chosen_table(mona, lobby.table_id), "End")
    lobby.starting, lobby.row = True, replace(lobby.row, started_at=1)
    assert "This game has begun already" in mona.reads(await mona.submit(Reason="too late"))
    assert lobby.last_words is None


async def test_of_two_who_end_a_table_at_once_one_does(four: Four, mona: Person) -> None:
    panel = there((await chosen_table(mona, four.table_id)).message)
    custom_id = f"c1.{four.table_id}.mod-end-yes.."
    await asyncio.gather(
        *(mona.press_raw(panel, custom_id, forged=True, values=("late",)) for _ in range(2))
    )
    acts = await four.evening.store.moderation.acts(four.evening.guild.id)
    assert [one.act for one in acts] == ["end"]


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
    await room.services.preferences.learn_anew(guild_id=guild.id)
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
