"""Decisions of the hard computers that were recorded once: with time enough they stay the same."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.contract.game import Game
from engine.records.record import read_record
from tests.each import each
from tests.engine.few_worlds import HARD
from tests.laws.covering import THOROUGH

RECORDED: Final = Path(__file__).with_name("decisions.jsonl")
"""A record a line, with the `seed`, seat and text of what was decided at its end. Whoever changes
how well a computer plays writes it anew; whoever changes how fast does not."""

LINES: Final = RECORDED.read_text(encoding="utf-8").splitlines()
FOR_LONG: Final = {4, 6}
"""A discard of Canasta and one of Samba, which take longest; there is another of each."""

ASKED: Final = [line for at, line in enumerate(LINES) if THOROUGH or at not in FOR_LONG]


def recorded(line: str) -> tuple[Game, int, str, int]:
    """Return a game, the seat that decides, what it decided then, and the seed."""
    written: dict[str, Any] = json.loads(line)
    seat, decision = written.pop("decision")
    seed = written.pop("seed")
    record = read_record(written)
    game: Game = record.variant.start(record.seats, record.dealer or 0)
    for actor, action in record.actions:
        game, _ = game.apply(actor, action)
    return game, seat, decision, seed


@each("line", ASKED)
def test_with_time_enough_the_same_view_and_chance_lead_to_the_same_decision(line: str) -> None:
    game, seat, decision, seed = recorded(line)
    player = HARD[game.variant.family]
    assert str(player.decide(game.view(seat), Random(seed))) == decision
