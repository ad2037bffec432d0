"""Moderators reset a board, take results as a file, and choose a role for the best of a season."""

import csv
import io
from typing import Final

from bot.tables.titles import last_season
from data.moderation import ModeratorAct
from data.seasons import ALL_TIME
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import (
    MANAGE_GUILD,
    MANAGE_ROLES,
    SEND_MESSAGES,
)
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import file_of
from tests.end_to_end.moderating.test_season_titles import has_won

NEEDS: Final = "You need *Manage Roles*"


async def test_a_board_is_reset_once_it_was_asked_for(
    evening: Evening, mona: Person, alice: Person, bob: Person
) -> None:
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


async def test_results_are_handed_to_the_moderator_alone(
    evening: Evening, mona: Person, alice: Person, bob: Person
) -> None:
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
