"""The console that replays what is handed to it."""

import io
import json
from pathlib import Path

import pytest

from engine.records.console import main
from tests.engine.written_records import Console, Told


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
