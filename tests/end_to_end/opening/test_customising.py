"""Customise: rules chosen with a table or in its lobby, told to everybody and played."""

import pytest

from bot.screens.families import family_screens, offers
from bot.text.phrasebook import HOME, phrasebook_of
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant
from loopback_discord.payloads import selects_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.customising import chooses, customises
from tests.regular import hand_message
from tests.screens.conftest import texts

pytestmark = [pytest.mark.usefixtures("evening"), pytest.mark.each_database_thorough]


@pytest.mark.either_door
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
    return there(answer.interaction.channel.guild).id


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
            menus.message, f"mc1.{lobby.table_id}.custom..teams", forged=True, values=("pooled",)
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


Said = dict[str, str | int]


async def started(
    evening: Evening, person: Person, where: Channel, command: str, said: Said, *chosen: str
) -> Variant:
    """Open a table, choose its rules, each with its value, start it, and return what is played."""
    shown = await person.slash(command, where, **said)
    if chosen:
        menus = await customises(person, shown)
        for rule, value in zip(chosen[::2], chosen[1::2], strict=True):
            await person.select(menus, rule, placeholder="Which rule?")
            await person.select(menus, value, placeholder="How shall it be?")
            assert "Changed." in person.reads(menus)
    await person.click(shown, "Start")
    await person.until(lambda: evening.client.room.tables.live)
    assert len(evening.live_table.row.chairs) == evening.live_table.row.seat_count
    return evening.live_table.game.variant


def told(played: Variant) -> str:
    """Return what the rules and the rule card say of a game."""
    words, screens = phrasebook_of(HOME), family_screens(played.family)
    return texts(screens.told.rules(played, words)) + "\n".join(
        screens.told.rule_card(played, words)
    )


@pytest.mark.parametrize(
    ("command", "said", "chosen", "options", "sentence"),
    [
        (
            "hearts",
            {},
            (
                "Partners",
                "Partners sit opposite and share one total",
                "The partner of whoever shoots the moon",
                "Gets the moon's points like the others",
            ),
            {"teams": [[0, 2], [1, 3]], "team_score": "pooled", "partner_moon": "hit"},
            "The shooter's partner gets the moon's points too.",
        ),
        (
            "allfours",
            {"preset": "af1845"},
            (
                "Cards that count for Game",
                "Only trumps count for Game",
                "The trump when cards are run",
                "A run gives three more cards each, but trumps stay",
            ),
            {"game_suits": "trumps", "run_new_trump": False},
            "Run: everybody gets three more cards; trumps stay.",
        ),
        # Of points and deals whichever comes first ends a game (R9.4).
        (
            "hearts",
            {"deals": 3, "target": 40},
            (),
            {"end_mode": "both", "deals": 3, "target": 40},
            "The game ends at 40 points, or after 3 deals.",
        ),
        (
            "hearts",
            {"preset": "danger_hearts", "target": 40},
            (),
            {"end_mode": "both", "target": 40},
            "The game ends at 40 points, or after 10 deals.",
        ),
        (
            "samba",
            {"target": 1},
            (),
            {"target": 1},
            "The first side with 1 point at the end of a deal wins.",
        ),
    ],
)
async def test_what_is_chosen_with_a_table_is_told_and_played(
    evening: Evening,
    command: str,
    said: Said,
    chosen: tuple[str, ...],
    options: dict[str, Option],
    sentence: str,
) -> None:
    """One of each way to choose: every option of every family is in `test_house_rules.py`."""
    played = await started(evening, evening.alice, evening.cards, command, said, *chosen)
    assert dict(played.options) == options
    assert played.rules == variant(played.key, options, evening.live_table.row.seat_count).rules
    assert sentence in told(played)


async def test_a_game_may_be_of_one_deal(evening: Evening) -> None:
    """F29."""
    said: Said = {"preset": "pitch", "deals": 1, "seats": 2}
    played = await started(evening, evening.alice, evening.cards, "pitch", said)
    assert dict(played.options) == {"deals": 1}
    assert "The game ends after at most 1 deal." in told(played)
    await play_until([evening.alice], lambda: not evening.client.room.tables.live)
    assert "\N{TROPHY}" in evening.alice.reads(evening.cards)


async def test_more_deals_than_thirty_are_not_taken(alice: Person) -> None:
    for offer in offers():
        for deals in (0, 31):
            with pytest.raises(Impossible):
                await alice.slash(offer.command, deals=deals)
