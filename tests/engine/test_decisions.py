"""Decisions of the hard computers that were recorded once: with time enough they stay the same."""

import json
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from engine.contract.game import Game
from engine.players.all_fours.hard import ALL_FOURS_HARD
from engine.players.canasta.hard import CANASTA_HARD
from engine.players.hearts.hard import HeartsHard
from engine.players.policy import Policy
from engine.records.record import read_record

RECORDED: Final = Path(__file__).with_name("decisions.jsonl")
"""A record a line, with the `seed`, seat and text of what was decided at its end. Whoever changes
how well a computer plays writes it anew; whoever changes how fast does not."""

HARD: Final[dict[str, Policy[Any]]] = {
    "hearts": replace(HeartsHard(), worlds=40, seconds=inf),
    "canasta": replace(CANASTA_HARD, worlds=4, margin=0.5, seconds=inf),
    "all_fours": replace(ALL_FOURS_HARD, worlds=12, margin=0.5, seconds=inf),
}
"""As they play, but for fewer worlds: each of these differs from what the medium player does."""


@pytest.mark.parametrize("line", RECORDED.read_text(encoding="utf-8").splitlines())
def test_with_time_enough_the_same_view_and_chance_lead_to_the_same_decision(line: str) -> None:
    written: dict[str, Any] = json.loads(line)
    seat, decision = written.pop("decision")
    seed = written.pop("seed")
    record = read_record(written)
    game: Game = record.variant.start(record.seats, record.dealer or 0)
    for actor, action in record.actions:
        game, _ = game.apply(actor, action)
    player = HARD[record.variant.family]
    assert str(player.decide(game.view(seat), Random(seed))) == decision
