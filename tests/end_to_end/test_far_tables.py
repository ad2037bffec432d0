"""Tables are reached through one port, in values alone: they might be played in another process."""

import pickle
from typing import TypeVar

import pytest

from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import hand_message
from bot.presses.tables_here import TablesHere
from bot.room.posted import Token
from bot.room.press import Press, PressAnswer, TablePresses
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import look_up, over, table_of

pytestmark = pytest.mark.each_database


T = TypeVar("T")


def sent(value: T) -> T:
    """Return what arrives of a value in another process."""
    arrived: T = pickle.loads(pickle.dumps(value))
    assert arrived == value
    return arrived


class FarTables:
    """Tables of a process so far away that all it is told, and all it answers, has to be sent."""

    def __init__(self, tables: TablePresses) -> None:
        self._tables = tables
        self.pressed: list[str] = []

    async def could_say(self, press: Press) -> bool:
        return await self._tables.could_say(sent(press))

    async def press(self, table_id: str, press: Press) -> PressAnswer:
        self.pressed.append(press.says.verb)
        return sent(await self._tables.press(table_id, sent(press)))

    async def answered(self, receipt: int, token: Token | None) -> None:
        await self._tables.answered(receipt, sent(token))


@pytest.fixture
def far(evening: Evening) -> FarTables:
    client = evening.client
    client.desk.tables = FarTables(TablesHere(client.room))
    return client.desk.tables


async def test_a_whole_game_is_played_by_people_who_are_far_from_their_table(
    evening: Evening, far: FarTables, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], seats=3, target=1)
    await alice.until(lambda: hand_message(alice) is not None, what="her hand")
    await look_up(alice, table_of(alice, cards), "Rules")
    await alice.click(table_of(alice, cards), "My hand")
    await play_until([alice, bob], lambda: over(alice, cards))
    await alice.until(lambda: not evening.client.room.live_tables, what="the end of the table")
    assert {"join", "start", "rules", "hand", "tick", "do"} <= set(far.pressed)
