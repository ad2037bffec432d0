"""Game records: reading them, replaying them, and what the console says."""

import io
import json
import re
from collections.abc import Callable
from math import isqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import BadRules
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant, variants
from engine.records.console import main
from engine.records.record import decoded, read_record, record_of
from engine.records.replay import replay

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


MOMENT = {
    "stage",
    "to_act",
    "due",
    "legal",
    "wanted",
    "cards",
    "scores",
    "sign",
    "shown",
    "complex",
}
ACTION = {"record", "at", "seat", "action"} | MOMENT
DONE = ACTION | {"events"}
REFUSED = ACTION | {"error", "rule", "page", "reason", "message"}
UNREAD = ACTION | {"error", "message"}


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
    assert "record 3" in complaint


def deal(*hands: str) -> list[Any]:
    return [-1, " ".join(("deal", *hands))]


HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}
SCATTER: dict[str, Any] = {"pass_cycle": {"4": "S"}}
FIRST = "actions[0]: "
SECOND = "actions[1]: "

WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"surprise": 1}, "'surprise' is no part of a record"),
    ({"Variant": "standard"}, "'Variant' is no part of a record"),
    ({"variant": "whist"}, "variant: there is no 'whist'"),
    ({"variant": 4}, "variant: is the key of a preset"),
    ({"variant": None}, "variant: is the key of a preset"),
    ({"seats": 7}, "seats: standard is played by 3, 4, 5, 6, not by 7"),
    ({"seats": 0}, "seats: standard is played by"),
    ({"seats": True}, "seats: is a whole number"),
    ({"seats": "4"}, "seats: is a whole number"),
    ({"seats": 4.0}, "seats: is a whole number"),
    ({"seats": None}, "seats: is a whole number"),
    ({"dealer": 4}, "dealer: there is no seat 4"),
    ({"dealer": -1}, "dealer: there is no seat -1"),
    ({"dealer": None}, "dealer: is a whole number"),
    ({"dealer": "0"}, "dealer: is a whole number"),
    ({"options": []}, "options: is a JSON object"),
    ({"options": None}, "options: is a JSON object"),
    ({"options": {"stakes": 1}}, "stakes: is no rule of Hearts"),
    ({"options": {"target": -1}}, "target: is at least 1"),
    ({"options": {"target": "100"}}, "target: is a whole number"),
    ({"options": {"target": 1.5}}, "target: is a whole number"),
    ({"options": {"target": None}}, "target: is a whole number"),
    ({"options": {"end_latched": "yes"}}, "end_latched: is true or false"),
    ({"options": {"moon": ["old"]}}, "moon: is a word"),
    ({"options": {"moon": "full"}}, "moon: is one of none, old, new"),
    ({"options": {"strip": {"4": "2D"}}}, "strip: is a list"),
    ({"options": {"strip": {"four": []}}}, "strip: has an entry for each number of players"),
    ({"options": {"strip": {"4": ["**"]}}}, "strip: names cards of the pack"),
    ({"options": {"players_allowed": 4}}, "players_allowed: is a list"),
    ({"options": {"players_allowed": ["4"]}}, "players_allowed: is a whole number"),
    ({"options": {"pass_cycle": "L"}}, "pass_cycle: is a table"),
    ({"options": {"pass_cycle": {"4": ["L", 1.5]}}}, "pass_cycle: is made of"),
    ({"options": {"pass_cycle": {"4": ["L", True]}}}, "pass_cycle: is made of"),
    ({"options": {"pass_cycle": {"4": ["L", ["R"]]}}}, "pass_cycle: is made of"),
    ({"options": {"pass_cycle": {"4": ["L", "Q"]}}}, "pass_cycle: is made of"),
    ({"options": {"extra_values": {"ZZ": 1}}}, "extra_values: 'ZZ' is not a card"),
    ({"options": {"extra_values": {"**": 1}}}, "extra_values: names cards of the pack"),
    ({"options": {"extra_values": {"AH": "5"}}}, "extra_values: is a whole number"),
    ({"options": {"forced_discard": ["**"]}}, "forced_discard: names cards of the pack"),
    ({"options": {"unpassable": ["the queen"]}}, "unpassable: 'the queen' is not a"),
    ({"options": {"hearts_values": 5}}, "hearts_values: is a table"),
    ({"options": {"spade_values": {"J": 1}}}, "spade_values: gives points for Q, K and A"),
    ({"options": {"teams": [0, 2]}}, "teams: is a list"),
    ({"actions": {}}, "actions: is a JSON list"),
    ({"actions": "deal"}, "actions: is a JSON list"),
    ({"actions": ["deal"]}, f"{FIRST}is a JSON list"),
    ({"actions": [[0]]}, f"{FIRST}is a seat and an action"),
    ({"actions": [[0, "play 2C", 1]]}, f"{FIRST}is a seat and an action"),
    ({"actions": [DEAL, [4, "play 2C"]]}, f"{SECOND}there is no seat 4 at a table of 4"),
    ({"actions": [DEAL, [-2, "play 2C"]]}, f"{SECOND}there is no seat -2"),
    ({"actions": [["0", "play 2C"]]}, "actions[0], seat: is a whole number"),
    ({"actions": [[True, "play 2C"]]}, "actions[0], seat: is a whole number"),
    ({"actions": [[0, 1]]}, f"{FIRST}the action is a text"),
    ({"actions": [[0, None]]}, f"{FIRST}the action is a text"),
    ({"actions": [[0, ""]]}, f"{FIRST}'' is not an action"),
    ({"actions": [[0, "play  2C"]]}, f"{FIRST}'play 2C' is not an action"),
    ({"actions": [[-1, "deal"]]}, f"{FIRST}a deal is 4 hands of 13 cards"),
    ({"actions": [deal(*SUITS[:3])]}, f"{FIRST}a deal is 4 hands of 13 cards"),
    ({"actions": [deal(*SUITS, "2C")]}, f"{FIRST}a deal is 4 hands of 13 cards"),
    ({"actions": [deal(SUITS[0] + "2D", SUITS[1][2:], *SUITS[2:])]}, f"{FIRST}a deal is 4 hands"),
    ({"actions": [deal(SUITS[0], SUITS[0], *SUITS[2:])]}, f"{FIRST}a card is dealt twice"),
    ({"actions": [deal("**" + SUITS[0][2:], *SUITS[1:])]}, f"{FIRST}a card is dealt that 4 pl"),
    ({"actions": [deal("1C" + SUITS[0][2:], *SUITS[1:])]}, f"{FIRST}'1C' is not a card"),
    ({"actions": [DEAL, [0, "pass ZZ"]]}, f"{SECOND}'ZZ' is not a card"),
    ({"actions": [DEAL, [0, "pass 2c3c4c"]]}, f"{SECOND}'2c' is not a card"),
    ({"actions": [DEAL, [0, "pass 2C3C4"]]}, f"{SECOND}'2C3C4' is not a row of cards"),
    ({"options": SCATTER, "actions": [DEAL, [0, "pass 2C3C4C"]]}, f"{SECOND}such a pass names"),
    ({"options": HOLD, "actions": [DEAL, [0, "play ZZ"]]}, f"{SECOND}'ZZ' is not a card"),
    ({"options": HOLD, "actions": [DEAL, [0, "play 2C3C"]]}, f"{SECOND}'2C3C' is not a card"),
)

TEXTS: tuple[tuple[str, str], ...] = (
    ("", "not JSON at line 1, column 1"),
    ("{", "not JSON at line 1, column 2"),
    ("[]", "a record: is a JSON object"),
    ("null", "a record: is a JSON object"),
    ('{"variant": "standard", "seats": 4, "seats": 4, "actions": []}', "a key is given twice"),
    ('{"variant": "standard", "seats": NaN, "actions": []}', "NaN is no JSON number"),
    ('{"variant": "standard", "seats": 1e999, "actions": []}', "seats: is a whole number"),
    ('{"seats": ' + "9" * 5000 + "}", "not JSON that a record could be"),
    ("[" * 5000, "not JSON that a record could be"),
    ('{"seats": 4, "actions": []}', "variant is missing"),
    ('{"variant": "standard", "actions": []}', "seats is missing"),
    ('{"variant": "standard", "seats": 4}', "actions is missing"),
)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [*TEXTS, *((json.dumps(WHOLE | wrong), reason) for wrong, reason in WRONG)],
)
def test_what_cannot_be_read_is_one_line_with_the_place_and_the_reason(
    console: Console, text: str, complaint: str
) -> None:
    code, lines, said = console(text)
    assert code == 2
    assert complaint in said
    assert said.count("\n") == 1
    # Of a record whose table can be read there is a line for all that went before.
    at = int(complaint[8]) if complaint.startswith("actions[") else None
    assert [line["at"] for line in lines] == ([] if at is None else list(range(at + 1)))
    if lines:
        assert lines[-1].keys() == UNREAD
        assert lines[-1]["error"] == "unreadable"


@pytest.mark.parametrize(
    ("wrong", "at", "rule"),
    [
        ({"actions": [[-1, "shuffle"]]}, 0, "verb"),
        ({"actions": [[0, "play 2C"]]}, 0, "turn"),
        ({"actions": [[0, DEAL[1]]]}, 0, "turn"),
        ({"actions": [DEAL, DEAL]}, 1, "turn"),
        ({"actions": [DEAL, [-1, "pass 2C3C4C"]]}, 1, "turn"),
        ({"actions": [DEAL, [0, "fold"]]}, 1, "verb"),
        ({"actions": [DEAL, [0, "play 2C"]]}, 1, "verb"),
        ({"actions": [DEAL, [0, "pass"]]}, 1, "R3.6"),
        ({"actions": [DEAL, [0, "pass 2C3C"]]}, 1, "R3.6"),
        ({"actions": [DEAL, [0, "pass 2C3C4C5C"]]}, 1, "R3.6"),
        ({"actions": [DEAL, [0, "pass 2C2C3C"]]}, 1, "R3.6"),
        ({"actions": [DEAL, [0, "pass 2D3D4D"]]}, 1, "R3.6"),
        ({"actions": [DEAL, [0, "pass **2C3C"]]}, 1, "R3.6"),
        ({"options": SCATTER, "actions": [DEAL, [0, "pass 0:2C 2:3C 3:4C"]]}, 1, "R3.3"),
        ({"options": HOLD, "actions": [DEAL, [0, "play"]]}, 1, "R5.1"),
        ({"options": HOLD, "actions": [DEAL, [0, "play 2C 3C"]]}, 1, "R5.1"),
        ({"options": HOLD, "actions": [DEAL, [0, "play 2D"]]}, 1, "R5.1"),
        ({"options": HOLD, "actions": [DEAL, [0, "play **"]]}, 1, "R5.1"),
        ({"options": HOLD, "actions": [DEAL, [0, "play 3C"]]}, 1, "R4.1"),
        ({"options": HOLD, "actions": [DEAL, [0, "moon old"]]}, 1, "verb"),
        ({"options": HOLD, "actions": [DEAL, [1, "play 2D"]]}, 1, "turn"),
    ],
)
def test_what_the_rules_refuse_is_told_with_its_rule_and_its_place(
    console: Console, wrong: dict[str, Any], at: int, rule: str
) -> None:
    code, lines, complaint = console(json.dumps(WHOLE | wrong))
    assert (code, complaint) == (1, "")
    assert (lines[-1]["error"], lines[-1]["at"]) == (rule, at)
    assert ("page" in lines[-1]) is (rule not in ("turn", "verb"))
    assert lines[-1]["message"]
    assert len(lines) == at + 1


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


def test_readers_name_the_fault() -> None:
    with pytest.raises(Unreadable, match="line 1, column 2"):
        decoded("{")
    with pytest.raises(BadRules) as refused:
        read_record(WHOLE | {"options": {"target": "high", "stakes": 1}})
    assert refused.value.parameters == ("target", "stakes")


@pytest.mark.parametrize(
    ("key", "options", "right"),
    [
        ("spot_50", {"first_dealer": 8}, "first_dealer: with 3 players is random or a seat"),
        ("partner_hearts", {"hand_sizes": {"4": 99}}, "hand_sizes: gives 4 players 1 to 13 cards"),
    ],
)
def test_rules_that_nobody_can_play_are_told_beside_a_wrong_number_of_seats(
    console: Console, key: str, options: dict[str, Option], right: str
) -> None:
    record: dict[str, Any] = {"variant": key, "seats": 2, "options": options, "actions": []}
    code, lines, said = console(json.dumps(record))
    assert (code, lines) == (2, [])
    assert "seats: " in said
    assert right in said


def test_a_wrong_number_of_seats_is_told_beside_what_else_is_wrong(console: Console) -> None:
    options: dict[str, Option] = {"players_allowed": [4, 5], "target": 0}
    record: dict[str, Any] = {"variant": "standard", "options": options, "actions": []}
    for seats, alone in ((7, False), (5, True)):
        code, lines, said = console(json.dumps(record | {"seats": seats}))
        assert (code, lines) == (2, [])
        assert "target: is at least 1" in said
        assert ("is played by 4, 5, not by 7" in said) is not alone
        assert ("seats: " in said) is not alone


def test_what_cannot_be_read_late_keeps_the_lines_before_it(console: Console) -> None:
    passes = [[0, "pass 2C3C4C"], [1, "pass 2D3D4D"]]
    for wrong in ([2, "pass ZZ"], [2, 7], [9, "pass 2H3H4H"], "pass", [2, "pass  2H"]):
        record = WHOLE | {"actions": [DEAL, *passes, wrong, [3, "pass 2S3S4S"]]}
        code, lines, said = console(f"{json.dumps(record)}\n{json.dumps(WHOLE)}\n")
        assert code == 2
        assert "record 0: actions[3]" in said
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


def played_out(key: str, seats: int, **options: Option) -> dict[str, Any]:
    """Return the record of one deal that chance plays."""
    chosen = variant(key, options, seats)
    game, rng = chosen.start(seats, 0), Random(7)
    journal: list[tuple[Seat, Action]] = []
    while game.to_act and not game.deal_scores:
        seat = game.to_act[0]
        action = game.propose(seat, rng)
        game, _ = game.apply(seat, action)
        journal.append((seat, action))
    return record_of(chosen, seats, 0, journal)


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


@pytest.mark.parametrize("offered", list(variants()), ids=lambda offered: offered.key)
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
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")
    record, printed = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    code, lines, _ = console(record)
    shown = [json.loads(line) for line in printed.strip().split("\n\n")]
    assert code == 1
    assert lines[1:] == shown
    # Every key that a line can have is explained.
    finished = console(json.dumps(played_out("standard", 4)))[1]
    for key in {key for line in (*lines, *finished) for key in line}:
        assert f"`{key}`" in page, key
