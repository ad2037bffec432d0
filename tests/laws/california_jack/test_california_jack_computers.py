"""The computers of California Jack: play-outs end as the engine ends them, and hints come true."""

from random import Random
from typing import cast

import pytest

from engine.cards import Card, card
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.california_jack.view import CaliforniaJackSeatView
from engine.games.catalogue import FAMILIES, variant
from engine.players.california_jack.thumb import leapt
from engine.players.families import advice_on, mistake_in
from engine.players.levels import policy
from engine.tricks.playing import PLAYS
from tests.each import each
from tests.rulings.written import Deal, ruled

PRESETS = list(FAMILIES["california_jack"].presets)
MEDIUM = policy("medium", "california_jack")


def moments(preset: str, seed: int, chance: float) -> list[Game]:
    """The moments of a deal in which somebody is to play; some play at random."""
    rng, game, found = Random(seed), variant(preset).start(2, seed % 2), list[Game]()
    while game.to_act and not game.deal_scores:
        seat = game.to_act[0]
        if game.forced is not None:
            seat, action = game.forced
        elif seat == DEALER or rng.random() < chance:
            action = game.propose(seat, rng)
        else:
            action = MEDIUM.decide(game.view(seat), rng)
        if seat != DEALER and game.forced is None:
            found.append(game)
        game, _ = game.apply(seat, action)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_ends_as_if_it_were_played_card_by_card(preset: str) -> None:
    for seed in range(4):
        for moment in moments(preset, seed, 0.3)[seed::7]:
            there, game = leapt(moment), moment
            assert there is not None
            while not game.deal_scores:
                # Once nothing counts any more the rest is played by itself, to the same end.
                seat, action = game.forced or (
                    game.to_act[0],
                    MEDIUM.decide(game.view(game.to_act[0]), Random(0)),
                )
                game, _ = game.apply(seat, action)
            assert there.scores == game.scores
            assert there.outcome == game.outcome


def test_no_other_game_is_leapt_over() -> None:
    assert leapt(variant("standard").start(4, 0)) is None
    assert leapt(variant("california_jack").start(2, 0)) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_said_of_a_card_is_true(preset: str) -> None:
    """Of every card that may be played, whether it is the best one or not."""
    seen: set[str | None] = set()
    for seed in range(6):
        for moment in moments(preset, seed, 0.5):
            seat = moment.to_act[0]
            view = cast("CaliforniaJackSeatView", moment.view(seat))
            for face in view.open_prompt.cards:
                advice = advice_on(view, PLAYS[face])
                seen.add(advice.reason)
                check(moment, view, face, advice.reason or "", advice.facts)
    told = {"only", "lead-cheap", "takes-pips", "over", "trumps", "gives-little", "jack-safe"}
    assert seen >= {f"af-{reason}" for reason in told}
    assert ("cj-draws" in seen) == (preset != "shasta_sam")


def check(game: Game, view: CaliforniaJackSeatView, face: Card, reason: str, facts: object) -> None:
    after = game.apply(view.seat, PLAYS[face]).game
    seen = cast("CaliforniaJackSeatView", after.view(view.seat))
    over = bool(view.trick) and (seen.last_trick is not None)
    won = over and seen.last_trick is not None and seen.last_trick.winner == view.seat
    taken = [str(p.card) for p in seen.last_trick.plays] if seen.last_trick and over else []
    match reason:
        case "cj-draws":
            assert won
            assert view.turned[0] == seen.drawn[view.seat][-1]
        case "cj-takes-low":
            assert won
            assert f"2{view.trump}" in taken
        case "af-takes-jack" | "af-jack-safe":
            assert won
            assert f"J{view.trump}" in taken
        case "af-takes-pips" | "af-over" | "af-trumps":
            assert won
        case "af-gives-little":
            assert over
            assert not won
        case "af-lead-top" | "af-lead-top-trump":
            held = game.imagine(view.seat, Random(0)).face_up.hands[1 - view.seat]
            assert all(other.suit != face.suit or other < face for other in held)
        case _:
            assert reason in ("", "af-only", "af-lead-cheap"), facts


@each(
    ("hand", "led", "played", "best", "kind"),
    [
        ("JS9D", "", "JS", "9D", "af-led-jack"),
        ("2S9D", "", "2S", "9D", "cj-gave-low"),
        ("TD9C", "", "TD", "9C", "af-led-ten"),
        ("KS9D", "", "KS", "9D", "af-led-trump"),
        ("KD9D", "", "KD", "9D", "af-led-dear"),
        ("KS9D", "", "9D", "KS", "af-kept-trump"),
        ("KD3D", "TD", "3D", "KD", "cj-left-draw"),
        ("JS3D", "TD", "3D", "JS", "af-kept-jack"),
        ("QS2S", "JS", "2S", "QS", "af-missed-jack"),
        ("JSTS", "KS", "JS", "TS", "af-risked-jack"),
        ("2STS", "KS", "2S", "TS", "cj-gave-low"),
        ("TDAD9D", "KD", "TD", "9D", "af-gave-pips"),
        ("KS9D", "TD", "KS", "9D", "af-wasted-trump"),
        ("AD9D", "7D", "AD", "9D", "af-too-high"),
    ],
)
def test_a_card_was_a_mistake(hand: str, led: str, played: str, best: str, kind: str) -> None:

    held = {1: led or hand, 0: hand if led else ""}
    now = ruled("california_jack", Deal(held, "AS"), *([f"1 {led}"] if led else []), seats=2)
    view = cast("CaliforniaJackSeatView", now.seen(0 if led else 1))
    assert mistake_in(view, PLAYS[card(played)], PLAYS[card(best)]).reason == kind
