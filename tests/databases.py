"""Databases: which tests run on a file, which on a real PostgreSQL, and which on each of the two.

A test that is marked `each_database` runs twice, with its card room or its bot on either. Whatever
needs a server is marked `postgresql`, so that `make test` can do without, and `make postgres` can
run the rest. `each_database_thorough` is the same in the long run alone: of an evening whose every
question to the store is asked from the same place by an evening that is marked `each_database`, or
of kills at every write, as those of a challenge and sieges of three processes kill on a server.
"""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.laws.covering import THOROUGH
from tests.postgres_server import missing

HERE: Final = Path(__file__).parent
POSTGRESQL: Final = "postgresql"

ON_SERVER: Final = frozenset({"postgres_server", "own_server", "lasting_server"})
"""Fixtures that are a server: whatever asks for one needs PostgreSQL."""

FOLDERS: Final = frozenset({"bot", "crash", "data", "end_to_end"})
"""All that `make postgres` reads: to read the other tests takes as long as many of these."""

why_not = cache(missing)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked so once on a file and once on a server."""
    if "database" in metafunc.fixturenames:
        marks = {mark.name for mark in metafunc.definition.iter_markers()}
        if "each_database" in marks or (THOROUGH and "each_database_thorough" in marks):
            metafunc.parametrize("database", ["sqlite", POSTGRESQL])


def _is_text(value: object) -> bool:
    """Whether a parameter is text: to write a whole set of rules as text takes long."""
    return isinstance(value, str)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what needs a server."""
    if isinstance(item, pytest.Function):
        told = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if POSTGRESQL in filter(_is_text, told) or not ON_SERVER.isdisjoint(item.fixturenames):
            assert item.path.relative_to(HERE).parts[0] in FOLDERS, f"no server for {item.path}"
            item.add_marker(POSTGRESQL)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what needs a server where there is none; all of it is told in one line."""
    if item.get_closest_marker(POSTGRESQL) and (why := why_not()):
        pytest.skip(why)
