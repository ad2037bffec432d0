"""Painted pictures: each scene once, off the event loop, as long as there is room to keep it."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final

from bot.pictures.scenes import Scene
from bot.support.incidents import log_incident

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.0
"""How long a message waits for its pictures at most. What is painted later is kept for the next."""

KEPT_BYTES: Final = 8 * 1024 * 1024
ENTRY_BYTES: Final = 512
"""Bytes of an entry beside its picture, so that scenes without one are forgotten too."""


def _paint(scene: Scene) -> bytes:
    from bot.pictures.painting import paint  # noqa: PLC0415  it loads Pillow: 4 MiB, off the event loop

    return paint(scene)


class PaintedScenes:
    """Paints scenes, one after the other in a thread of its own, and keeps the latest.

    A scene that cannot be painted is an incident, once, and has no picture.
    """

    def __init__(
        self, paint_one: Callable[[Scene], bytes] = _paint, kept_bytes: int = KEPT_BYTES
    ) -> None:
        self._paint = paint_one
        self._room = kept_bytes
        self._kept: OrderedDict[Scene, bytes | None] = OrderedDict()
        self._lock = Lock()
        # One thread: the loop never waits for more than one that holds the interpreter.
        self._thread = ThreadPoolExecutor(1, "painting")
        self._begun_at: float | None = None
        """Since when the scene is painted that is under way, if one is."""

    async def of(self, scenes: Iterable[Scene]) -> dict[Scene, bytes]:
        """Return the pictures of `scenes`.

        One that cannot be painted is missing, and so is one that comes too late.
        """
        pictures: dict[Scene, bytes] = {}
        under_way: dict[asyncio.Future[bytes | None], Scene] = {}
        for scene in scenes:
            known, picture = self._known(scene)
            if picture is not None:
                pictures[scene] = picture
            elif not known and (begun := self._begun(scene)) is not None:
                under_way[begun] = scene
        if under_way:
            done, _ = await asyncio.wait(under_way, timeout=self._patience)
            for one in done:
                if (picture := one.result()) is not None:
                    pictures[under_way[one]] = picture
        return pictures

    @property
    def _patience(self) -> float:
        """How long a message waits now: what one has waited for in vain, no other waits for."""
        begun_at = self._begun_at
        lost = 0.0 if begun_at is None else time.monotonic() - begun_at
        return max(0.0, PATIENCE_SECONDS - lost)

    def _begun(self, scene: Scene) -> "asyncio.Future[bytes | None] | None":
        """Have a scene painted; not while the thread hangs at another, and nothing may pile up."""
        if not self._patience:
            return None
        try:
            return asyncio.get_running_loop().run_in_executor(self._thread, self._painted, scene)
        except RuntimeError as dead:
            log_incident(log, "beginning a picture", dead)
            return None

    def _known(self, scene: Scene) -> tuple[bool, bytes | None]:
        with self._lock:
            if scene not in self._kept:
                return False, None
            self._kept.move_to_end(scene)
            return True, self._kept[scene]

    def _painted(self, scene: Scene) -> bytes | None:
        # It may have been painted while this one waited for the thread.
        known, picture = self._known(scene)
        if known:
            return picture
        self._begun_at = time.monotonic()
        try:
            picture = self._paint(scene)
        except BaseException as error:  # noqa: BLE001  the texts of a message say what its pictures show, so it goes without
            log_incident(log, "painting a picture", error)
            picture = None
        finally:
            self._begun_at = None
        with self._lock:
            self._kept[scene] = picture
            self._room -= _size(picture)
            while self._room < 0:
                self._room += _size(self._kept.popitem(last=False)[1])
        return picture


def _size(picture: bytes | None) -> int:
    return ENTRY_BYTES + len(picture or b"")


PAINTED: Final = PaintedScenes()
"""The pictures of this process. What a scene looks like depends on nothing else."""
