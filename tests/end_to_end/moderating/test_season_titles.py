"""The best of a season get the role of their server, if the bot may give it."""

from collections.abc import Callable
from typing import Final

import pytest

from bot.tables.titles import AGAIN_MS, last_season
from data.moderation import ModeratorAct
from data.results import FinishedGame, SeatResult
from data.seasons import day_start, four_weeks_days
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import MANAGE_ROLES, Guild, Role
from tests.data.everything import played
from tests.end_to_end.conftest import Evening


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
