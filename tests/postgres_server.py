"""A real PostgreSQL server for tests, in a folder of its own."""

import os
import shutil
import signal
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from typing import Final, Self

from bot.playground.postgres import QUICK, TemporaryPostgres, free_port, missing, programs
from data.addresses import PostgresAddress
from tests.stored import emptied, on_server

__all__ = ["QUICK", "PostgresServer", "free_port", "missing", "programs"]

FOLLOWED: Final = ("wal_level=replica", "max_wal_senders=5")
"""Options of a server that a standby may follow."""


class PostgresServer(TemporaryPostgres):
    """A server that tests may kill, and whose databases they make again and again."""

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill all its processes, as a power cut does."""
        assert self.process is not None
        # A connection that begins just now is not among them, and ends when it sees what happened.
        for pid in (self.pid, *self._children()):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def _children(self) -> list[int]:
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return list(map(int, listed.read_text().split())) if listed.exists() else []

    def followed(self) -> Self:
        """Start a standby, without which this server confirms no write from now on."""
        standby = copy(self)
        standby.folder = Path(tempfile.mkdtemp(prefix="cardroom-standby-"))
        standby.port, standby.process = free_port(), None
        if self._user is not None:
            shutil.chown(standby.folder, self._user)
        primary = f"host=127.0.0.1 port={self.port} user={self.role} application_name=standby"
        to = f"{standby.folder}/data"
        standby._do("pg_basebackup", "-d", primary, "-D", to, "-R", "-c", "fast", "--no-sync")
        standby.start()
        self.confirm_with("standby")
        return standby

    def confirm_with(self, standby: str) -> None:
        """Confirm no write before a standby has it, or any if that is empty."""
        self.tell("postgres", f"ALTER SYSTEM SET synchronous_standby_names = '{standby}'")
        self.tell("postgres", "SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Let a standby be a server that takes writes."""
        self._do("pg_ctl", "promote", "-w", "-D", f"{self.folder}/data")

    def make(self, database: str, *, template: str = "template1") -> PostgresAddress:
        """Make a database, in the place of another of this name."""
        self.drop(database)
        return super().make(database, template=template)

    def drop(self, database: str) -> None:
        self.tell("postgres", f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')


@contextmanager
def started(*, options: Sequence[str] = QUICK) -> Generator[PostgresServer]:
    """Start a server, and remove it in the end."""
    server = PostgresServer(options=options)
    try:
        server.start()
        yield server
    finally:
        server.remove()


class OwnDatabase:
    """A database for one test after another: to make and drop one costs ten times as much."""

    def __init__(self, server: PostgresServer, template: str) -> None:
        self._server = server
        self._template = template
        self._schema: str | None = None
        """As it was made, None if it is not yet; a test may leave another."""

    def empty(self) -> PostgresAddress:
        """Empty it, or make it anew if it is no longer what it was."""
        address = self._server.address("own")
        if self._schema is None or on_server(address, emptied) != self._schema:
            self._server.make("own", template=self._template)
            self._schema = on_server(address, emptied)
        return address
