"""The console of game records: `cardroom replay FILE`."""

import json
from pathlib import Path
from random import Random
from typing import Final, TextIO

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.records.record import decoded, read_record
from engine.records.replay import Line, replay

PLAYED: Final = 0
REFUSED: Final = 1
UNREADABLE: Final = 2


def main(path: str, *, last: bool, stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    """Replay every record of the file at `path` (`-`: `stdin`) and return the exit code.

    The code is that of the worst record: 2 if one cannot be read to its end (a line on
    `stderr` says why), 1 if the rules refuse an action, else 0. No record stops the others.
    With `last` only the last line of each is written.
    """
    try:
        text = stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else "not UTF-8 text"
        stderr.write(f"cardroom replay: {path}: {reason}\n")
        return UNREADABLE
    records = _records(text)
    worst = PLAYED
    for number, record in enumerate(records):
        line: Line = {}
        code = PLAYED
        try:
            for line in replay(read_record(decoded(record)), Random()):
                if not last:
                    _write(stdout, number, line)
        except (Unreadable, BadRules) as fault:
            place = f"{path}, record {number}" if len(records) > 1 else path
            reason = " ".join(str(fault).split())
            stderr.write(f"cardroom replay: {place}: {reason}\n")
            code = UNREADABLE
        if last and line:
            _write(stdout, number, line)
        worst = max(worst, code, REFUSED if "error" in line else PLAYED)
    return worst


def _write(stdout: TextIO, number: int, line: Line) -> None:
    stdout.write(json.dumps({"record": number} | line) + "\n")


def _records(text: str) -> list[str]:
    """Part a file into its records: one object a line, or one laid out over many lines."""
    lines = [line for line in text.split("\n") if line.strip()]
    # A single object may be laid out over lines none of which is a whole object.
    return lines if any(map(_is_object, lines)) and not _is_object(text) else [text]


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
