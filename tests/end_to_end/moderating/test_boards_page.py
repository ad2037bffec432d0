"""Moderators reset a board, take results as a file, and choose a role for the best of a season."""

import csv
import io
from collections.abc import Callable
from typing import Final

import pytest

from bot.tables.titles import AGAIN_MS, last_season
from data.moderation import ModeratorAct
from data.results import FinishedGame, SeatResult
from data.seasons import ALL_TIME, day_start, four_weeks_days
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import MANAGE_GUILD, MANAGE_ROLES, SEND_MESSAGES, Guild, Role
from tests.data.everything import played
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import file_of

NEEDS: Final = "You need *Manage Roles*"


async def test_a_board_is_reset_once_it_was_asked_for(evening: Evening, mona: Person) -> None:
    alice, bob, *_ = evening.people
    guild = evening.guild
    await has_won(evening, guild, last_season(evening.now()), alice, bob)
    panel = await mona.click(await mona.slash("tables"), "Boards")
    asked = await mona.select(panel, "Hearts: all seasons", placeholder="Reset a leaderboard …")
    assert "Games, records, ratings" in mona.reads(asked)
    assert await evening.store.standings.of_person(guild.id, alice.id, ALL_TIME, "hearts")
    assert "at zero" not in mona.reads(await mona.click(asked, "Cancel"))
    asked = await mona.select(panel, "Hearts: all seasons", placeholder="Reset a leaderboard …")
    answer = await mona.click(asked, "Reset")
    assert "begin at zero: Hearts: all seasons" in mona.reads(answer)
    assert await evening.store.standings.of_person(guild.id, alice.id, ALL_TIME, "hearts") is None
    assert await evening.store.standings.audit() == []
    assert "reset a leaderboard: Hearts: all seasons" in mona.reads(await mona.click(answer, "Log"))


async def test_results_are_handed_to_the_moderator_alone(evening: Evening, mona: Person) -> None:
    alice, bob, *_ = evening.people
    guild = evening.guild
    await has_won(evening, guild, last_season(evening.now()), alice, bob)
    panel = await mona.click(await mona.slash("tables"), "Boards")
    answer = await mona.click(panel, "Results as CSV")
    assert answer.kind == "ephemeral"
    assert "All results of 1 game" in mona.reads(answer)
    content = file_of(evening.discord_server, answer)
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    assert [(row["name"], row["person"], row["place"]) for row in rows] == [
        ("Alice", f"<@{alice.id}>", "1"),
        ("Bob", f"<@{bob.id}>", "2"),
    ]
    (act,) = await evening.store.moderation.acts(guild.id)
    assert act.act == "export"


async def test_games_that_only_a_newer_version_knows_are_not_offered(
    evening: Evening, mona: Person, alice: Person, bob: Person
) -> None:
    guild = evening.guild
    await has_won(evening, guild, last_season(evening.now()), alice, bob)
    await evening.store.database.do("UPDATE boards SET family = 'bridge'", ())
    act = ModeratorAct(guild_id=guild.id, moderator=mona.id, act="setting", at=1)
    await evening.store.season_titles.choose(act, 5, "bridge", "s1")
    panel = await mona.click(await mona.slash("tables"), "Boards")
    assert "Results as CSV" in mona.faces(panel)
    assert "bridge" not in str(panel.message)
    assert "can get a role" in mona.reads(panel)


async def test_a_role_is_chosen_only_if_the_bot_may_give_it(
    evening: Evening, discord_server: LoopbackDiscord, mona: Person
) -> None:
    world, guild = discord_server.world, evening.guild
    own, champion = world.add_role(guild, "Cards", 5), world.add_role(guild, "Champion", 3)
    guild.given[world.bot.id] = [own]
    guild.given[mona.id] = [world.add_role(guild, "Mods", 4, permissions=MANAGE_ROLES)]
    panel = await mona.click(await mona.slash("tables"), "Boards")
    panel = await mona.select(panel, "Canasta and Samba", placeholder="Which game")
    refused = await mona.select(panel, champion, placeholder="Which role")
    assert "I may not give that role" in mona.reads(refused)
    assert await evening.store.season_titles.chosen() == ()
    own.permissions = MANAGE_ROLES
    answer = await mona.select(refused, champion, placeholder="Which role")
    assert f"Canasta and Samba gets <@&{champion.id}>" in mona.reads(answer)
    (choice,) = await evening.store.season_titles.chosen()
    assert (choice.family, choice.role_id) == ("canasta", champion.id)
    assert choice.settled == last_season(evening.now())
    answer = await mona.select(answer, placeholder="Which role")
    assert "No role is given any more" in mona.reads(answer)
    assert await evening.store.season_titles.chosen() == ()


async def test_a_role_is_chosen_by_who_may_give_roles_and_grants_nothing(
    evening: Evening, discord_server: LoopbackDiscord, mona: Person
) -> None:
    world, guild = discord_server.world, evening.guild
    own = world.add_role(guild, "Cards", 5, permissions=MANAGE_ROLES)
    badge = world.add_role(guild, "Champion", 2, permissions=SEND_MESSAGES)
    powers = world.add_role(guild, "Admins", 3, permissions=MANAGE_GUILD)
    guild.given[world.bot.id] = [own]
    panel = await mona.click(await mona.slash("tables"), "Boards")
    panel = await mona.select(panel, "Hearts", placeholder="Which game")
    assert NEEDS in mona.reads(await mona.select(panel, badge, placeholder="Which role"))
    guild.given[mona.id] = [world.add_role(guild, "Mods", 4, permissions=MANAGE_ROLES)]
    assert NEEDS in mona.reads(await mona.select(panel, powers, placeholder="Which role"))
    assert await evening.store.season_titles.chosen() == ()
    answer = await mona.select(panel, badge, placeholder="Which role")
    assert f"Hearts gets <@&{badge.id}>" in mona.reads(answer)


async def has_won(evening: Evening, guild: Guild, season: str, *people: Person) -> None:
    """Keep a game of that season in which people were placed in this order."""
    at = day_start(four_weeks_days(season)[0]) + people[0].id % 1000
    seats = tuple(
        SeatResult(seat, one.id, one.name, seat + 1, seat, seat, {}, False, "medium", seat)
        for seat, one in enumerate(people)
    )
    game = FinishedGame(
        game_id=f"{season}-{people[0].id}",
        guild_id=guild.id,
        channel_id=1,
        family="hearts",
        preset="standard",
        customised=False,
        started_at=at,
        ended_at=at,
        deal_count=1,
        record={},
        seats=seats,
    )
    await played(evening.store, game)


async def settle_and_give(evening: Evening) -> None:
    """Do at once what is done at the end of a day, and what each minute."""
    await evening.client.turnover.turn()
    await evening.client.room.titles.give()


async def test_a_role_is_given_when_the_season_is_over_and_the_bot_may(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    world = discord_server.world
    guild = world.guilds[0]
    own, champion = world.add_role(guild, "Cards", 5), world.add_role(guild, "Champion", 3)
    guild.given[world.bot.id] = [own]
    season = last_season(evening.now())
    await has_won(evening, guild, season, alice, bob)
    act = ModeratorAct(guild_id=guild.id, moderator=1, act="setting", at=1, about="title_role")
    await evening.store.season_titles.choose(act, champion.id, "hearts", "s1")
    troubles = evening.client.room.services.post.troubles

    def holders() -> list[int]:
        return [person for person, roles in guild.given.items() if champion in roles]

    await settle_and_give(evening)
    assert [one.kind for one in troubles.every()] == ["title-role"]
    own.permissions = MANAGE_ROLES
    await settle_and_give(evening)
    assert not holders()
    evening.ahead_ms += AGAIN_MS
    await settle_and_give(evening)
    assert holders() == [alice.id]
    assert not troubles.every()
    asked = len(discord_server.requests)
    await settle_and_give(evening)
    assert len(discord_server.requests) == asked
    await evening.store.season_titles.choose(act, None, "hearts", season)
    await settle_and_give(evening)
    assert not holders()
    assert isinstance(champion, Role)


SPOILT: Final[dict[str, Callable[[Guild, Role], object]]] = {
    "powerful": lambda _, role: setattr(role, "permissions", MANAGE_ROLES),
    "above": lambda _, role: setattr(role, "position", 9),
    "managed": lambda _, role: setattr(role, "managed", True),
    "deleted": lambda guild, role: guild.roles.remove(role),
}


@pytest.mark.parametrize("how", SPOILT)
async def test_a_role_that_is_another_than_when_it_was_chosen_is_not_given(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, how: str
) -> None:
    world, parlour = discord_server.world, discord_server.world.place("parlour")
    guild = world.guilds[0]
    own, champion = world.add_role(guild, "Cards", 5), world.add_role(guild, "Champion", 3)
    own.permissions = MANAGE_ROLES
    guild.given[world.bot.id] = [own]
    season, room = last_season(evening.now()), evening.client.room
    await room.services.preferences.choose_for_guild(guild.id, "log_channel", str(parlour.id))
    await has_won(evening, guild, season, alice, bob)
    act = ModeratorAct(guild_id=guild.id, moderator=1, act="setting", at=1, about="title_role")
    await evening.store.season_titles.choose(act, champion.id, "hearts", "s1")
    SPOILT[how](guild, champion)
    for _ in range(2):
        await settle_and_give(evening)
        await room.troubles.tell()
    assert not guild.given.get(alice.id)
    (told,) = map(alice.reads, alice.sees(parlour))
    said = "put my role above it" if how == "above" else "grants more than everybody has"
    assert said in told
    # It is given as soon as it is as it was.
    champion.permissions, champion.position, champion.managed = 0, 3, False
    guild.roles[:] = [own, champion]
    evening.ahead_ms += AGAIN_MS
    await settle_and_give(evening)
    assert guild.given[alice.id] == [champion]
    assert room.troubles.of_guild(guild.id) == ()


async def test_a_role_that_is_gone_keeps_nobody_from_the_next_one(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    world = discord_server.world
    guild = world.guilds[0]
    own, champion = world.add_role(guild, "Cards", 5), world.add_role(guild, "Champion", 3)
    own.permissions = MANAGE_ROLES
    guild.given[world.bot.id] = [own]
    season = last_season(evening.now())
    await has_won(evening, guild, season, alice, bob)
    act = ModeratorAct(guild_id=guild.id, moderator=1, act="setting", at=1, about="title_role")
    titles = evening.store.season_titles
    await titles.choose(act, champion.id, "hearts", "s1")
    await settle_and_give(evening)
    assert guild.given[alice.id] == [champion]
    guild.roles.remove(champion)
    guild.given[alice.id] = []
    better = world.add_role(guild, "Better", 2)
    await titles.choose(act, better.id, "hearts", "s1")
    await settle_and_give(evening)
    assert guild.given[alice.id] == [better]
    assert not evening.client.room.services.post.troubles.every()
