"""The general search player: any family, by what its contract offers and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from math import inf
from random import Random
from typing import Any, ClassVar

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.players.hearts.easy import HeartsEasy
from engine.players.levels import policy
from engine.players.policy import Policy, RandomPlayer, Searching
from engine.players.searching import Searcher, standing
from tests.each import each
from tests.laws.covering import THOROUGH

HEARTS = FAMILIES["hearts"]
SHALLOW = Searcher(family=HEARTS, worlds=6, choices=3, seconds=60)
HASTY = replace(SHALLOW, worlds=2)
"""In few imagined games it has as much to peep at as in many, and takes less time."""


def losing(game: Game, seat: Seat) -> float:
    """Wish for the contrary of what the rules want."""
    return -standing(game, seat)


class Counting:
    """A player that counts how often it is asked."""

    slow: ClassVar[bool] = False

    def __init__(self, player: Policy[Any]) -> None:
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
    for game, seat in islice(late(key, 2), 0, None, 1 if THOROUGH else 2):
        game.apply(seat, SHALLOW.decide(game.view(seat), Random(seat)))


def minds_changed(player: Callable[[Game], Policy[Any]]) -> int:
    """Count the decisions that change when what the seat cannot see is dealt again."""
    changed = 0
    for number, (game, seat) in enumerate(late("standard", 5)):
        other = HEARTS.imagining(game.view(seat))(Random(number))
        decided = {str(player(one).decide(one.view(seat), Random(7))) for one in (game, other)}
        changed += len(decided) > 1
    return changed


def test_hidden_cards_dealt_again_change_no_decision() -> None:
    assert not minds_changed(lambda _: HASTY)


def test_who_is_handed_the_game_is_caught() -> None:
    def peeping(game: Game) -> Policy[Any]:
        def imagining(_view: View) -> Callable[[Random], Game]:
            return lambda _: game

        return replace(HASTY, family=replace(HEARTS, imagining=imagining), margin=0)

    assert minds_changed(peeping) > 0


def queen_or_ace(chooser: Policy[Any]) -> str:
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
    assert queen_or_ace(replace(player, worth=losing)) != "play QS"


def test_what_its_judgement_says_stands_unless_something_does_surely_better() -> None:
    own = policy("easy", "hearts")
    sure = replace(HASTY, judgement=own, worth=losing, margin=inf)
    changed = 0
    for game, seat in late("standard", 3):
        view = game.view(seat)
        told = own.decide(view, Random(1))
        assert sure.decide(view, Random(1)) == told
        changed += replace(sure, margin=0).decide(view, Random(1)) != told
    assert changed


@pytest.mark.parametrize("seconds", [0, 1, 5])
def test_no_playout_is_begun_when_the_time_is_over(seconds: int) -> None:
    assert isinstance(SHALLOW, Searching)
    game, seat = next(late("standard", 3))
    now = playouts = 0

    def worth(_end: Game, _seat: Seat) -> float:
        nonlocal now, playouts
        now, playouts = now + 1, playouts + 1
        return 0.0

    timed = replace(SHALLOW, worth=worth, clock=lambda: now, worlds=10).within(seconds)
    game.apply(seat, timed.decide(game.view(seat), Random(1)))
    assert playouts == seconds


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


class Slow:
    """A player that takes a second for a decision, and notes when it began each."""

    slow: ClassVar[bool] = True

    def __init__(self, player: Policy[Any]) -> None:
        self.player = player
        self.begun: list[int] = []
        self.now = 0

    def decide(self, view: View, rng: Random) -> Action:
        self.begun.append(self.now)
        self.now += 1
        return self.player.decide(view, rng)


@each("seconds", range(1, 50, 7))
def test_a_playout_is_given_up_when_the_time_is_over(seconds: int) -> None:
    game, seat = next(moments("standard", 3))
    slow = Slow(HeartsEasy())
    player = replace(SHALLOW, judgement=slow, clock=lambda: slow.now)
    action, whole = player.within(seconds).searched(game.view(seat), Random(1))
    game.apply(seat, action)
    assert slow.begun == list(range(seconds))
    assert not whole


def test_who_has_time_enough_says_so() -> None:
    game, seat = next(moments("standard", 3))
    for seconds in (60, inf):
        decided = (
            replace(SHALLOW, clock=lambda: 0).within(seconds).searched(game.view(seat), Random(1))
        )
        assert decided == (SHALLOW.decide(game.view(seat), Random(1)), True)


@pytest.mark.parametrize(("actions", "worlds"), [(1, 1), (230, 2), (10**6, 6)])
def test_no_game_is_imagined_after_actions_enough(actions: int, worlds: int) -> None:
    """At the first moment of a deal four play-outs of all 52 cards make up a game."""
    game, seat = next(moments("standard", 3))
    ends = 0

    def worth(end: Game, seat: Seat) -> float:
        nonlocal ends
        ends += 1
        return standing(end, seat)

    player = replace(SHALLOW, worth=worth, actions=actions)
    assert player.searched(game.view(seat), Random(1)).whole
    assert ends == worlds * (1 + SHALLOW.choices)


def wide_of_its_judgement(end: Game, seat: Seat) -> float:
    """Each play-out brings a hundred, so that one more than the others have would look best."""
    return 100 + losing(end, seat)


def cut_short(game: Game, seat: Seat, seconds: int) -> tuple[Action, int]:
    """Return a decision in so many seconds, and how many play-outs came to their end."""
    slow, ends = Slow(HeartsEasy()), 0

    def worth(end: Game, seat: Seat) -> float:
        nonlocal ends
        ends += 1
        return wide_of_its_judgement(end, seat)

    player = replace(SHALLOW, judgement=slow, worth=worth, clock=lambda: slow.now, margin=0)
    return player.within(seconds).decide(game.view(seat), Random(1)), ends


def test_a_world_that_is_not_played_to_its_end_counts_for_no_choice() -> None:
    untimed = replace(SHALLOW, judgement=HeartsEasy(), worth=wide_of_its_judgement, margin=0)
    partly = 0
    for game, seat in list(late("standard", 3))[:8]:
        own = policy("easy", "hearts").decide(game.view(seat), Random(1))
        choices = min(len(game.legal_actions(seat)), 1 + SHALLOW.choices)
        if choices < 2:
            continue
        for seconds in range(2, 200, 13 if THOROUGH else 17):
            timed, ends = cut_short(game, seat, seconds)
            worlds, more = divmod(ends, choices)
            whole = replace(untimed, worlds=worlds).decide(game.view(seat), Random(1))
            assert timed == whole
            partly += more > 0 and whole != own
    assert partly > 2


@pytest.mark.parametrize("key", ["standard", "reverse_hearts"])
def test_it_plays_better_than_what_it_plays_out_with(key: str) -> None:
    ahead, better = 0.0, SHALLOW if THOROUGH else replace(SHALLOW, worlds=3)
    for seed in range(4 if THOROUGH else 3):
        game, rng = variant(key).start(4, 3), Random(seed)
        seat = seed % 4
        while not game.deal_scores:
            actor = game.to_act[0]
            if actor == DEALER:
                action = game.propose(actor, rng)
            else:
                player = better if actor == seat else RandomPlayer()
                action = player.decide(game.view(actor), rng)
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


def test_who_trusts_its_judgement_plays_out_for_appraisals_alone() -> None:
    told = Counting(HeartsEasy())
    trusting = replace(SHALLOW, judgement=told, trusting=True)
    for game, seat in islice(late("standard", 3), 6):
        before = told.asked
        action = trusting.decide(game.view(seat), Random(1))
        assert told.asked == before + 1
        assert action == Counting(HeartsEasy()).decide(game.view(seat), Random(1))
        found = trusting.appraised(game.view(seat), Random(1))
        assert found.action == action
        # It stays until the last world, however the others do.
        assert found.estimates[0].worlds == max(each.worlds for each in found.estimates)
