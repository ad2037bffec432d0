"""A PostgreSQL server of one's own, in a temporary folder."""

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
from random import SystemRandom
from typing import Final

from data.addresses import PostgresAddress

USER: Final = "postgres"
"""The user that runs the server for root, whom it refuses; Debian's package makes it."""

QUICK: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off")
"""For what may be gone after a power cut."""

LEAN: Final = (
    "listen_addresses=127.0.0.1",
    "shared_buffers=16MB",
    "max_connections=200",
    "wal_level=minimal",
    "max_wal_senders=0",
    "timezone=UTC",
)

START_SECONDS: Final = 60.0


class PostgresUnusable(Exception):
    """The server cannot be started, or refuses what it is told; the text is its own."""


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
    if os.name == "nt":
        return "No PostgreSQL is started on Windows"
    if programs() is None:
        return "PostgreSQL is not installed here"
    if os.geteuid() == 0 and _run(["id", USER]).returncode:
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return None


def free_port() -> int:
    """Return a port of this machine that nobody listens on, also while its server is away.

    The system itself hands out higher ones, to whoever asks it for any.
    """
    while True:
        port = SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class TemporaryPostgres:
    """A server that listens on this machine alone, and trusts everybody.

    All of it waits, so a program with a loop calls it in a thread.
    """

    def __init__(self, *, options: Sequence[str] = QUICK) -> None:
        found = programs()
        if found is None:
            raise PostgresUnusable("PostgreSQL is not installed here")
        self._programs = found
        self._options = (*LEAN, *options)
        self._user = USER if os.geteuid() == 0 else None
        self.role = self._user or getpass.getuser()
        self.folder = Path(tempfile.mkdtemp(prefix="cardroom-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._do("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers; raise `PostgresUnusable`."""
        self.process = self._begun()
        asked = self._program("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
        latest = time.monotonic() + START_SECONDS
        while _run(asked).returncode:
            if time.monotonic() > latest:
                raise PostgresUnusable((self.folder / "log").read_text())
            if self.process.poll() is not None:
                # What was killed may hold on to its memory for a moment.
                time.sleep(0.1)
                self.process = self._begun()
            time.sleep(0.01)

    def _begun(self) -> subprocess.Popen[bytes]:
        options = (*self._options, f"port={self.port}", f"unix_socket_directories={self.folder}")
        with (self.folder / "log").open("ab") as log:
            # In a session of its own, so that a Ctrl-C is not for it.
            return subprocess.Popen(  # noqa: S603  words of this file alone
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

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: at once and as if it had crashed, or in good order by another signal."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """Stop it and take its folder away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> PostgresAddress:
        """Return where one of its databases is."""
        return PostgresAddress(
            f"postgresql://{self.role}@127.0.0.1:{self.port}/{database}?sslmode=disable"
        )

    def make(self, database: str, *, template: str = "template1") -> PostgresAddress:
        """Make a database, which must not be there yet."""
        self.tell("postgres", f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.address(database)

    def tell(self, database: str, script: str) -> str:
        """Execute a script; return what it says, a line each, its values apart by tabs."""
        return self._do(
            "psql",
            *("-h", str(self.folder), "-p", str(self.port), "-U", self.role, "-d", database),
            *("-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", script),
        )

    def _do(self, name: str, *words: str) -> str:
        done = _run(self._program(name, *words), user=self._user, folder=self.folder)
        if done.returncode:
            raise PostgresUnusable(done.stderr)
        return done.stdout

    def _program(self, name: str, *words: str) -> list[str]:
        return [str(self._programs / name), *words]


def _run(
    words: Sequence[str], *, user: str | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  words of this file, and scripts of who runs the server
        words, user=user, cwd=folder, check=False, capture_output=True, text=True
    )
