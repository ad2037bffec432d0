"""Laws of deals that are not dragged on: what is forced, and what was claimed."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias, TypeGuard

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.catalogue import FAMILIES, variant
from engine.tricks import game as tricks
from engine.tricks.claiming import NONE, REST, Claim
from engine.tricks.family import TrickFamily
from engine.tricks.trick import TakenTrick
from tests.laws.course import course
from tests.laws.covering import THOROUGH, Case

TrickGame: TypeAlias = tricks.TrickGame[Any, Any, Any]
HELD_FOR = {key for key, family in FAMILIES.items() if isinstance(family, TrickFamily)}
DEALS = 60 if THOROUGH else 2
WORLDS = 3 if THOROUGH else 2
"""Games that are imagined for each that is looked at."""
EVERY = 1 if THOROUGH else 8
"""Of so many moments one is looked at where all are much alike."""

Manner = Callable[[list[Action], Random], Action]
MANNERS: tuple[Manner, ...] = (
    lambda actions, rng: rng.choice(actions),
    lambda actions, _: min(actions, key=lambda action: action.cards[0].rank),
    lambda actions, _: max(actions, key=lambda action: action.cards[0].rank),
)
"""How the others play: at random, keeping their best, or keeping their least."""


def is_of_tricks(game: Game) -> TypeGuard[TrickGame]:
    return isinstance(game, tricks.TrickGame)


def one_step(game: Game, seat: Seat, action: Action) -> TrickGame:
    after = game.apply(seat, action).game
    assert is_of_tricks(after)
    return after


def moments(case: Case, deals: int) -> Iterator[TrickGame]:
    """Yield every moment of some deals in which a card is to be played."""
    for seed in range(deals):
        for game in course(case, seed):
            assert is_of_tricks(game)
            if not game.to_act or game.deal_scores:
                break
            if game.stage == "play":
                yield game


def finished(game: TrickGame, rng: Random, manner: Manner | None = None) -> TrickGame:
    """Play the deal to its end: what is forced, or with `manner` whatever may be played.

    What is asked besides, such as how a moon counts, is always answered alike.
    """
    deals = len(game.deal_scores)
    while game.to_act and len(game.deal_scores) == deals:
        seat = game.to_act[0]
        if game.stage != "play":
            game = one_step(game, seat, game.legal_actions(seat)[0])
        elif manner is None:
            assert game.forced is not None
            game = one_step(game, *game.forced)
        else:
            plays = [one for one in game.legal_actions(seat) if one.verb == "play"]
            game = one_step(game, seat, manner(plays, rng))
    return game


def what_came(game: TrickGame) -> object:
    return game.scores, game.deal_scores, game.outcome, game.feats


def test_a_deal_played_out_at_once_comes_to_what_any_play_brings(case: Case) -> None:
    for at, game in enumerate(moments(case, DEALS)):
        if game.forced is None:
            continue
        rng = Random(at)
        for world in (game, *(game.imagine(None, rng) for _ in range(WORLDS))):
            assert world.forced is not None, "what everybody has seen does not settle it"
            brought = what_came(finished(world, rng))
            for manner in MANNERS:
                assert what_came(finished(world, rng, manner)) == brought


@pytest.mark.parametrize("key", ["standard", "spot_hearts", "seven_up", "pitch"])
def test_some_deals_are_settled_early(key: str) -> None:
    of_these = (variant(key), variant(key).seats_default)
    assert any(game.forced is not None for game in moments(of_these, 100))


def claims(game: TrickGame) -> Iterator[tuple[Seat, Action, TrickGame | IllegalAction]]:
    """Yield each claim of the seat in turn with what comes of it."""
    seat = game.to_act[0]
    for what in (REST, NONE):
        action = Action("claim", (what,))
        try:
            yield seat, action, one_step(game, seat, action)
        except IllegalAction as refused:
            yield seat, action, refused


def told(result: TrickGame | IllegalAction) -> object:
    if isinstance(result, IllegalAction):
        return result.rule, result.reason, result.facts
    return "it stands"


def test_a_claim_is_answered_alike_in_all_games_its_seat_cannot_tell_apart(case: Case) -> None:
    for at, game in enumerate(moments(case, DEALS)):
        if game.forced is not None or at % EVERY:
            continue
        seat, rng = game.to_act[0], Random(at)
        answers = [told(result) for _, _, result in claims(game)]
        for _ in range(WORLDS):
            other = game.imagine(seat, rng)
            assert [told(result) for _, _, result in claims(other)] == answers


def tricks_since(game: TrickGame, before: TrickGame) -> list[TakenTrick]:
    assert game.deal is not None
    assert before.deal is not None
    return list(game.deal.tricks[len(before.deal.tricks) :])


def test_a_claim_that_stands_comes_true_whatever_the_others_have_and_play(case: Case) -> None:
    for at, game in enumerate(moments(case, DEALS)):
        if game.forced is not None or at % EVERY:
            continue
        rng = Random(at)
        for seat, action, result in claims(game):
            if isinstance(result, IllegalAction):
                continue
            for world in (game, *(game.imagine(seat, rng) for _ in range(WORLDS))):
                for manner in MANNERS:
                    comes_true(world, seat, action, manner, rng)


def comes_true(world: TrickGame, seat: Seat, action: Action, manner: Manner, rng: Random) -> None:
    game = one_step(world, seat, action)
    assert game.deal is not None
    assert game.deal.claims == (Claim(seat, action.words[0]),)
    own = action.words == (REST,)
    while game.stage == "play" and game.deal is not None:
        turn = game.to_act[0]
        plays = [one for one in game.legal_actions(turn) if one.verb == "play"]
        if turn == seat:
            assert game.forced == (seat, plays[0])
            assert len(plays) == 1
        if own:
            assert game.forced is not None
        before = game
        game = one_step(game, turn, manner(plays, rng))
        if game.deal is not None and game.stage == "play":
            for trick in tricks_since(game, before):
                assert (trick.winner == seat) is own
    # The last trick of the deal is shown once the deal itself is gone.
    assert game.view(None).deal_number
    last = game.sheet.last_trick
    if game.deal is None and last is not None:
        assert (last.winner == seat) is own


def test_a_claim_binds(case: Case) -> None:
    for at, game in enumerate(moments(case, DEALS)):
        if game.forced is not None or game.deal is None or at % EVERY:
            continue
        for seat, action, result in claims(game):
            if isinstance(result, IllegalAction) or result.deal is None:
                continue
            (bound,) = (one for one in result.legal_actions(seat) if one.verb == "play")
            for face in set(result.deal.hands[seat]) - set(bound.cards):
                with pytest.raises(IllegalAction):
                    result.apply(seat, Action("play", (str(face),)))
            with pytest.raises(IllegalAction):
                result.apply(seat, action)
