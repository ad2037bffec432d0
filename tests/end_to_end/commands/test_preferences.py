"""A choice in /settings counts at once, for them alone or for the server they manage."""

import json

import pytest

from data.preferences import GuildPreferences, PersonPreferences
from loopback_discord.payloads import selects_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import data_of, saying, table_of
from tests.regular import hand_message

pytestmark = pytest.mark.each_database


OWN = 10
"""How many menus a person has; who manages the server has pages of it beside them."""

PAGES = ["Tables", "Games", "Looks"]


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
    person: Person,
    label: str,
    where: Channel | None = None,
    *,
    panel: Answer | None = None,
    page: str | None = None,
) -> Answer:
    """Choose what is written so on a menu of the panel, opened for it or open already."""
    panel = panel or await person.slash("settings", where)
    if page is not None:
        panel = await person.click(panel, page)
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
    said = await data_of(evening.discord_server, evening.bob, evening.cards)
    held = json.loads(said)["preferences"]
    assert held["chosen"] == {"look": "plain", "pings": "no"}
    assert held["hands"] == "here"

    await evening.open_again()
    assert chosen(await evening.bob.slash("settings"))["Notifications"] == "Notifications: off"

    await evening.bob.click(await evening.bob.slash("data delete"), "Delete my data")
    assert chosen(await evening.bob.slash("settings")) == chosen(
        await evening.carol.slash("settings")
    )


async def test_in_direct_messages_the_panel_is_there_without_the_servers_part(
    evening: Evening, mona: Person
) -> None:
    assert mona.faces(await mona.slash("settings", evening.cards)) == PAGES
    panel = await mona.slash("settings", mona.dm_channel)
    assert len(chosen(panel)) == OWN
    assert mona.faces(panel) == []
    await choose(mona, "Pictures: shown", panel=panel)
    assert (await evening.store.preferences.of_people({mona.id}))[mona.id].pictures == "cards"


async def test_only_who_manages_the_server_chooses_for_everybody_there(
    evening: Evening, mona: Person
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await choose(mona, "Reactions: no", evening.cards, page="Looks")
    await choose(mona, "Tables: as text", evening.cards, page="Looks")
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
    refused = await evening.bob.press_raw(panel.message, "c1.-.settings..tables", forged=True)
    assert "Only members who may manage this server" in evening.bob.reads(refused)


async def test_a_server_chooses_its_channels_and_each_change_stands_in_the_log(
    evening: Evening, mona: Person
) -> None:
    cards, parlour = evening.cards, evening.discord_server.world.place("parlour")
    panel = await mona.click(await mona.slash("settings", cards), "Tables")
    assert "Tables: in every channel" in mona.reads(panel)
    thread = evening.discord_server.world.place("evening")
    with pytest.raises(Impossible):
        await mona.select(panel, thread, placeholder="Choose channels")
    await mona.select(panel, cards, parlour, placeholder="Choose channels")
    assert f"Tables: in <#{cards.id}> and <#{parlour.id}>" in mona.reads(panel)
    await mona.select(panel, parlour, placeholder="Choose a channel")
    said = f"Moderators' log: in <#{parlour.id}>"
    assert said in mona.reads(panel)
    line = f"to “{said}”."
    await mona.until(lambda: line in mona.reads(parlour), what="the line of the log")
    evening.discord_server.world.permit(parlour, send=False)
    panel = await mona.click(await mona.click(panel, "Looks"), "Tables")
    assert f"I may not post in <#{parlour.id}>." in mona.reads(panel)
    # What Discord tells of a channel that is chosen is newer than what the gateway has told.
    parlour.denied, cards.denied = 0, parlour.denied
    await mona.select(panel, cards, parlour, placeholder="Choose channels")
    assert f"I may not post in <#{cards.id}>." in mona.reads(panel)
    panel = await mona.click(panel, "Games")
    await choose(mona, "Game: Canasta", panel=panel)
    kept = await evening.store.preferences.of_guild(here(cards))
    assert kept == GuildPreferences(channels=(cards.id, parlour.id), log_channel=parlour.id)
    acts = await evening.store.moderation.acts(here(cards))
    assert [(one.moderator, one.about) for one in reversed(acts)] == [
        (mona.id, f"channels {cards.id} {parlour.id}"),
        (mona.id, f"log_channel {parlour.id}"),
        (mona.id, f"channels {cards.id} {parlour.id}"),
        (mona.id, "game canasta"),
    ]
    await mona.slash("presets default", cards, preset="omnibus")
    (newest, *_) = await evening.store.moderation.acts(here(cards))
    assert newest.about == "hearts omnibus"
    assert "Canasta" in evening.bob.reads(await evening.bob.slash("play", cards))

    evening.discord_server.world.remove_channel(parlour)
    panel = await mona.click(panel, "Tables")
    assert f"<#{parlour.id}>" not in mona.reads(panel)
    await mona.select(panel, placeholder="Choose channels")
    assert "Tables: in every channel" in mona.reads(panel)
    assert (await evening.store.preferences.of_guild(here(cards))).channels == ()


MADE_UP = [
    ("prefer", "look", ("three-colours",)),
    ("prefer", "look", ()),
    ("prefer", "look", ("", "plain")),
    ("prefer", "none-of-ours", ("yes",)),
    ("prefer", "hands", ("nowhere",)),
    ("prefer", "reactions", ("no",)),
    ("prefer-guild", "forced", ("no",)),
    ("prefer-guild", "channels", ("77",)),
    ("prefer-guild", "log_channel", ("x",)),
    ("prefer-guild", "weekly_channel", ("77",)),
    ("prefer-guild", "game", ("chess",)),
    ("settings", "everything", ()),
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
    await choose(mona, "Tables: as text", evening.cards, page="Looks")
    await evening.open_again()
    await gather_at_table(evening.alice, [evening.bob])
    for _ in range(2):
        preferences = evening.client.room.services.preferences
        assert preferences.of(evening.alice.id).look == "plain"
        assert preferences.of(evening.bob.id).look == "four-colours"
        assert preferences.of_guild(here(evening.cards)).look == "plain"
        await evening.alice.until(lambda: hand_message(evening.alice))
        await evening.open_again()


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
