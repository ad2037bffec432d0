"""docs/verify.py as a program: what it says, its exit codes, and what it needs."""

import ast
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fairness.changed_records import FOURS
from tests.fairness.specification import PROGRAM, VERIFY, vectors

RECORDS = vectors()["records"]
BOUND = 5
"""Under the newest scheme, and nobody could choose anything."""
UNPROVEN = {key: RECORDS[BOUND][key] for key in ("variant", "seats", "dealer", "actions")}
WRONG = RECORDS[BOUND] | {"dealer": 3}


def told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, *arguments: str
) -> tuple[int, str]:
    """Return the exit code and the output for a text on standard input."""
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    monkeypatch.setattr(sys, "argv", ["verify.py", "-", *arguments])
    return VERIFY.main(), capsys.readouterr().out


def test_it_is_short_and_needs_nothing_but_python() -> None:
    text = PROGRAM.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 470
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names


def test_it_runs_alone_on_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORDS[FOURS], indent=2), encoding="utf-8")
    # -I and -S: no folder of the project, and nothing that is installed.
    ran = subprocess.run(
        [sys.executable, "-I", "-S", PROGRAM, file, "--seal", RECORDS[FOURS]["seal"].upper()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    # It is of a scheme that left its owner a choice.
    assert (ran.returncode, ran.stderr) == (3, "")
    for line in ("holds       First dealer: seat 1", "holds       Deal 2: 52 cards", "Seal: "):
        assert line in ran.stdout
    assert RECORDS[FOURS]["fair"]["commitment"] in ran.stdout
    assert RECORDS[FOURS]["fair"]["message"] in ran.stdout
    assert "Not checked here: the rules" in ran.stdout


@pytest.mark.parametrize(
    ("records", "code", "line"),
    [
        ([RECORDS[BOUND]], 0, "note        Seal: "),
        (RECORDS, 3, "Record 11 of 11"),
        ([UNPROVEN], 3, "no proof    Proof: the record carries none"),
        ([UNPROVEN, RECORDS[BOUND]], 3, "Record 2 of 2"),
        ([WRONG, UNPROVEN], 1, "WRONG       First dealer: seat 1 was drawn"),
        ([{"seats": 4}, WRONG], 2, "UNREADABLE  Record: it lacks a key"),
        ([], 2, "UNREADABLE"),
    ],
    ids=["one", "many", "no proof", "none of the first", "wrong", "unreadable", "empty"],
)
def test_the_worst_record_of_a_file_gives_the_code(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    records: list[object],
    code: int,
    line: str,
) -> None:
    text = "\n\n".join(map(json.dumps, records))
    exit_code, output = told(monkeypatch, capsys, text)
    assert exit_code == code
    assert line in output


def test_a_seal_that_was_shown_is_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = RECORDS[BOUND]
    text = json.dumps(record)
    assert told(monkeypatch, capsys, text, "--seal", record["seal"])[0] == 0
    assert told(monkeypatch, capsys, text, "--seal", RECORDS[FOURS]["seal"])[0] == 1


def test_a_file_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["verify.py", str(tmp_path / "nothing.json")])
    with pytest.raises(SystemExit) as end:
        VERIFY.main()
    assert end.value.code == 2
    assert "nothing.json" in capsys.readouterr().err


def test_whoever_sat_there_finds_the_own_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, key = json.dumps(RECORDS[BOUND]), vectors()["marks"][0]["seat_key"]
    alice, bob = (one["person"] for one in vectors()["marks"])
    for ids, code, line in (
        (alice, 0, f"seat 0, counted from 0, was bound to {alice}"),
        (f"{alice},{bob}", 0, f"seat 2, counted from 0, was bound to {bob}"),
        ("5", 1, "no seat was bound to 5"),
        ("05", 2, "UNREADABLE"),
    ):
        exit_code, output = told(monkeypatch, capsys, text, "--me", key, ids)
        assert exit_code == code, output
        assert line in output
    assert told(monkeypatch, capsys, text, "--me", "ab" * 32, alice)[0] == 1
    exchanged = json.loads(text)
    exchanged["fair"]["ranks"] = ["0", "-", "1", "-"]
    output = told(monkeypatch, capsys, json.dumps(exchanged), "--me", key, f"{alice},{bob}")[1]
    assert "their ranks are not in the order of their ids" in output
