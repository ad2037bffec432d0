"""Presets: chosen while typing, changed in the lobby, kept by a server."""

import pytest

from bot.playground.answers import Answer
from bot.playground.interactions import AUTOCOMPLETE
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import selects_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import hand_message
from data.presets import GuildPreset
from tests.end_to_end.conftest import Evening, gather_at_table, play_until

pytestmark = pytest.mark.usefixtures("evening")


async def test_presets_are_suggested_by_what_is_typed_of_their_title_or_key(alice: Person) -> None:
    every = await alice.autocomplete("hearts", "preset")
    assert every.choices[0] == {"name": "Hearts", "value": "standard"}
    assert len(every.choices) <= 25
    some = await alice.autocomplete("hearts", "preset", "LIKH")
    assert [choice["value"] for choice in some.choices] == ["likha"]
    assert (await alice.autocomplete("rules", "preset", "no such game")).choices == []


@pytest.mark.parametrize("command", ["rules", "leaderboard"])
@pytest.mark.parametrize("family", ["hea", "Hearts", "", "\N{BLACK HEART SUIT}", 7])
async def test_a_family_that_is_half_typed_leaves_all_presets_to_choose_from(
    discord_server: LoopbackDiscord, alice: Person, cards: Channel, command: str, family: object
) -> None:
    (offer,) = (one for one in alice.offered(cards) if one.name == command)
    typed = [
        {"name": "family", "type": 3, "value": family},
        {"name": "preset", "type": 3, "value": "lady", "focused": True},
    ]
    data = {"id": offer.command["id"], "name": command, "type": 1, "options": typed}
    begun = discord_server.world.interactions.begin(
        AUTOCOMPLETE, alice.user, cards, data, name=command
    )
    await alice.until(begun.answered.is_set, what="suggestions")
    beside = await alice.autocomplete(command, "preset", "lady")
    assert begun.choices == beside.choices != []


async def test_a_preset_brings_its_own_number_of_seats_and_plays_to_the_end(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    people = [alice, bob, carol]
    await gather_at_table(alice, [bob, carol], preset="sevens_and_queens", seats=3, target=10)
    await alice.until(lambda: hand_message(alice))
    assert evening.live_table.row.preset == "sevens_and_queens"
    await play_until(people, lambda: not evening.client.room.live_tables)
    assert "Sevens and Queens" in alice.reads(cards)
    assert await evening.store.standings.audit() == []


async def test_three_people_play_black_maria_to_its_end(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    people = [alice, bob, carol]
    await gather_at_table(alice, [bob, carol], preset="black_maria", target=100)
    await alice.until(lambda: hand_message(alice))
    table = evening.live_table
    assert table.row.seat_count == 3
    assert "Black Maria · deal 1 · pass right" in alice.reads(cards)
    assert "K♠ costs 10 points" in alice.reads(await alice.slash("rules", preset="black_maria"))

    await play_until(people, lambda: not evening.client.room.live_tables)

    finished = await evening.store.results.get(table.table_id)
    assert finished is not None
    # Q♠ 13, K♠ 10, A♠ 7 and thirteen hearts; an old moon gives each of the two others all of it.
    for deal in table.game.deal_scores:
        assert sum(deal) in (43, 2 * 43)
    assert max(seat.score for seat in finished.seats) >= 100
    told = alice.reads(cards)
    assert f"Black Maria: the game is over after {finished.deal_count} deal" in told
    assert "customised" not in told.split("the game is over")[1]
    board = await alice.slash("leaderboard", preset="black_maria")
    assert all(person.name in alice.reads(board) for person in people)
    assert "Nobody is on this board" in alice.reads(
        await alice.slash("leaderboard", preset="standard")
    )
    assert await evening.store.standings.audit() == []


async def test_a_wrong_number_of_seats_is_told_with_the_right_ones(
    evening: Evening, alice: Person
) -> None:
    refused = await alice.slash("hearts", preset="likha", seats=5)
    assert refused.kind == "ephemeral"
    assert "for 4 players" in alice.reads(refused)
    assert not evening.client.room.lobbies


async def test_a_saved_preset_is_judged_for_those_who_sit_down(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    """Nine cards can be passed by four players, and not by six, who are dealt eight."""
    nine = GuildPreset("Nine", "standard", {"pass_count": 9})
    await evening.store.presets.save(cards.guild.id if cards.guild else 0, nine)
    refused = await alice.slash("hearts", preset="nine", seats=6)
    assert refused.kind == "ephemeral"
    assert "So many cards cannot be passed" in alice.reads(refused)
    assert not evening.client.room.lobbies
    await alice.slash("hearts", preset="nine", seats=4)
    (lobby,) = evening.client.room.lobbies.values()
    assert lobby.row.options == {"pass_count": 9}


@pytest.mark.parametrize("command", ["hearts", "rules"])
async def test_a_preset_that_nobody_knows_is_told_as_such(command: str, alice: Person) -> None:
    refused = await alice.slash(command, preset="**Bridge**")
    assert refused.kind == "ephemeral"
    assert "no game called" in alice.reads(refused)
    assert "**Bridge**" not in alice.reads(refused)


async def test_a_preset_may_be_named_by_its_title(evening: Evening, alice: Person) -> None:
    await alice.slash("hearts", preset="pink lady")
    (lobby,) = evening.client.room.lobbies.values()
    assert lobby.row.preset == "pink_lady"
    assert lobby.row.options == {}


async def test_a_table_of_another_preset_deals_its_hands(
    evening: Evening, alice: Person, bob: Person
) -> None:
    await gather_at_table(alice, [bob], preset="likha")
    await alice.until(lambda: hand_message(alice))
    assert evening.live_table.row.seat_count == 4


# Customising -------------------------------------------------------------------------------------


async def chooses(person: Person, menus: Answer, rule: str, value: str) -> Answer:
    """Choose a rule and then how it shall be."""
    await person.select(menus, rule, placeholder="Which rule?")
    return await person.select(menus, value, placeholder="How shall it be?")


async def test_the_host_changes_rules_and_the_lobby_tells_everybody(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    shown = await alice.slash("hearts")
    menus = await alice.click(shown, "Customise")
    assert menus.kind == "ephemeral"
    await chooses(alice, menus, "Passing", "No cards are passed")
    assert "Changed." in alice.reads(menus)
    await bob.until(lambda: "No cards are passed." in bob.reads(shown))
    await chooses(alice, menus, "How long the game goes", "1 deal")
    await chooses(alice, menus, "Ties at the end", "The first place stays shared")
    (lobby,) = evening.client.room.lobbies.values()
    kept = await evening.store.tables.get(lobby.table_id)
    assert kept is not None
    assert dict(kept.options) == dict(lobby.row.options)
    assert lobby.row.options["deals"] == 1

    await bob.click(shown, "Join")
    await alice.click(shown, "Start")
    await alice.until(lambda: hand_message(alice))
    await play_until([alice, bob], lambda: not evening.client.room.live_tables)
    assert "Played by customised rules." in alice.reads(cards)
    board = await evening.store.standings.page(evening_guild(shown), "all", "hearts")
    assert board.total == 2
    own = await evening.store.standings.page(evening_guild(shown), "all", "hearts", "standard")
    assert own.total == 0


def evening_guild(answer: Answer) -> int:
    guild = answer.interaction.channel.guild
    assert guild is not None
    return guild.id


async def test_a_rule_that_is_put_back_leaves_the_game_as_it_was(
    evening: Evening, alice: Person
) -> None:
    menus = await alice.click(await alice.slash("hearts"), "Customise")
    (lobby,) = evening.client.room.lobbies.values()
    await chooses(alice, menus, "Shooting the moon", "Its points are taken off the shooter's total")
    assert lobby.row.options == {"moon": "new"}
    await chooses(alice, menus, "Shooting the moon", "All the others get its points")
    assert lobby.row.options == {}
    await chooses(alice, menus, "Partners", "Partners sit opposite and share one total")
    assert lobby.row.options["team_score"] == "pooled"
    assert lobby.variant.seats_allowed == (4,)
    await chooses(alice, menus, "Partners", "As the preset has it")
    assert lobby.row.options == {}


async def test_rules_that_contradict_each_other_are_refused_with_the_reason(
    evening: Evening, alice: Person
) -> None:
    menus = await alice.click(await alice.slash("hearts"), "Customise")
    await chooses(alice, menus, "How long the game goes", "4 deals")
    exactly = "A total of exactly the points that end the game"
    await chooses(alice, menus, exactly, "Wins the game")
    said = alice.reads(menus)
    assert f"**{exactly}:** “Wins the game” does not go with" in said
    assert "**How long the game goes:** “4 deals”" in said
    (lobby,) = evening.client.room.lobbies.values()
    assert set(lobby.row.options) == {"deals", "end_mode"}


def offered(menus: Answer, placeholder: str) -> list[str]:
    """Return what a menu offers."""
    assert menus.message is not None
    (menu,) = [one for one in selects_of(menus.message) if one["placeholder"] == placeholder]
    return [str(option["label"]) for option in menu["options"]]


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("standard", 4), ("standard", 3), ("cancellation", 6), ("cancellation", 9)],
)
async def test_partners_are_offered_at_tables_of_four_alone(
    evening: Evening, alice: Person, preset: str, seats: int
) -> None:
    shown = await alice.slash("hearts", preset=preset, seats=seats)
    menus = await alice.click(shown, "Customise")
    assert ("Partners" in offered(menus, "Which rule?")) == (seats == 4)
    (lobby,) = evening.client.room.lobbies.values()
    assert menus.message is not None
    if seats != 4:
        # A menu that is forged, or older than this version, is told what it asked for.
        told = await alice.press_raw(
            menus.message,
            f"mc1.{lobby.table_id}.custom..teams",
            forged=True,
            values=("pooled",),
        )
        said = alice.reads(told)
        assert "**Partners:** “Partners sit opposite and share one total” does not go" in said
        assert "Partners need a table for exactly four players." in said
        assert "passing" not in said.split("Nothing was changed.")[0]
        assert lobby.row.options == {}


async def test_only_the_host_or_who_manages_the_server_customises(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    mona = discord_server.world.add_person("Mona", manage_guild=True)
    shown = await alice.slash("hearts")
    await bob.click(shown, "Join")
    refused = await bob.click(shown, "Customise")
    assert "Only the host" in bob.reads(refused)
    menus = await mona.click(shown, "Customise")
    await chooses(mona, menus, "Leading Q♠", "Q♠ may not be led until hearts are broken")
    (lobby,) = evening.client.room.lobbies.values()
    assert lobby.row.options == {"qs_lead": "until_broken"}


async def test_a_made_up_option_changes_nothing(evening: Evening, alice: Person) -> None:
    shown = await alice.slash("hearts")
    (lobby,) = evening.client.room.lobbies.values()
    message = (await alice.click(shown, "Customise")).message
    assert message is not None
    for text, values in (("kitty", ("none",)), ("moon", ("sun",)), ("moon", ())):
        told = await alice.press_raw(
            message, f"mc1.{lobby.table_id}.custom..{text}", forged=True, values=values
        )
        assert told.error is None
        assert lobby.row.options == {}


async def test_menus_of_a_game_that_has_begun_change_nothing(
    evening: Evening, alice: Person
) -> None:
    shown = await alice.slash("hearts")
    menus = await alice.click(shown, "Customise")
    await alice.select(menus, "Passing", placeholder="Which rule?")
    await alice.click(shown, "Start")
    await alice.until(lambda: hand_message(alice))
    await alice.select(menus, "No cards are passed", placeholder="How shall it be?")
    assert evening.live_table.row.options == {}


# The presets of a server -------------------------------------------------------------------------


@pytest.fixture
def mona(discord_server: LoopbackDiscord) -> Person:
    """Somebody who manages the server."""
    return discord_server.world.add_person("Mona", manage_guild=True)


async def test_rules_are_saved_listed_played_by_default_and_deleted(
    evening: Evening, mona: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    menus = await mona.click(await mona.slash("hearts"), "Customise")
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
    await bob.click(opened, "Cancel table")
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
    await mona.click(opened, "Cancel table")
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
