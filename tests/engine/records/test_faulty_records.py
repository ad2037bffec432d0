"""Records that cannot be read, or that the rules refuse, and what the console says of them."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.records.console import main
from engine.records.record import decoded, read_record
from tests.each import each
from tests.engine.written_records import DEAL, HOLD, SCATTER, SUITS, UNREAD, WHOLE, Console


def deal(*hands: str) -> list[Any]:
    return [-1, " ".join(("deal", *hands))]


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
    ({"seats": 4.0}, "4.0 is no whole number of at most 15 digits"),
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
    ({"options": {"target": 1.5}}, "1.5 is no whole number"),
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
    ({"options": {"pass_cycle": {"4": ["L", 15]}}}, "pass_cycle: is made of"),
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
    ({"actions": [[0, "play  2C"]]}, f"{FIRST}'play  2C' is not an action"),
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
    ('{"variant": "standard", "seats": NaN, "actions": []}', "NaN is no whole number"),
    ('{"variant": "standard", "seats": 1e999, "actions": []}', "1e999 is no whole number"),
    ('{"seats": ' + "9" * 5000 + "}", "9... is no whole number of at most 15 digits"),
    ("[" * 200_000, "not JSON that a record could be"),
    ('{"seats": 4, "actions": []}', "variant is missing"),
    ('{"variant": "standard", "actions": []}', "seats is missing"),
    ('{"variant": "standard", "seats": 4}', "actions is missing"),
)


@each(
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


@each(
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
