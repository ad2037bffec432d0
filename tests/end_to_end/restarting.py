"""The bot ended in mid-game and started again on the same file."""

import asyncio

from bot.tables.clock.paces import Pace
from data.sql.database import Value
from data.tables import TableState
from engine.contract.action import Action
from engine.contract.seats import Seat
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests import stored
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import live_tables
from tests.end_to_end.short_games import SEATS, short_game_begun

MESSAGES = "/channels/{channel_id}/messages"
ENDLESS = {"live": Pace("live", reminder=9_000, turn=10_000)}
HURRIED = {"live": Pace("live", reminder=0.001, turn=0.002)}


async def break_off(evening: Evening) -> None:
    """Close as a kill would: nothing under way arrives any more."""
    evening.client.room.stop()
    await evening.close()


async def restart(evening: Evening, *changes: str) -> None:
    """End as a kill would, change what is kept, and begin again."""
    await break_off(evening)
    for statement in changes:
        await change(evening, statement)
    await evening.open()


async def change(evening: Evening, statement: str, *values: Value) -> None:
    """Change what is kept behind the bot's back."""
    assert await stored.change(evening.address, statement, *values)


async def until_the_last_card(evening: Evening, people: list[Person]) -> tuple[Seat, Action]:
    """Play until the card is due that ends the game, and return it."""

    def last() -> tuple[Seat, Action] | None:
        game = evening.live_table.game
        if len(game.to_act) != 1:
            return None
        choices = game.legal_actions(seat := game.to_act[0])
        ends = len(choices) == 1 and game.apply(seat, choices[0])[0].outcome is not None
        return (seat, choices[0]) if ends else None

    await play_until(people, lambda: last() is not None)
    found = last()
    assert found is not None
    return found


async def until_folded(evening: Evening) -> None:
    """Wait until all is told of each game that is over: what is left, the next process tells."""
    async with asyncio.timeout(60):
        while await evening.store.tables.unannounced(evening.owner):
            await asyncio.sleep(0.02)


async def _state(evening: Evening, table_id: str) -> TableState | None:
    row = await evening.store.tables.get(table_id)
    return None if row is None else row.state


async def kept_and_not_told(
    evening: Evening, server: LoopbackDiscord, people: list[Person], cards: Channel
) -> str:
    """Play a game to its end, and stop when its result is kept and not told; return its table."""
    people = people[:SEATS]
    await short_game_begun(evening, people, cards)
    await until_the_last_card(evening, people)
    server.faults.add("POST", MESSAGES, status=503, times=999)
    table_id = evening.live_table.table_id
    await play_until(people, lambda: not live_tables(people[0], cards))
    async with asyncio.timeout(60):
        # The picture may be there a moment before.
        while await _state(evening, table_id) is not TableState.FINISHED:
            await asyncio.sleep(0.02)
    await break_off(evening)
    server.faults.clear()
    return table_id
