"""A real PostgreSQL server for tests, in a folder of its own."""

import os
import signal

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
        os.killpg(self.pid, signal.SIGKILL)
        self.stop()
        # Those that are left of it leave by themselves, and hold the folder until then.
        lock = self.folder / "data" / "postmaster.pid"
        lock.unlink(missing_ok=True)

    def make(self, database: str, *, template: str = "template1") -> PostgresAddress:
        """Make a database, in the place of another of this name."""
        self.drop(database)
        return super().make(database, template=template)

    def drop(self, database: str) -> None:
        self.tell("postgres", f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')
