"""Records are verified one after the other, and nobody waits for one for ever."""

import asyncio
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.room import verifying
from bot.room.refusal import RoomRefusal
from bot.room.verifying import FILE_BYTES, QUEUE, Verifying
from bot.verify_answers import VERIFIER, verifier_page

RECORD = b'{"variant": "standard", "seats": 4, "dealer": 0, "actions": []}'


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Let the first record take until the event is set."""
    goes_on = threading.Event()
    read = verifying.decoded

    def slowly(text: str) -> object:
        goes_on.wait(30)
        return read(text)

    monkeypatch.setattr(verifying, "decoded", slowly)
    yield goes_on
    goes_on.set()


async def refused(verifier: Verifying) -> str:
    with pytest.raises(RoomRefusal) as refusal:
        await verifier.read(RECORD)
    return refusal.value.key


async def test_a_record_is_read_and_verified() -> None:
    verifier = Verifying()
    record = await verifier.read(RECORD)
    assert record["seats"] == 4
    assert (await verifier.verified(record)).commitment is None


async def test_a_file_that_is_larger_than_it_said_is_not_read() -> None:
    with pytest.raises(RoomRefusal) as refusal:
        await Verifying().read(b" " * FILE_BYTES + RECORD)
    assert refusal.value.key == "verify-file-large"


async def test_nobody_waits_for_a_record_that_takes_too_long(held: threading.Event) -> None:
    verifier = Verifying(seconds=0.01)
    assert await refused(verifier) == "verify-long"
    # It still takes its turn, so the next one has to wait, too.
    assert await refused(verifier) == "verify-long"
    held.set()
    async with asyncio.timeout(30):
        while (key := await _key(verifier)) != "":
            assert key == "verify-long"


async def _key(verifier: Verifying) -> str:
    try:
        await verifier.read(RECORD)
    except RoomRefusal as refusal:
        return refusal.key
    return ""


async def test_few_wait_for_their_turn(held: threading.Event) -> None:
    verifier = Verifying(seconds=30)
    waiting = [asyncio.create_task(verifier.read(RECORD)) for _ in range(QUEUE)]
    await asyncio.sleep(0)
    assert await refused(verifier) == "verify-busy"
    held.set()
    assert len(await asyncio.gather(*waiting)) == QUEUE
    assert (await verifier.read(RECORD))["dealer"] == 0


def test_the_page_that_checks_records_goes_with_an_installed_bot() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {"docs/verify.html": f"bot/{VERIFIER}"}
    page = verifier_page()
    assert (page.name, page.content) == (VERIFIER, Path("docs/verify.html").read_bytes())
