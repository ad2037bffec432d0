"""The general search player: any family, by what its contract offers and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from random import Random

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.players.hearts_easy import HeartsEasy
from engine.players.policy import Policy, Searching
from engine.players.random_player import RandomPlayer
from engine.players.searching import Searcher, standing

HEARTS = FAMILIES["hearts"]
SHALLOW = Searcher(family=HEARTS, worlds=6, choices=3, seconds=60)


def losing(game: Game, seat: Seat) -> float:
    """Wish for the contrary of what the rules want."""
    return -standing(game, seat)


class Ticking:
    """A clock that goes on by a second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


class Counting:
    """A player that counts how often it is asked."""

    def __init__(self, player: Policy) -> None:
        self.player = player
        self.asked = 0

    def decide(self, view: View, rng: Random) -> Action:
        self.asked += 1
        return self.player.decide(view, rng)


def moments(key: str, seed: int, length: int = 150) -> Iterator[tuple[Game, Seat]]:
    """Yield moments of a game played at random at which some seat, not chance, is to act."""
    rng = Random(seed)
    offered = variant(key)
    game = offered.start(offered.seats_default, 0)
    for _ in range(length):
        if not game.to_act:
            return
        seat = rng.choice(game.to_act)
        if seat != DEALER:
            yield game, seat
        game, _ = game.apply(seat, game.propose(seat, rng))


def late(key: str, seed: int) -> Iterator[tuple[Game, Seat]]:
    """Yield some of these moments, so that play-outs are short and few."""
    for number, moment in enumerate(moments(key, seed)):
        if number % 7 == 3:
            yield moment


@pytest.mark.parametrize("key", ["standard", "heartsette", "goldsmith", "likha"])
def test_every_decision_is_legal(key: str) -> None:
    for game, seat in late(key, 2):
        game.apply(seat, SHALLOW.decide(game.view(seat), Random(seat)))


def minds_changed(player: Callable[[Game], Policy]) -> int:
    """Count the decisions that change when what the seat cannot see is dealt again."""
    changed = 0
    for number, (game, seat) in enumerate(late("standard", 5)):
        other = HEARTS.imagining(game.view(seat))(Random(number))
        decided = {str(player(one).decide(one.view(seat), Random(7))) for one in (game, other)}
        changed += len(decided) > 1
    return changed


def test_hidden_cards_dealt_again_change_no_decision() -> None:
    assert not minds_changed(lambda _: SHALLOW)


def test_who_is_handed_the_game_is_caught() -> None:
    def peeping(game: Game) -> Policy:
        def imagining(_view: View) -> Callable[[Random], Game]:
            return lambda _: game

        return replace(SHALLOW, family=replace(HEARTS, imagining=imagining), margin=0)

    assert minds_changed(peeping) > 0


def queen_or_ace(chooser: Policy) -> str:
    """What is thrown on a club that is led: the hand holds the queen of spades and the ace."""
    hands = ["2C5C4D", "6CJCQD", "QSAHAD", "3C4C5D"]
    options: dict[str, Option] = {
        "players_allowed": [4],
        "hand_sizes": {"4": 3},
        "kitty": "first_trick",
        "moon": "none",
        "pass_cycle": {"4": ["H"]},
        "opening": "eldest_free",
        "first_trick_penalty": "allowed",
    }
    game = variant("standard", options).start(4, 3)
    rest = "".join(
        rank + suit
        for suit in "CDHS"
        for rank in "23456789TJQKA"
        if not any(rank + suit in hand for hand in hands)
    )
    for seat, text in ((DEALER, f"deal {' '.join(hands)} {rest}"), (0, "play 2C"), (1, "play 6C")):
        game, _ = game.apply(seat, Action.read(text))
    return str(chooser.decide(game.view(2), Random(1)))


def test_it_finds_out_by_itself_what_costs_points() -> None:
    # Nothing tells it what a queen is but the scores at the end of the deals it imagines.
    player = Searcher(family=HEARTS, worlds=80, seconds=60)
    assert queen_or_ace(player) == "play QS"
    reverse = replace(player, worth=losing)
    assert queen_or_ace(reverse) != "play QS"


def test_what_its_judgement_says_stands_unless_something_does_surely_better() -> None:
    own = HeartsEasy()
    sure = replace(SHALLOW, judgement=own, worth=losing, margin=inf)
    changed = 0
    for game, seat in late("standard", 3):
        view = game.view(seat)
        told = own.decide(view, Random(1))
        assert sure.decide(view, Random(1)) == told
        changed += replace(sure, margin=0).decide(view, Random(1)) != told
    assert changed


def test_its_time_is_over_with_the_playout_that_uses_it_up() -> None:
    assert isinstance(SHALLOW, Searching)
    game, seat = next(late("standard", 3))
    view = game.view(seat)
    for seconds in (0, 1, 5):
        playouts: list[Game] = []

        def worth(end: Game, _seat: Seat, playouts: list[Game] = playouts) -> float:
            playouts.append(end)
            return 0.0

        timed = replace(SHALLOW, worth=worth, clock=Ticking(), worlds=10).within(seconds)
        game.apply(seat, timed.decide(view, Random(1)))
        # The clock is read once at the beginning and once after each play-out.
        assert len(playouts) == seconds


@pytest.mark.parametrize(("length", "begun"), [(1, 5), (2, 2), (3, 1), (9, 1)])
def test_no_playout_is_begun_that_would_take_longer_than_there_is_time(
    length: int, begun: int
) -> None:
    game, seat = next(late("standard", 3))
    now, playouts = 0, 0

    def worth(_end: Game, _seat: Seat) -> float:
        nonlocal now, playouts
        now, playouts = now + length, playouts + 1
        return 0.0

    timed = replace(SHALLOW, worth=worth, clock=lambda: now, worlds=10).within(5)
    game.apply(seat, timed.decide(game.view(seat), Random(1)))
    assert playouts == begun


def test_with_no_time_it_says_what_its_judgement_says() -> None:
    own = Counting(HeartsEasy())
    game, seat = next(late("standard", 3))
    replace(SHALLOW, judgement=own).within(0).decide(game.view(seat), Random(1))
    assert own.asked == 1


@pytest.mark.parametrize("key", ["standard", "reverse_hearts"])
def test_it_plays_better_than_what_it_plays_out_with(key: str) -> None:
    ahead = 0.0
    for seed in range(4):
        game, rng = variant(key).start(4, 3), Random(seed)
        seat = seed % 4
        while not game.deal_scores:
            actor = game.to_act[0]
            if actor == DEALER:
                action = game.propose(actor, rng)
            else:
                policy = SHALLOW if actor == seat else RandomPlayer()
                action = policy.decide(game.view(actor), rng)
            game, _ = game.apply(actor, action)
        ahead += standing(game, seat)
    assert ahead > 0


def test_a_game_that_is_won_counts_as_much_as_all_points_of_the_best() -> None:
    for key, wanted in (("seven_up", 1), ("standard", -1)):
        for game, seat in moments(key, 1, 5000):
            after, _ = game.apply(seat, game.propose(seat, Random(1)))
            ahead = [
                wanted * (own - (sum(after.scores) - own) / (len(after.scores) - 1))
                for own in after.scores
            ]
            if after.outcome is None:
                assert standing(after, seat) == pytest.approx(ahead[seat])
                continue
            for one in range(after.seat_count):
                stake = max(after.scores) * (1 if after.outcome.places[one] == 1 else -1)
                assert standing(after, one) == pytest.approx(ahead[one] + stake)
            return
