"""Uploading faces: once, one at a time, and only what is missing."""

import asyncio
import base64
import logging
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

import discord
import pytest

from bot.faces.names import SHOWN, FaceEmojis, is_ours
from bot.faces.uploading import PICTURED, Uploading
from bot.support.rate_limiter import RateLimiter
from data.preferences import Look
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from tests.conftest import BotProcess
from tests.end_to_end.given_faces import give_faces

EMOJIS: Final = "/applications/{application_id}/emojis"
EMOJI: Final = EMOJIS + "/{emoji_id}"
ALL: Final = len(PICTURED) * len(SHOWN)
FOREIGN: Final = ("Q_spades", "Q_spades_2", "joker_9_abcdef", "party")
PNG: Final = b"\x89PNG\r\n\x1a\n"
LONG_SECONDS: Final = 60.0


def pictures(edition: str) -> Callable[[Look], Mapping[str, bytes]]:
    """Pictures that are quick to make; those of spades look otherwise in each edition."""

    def of(look: Look) -> Mapping[str, bytes]:
        return {
            shown: PNG + f"{look} {shown} {edition if 'S' in shown else ''}".encode()
            for shown in SHOWN
        }

    return of


@pytest.fixture
async def client(discord_server: LoopbackDiscord) -> AsyncIterator[discord.Client]:
    """A client that is logged in, with strange emojis beside those to come."""
    image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    for name in FOREIGN:
        discord_server.world.emojis.create({"name": name, "image": image})
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login("a-token")
        yield client


def uploading(client: discord.Client, emojis: FaceEmojis, edition: str = "first") -> Uploading:
    return Uploading(
        client,
        emojis,
        RateLimiter(a_second=100_000),
        asyncio.Event(),
        again_after=(0.01,),
        pictures=pictures(edition),
    )


async def uploaded(
    client: discord.Client, emojis: FaceEmojis, *, edition: str = "first", done: Callable[[], bool]
) -> None:
    """Upload until it is done."""
    task = asyncio.create_task(uploading(client, emojis, edition).keep())
    try:
        await until(done)
    finally:
        task.cancel()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while not done():
            await asyncio.sleep(0.01)


def complete(emojis: FaceEmojis) -> bool:
    return not any(emojis.of(look).plain for look in PICTURED)


def ours(discord_server: LoopbackDiscord) -> list[str]:
    return [name for name in discord_server.world.emojis.names if is_ours(name)]


@pytest.mark.long
async def test_a_restart_goes_on_where_a_killed_process_ended(
    discord_server: LoopbackDiscord, bot_process: BotProcess
) -> None:
    give_faces(discord_server, PICTURED[:1])
    known = len(ours(discord_server))
    await bot_process.start(CARDROOM_EMOJIS="on")
    await until(lambda: len(ours(discord_server)) > known + 10)
    await bot_process.end(signal.SIGKILL)
    half = ours(discord_server)
    assert len(half) < ALL
    await bot_process.start(CARDROOM_EMOJIS="on")
    await until(lambda: len(ours(discord_server)) == ALL)
    assert ours(discord_server)[: len(half)] == half
    assert len({*ours(discord_server)}) == ALL
    # One more may have been under way when the process was killed.
    assert len(discord_server.asked("POST", EMOJIS)) - (ALL - known) in (0, 1)


async def test_who_wants_no_emojis_uploads_none(
    discord_server: LoopbackDiscord, bot_process: BotProcess
) -> None:
    await bot_process.begin(CARDROOM_EMOJIS="off")
    await bot_process.end(signal.SIGTERM)
    assert not discord_server.asked("GET", EMOJIS)
    assert not discord_server.asked("POST", EMOJIS)


async def test_a_changed_picture_takes_the_place_of_the_old_one_and_strange_ones_stay(
    discord_server: LoopbackDiscord, client: discord.Client
) -> None:
    emojis = FaceEmojis()
    await uploaded(client, emojis, done=lambda: complete(emojis))
    first, before = {*ours(discord_server)}, emojis.of("two-colours")
    discord_server.requests.clear()

    emojis, nth = FaceEmojis(), iter(range(1_000_000))
    refused = discord_server.faults.add("POST", EMOJIS, status=403, when=lambda _: next(nth) == 4)
    await uploading(client, emojis, "second").keep()
    assert refused.hits
    assert len({*ours(discord_server)} - first) == 4
    # The old pictures serve until all the new ones are there.
    assert emojis.of("two-colours").emojis == before.emojis

    emojis = FaceEmojis()
    changed = sum("S" in shown for shown in SHOWN) * len(PICTURED)

    def gone() -> bool:
        deleted = len(discord_server.asked("DELETE", EMOJI)) == changed
        return deleted and len(ours(discord_server)) == ALL

    await uploaded(client, emojis, edition="second", done=gone)
    second = {*ours(discord_server)}
    assert len(second) == ALL
    assert len(second - first) == changed
    assert len(discord_server.asked("POST", EMOJIS)) == changed + refused.hits
    kinds = [one.method for one in discord_server.requests if one.method in ("POST", "DELETE")]
    assert kinds == ["POST"] * (changed + refused.hits) + ["DELETE"] * changed
    assert emojis.of("two-colours").emojis["QS"] != before.emojis["QS"]
    assert emojis.of("two-colours").emojis["QH"] == before.emojis["QH"]
    assert {*FOREIGN} <= {*discord_server.world.emojis.names}


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30008), (400, 50035)])
async def test_what_discord_refuses_is_said_once_and_not_asked_again(
    discord_server: LoopbackDiscord,
    client: discord.Client,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    emojis = FaceEmojis()
    body = {"message": "no", "code": code}
    discord_server.faults.add("POST", EMOJIS, times=10, status=status, body=body)
    with caplog.at_level(logging.WARNING, "bot.faces"):
        await uploading(client, emojis).keep()
    assert [one.getMessage().rpartition(": ")[2] for one in caplog.records] == [f"{status}/{code}"]
    assert len(discord_server.asked("POST", EMOJIS)) == 1
    assert all(emojis.of(look).plain for look in PICTURED)


async def test_bad_weather_delays_an_upload_and_doubles_nothing(
    discord_server: LoopbackDiscord, client: discord.Client
) -> None:
    emojis = FaceEmojis()
    nth = iter(range(1_000_000))

    def sometimes(request: Request) -> bool:
        del request
        return next(nth) % 9 == 0

    discord_server.faults.add("POST", EMOJIS, times=3, cut="after", when=sometimes)
    discord_server.faults.add("POST", EMOJIS, times=3, cut="before", when=sometimes)
    discord_server.faults.rate_limit("POST", EMOJIS, retry_after=0.05, times=2, when=sometimes)
    await uploaded(client, emojis, done=lambda: complete(emojis))
    assert len(ours(discord_server)) == len({*ours(discord_server)}) == ALL


async def test_an_emoji_that_somebody_deletes_is_uploaded_once_there_is_doubt(
    discord_server: LoopbackDiscord, client: discord.Client
) -> None:
    emojis, doubted = FaceEmojis(), asyncio.Event()
    keeping = Uploading(
        client, emojis, RateLimiter(a_second=100_000), doubted, pictures=pictures("first")
    )
    task = asyncio.create_task(keeping.keep())
    await until(lambda: complete(emojis))
    known = emojis.of("four-colours")
    (queen,) = [one for one in discord_server.world.emojis if one["name"].startswith("Q_spades_4")]
    discord_server.world.emojis.remove(queen)
    doubted.set()
    await until(lambda: complete(emojis) and emojis.of("four-colours") is not known)
    assert emojis.of("four-colours").emojis["QS"] != known.emojis["QS"]
    assert emojis.of("four-colours").emojis["KS"] == known.emojis["KS"]
    assert emojis.of("two-colours").emojis
    task.cancel()
