"""A decision follows from view, level and seed: in any process, after any others, and for good."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from engine.players.revision import LAST_COMMITS, REVISION
from tests.engine.fingerprint import decisions, fingerprint

DECIDED: Final = (11, "41911eb1dbaf5ea8")
"""The revision of the players, and the fingerprint of what they decide."""


def told(lines: list[str]) -> str:
    return (
        "computers decide otherwise than they did: raise REVISION in engine/players/revision.py"
        f" and write it down here with the new fingerprint, {fingerprint(lines)!r}"
    )


@pytest.mark.long
def test_the_revision_grows_when_decisions_change() -> None:
    lines = decisions()
    assert (REVISION, fingerprint(lines)) == DECIDED, told(lines)


def test_another_process_decides_the_same_in_another_order() -> None:
    """Cards have other hashes there, and other things were worked out before each decision.

    That the hard ones imagine fewer games than in play makes no difference to either.
    """
    found = subprocess.run(
        [sys.executable, "-m", "tests.engine.fingerprint"],
        env={**os.environ, "PYTHONPATH": str(Path.cwd()), "PYTHONHASHSEED": "12345"},
        stdout=subprocess.PIPE,
        check=True,
    )
    assert json.loads(found.stdout) == decisions(hasty=True)


def test_the_page_names_the_last_commit_of_each_earlier_revision() -> None:
    page = (Path(__file__).parents[3] / "docs" / "verify.md").read_text(encoding="utf-8")
    rows = "".join(f"| {number} | `{commit}` |\n" for number, commit in enumerate(LAST_COMMITS, 1))
    assert page.endswith(f"| revision | last commit |\n|---|---|\n{rows}")


def test_the_players_of_each_earlier_revision_are_in_the_commit_that_is_named() -> None:
    asked = ["git", "rev-parse", "--is-shallow-repository"]
    if subprocess.run(asked, capture_output=True, check=False).stdout != b"false\n":
        pytest.skip("there is no history here")
    for revision, commit in enumerate(LAST_COMMITS, 1):
        asked = ["git", "show", f"{commit}:engine/players/revision.py"]
        found = subprocess.run(asked, capture_output=True, check=True)
        assert f"REVISION: Final = {revision}\n".encode() in found.stdout, commit
