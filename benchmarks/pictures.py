"""How long a picture takes, and how late the event loop comes to other things meanwhile.

    python -m benchmarks.pictures [--seconds 5]

Every picture is another one, so that nothing that was kept helps. First each kind is painted alone,
measured by the time of its thread. Then a hundred a second are wished for in a loop in which a
probe is due every five milliseconds: what is measured is how late it comes, and before that the
same without pictures.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from benchmarks.percentiles import percentiles
from bot.pictures.painted import PaintedScenes
from bot.pictures.painting import paint
from bot.pictures.scenes import (
    Big,
    ChartLine,
    ChartScene,
    DealLine,
    DealScene,
    HandScene,
    Pile,
    Scene,
)
from bot.screens.cards import held
from engine.cards import card, pack

PAINTED: Final = 60
"""So many pictures of each kind are painted alone."""
A_SECOND: Final = 100
SECONDS: Final = 5.0
DUE_SECONDS: Final = 0.005

HEARTS: Final = [face for face in pack() if face.suit == "H"]


def hands(rng: Random, size: int = 13, packs: int = 1) -> Iterator[Scene]:
    """Yield hands of so many cards."""
    while True:
        yield HandScene(held(rng.sample(pack(packs), size)), "four-colours")


def deals(rng: Random) -> Iterator[Scene]:
    """Yield finished deals of Hearts for four."""
    queen = card("QS")
    while True:
        taken = [[queen], *([] for _ in range(3))]
        for face in HEARTS:
            rng.choice(taken).append(face)
        lines = (
            DealLine((seat,), (seat,), (Pile(held(own)),) if own else (), f"+{len(own)}")
            for seat, own in enumerate(taken)
        )
        yield DealScene(tuple(lines), "two-colours", Big(0, 0, queen))


def charts(rng: Random, deals: int = 10) -> Iterator[Scene]:
    """Yield the totals of games of four."""
    while True:
        totals = ([rng.randint(0, 26) for _ in range(deals)] for _ in range(4))
        yield ChartScene(
            tuple(
                ChartLine((seat,), seat, tuple(sum(own[: at + 1]) for at in range(deals)))
                for seat, own in enumerate(totals)
            )
        )


KINDS: Final[dict[str, Callable[[Random], Iterator[Scene]]]] = {
    "hand of 13": hands,
    "hand of 45": lambda rng: hands(rng, 45, 2),
    "deal": deals,
    "chart": charts,
}


def alone(scenes: Iterator[Scene]) -> dict[str, float]:
    """Return how long painting takes by the time of the thread, and how large a picture is."""
    paint(next(scenes))
    spent: list[float] = []
    sizes: list[int] = []
    for scene in islice(scenes, PAINTED):
        started = time.thread_time()
        sizes.append(len(paint(scene)))
        spent.append((time.thread_time() - started) * 1000)
    return percentiles(spent) | {"kilobytes": round(sum(sizes) / len(sizes) / 1000, 1)}


async def lags(seconds: float, a_second: int) -> tuple[list[float], int]:
    """Return how late each probe came while pictures were painted, and how many were."""
    painted, scenes = PaintedScenes(), cycle(kind(Random(1)) for kind in KINDS.values())
    until = time.perf_counter() + seconds
    wishes: list[asyncio.Task[dict[Scene, bytes]]] = []
    late: list[float] = []
    due = wished = time.perf_counter()
    while due < until:
        due += DUE_SECONDS
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        late.append(max(0.0, time.perf_counter() - due) * 1000)
        while a_second and wished <= time.perf_counter():
            wished += 1 / a_second
            wishes.append(asyncio.create_task(painted.of([next(next(scenes))])))
    done = sum(wish.done() for wish in wishes)
    await asyncio.gather(*wishes)
    return late, done


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """Return the milliseconds of each kind, and the lag of a loop while pictures are painted."""
    figures: dict[str, Any] = {
        "picture_ms": {name: alone(kind(Random(1))) for name, kind in KINDS.items()}
    }
    for a_second in (0, A_SECOND):
        late, done = asyncio.run(lags(seconds, a_second))
        lag = percentiles(late) | {"max": round(max(late), 3), "painted": done}
        figures[f"loop_lag_ms_{a_second}_pictures_a_second"] = lag
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    print(json.dumps(measure(parser.parse_args().seconds)))
