"""What the program notes for itself."""

import asyncio

from data.store import Store


async def test_a_version_is_newer_by_its_numbers_and_one_before_its_release_is_not(
    store: Store,
) -> None:
    await store.settings.note_version("0.9.0")
    assert not await store.settings.used_since("0.9.0")
    for version in ("0.10.0rc1", "0.10.0", "0.2.0"):
        await store.settings.note_version(version)
        assert not await store.settings.used_since("0.10.0"), version
        assert await store.settings.used_since("0.9.0")


async def test_of_versions_that_begin_in_the_same_moment_the_newest_stays(store: Store) -> None:
    note = store.settings.note_version
    await asyncio.gather(*map(note, ("0.2.0", "0.10.0", "0.3.0", "0.1.0")))
    assert await store.settings.used_since("0.9.0")
