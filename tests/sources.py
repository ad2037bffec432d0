"""The program as it is written: each of its files parsed once, for all tests that read the code."""

import ast
import gc
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[1]
FLOORS: Final = ("bot", "data", "engine", "loopback_discord")


@cache
def trees() -> Mapping[str, ast.Module]:
    """Return each file of the floors by its path in the project; nobody may change it."""
    files = [file for floor in FLOORS for file in sorted((PROJECT / floor).rglob("*.py"))]
    # Nothing of it is garbage, and to look for some in half a million nodes takes longer than
    # to parse them.
    gc.disable()
    try:
        return {
            file.relative_to(PROJECT).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
            for file in files
        }
    finally:
        gc.enable()
