"""Second opinions: imagined games are played to the end of the deal by one player."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.appraisal import estimate
from engine.players.families import second_opinion
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.knowledge import knowledge
from engine.players.hearts.players import HEARTS_SECOND, explaining
from engine.players.levels import policy
from engine.players.policy import Policy
from engine.players.searching import unexplained
from engine.players.second_opinion import SecondOpinion
from tests.each import each
from tests.engine.players.test_counted_out import ends, worlds

ZEROS = [0.0] * 64
ENOUGH = 2


@dataclass(frozen=True)
class Listening:
    """Plays as another player does and notes whose views it was shown."""

    slow: ClassVar[bool] = False

    player: Policy[Any]
    seen: list[SeatView] = field(default_factory=list[SeatView])

    def decide(self, view: SeatView, rng: Random) -> Action:
        self.seen.append(view)
        return self.player.decide(view, rng)


def first_choice(key: str, after: int = 20) -> SeatView:
    """Return what a seat sees that has several things to do after some time."""
    seats = 4 if 4 in variant(key).seats_allowed and key != "seven_up" else 2
    rng, game = Random(4), variant(key).start(seats, 0)
    moment: Game = game
    player, count = policy("medium", game.variant.family), 0
    while True:
        seat = moment.to_act[0]
        if seat == DEALER:
            action = moment.propose(DEALER, rng)
        else:
            count += 1
            if count > after and moment.forced is None and len(moment.legal_actions(seat)) > 1:
                return moment.view(seat)
            action = player.decide(moment.view(seat), rng)
        moment, _ = moment.apply(seat, action)


def judged_by(
    key: str, player: Callable[[Policy[Any]], Policy[Any]]
) -> tuple[Any, SeatView, list[Action]]:
    view = first_choice(key)
    second = second_opinion(variant(view.variant).family)
    assert second is not None
    judge = replace(second, player=player(policy("easy", variant(key).family)))
    return judge, view, list(second.family.imagining(view)(Random(0)).legal_actions(view.seat))


@each("key", ["standard", "seven_up", "canasta_book", "ten_point", "gong_zhu", "california_jack"])
def test_one_player_plays_on_in_every_seat_from_its_own_view(key: str) -> None:
    heard = list[Listening]()

    def listening(player: Policy[Any]) -> Policy[Any]:
        heard.append(Listening(player))
        return heard[-1]

    judge, view, (best, *_, other) = judged_by(key, listening)
    apart = judge.apart(view, best, other, Random(5), 3)
    assert len(apart) == 3
    assert {each.seat for each in heard[0].seen} == set(range(view.seat_count))
    # The same move is as good as itself in each game.
    assert judge.apart(view, best, best, Random(5), 3) == [0.0] * 3
    swapped = judge.apart(view, other, best, Random(5), 3)
    assert swapped == [-each for each in apart]


def test_games_that_explain_the_plays_are_played_more_often() -> None:
    view: Any = first_choice("standard", 30)
    explains = explaining(view)
    imagine = HEARTS_SECOND.family.imagining(view)
    weights = {explains(imagine(Random(seed))) for seed in range(40)}
    assert len(weights) > 1
    assert all(0 < weight <= 1 for weight in weights)


def every_game(view: HeartsSeatView, most: int) -> list[Game]:
    """Return each game that a seat may imagine by its hands, none if there are more."""
    count = sum(1 for _ in worlds(knowledge(view)))
    if count > most:
        return []
    imagine, rng, found = HEARTS_SECOND.family.imagining(view), Random(1), dict[Any, Game]()
    while len(found) < count:
        game = imagine(rng)
        found.setdefault(game.face_up.hands, game)
    return list(found.values())


def seeing(game: Game) -> SecondOpinion[HeartsSeatView]:
    """Return who imagines only one game."""

    def imagining(view: HeartsView) -> Callable[[Random], Game]:
        del view

        def same(rng: Random) -> Game:
            del rng
            return game

        return same

    family = replace(HEARTS_SECOND.family, imagining=imagining)
    return replace(HEARTS_SECOND, family=family, explains=unexplained)


def test_at_the_end_it_says_what_a_count_of_all_that_may_be_says() -> None:
    compared = 0
    for view in (view for seed in range(8) for view in ends(seed)):
        games = every_game(view, 30)
        best, *others = HeartsHard().appraised(view, Random(3)).estimates
        if not games or not others:
            continue
        other = max(others, key=lambda each: each.cost).action
        explains = explaining(view)
        total = sum(map(explains, games))
        exact = 0.0
        for game in games:
            (apart,) = seeing(game).apart(view, best.action, other, Random(4), 1)
            exact += apart * explains(game) / total
        found = estimate(other, HEARTS_SECOND.apart(view, best.action, other, Random(5), 64), ZEROS)
        assert found.cost == pytest.approx(exact, abs=4 * found.error + 0.1)
        compared += 1
        if compared == ENOUGH:
            return
    raise AssertionError("so few ends can be counted")
