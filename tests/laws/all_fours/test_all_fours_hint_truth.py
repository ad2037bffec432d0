"""The promise of a hint of All Fours comes true, whatever the others hold and do."""

from random import Random

from engine.cards import Card, card
from engine.contract.game import Game
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.players.advice import Advice
from tests.conftest import of_kind, there
from tests.laws.advised_games import advised, check_partner, hand_of, offered, trick_after
from tests.laws.covering import THOROUGH


def check_said(view: AllFoursSeatView, advice: Advice) -> None:
    """Hold what is said of a hand before play against the hand."""
    trumps = [face for face in view.hand if face.suit == view.trump]
    match (advice.reason or "").removeprefix("af-"):
        case "strong":
            assert sorted(trumps) == sorted(faces_of(advice))
        case "weak":
            assert advice.facts["count"] == len(trumps) <= 2
        case "low":
            assert advice.facts["card"] == max(trumps)
            assert max(trumps).rank <= 10
        case "lead-keeps-trumps":
            assert trumps
            assert advice.action.cards[0] not in trumps
        case "discard-plain":
            assert not set(advice.action.cards) & set(trumps)
        case "bid" | "bid-pass" | "pitch":
            suit = advice.facts["suit"]
            assert {face for face in view.hand if face.suit == suit} == set(faces_of(advice))
        case _:
            return


def check_played(game: Game, view: AllFoursSeatView, advice: Advice, rng: Random) -> None:
    """Hold what is said of a trick against the trick as it ends."""
    seat, reason = view.seat, (advice.reason or "").removeprefix("af-")
    assert seat is not None
    match reason:
        case "takes-jack" | "jack-safe" | "takes-pips":
            trick = there(trick_after(game, seat, advice.action, rng))
            assert trick.winner == seat
            jack = f"J{view.trump}"
            taken = [str(play.card) for play in trick.plays]
            assert reason == "takes-pips" or jack in taken
        case "lead-top-trump" | "lead-hunts":
            trick = there(trick_after(game, seat, advice.action, rng))
            assert trick.winner == seat
        case "for-partner" | "partner-has":
            assert advice.facts["seat"] == view.taking
            assert view.taking in view.terms.side(seat)
        case "gives-little":
            assert advice.facts["seat"] == view.taking
            assert view.taking not in view.terms.side(seat)
        case "saves-jack" | "over-for-jack":
            held = {play.card: play.seat for play in view.trick}
            assert held[Card(str(view.trump), 11)] in view.terms.side(seat)
            assert view.taking not in view.terms.side(seat)
        case "partner-pips" | "partner-lead":
            assert view.taking in view.terms.side(seat)
            trick = there(trick_after(game, seat, advice.action, rng))
            assert trick.winner == seat
        case "partner-safer":
            others = [other for other in range(4) if other != seat]
            out = [one for other in others for one in hand_of(game, other)]
            assert view.taking in view.terms.side(seat)
            face, trump = card(advice.action.words[0]), view.trump
            beat = [
                one
                for one in out
                if (one.suit == face.suit and one > face)
                or (one.suit == trump and face.suit != trump)
            ]
            assert len(beat) <= int(str(advice.facts["count"]))
        case "over" | "trumps":
            assert advice.facts["over"] in [play.card for play in view.trick]
            after, _ = game.apply(seat, advice.action)
            seen = of_kind(AllFoursView, after.view(None))
            assert seen.taking in (seat, None) or not seen.trick
        case _:
            return


def faces_of(advice: Advice) -> tuple[Card, ...]:
    cards = advice.facts["cards"]
    assert isinstance(cards, tuple)
    assert not isinstance(cards, Card)
    return cards


def test_every_promise_of_all_fours_comes_true() -> None:
    seen: set[str | None] = set()
    for one in offered("all_fours"):
        for seed in range(60 if THOROUGH else 3):
            for game, seat, advice in advised(one, seed, 60):
                seen.add(advice.reason)
                view = of_kind(AllFoursSeatView, game.view(seat))
                check_partner(game, seat, advice)
                check_said(view, advice)
                check_played(game, view, advice, Random(seed))
    told = {"strong", "weak", "bid", "bid-pass", "pitch", "takes-pips", "jack-safe", "lead-hunts"}
    told |= {"partner-pips", "partner-lead", "partner-safer"}
    assert seen >= {f"af-{reason}" for reason in told}
