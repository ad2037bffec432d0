"""Presets that a server keeps: saved, listed, played by default and deleted."""

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from data.presets import GuildPreset
from tests.end_to_end.conftest import Evening
from tests.end_to_end.customising import cancels, chooses, customises

pytestmark = pytest.mark.usefixtures("evening")


async def test_rules_are_saved_listed_played_by_default_and_deleted(
    evening: Evening, mona: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    menus = await customises(mona, await mona.slash("hearts"))
    await chooses(mona, menus, "How long the game goes", "4 deals")
    saved = await mona.slash("presets save", name="Quick *night*")
    assert "Saved as" in mona.reads(saved)
    assert "1 rule changed" not in mona.reads(await mona.slash("help"))
    assert "Quick" in mona.reads(await mona.slash("presets list"))
    suggested = await bob.autocomplete("hearts", "preset", "quick")
    assert [choice["value"] for choice in suggested.choices] == ["Quick *night*"]

    await mona.slash("presets default", preset="quick *NIGHT*")
    assert "where nobody says which" in mona.reads(await mona.slash("presets list"))
    opened = await bob.slash("hearts")
    lobby = list(evening.client.room.lobbies.values())[-1]
    assert lobby.row.options["deals"] == 4
    await cancels(bob, opened)
    await bob.slash("hearts", preset="standard")
    assert list(evening.client.room.lobbies.values())[-1].row.options == {}

    await evening.close()
    await evening.open()
    assert "forgotten" in mona.reads(await mona.slash("presets delete", name="Quick *night*"))
    assert "named no rules" in mona.reads(await mona.slash("presets list"))
    await carol.slash("hearts")
    assert list(evening.client.room.lobbies.values())[-1].row.options == {}
    assert mona.sees(cards)


async def test_a_default_may_be_a_game_of_the_catalogue(evening: Evening, mona: Person) -> None:
    await mona.slash("presets default", preset="Pink Lady")
    await mona.slash("hearts")
    (lobby,) = evening.client.room.lobbies.values()
    assert lobby.row.preset == "pink_lady"


async def test_pitch_means_the_auction_unless_the_server_says_otherwise(
    evening: Evening, mona: Person
) -> None:
    suggested = await mona.autocomplete("pitch", "preset")
    assert [choice["name"] for choice in suggested.choices] == [
        "Auction Pitch",
        "Pitch without bidding",
    ]
    opened = await mona.slash("pitch")
    (auction,) = evening.client.room.lobbies.values()
    assert auction.row.preset == "auction_pitch"
    await cancels(mona, opened)
    await mona.slash("presets default", preset="Pitch without bidding")
    await mona.slash("pitch")
    assert list(evening.client.room.lobbies.values())[-1].row.preset == "pitch"


async def test_a_saved_preset_that_is_played_no_more_is_listed_as_such_and_cannot_be_started(
    evening: Evening, mona: Person, cards: Channel
) -> None:
    guild = cards.guild
    assert guild is not None
    for name, preset, options in (
        ("Old one", "standard", {"moon": "blue"}),
        ("Older one", "bridge", {}),
        ("Odd one", "standard", {"no_such_rule": 1}),
    ):
        await evening.store.presets.save(guild.id, GuildPreset(name, preset, options))
    assert mona.reads(await mona.slash("presets list")).count("not played any more") == 3
    for name in ("Old one", "Older one", "Odd one"):
        for command in ("hearts", "rules"):
            refused = await mona.slash(command, preset=name)
            assert refused.kind == "ephemeral"
            assert "not played any more" in mona.reads(refused)
    assert not evening.client.room.lobbies


async def test_bad_names_and_empty_channels_are_told_as_such(
    evening: Evening, mona: Person, cards: Channel
) -> None:
    assert "no table in this channel" in mona.reads(await mona.slash("presets save", name="x"))
    await mona.slash("hearts")
    assert "letter or digit" in mona.reads(await mona.slash("presets save", name="***"))
    assert "no game called" in mona.reads(await mona.slash("presets delete", name="nothing"))
    assert "no game called" in mona.reads(await mona.slash("presets default", preset="nothing"))
    for number in range(25):
        await mona.slash("presets save", name=f"House {number}")
    assert "25 presets" in mona.reads(await mona.slash("presets save", name="One more"))
    assert "Saved" in mona.reads(await mona.slash("presets save", name="HOUSE 3"))
    guild = cards.guild
    assert guild is not None
    assert len(await evening.store.presets.of_guild(guild.id)) == 25


async def test_the_presets_of_a_server_are_for_those_who_manage_it(
    mona: Person, bob: Person, cards: Channel
) -> None:
    assert [offer.name for offer in bob.offered(cards) if "presets" in offer.name] == []
    assert len([offer.name for offer in mona.offered(cards) if "presets" in offer.name]) == 4


async def test_a_server_that_lets_others_use_the_command_does_not_make_them_managers(
    evening: Evening,
    discord_server: LoopbackDiscord,
    mona: Person,
    bob: Person,
    cards: Channel,
) -> None:
    await mona.slash("hearts")
    await mona.slash("presets save", name="Ours")
    for command in discord_server.world.commands.of(None):
        # An administrator may open a command to everybody in the server's settings.
        command["default_member_permissions"] = None
    for refused in (
        await bob.slash("presets save", name="Mine"),
        await bob.slash("presets delete", name="Ours"),
        await bob.slash("presets default", preset="likha"),
        await bob.slash("presets list"),
    ):
        assert refused.kind == "ephemeral"
        assert "Only those who manage this server" in bob.reads(refused)
    guild = cards.guild
    assert guild is not None
    (kept,) = await evening.store.presets.of_guild(guild.id)
    assert kept.name == "Ours"
    assert await evening.store.presets.defaults(guild.id) == {}
