"""Game records: reading them, replaying them, and what the console says."""

import json
from random import Random

from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.records.record import read_record, record_of
from tests.engine.written_records import DEAL, DONE, MOMENT, REFUSED, SUITS, WHOLE, Console


def test_each_action_has_its_line_and_a_last_one_tells_how_the_game_stands(
    console: Console,
) -> None:
    passes = [[0, "pass 2C3C4C"], [1, "pass 2D3D4D"], [2, "pass 2H3H4H"], [3, "pass 2S3S4S"]]
    code, lines, complaint = console(json.dumps(WHOLE | {"actions": [DEAL, *passes]}))
    assert (code, complaint) == (0, "")
    assert [line["at"] for line in lines[:-1]] == [0, 1, 2, 3, 4]
    assert all(line.keys() == DONE for line in lines[:-1])
    assert [(line["seat"], line["action"]) for line in lines[1:3]] == [
        (0, "pass 2C3C4C"),
        (1, "pass 2D3D4D"),
    ]
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
        "record": 0,
        "over": False,
        "outcome": None,
        "deal_scores": [],
        "stage": "play",
        "to_act": [1],
        "due": ["play", "claim"],
        "legal": {"1": ["play 2C"]},
        "wanted": {},
        "cards": {
            "hands": [13, 13, 13, 13],
            "trick": 0,
            "waiting": 0,
            "taken": [0, 0, 0, 0],
            "kitty": 0,
        },
        "scores": [0, 0, 0, 0],
        "sign": 1,
        "shown": [0, 0, 0, 0],
        "complex": None,
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
    assert [line["record"] for line in lines] == [0, 0]


def test_a_refused_action_ends_the_replay_with_its_rule(console: Console) -> None:
    actions = [DEAL, [0, "pass 2C3C"], [1, "pass 2D3D4D"]]
    code, lines, complaint = console(json.dumps(WHOLE | {"actions": actions}))
    assert (code, complaint) == (1, "")
    assert len(lines) == 2
    assert lines[-1].keys() == REFUSED
    assert lines[-1]["page"] == "docs/rules/hearts.md#r3-6"
    assert (lines[-1]["rule"], lines[-1]["at"]) == ("R3.6", 1)
    assert (lines[-1]["seat"], lines[-1]["action"]) == (0, "pass 2C3C")
    assert lines[-1]["reason"] == "wrong-count"
    # What is due is what was due before.
    assert {key: lines[-1][key] for key in MOMENT} == {key: lines[0][key] for key in MOMENT}


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
    assert "records[3]: not JSON" in complaint


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
    last = {
        "over": True,
        "outcome": {
            "reason": "target",
            "places": list(game.outcome.places),
            "winners": list(game.outcome.winners),
            "sides": [[0], [1], [2]],
        },
        "deal_scores": [list(row) for row in game.deal_scores],
        "stage": "over",
        "to_act": [],
        "due": [],
        "legal": {},
        "wanted": {},
        "scores": list(game.scores),
    }
    assert {key: lines[-1][key] for key in last} == last
    assert read_record(written).variant == chosen


def test_what_cannot_be_read_late_keeps_the_lines_before_it(console: Console) -> None:
    passes = [[0, "pass 2C3C4C"], [1, "pass 2D3D4D"]]
    for wrong in ([2, "pass ZZ"], [2, 7], [9, "pass 2H3H4H"], "pass", [2, "pass  2H"]):
        record = WHOLE | {"actions": [DEAL, *passes, wrong, [3, "pass 2S3S4S"]]}
        code, lines, said = console(f"{json.dumps(record)}\n{json.dumps(WHOLE)}\n")
        assert code == 2
        assert "records[0]: actions[3]" in said
        assert [(line["record"], line.get("at")) for line in lines] == [
            (0, 0),
            (0, 1),
            (0, 2),
            (0, 3),
            (1, 0),
            (1, None),
        ]
        assert [line.get("error") for line in lines] == [None] * 3 + ["unreadable", None, None]
        assert lines[3]["to_act"] == [2, 3]
        code, lines, _ = console(json.dumps(record), last=True)
        assert (code, [line["at"] for line in lines]) == (2, [3])
