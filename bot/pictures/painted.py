"""What was painted: each scene once, off the event loop, as long as there is room to keep it."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final

from bot.pictures.scenes import Scene
from bot.support.incidents import log_incident

log = logging.getLogger(__name__)

KEPT_BYTES: Final = 8 * 1024 * 1024
ENTRY_BYTES: Final = 512
"""What an entry costs beside its bytes, so that scenes without a picture are forgotten too."""


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

    async def of(self, scenes: Iterable[Scene]) -> dict[Scene, bytes]:
        """Return the pictures of `scenes`; one that cannot be painted is missing."""
        pictures: dict[Scene, bytes] = {}
        for scene in scenes:
            known, picture = self._known(scene)
            if not known:
                loop = asyncio.get_running_loop()
                picture = await loop.run_in_executor(self._thread, self._painted, scene)
            if picture is not None:
                pictures[scene] = picture
        return pictures

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
        try:
            picture = self._paint(scene)
        except Exception as error:  # noqa: BLE001  the texts of a message say what its pictures show, so it goes without
            log_incident(log, "painting a picture", error)
            picture = None
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
