"""What the tests of fair deals read: the vectors of docs/fairness.md, and docs/verify.py itself."""

import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parents[2] / "docs"
PROGRAM: Final = DOCS / "verify.py"
PAGE: Final = DOCS / "verify.html"

Recorded = dict[str, Any]


@cache
def vectors() -> dict[str, Any]:
    """Return the test vectors of the specification, the one block of JSON in it."""
    text = (DOCS / "fairness.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```json\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return json.loads(block)


def _loaded() -> Any:  # noqa: ANN401  a file beside the project, of which no checker knows
    spec = importlib.util.spec_from_file_location("verify_by_path", PROGRAM)
    assert spec is not None and spec.loader is not None  # noqa: PT018  one fact
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFY: Final = _loaded()
"""docs/verify.py, loaded by its path: nothing of the project is imported with it."""


def findings(record: Recorded, shown: str = "") -> list[list[str]]:
    """Return what docs/verify.py finds in a record, as JSON would have it."""
    (found,) = VERIFY.checked(json.dumps(record), shown)
    return [list(one) for one in found]


def verdicts(record: Recorded, shown: str = "") -> set[str]:
    return {found for _, found, _ in findings(record, shown)}
