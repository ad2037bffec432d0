"""A PgBouncer for tests, in a folder of its own, in front of a server of theirs."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final, Self

from bot.playground.postgres import USER
from data.addresses import PostgresAddress
from tests.postgres_server import free_port

# Debian keeps it where only root looks.
PROGRAM: Final = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")

START_SECONDS: Final = 30.0

PAUSE_SECONDS: Final = 0.03
TURN_SECONDS: Final = 0.001
"""How long a slow one waits for its turn, and has it."""


class PgBouncer:
    """Hands on connections to the databases of one server, as Debian installs it but for `said`."""

    def __init__(self, server_port: int, role: str, **said: object) -> None:
        assert PROGRAM is not None
        self._program = PROGRAM
        self._user = USER if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="cardroom-pgbouncer-"))
        self.port = free_port()
        usual: dict[str, object] = {
            "listen_addr": "127.0.0.1",
            "listen_port": self.port,
            "unix_socket_dir": "",
            "auth_type": "any",
            "databases": f"* = host=127.0.0.1 port={server_port} user={role}",
        }
        told = usual | said
        databases = told.pop("databases")
        lines = (f"{name} = {value}" for name, value in told.items())
        self._settings = self._folder / "pgbouncer.ini"
        self._settings.write_text(
            f"[databases]\n{databases}\n[pgbouncer]\n{os.linesep.join(lines)}\n"
        )
        if self._user is not None:
            for path in (self._folder, self._settings):
                shutil.chown(path, self._user)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start it, and wait until it takes connections."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, self._settings],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self._folder,
            )
        latest = time.monotonic() + START_SECONDS
        while "process up" not in self.log:
            assert time.monotonic() < latest, self.log
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        # A shell that starts the tests in the background lets them and theirs ignore a SIGQUIT.
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder)

    @contextmanager
    def slowed(self) -> Generator[None]:
        """Let it have its turns as on a busy machine: what comes meanwhile is read together."""
        assert self._process is not None
        process, over = self._process, Event()

        def take_turns() -> None:
            while not over.is_set():
                process.send_signal(signal.SIGSTOP)
                time.sleep(PAUSE_SECONDS)
                process.send_signal(signal.SIGCONT)
                time.sleep(TURN_SECONDS)

        turns = Thread(target=take_turns)
        turns.start()
        try:
            yield
        finally:
            over.set()
            turns.join()

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text()

    def way_to(self, address: PostgresAddress, server_port: int) -> PostgresAddress:
        """Return how a database of the server is reached by way of the pool."""
        return PostgresAddress(address.url.replace(f":{server_port}/", f":{self.port}/"))
