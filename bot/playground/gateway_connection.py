"""The line: one websocket connection between the gateway and the bot."""

import asyncio
import json
import zlib
from typing import Final

from aiohttp import web

from bot.playground.payloads import Payload

_CLOSE_SECONDS: Final = 1.0


class GatewayConnection:
    """One websocket connection; frames leave in the order they were given."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self._socket = socket
        self._request = request
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        # One stream for the whole connection, as the client asks for by its address. Discord also
        # speaks zstd; a client that asks for that gets plain text here.
        asked = request.query.get("compress") == "zlib-stream"
        # Packed as quickly as can be: nothing is far away here.
        self._compressor = zlib.compressobj(zlib.Z_BEST_SPEED) if asked else None
        self.closed_here = False
        self.mute = False
        """Whether nothing that is sent arrives, though the connection stands."""

    @property
    def compressed(self) -> bool:
        return self._compressor is not None

    def send(self, frame: Payload) -> None:
        self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> None:
        """Send what need not be a frame."""
        if not self.mute:
            self._outbox.put_nowait(text)

    async def write(self) -> None:
        """Send frames until cancelled or cut off."""
        while True:
            text = await self._outbox.get()
            try:
                if self._compressor is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._compressor.compress(text.encode())
                    await self._socket.send_bytes(
                        packed + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    )
            except (ConnectionError, RuntimeError):
                return

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int) -> None:
        """Close the connection, or break it if the other end does not even read."""
        self.closed_here = True
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self._socket.close(code=code)
        except TimeoutError:
            self.cut()
