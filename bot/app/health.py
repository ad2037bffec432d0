"""Health: how this process is, told every few seconds to those who watch it.

It is written into a small file, which `cardroom health` reads, and told to systemd where that asks.
"""

import asyncio
import hashlib
import json
import logging
import os
import socket
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NoReturn

from bot.support.incidents import log_incident
from bot.support.rate_limiter import LATE_SECONDS
from bot.support.settings import Settings
from data.patience import MOVED

log = logging.getLogger(__name__)

TOLD_SECONDS: Final = 5.0
"""How often a process tells how it is."""

STALE_SECONDS: Final = 20.0
"""After so long without a word it is stuck, or was killed."""


NOBODY: Final = "no process tells how it is"
"""How a line begins where no bot of these settings runs."""

_WHY: Final = {MOVED: "its file was moved, deleted or exchanged"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """How a process is at one moment; spans are in seconds."""

    process: str
    loaded: bool
    """Whether all tables are loaded that it plays."""
    shards: int
    """How many shards it serves."""
    deaf: Mapping[str, int]
    """The shards of which Discord's gateway has said nothing for two heartbeats, and how long."""
    lease: bool
    """Whether the tables are its own to play."""
    last_write: int | None
    refused: int | None
    """Since when nothing can be written; None if the last write was kept."""
    refused_why: str
    """The database's name for it the last time."""
    workers: int
    """How many processes of its own think or review at the moment."""
    late: int
    """How late the oldest drawing is that somebody needs: Discord's limit may hold it."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Say what is wrong, in the order of weight."""
        found = [f"shard {shard} is deaf for {since} s" for shard, since in self.deaf.items()]
        if not self.lease:
            found.insert(0, "the lease is lost")
        if self.refused is not None:
            why = _WHY.get(self.refused_why, self.refused_why)
            found.insert(0, f"nothing can be written for {self.refused} s ({why})")
        if not self.loaded:
            found.insert(0, "the tables are not loaded yet")
        return tuple(found)

    @property
    def line(self) -> str:
        """Say all of it in a line, without a name of a person or a server."""
        wrote = (
            "nothing written yet" if self.last_write is None else f"wrote {self.last_write} s ago"
        )
        heard = f"{self.shards - len(self.deaf)} of {self.shards} shards heard"
        known = f"{heard}, {wrote}, workers: {self.workers}"
        if self.late >= LATE_SECONDS:
            known += f", drawings {self.late} s late"
        return "; ".join((*self.faults, known)) if self.faults else f"ok: {known}"


def health_file(settings: Settings) -> Path:
    """Return where a process tells how it is: beside its file, or among what is temporary."""
    if isinstance(settings.database, Path):
        return settings.database.with_name(f"{settings.database.name}.health")
    # A name is unique among the processes of one database, and a machine may have several.
    which = hashlib.sha256(str(settings.database).encode()).hexdigest()[:8]
    return Path(tempfile.gettempdir()) / f"cardroom-{settings.process}-{which}.health"


async def keep_telling(settings: Settings, look: Callable[[], Health]) -> NoReturn:
    """Tell how the process is, by looking again and again, until it is cancelled."""
    path = health_file(settings)
    ready = complained = False
    writing: asyncio.Task[None] | None = None
    try:
        while True:
            try:
                health = look()
            except Exception as error:  # noqa: BLE001  what watches must not end what it watches
                log_incident(log, "looking how the process is", error)
                notify_systemd("WATCHDOG=1")
                await asyncio.sleep(TOLD_SECONDS)
                continue
            # Only a loop that goes on comes here, which is all that a watchdog is to know: a line
            # to Discord, or to a database, finds its own way back.
            notify_systemd(f"WATCHDOG=1\nSTATUS={health.line}")
            if health.loaded and not ready:
                ready = True
                notify_systemd("READY=1")
            writing = asyncio.create_task(asyncio.to_thread(keep, path, health))
            try:
                await asyncio.shield(writing)
            except OSError as error:
                if not complained:
                    log.warning(
                        "%s cannot be written (%s), so cardroom health knows nothing of this bot",
                        path,
                        error.strerror,
                    )
                complained = True
            await asyncio.sleep(TOLD_SECONDS)
    finally:
        notify_systemd("STOPPING=1")
        if writing is not None:
            # A thread goes on, and would write the file after it has gone.
            await asyncio.wait({writing})
        path.unlink(missing_ok=True)


def notify_systemd(message: str) -> None:
    """Send a message to the service manager; without one nothing is done."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.setblocking(False)
            line.sendto(message.encode(), f"\0{address[1:]}" if address[0] == "@" else address)
    except OSError as error:
        log.debug("systemd was not told: %s", error.strerror)


def told(settings: Settings, *, alive: bool = False) -> tuple[str, bool]:
    """Return what a process has told of itself in a line, and whether it is well.

    The settings are those with which it runs. With `alive` one is well that says anything: to start
    it anew mends nothing of what it says.
    """
    path = health_file(settings)
    try:
        status = path.stat()
        # What is temporary may be anybody's. Beside a file it is that file's, and root may ask.
        temporary = not isinstance(settings.database, Path)
        if temporary and os.name == "posix" and status.st_uid != os.getuid():
            return f"{path} is of another user", False
        known = json.loads(path.read_text(encoding="utf-8"))
        health = Health(**known)
    except FileNotFoundError:
        return f"{NOBODY}: there is no {path}", False
    except (OSError, ValueError, TypeError) as error:
        return f"{path} cannot be read ({type(error).__name__})", False
    age = int(time.time() - status.st_mtime)
    if age > STALE_SECONDS:
        return f"process {health.process} has said nothing for {age} s", False
    return health.line, alive or not health.faults


def keep(path: Path, health: Health) -> None:
    """Write the file, whole or not at all; on a full disk over the one that there is."""
    text = json.dumps(asdict(health)).encode()
    new = path.with_name(f"{path.name}.new")
    try:
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(text)
    except OSError:
        new.unlink(missing_ok=True)
        # A file of the temporary folder may be a link that somebody else has put there.
        descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(descriptor, "wb") as file:
            # Spaces in place of what else were left of a longer text.
            file.write(text.ljust(path.stat().st_size))
        return
    new.replace(path)
