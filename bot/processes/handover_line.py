"""The handover line: what two processes on one database file say to each other.

It is a Unix socket beside the file, for the same user of the same machine alone. A message is one
line of JSON: a word, and what belongs to it.
"""

import asyncio
import json
import os
import socket
import stat
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Self, cast

LONGEST: Final = 1 << 20
"""Bytes of a message; the last presses that a process took are a tenth of it."""

GIVE_UP: Final = "give-up"
"""The heir asks for the file."""
READY: Final = "ready"
"""The other process has stopped its tables, and can still go on. It says what it has `seen` to."""
TAKE: Final = "take"
"""The heir is there, and takes the file."""
YOURS: Final = "yours"
"""The file is free."""
BUSY: Final = "busy"
"""Another heir has asked before."""


class NotHeard(Exception):
    """The other process is gone, says nothing in time, or says what nobody understands."""


class HandoverLine:
    """One connection between the process that has a file and the one that is to have it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        # What was said has arrived at the other end's kernel, even if this process ends then.
        writer.transport.set_write_buffer_limits(high=0)

    @classmethod
    async def to(cls, place: Path) -> Self:
        """Connect to whoever listens; raise `NotHeard` if nobody does."""
        try:
            if not _is_ours(place):
                raise NotHeard(f"{place} is not ours")
            return cls(*await asyncio.open_unix_connection(place, limit=LONGEST))
        except OSError as error:
            raise NotHeard(f"nobody listens at {place} ({type(error).__name__})") from None

    async def say(self, word: str, **more: object) -> None:
        """Say something; raise `NotHeard` if the other process is gone."""
        try:
            self._writer.write(json.dumps({"word": word, **more}).encode() + b"\n")
            await self._writer.drain()
        except OSError as error:
            raise NotHeard(type(error).__name__) from None

    async def hear(self, word: str, seconds: float) -> dict[str, Any]:
        """Return what comes with this word; raise `NotHeard` if it does not come in time."""
        try:
            async with asyncio.timeout(seconds):
                text = await self._reader.readline()
            told: object = json.loads(text)
        except (OSError, ValueError) as error:
            raise NotHeard(type(error).__name__) from None
        if not isinstance(told, dict):
            raise NotHeard("no message")
        message = cast("dict[str, Any]", told)
        if message.get("word") != word:
            raise NotHeard(f"it says {message.get('word')}")
        return message

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def listening(place: Path, take: Callable[[HandoverLine], Awaitable[None]]) -> asyncio.Server:
    """Listen for an heir, whose line `take` is given; raise `OSError` if that cannot be.

    What lies at `place` is removed: call this only in the process that has the file.
    """

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = HandoverLine(reader, writer)
        try:
            if _is_of_our_user(writer.get_extra_info("socket")):
                await take(line)
        finally:
            line.close()

    return await asyncio.start_unix_server(connected, sock=_bound(place), limit=LONGEST)


def _bound(place: Path) -> socket.socket:
    place.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listener.bind(str(place))
        # Nobody can connect before it listens, so nobody else ever could.
        place.chmod(0o600)
    except BaseException:
        listener.close()
        raise
    return listener


def _is_ours(place: Path) -> bool:
    found = place.lstat()
    return stat.S_ISSOCK(found.st_mode) and found.st_uid == os.geteuid()


def _is_of_our_user(connection: socket.socket) -> bool:
    """Whether the other process runs as this one's user; elsewhere than on Linux its mode tells."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack(
        "3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    )
    return user == os.geteuid()
