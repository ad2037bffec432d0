"""Game records: reading them, replaying them, and what the console says."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.records.console import main
from engine.records.record import decoded, read_record, record_of

SUITS = (
    "2C3C4C5C6C7C8C9CTCJCQCKCAC",
    "2D3D4D5D6D7D8D9DTDJDQDKDAD",
    "2H3H4H5H6H7H8H9HTHJHQHKHAH",
    "2S3S4S5S6S7S8S9STSJSQSKSAS",
)
DEAL = [-1, " ".join(("deal", *SUITS))]
WHOLE: dict[str, Any] = {"variant": "standard", "seats": 4, "dealer": 3, "actions": [DEAL]}

Told = tuple[int, list[dict[str, Any]], str]
Console = Callable[..., Told]


@pytest.fixture
def console(tmp_path: Path) -> Console:
    """Replay a text, from a file or from standard input."""

    def run(text: str, *, last: bool = False, piped: bool = False) -> Told:
        source = tmp_path / "record.jsonl"
        source.write_text(text, encoding="utf-8")
        out, err = io.StringIO(), io.StringIO()
        path = "-" if piped else str(source)
        code = main(path, last=last, stdin=io.StringIO(text), stdout=out, stderr=err)
        return code, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()

    return run


def test_each_action_has_its_line_and_a_last_one_tells_how_the_game_stands(
    console: Console,
) -> None:
    passes = [[0, "pass 2C3C4C"], [1, "pass 2D3D4D"], [2, "pass 2H3H4H"], [3, "pass 2S3S4S"]]
    code, lines, complaint = console(json.dumps(WHOLE | {"actions": [DEAL, *passes]}))
    assert (code, complaint) == (0, "")
    assert [line["at"] for line in lines[:-1]] == [0, 1, 2, 3, 4]
    assert all(line.keys() == {"at", "to_act", "legal", "events", "scores"} for line in lines[:-1])
    assert lines[0]["to_act"] == [0, 1, 2, 3]
    assert lines[0]["legal"] == {}
    assert lines[0]["events"][0] == {
        "event": "deal-begun",
        "seat": 3,
        "words": ["1", "L"],
        "heard_by": None,
    }
    assert lines[0]["events"][3] == {
        "event": "cards-dealt",
        "seat": 2,
        "words": [SUITS[2]],
        "heard_by": [2],
    }
    assert lines[-1] == {
        "over": False,
        "outcome": None,
        "scores": [0, 0, 0, 0],
        "deal_scores": [],
        "to_act": [1],
        "legal": {"1": ["play 2C"]},
    }
    assert lines[-2]["legal"] == {"1": ["play 2C"]}


def test_only_the_last_line_on_request_and_from_standard_input(console: Console) -> None:
    code, lines, _ = console(json.dumps(WHOLE), last=True, piped=True)
    assert code == 0
    assert len(lines) == 1
    assert lines[0]["to_act"] == [0, 1, 2, 3]


def test_a_record_may_be_laid_out_over_many_lines(console: Console) -> None:
    code, lines, _ = console(json.dumps(WHOLE, indent=2))
    assert code == 0
    assert "record" not in lines[0]


def test_a_refused_action_ends_the_replay_with_its_rule(console: Console) -> None:
    actions = [DEAL, [0, "pass 2C3C"], [1, "pass 2D3D4D"]]
    code, lines, complaint = console(json.dumps(WHOLE | {"actions": actions}))
    assert (code, complaint) == (1, "")
    assert len(lines) == 2
    assert lines[-1].keys() == {"error", "at", "message"}
    assert (lines[-1]["error"], lines[-1]["at"]) == ("R3.6", 1)


def test_one_record_does_not_stop_the_others(console: Console) -> None:
    refused = WHOLE | {"actions": [[0, "play 2C"]]}
    text = "\n".join(map(json.dumps, (WHOLE, refused, WHOLE)))
    code, lines, _ = console(text, last=True)
    assert code == 1
    assert [line["record"] for line in lines] == [0, 1, 2]
    code, lines, complaint = console(f"{text}\nrubbish\n{json.dumps(WHOLE)}\n", last=True)
    assert code == 2
    assert [line["record"] for line in lines] == [0, 1, 2, 4]
    assert complaint.count("\n") == 1
    assert "record 3" in complaint


TWICE = [-1, " ".join(("deal", SUITS[0], SUITS[0], SUITS[2], SUITS[3]))]


WRONG: tuple[dict[str, Any], ...] = (
    {"surprise": 1},
    {"variant": "whist"},
    {"variant": 4},
    {"seats": 7},
    {"seats": True},
    {"seats": "4"},
    {"dealer": 4},
    {"dealer": -1},
    {"options": []},
    {"options": {"target": -1}},
    {"actions": {}},
    {"actions": ["deal"]},
    {"actions": [[4, "play 2C"]]},
    {"actions": [[-2, "play 2C"]]},
    {"actions": [[0, 1]]},
    {"actions": [[0, "play  2C"]]},
    {"actions": [[-1, "deal 2C"]]},
    {"actions": [TWICE]},
    {"actions": [DEAL, [0, "pass ZZ"]]},
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"variant": "standard", "seats": 4, "seats": 4, "actions": []}',
        '{"variant": "standard", "seats": NaN, "actions": []}',
        "[" * 5000,
        *(json.dumps(WHOLE | wrong) for wrong in WRONG),
        json.dumps({"variant": "standard", "seats": 4}),
    ],
)
def test_what_cannot_be_read_is_one_line_of_complaint(console: Console, text: str) -> None:
    code, lines, complaint = console(text)
    assert (code, lines) == (2, [])
    assert complaint.count("\n") == 1


def test_the_place_of_an_unreadable_action_is_told(console: Console) -> None:
    actions = [DEAL, [0, "pass ZZ"]]
    assert "actions[1]" in console(json.dumps(WHOLE | {"actions": actions}))[2]


def test_a_file_that_is_not_there_is_a_complaint(tmp_path: Path) -> None:
    err = io.StringIO()
    path = str(tmp_path / "none.json")
    empty = io.StringIO()
    assert main(path, last=False, stdin=empty, stdout=empty, stderr=err) == 2
    assert err.getvalue().count("\n") == 1


def test_a_file_that_is_no_text_is_a_complaint(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    err, empty = io.StringIO(), io.StringIO()
    path = str(tmp_path / "bytes")
    assert main(path, last=False, stdin=empty, stdout=empty, stderr=err) == 2
    assert "UTF-8" in err.getvalue()


def test_chance_chooses_the_first_dealer_where_the_record_does_not(console: Console) -> None:
    text = json.dumps({key: WHOLE[key] for key in WHOLE if key != "dealer"})
    dealers = {console(text)[1][0]["events"][0]["seat"] for _ in range(100)}
    assert dealers == {0, 1, 2, 3}


def test_a_finished_game_is_written_down_and_read_back(console: Console) -> None:
    chosen = variant("standard", {"target": 30, "moon": "new"})
    game, rng = chosen.start(3, 1), Random(4)
    journal: list[tuple[Seat, Action]] = []
    while game.to_act:
        seat = rng.choice(game.to_act)
        action = game.propose(seat, rng)
        game, _ = game.apply(seat, action)
        journal.append((seat, action))
    written = record_of(chosen, 3, 1, journal)
    code, lines, _ = console(json.dumps(written), last=True)
    assert code == 0
    assert game.outcome is not None
    assert lines[-1] == {
        "over": True,
        "outcome": {
            "reason": "target",
            "places": list(game.outcome.places),
            "winners": list(game.outcome.winners),
            "sides": [[0], [1], [2]],
        },
        "scores": list(game.scores),
        "deal_scores": [list(row) for row in game.deal_scores],
        "to_act": [],
        "legal": {},
    }
    assert read_record(written).variant == chosen


def test_readers_name_the_fault() -> None:
    with pytest.raises(Unreadable, match="line 1, column 2"):
        decoded("{")
    with pytest.raises(BadRules) as refused:
        read_record(WHOLE | {"options": {"target": "high", "stakes": 1}})
    assert refused.value.parameters == ("target", "stakes")
