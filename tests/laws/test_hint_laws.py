"""Hints can be told at every moment of every game, and tell of no hidden card."""

from random import Random

from hypothesis import given

from bot.screens.advice import mistake_text
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from engine.cards import Card
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.players.advice import Advice
from engine.players.families import advice_on, mistake_in
from engine.players.levels import LEVELS, quick
from tests.end_to_end.knowing import known
from tests.end_to_end.watching import cards_in
from tests.laws.advised_games import frame_of
from tests.laws.course import chances, lengths, played, seeds
from tests.laws.covering import Case
from tests.screens.conftest import ENGLISH


def told(advice: Advice, game: Game, seat: Seat) -> str:
    """What a seat reads; words that are missing or lack a fact raise."""
    screens = family_screens(game.variant.family)
    return screens.hint(Drawing(frame_of(game), game.view(seat), ENGLISH), advice)


@given(seed=seeds, length=lengths)
def test_whatever_is_advised_can_be_said_and_names_no_hidden_card(
    case: Case, seed: int, length: int
) -> None:
    game, _, _ = played(case, seed, length)
    for seat in game.to_act:
        if seat < 0:
            continue
        view, rng = game.view(seat), Random(seed)
        seen = known(view)
        decided = quick(LEVELS[-1], case[0].family).decide(view, rng)
        for action in (decided, game.propose(seat, rng), *game.legal_actions(seat)):
            advice = advice_on(view, action)
            assert advice.action == action
            said = told(advice, game, seat)
            assert len(said) <= 600
            assert "\n" not in said
            assert cards_in(said) <= seen.own | seen.shown | seen.earlier
            drawing = Drawing(frame_of(game), view, ENGLISH)
            slip = mistake_text(drawing, mistake_in(view, action, decided)) or ""
            assert cards_in(slip) <= seen.own | seen.shown
            for fact in advice.facts.values():
                faces = (
                    (fact,) if isinstance(fact, Card) else fact if isinstance(fact, tuple) else ()
                )
                assert set(faces) <= seen.own | seen.shown


@given(seed=seeds, length=lengths, chance=chances)
def test_reasons_are_the_same_in_every_game_that_a_seat_cannot_tell_apart(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    for seat in game.to_act:
        if seat >= 0:
            action = game.propose(seat, Random(seed))
            imagined = game.imagine(seat, Random(chance))
            here, there = (advice_on(one.view(seat), action) for one in (game, imagined))
            assert here == there
