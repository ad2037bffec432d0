"""Moons of Hearts that a seat may believe in, and those that three who keep what stops deny it."""

from collections import Counter
from random import Random

import pytest

from engine.cards import cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, SUIT_MASKS, bits
from engine.players.hearts.hard import distinct, shooters
from engine.players.hearts.knowledge import knowledge
from engine.players.hearts.playout import played_out, spare
from engine.players.hearts.posterior import Posterior
from tests.conftest import of_kind

WORLDS = 200

# The hands of seats 0 to 3, and what was played. Nobody ever tried the first three of these moons.
LONG_SPADES_AND_NO_HEART = (
    (
        "2C3C7C7D9DJDAD3H7HJH8S9SJS 6C9CQCAC2DQDKD2S4S5STSKSAS"
        " 8CKC4D5D6D8DTD8HTHQHKH6S7S 4C5CTCJC3D2H4H5H6H9HAH3SQS"
    ),
    "2C9CKCJC7S3S8STSAC8CTC7CKDTD3DADJS",
)
LONG_CLUBS_AND_NO_HEART = (
    (
        "KC3D6DTD3H7H8HQHAH2S5S6S9S 2C3C7C5D8D9DQD4H9H4S7SJSKS"
        " JCJDAD2H5H6HTHJHKH3S8STSQS 4C5C6C8C9CTCQCAC2D4D7DKDAS"
    ),
    "2CJCQCKC9S7S8SAS",
)
THE_FIRST_TRICK = (
    (
        "3C4C8CKC4DKD2H6H7HJH6S9SJS 2CAC6D7D8D3H5H8HTHKH7S8SAS"
        " 6CQC2D3DTDJDQDAD3S4S5SQSKS 5C7C9CTCJC5D9D4H9HQHAH2STS"
    ),
    "2C",
)
ALL_BUT_THE_QUEEN = (
    (
        "6C9CJCQC6D4H7H8HTHKHAH2S8S 2C4CKCAC4D8D9D3H5H6HQH5STS"
        " 8C3DTDJDQDKD9H4S7S9SQSKSAS 3C5C7CTC2D5D7DAD2HJH3S6SJS"
    ),
    "2C8CTCQC8S5S9SJS6S2STSAS3DAD6D9D3SAHQHKS9H2H8H6HKD7D6C8DJD5D9C4DTD2DJC4C",
)


def seen_after(hands: str, plays: str) -> HeartsSeatView:
    """What the seat in turn sees of a deal without a pass."""
    game: Game = variant("standard", {"pass_cycle": {"4": ["H"]}}).start(4, 0)
    dealt = [tuple(sorted(cards(hand))) for hand in hands.split()]
    game, _ = game.apply(DEALER, Action.of("deal", *dealt))
    for face in cards(plays):
        game, _ = game.apply(game.to_act[0], Action.of("play", [face]))
    return of_kind(HeartsSeatView, game.view(game.to_act[0]))


def belief(view: HeartsSeatView) -> float:
    """In which part of the worlds the seat takes every point, with the card that is best for it."""
    seen, made = knowledge(view), Counter[int]()
    posterior = Posterior(view, seen, Random(1))
    tried = [BITS[face] for face in distinct(seen, view.open_prompt.cards)]
    for _ in range(WORLDS):
        hands, _ = posterior.world()
        going = 1 << view.seat | shooters(seen, hands)
        for card in tried:
            end = played_out(seen.chart, seen.moment, list(hands), card, going)
            made[card] += not seen.chart.penalty & ~end.captured[view.seat]
    return max(made.values()) / WORLDS


@pytest.mark.parametrize(
    "position", [LONG_SPADES_AND_NO_HEART, LONG_CLUBS_AND_NO_HEART, THE_FIRST_TRICK]
)
def test_a_moon_that_others_can_stop_is_hardly_believed_in(position: tuple[str, str]) -> None:
    assert belief(seen_after(*position)) < 0.25


def test_a_moon_that_nobody_can_stop_is_believed_in() -> None:
    assert belief(seen_after(*ALL_BUT_THE_QUEEN)) == 1


def test_what_stops_a_moon_is_thrown_last() -> None:
    seen = knowledge(seen_after(*THE_FIRST_TRICK))
    hand, deck = bits(cards("JDTD9H8HQH")), seen.chart.deck
    # The king of diamonds is out as well, and no heart above the queen.
    unseen = bits(cards("KD2D3DJH2H"))
    kept = bits(cards("JDTDQH"))
    for feeds in (False, True):
        assert spare(seen.chart, hand, hand, unseen, feeds=feeds) == hand & ~kept
    # Points go before the last stoppers.
    assert spare(seen.chart, kept, kept, unseen, feeds=True) == bits(cards("QH"))
    assert spare(seen.chart, kept, kept, unseen, feeds=False) == kept
    # Of a suit that nobody else holds nothing need be kept.
    assert spare(seen.chart, hand, hand, deck & SUIT_MASKS[0], feeds=False) == hand
