"""The questions of `cardroom doctor` at the address of presses.

This module is loaded, with its library, only where `CARDROOM_PRESSES` is set.
"""

import json
import time
from collections.abc import AsyncGenerator
from http import HTTPStatus
from typing import Any, Final

import aiohttp
from nacl.signing import SigningKey

from bot.discord.door import host_key

PING: Final = b'{"type": 1}'

PATIENCE_SECONDS: Final = 10.0

HEX_DIGITS: Final = 128
"""The length of a signature."""


async def examined_door(url: str, token: str) -> AsyncGenerator[tuple[bool, str]]:
    """Post to an address as its bot would sign, and in three wrong ways; yield if each is well."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    async with aiohttp.ClientSession(timeout=timeout) as session:
        began = time.monotonic()
        try:
            status, told = await _posted(session, url, host_key(token))
        except aiohttp.ClientSSLError as unsafe:
            yield False, f"the certificate of {url} is not good ({type(unsafe).__name__}): renew it"
            return
        except (aiohttp.ClientError, TimeoutError) as lost:
            yield False, f"nobody answers at {url} ({type(lost).__name__}): where does it lead?"
            return
        if status != HTTPStatus.OK or not isinstance(told, dict) or "process" not in told:
            text = f"something else answers {status} at {url}: does it lead to CARDROOM_PRESSES_AT?"
            yield False, text
            return
        milliseconds = 1000 * (time.monotonic() - began)
        yield True, f"process {told['process']} answers at {url}, in {milliseconds:.0f} ms"
        for what, signed_by in (
            ("that is no hex", "x" * HEX_DIGITS),
            ("that is too short", "ab"),
            ("of a stranger", SigningKey.generate()),
        ):
            status, _ = await _posted(session, url, signed_by)
            if status != HTTPStatus.UNAUTHORIZED:
                text = f"a signature {what} is answered {status} at {url} and not 401: Discord will"
                yield False, f"{text} take the address away"
                return
        yield True, "wrong signatures are refused there"


async def _posted(
    session: aiohttp.ClientSession, url: str, signed_by: SigningKey | str
) -> tuple[int, Any]:
    """Post a PING, signed by a key or with what only looks so; return the status and the answer."""
    now = str(int(time.time()))
    if isinstance(signed_by, SigningKey):
        signed_by = signed_by.sign(now.encode() + PING).signature.hex()
    headers = {"X-Signature-Ed25519": signed_by, "X-Signature-Timestamp": now}
    async with session.post(url, data=PING, headers=headers) as answer:
        try:
            return answer.status, json.loads(await answer.read())
        except ValueError:
            return answer.status, None
