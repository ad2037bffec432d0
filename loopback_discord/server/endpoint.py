"""The endpoint: the address to which interactions are posted, signed, in place of the gateway."""

import asyncio
import json
import ssl
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import aiohttp
from nacl.signing import SigningKey

from loopback_discord.payloads import Payload
from loopback_discord.validation.errors import invalid_body

ANSWER_SECONDS: Final = 3.0
"""How long Discord waits for the answer to what it posts."""

PROBED_EVERY: Final = 20
"""After so many posts it is tried what becomes of one that nobody has signed."""

UNVERIFIED: Final = "The specified interactions endpoint url could not be verified."

_PING: Final[Payload] = {"type": 1}


class Endpoint:
    """Posts what people do to the address of the application, if it has one."""

    def __init__(self) -> None:
        self.url: str | None = None
        self.key = SigningKey.generate()
        self.statuses: Counter[int] = Counter()
        """How posts were answered; 0 counts those that were not."""
        self.taken_away = 0
        """How often the address failed a test, and was taken away."""
        self.trusted: ssl.SSLContext | bool = True
        """Whose certificates are good, or those that every machine trusts."""
        self.now: Callable[[], float] = time.time
        """The clock by which posts are signed."""
        self._session: aiohttp.ClientSession | None = None
        self._posting: set[asyncio.Task[None]] = set()
        self._posts = 0

    @property
    def verify_key(self) -> str:
        """The public key of the application, in hex."""
        return bytes(self.key.verify_key).hex()

    async def choose(self, url: str | None) -> None:
        """Set the address, once it has answered a PING and refused a stranger's; else raise."""
        if url is not None and not await self._is_sound(url):
            raise invalid_body("URL_UNVERIFIED", "interactions_endpoint_url", UNVERIFIED)
        self.url = url

    def post(self, body: Payload) -> None:
        """Post what somebody did; if it is not taken in time, it is lost."""
        assert self.url is not None
        posting = asyncio.create_task(self._post(self.url, body))
        self._posting.add(posting)
        posting.add_done_callback(self._posting.discard)

    async def settle(self) -> None:
        """Wait until all that was posted has been answered."""
        await asyncio.gather(*self._posting)

    async def stop(self) -> None:
        """Break off what is posted."""
        for posting in self._posting:
            posting.cancel()
        await asyncio.gather(*self._posting, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def _post(self, url: str, body: Payload) -> None:
        status, _ = await self.ask(url, body, self.key)
        self.statuses[status] += 1
        self._posts += 1
        if self._posts % PROBED_EVERY == 0 and not await self._refuses_strangers(url):
            self.url, self.taken_away = None, self.taken_away + 1

    async def _is_sound(self, url: str) -> bool:
        status, answer = await self.ask(url, _PING, self.key)
        return (status, answer) == (200, _PING) and await self._refuses_strangers(url)

    async def _refuses_strangers(self, url: str) -> bool:
        status, _ = await self.ask(url, _PING, SigningKey.generate())
        return status == 401

    async def ask(self, url: str, body: Payload, key: SigningKey) -> tuple[int, object]:
        """Post something signed by a key; return the status, 0 for none, and what was answered."""
        raw, signed_at = json.dumps(body).encode(), str(int(self.now()))
        headers = {
            "Content-Type": "application/json",
            "X-Signature-Ed25519": key.sign(signed_at.encode() + raw).signature.hex(),
            "X-Signature-Timestamp": signed_at,
        }
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
            self._session = aiohttp.ClientSession(timeout=timeout)
        try:
            async with self._session.post(
                url, data=raw, headers=headers, ssl=self.trusted
            ) as answer:
                text = await answer.text()
                return answer.status, json.loads(text) if text else None
        except (aiohttp.ClientError, TimeoutError, ValueError):
            return 0, None
