"""`cardroom verify` and `cardroom audit`: what they say of a record, and their exit codes."""

import io
import json
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main as cardroom
from engine.games.catalogue import variant
from engine.players.revision import LAST_COMMITS, REVISION
from engine.records import auditing_console, verifying_console
from engine.records.auditing import MoveFinding
from engine.records.draws import DrawFinding
from engine.records.ended import PACKAGE
from engine.records.proof import seal_of
from engine.records.verifying import Flaw, Lack
from tests.each import each
from tests.engine.written_records import WHOLE
from tests.fairness.fair_games import FairGame

COMPARE = "Anybody can make up such a file: compare it with Discord.\n"
ProofConsole = Callable[..., tuple[int, str, str]]


@cache
def played() -> dict[str, Any]:
    game = FairGame(variant("trinidad"), 4, ("easy", None, "random", None), Random(4))
    game.odd = 0
    game.play()
    return game.record()


def resealed(record: dict[str, Any], **changes: object) -> dict[str, Any]:
    changed = record | changes
    return changed | {"seal": seal_of(changed)}


def with_fair(**changes: object) -> dict[str, Any]:
    return resealed(played(), fair=played()["fair"] | changes)


def verify(*records: object, seal: str | None = None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    text = io.StringIO("\n".join(map(json.dumps, records)))
    code = verifying_console.main("-", seal=seal, stdin=text, stdout=out, stderr=err)
    return code, out.getvalue(), err.getvalue()


def audit(*records: object, seal: str | None = None, jobs: int = 1) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    text = io.StringIO("\n".join(map(json.dumps, records)))
    code = auditing_console.main("-", seal=seal, jobs=jobs, stdin=text, stdout=out, stderr=err)
    return code, out.getvalue(), err.getvalue()


def test_a_true_record_holds_and_each_deal_has_its_line() -> None:
    code, said, complaint = verify(played())
    assert (code, complaint) == (0, "")
    deals = [line for line in said.splitlines() if line.startswith("  Deal ")]
    assert len(deals) == sum(text.startswith("deal ") for _, text in played()["actions"]) > 2
    assert all("right. Its secret leads to the commitment, and to these cards." in d for d in deals)
    assert deals[0].startswith("  Deal 1 (draw 3): ")
    assert "  First dealer (draw 1): right." in said
    assert "  Cut (draw 2): right." in said
    # Only a person can compare these two with what was shown.
    assert f"Commitment {played()['fair']['commitment']}. Compare" in said
    fair = played()["fair"]
    assert f"Table {fair['table']}, message {fair['message']}. Compare them" in said
    assert f"Seal {played()['seal']}. Compare" in said
    assert "WRONG" not in said
    assert said.endswith("All that a file can prove holds. " + COMPARE)


def test_the_seal_that_was_shown_is_compared() -> None:
    code, said, _ = verify(played(), seal=played()["seal"].upper())
    assert code == 0
    assert "The seal is the one that you gave" in said
    assert "Compare it with the one beside" not in said
    code, said, _ = verify(played(), seal="00" * 32)
    assert code == 1
    assert (
        f"WRONG. The seal that you gave is not of this record, which has {played()['seal']}" in said
    )
    assert said.endswith("Something is WRONG.\n")


@pytest.mark.parametrize("console", [verify, audit])
def test_a_seal_that_is_none_or_for_many_records_is_a_complaint(console: ProofConsole) -> None:
    code, said, complaint = console(played(), seal="5")
    assert (code, said) == (2, "")
    assert "--seal: is 64 hexadecimal digits" in complaint
    code, said, complaint = console(WHOLE, WHOLE, seal="00" * 32)
    assert (code, said) == (2, "")
    assert "--seal is for a file with one record" in complaint


def test_what_is_wrong_is_said_in_the_line_of_its_deal() -> None:
    secrets = list(played()["fair"]["secrets"])
    secrets[3] = "00" * 32
    code, said, _ = verify(with_fair(secrets=secrets))
    assert code == 1
    assert "  Deal 1 (draw 3): right." in said
    assert "(draw 4): WRONG. Its secret does not lead to the commitment." in said
    assert "(draw 5): right." in said
    code, said, _ = verify(with_fair(table="another"))
    assert "  Deal 1 (draw 3): WRONG. Its secret leads to the commitment, but with" in said
    actions = [*played()["actions"][:2], [0, "fold"], *played()["actions"][3:]]
    code, said, _ = verify(resealed(played(), actions=actions))
    assert code == 1
    assert "  WRONG. Action 3 is refused: " in said
    assert "not checked. The record is wrong before it." in said
    assert "every action is legal" not in said


@pytest.mark.parametrize("console", [verify, audit])
def test_a_record_without_a_proof_has_an_exit_code_of_its_own(console: ProofConsole) -> None:
    code, said, complaint = console(WHOLE)
    assert (code, complaint) == (3, "")
    assert "This record carries no proof." in said
    assert said.endswith("Nothing is wrong, but not everything is proven.\n")


@pytest.mark.parametrize("console", [verify, audit])
def test_the_worst_record_gives_the_code_and_none_stops_the_others(console: ProofConsole) -> None:
    wrong = with_fair(commitment="00" * 32)
    assert console(WHOLE, played())[0] == 3
    assert console(WHOLE, wrong, played())[0] == 1
    code, said, complaint = console(played(), {"fair": 1}, played())
    assert code == 2
    assert [line for line in said.splitlines() if line.startswith("-")] == [
        "-, record 1 of 3:",
        "-, record 3 of 3:",
    ]
    assert complaint.count("\n") == 1
    assert "-, record 2 of 3: variant is missing" in complaint


@pytest.mark.parametrize("console", [verify, audit])
def test_what_is_no_record_is_a_complaint(console: ProofConsole) -> None:
    unread: list[object] = [5, "", WHOLE | {"fair": None}, WHOLE | {"seats": 9}]
    for text in unread:
        code, said, complaint = console(text)
        assert (code, said) == (2, "")
        assert complaint.count("\n") == 1


def test_every_finding_has_its_words() -> None:
    assert verifying_console.DRAW_TEXTS.keys() == set(DrawFinding)
    assert verifying_console.FLAW_TEXTS.keys() == set(Flaw)
    assert verifying_console.LACK_TEXTS.keys() == set(Lack)
    told = {MoveFinding.SAME, MoveFinding.DIFFERS}
    assert auditing_console.REASONS.keys() == set(MoveFinding) - told


def test_an_audit_counts_the_moves_that_were_made_again() -> None:
    moves = sum(text.startswith(("computer", "clock")) for text in played()["by"])
    at = next(at for at, text in enumerate(played()["by"]) if text == "computer player random")
    by = [*played()["by"][:at], "computer late hard", *played()["by"][at + 1 :]]
    code, said, complaint = audit(resealed(played(), by=by))
    assert (code, complaint) == (3, "")
    assert f"  Moves of computers: {moves}.\n" in said
    assert f"of which {moves - 1} are the same and 0 differ" in said
    assert "  Not proven: 1, because the computer ran out of time.\n" in said
    assert "  Deal 1 (draw 3): right." in said


@cache
def forged() -> tuple[dict[str, Any], int]:
    """Return a game of which people made all moves but one, and that one is not its player's."""
    game = FairGame(variant("trinidad"), 4, (None,) * 4, Random(4))
    game.odd = 0
    game.play(40)
    for at, text in enumerate(game.record()["by"]):
        if text == "person":
            by = [*game.record()["by"][:at], "computer player easy", *game.record()["by"][at + 1 :]]
            record = resealed(game.record(), by=by)
            if audit(record)[0] == 1:
                return record, at
    raise AssertionError


_MOVE = "by"


@each(
    ("hidden", "code", "told"),
    [
        ({}, 1, "of which 0 are the same and 1 differ"),
        ({"revision": REVISION - 1}, 3, f"Those of commit {LAST_COMMITS[-1]} make it again"),
        ({"revision": REVISION + 1}, 3, "This release does not know them; a later one may."),
        ({"revision": 0}, 3, "This release does not know them; a later one may."),
        ({"revision": None}, 3, "because the record does not name the players."),
        ({"python": "3.0"}, 3, "it was made on Python 3.0. Audit it there."),
        ({_MOVE: "computer late easy"}, 3, "because the computer ran out of time."),
        ({_MOVE: "computer lost easy"}, 3, "was lost, and another player answered."),
        ({_MOVE: "computer failed"}, 3, "the player failed, and another one answered."),
        ({_MOVE: "computer draft easy"}, 3, "a person had composed a part of it"),
        ({_MOVE: "computer"}, 3, "the record does not say how it came about."),
        # Who is said to be a person nobody can check.
        ({_MOVE: "person"}, 0, "  Moves of computers: 0.\n"),
    ],
)
def test_a_record_that_hides_a_move_from_the_audit_is_not_proven(
    hidden: dict[str, Any], code: int, told: str
) -> None:
    record, at = forged()
    by = list(record["by"])
    by[at] = hidden.get(_MOVE, by[at])
    players = record["players"] | {key: hidden[key] for key in hidden if key != _MOVE}
    changed = resealed(record, by=by, players=players)
    if None in players.values():
        changed = resealed({key: changed[key] for key in changed if key != "players"})
    found, said, _ = audit(changed)
    assert found == code, said
    assert told in said
    last = "  NOT PROVEN: 1 of 1 moves of computers.\nNothing is wrong, but not everything is"
    assert said.endswith(f"{last} proven.\n") is (code == 3)


def test_it_tells_which_players_made_the_moves_and_which_are_here() -> None:
    players = {"cardroom": "0.0.9", "python": "3.0", "revision": 7}
    _, said, _ = audit(resealed(played(), players=players))
    assert "  Players of the game: revision 7 (cardroom 0.0.9, Python 3.0).\n" in said
    assert f"  Players here: revision {REVISION} (cardroom {version(PACKAGE)}, Python " in said


def test_an_audit_tells_which_computers_decided_for_a_seat() -> None:
    by = played()["by"]
    others = [at for at, text in enumerate(by) if text == "computer player easy"]
    late = [*by[: others[0]], "computer late medium", *by[others[0] + 1 :]]
    _, said, _ = audit(resealed(played(), by=late))
    assert f"seat 0, counted from 0: easy {len(others) - 1}, medium 1.\n" in said
    assert f"seat 2, counted from 0: random {by.count('computer player random')}.\n" in said
    assert "seat 1," not in said


def test_a_move_that_differs_is_named_and_fails() -> None:
    by = [text.replace("player random", "player easy") for text in played()["by"]]
    code, said, _ = audit(resealed(played(), by=by))
    assert code == 1
    assert "  WRONG. Action " in said
    assert "computer player easy: made again it is " in said
    assert said.endswith("Something is WRONG.\n")


def test_several_records_are_audited_at_a_time() -> None:
    together = audit(played(), WHOLE, played(), jobs=2)
    assert together == audit(played(), WHOLE, played())


def test_long_audits_say_how_far_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auditing_console, "PATIENCE_SECONDS", 0.0)
    _, said, complaint = audit(played(), WHOLE)
    assert f" of {len(played()['actions'])}\n" in complaint
    assert all(
        line.startswith("cardroom audit: record 1 of 2, ") for line in complaint.splitlines()
    )
    assert "action" not in said.replace("every action", "")
    _, _, complaint = audit(played(), WHOLE, jobs=2)
    assert complaint.splitlines() == [
        "cardroom audit: 1 of 2 records",
        "cardroom audit: 2 of 2 records",
    ]


@pytest.mark.parametrize(
    ("command", "options"), [("verify", []), ("audit", []), ("audit", ["--jobs", "2"])]
)
def test_the_command_line_has_both(
    command: str, options: Iterable[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played(), indent=1), encoding="utf-8")
    assert cardroom([command, *options, str(path), "--seal", played()["seal"]]) == 0
    assert "All that a file can prove holds." in capsys.readouterr().out
    assert cardroom([command, str(tmp_path / "none.json")]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"cardroom {command}: ")
    assert complaint.count("\n") == 1
