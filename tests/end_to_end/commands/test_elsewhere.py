"""Where the bot is not: in others' servers and conversations people have it for themselves."""

import re
from dataclasses import dataclass

import pytest

from bot.text.button_ids import ANYWHERE, ButtonId
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.people.world import add_places_elsewhere
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import TOKEN_SECONDS
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import data_of
from tests.regular import button_ids, hand_message, press_one

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]


@dataclass(frozen=True)
class Elsewhere:
    """A channel of a server without the bot, and a conversation of four people."""

    channel: Channel
    conversation: Channel

    @property
    def all(self) -> tuple[Channel, Channel]:
        return self.channel, self.conversation


@pytest.fixture
def elsewhere(discord_server: LoopbackDiscord) -> Elsewhere:
    return Elsewhere(*add_places_elsewhere(discord_server.world))


def touched(discord_server: LoopbackDiscord) -> list[str]:
    """Return what the bot asked of channels by its own token."""
    paths = [one.path for one in discord_server.requests]
    return [path for path in paths if path.startswith(("/channels/", "/users/@me/channels"))]


@pytest.mark.either_door
@pytest.mark.usefixtures("evening")
async def test_what_is_for_reading_and_for_oneself_works_where_the_bot_is_not(
    discord_server: LoopbackDiscord, elsewhere: Elsewhere, alice: Person
) -> None:
    before = touched(discord_server)
    for place in elsewhere.all:
        offered = {offer.name for offer in alice.offered(place)}
        assert offered >= {"rules", "help", "stats", "settings", "language", "data export", "play"}
        assert not offered & {"hearts", "leaderboard", "table", "presets list", "hand"}
        rules = await alice.slash("rules", place, preset="samba")
        assert rules.kind == "ephemeral"
        assert "Samba" in alice.reads(rules)
        suggested = await alice.autocomplete("rules", "preset", "sam", place)
        assert "samba_4" in [one["value"] for one in suggested.choices]
        helped = await alice.slash("help", place)
        assert (helped.kind, "Playing cards" in alice.reads(helped)) == ("ephemeral", True)
        stats = await alice.slash("stats", place)
        assert "has finished no game that counts" in alice.reads(stats)
        settings = await alice.slash("settings", place)
        assert settings.kind == "ephemeral"
        await alice.slash("language", place, language="de")
        assert "Sprache" in alice.reads(await alice.slash("language", place))
        await alice.slash("language", place, language="en-US")
    assert touched(discord_server) == before


def named(text: str) -> set[str]:
    """Return the commands that a text names."""
    return set(re.findall(r"(?<![\w/])/([a-z]+(?: (?:export|delete))?)\b", text))


@pytest.mark.usefixtures("evening")
async def test_help_names_what_is_offered_where_it_is_asked_and_nothing_else(
    discord_server: LoopbackDiscord, elsewhere: Elsewhere, alice: Person, mona: Person
) -> None:
    world = discord_server.world
    erin, cards = world.add_person("Erin", meets_bot=False), world.place("cards")
    world.install(alice.user, installed=False)
    for person in (erin, mona):
        person.install_app()
    for person, place in (
        (alice, cards),
        (mona, cards),
        (alice, alice.dm_channel),
        (mona, mona.dm_channel),
        (erin, erin.dm_channel),
        (erin, elsewhere.channel),
        (world.person("Bob"), elsewhere.conversation),
    ):
        offered = {offer.name for offer in person.offered(place)}
        # Whoever reads the rules of a server is told of them there.
        wanted = {name for name in offered if not name.startswith("presets ")}
        said = person.reads(await person.slash("help", place))
        assert named(said) | {"help"} == wanted, (person.name, place.name)
        # Else whoever asks me alone would not hear of tables.
        assert ("a server that has me" in said) is (place is not cards)


async def test_a_game_alone_that_waits_is_gone_on_with_by_a_command_that_is_offered(
    evening: Evening, elsewhere: Elsewhere, alice: Person
) -> None:
    cards = evening.discord_server.world.place("cards")
    for place, hints in ((elsewhere.channel, True), (alice.dm_channel, False), (cards, False)):
        await alice.slash("play", place, game="pitch", hints=hints)
        await alice.until(lambda at=place: hand_message(alice, at), what="a card to press")
        asked = await alice.click(place, "Leave")
        assert named(alice.reads(asked)) == {"play"}
        paused = await alice.click(asked, "Pause")
        assert named(alice.reads(paused)) == {"play"}
        await alice.slash("play", place)
        await alice.until(lambda: evening.live_table.row.paused_until is None, what="the game")
        asked = await alice.click(place, "Leave")
        await alice.click(asked, "End the game")
        await alice.until(lambda: not evening.client.room.tables.live, what="its end")


async def test_a_button_of_another_version_names_what_brings_a_fresh_one(
    evening: Evening, elsewhere: Elsewhere, alice: Person
) -> None:
    world = evening.discord_server.world
    erin = world.add_person("Erin", meets_bot=False)
    erin.install_app()
    for person, place, commands in (
        (alice, world.place("cards"), {"hand", "table"}),
        (alice, alice.dm_channel, {"hand"}),
        (erin, erin.dm_channel, set[str]()),
        (erin, elsewhere.channel, set[str]()),
    ):
        shown = (await person.slash("help", place)).message
        for custom_id in ("c0.k3f9.hand..", ButtonId(ANYWHERE, "another", text="whist").custom_id):
            answer = await person.press_raw(shown, custom_id, forged=True)
            assert "too old" in person.reads(answer)
            assert named(person.reads(answer)) == commands


@pytest.mark.either_door
async def test_a_game_alone_is_played_by_a_panel_that_each_press_renews(
    evening: Evening, discord_server: LoopbackDiscord, elsewhere: Elsewhere, alice: Person
) -> None:
    bob, clock = discord_server.world.person("Bob"), discord_server.world.clock
    place, before = elsewhere.conversation, touched(discord_server)
    opened = await alice.slash("play", place, game="pitch", level="easy")
    assert opened.kind == "ephemeral"
    row = evening.live_table.row
    assert (row.guild_id, row.channel_id, row.in_direct_messages) == (0, 0, False)
    assert place.name not in (row.channel_name, row.guild_name)
    # A card that follows by itself is played too, and in four presses the deal may be over.
    for _ in range(3):
        await alice.until(lambda: hand_message(alice, place), what="a card to press")
        pressed = there(await press_one(alice, place))
        assert (pressed.kind, pressed.error) == ("update", None)
        await evening.settle()
        # In all it takes longer than any token lives, but never so from one press to the next.
        clock.advance(TOKEN_SECONDS * 0.9)
    assert not [one for one in discord_server.requests if one.status >= 400]
    assert len(alice.sees(place)) == 1
    assert bob.sees(place) == []

    # After a restart it goes on from another panel, which may be in another place.
    await evening.open_again()
    again = await alice.slash("play", elsewhere.channel)
    assert "· one deal" in alice.reads(again)
    await play_until([alice], lambda: not evening.client.room.tables.live, where=elsewhere.channel)
    await alice.until(lambda: "One more deal" in alice.faces(elsewhere.channel), what="the result")
    verified = await alice.slash("verify", place)
    await alice.until(lambda: "Pitch" in alice.reads(verified), what="whether it was dealt fairly")
    await alice.click(elsewhere.channel, "One more deal")
    await alice.until(lambda: hand_message(alice, elsewhere.channel), what="the next game")
    asked = await alice.click(elsewhere.channel, "Leave")
    await alice.click(asked, "End the game")
    await alice.until(lambda: not evening.client.room.tables.live)
    assert touched(discord_server) == before
    assert alice.dms() == []


async def test_a_panel_that_was_left_alone_too_long_goes_on_with_the_next_press(
    evening: Evening, discord_server: LoopbackDiscord, elsewhere: Elsewhere, alice: Person
) -> None:
    await alice.slash("play", elsewhere.channel, game="allfours", level="easy")
    await alice.until(lambda: hand_message(alice, elsewhere.channel), what="a card to press")
    await evening.settle()
    discord_server.world.clock.advance(TOKEN_SECONDS + 1)
    before = evening.live_table.session.table.questions.numbers[0]
    await play_until(
        [alice],
        lambda: evening.live_table.session.table.questions.numbers[0] > before + 1,
        where=elsewhere.channel,
    )
    assert "· one deal" in alice.reads(elsewhere.channel)


async def test_in_direct_messages_the_game_stays_a_message_whoever_has_the_bot(
    evening: Evening,
) -> None:
    evening.alice.install_app()
    await evening.alice.slash("play", evening.alice.dm_channel)
    await evening.alice.until(lambda: hand_message(evening.alice), what="the cards")
    assert evening.live_table.row.in_direct_messages
    assert evening.live_table.row.channel_id == evening.alice.dm_channel.id


STALE = ("hearts", "leaderboard", "presets", "table", "hand", "leave")


@pytest.mark.either_door
@pytest.mark.usefixtures("evening")
async def test_a_command_that_needs_the_bot_says_so_where_it_is_not(
    elsewhere: Elsewhere, alice: Person
) -> None:
    for place in elsewhere.all:
        for name in STALE:
            below: list[Payload] = []
            if name == "presets":
                below = [{"name": "list", "type": 1, "options": []}]
            data: Payload = {"id": "1", "name": name, "type": 1, "options": below}
            answer = await alice.slash_raw(place, data, forged=True)
            assert answer.kind == "ephemeral"
            assert "only where I am a member" in alice.reads(answer)
        unknown: Payload = {"id": "1", "name": "whist", "type": 1, "options": []}
        answer = await alice.slash_raw(place, unknown, forged=True)
        assert "do not know this command" in alice.reads(answer)


async def test_no_hand_is_drawn_where_others_in_a_conversation_read_it(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    world, place = evening.discord_server.world, elsewhere.conversation
    shared = world.messages.create(place, world.bot, {"content": "what somebody shared"}, []).shown
    await evening.alice.slash("play", place, game="pitch")
    await evening.alice.until(lambda: hand_message(evening.alice, place), what="a card to press")
    panel = hand_message(evening.alice, place)
    for says, custom_id in button_ids(panel):
        answer = await evening.alice.press_raw(shared, custom_id, forged=True)
        assert answer.kind != "update", says
    assert world.person("Bob").reads(place) == "what somebody shared"
    assert evening.live_table.session.table.questions.numbers[0] == 1


async def test_who_manages_a_server_without_the_bot_chooses_nothing_for_it(
    evening: Evening, elsewhere: Elsewhere, mona: Person
) -> None:
    mona.install_app()
    panel = await mona.slash("settings", elsewhere.channel)
    assert "everybody" not in mona.reads(panel).lower()
    guild = there(elsewhere.channel.guild)
    forged = ButtonId(ANYWHERE, "prefer-guild", text="language").custom_id
    await mona.press_raw(panel.message, forged, forged=True, values=("de",))
    kept = await evening.store.preferences.of_guild(guild.id)
    assert kept.language != "de"


@pytest.mark.usefixtures("evening")
async def test_whoever_meets_the_bot_nowhere_has_their_data_exported_and_deleted(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    erin = evening.discord_server.world.add_person("Erin", meets_bot=False)
    erin.install_app()
    await erin.slash("play", elsewhere.channel, game="pitch")
    assert str(erin.id) in await data_of(evening.discord_server, erin, elsewhere.channel)
    deleted = await erin.slash("data delete", elsewhere.channel)
    await erin.click(deleted, "Delete my data")
    assert "forgotten you" in erin.reads(elsewhere.channel)
    await erin.until(lambda: not evening.client.room.tables.live, what="the end of her game")
    assert erin.dms() == []
