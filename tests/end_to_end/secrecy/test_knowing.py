"""A family of tricks of which nothing is said here is watched all the same."""

from random import Random

from engine.cards import pack
from tests.end_to_end.knowing import known
from tests.engine.whist import WHIST, WhistGame


def after(actions: int) -> WhistGame:
    game, rng = WHIST.presets["whist"].start(4, 0), Random(1)
    for _ in range(actions):
        seat = game.to_act[0]
        game = game.apply(seat, game.propose(seat, rng)).game
    assert isinstance(game, WhistGame)
    return game


def test_a_seat_may_know_its_hand_and_the_table_what_lies_open() -> None:
    game = after(1 + 6)
    deal = game.dealt
    lying = {play.card for play in deal.trick}
    taken = {play.card for trick in deal.tricks for play in trick.plays}
    assert len(lying) == 2
    assert len(taken) == 4
    table = known(game.view(None))
    assert table.own == frozenset()
    assert table.shown == lying | taken | {deal.own.trump_card}
    assert table.earlier == lying | taken
    for seat, hand in enumerate(deal.hands):
        assert known(game.view(seat)) == table._replace(own=frozenset(hand))


def test_what_was_played_stays_known_until_the_deal_ends() -> None:
    game = after(1 + 4 * 12)
    hidden = {face for hand in game.dealt.hands for face in hand}
    assert known(game.view(None)).earlier == {*pack()} - hidden
    assert not known(game.view(None)).young
    assert known(after(1 + 7).view(None)).young
