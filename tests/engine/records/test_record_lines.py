"""What the lines of a replay tell, besides what was done."""

import json
import re
from math import isqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.catalogue import variant, variants
from engine.records.record import read_record, record_of
from engine.records.replay import replay
from tests.each import each
from tests.engine.written_records import DEAL, WHOLE, Console, played_out


def test_passes_say_their_receivers(console: Console) -> None:
    def passed(direction: str, given: str) -> list[dict[str, Any]]:
        cycle = {"pass_cycle": {"4": direction}}
        record = WHOLE | {"options": cycle, "actions": [DEAL, [0, given]]}
        return console(json.dumps(record))[1]

    for direction, to in (("L", 1), ("R", 3), ("X", 2)):
        lines = passed(direction, "pass 2C3C4C")
        assert lines[0]["wanted"]["0"] == {"cards": 3, "to": [to]}
        assert lines[1]["events"][0]["words"] == [str(to)]
        assert lines[1]["wanted"].keys() == {"1", "2", "3"}
    lines = passed("S", "pass 1:2C 2:3C 3:4C")
    assert lines[0]["wanted"]["0"] == {"cards": 3, "to": [1, 2, 3]}
    assert lines[1]["events"][0]["words"] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("key", "sign", "start"),
    [("standard", 1, 0), ("ja_black_lady", -1, 0), ("knock_down", -1, 100), ("pitch", 1, 0)],
)
def test_totals_are_told_as_players_see_them_too(
    console: Console, key: str, sign: int, start: int
) -> None:
    _, lines, _ = console(json.dumps(played_out(key, 4)))
    assert any(lines[-1]["scores"])
    for line in lines:
        assert line["sign"] == sign
        assert line["shown"] == [start + sign * total for total in line["scores"]]
        assert line["complex"] is None


def test_complex_totals_are_told_in_both_parts(console: Console) -> None:
    _, lines, _ = console(
        json.dumps(played_out("complex_hearts", 4, display_sign="penalty_negative"))
    )
    assert lines[0]["complex"] == [[0, 0]] * 4
    points = lines[-1]["complex"]
    assert any(imaginary for _, imaginary in points)
    scores = [isqrt(real**2 + imaginary**2) for real, imaginary in points]
    assert (lines[-1]["scores"], lines[-1]["sign"]) == (scores, -1)


@each("offered", list(variants()))
def test_every_line_says_where_the_cards_are_and_what_is_due(offered: Variant) -> None:
    """For each preset one deal: no card is lost from the counts, and what is legal is due."""
    record = played_out(offered.key, offered.seats_default)
    size = 0
    for line in replay(read_record(record), Random(0)):
        counts: list[int | list[int]] = list(line["cards"].values())
        rows = [[count] if isinstance(count, int) else count for count in counts]
        assert {len(row) for row in rows} == {1, offered.seats_default}
        lying = sum(map(sum, rows))
        if line.get("action", "").startswith("deal "):
            size = sum(len(word) // 2 for word in line["action"].split()[1:])
        assert lying in ({size} if line["stage"] not in ("deal", "vector", "over") else {0})
        assert bool(line["due"]) == bool(line["to_act"])
        verbs = {text.split()[0] for legal in line["legal"].values() for text in legal}
        assert verbs <= set(line["due"])
        for wanted in line["wanted"].values():
            assert wanted["cards"] > 0


@pytest.mark.parametrize(
    ("key", "seats", "actions", "rule"),
    [
        ("auction_pitch", 4, ["bid 5"], "7.3"),
        ("canasta_book", 4, ["draw", "discard 3r"], "K38"),
        ("samba_4", 4, ["draw", "lay KS-4S"], "S4"),
        ("seven_up", 2, ["play 2C"], "verb"),
    ],
)
def test_a_rule_keeps_its_number(
    console: Console, key: str, seats: int, actions: list[str], rule: str
) -> None:
    game, rng = variant(key).start(seats, 0), Random(1)
    journal: list[tuple[Seat, Action]] = []
    while game.to_act == (DEALER,):
        action = game.propose(DEALER, rng)
        journal.append((DEALER, action))
        game, _ = game.apply(DEALER, action)
    journal += [(game.to_act[0], Action.read(text)) for text in actions]
    written = record_of(variant(key), seats, 0, journal)
    _, lines, _ = console(json.dumps(written), last=True)
    assert lines[-1]["rule"] == lines[-1]["error"] == rule


def test_the_example_of_the_documentation_is_what_is_printed(console: Console) -> None:
    page = (Path(__file__).parents[3] / "docs" / "replay.md").read_text(encoding="utf-8")
    record, printed = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    code, lines, _ = console(record)
    shown = [json.loads(line) for line in printed.strip().split("\n\n")]
    assert code == 1
    assert lines[1:] == shown
    # Every key that a line can have is explained.
    finished = console(json.dumps(played_out("standard", 4)))[1]
    for key in {key for line in (*lines, *finished) for key in line}:
        assert f"`{key}`" in page, key
