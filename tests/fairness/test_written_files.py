"""A file that one verifier refuses all refuse: docs/verify.py and `cardroom verify`, by one table.

The page of the same table is in tests/browser/test_verify_page.py.
"""

import io
import sys
from pathlib import Path

import pytest

from engine.records.verifying_console import main as verify
from tests.each import each
from tests.fairness.specification import VERIFY
from tests.fairness.written_files import WrittenFile, written_files

FILES = list(written_files())


@each("file", FILES)
def test_both_say_the_same(
    file: WrittenFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(file.content)
    said, empty = io.StringIO(), io.StringIO()
    ours = verify(str(path), seal=None, stdin=empty, stdout=said, stderr=said)
    monkeypatch.setattr(sys, "argv", ["verify.py", str(path)])
    assert (ours, VERIFY.main()) == (file.code, file.code), said.getvalue()[:500]
