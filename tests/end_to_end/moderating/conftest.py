"""The day on which moderators do something."""

import pytest

from tests.end_to_end.daily_tries import DAY


@pytest.fixture
def day() -> str:
    return DAY
