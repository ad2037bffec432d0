"""A real PostgreSQL server for tests, in a folder of its own."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from data.addresses import PostgresAddress

USER: Final = "postgres"
"""Who runs the server if the tests are run by root, whom it refuses; Debian's package makes it."""

QUICK: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off")
"""For tests that are not about what a crash leaves."""

LEAN: Final = (
    "listen_addresses=127.0.0.1",
    "shared_buffers=16MB",
    "max_connections=200",
    "wal_level=minimal",
    "max_wal_senders=0",
    "timezone=UTC",
)


def programs() -> Path | None:
    """Return the folder with the programs of PostgreSQL, None if it is not installed."""
    found = shutil.which("initdb")
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    every = [*([Path(found).resolve()] if found else []), *reversed(installed)]
    return every[0].parent if every else None


def missing() -> str | None:
    """Return why no server can be started here, None if one can."""
    if programs() is None:
        return "PostgreSQL is not installed here"
    if (
        os.geteuid() == 0
        and subprocess.run(["id", USER], check=False, capture_output=True).returncode
    ):
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class PostgresServer:
    """A server that listens on this machine alone, and trusts everybody."""

    def __init__(self, *, options: Sequence[str] = QUICK) -> None:
        found = programs()
        assert found is not None
        self._programs = found
        self._options = (*LEAN, *options)
        self._user = USER if os.geteuid() == 0 else None
        self.role = self._user or getpass.getuser()
        self.folder = Path(tempfile.mkdtemp(prefix="cardroom-postgres-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = self._begun()
        asked = self._program("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
        for _ in range(3000):
            if subprocess.run(asked, check=False, stdout=subprocess.DEVNULL).returncode == 0:
                return
            if self._process.poll() is not None:
                # What was killed may hold on to its memory for a moment.
                self._process = self._begun()
            time.sleep(0.01)
        raise AssertionError((self.folder / "log").read_text())

    def _begun(self) -> subprocess.Popen[bytes]:
        options = (*self._options, f"port={self.port}", f"unix_socket_directories={self.folder}")
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [
                    self._programs / "postgres",
                    *("-D", self.folder / "data"),
                    *(word for option in options for word in ("-c", option)),
                ],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self.folder,
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: at once and as if it had crashed, or in good order by another signal."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """Kill all its processes, as a power cut does."""
        assert self._process is not None
        # A connection that begins just now is not among them, and ends when it sees what happened.
        for pid in (self._process.pid, *self._children()):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def _children(self) -> list[int]:
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return list(map(int, listed.read_text().split())) if listed.exists() else []

    def remove(self) -> None:
        """Stop it and take its folder away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> PostgresAddress:
        return PostgresAddress(
            f"postgresql://{self.role}@127.0.0.1:{self.port}/{database}?sslmode=disable"
        )

    def make(self, database: str, *, template: str = "template1") -> PostgresAddress:
        """Make a database, in the place of another of this name."""
        self.drop(database)
        self.tell("postgres", f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.address(database)

    def drop(self, database: str) -> None:
        self.tell("postgres", f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def tell(self, database: str, script: str) -> str:
        """Execute a script; return what it says, a line each, its values apart by tabs."""
        return self._run(
            "psql",
            *("-h", str(self.folder), "-p", str(self.port), "-U", self.role, "-d", database),
            *("-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", script),
        )

    def _run(self, name: str, *words: str) -> str:
        done = subprocess.run(
            self._program(name, *words),
            user=self._user,
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def _program(self, name: str, *words: str) -> list[str]:
        return [str(self._programs / name), *words]
