"""Computers are blind: what nobody may see reaches neither a player nor the process it thinks in.

The hidden cards of a game are dealt again, so that its seat cannot tell the difference. Then a
player must decide the same, and the same bytes must cross to the worker. Cheats among the tests
are handed the game, to show that both are noticed.
"""

import io
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

import pytest

from bot.screens.families import offers
from bot.tables.workers.worker_pool import WorkerPool
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.view import View
from engine.games.catalogue import variant
from engine.players.families import PLAYERS
from engine.players.hearts.hard import HeartsHard
from engine.players.levels import is_slow, levels, policy
from engine.players.policy import Level
from engine.players.searching import Searcher
from tests.laws.covering import THOROUGH

PRESETS = (
    *(offer.default.key for offer in offers()),
    *("omnibus", "likha", "cancellation", "reverse_hearts", "black_maria", "trinidad", "pitch"),
)
"""What each command opens by itself, so that every family is among them, and some further ones."""
OTHERS: Final = 2 if THOROUGH else 1
"""How many times the hidden cards of a moment are dealt again."""

Decide = Callable[[Game, Seat, Random], Action]


def moments(key: str, count: int, seed: int = 1) -> Iterator[tuple[Game, Seat]]:
    """Yield moments of a game played at random, evenly spread, and a seat that is asked there."""
    offered, rng = variant(key), Random(seed)
    found: list[tuple[Game, Seat]] = []
    game = offered.start(offered.seats_default, 0)
    while game.to_act and game.view(None).deal_number < 3 and len(found) < 150:
        seat = rng.choice(game.to_act)
        if seat != DEALER:
            found.append((game, seat))
        game, _ = game.apply(seat, game.propose(seat, rng))
    yield from rng.sample(found, min(count, len(found)))


def sees_the_same(decide: Decide, game: Game, seat: Seat) -> bool:
    """Whether a decision does not change with what the seat cannot see."""
    here = decide(game, seat, Random(5))
    others = (game.imagine(seat, Random(chance)) for chance in range(OTHERS))
    return all(decide(other, seat, Random(5)) == here for other in others)


def crossing(*given: object) -> bytes:
    """What crosses to another process, without the marks of which equal parts are the same one."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(given)
    return written.getvalue()


SLOW = [(level, family) for family in PLAYERS for level in levels(family) if is_slow(level, family)]
CASES = [(key, level) for key in PRESETS for level in levels(variant(key).family)]


@pytest.mark.parametrize(("key", "level"), CASES)
def test_a_computer_decides_the_same_whatever_it_cannot_see(key: str, level: Level) -> None:
    player = policy(level, variant(key).family)
    if isinstance(player, Searcher):
        # In few imagined games it has as much to peep at as in many, and takes less time.
        player = replace(player, worlds=2, choices=2)
    elif isinstance(player, HeartsHard):
        player = replace(player, worlds=20)

    def decide(game: Game, seat: Seat, rng: Random) -> Action:
        return player.decide(game.view(seat), rng)

    for game, seat in moments(key, 2 if player.slow else 20):
        assert sees_the_same(decide, game, seat)


@pytest.mark.parametrize("key", PRESETS)
def test_a_computer_that_is_handed_the_game_is_found_out(key: str) -> None:
    def cheat(game: Game, seat: Seat, rng: Random) -> Action:
        """Do one thing or another by what the next player holds."""
        rng = Random(str(game.view((seat + 1) % game.seat_count)))
        return game.propose(seat, rng)

    assert not all(sees_the_same(cheat, game, seat) for game, seat in moments(key, 20))


@pytest.mark.parametrize("key", PRESETS)
def test_the_same_bytes_cross_to_a_worker_whatever_the_seat_cannot_see(key: str) -> None:
    for game, seat in moments(key, 20):
        other = game.imagine(seat, Random(8))
        assert crossing(game.view(seat)) == crossing(other.view(seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Indiscreet(View):
    """A view that says equal and holds more."""

    more: object = field(compare=False)


def indiscreet(view: View, more: object) -> View:
    """The view with something behind it that no comparison of views would find."""
    said = {name: getattr(view, name) for name in View.__dataclass_fields__}
    return Indiscreet(**said, more=more)


@pytest.mark.parametrize("key", PRESETS)
def test_a_view_with_the_game_behind_it_is_found_out(key: str) -> None:
    found: list[bool] = []
    for game, seat in moments(key, 20):
        other = game.imagine(seat, Random(8))
        behind = [
            indiscreet(one.view(seat), one.view((seat + 1) % one.seat_count))
            for one in (game, other)
        ]
        assert behind[0] == behind[1]
        found.append(crossing(behind[0]) != crossing(behind[1]))
    assert any(found)


@pytest.mark.parametrize(("level", "family"), SLOW)
async def test_nothing_but_the_view_a_seed_and_the_time_is_handed_to_a_worker(
    level: Level, family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[tuple[object, ...]] = []
    submit = ProcessPoolExecutor.submit

    def watched(
        pool: ProcessPoolExecutor, work: Callable[..., Action], /, *given: object
    ) -> Future[Action]:
        if given:
            handed.append((work, *given))
        return submit(pool, work, *given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", watched)
    key = next(key for key in PRESETS if variant(key).family == family)
    with closing(WorkerPool(seconds=0.05, margin=60)) as worker_pool:
        for game, seat in moments(key, 3):
            view = game.view(seat)
            await worker_pool.decision(level, family, view, 4)
            for one in (game, game.imagine(seat, Random(8))):
                await worker_pool.decision(level, family, one.view(seat), 4)
            # The last is the moment by which it has to be decided, which differs each time.
            assert all(isinstance(each[-1], float) for each in handed[-3:])
            first, again, other = (crossing(*each[:-1]) for each in handed[-3:])
            assert first == again == other
            assert [each for each in handed[-1] if isinstance(each, View)] == [view]
    assert len(handed) == 9
