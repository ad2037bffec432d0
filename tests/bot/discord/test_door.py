"""The door by itself: what it takes, what it refuses, and how a slow sender fares."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.discord import door as of_door
from bot.discord.door import LARGEST, Door, Outcome, host_key
from bot.discord.gateway.incoming import InteractionPayload
from bot.support import listening
from bot.support.logs import hush
from bot.support.settings import Settings
from data.patience import NotRead

KEY: Final = SigningKey.generate()
PRESS: Final = json.dumps({"type": 3, "id": "1"}).encode()
PING: Final = b'{"type": 1}'


class Guarded:
    """A door with whatever came through it."""

    def __init__(self, port: int) -> None:
        settings = Settings(
            token="a-token",
            process="east",
            presses=f"http://127.0.0.1:{port}/",
            presses_at=("127.0.0.1", port),
        )
        self.url = f"http://127.0.0.1:{port}/any/path"
        self.port = port
        self.taken: list[InteractionPayload] = []
        self.stumbles = False
        self.outcomes: list[Outcome] = []
        self.clock_ahead = 0.0
        self.away = self.loaded = False
        self.door = Door(settings, self.take, self.clock, lambda: self.loaded)
        self.door.counted = self.outcomes.append

    def take(self, payload: InteractionPayload) -> None:
        if self.stumbles:
            raise KeyError(payload["id"])
        self.taken.append(payload)

    async def clock(self) -> int:
        if self.away:
            raise NotRead("AWAY", busy=True)
        return int(1000 * (time.time() + self.clock_ahead))

    async def open(self) -> None:
        self.loaded = True
        await self.door.open(bytes(KEY.verify_key).hex())

    async def post(self, body: bytes, headers: dict[str, str]) -> tuple[int, Any]:
        async with (
            aiohttp.ClientSession() as session,
            session.post(self.url, data=body, headers=headers) as answer,
        ):
            text = await answer.text()
            return answer.status, json.loads(text) if answer.status == 200 else None

    async def health(self) -> int:
        async with aiohttp.ClientSession() as session, session.get(self.url) as answer:
            return answer.status


@pytest.fixture
async def guarded(port: int) -> AsyncIterator[Guarded]:
    hush()
    guarded = Guarded(port)
    yield guarded
    await guarded.door.close(drain_seconds=0)


def signed(body: bytes, *, ago: float = 0.0, key: SigningKey = KEY) -> dict[str, str]:
    at = str(int(time.time() - ago))
    signature = key.sign(at.encode() + body).signature.hex()
    return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": at}


def without(name: str) -> dict[str, str]:
    return {key: value for key, value in signed(PRESS).items() if key != name}


async def test_what_discord_has_signed_is_told_that_it_has_arrived_and_taken(
    guarded: Guarded,
) -> None:
    await guarded.open()
    assert await guarded.post(PRESS, signed(PRESS)) == (202, None)
    assert guarded.taken == [{"type": 3, "id": "1"}]
    assert await guarded.post(PING, signed(PING)) == (200, {"type": 1})
    assert guarded.outcomes == ["taken", "ping"]
    assert len(guarded.taken) == 1


@pytest.mark.parametrize(
    "headers",
    [
        {},
        without("X-Signature-Ed25519"),
        without("X-Signature-Timestamp"),
        signed(PRESS, key=SigningKey.generate()),
        signed(PING),
        {**signed(PRESS), "X-Signature-Ed25519": "no hex"},
        {**signed(PRESS), "X-Signature-Ed25519": "ab" * 63},
        {**signed(PRESS), "X-Signature-Ed25519": "ab" * 64},
        {**signed(PRESS), "X-Signature-Ed25519": ""},
        {**signed(PRESS), "X-Signature-Timestamp": "now"},
        {**signed(PRESS), "X-Signature-Timestamp": "9" * 5000},
        {**signed(PRESS), "X-Signature-Timestamp": "\udcff"},
        {"ago": "303"},
        {"ago": "-303"},
    ],
)
async def test_any_fault_of_a_signature_is_refused_alike(
    guarded: Guarded, headers: dict[str, str]
) -> None:
    await guarded.open()
    if "ago" in headers:
        headers = signed(PRESS, ago=float(headers["ago"]))
    if any("\udcff" in value for value in headers.values()):
        status = await raw_status(guarded.port, headers)
    else:
        status, _ = await guarded.post(PRESS, headers)
    assert status == 401
    assert guarded.outcomes == ["unsigned"]
    assert not guarded.taken


async def test_the_host_is_told_which_process_answers_and_can_press_nothing(
    guarded: Guarded,
) -> None:
    await guarded.open()
    told = {"type": 1, "process": "east"}
    assert await guarded.post(PING, signed(PING, key=host_key("a-token"))) == (200, told)
    assert (await guarded.post(PRESS, signed(PRESS, key=host_key("a-token"))))[0] == 401
    assert (await guarded.post(PING, signed(PING, key=host_key("another"))))[0] == 401
    assert guarded.outcomes == ["ping", "unsigned", "unsigned"]
    assert not guarded.taken


async def raw_status(port: int, headers: dict[str, str]) -> int:
    """Post with headers that no client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join(
        ("POST / HTTP/1.1", "Host: x", f"Content-Length: {len(PRESS)}", *lines, "", "")
    )
    writer.write(head.encode("utf-8", "surrogateescape") + PRESS)
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


async def test_the_clock_of_the_store_tells_how_old_a_signature_is(
    guarded: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    guarded.clock_ahead = 900.0
    await guarded.open()
    assert (await guarded.post(PRESS, signed(PRESS)))[0] == 401
    assert (await guarded.post(PRESS, signed(PRESS, ago=-900)))[0] == 202
    # It is followed, but for moments at which the store is away.
    monkeypatch.setattr(of_door, "CLOCK_SECONDS", 0.01)
    guarded.away, guarded.clock_ahead = True, 0.0
    keeping = asyncio.create_task(guarded.door.keep_clock())
    await asyncio.sleep(0.05)
    assert (await guarded.post(PRESS, signed(PRESS)))[0] == 401
    guarded.away = False
    while (await guarded.post(PRESS, signed(PRESS)))[0] == 401:
        await asyncio.sleep(0.01)
    keeping.cancel()


async def test_what_is_signed_and_cannot_be_read_is_no_press(guarded: Guarded) -> None:
    await guarded.open()
    for body in (b"", b"QS", b"[]", b"{}", b"\xff"):
        assert (await guarded.post(body, signed(body)))[0] == 400
    assert set(guarded.outcomes) == {"unreadable"}


async def test_a_body_is_read_to_a_limit(guarded: Guarded) -> None:
    await guarded.open()
    large = b" " * (LARGEST - len(PRESS)) + PRESS
    assert (await guarded.post(large, signed(large)))[0] == 202
    assert (await guarded.post(large + b" ", signed(large + b" ")))[0] == 413
    assert guarded.outcomes == ["taken", "too_large"]


@pytest.mark.parametrize(
    "said",
    [
        b"QS\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nQS\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 10_000 + b"\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_refused_without_a_word_in_the_log(
    guarded: Guarded, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    await guarded.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(said)
    assert b" 400 " in await reader.readline()
    writer.close()
    assert not caplog.records
    assert not guarded.taken


@pytest.mark.parametrize("said", [b"", b"POST / HTT", b"POST / HTTP/1.1\r\nHost: x\r\nX: "])
async def test_who_says_half_of_a_head_is_cut_off(
    guarded: Guarded, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(listening, "IDLE_SECONDS", 0.2)
    await guarded.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(said)
    assert await reader.read() == b""
    writer.close()
    assert not guarded.outcomes


async def test_who_says_half_of_a_body_is_cut_off(
    guarded: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_door, "BODY_SECONDS", 0.2)
    await guarded.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
    assert b" 408 " in await reader.readline()
    await reader.read()
    writer.close()
    assert guarded.outcomes == ["slow"]


async def test_until_the_tables_are_loaded_it_is_for_others(guarded: Guarded) -> None:
    await guarded.open()
    assert await guarded.health() == 200
    guarded.loaded = False
    assert await guarded.health() == 503
    assert (await guarded.post(PRESS, signed(PRESS)))[0] == 503
    # Discord's own tests are answered all the same.
    assert (await guarded.post(PING, signed(PING)))[0] == 200
    assert guarded.outcomes == ["closed", "ping"]


async def test_a_stop_turns_the_health_red_before_it_takes_nothing_more(guarded: Guarded) -> None:
    await guarded.open()
    closing = asyncio.create_task(guarded.door.close(drain_seconds=0.5))
    while await guarded.health() != 503:
        await asyncio.sleep(0)
    assert (await guarded.post(PRESS, signed(PRESS)))[0] == 202
    assert not closing.done()
    await closing
    with pytest.raises(aiohttp.ClientConnectionError):
        await guarded.post(PRESS, signed(PRESS))


async def test_who_hangs_up_before_it_is_answered_is_not_taken(
    guarded: Guarded, caplog: pytest.LogCaptureFixture
) -> None:
    await guarded.open()
    _, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
    await asyncio.sleep(0.05)
    writer.transport.abort()
    while not guarded.outcomes:
        await asyncio.sleep(0.01)
    assert guarded.outcomes == ["lost"]
    assert not caplog.records


async def test_a_press_that_no_parser_understands_ends_nothing(
    guarded: Guarded, caplog: pytest.LogCaptureFixture
) -> None:
    guarded.stumbles = True
    await guarded.open()
    assert (await guarded.post(PRESS, signed(PRESS)))[0] == 202
    assert "could not be read (KeyError)" in caplog.text
