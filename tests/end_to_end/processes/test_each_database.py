"""A test marked `each_database` keeps everything in a file, and once more on a server."""

import pytest

from data.postgresql.store import PostgresStore
from tests import databases
from tests.conftest import BotProcess
from tests.end_to_end.conftest import Evening


@pytest.mark.each_database
def test_a_room_and_a_process_are_where_the_test_runs(
    evening: Evening, bot_process: BotProcess, database: str, request: pytest.FixtureRequest
) -> None:
    is_on_server = database == "postgresql"
    assert isinstance(evening.store, PostgresStore) is is_on_server
    assert (bot_process.store == bot_process.on_server) is is_on_server
    assert (request.node.get_closest_marker("postgresql") is not None) is is_on_server


def test_what_needs_a_server_is_skipped_where_there_is_none(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "why_not", lambda: "there is none")
    databases.pytest_runtest_setup(request.node)
    request.node.add_marker("postgresql")
    with pytest.raises(pytest.skip.Exception, match="there is none"):
        databases.pytest_runtest_setup(request.node)
