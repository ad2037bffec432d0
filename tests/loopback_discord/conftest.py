"""A small bot to drive the loopback Discord with: one command for each kind of answer."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Self

import discord
import pytest
from discord import app_commands, ui

from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel


class Chip(ui.DynamicItem[ui.Button[Any]], template=re.compile(r"chip:(?P<what>.*)")):
    """A button whose `custom_id` says what it does."""

    def __init__(self, what: str, label: str | None = None, *, disabled: bool = False) -> None:
        super().__init__(
            ui.Button(label=label or what, custom_id=f"chip:{what}", disabled=disabled)
        )
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        del interaction, item
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.what)


class Tray(ui.DynamicItem[ui.Select[Any]], template=re.compile(r"tray")):
    """A menu of three cards."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)]
        super().__init__(
            ui.Select(
                custom_id="tray", placeholder="Pass", min_values=3, max_values=3, options=options
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        del interaction, match
        tray = cls()
        assert isinstance(item, ui.Select)
        tray.item = item
        return tray

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = self.item.values
        await interaction.response.edit_message(view=drawn("passed " + " ".join(values)))


class Wish(ui.Modal, title="A wish"):
    wish = ui.Label(text="Your wish", component=ui.TextInput[Any](custom_id="wish", max_length=20))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.wish.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"wished {field.value}", ephemeral=True)


def drawn(text: str, *items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if items:
        view.add_item(ui.ActionRow(*items))
    return view


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
        )
        self.tree = app_commands.CommandTree(self)
        self.presses: list[str] = []
        self.held: list[discord.Interaction[Any]] = []
        self.resumptions = 0
        self.forms = 0
        """Forms that are known to be open: discord.py hears nothing of those before."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Chip, Tray)
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before a second IDENTIFY."""

    async def on_resumed(self) -> None:
        self.resumptions += 1

    async def pressed(self, interaction: discord.Interaction[Any], what: str) -> None:
        self.presses.append(what)
        match what:
            case "whisper":
                await interaction.response.send_message(
                    view=drawn("for your eyes", Chip("turn")), ephemeral=True
                )
            case "form":
                await interaction.response.send_modal(Wish())
            case "nothing":
                self.held.append(interaction)
            case "later":
                await interaction.response.defer()
                await interaction.edit_original_response(view=drawn("edited later"))
            case _:
                await interaction.response.edit_message(view=drawn(f"pressed {what}"))


@app_commands.command(description="Deal a hand")
async def deal(interaction: discord.Interaction[SmallBot], cards: int = 3) -> None:
    await interaction.response.send_message(view=drawn("the table", Chip("my hand")))
    buttons = [Chip(f"card {n}") for n in range(cards)]
    await interaction.user.send(view=drawn("your hand", *buttons))


@app_commands.command(description="Whisper")
async def quiet(interaction: discord.Interaction[SmallBot]) -> None:
    await interaction.response.send_message(
        view=drawn("a secret", Chip("turn"), Chip("gone", disabled=True)), ephemeral=True
    )


@app_commands.command(description="Think first")
async def slow(interaction: discord.Interaction[SmallBot]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("thought about it", ephemeral=True)


@app_commands.command(description="Say nothing")
async def silent(interaction: discord.Interaction[SmallBot]) -> None:
    interaction.client.held.append(interaction)


@app_commands.command(description="Ask")
async def form(interaction: discord.Interaction[SmallBot]) -> None:
    await interaction.response.send_modal(Wish())
    interaction.client.forms += 1


@app_commands.command(description="Suggest")
async def suggest(interaction: discord.Interaction[SmallBot], game: str) -> None:
    await interaction.response.send_message(f"you chose {game}")


@suggest.autocomplete("game")
async def _games(
    interaction: discord.Interaction[SmallBot], current: str
) -> list[app_commands.Choice[str]]:
    del interaction
    names = ("hearts", "samba", "canasta")
    return [app_commands.Choice(name=n, value=n) for n in names if n.startswith(current)]


@app_commands.command(description="Settings")
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False)
async def settings(interaction: discord.Interaction[SmallBot], who: discord.User) -> None:
    await interaction.response.send_message(f"settings for {who.id}", ephemeral=True)


@app_commands.command(description="Read a file aloud")
async def aloud(interaction: discord.Interaction[SmallBot], file: discord.Attachment) -> None:
    content = await file.read()
    said = f"{file.filename}, {file.size} bytes: {content.decode()}"
    await interaction.response.send_message(said, ephemeral=True)


COMMANDS: list[app_commands.Command[Any, ..., Any]] = [
    deal,
    quiet,
    slow,
    silent,
    form,
    suggest,
    settings,
    aloud,
]


async def started(bot: SmallBot) -> asyncio.Task[None]:
    """Start `bot` and wait until it is ready; an error of its start is raised here."""
    running = asyncio.create_task(bot.start("any token"))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    if running.done():
        running.result()
    return running


Post = Callable[..., Coroutine[Any, Any, discord.Message]]


Launch = Callable[[discord.Client], asyncio.Task[None]]


@pytest.fixture
async def launch(discord_server: LoopbackDiscord) -> AsyncIterator[Launch]:
    """Start further clients; they are closed whatever becomes of the test."""
    del discord_server
    launched: list[tuple[discord.Client, asyncio.Task[None]]] = []

    def start(client: discord.Client) -> asyncio.Task[None]:
        running = asyncio.create_task(client.start("any"))
        launched.append((client, running))
        return running

    yield start
    # A client that is only cancelled goes on reconnecting and would hold up the loop's end.
    for client, running in launched:
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def bot(discord_server: LoopbackDiscord) -> AsyncIterator[SmallBot]:
    del discord_server
    small = SmallBot()
    running = await started(small)
    yield small
    await small.close()
    await running


@pytest.fixture
def tree(bot: SmallBot) -> app_commands.CommandTree[Any]:
    return bot.tree


@pytest.fixture
def restarted(bot: SmallBot) -> Callable[[], discord.Client]:
    """Make the small bot of the next process."""
    return type(bot)


@pytest.fixture
def presses(bot: SmallBot) -> list[str]:
    """What the small bot was told, in order."""
    return bot.presses


@pytest.fixture
def post(bot: SmallBot) -> Post:
    """Let the small bot post a text with buttons; `menu=True` adds a menu of three cards."""

    async def send(
        channel: Channel, text: str, *labels: str, menu: bool = False, **more: object
    ) -> discord.Message:
        view = drawn(text, *(Chip(label) for label in labels))
        if menu:
            row: ui.ActionRow[Any] = ui.ActionRow()
            row.add_item(Tray())
            view.add_item(row)
        place: Any = bot.get_partial_messageable(channel.id)
        return await place.send(view=view, **more)

    return send


@pytest.fixture
def held(bot: SmallBot) -> list[discord.Interaction[Any]]:
    """The interactions of `/silent`, left for the test to answer."""
    return bot.held
