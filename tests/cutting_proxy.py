"""A way to a server that can be cut at the worst moment."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto

from data.addresses import PostgresAddress


class Cut(Enum):
    """Which part of what is under way is lost with the connection."""

    QUESTION = auto()
    """A request does not reach the server."""
    ANSWER = auto()
    """A request is done, and its answer is lost."""


class CuttingProxy:
    """Hands on what is said, until it cuts a connection."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        """Where the server is that connections lead to from now on."""
        self._passes = asyncio.Event()
        self._passes.set()
        self._listening: socket.socket | None = None
        self._links: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._cut: tuple[Cut, Callable[[bytes], bool]] | None = None
        self.port = 0
        self.cuts = 0

    async def start(self) -> None:
        """Take connections; after a stop it is at the same port as before."""
        # A server of asyncio that is closed forgets the sockets that it has just taken, and leaves
        # them open.
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self._listening.setblocking(False)
        self.port = self._listening.getsockname()[1]
        asyncio.get_running_loop().add_reader(self._listening, self._take)

    async def stop(self) -> None:
        """Cut all connections, and refuse others; none is left open, nor half made."""
        assert self._listening is not None
        asyncio.get_running_loop().remove_reader(self._listening)
        self._listening.close()
        while self._serving:
            self.cut_all()
            # A way that swallows everything would hold them.
            self._passes.set()
            await asyncio.wait(self._serving, timeout=0.01)
        # What was cut is closed a moment later.
        await asyncio.sleep(0)

    def address(self, of: PostgresAddress, server_port: int) -> PostgresAddress:
        return PostgresAddress(of.url.replace(f":{server_port}/", f":{self.port}/"))

    def cut_at(self, cut: Cut, word: bytes) -> None:
        """Cut the connection on which `word` is said next, once."""
        self._cut = (cut, lambda said: word in said)

    def cut_after(self, cut: Cut, times: int) -> None:
        """Cut the connection on which something is said after so many times, once."""
        left = iter(range(times, -1, -1))
        self._cut = (cut, lambda _: next(left) == 0)

    @property
    def cut_is_due(self) -> bool:
        """Whether it waits for the moment of a cut."""
        return self._cut is not None

    def cut_no_more(self) -> None:
        self._cut = None

    def cut_all(self) -> None:
        for link in self._links:
            link.transport.abort()

    def swallow(self) -> None:
        """Let nothing pass from now on, and no connection end."""
        self._passes.clear()

    def swallow_no_more(self) -> None:
        """Let all pass, also what has come meanwhile."""
        self._passes.set()

    def _take(self) -> None:
        assert self._listening is not None
        try:
            link, _ = self._listening.accept()
        except (BlockingIOError, ConnectionError):
            return
        task = asyncio.create_task(self._serve(link))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, link: socket.socket) -> None:
        link.setblocking(False)
        reader, writer = await asyncio.open_connection(sock=link)
        self._links.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            writer.transport.abort()
            self._links.discard(writer)
            return
        self._links.add(back)
        answer_lost = asyncio.Event()
        answers = asyncio.create_task(self._answers(there, writer, answer_lost))
        with suppress(ConnectionError):
            while said := await reader.read(1 << 16):
                if self._cut is not None and self._cut[1](said):
                    cut, self._cut = self._cut[0], None
                    self.cuts += 1
                    if cut is Cut.QUESTION:
                        break
                    answer_lost.set()
                await self._passes.wait()
                back.write(said)
                await back.drain()
        back.transport.abort()
        writer.transport.abort()
        answers.cancel()
        await asyncio.wait({answers})
        self._links -= {writer, back}

    async def _answers(
        self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while (said := await there.read(1 << 16)) and not lost.is_set():
                await self._passes.wait()
                writer.write(said)
                await writer.drain()
        writer.transport.abort()
