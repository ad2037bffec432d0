"""`cardroom doctor` at the address of presses: who answers, and how wrong signatures fare."""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import gethostname

import pytest
from aiohttp import web

from bot.app.door_doctor import examined_door
from bot.support.settings import LONGEST_NAME
from loopback_discord.server.loopback import LoopbackDiscord
from tests.bot.app.test_doctor import examined, examined_anew, examined_beside
from tests.conftest import BotProcess
from tests.postgres_server import free_port


async def test_the_address_of_presses_is_asked_with_right_and_wrong_signatures(
    bot_process: BotProcess, discord_server: LoopbackDiscord, port: int
) -> None:
    folder, presses = bot_process.database.parent, f"http://127.0.0.1:{port}/"
    where = {"CARDROOM_PRESSES": presses, "CARDROOM_PRESSES_AT": f"127.0.0.1:{port}"}
    said = await examined(discord_server, folder, **where)
    assert f"ok    presses will be posted to {presses} when the bot runs" in said
    await bot_process.begin(CARDROOM_PRESSES=presses, CARDROOM_PRESSES_AT=f"127.0.0.1:{port}")
    while discord_server.endpoint.url is None:
        await asyncio.sleep(0.01)
    said = await examined_beside(bot_process, folder, **where)
    for line in ("Discord posts presses there", "wrong signatures are refused there"):
        assert f"ok    {line}" in said
    assert f"ok    process {gethostname()[:LONGEST_NAME]} answers at {presses}, in " in said
    assert "a-token" not in bot_process.log.read_text()
    discord_server.endpoint.url = other = "https://other.example/"
    said = await examined_beside(bot_process, folder, **where)
    assert f"LOOK  Discord posts presses to {other}, and not to {presses}" in said
    said = await examined_beside(bot_process, folder)
    assert f"LOOK  Discord posts presses to {other}, and none comes here" in said


@pytest.mark.parametrize(
    ("status", "body", "what"),
    [
        (401, {}, "something else answers 401"),
        (200, {}, "something else answers 200"),
        (200, {"type": 1, "process": "east"}, "a signature that is no hex is answered 200"),
    ],
)
async def test_whoever_answers_in_the_place_of_the_bot_is_told(
    port: int, status: int, body: object, what: str
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.json_response(body, status=status)

    app = web.Application()
    app.router.add_post("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    found = [one async for one in examined_door(f"http://127.0.0.1:{port}/", "a-token")]
    await runner.cleanup()
    well, text = found[-1]
    assert not well
    assert what in text
    ((well, text),) = [one async for one in examined_door(f"http://127.0.0.1:{port}/", "a-token")]
    assert not well
    assert text.startswith("nobody answers at http://127.0.0.1")


@asynccontextmanager
async def encrypted(port: int, certificate: Path, key: Path) -> AsyncGenerator[int]:
    """Lead to a port as a balancer does that alone has the certificate; yield its own port."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(65_536):
            writer.write(said)
        writer.close()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer), return_exceptions=True)

    public = free_port()
    async with await asyncio.start_server(hear, "127.0.0.1", public, ssl=context):
        yield public


@pytest.mark.skipif(not shutil.which("openssl"), reason="makes the certificate")
async def test_the_address_is_asked_over_tls(
    bot_process: BotProcess, discord_server: LoopbackDiscord, port: int, tmp_path: Path
) -> None:
    certificate, key = tmp_path / "certificate", tmp_path / "key"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    named = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    to = ("-keyout", str(key), "-out", str(certificate))
    made = ("openssl", *words.split(), *named, *to)
    await asyncio.to_thread(subprocess.run, made, check=True, capture_output=True)
    discord_server.endpoint.trusted = ssl.create_default_context(cafile=certificate)
    async with encrypted(port, certificate, key) as public:
        presses = f"https://localhost:{public}/presses"
        at = f"127.0.0.1:{port}"
        await bot_process.begin(CARDROOM_PRESSES=presses, CARDROOM_PRESSES_AT=at)
        while discord_server.endpoint.url != presses:
            await asyncio.sleep(0.01)
        folder = bot_process.database.parent
        where = {"CARDROOM_PRESSES": presses, "CARDROOM_PRESSES_AT": at}
        said = await examined_beside(bot_process, folder, **where)
        assert f"LOOK  the certificate of {presses} is not good" in said
        where |= {"CARDROOM_DATABASE": str(bot_process.database)}
        said = await examined_anew(discord_server, folder, **where, SSL_CERT_FILE=str(certificate))
        assert f"ok    process {gethostname()[:LONGEST_NAME]} answers at {presses}, in " in said
        assert "ok    wrong signatures are refused there" in said
        assert "LOOK" not in said, said
