"""What was painted is kept: each scene is painted once, and the oldest go if room is short."""

import asyncio
import threading
from typing import Final

from bot.pictures.painted import PaintedScenes
from bot.pictures.scenes import HandScene, Scene
from engine.cards import card

QUEEN, KING, JACK = (HandScene((card(face),), "two-colours") for face in ("QS", "KS", "JS"))
SIZE: Final = 1000


class Easel:
    """Paints a blank, and notes what was painted in which thread."""

    def __init__(self) -> None:
        self.painted: list[Scene] = []
        self.threads: set[int] = set()

    def paint(self, scene: Scene) -> bytes:
        self.painted.append(scene)
        self.threads.add(threading.get_ident())
        if scene == JACK:
            raise ValueError("spilt")
        return bytes(SIZE)


async def test_a_scene_is_painted_once_and_never_in_the_thread_of_the_loop() -> None:
    easel = Easel()
    scenes = PaintedScenes(easel.paint)
    await asyncio.gather(*(scenes.of([QUEEN, KING, QUEEN]) for _ in range(3)))
    assert easel.painted == [QUEEN, KING]
    assert threading.get_ident() not in easel.threads


async def test_a_scene_that_cannot_be_painted_is_missing_and_not_tried_again() -> None:
    easel = Easel()
    scenes = PaintedScenes(easel.paint)
    for _ in range(2):
        assert await scenes.of([JACK, KING]) == {KING: bytes(SIZE)}
    assert easel.painted == [JACK, KING]


async def test_the_scene_that_was_wanted_longest_ago_makes_room() -> None:
    easel = Easel()
    scenes = PaintedScenes(easel.paint, kept_bytes=2 * (SIZE + 600))
    await scenes.of([QUEEN, KING])
    await scenes.of([QUEEN])
    await scenes.of([HandScene((), "two-colours")])
    await scenes.of([QUEEN, KING])
    assert easel.painted == [QUEEN, KING, HandScene((), "two-colours"), KING]


async def test_a_picture_too_large_to_be_kept_is_painted_all_the_same() -> None:
    easel = Easel()
    scenes = PaintedScenes(easel.paint, kept_bytes=SIZE // 2)
    assert await scenes.of([QUEEN]) == {QUEEN: bytes(SIZE)}
    assert await scenes.of([QUEEN]) == {QUEEN: bytes(SIZE)}
    assert easel.painted == [QUEEN, QUEEN]
