"""Computers of Pitch: each level is worth something, and what is said of moves is true."""

from dataclasses import replace
from random import Random
from typing import Any, Final, cast

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.games.point_pitch.game import POINT_PITCH, PitchGame
from engine.games.point_pitch.view import PitchSeatView, PitchView
from engine.players.advice import Advice
from engine.players.point_pitch.easy import PitchEasy
from engine.players.point_pitch.explaining import explaining
from engine.players.point_pitch.medium import PitchMedium
from engine.players.point_pitch.players import PITCH_HARD
from engine.players.point_pitch.playout import leapt
from engine.players.point_pitch.promise import best_trump
from engine.players.point_pitch.reasons import pitch_mistake, pitch_reason
from engine.players.policy import Policy, RandomPlayer
from tests.each import each
from tests.rulings.point_pitch.said import EXAMPLE, auction
from tests.rulings.point_pitch.test_drawing import CINCH, KITTY, NINE
from tests.rulings.point_pitch.test_playing import PLAIN
from tests.rulings.written import Deal, ruled

DEALS: Final = 6
"""Deals of each preset that are played out from every card on."""
HARD: Final = replace(PITCH_HARD, worlds=16)


def lead_of(one: Policy[Any], other: Policy[Any], key: str, deals: int) -> float:
    """Return by how many points a deal the sides of one player are better, with the same cards."""
    lead, variant = 0.0, POINT_PITCH.presets[key]
    for seed in range(deals):
        for own in (0, 1):
            rng = Random(seed)
            game: Game = variant.start(variant.seats_default, 0)
            side_of = cast("PitchView", game.view(None)).terms.side_of
            while not game.deal_scores:
                seat = game.to_act[0]
                if seat == DEALER:
                    action = game.propose(seat, rng)
                else:
                    player = one if side_of[seat] % 2 == own else other
                    action = player.decide(game.view(seat), Random(seed))
                game = game.apply(seat, action).game
            for seat, score in enumerate(game.scores):
                lead += score if side_of[seat] % 2 == own else -score
    return lead / deals


@each("key", POINT_PITCH.presets)
def test_medium_is_better_than_chance(key: str) -> None:
    assert lead_of(PitchMedium(), RandomPlayer(), key, 6) > 0


SIDES: Final[dict[tuple[int, str], str]] = {
    (4, "none"): "five_point",
    (4, "pairs"): "dom_pedro",
    (6, "none"): "ten_point_six",
    (6, "3+3"): "pedro",
    (6, "2+2+2"): "ten_point_six",
}
"""Who may play together (P1, C40), and a game that usually has it otherwise."""


@each("player", [PitchEasy(), PitchMedium(), replace(PITCH_HARD, worlds=2)])
@each(("table", "key"), SIDES.items())
def test_every_level_plays_with_whatever_partners(
    player: Policy[Any], table: tuple[int, str], key: str
) -> None:
    """P1, C40: a deal to its end, and partners have one score."""
    (seats, teams), rng = table, Random(3)
    game: Game = variant(key, {"teams": teams}, seats).start(seats, 0)
    while not game.deal_scores or not any(game.scores):
        seat = game.to_act[0]
        chance = seat == DEALER
        action = game.propose(seat, rng) if chance else player.decide(game.view(seat), rng)
        game = game.apply(seat, action).game
    sides = cast("PitchView", game.view(None)).terms.sides
    assert {len(side) for side in sides} == {{"none": 1, "pairs": 2, "3+3": 3, "2+2+2": 2}[teams]}
    assert all(len({game.scores[seat] for seat in side}) == 1 for side in sides)


def test_medium_is_better_than_easy() -> None:
    keys = ("ten_point", "nine_point", "cinch", "five_point")
    assert sum(lead_of(PitchMedium(), PitchEasy(), key, 8) for key in keys) > 0


def asked(key: str, *acts: Deal | str, seats: int = 4, **options: Any) -> PitchSeatView:  # noqa: ANN401
    now = ruled(key, *acts, seats=seats, **options)
    return now.seen(now.to_act[0])


STRONG: Final = Deal({1: "ASKSQSJSJCX1X2TS3S"}, rest="2S")


def test_hard_bids_on_what_it_holds_and_names_it() -> None:
    bid = HARD.decide(asked("ten_point", STRONG), Random(1))
    assert bid != Action("bid", ("pass",))
    named = HARD.decide(asked("ten_point", STRONG, auction(1, 8)), Random(1))
    assert named == Action("name", ("S",))
    tricks: dict[str, Any] = {"moon": "double", "moon_needs": "all_tricks"}
    moon = HARD.decide(asked("ten_point", STRONG, **tricks), Random(1))
    assert moon == Action("bid", ("moon",))
    # Of nine trumps a point card must be laid down, so not all points can be made.
    assert HARD.decide(asked("ten_point", STRONG, moon="double"), Random(1)) != moon


@pytest.mark.parametrize(
    ("acts", "seat", "least", "most"),
    [
        ("1 bid 12", 1, 3, 12),
        ("1 bid pass", 1, -3, 0),
        # Nobody had bid: this one had to.
        (f"{auction(0, 12)}, 0 6H", 0, 0, 1),
    ],
)
def test_hard_imagines_those_who_bid_with_good_trumps_and_others_with_few(
    acts: str, seat: int, least: float, most: float
) -> None:
    view = asked("dom_pedro", PLAIN, acts, all_pass="stick", min_bid=12)
    likely = explaining(view)
    assert likely is not None
    imagine, rng = POINT_PITCH.imagining(view), Random(1)
    games = [imagine(rng) for _ in range(400)]
    hands = [cast("PitchGame", game).dealt.hands[seat] for game in games]
    promised = [best_trump(view.terms, hand).points for hand in hands]
    weights = [likely(game) for game in games]
    weighed = sum(w * points for w, points in zip(weights, promised, strict=True))
    assert least < weighed / sum(weights) - sum(promised) / len(promised) < most


def test_medium_keeps_trumps_and_throws_plain_cards() -> None:
    kept = PitchMedium().decide(asked("cinch", CINCH, auction(1, 4), "1 name H"), Random(0))
    assert {"QH", "JH"} <= {str(face) for face in kept.cards}
    thrown = PitchMedium().decide(asked("nine_point", NINE, auction(1, 2), "1 name S"), Random(0))
    assert len(thrown.cards) == 6


def why(found: Advice) -> str | None:
    return found.reason and found.reason.removeprefix("point_pitch-")


def said(text: str) -> Action:
    return Action.read(text)


NAMED: Final = (EXAMPLE, auction(1, 4), "1 name S")


@each(
    ("view", "action", "reason"),
    [
        (lambda: asked("ten_point", STRONG), "bid 6", "bid"),
        (lambda: asked("ten_point", STRONG), "bid pass", "bid-pass"),
        (lambda: asked("ten_point", STRONG, moon="double"), "bid moon", "bid-moon"),
        (
            lambda: asked("ten_point", EXAMPLE, auction(1, 5)[:-12], steal="equal"),
            "bid 5",
            "bid-steal",
        ),
        (lambda: asked("ten_point", EXAMPLE, auction(1, 4)), "name S", "name"),
        (lambda: asked("ten_point", *NAMED), "play AS", "lead-draws"),
        (lambda: asked("ten_point", *NAMED, "1 AS"), "play 2S", "gives-nothing"),
        (lambda: asked("ten_point", *NAMED, "1 AS"), "play TS", None),
        (lambda: asked("ten_point", *NAMED, "1 AS, 2 2S"), "play X1", "for-partner"),
        (lambda: asked("ten_point", *NAMED, "1 JC, 2 9S, 3 X1"), "play KS", "takes-points"),
        (lambda: asked("ten_point", *NAMED, "1 JC, 2 X2"), "play 4S", "partner-has"),
        (lambda: asked("five_point", PLAIN, auction(1, 2)), "play AS", "pitch"),
    ],
)
def test_reasons_are_found(view: Any, action: str, reason: str | None) -> None:  # noqa: ANN401
    assert why(pitch_reason(view(), said(action))) == reason


@each(
    ("view", "played", "best", "kind"),
    [
        (lambda: asked("ten_point", STRONG), "bid pass", "bid 6", "no-bid"),
        (lambda: asked("ten_point", STRONG), "bid 6", "bid pass", "bid-too-much"),
        (lambda: asked("ten_point", STRONG), "bid 8", "bid 6", "bid-high"),
        (lambda: asked("ten_point", STRONG), "bid 5", "bid 6", "bid-low"),
        (lambda: asked("ten_point", STRONG, moon="double"), "bid 5", "bid moon", "no-moon"),
        (lambda: asked("ten_point", EXAMPLE, auction(1, 4)), "name H", "name S", "named"),
        (
            lambda: ruled("nine_point", NINE, auction(1, 2), "1 name S", seats=4).seen(1),
            "discard AS2C3C",
            "discard 2C3C4C",
            "laid-point",
        ),
        (lambda: asked("five_point", PLAIN, auction(1, 2)), "play 4C", "play AS", "pitched"),
        (lambda: asked("ten_point", *NAMED), "play JS", "play AS", "kept-top"),
        (lambda: asked("ten_point", *NAMED, "1 AS"), "play TS", "play 2S", "gave-points"),
        (lambda: asked("ten_point", *NAMED, "1 AS, 2 2S"), "play 4S", "play X1", "kept-points"),
        (
            lambda: asked("ten_point", *NAMED, "1 JC, 2 9S, 3 X1"),
            "play 5S",
            "play QS",
            "left-points",
        ),
        (lambda: asked("ten_point", *NAMED, "1 JC, 2 9S, 3 X1"), "play KS", "play QS", "too-high"),
    ],
)
def test_kinds_of_mistakes_are_found(
    view: Any,  # noqa: ANN401
    played: str,
    best: str,
    kind: str,
) -> None:
    assert why(pitch_mistake(view(), said(played), said(best))) == kind


def test_a_kitty_hides_no_point_from_who_lays_down() -> None:
    view = asked("ten_point_six", KITTY, auction(1, 4, 6), "1 name S", seats=6)
    assert why(pitch_reason(view, cast("Action", view.open_prompt.default))) == "discard-plain"


@each("preset", POINT_PITCH.presets)
def test_a_play_out_is_what_the_medium_player_would_play(preset: str) -> None:
    variant, player = POINT_PITCH.presets[preset], PitchMedium()
    seats, looked_at = variant.seats_default, 0
    for seed in range(DEALS):
        rng = Random(seed)
        game: Game = variant.start(seats, seed % seats)
        ends: list[tuple[int, ...]] = []
        while not any(game.deal_scores):
            seat = game.to_act[0]
            assert isinstance(game, PitchGame)
            if (end := leapt(game)) is not None:
                ends.append(end.deal_scores[-1])
            if game.forced is not None:
                game = game.apply(*game.forced).game
                continue
            act = game.propose(seat, rng) if seat < 0 else player.decide(game.view(seat), rng)
            game = game.apply(seat, act).game
        assert set(ends) <= {game.deal_scores[-1]}
        looked_at += len(ends)
    assert looked_at > DEALS
