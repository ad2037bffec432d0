"""What waits for its turn: tables take turns, and whatever waits for long is acknowledged."""

import asyncio
from typing import Any

import pytest

from bot.discord.gateway import incoming
from bot.discord.gateway.incoming import IncomingInteractions, InteractionPayload, queue_of


def pressed(number: int, says: str, person: int = 1) -> InteractionPayload:
    return {"id": str(number), "data": {"custom_id": says}, "user": {"id": str(person)}}


class Room:
    """Sees to so many at once; each takes as long as a look at the loop."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.incoming = IncomingInteractions(self._dispatch)
        self.incoming.take_turns(lambda: len(self.tasks) >= self.at_once, self._acknowledge)
        self.tasks: set[asyncio.Task[None]] = set()
        self.seen: list[int] = []
        self.told: list[int] = []
        self.most = 0
        self.heard = asyncio.Event()
        """Set once Discord says something about number 0 too."""
        self.heard.set()

    def _dispatch(self, payload: InteractionPayload) -> None:
        task = asyncio.create_task(self._see_to(int(payload["id"])))
        task.add_done_callback(self._is_over)

    def _is_over(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.incoming.go_on()

    async def _see_to(self, number: int) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.most = max(self.most, len(self.tasks))
        for _ in range(3):
            await asyncio.sleep(0)
        self.seen.append(number)

    async def _acknowledge(self, payload: InteractionPayload) -> bool:
        await asyncio.sleep(0)
        number = int(payload["id"])
        if not number:
            await self.heard.wait()
        assert number not in self.seen
        self.told.append(number)
        return True


async def test_a_press_at_another_table_waits_for_none_of_a_burst() -> None:
    room = Room(4)
    for number in range(300):
        room.incoming.take_in(pressed(number, "c1.noisy.hand.."))
    room.incoming.take_in(pressed(1000, "c1.quiet.hand.."))
    room.incoming.take_in(pressed(1001, "c1.quiet.hand.."))
    await room.incoming.empty(5)
    await asyncio.gather(*room.tasks)
    assert sorted(room.seen) == [*range(300), 1000, 1001]
    assert [one for one in room.seen if one < 1000] == [*range(300)]
    assert room.seen.index(1000) < 8
    assert room.seen.index(1001) < 12
    assert room.most <= 4


async def test_what_waits_for_long_is_acknowledged_oldest_first_and_seen_to_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(incoming, "LATE_SECONDS", 0.0)
    monkeypatch.setattr(incoming, "ACKNOWLEDGED_AT_ONCE", 7)
    room = Room(0)
    for number in range(50):
        room.incoming.take_in(pressed(number, f"c1.{number % 3}.hand.."))
    while len(room.told) < 50:
        await asyncio.sleep(0)
    assert room.told == [*range(50)]
    assert not room.seen
    room.at_once = 1
    room.incoming.go_on()
    await room.incoming.empty(5)
    await asyncio.gather(*room.tasks)
    assert sorted(room.seen) == [*range(50)]
    assert len(room.told) == 50


async def test_an_acknowledgement_that_takes_long_lets_no_other_be_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(incoming, "LATE_SECONDS", 0.0)
    room = Room(0)
    room.heard.clear()
    room.incoming.take_in(pressed(0, "c1.a.hand.."))
    await asyncio.sleep(0.1)
    room.incoming.take_in(pressed(1, "c1.b.hand.."))
    async with asyncio.timeout(60):
        while not room.told:
            await asyncio.sleep(0.01)
    assert room.told == [1]
    room.at_once = 1
    room.heard.set()
    await room.incoming.empty(5)
    await asyncio.gather(*room.tasks)
    assert sorted(room.seen) == [0, 1]


async def test_what_cannot_be_read_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    room = Room(1)
    for number in range(3):
        room.incoming.take_in(pressed(number, "c1.a.hand.."))
    room.incoming.take_in({"id": "no number"})
    room.incoming.take_in(pressed(3, "c1.b.hand.."))
    await room.incoming.empty(5)
    await asyncio.gather(*room.tasks)
    assert sorted(room.seen) == [0, 1, 2, 3]
    assert "no number" not in caplog.text
    assert "could not be read (ValueError)" in caplog.text


@pytest.mark.parametrize(
    ("payload", "line"),
    [
        (pressed(1, "c1.k7.do.4.play 4S"), "k7"),
        (pressed(1, "m:c1.k7.plan.4."), "k7"),
        (pressed(1, "c1.-.forget..", person=9), "9"),
        ({"data": {"name": "hearts"}, "member": {"user": {"id": "8"}}}, "8"),
        ({"data": {"custom_id": "old"}, "user": {"id": "8"}}, ""),
        ({"data": {"custom_id": 7}}, ""),
        ({"data": None}, ""),
        ({}, ""),
        (["no", "interaction"], ""),
    ],
)
def test_a_press_joins_the_line_of_its_table_and_a_command_that_of_its_person(
    payload: Any,  # noqa: ANN401  whatever came
    line: str,
) -> None:
    assert queue_of(payload) == line
