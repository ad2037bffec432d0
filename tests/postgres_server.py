"""A real PostgreSQL server for tests, in a folder of its own."""

import os
import signal
from contextlib import suppress
from pathlib import Path

from bot.playground.postgres import QUICK, TemporaryPostgres, free_port, missing, programs
from data.addresses import PostgresAddress

__all__ = ["QUICK", "PostgresServer", "free_port", "missing", "programs"]


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

    def make(self, database: str, *, template: str = "template1") -> PostgresAddress:
        """Make a database, in the place of another of this name."""
        self.drop(database)
        return super().make(database, template=template)

    def drop(self, database: str) -> None:
        self.tell("postgres", f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')
