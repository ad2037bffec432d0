"""Where commands are offered, on whose install, and what an answer may do there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import pytest

from loopback_discord.payloads import EPHEMERAL, Payload
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.world import World, add_places_elsewhere, furnished
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.commands import untranslated
from loopback_discord.state.guilds import GUILD_VOICE, Channel
from loopback_discord.state.interactions import Interaction
from loopback_discord.validation.errors import ApiError

ATTACH, EMBED, MENTION, EMOJIS = 1 << 15, 1 << 14, 1 << 17, 1 << 18


def command(name: str, **changes: object) -> Payload:
    return {"name": name, "description": "x", **changes}


COMMANDS: Final = (
    command("here", integration_types=[0], contexts=[0]),
    command("direct", integration_types=[0], contexts=[0, 1]),
    command("anywhere", integration_types=[0, 1], contexts=[0, 1, 2]),
    command("mine", integration_types=[1], contexts=[0, 1, 2]),
    command("usual"),
    command("old", dm_permission=False),
    {"type": 3, "name": "Look closely", "name_localizations": {"de": "Genau ansehen"}},
    {"type": 3, "name": "Here only", "integration_types": [0], "contexts": [0]},
    {"type": 2, "name": "Wave"},
)


@dataclass
class Scripted:
    """Stands in for a bot: hears of interactions and answers each as it is told to."""

    world: World
    says: Payload = field(default_factory=lambda: {"type": 4, "data": {"content": "yes"}})
    told: list[Payload] = field(default_factory=list[Payload])

    def hear(self, event: str, body: Payload, guild_id: int | None) -> None:
        del guild_id
        if event == "INTERACTION_CREATE":
            self.told.append(body)
            asyncio.get_running_loop().call_soon(self._answer, body)

    def _answer(self, body: Payload) -> None:
        self.world.interactions.answer(int(body["id"]), body["token"], self.says, [])


@dataclass(frozen=True)
class Places:
    """The places of a world with places elsewhere."""

    world: World
    bot: Scripted
    cards: Channel
    elsewhere: Channel
    conversation: Channel


@pytest.fixture
def places() -> Places:
    world = furnished()
    elsewhere, conversation = add_places_elsewhere(world)
    bot = Scripted(world)
    world.listen(bot.hear)
    world.commands.put(None, list(COMMANDS))
    return Places(world, bot, world.place("cards"), elsewhere, conversation)


def names(person: Person, channel: Channel) -> set[str]:
    return {offer.name for offer in person.offered(channel)}


def test_a_command_is_offered_where_its_contexts_and_an_install_allow(places: Places) -> None:
    alice, bob = places.world.person("Alice"), places.world.person("Bob")
    places.world.install(bob.user, installed=False)
    everything = {"here", "direct", "anywhere", "mine", "usual", "old"}
    assert names(alice, places.cards) == everything
    assert names(bob, places.cards) == everything - {"mine"}
    assert names(alice, alice.dm_channel) == everything - {"here", "old"}
    assert names(bob, bob.dm_channel) == everything - {"here", "old", "mine"}
    assert names(alice, places.elsewhere) == {"anywhere", "mine", "usual", "old"}
    assert names(alice, places.conversation) == {"anywhere", "mine", "usual"}
    assert names(bob, places.elsewhere) == names(bob, places.conversation) == set()


def test_without_a_server_in_common_only_an_install_brings_commands(places: Places) -> None:
    erin = places.world.add_person("Erin", meets_bot=False)
    assert names(erin, erin.dm_channel) == set()
    assert names(erin, places.elsewhere) == set()
    erin.install_app()
    assert names(erin, erin.dm_channel) == {"anywhere", "mine", "usual"}
    assert names(erin, places.elsewhere) == {"anywhere", "mine", "usual", "old"}
    assert names(erin, places.cards) == set()


def test_a_command_that_says_nothing_is_for_whom_the_application_is_installed(
    places: Places,
) -> None:
    (usual,) = (one for one in places.world.commands.of(None) if one["name"] == "usual")
    assert (usual["integration_types"], usual["contexts"]) == ([0, 1], None)
    places.world.commands.installs = frozenset({0})
    (again,) = places.world.commands.put(None, [command("usual")])
    assert again["integration_types"] == [0]
    assert names(places.world.person("Alice"), places.conversation) == set()
    with pytest.raises(ApiError, match="50035"):
        places.world.commands.put(None, [command("mine", integration_types=[1])])


def test_a_command_is_returned_with_what_discord_adds_and_without_what_is_usual() -> None:
    choices: list[Payload] = [{"name": "One", "name_localizations": {"de": "Eins"}, "value": 0}]
    plain: Payload = {**command("plain"), "type": 4, "required": False, "choices": []}
    full: Payload = {**plain, "name": "full", "required": True, "choices": choices, "min_value": 0}
    one = command("one", options=[full, plain], contexts=[0], default_member_permissions=32)
    (made,) = furnished().commands.put(None, [one])
    untold = {"name_localizations": None, "description_localizations": None}
    told = {key: made[key] for key in made if key not in {"id", "version", "application_id"}}
    assert told == {
        **command("one", type=1, contexts=[0], integration_types=[0, 1], **untold),
        "nsfw": False,
        "dm_permission": False,
        "default_member_permissions": "32",
        "options": [
            command("full", type=4, required=True, min_value=0, choices=choices, **untold),
            command("plain", type=4, **untold),
        ],
    }
    (option, _) = untranslated(made)["options"]
    assert option["choices"] == [{"name": "One", "value": 0}]
    (menu,) = furnished().commands.put(None, [{"type": 3, "name": "Look"}])
    assert "options" not in menu
    assert (menu["description"], menu["contexts"], menu["dm_permission"]) == ("", None, True)


async def test_an_interaction_tells_where_it_comes_from_and_on_whose_install(
    places: Places,
) -> None:
    alice = places.world.person("Alice")
    for where in (places.cards, alice.dm_channel, places.elsewhere, places.conversation):
        await alice.slash("anywhere", where)
    await alice.slash("direct", places.cards)
    in_guild, in_dm, elsewhere, among_people, by_guild = places.bot.told
    own, guild = str(alice.id), places.cards.guild
    assert guild is not None
    assert [one["context"] for one in places.bot.told] == [0, 1, 0, 2, 0]
    owners = [one["authorizing_integration_owners"] for one in places.bot.told]
    assert owners == [
        {"0": str(guild.id), "1": own},
        {"0": "0", "1": own},
        {"1": own},
        {"1": own},
        {"0": str(guild.id)},
    ]
    assert all(own == told["member"]["user"]["id"] for told in (in_guild, elsewhere, by_guild))
    assert all(told["user"]["id"] == own for told in (in_dm, among_people))
    assert not any("guild_id" in told or "member" in told for told in (in_dm, among_people))
    other = places.elsewhere.guild
    assert other is not None
    assert elsewhere["guild"] == {"id": str(other.id), "locale": "en-US", "features": []}
    assert (among_people["channel"]["type"], in_dm["channel"]["type"]) == (3, 1)
    assert int(among_people["app_permissions"]) == ATTACH | EMBED | MENTION
    assert int(in_dm["app_permissions"]) == ATTACH | EMBED | MENTION | EMOJIS
    assert elsewhere["app_permissions"] == elsewhere["member"]["permissions"]


async def test_a_press_rests_on_the_install_of_the_command_that_it_came_from(
    places: Places,
) -> None:
    button = {"type": 2, "style": 1, "label": "again", "custom_id": "again"}
    rows = [{"type": 1, "components": [button]}]
    places.bot.says = {"type": 4, "data": {"content": "yes", "components": rows}}
    alice, bob = places.world.person("Alice"), places.world.person("Bob")
    answer = await alice.slash("anywhere", places.conversation)
    places.bot.says = {"type": 7, "data": {"content": "pressed"}}
    await bob.click(answer, "again")
    press = places.bot.told[-1]
    assert press["authorizing_integration_owners"] == {"1": str(alice.id)}
    assert (press["user"]["id"], press["context"]) == (str(bob.id), 2)


async def test_in_a_conversation_only_those_in_it_see_and_do_anything(places: Places) -> None:
    alice, carol = places.world.person("Alice"), places.world.person("Carol")
    bob = places.world.person("Bob")
    two = places.world.add_conversation([alice.user, bob.user])
    await alice.slash("anywhere", two)
    assert places.bot.told[-1]["channel"]["type"] == 1
    assert bob.reads(two) == "yes"
    assert carol.sees(two) == []
    assert "conversation Alice, Bob" in bob.transcript()
    with pytest.raises(Impossible):
        await carol.slash("anywhere", two)


def kind_of(answer: Answer) -> str:
    return answer.kind


async def test_where_own_applications_may_not_speak_up_their_answers_are_seen_by_one(
    places: Places,
) -> None:
    alice, guild = places.world.person("Alice"), places.elsewhere.guild
    assert guild is not None
    assert kind_of(await alice.slash("anywhere", places.elsewhere)) == "message"
    guild.external_apps = False
    assert kind_of(await alice.slash("anywhere", places.elsewhere)) == "ephemeral"
    follow = places.world.interactions.follow_up(_interaction(places), {"content": "and more"}, [])
    assert follow.viewer is alice.user
    places.bot.says = {"type": 5}
    thinking = await alice.slash("anywhere", places.elsewhere)
    assert thinking.message["flags"] & EPHEMERAL
    # Where the bot is a member, the server's own install lets it speak.
    home = places.cards.guild
    assert home is not None
    home.external_apps = False
    places.bot.says = {"type": 4, "data": {"content": "yes"}}
    bob = places.world.person("Bob")
    assert kind_of(await bob.slash("anywhere", places.cards)) == "message"
    assert kind_of(await bob.slash("mine", places.cards)) == "ephemeral"


def _interaction(places: Places) -> Interaction:
    found = places.world.interactions.of_token(places.bot.told[-1]["token"])
    assert found is not None
    return found


async def test_a_sixth_follow_up_is_refused_where_only_a_person_has_the_application(
    places: Places,
) -> None:
    alice = places.world.person("Alice")
    follow_up = places.world.interactions.follow_up
    await alice.slash("anywhere", places.conversation)
    for number in range(5):
        follow_up(_interaction(places), {"content": str(number)}, [])
    with pytest.raises(ApiError, match="40094"):
        follow_up(_interaction(places), {"content": "one too many"}, [])
    await alice.slash("anywhere", places.cards)
    for number in range(6):
        follow_up(_interaction(places), {"content": str(number)}, [])


async def test_what_fills_a_mark_of_thinking_is_no_further_follow_up(places: Places) -> None:
    places.bot.says = {"type": 5}
    await places.world.person("Alice").slash("anywhere", places.conversation)
    for number in range(6):
        body = {"content": str(number)}
        places.world.interactions.follow_up(_interaction(places), body, [])


async def test_a_command_in_a_menu_tells_of_the_message_or_person_it_is_about(
    places: Places,
) -> None:
    alice, bob = places.world.person("Alice"), places.world.person("Bob")
    answer = await alice.slash("anywhere", places.cards)
    about = await bob.choose_on_message("Look closely", answer.message)
    told = places.bot.told[-1]["data"]
    assert (told["type"], told["name"]) == (3, "Look closely")
    assert told["target_id"] == answer.message["id"]
    assert told["resolved"]["messages"][told["target_id"]]["content"] == "yes"
    assert "options" not in told
    assert about.message["type"] == 23
    assert about.message["interaction_metadata"]["target_message_id"] == answer.message["id"]
    assert about.message["message_reference"]["message_id"] == answer.message["id"]

    await alice.choose_on_person("Wave", bob, places.cards)
    told = places.bot.told[-1]["data"]
    assert (told["type"], told["target_id"]) == (2, str(bob.id))
    assert told["resolved"]["users"][str(bob.id)]["username"] == "bob"
    assert not {"user", "deaf", "mute"} & set(told["resolved"]["members"][str(bob.id)])
    await alice.choose_on_person("Wave", bob, places.conversation)
    assert "members" not in places.bot.told[-1]["data"]["resolved"]


async def test_a_menu_has_the_commands_of_its_place_in_the_language_of_its_reader(
    places: Places,
) -> None:
    alice = places.world.person("Alice")
    places.world.choose_language(alice.user, "de")

    def shown(channel: Channel) -> list[str]:
        return [one["shown"] for one in alice.offered_on_messages(channel)]

    assert shown(places.cards) == ["Genau ansehen", "Here only"]
    assert shown(places.conversation) == ["Genau ansehen"]
    answer = await alice.slash("anywhere", places.conversation)
    await alice.choose_on_message("Genau ansehen", answer.message)
    assert places.bot.told[-1]["data"]["name"] == "Look closely"
    with pytest.raises(Impossible, match="no 'Here only'"):
        await alice.choose_on_message("Here only", answer.message)
    whisper = await alice.slash("anywhere", places.cards)
    with pytest.raises(Impossible, match="does not see"):
        await alice.choose_on_message("Look closely", {**whisper.message, "id": "1"})


# --- the same with discord.py: what it is told it understands, and what it asks is refused


class Traveller(discord.Client):
    """A bot that keeps what it was told."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.heard: list[discord.Interaction[Any]] = []

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.heard.append(interaction)
        await interaction.response.send_message("yes")


async def test_the_bot_answers_where_it_is_not_and_can_do_nothing_else_there(
    discord_server: LoopbackDiscord, launch: Callable[[discord.Client], asyncio.Task[None]]
) -> None:
    world = discord_server.world
    elsewhere, conversation = add_places_elsewhere(world)
    world.commands.put(None, list(COMMANDS))
    bot = Traveller()
    launch(bot)
    alice = world.person("Alice")
    await alice.until(bot.is_ready, what="the bot")
    guild = elsewhere.guild
    assert guild is not None
    two = world.add_conversation([alice.user, world.person("Bob").user])
    voice = world.add_channel(guild, "lounge", GUILD_VOICE)
    thread = world.add_thread(elsewhere, "evening")
    for place in (elsewhere, voice, thread, conversation, two):
        in_guild = place.guild is guild
        answer = await alice.slash("anywhere", place)
        assert (answer.kind, alice.reads(answer)) == ("message", "yes")
        heard = bot.heard[-1]
        assert (heard.context.guild, heard.context.private_channel) == (in_guild, not in_guild)
        assert (heard.guild is not None) == in_guild
        assert heard.is_user_integration()
        assert not heard.is_guild_integration()
        assert heard.channel_id == place.id
        assert bot.get_guild(heard.guild_id or 0) is None
        await heard.edit_original_response(content="edited")
        assert alice.reads(answer) == "edited"
        await heard.followup.send("more")
        there = bot.get_partial_messageable(place.id)
        for attempt in (
            there.send("hello"),
            there.get_partial_message(int(answer.message["id"])).edit(content="no"),
            there.get_partial_message(int(answer.message["id"])).delete(),
            bot.fetch_channel(place.id),
        ):
            with pytest.raises(discord.Forbidden) as refused:
                await attempt
            assert refused.value.code == 50001
        assert alice.reads(answer) == "edited"


async def test_somebody_without_a_server_in_common_gets_no_direct_message(
    discord_server: LoopbackDiscord, launch: Callable[[discord.Client], asyncio.Task[None]]
) -> None:
    world = discord_server.world
    add_places_elsewhere(world)
    erin = world.add_person("Erin", meets_bot=False)
    bot = Traveller()
    launch(bot)
    await erin.until(bot.is_ready, what="the bot")
    there = bot.get_partial_messageable(erin.dm_channel.id)
    with pytest.raises(discord.Forbidden) as refused:
        await there.send("hello")
    assert refused.value.code == 50278
    erin.install_app()
    await there.send("hello")
    assert erin.reads(erin.dm_channel) == "hello"
