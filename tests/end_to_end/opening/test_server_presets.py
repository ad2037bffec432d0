"""Presets that a server keeps: saved, listed, played by default and deleted."""

import pytest

from bot.screens.moderation.log import act_text
from bot.text.phrasebook import phrasebook_of
from data.presets import GuildPreset
from loopback_discord.payloads import selects_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.customising import cancels, chooses, customises, opens_another

pytestmark = [pytest.mark.usefixtures("evening"), pytest.mark.each_database_thorough]


@pytest.mark.each_database
async def test_rules_are_saved_listed_played_by_default_and_deleted(
    evening: Evening, mona: Person
) -> None:
    menus = await customises(mona, await mona.slash("hearts"))
    await chooses(mona, menus, "How long the game goes", "4 deals")
    saved = await mona.slash("presets save", name="Quick *night*")
    assert "Saved as" in mona.reads(saved)
    assert "1 rule changed" not in mona.reads(await mona.slash("help"))
    listed = mona.reads(await mona.slash("presets list"))
    assert r"- **Quick \*night\***: Hearts. The game ends after 4 deals." in listed
    suggested = await evening.bob.autocomplete("hearts", "preset", "quick")
    assert [choice["value"] for choice in suggested.choices] == ["Quick *night*"]

    await mona.slash("presets default", preset="quick *NIGHT*")
    assert "by default" in mona.reads(await mona.slash("presets list"))
    opened = await evening.bob.slash("hearts")
    assert list(evening.client.room.tables.lobbies.values())[-1].row.options["deals"] == 4
    await cancels(evening.bob, opened)
    await evening.bob.slash("hearts", preset="standard")
    assert list(evening.client.room.tables.lobbies.values())[-1].row.options == {}

    await evening.open_again()
    assert "forgotten" in mona.reads(await mona.slash("presets delete", name="Quick *night*"))
    assert "named no rules" in mona.reads(await mona.slash("presets list"))
    guild = evening.guild
    logged = await evening.store.moderation.acts(guild.id)
    assert [one.act for one in logged] == ["delete-preset", "setting", "save-preset"]
    assert r"Quick \*night\*" in act_text(logged[0], phrasebook_of("en-US"))
    await evening.carol.slash("hearts")
    assert list(evening.client.room.tables.lobbies.values())[-1].row.options == {}
    assert mona.sees(evening.cards)


async def test_a_default_may_be_a_game_of_the_catalogue(evening: Evening, mona: Person) -> None:
    await mona.slash("presets default", preset="Pink Lady")
    opened = await mona.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.row.preset == "pink_lady"
    await cancels(mona, opened)

    # The list begins with it, though nothing was named, and says how it is undone.
    listed = mona.reads(await mona.slash("presets list"))
    assert listed.startswith("/hearts plays **Pink Lady** here")
    assert "**/presets default** Hearts" in listed
    assert "named no rules" in listed
    await mona.slash("presets default", preset="Hearts")
    assert "Pink Lady" not in mona.reads(await mona.slash("presets list"))


@pytest.mark.each_database
async def test_pitch_asks_which_is_meant_unless_the_server_says_it(
    evening: Evening, mona: Person
) -> None:
    suggested = await mona.autocomplete("pitch", "preset")
    named = [choice["name"] for choice in suggested.choices]
    assert named[:3] == [
        "Auction Pitch: bid for the right to make trumps",
        "Pitch without bidding: two to seven players; the first card led makes trumps",
        "Ten-point Pitch: two jokers, off-jack, three worth 3, partners, to 52",
    ]
    asked = await mona.slash("pitch", seats=4)
    assert asked.kind == "ephemeral"
    assert not evening.client.room.tables.lobbies
    opened = await mona.select(asked, "ten_point")
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert (lobby.row.family, lobby.row.preset) == ("point_pitch", "ten_point")
    assert "Ten-point Pitch" in evening.alice.reads(opened)
    await cancels(mona, opened)
    # Six play one of them alone, but nobody has said which.
    asked = await mona.slash("pitch", seats=6, target=21)
    opened = await mona.select(asked, "ten_point_six")
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert (lobby.row.seat_count, lobby.row.options) == (6, {"target": 21})
    await cancels(mona, opened)
    await mona.slash("presets default", preset="Pitch without bidding")
    await mona.slash("pitch")
    assert list(evening.client.room.tables.lobbies.values())[-1].row.preset == "pitch"


@pytest.mark.each_database
async def test_a_saved_preset_that_is_played_no_more_is_listed_as_such_and_cannot_be_started(
    evening: Evening, mona: Person
) -> None:
    guild = evening.guild
    for name, preset, options in (
        ("Old one", "standard", {"moon": "blue"}),
        ("Older one", "bridge", {}),
        ("Odd one", "standard", {"no_such_rule": 1}),
    ):
        await evening.store.presets.save(guild.id, GuildPreset(name, preset, options))
    assert mona.reads(await mona.slash("presets list")).count("do not work any more") == 3
    for name in ("Old one", "Older one", "Odd one"):
        for command in ("hearts", "rules"):
            refused = await mona.slash(command, preset=name)
            assert refused.kind == "ephemeral"
            assert "any more" in mona.reads(refused)
    assert not evening.client.room.tables.lobbies


async def test_bad_names_and_empty_channels_are_told_as_such(
    evening: Evening, mona: Person
) -> None:
    assert "no table in this channel" in mona.reads(await mona.slash("presets save", name="x"))
    shown = await mona.slash("hearts")
    unchanged = mona.reads(await mona.slash("presets save", name="Ours"))
    assert "These are the usual rules of **Hearts**" in unchanged
    await chooses(mona, await customises(mona, shown), "Passing", "No cards are passed")
    assert "letter or digit" in mona.reads(await mona.slash("presets save", name="***"))
    assert "no game called" in mona.reads(await mona.slash("presets delete", name="nothing"))
    assert "no game called" in mona.reads(await mona.slash("presets default", preset="nothing"))
    for number in range(25):
        await mona.slash("presets save", name=f"House {number}")
    assert "25 presets" in mona.reads(await mona.slash("presets save", name="One more"))
    assert "Saved" in mona.reads(await mona.slash("presets save", name="HOUSE 3"))
    guild = evening.guild
    assert len(await evening.store.presets.of_guild(guild.id)) == 25


async def test_each_preset_is_listed_with_what_it_changes_in_a_few_words(
    evening: Evening, mona: Person
) -> None:
    guild = evening.guild
    for name, preset, options in (
        ("Plain", "standard", {}),
        ("New moon", "standard", {"moon": "new"}),
        ("Much", "standard", {"moon": "new", "target": 50, "qs_lead": "until_broken", "decks": 2}),
        ("Old moon", "omnibus", {"moon": "old"}),
        ("Long", "canasta_book", {"target": 3000}),
    ):
        await evening.store.presets.save(guild.id, GuildPreset(name, preset, options))
    await mona.slash("presets default", preset="long")
    lines = mona.reads(await mona.slash("presets list")).splitlines()
    assert lines[2:] == [
        "- **Long**: Canasta. The game ends at 3000 points. /canasta plays it by default.",
        (
            "- **Much**: Hearts. 2 packs are shuffled together."
            " Q♠ may not be led until hearts are broken. And 2 more changes."
        ),
        (
            "- **New moon**: Hearts. The moon's points come off the shooter's total,"
            " and the others get none."
        ),
        "- **Old moon**: Omnibus Hearts. 1 change.",
        "- **Plain**: Hearts. No rule is changed.",
    ]


async def test_a_full_list_of_long_presets_is_told_shorter(evening: Evening, mona: Person) -> None:
    guild = evening.guild
    options = {"moon": "mixed", "target": 50, "qs_lead": "until_broken", "tie_rule": "shared"}
    for number in range(25):
        name = f"{'*' * 20}{number}"
        await evening.store.presets.save(guild.id, GuildPreset(name, "standard", options))
    told = await mona.slash("presets list")
    assert told.error is None
    lines = mona.reads(told).splitlines()
    assert len(lines) == 26
    assert all(line.endswith("more changes.") for line in lines[1:])


async def test_who_has_several_tables_in_a_channel_is_asked_whose_rules_to_save(
    evening: Evening, mona: Person
) -> None:
    guild = evening.guild
    await evening.bob.slash("canasta")
    menus = await customises(mona, await mona.slash("hearts"))
    await chooses(mona, menus, "Passing", "No cards are passed")
    assert "Saved as" in mona.reads(await mona.slash("presets save", name="No passing"))
    menus = await customises(mona, await opens_another(mona, "hearts"))
    await chooses(mona, menus, "Shooting the moon", "There is no moon: all points count as usual")
    await chooses(mona, menus, "How long the game goes", "4 deals")
    asked = await mona.slash("presets save", name="No. *moon*")
    assert r"Which rules do you want to save as No\. \*moon\*?" in mona.reads(asked)
    (menu,) = selects_of(asked.message)
    assert [(one["label"], one["description"]) for one in menu["options"]] == [
        ("Hearts in #cards", "There is no moon: all points count as usual. And 1 more change."),
        ("Hearts in #cards", "No cards are passed."),
    ]
    saved = await mona.select(asked, str(menu["options"][0]["value"]))
    assert "Saved as" in mona.reads(saved)
    kept = {one.name: one.options for one in await evening.store.presets.of_guild(guild.id)}
    assert kept == {
        "No passing": kept["No passing"],
        "No. *moon*": {"moon": "none", "deals": 4, "end_mode": "deals"},
    }


async def test_a_table_of_others_is_saved_if_one_has_none_and_one_that_is_over_is_not(
    evening: Evening, mona: Person, bob: Person, carol: Person
) -> None:
    first = await bob.slash("hearts", target=30)
    saved = mona.reads(await mona.slash("presets save", name="Thirty"))
    assert "Saved as **Thirty**" in saved
    await carol.slash("hearts", target=40)
    asked = await mona.slash("presets save", name="Which")
    (older,) = (
        one for one in evening.client.room.tables.lobbies.values() if one.row.host_id == bob.id
    )
    await cancels(bob, first)
    told = await mona.select(asked, older.table_id)
    assert "This table is over." in mona.reads(told)
    mine = await bob.slash("help")
    forged = await bob.press_raw(
        mine.message, "mc1.-.save-preset..Mine", forged=True, values=(older.table_id,)
    )
    assert "Only those who manage this server" in bob.reads(forged)
    saved = mona.reads(await mona.slash("presets save", name="Forty"))
    assert "Saved as **Forty**" in saved


async def test_the_presets_of_a_server_are_for_those_who_manage_it(
    mona: Person, bob: Person, cards: Channel
) -> None:
    assert [offer.name for offer in bob.offered(cards) if "presets" in offer.name] == []
    assert len([offer.name for offer in mona.offered(cards) if "presets" in offer.name]) == 4


@pytest.mark.each_database
async def test_a_server_that_lets_others_use_the_command_does_not_make_them_managers(
    evening: Evening, mona: Person
) -> None:
    menus = await customises(mona, await mona.slash("hearts"))
    await chooses(mona, menus, "Passing", "No cards are passed")
    await mona.slash("presets save", name="Ours")
    for command in evening.discord_server.world.commands.of(None):
        # An administrator may open a command to everybody in the server's settings.
        command["default_member_permissions"] = None
    for refused in (
        await evening.bob.slash("presets save", name="Mine"),
        await evening.bob.slash("presets delete", name="Ours"),
        await evening.bob.slash("presets default", preset="likha"),
        await evening.bob.slash("presets list"),
    ):
        assert refused.kind == "ephemeral"
        assert "Only those who manage this server" in evening.bob.reads(refused)
    guild = evening.guild
    (kept,) = await evening.store.presets.of_guild(guild.id)
    assert kept.name == "Ours"
    assert await evening.store.presets.defaults(guild.id) == {}
