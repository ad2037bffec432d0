"""People of a measurement play on when a game is over, so that there is something to measure."""

import asyncio
import contextlib
import math

import pytest

from benchmarks import lag
from benchmarks.reviews import games, results
from benchmarks.room import Evening
from bot.playground.discord.people.person import Person
from bot.playground.discord.server.loopback import LoopbackDiscord
from bot.playground.discord.state.guilds import Channel


@pytest.mark.usefixtures("evening")
@pytest.mark.long
async def test_a_short_game_is_followed_by_another(
    discord_server: LoopbackDiscord, alice: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lag, "LOOK_SECONDS", 0.01)
    table = (cards, [alice])
    playing = asyncio.create_task(
        games(Evening(discord_server), table, math.inf, command="allfours", level="easy")
    )
    await alice.until(lambda: len(results(alice, cards)) == 2, what="the end of a second game")
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
