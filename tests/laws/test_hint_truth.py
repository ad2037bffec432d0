"""What hints promise comes true in the game itself, whatever the others hold and do."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from bot.phrasebook import Phrasebook
from bot.screens.families import family_screens
from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.games.canasta.kinds import read_kind
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.games.catalogue import variants
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.advice import Advice
from engine.players.levels import LEVELS, quick
from engine.players.reasoning import advice_on
from engine.tricks.trick import TakenTrick
from tests.laws.covering import THOROUGH
from tests.laws.test_hint_laws import frame_of

PHRASEBOOK: Final = Phrasebook.load(strict=True)
SEEDS: Final = range(20 if THOROUGH else 3)


def offered(family: str) -> list[Variant]:
    return [one for one in variants() if one.family == family]


def advised(variant: Variant, seed: int, most: int) -> Iterator[tuple[Game, Seat, Advice]]:
    """Every moment of a game in which sense and chance take turns, and the reasons for both."""
    rng = Random(seed)
    seats = rng.choice(variant.seats_allowed)
    game = variant.start(seats, rng.randrange(seats))
    for _ in range(most):
        if not game.to_act:
            return
        seat = rng.choice(game.to_act)
        action = game.propose(seat, rng)
        if seat != DEALER:
            view = game.view(seat)
            sensible = quick(LEVELS[-1], variant.family).decide(view, rng)
            for one in dict.fromkeys((sensible, action)):
                yield game, seat, advice_on(view, one)
            action = rng.choice((sensible, action))
        game, _ = game.apply(seat, action)


def trick_after(game: Game, seat: Seat, action: Action, rng: Random) -> TakenTrick | None:
    """Play a card and then anything until its trick is taken; None where it is left lying."""
    game, events = game.apply(seat, action)
    while not any(event.name in ("trick-taken", "trick-cancelled") for event in events):
        (turn,) = game.to_act
        game, events = game.apply(turn, game.propose(turn, rng))
    names = {event.name for event in events}
    view = game.view(None)
    assert isinstance(view, HeartsView | AllFoursView)
    return view.last_trick if "trick-taken" in names else None


def check_partner(game: Game, seat: Seat, advice: Advice) -> None:
    """A card that is called the best so far, or is to be beaten, is the partner's in words too."""
    over = advice.facts.get("over")
    if not isinstance(over, Card):
        return
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView | AllFoursSeatView)
    sides = view.terms.sides if isinstance(view, AllFoursSeatView) else view.terms.rules.teams or ()
    mates = next((side for side in sides if seat in side), (seat,))
    partners = any(play.card == over and play.seat in mates for play in view.trick)
    told = family_screens(game.variant.family).hint(advice, frame_of(game), view, PHRASEBOOK)
    assert ("your partner's" in told and "Jack" not in told) == partners, told


# Hearts ------------------------------------------------------------------------------------------

MINE: Final = frozenset(
    f"hearts-{reason}"
    for reason in (
        "lead-highest",
        "lead-moon",
        "last-free",
        "last-free-high",
        "last-bonus",
        "last-stops-moon",
        "take-points",
        "must-high",
    )
)
"""Reasons that promise the trick to whoever plays the card."""

NOT_MINE: Final = frozenset(
    f"hearts-{reason}"
    for reason in (
        "under",
        "under-high",
        "under-points",
        "under-queen",
        "under-rid",
        "throw",
        "throw-above-queen",
        "throw-cheap",
        "throw-high",
        "throw-last",
        "throw-no-points",
        "throw-points",
        "cannot-beat",
    )
)
"""Reasons that promise it to somebody else."""


def points_of(view: HeartsView, faces: list[Card]) -> int:
    """What these cards cost by the table of R7, one that gives points back included."""
    rules = view.terms.rules
    bonus = rules.bonus_points if rules.bonus_card in faces else 0
    return sum(view.terms.points.get(face, 0) for face in faces) + bonus


def check_card(game: Game, seat: Seat, advice: Advice, rng: Random) -> None:
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView)
    trick = trick_after(game, seat, advice.action, rng)
    if advice.reason in MINE | NOT_MINE and trick is not None:
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
    others = [
        one
        for other in range(game.seat_count)
        if other != view.seat
        for one in hand_of(game, other)
        if one.suit == face.suit
    ]
    higher = [one for one in others if one > face]
    match (advice.reason or "").removeprefix("hearts-"):
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


def hand_of(game: Game, seat: Seat) -> tuple[Card, ...]:
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView | CanastaSeatView | AllFoursSeatView)
    return view.hand


def check_pass(game: Game, seat: Seat, advice: Advice) -> None:
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView)
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


def test_every_promise_about_a_trick_of_hearts_comes_true() -> None:
    seen: set[str | None] = set()
    for one in offered("hearts"):
        for seed in SEEDS:
            for game, seat, advice in advised(one, seed, 90):
                seen.add(advice.reason)
                check_partner(game, seat, advice)
                if advice.action.verb == "play":
                    check_card(game, seat, advice, Random(seed))
                elif advice.action.verb == "pass":
                    check_pass(game, seat, advice)
    assert seen >= {*MINE, *NOT_MINE} | {
        "hearts-lead-flush",
        "hearts-fresh",
        "hearts-first-trick",
        "hearts-pass-void",
        "hearts-pass-tops",
        "hearts-pass-short",
    }


# All Fours ---------------------------------------------------------------------------------------


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
            trick = trick_after(game, seat, advice.action, rng)
            assert trick is not None
            assert trick.winner == seat
            jack = f"J{view.trump}"
            taken = [str(play.card) for play in trick.plays]
            assert reason == "takes-pips" or jack in taken
        case "lead-top-trump" | "lead-hunts":
            trick = trick_after(game, seat, advice.action, rng)
            assert trick is not None
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
            trick = trick_after(game, seat, advice.action, rng)
            assert trick is not None
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
            seen = after.view(None)
            assert isinstance(seen, AllFoursView)
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
        for seed in range(3 * len(SEEDS)):
            for game, seat, advice in advised(one, seed, 60):
                seen.add(advice.reason)
                view = game.view(seat)
                assert isinstance(view, AllFoursSeatView)
                check_partner(game, seat, advice)
                check_said(view, advice)
                check_played(game, view, advice, Random(seed))
    told = {"strong", "weak", "bid", "bid-pass", "pitch", "takes-pips", "jack-safe", "lead-hunts"}
    told |= {"partner-pips", "partner-lead", "partner-safer"}
    assert seen >= {f"af-{reason}" for reason in told}


# Canasta -----------------------------------------------------------------------------------------


def check_laid(game: Game, view: CanastaSeatView, advice: Advice) -> None:
    """Hold what is said of melds and of the pile against the table after the move."""
    assert view.seat is not None
    after, _ = game.apply(view.seat, advice.action)
    seen = after.view(None)
    assert isinstance(seen, CanastaView)
    over = seen.deal_number != view.deal_number or not seen.order
    reason = (advice.reason or "").removeprefix("canasta-")
    if reason in ("lay-out", "out", "discard-out"):
        assert over or not seen.hand_sizes[view.seat]
    if over:
        return
    before, now = view.side_of(view.seat), seen.side_of(view.seat)
    match reason:
        case "lay-opens" | "take-opens":
            assert now.opened > before.opened
        case "makes-samba" | "makes-natural" | "makes-mixed":
            kind = reason.removeprefix("makes-")
            old = {meld.number for meld in before.melds if meld.canasta}
            assert any(meld.canasta == kind and meld.number not in old for meld in now.melds)
        case "lay-grows":
            assert advice.facts["count"] in [len(meld.cards) for meld in now.melds]
        case "discard-stops":
            prompt = after.prompt(after.to_act[0])
            assert prompt is not None
            assert not any(choice.verb == "take" for choice in prompt.choices)
        case "discard-freezes":
            assert seen.pile_frozen > view.pile_frozen
        case _:
            return


def check_parted(game: Game, view: CanastaSeatView, advice: Advice) -> None:
    """Hold what is said of a discard against all hands, also those that the seat cannot see."""
    if advice.action.verb != "discard":
        return
    face = read_kind(advice.action.words[0], view.hand)
    assert face is not None
    alike = {seat: sum(one.rank == face.rank for one in hand_of(game, seat)) for seat in view.order}
    match (advice.reason or "").removeprefix("canasta-"):
        case "discard-dead":
            assert all(count < 2 for seat, count in alike.items() if seat != view.seat)
        case "discard-like":
            follows = advice.facts["seat"]
            assert isinstance(follows, int)
            last = view.last_discards[follows]
            assert last is not None
            assert last.rank == face.rank
        case "discard-single":
            assert alike[view.seat or 0] == 1
        case _:
            return


@pytest.mark.parametrize("key", ["canasta_book", "canasta_2", "samba_4", "canasta_3_cutthroat"])
def test_every_promise_of_canasta_comes_true(key: str) -> None:
    seen: set[str | None] = set()
    (one,) = [one for one in offered("canasta") if one.key == key]
    for seed in range(2 * len(SEEDS)):
        for game, seat, advice in advised(one, seed, 120):
            seen.add(advice.reason)
            view = game.view(seat)
            assert isinstance(view, CanastaSeatView)
            check_laid(game, view, advice)
            check_parted(game, view, advice)
    told = {"draw-no-way", "lay-grows", "lay-opens", "discard-stops"}
    assert seen >= {f"canasta-{reason}" for reason in told}
