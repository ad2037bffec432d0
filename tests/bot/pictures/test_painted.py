"""Paintings are kept: each scene is painted once, and the oldest go if room is short."""

import asyncio
import threading
from typing import Final

import pytest

from bot.pictures import painted
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


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message waits hardly for its pictures."""
    monkeypatch.setattr(painted, "PATIENCE_SECONDS", 0.01)


class Hanging:
    """Paints a blank once it is let, and a blank at once from then on."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.painted: list[Scene] = []

    def paint(self, scene: Scene) -> bytes:
        self.let.wait()
        self.painted.append(scene)
        return bytes(SIZE)


@pytest.mark.usefixtures("impatient")
async def test_what_is_painted_too_late_is_missing_and_kept_for_the_next_who_asks() -> None:
    hanging = Hanging()
    scenes = PaintedScenes(hanging.paint)
    assert await scenes.of([QUEEN]) == {}
    # Nobody waits any more for a thread that hangs, and nothing piles up before it.
    for _ in range(3):
        assert await scenes.of([QUEEN, KING]) == {}
    hanging.let.set()
    while await scenes.of([QUEEN]) == {}:
        await asyncio.sleep(0)
    assert hanging.painted == [QUEEN]


async def test_a_painter_that_dies_takes_one_picture_along() -> None:
    def paint(scene: Scene) -> bytes:
        if scene == QUEEN:
            raise SystemExit
        return bytes(SIZE)

    assert await PaintedScenes(paint).of([QUEEN, KING]) == {KING: bytes(SIZE)}


async def test_where_no_thread_can_begin_a_message_goes_without_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_thread(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)
    assert await PaintedScenes(lambda _: b"").of([QUEEN]) == {}
