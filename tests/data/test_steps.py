"""Steps of writing: what they tell of themselves, for those who watch the process."""

import pytest

from data.patience import NotWritten
from data.sql.steps import Steps


async def kept() -> str:
    return "kept"


async def refused() -> None:
    raise NotWritten("SQLITE_FULL", busy=False)


async def wrong() -> None:
    raise KeyError("a mistake of ours, which says nothing of the disk")


async def test_the_last_that_was_kept_and_since_when_none_is() -> None:
    steps = Steps()
    assert (steps.kept_at, steps.refused_since) == (None, None)
    assert await steps.finished(kept()) == "kept"
    first = steps.kept_at
    assert first is not None
    for _ in range(2):
        with pytest.raises(NotWritten):
            await steps.finished(refused())
    since = steps.refused_since
    assert since is not None
    assert since >= first
    with pytest.raises(KeyError):
        await steps.finished(wrong())
    assert (steps.kept_at, steps.refused_since) == (first, since)
    await steps.finished(kept())
    assert steps.refused_since is None
    assert steps.kept_at is not None
    assert steps.kept_at >= since
