"""The promise of a hint of Hearts comes true, whatever the others hold and do."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.advice import Advice
from tests.conftest import of_kind
from tests.laws.advised_games import SEEDS, advised, check_partner, hand_of, offered, trick_after
from tests.laws.covering import THOROUGH

MINE: Final = frozenset(
    f"hearts-{reason}"
    for reason in """
        lead-highest lead-moon last-free last-free-high last-bonus last-stops-moon take-points
        must-high
    """.split()
)
"""Reasons that promise the trick to whoever plays the card."""
NOT_MINE: Final = frozenset(
    f"hearts-{reason}"
    for reason in """
        under under-high under-points under-queen under-rid throw throw-above-queen throw-cheap
        throw-high throw-last throw-no-points throw-points cannot-beat
    """.split()
)
"""Reasons that promise it to somebody else."""


def points_of(view: HeartsView, faces: list[Card]) -> int:
    """What these cards cost by the table of R7, one that gives points back included."""
    rules = view.terms.rules
    bonus = rules.bonus_points if rules.bonus_card in faces else 0
    return sum(view.terms.points.get(face, 0) for face in faces) + bonus


def check_card(game: Game, seat: Seat, advice: Advice, rng: Random) -> None:
    view = of_kind(HeartsSeatView, game.view(seat))
    promised = advice.reason in MINE | NOT_MINE
    trick = trick_after(game, seat, advice.action, rng) if promised else None
    if trick is not None:
        assert (trick.winner == seat) == (advice.reason in MINE), advice
    if (advice.reason or "").startswith("hearts-last-free"):
        assert trick is not None
        assert points_of(view, [play.card for play in trick.plays]) == 0
    check_points(view, advice)
    check_suit(game, view, advice)


def check_points(view: HeartsSeatView, advice: Advice) -> None:
    """Hold what is said of points, and of who has them, against the view."""
    there = [play.card for play in view.trick]
    face = advice.action.cards[0]
    takers = [seat for seat, points in enumerate(view.taken) if points]
    match (advice.reason or "").removeprefix("hearts-"):
        case "under-points":
            assert advice.facts["count"] == points_of(view, there) > 0
        case "take-points":
            assert advice.facts["count"] == points_of(view, [*there, face]) > 0
        case "under-rid" | "throw-points":
            assert advice.facts["count"] == points_of(view, [face]) > 0
        case "last-stops-moon" | "throw-no-points":
            assert takers == [advice.facts["seat"]] != [view.seat]
        case "lead-moon" | "take-moon":
            assert takers == [view.seat]
        case _:
            return


def check_suit(game: Game, view: HeartsSeatView, advice: Advice) -> None:
    """Hold what is said of a suit against all hands, also those that the seat cannot see."""
    face = advice.action.cards[0]
    own = [one for one in view.hand if one.suit == face.suit]
    reason = (advice.reason or "").removeprefix("hearts-")
    others = [
        one
        for other in range(game.seat_count)
        if other != view.seat and reason in ("lead-lowest", "lead-beaten")
        for one in hand_of(game, other)
        if one.suit == face.suit
    ]
    higher = [one for one in others if one > face]
    match reason:
        case "lead-last" | "throw-last":
            assert own == [face]
        case "lead-flush":
            assert max(own) < card("QS")
        case "first-trick":
            assert view.trick_number == 1
            assert view.terms.rules.first_trick_penalty == "forbidden"
        case "fresh":
            assert all(one.plays[0].card.suit != face.suit for one in view.tricks)
        case "lead-lowest":
            assert higher == others
            assert len(higher) <= int(str(advice.facts["count"]))
        case "lead-beaten":
            assert len(higher) <= int(str(advice.facts["count"]))
        case _:
            return


def check_pass(game: Game, seat: Seat, advice: Advice) -> None:
    view = of_kind(HeartsSeatView, game.view(seat))
    words = [word.rpartition(":")[2] for word in advice.action.words]
    given = [face for word in words for face in Action("pass", (word,)).cards]
    kept = list((Counter(view.hand) - Counter(given)).elements())
    match advice.reason:
        case "hearts-pass-queen":
            assert card("QS") in given
            below = [face for face in kept if face.suit == "S" and face < card("QS")]
            assert advice.facts["count"] == len(below) < 4
        case "hearts-pass-above-queen":
            assert {card("KS"), card("AS")} & set(given)
            assert card("QS") not in view.hand
        case "hearts-pass-void":
            assert all(face.suit != advice.facts["suit"] for face in kept)
            assert any(face.suit == advice.facts["suit"] for face in given)
        case "hearts-pass-dear":
            assert advice.facts["card"] in given
        case "hearts-pass-high":
            assert all(face.rank > 10 for face in given)
        case "hearts-pass-highest":
            assert max(face.rank for face in given) >= max(face.rank for face in kept)
        case "hearts-pass-low":
            assert all(face.rank < 11 for face in given)
        case _:
            check_kept(advice, given, kept)


def check_kept(advice: Advice, given: list[Card], kept: list[Card]) -> None:
    """Hold what is said of the cards that stay against them; what has no reason says none."""
    match advice.reason:
        case "hearts-pass-tops":
            assert not any(low < high for low in given for high in kept if low.suit == high.suit)
        case "hearts-pass-short":
            alike = [face for face in kept if face.suit == advice.facts["suit"]]
            assert alike == [advice.facts["card"]]
        case "hearts-pass-guards":
            assert {face.suit for face in given} <= set("CDH")
            below = [face for face in kept if face.suit == "S" and face < card("QS")]
            assert card("QS") in kept
            assert advice.facts["count"] == len(below) > 0
        case other:
            assert other is None


@pytest.mark.long
def test_every_promise_about_a_trick_of_hearts_comes_true() -> None:
    seen: set[str | None] = set()
    for at, one in enumerate(offered("hearts")):
        for seed in SEEDS if THOROUGH else [(at + 1) % 3]:
            for game, seat, advice in advised(one, seed, 90):
                seen.add(advice.reason)
                check_partner(game, seat, advice)
                if advice.action.verb == "play":
                    check_card(game, seat, advice, Random(seed))
                elif advice.action.verb == "pass":
                    check_pass(game, seat, advice)
    assert seen >= {*MINE, *NOT_MINE} | {
        *"""
        hearts-lead-flush hearts-fresh hearts-first-trick hearts-pass-void hearts-pass-tops
        hearts-pass-short
    """.split()
    }
