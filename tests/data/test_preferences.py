"""The choice of a person or guild is kept word by word, and nothing else is."""

from dataclasses import fields, replace
from typing import Final

import pytest

from data.moderation import ModeratorAct
from data.preferences import (
    GuildPreferences,
    PersonPreferences,
    UnknownChoice,
    choices,
    preferences_of,
    word_of,
)
from data.store import Store
from tests.data.places import Place
from tests.each import each
from tests.stored import closed_after, exported

KINDS: Final[tuple[type[PersonPreferences | GuildPreferences], ...]] = (
    PersonPreferences,
    GuildPreferences,
)

CHANNELS: Final = {
    PersonPreferences: (),
    GuildPreferences: ("channels", "log_channel", "weekly_channel"),
}

OF_PEOPLE: Final = "SELECT * FROM person_preferences ORDER BY person, name"
OF_GUILDS: Final = "SELECT * FROM guild_preferences ORDER BY guild_id, name"


@pytest.mark.parametrize("kind", KINDS)
def test_each_word_on_offer_makes_what_it_says(
    kind: type[PersonPreferences | GuildPreferences],
) -> None:
    assert [*choices(kind), *CHANNELS[kind]] == [
        *(field.name for field in fields(kind) if field.name not in CHANNELS[kind]),
        *CHANNELS[kind],
    ]
    for name, words in choices(kind).items():
        assert len(set(words)) == len(words) > 1
        assert word_of(kind(), name) in words
        for word in words:
            assert word_of(preferences_of(kind, {name: word}), name) == word
            assert preferences_of(kind, {name: word}) == replace(
                kind(), **{name: {"yes": True, "no": False}.get(word, _number(word))}
            )


def _number(word: str) -> str | int:
    return int(word) if word.isdecimal() else word


@each(
    ("name", "word", "value"),
    [
        ("channels", "", ()),
        ("channels", "12 7 12", (12, 7)),
        ("log_channel", "none", None),
        ("log_channel", "", None),
        ("log_channel", "12", 12),
    ],
)
def test_channels_are_kept_by_their_ids(name: str, word: str, value: object) -> None:
    chosen = preferences_of(GuildPreferences, {name: word})
    assert getattr(chosen, name) == value
    assert preferences_of(GuildPreferences, {name: word_of(chosen, name)}) == chosen


async def test_an_earlier_word_is_read_and_may_still_be_pressed(store: Store) -> None:
    await store.preferences.choose(5, "pictures", "tricks")
    assert (await store.preferences.of_people([5]))[5].pictures == "cards"
    assert preferences_of(GuildPreferences, {"pictures": "tricks"}).pictures == "cards"
    for kind in (PersonPreferences, GuildPreferences):
        assert "tricks" not in choices(kind)["pictures"]


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("channels", "12 x"),
        ("channels", "-1"),
        ("channels", "0"),
        ("channels", "9" * 20),
        ("channels", " ".join(map(str, range(1, 27)))),
        ("log_channel", "12 13"),
        ("tables_a_channel", "4"),
    ],
)
async def test_what_names_no_channel_is_no_choice(store: Store, name: str, word: str) -> None:
    with pytest.raises(UnknownChoice):
        await store.preferences.choose_for_guild(7, name, word)
    assert preferences_of(GuildPreferences, {name: word}) == GuildPreferences()


async def test_a_choice_and_who_made_it_are_kept_in_one_step(store: Store) -> None:
    act = ModeratorAct(guild_id=7, moderator=3, act="setting", at=5, about="alone never")
    await store.preferences.choose_for_guild(7, "alone", "never", act=act)
    (logged,) = await store.moderation.acts(7)
    assert (logged.act, logged.moderator, logged.about) == ("setting", 3, "alone never")
    with pytest.raises(UnknownChoice):
        await store.preferences.choose_for_guild(7, "alone", "often", act=act)
    assert await store.moderation.total(7) == 1


async def test_the_log_has_what_each_setting_was_before(store: Store) -> None:
    """Whatever is chosen, and again: what it was is what was chosen last, or what is usual."""
    said: list[tuple[str, str | None]] = []
    words = {**choices(GuildPreferences), "channels": ("7 8", ""), "log_channel": ("9", "none")}
    for name, offered in words.items():
        before = word_of(GuildPreferences(), name)
        for word in (*offered, *offered):
            act = ModeratorAct(guild_id=7, moderator=3, act="setting", at=5, about=f"{name} {word}")
            await store.preferences.choose_for_guild(7, name, word, act=act)
            said.append((f"{name} {word}", before))
            before = word
    for word, before in (("whist", ""), ("bridge", "whist")):
        act = ModeratorAct(guild_id=7, moderator=3, act="setting", at=5, about=f"play {word}")
        await store.presets.set_default(7, "play", word, act=act)
        said.append((f"play {word}", before))
    for role, family, before in (
        (5, "hearts", ""),
        (5, "canasta", "hearts"),
        (None, "", "canasta"),
    ):
        act = ModeratorAct(guild_id=7, moderator=3, act="setting", at=5, about=f"role {family}")
        await store.season_titles.choose(act, role, family, "s1")
        said.append((f"role {family}", before))
    logged = await store.moderation.acts(7, size=1000)
    assert [(one.about, one.before) for one in reversed(logged)] == said


async def test_who_has_chosen_nothing_has_what_is_usual_and_no_row(
    place: Place, store: Store
) -> None:
    assert await store.preferences.of_people({7, 8}) == {
        7: PersonPreferences("two-colours", "offered", False, True, "paced", "three_taps"),
        8: PersonPreferences(),
    }
    assert await store.preferences.of_guild(1) == GuildPreferences("two-colours", "never", True)
    assert await place.rows(OF_PEOPLE) == await place.rows(OF_GUILDS) == []


async def test_every_choice_is_kept_apart_from_the_others_and_over_a_restart(place: Place) -> None:
    store = await place.opened()
    try:
        await store.preferences.choose(7, "look", "four-colours")
        await store.preferences.choose(7, "look", "plain")
        await store.preferences.choose(7, "pictures", "cards")
        await store.preferences.choose(2**62, "pings", "no")
        await store.preferences.choose_for_guild(7, "reactions", "no")
    finally:
        await store.close()
    async with closed_after(await place.opened()) as store:
        assert await store.preferences.of_people([7, 8, 2**62]) == {
            7: PersonPreferences(look="plain", pictures="cards"),
            8: PersonPreferences(),
            2**62: PersonPreferences(pings=False),
        }
        assert await store.preferences.of_guild(7) == GuildPreferences(reactions=False)
        assert await store.preferences.of_guild(8) == GuildPreferences()
        assert await store.preferences.of_guilds({7, 8}) == {
            7: GuildPreferences(reactions=False),
            8: GuildPreferences(),
        }
    assert await place.rows(OF_PEOPLE) == [
        (7, "look", "plain"),
        (7, "pictures", "cards"),
        (2**62, "pings", "no"),
    ]


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("look", "three-colours"),
        ("look", ""),
        ("pings", "True"),
        ("reactions", "no"),
        ("hands", "dm"),
        ("", ""),
    ],
)
async def test_what_is_not_on_offer_is_not_kept(
    place: Place, store: Store, name: str, word: str
) -> None:
    with pytest.raises(UnknownChoice):
        await store.preferences.choose(7, name, word)
    with pytest.raises(UnknownChoice):
        await store.preferences.choose_for_guild(7, name, "?")
    assert await place.rows(OF_PEOPLE) == await place.rows(OF_GUILDS) == []


async def test_a_word_of_another_version_is_as_if_nothing_was_chosen(
    place: Place, store: Store
) -> None:
    await store.preferences.choose(7, "forced", "never")
    await place.do(
        "INSERT INTO person_preferences VALUES (7, 'look', 'three-colours')",
        "INSERT INTO person_preferences VALUES (7, 'music', 'loud')",
    )
    assert (await store.preferences.of_people({7}))[7] == PersonPreferences(forced="never")


async def test_a_person_is_given_what_they_chose_and_is_forgotten_with_it(
    place: Place, store: Store
) -> None:
    await store.preferences.choose(7, "look", "plain")
    await store.preferences.choose(7, "pings", "no")
    await store.preferences.choose(8, "look", "plain")
    told = await exported(store, 7)
    assert told["preferences"]["chosen"] == {"look": "plain", "pings": "no"}
    assert (await exported(store, 9))["preferences"]["chosen"] == {}
    await store.privacy.delete(7)
    assert await place.rows(OF_PEOPLE) == [(8, "look", "plain")]
    assert (await exported(store, 7))["preferences"]["chosen"] == {}


async def test_a_guild_is_forgotten_with_what_was_chosen_for_it(place: Place, store: Store) -> None:
    await store.preferences.choose_for_guild(1, "look", "plain")
    await store.preferences.choose_for_guild(1, "reactions", "no")
    await store.preferences.choose_for_guild(2, "reactions", "no")
    await store.preferences.choose(1, "look", "plain")
    await store.privacy.forget_guild(1)
    assert await place.rows(OF_GUILDS) == [(2, "reactions", "no")]
    assert await place.rows(OF_PEOPLE) == [(1, "look", "plain")]
