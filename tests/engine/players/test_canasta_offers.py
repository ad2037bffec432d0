"""What a game of Canasta offers: found in few steps, given up alike everywhere, never untrue."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, cast

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.games.canasta import asking, moves
from engine.games.canasta.deal import Deal, Position, position
from engine.games.canasta.effort import Effort
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import Laid, Taking
from engine.games.canasta.moves import DRAW, judged_take, ways
from engine.games.canasta.turn_phases import TurnPhase
from engine.games.catalogue import variant
from engine.records.record import read_record
from tests.laws.covering import THOROUGH

GAMES: Final = 12 if THOROUGH else 6
ASK, OUT = Action("ask"), Action("out")
FEW = 3_000
"""Steps of a search; when every way to take was searched by itself there were up to 200,000."""


SLOW: Final = Path(__file__).with_name("slow_views.jsonl")
"""Records, one a line; what is offered at the last moment of each once took long to draw up."""


def recorded() -> Iterator[CanastaGame]:
    for line in SLOW.read_text("utf-8").splitlines():
        record = read_record(json.loads(line))
        game: Game = record.variant.start(record.seats, record.dealer or 0)
        for seat, action in record.actions:
            game, _ = game.apply(seat, action)
        assert isinstance(game, CanastaGame)
        yield game


def turn_of(game: CanastaGame) -> tuple[TurnPhase, Deal, Position]:
    """Return what a game in which somebody is in turn tells of it."""
    phase = game.phase
    assert isinstance(phase, TurnPhase)
    return phase, game.dealt, game.position(game.dealt)


def test_what_is_offered_is_found_in_few_steps_where_it_once_took_long() -> None:
    for game in recorded():
        phase, deal, at = turn_of(game)
        for offered in (phase.asked, phase.listed):
            effort = Effort()
            offered(deal, at, effort)
            assert effort.spent <= FEW


def test_few_ways_to_take_are_judged_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0

    def counting(at: Position, taking: Taking) -> Laid | None:
        nonlocal judged
        judged += 1
        return judged_take(at, taking)

    monkeypatch.setattr(moves, "judged_take", counting)
    for game in recorded():
        judged = 0
        takings = ways(game.position(game.dealt))
        assert len(takings) <= judged <= len(takings) + 10


def after(game: CanastaGame, seat: Seat, action: Action) -> CanastaGame:
    return cast("CanastaGame", game.apply(seat, action)[0])


def moments(preset: str, canastas: int) -> Iterator[CanastaGame]:
    """Games in which half of the time somebody only draws, so that piles and hands are large."""
    for seed in range(GAMES):
        rng = Random(seed)
        offered = variant(preset, {"canastas_to_go_out": canastas})
        game = cast("CanastaGame", offered.start(offered.seats_default, 0))
        for _ in range(150):
            if not game.to_act:
                break
            seat = game.to_act[0]
            action = game.propose(seat, rng)
            if seat != DEALER:
                yield game
                deal, drawing = game.dealt, game.stage == "draw"
                if drawing and deal.stock and not deal.answer and rng.random() < 0.5:
                    action = DRAW
            game = after(game, seat, action)


@pytest.mark.parametrize("preset", ["samba_4", "canasta_book"])
def test_one_may_ask_exactly_if_some_way_to_take_leads_out(preset: str) -> None:
    """The list of all ways at once leaves out none that leads out."""
    found: list[bool] = []
    for canastas in (0, 1):
        for game in moments(preset, canastas):
            if game.stage != "draw":
                continue
            _, deal, at = turn_of(game)
            takings = ways(at)
            leading = tuple(way for way in takings if leads_out(game, way))
            assert tuple(asking.ways_leading_out(deal, at, takings)) == leading
            assert asking.leads_out(deal, at, takings) == bool(leading)
            found.append(bool(leading))
    assert 3 < sum(found) < len(found)


def leads_out(game: CanastaGame, way: Action) -> bool:
    taken = after(game, game.to_act[0], way)
    if taken.deal is None:
        return True
    return way_out(position(taken.rules, taken.deal, 0)) is not None


def test_what_was_given_up_is_not_offered_but_accepted() -> None:
    """However little is searched for, all that is offered is legal, and what is legal is done."""
    none = Effort(0)
    asked = out = 0
    for game in islice(moments("samba_4", 0), 0, None, 1 if THOROUGH else 2):
        seat = game.to_act[0]
        if game.stage == "asked":
            continue
        phase, deal, at = turn_of(game)
        whole = phase.asked(deal, at, Effort()).choices
        for offered in (phase.asked(deal, at, none).choices, phase.listed(deal, at, none)):
            assert ASK not in offered
            assert OUT not in offered
            for action in offered:
                game.apply(seat, action)
        if ASK in whole:
            asked += 1
            game.apply(seat, ASK)
        if OUT in whole:
            out += 1
            game.apply(seat, OUT)
    assert asked
    assert out


def test_what_was_promised_is_offered_however_hard_it_is_to_find() -> None:
    drawing = melding = 0
    for game in moments("samba_4", 0):
        if ASK not in game.legal_actions(seat := game.to_act[0]):
            continue
        bound = game
        assert game.deal is not None
        for one, answer in ((seat, ASK), (game.deal.partner, Action("yes"))):
            assert one is not None
            bound = after(bound, one, answer)
        phase, deal, at = turn_of(bound)
        offered = phase.asked(deal, at, Effort(0))
        assert offered.choices
        assert offered.default in offered.choices
        for action in offered.choices:
            bound.apply(seat, action)
        assert set(offered.choices) <= set(phase.asked(deal, at, Effort()).choices)
        drawing += bound.stage == "draw"
        melding += bound.stage == "meld"
    assert drawing
    assert melding
