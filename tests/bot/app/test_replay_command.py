"""`cardroom replay` as a process of its own, whose output goes somewhere."""

import json
import sys
from pathlib import Path
from subprocess import PIPE, Popen, run
from typing import Any

import pytest

from bot.__main__ import READER_GONE

WHOLE: dict[str, Any] = {"variant": "standard", "seats": 4, "dealer": 3, "actions": []}


@pytest.mark.parametrize("options", [[], ["--last"]])
def test_a_reader_that_has_seen_enough_ends_the_replay_without_a_word(
    tmp_path: Path, options: list[str]
) -> None:
    source = tmp_path / "records.jsonl"
    # More than a pipe holds, so that it is written after the reader has gone.
    source.write_text(f"{json.dumps(WHOLE)}\n" * 400, encoding="utf-8")
    command = [sys.executable, "-m", "bot", "replay", *options, str(source)]
    with Popen(command, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        json.loads(process.stdout.readline())
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == READER_GONE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_output_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    source = tmp_path / "record.json"
    source.write_text(json.dumps(WHOLE), encoding="utf-8")
    command = [sys.executable, "-m", "bot", "replay", str(source)]
    with Path("/dev/full").open("wb") as full:
        process = run(command, stdout=full, stderr=PIPE, check=False)
    assert process.returncode == 2
    assert process.stderr.startswith(b"cardroom replay: standard output: ")
    assert process.stderr.count(b"\n") == 1
