"""The console of game records: `cardroom replay FILE`."""

import json
from random import Random
from typing import Final, TextIO

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.records.files import one_line, record_texts
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
        records = record_texts(path, stdin)
    except Unreadable as fault:
        stderr.write(f"cardroom replay: {one_line(path)}: {fault}\n")
        return UNREADABLE
    worst = PLAYED
    for number, record in enumerate(records):
        line: Line = {}
        code = PLAYED
        try:
            for line in replay(read_record(decoded(record)), Random()):
                if not last:
                    _write(stdout, number, line)
        except (Unreadable, BadRules) as fault:
            place = f"{path}, records[{number}]" if len(records) > 1 else path
            stderr.write(f"cardroom replay: {one_line(f'{place}: {fault}')}\n")
            code = UNREADABLE
        if last and line:
            _write(stdout, number, line)
        worst = max(worst, code, REFUSED if "error" in line else PLAYED)
    return worst


def _write(stdout: TextIO, number: int, line: Line) -> None:
    stdout.write(json.dumps({"record": number} | line) + "\n")
