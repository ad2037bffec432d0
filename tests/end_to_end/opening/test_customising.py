"""Rules changed in the lobby."""

import pytest

from loopback_discord.payloads import selects_of
from loopback_discord.people.client import Answer
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.customising import chooses, customises
from tests.regular import hand_message

pytestmark = [pytest.mark.usefixtures("evening"), pytest.mark.each_database_thorough]


async def test_the_host_changes_rules_and_the_lobby_tells_everybody(evening: Evening) -> None:
    shown = await evening.alice.slash("hearts")
    menus = await customises(evening.alice, shown)
    await chooses(evening.alice, menus, "Passing", "No cards are passed")
    assert "Changed." in evening.alice.reads(menus)
    await evening.bob.until(lambda: "No cards are passed." in evening.bob.reads(shown))
    await chooses(evening.alice, menus, "How long the game goes", "1 deal")
    await chooses(
        evening.alice, menus, "Ties at the end", "If the first place is shared, it stays shared"
    )
    (lobby,) = evening.client.room.tables.lobbies.values()
    kept = there(await evening.store.tables.get(lobby.table_id))
    assert dict(kept.options) == dict(lobby.row.options)
    assert lobby.row.options["deals"] == 1

    await evening.bob.click(shown, "Join")
    await evening.alice.click(shown, "Start")
    await evening.alice.until(lambda: hand_message(evening.alice))
    await play_until([evening.alice, evening.bob], lambda: not evening.client.room.tables.live)
    assert "Played by customised rules." in evening.alice.reads(evening.cards)
    board = await evening.store.standings.page(evening_guild(shown), "all", "hearts")
    assert board.total == 2
    own = await evening.store.standings.page(evening_guild(shown), "all", "hearts", "standard")
    assert own.total == 0


def evening_guild(answer: Answer) -> int:
    guild = there(answer.interaction.channel.guild)
    return guild.id


async def test_a_rule_that_is_put_back_leaves_the_game_as_it_was(evening: Evening) -> None:
    menus = await customises(evening.alice, await evening.alice.slash("hearts"))
    (lobby,) = evening.client.room.tables.lobbies.values()
    await chooses(
        evening.alice,
        menus,
        "Shooting the moon",
        "The moon's points come off the shooter's total, and the others get none",
    )
    assert lobby.row.options == {"moon": "new"}
    await chooses(evening.alice, menus, "Shooting the moon", "All the others get its points")
    assert lobby.row.options == {}
    await chooses(evening.alice, menus, "Partners", "Partners sit opposite and share one total")
    assert lobby.row.options["team_score"] == "pooled"
    assert lobby.variant.seats_allowed == (4,)
    await chooses(evening.alice, menus, "Partners", "As in the preset")
    assert lobby.row.options == {}


async def test_rules_that_contradict_each_other_are_refused_with_the_reason(
    evening: Evening,
) -> None:
    menus = await customises(evening.alice, await evening.alice.slash("hearts"))
    await chooses(evening.alice, menus, "How long the game goes", "4 deals")
    exactly = "Exactly the number of points that ends the game"
    await chooses(evening.alice, menus, exactly, "Wins the game")
    said = evening.alice.reads(menus)
    assert f"**{exactly}:** “Wins the game” does not go with" in said
    assert "**How long the game goes:** “4 deals”" in said
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert set(lobby.row.options) == {"deals", "end_mode"}


def offered(menus: Answer, placeholder: str) -> list[str]:
    """Return what a menu offers."""
    (menu,) = [one for one in selects_of(menus.message) if one["placeholder"] == placeholder]
    return [str(option["label"]) for option in menu["options"]]


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("standard", 4), ("standard", 3), ("cancellation", 6), ("cancellation", 9)],
)
async def test_partners_are_offered_at_tables_of_four_alone(
    evening: Evening, preset: str, seats: int
) -> None:
    shown = await evening.alice.slash("hearts", preset=preset, seats=seats)
    menus = await customises(evening.alice, shown)
    assert ("Partners" in offered(menus, "Which rule?")) == (seats == 4)
    (lobby,) = evening.client.room.tables.lobbies.values()
    if seats != 4:
        # A menu that is forged, or older than this version, is told what it asked for.
        told = await evening.alice.press_raw(
            menus.message,
            f"mc1.{lobby.table_id}.custom..teams",
            forged=True,
            values=("pooled",),
        )
        said = evening.alice.reads(told)
        assert "**Partners:** “Partners sit opposite and share one total” does not go" in said
        assert "Partners need a table for exactly four players." in said
        assert "passing" not in said.split("Nothing was changed.")[0]
        assert lobby.row.options == {}


async def test_only_the_host_or_who_manages_the_server_customises(evening: Evening) -> None:
    mona = evening.discord_server.world.add_person("Mona", manage_guild=True)
    shown = await evening.alice.slash("hearts")
    await evening.bob.click(shown, "Join")
    refused = await evening.bob.click(shown, "Options")
    assert "Only the host" in evening.bob.reads(refused)
    menus = await customises(mona, shown)
    await chooses(mona, menus, "Leading Q♠", "Q♠ may not be led until hearts are broken")
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.row.options == {"qs_lead": "until_broken"}


async def test_a_made_up_option_changes_nothing(evening: Evening) -> None:
    shown = await evening.alice.slash("hearts")
    (lobby,) = evening.client.room.tables.lobbies.values()
    message = there((await customises(evening.alice, shown)).message)
    for text, values in (("kitty", ("none",)), ("moon", ("sun",)), ("moon", ())):
        told = await evening.alice.press_raw(
            message, f"mc1.{lobby.table_id}.custom..{text}", forged=True, values=values
        )
        assert told.error is None
        assert lobby.row.options == {}


async def test_menus_of_a_game_that_has_begun_change_nothing(evening: Evening) -> None:
    shown = await evening.alice.slash("hearts")
    menus = await customises(evening.alice, shown)
    await evening.alice.select(menus, "Passing", placeholder="Which rule?")
    await evening.alice.click(shown, "Start")
    await evening.alice.until(lambda: hand_message(evening.alice))
    await evening.alice.select(menus, "No cards are passed", placeholder="How shall it be?")
    assert evening.live_table.row.options == {}
