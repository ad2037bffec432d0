"""What people choose in /settings counts at once, for them alone or for the server they manage."""

import json

import pytest

from bot.playground.discord.payloads import selects_of
from bot.playground.discord.people.client import Answer
from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from data.preferences import GuildPreferences, PersonPreferences
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import file_of, saying, table_of
from tests.regular import hand_message

pytestmark = pytest.mark.each_database


OWN = 9
"""How many menus a person has; who manages the server has some more below them."""


def chosen(answer: Answer) -> dict[str, str]:
    """Return what each menu of a panel shows, by what stands on it if nothing is chosen."""
    assert answer.message["ephemeral"]
    return {
        menu["placeholder"]: one["label"]
        for menu in selects_of(answer.message)
        for one in menu["options"]
        if one.get("default")
    }


async def choose(
    person: Person, label: str, where: Channel | None = None, *, panel: Answer | None = None
) -> Answer:
    """Choose what is written so on a menu of the panel, opened for it or open already."""
    panel = panel or await person.slash("settings", where)
    (menu,) = (
        menu
        for menu in selects_of(panel.message)
        if label in [one["label"] for one in menu["options"]]
    )
    return await person.select(panel, label, custom_id=menu["custom_id"])


def here(cards: Channel) -> int:
    assert cards.guild is not None
    return cards.guild.id


async def test_a_choice_is_kept_shown_in_place_exported_and_deleted(evening: Evening) -> None:
    panel = await evening.bob.slash("settings")
    assert len(chosen(panel)) == OWN
    assert chosen(panel)["How cards look"] == "Cards: two colours"
    for placeholder, choice in [
        ("How cards look", "Cards: as text"),
        ("Notifications", "Notifications: off"),
        ("Where your cards come", "Hand: at the table only"),
    ]:
        changed = await choose(evening.bob, choice, panel=panel)
        assert chosen(changed)[placeholder] == choice
        assert changed.message["id"] == panel.message["id"]
    kept = await evening.store.preferences.of_people({evening.bob.id, evening.carol.id})
    assert kept == {
        evening.bob.id: PersonPreferences(look="plain", pings=False),
        evening.carol.id: PersonPreferences(),
    }
    assert (await evening.store.people.get(evening.bob.id)).hands == "here"
    file = file_of(evening.discord_server, await evening.bob.slash("data export"))
    held = json.loads(file)["preferences"]
    assert held["chosen"] == {"look": "plain", "pings": "no"}
    assert held["hands"] == "here"

    await evening.close()
    await evening.open()
    assert chosen(await evening.bob.slash("settings"))["Notifications"] == "Notifications: off"

    await evening.bob.click(await evening.bob.slash("data delete"), "Delete my data")
    assert chosen(await evening.bob.slash("settings")) == chosen(
        await evening.carol.slash("settings")
    )


async def test_in_direct_messages_the_panel_is_there_without_the_servers_part(
    evening: Evening, mona: Person
) -> None:
    assert len(chosen(await mona.slash("settings", evening.cards))) > OWN
    panel = await mona.slash("settings", mona.dm_channel)
    assert len(chosen(panel)) == OWN
    await choose(mona, "Pictures: trick or turn", panel=panel)
    assert (await evening.store.preferences.of_people({mona.id}))[mona.id].pictures == "tricks"


async def test_only_who_manages_the_server_chooses_for_everybody_there(
    evening: Evening, mona: Person
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await choose(mona, "Reactions: no", evening.cards)
    await choose(mona, "Tables: as text", evening.cards)
    kept = GuildPreferences("plain", reactions=False)
    assert await evening.store.preferences.of_guild(here(evening.cards)) == kept
    assert evening.client.room.services.preferences.of_guild(here(evening.cards)) == kept

    panel = await evening.bob.slash("settings", evening.cards)
    assert len(chosen(panel)) == OWN
    refused = await evening.bob.press_raw(
        panel.message, "mc1.-.prefer-guild..look", forged=True, values=("two-colours",)
    )
    assert "Only members who may manage this server" in evening.bob.reads(refused)
    assert await evening.store.preferences.of_guild(here(evening.cards)) == kept


MADE_UP = [
    ("prefer", "look", ("three-colours",)),
    ("prefer", "look", ()),
    ("prefer", "look", ("", "plain")),
    ("prefer", "none-of-ours", ("yes",)),
    ("prefer", "hands", ("nowhere",)),
    ("prefer", "reactions", ("no",)),
    ("prefer-guild", "pings", ("no",)),
    ("prefer-guild", "look", ("plain'; --",)),
]


async def test_made_up_choices_and_panels_of_others_change_nothing(
    evening: Evening, mona: Person
) -> None:
    await gather_at_table(evening.alice, [])
    await evening.alice.until(lambda: saying(evening.alice, evening.cards, "hand"))
    theirs = await evening.alice.slash("settings", evening.cards)
    for verb, name, values in MADE_UP:
        answer = await mona.press_raw(
            theirs.message, f"mc1.-.{verb}..{name}", forged=True, values=values
        )
        assert "too old for me to read" in mona.reads(answer), (verb, name, values)
    # A menu that the public table never had is not drawn over it, nor followed.
    board = table_of(mona, evening.cards)
    await mona.press_raw(board, "mc1.-.prefer..look", forged=True, values=("plain",))
    await mona.press_raw(board, "mc1.-.prefer-guild..look", forged=True, values=("plain",))
    await evening.live_table.settle()
    assert saying(mona, evening.cards, "hand")
    assert "Your settings" not in mona.reads(table_of(mona, evening.cards))
    people = {mona.id, evening.alice.id}
    assert await evening.store.preferences.of_people(people) == dict.fromkeys(
        people, PersonPreferences()
    )
    assert await evening.store.preferences.of_guild(here(evening.cards)) == GuildPreferences()
    assert (await evening.store.people.get(mona.id)).hands == "dm"


async def test_what_was_chosen_is_known_at_the_table_before_it_is_drawn_and_after_a_restart(
    evening: Evening, mona: Person
) -> None:
    await choose(evening.alice, "Cards: as text")
    await choose(evening.bob, "Cards: four colours")
    await choose(mona, "Tables: as text", evening.cards)
    await evening.close()
    await evening.open()
    await gather_at_table(evening.alice, [evening.bob])
    for _ in range(2):
        preferences = evening.client.room.services.preferences
        assert preferences.of(evening.alice.id).look == "plain"
        assert preferences.of(evening.bob.id).look == "four-colours"
        assert preferences.of_guild(here(evening.cards)).look == "plain"
        await evening.alice.until(lambda: hand_message(evening.alice))
        await evening.close()
        await evening.open()


@pytest.mark.usefixtures("evening")
async def test_hands_by_direct_message_or_here_may_be_chosen_in_the_panel(
    alice: Person, bob: Person
) -> None:
    await choose(bob, "Hand: at the table only")
    await gather_at_table(alice, [bob])
    await alice.until(lambda: hand_message(alice))
    assert not hand_message(bob)
    await choose(bob, "Hand: by direct message")
    await bob.until(lambda: hand_message(bob))
