"""What is known of people, and what the application notes for itself."""

from data.people import PersonRow
from data.store import Store
from tests.data.everything import seen


async def test_a_stranger_has_the_usual_wishes(store: Store) -> None:
    assert await store.people.get(7) == PersonRow(7, "", None, None, None, "dm")


async def test_a_person_is_remembered_as_last_seen(store: Store) -> None:
    await seen(store, 7, "Ann", "de")
    await seen(store, 7, "Anna", None)
    assert await store.people.get(7) == PersonRow(7, "Anna", "de")
    await seen(store, 7, "Anna", "en-GB")
    assert await store.people.get(7) == PersonRow(7, "Anna", "en-GB")
    assert await store.people.get_each({7, 2**62}) == {
        7: PersonRow(7, "Anna", "en-GB"),
        2**62: PersonRow(2**62),
    }


async def test_only_a_known_name_is_changed(store: Store) -> None:
    await seen(store, 7, "Ann", "de")
    await store.people.set_hands(8, "here")
    for person in (7, 8, 9):
        await store.people.rename(person, "Anna")
    assert await store.people.get(7) == PersonRow(7, "Anna", "de")
    assert await store.people.get(8) == PersonRow(8, hands="here")
    assert await store.people.get(9) == PersonRow(9)


async def test_the_language_of_known_people_is_kept_and_told(store: Store) -> None:
    await seen(store, 7, "Ann", "de")
    await store.people.set_hands(8, "here")
    await store.people.set_locale(7, "zh-TW")
    await store.people.set_locale(9, "ja")
    assert await store.people.locales([7, 8, 9, 2**62]) == {
        7: "zh-TW",
        8: None,
        9: None,
        2**62: None,
    }
    assert await store.people.get(7) == PersonRow(7, "Ann", "zh-TW")
    assert await store.people.get(9) == PersonRow(9)


async def test_wishes_are_kept_apart_from_each_other_and_from_the_name(store: Store) -> None:
    await store.people.set_hands(7, "here")
    await store.people.set_dm_channel(7, 70)
    await store.people.set_dm_refused(7, 5000)
    await seen(store, 7, "Ann", "de")
    assert await store.people.get(7) == PersonRow(7, "Ann", "de", 70, 5000, "here")
    await store.people.set_dm_refused(7, None)
    await store.people.set_dm_channel(7, None)
    assert await store.people.get(7) == PersonRow(7, "Ann", "de", None, None, "here")


async def test_settings_are_kept_by_name(store: Store) -> None:
    assert await store.settings.get("commands") is None
    await store.settings.set("commands", "one")
    await store.settings.set("other", "x")
    await store.settings.set("commands", "two")
    assert await store.settings.get("commands") == "two"
