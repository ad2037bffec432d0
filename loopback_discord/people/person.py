"""People: each sees and acts on the loopback Discord as a human does at a client."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias, TypeVar

from loopback_discord.payloads import (
    CHANNEL_SELECT,
    LINK_STYLE,
    LOADING,
    ON_MESSAGES,
    ON_PEOPLE,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
    Payload,
    buttons_of,
    components_of,
    face_of,
    selects_of,
    text_of,
)
from loopback_discord.people.client import (
    FAILED,
    Answer,
    Impossible,
    Modal,
    check_count,
    chosen,
    command_data,
    form_data,
    menu_data,
    resolve_place,
    resolve_user,
)
from loopback_discord.people.reading import Heard, Names, heard, transcript
from loopback_discord.state.commands import TypedCommand, shown_name, text_in
from loopback_discord.state.discord_state import DiscordState
from loopback_discord.state.guilds import Channel, User
from loopback_discord.state.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from loopback_discord.state.messages import Message

Where: TypeAlias = Channel | Payload | Answer
"""A channel, or one message: its JSON, or the answer that brought it."""

_T = TypeVar("_T")
_POLL_SECONDS = 0.05
PATIENCE_SECONDS: Final = 60.0
"""How long somebody looks out for what is to come: a machine with much else to do is slow."""


class Person:
    """Somebody at a client: sees what they may see, does only what they could do.

    What they do raises `Impossible` if the thing is not there, not theirs, or not enabled.
    """

    def __init__(self, state: DiscordState, user: User) -> None:
        self._state = state
        self.user = user
        self.modal: Modal | None = None
        """The form open in front of them; a newer one takes its place."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def dm_channel(self) -> Channel:
        """Their direct messages with the bot."""
        return self._state.direct_channel(self.user)

    def visible_messages(self, channel_id: int) -> list[Payload]:
        """Return what they see in a channel, oldest first, each with `ephemeral`."""
        channel = self._state.channel(channel_id)
        return [_as_seen(message) for message in self._state.visible(self.user, channel)]

    def sees(self, channel: Channel) -> list[Payload]:
        """Return what they see in `channel`, their own ephemeral messages included."""
        return self.visible_messages(channel.id)

    def dms(self) -> list[Payload]:
        """Return their direct messages with the bot."""
        return self.sees(self.dm_channel)

    def reads(self, where: Where) -> str:
        """Return all text in a channel or message, buttons left out."""
        return "\n".join(text_of(message.shown) for message in self._within(where))

    def hears(self, where: Where) -> list[Heard]:
        """Return what a screen reader speaks of a channel or message, oldest message first."""
        state = self._state
        names = Names(
            {user.id: user.name for user in (*state.users, state.bot)},
            {channel.id: channel.name for channel in state.channels.values()},
        )
        return [one for seen in self._within(where) for one in heard(seen.shown, names)]

    def faces(self, where: Where) -> list[str]:
        """Return what is written on the buttons that can be pressed, oldest message first."""
        return [
            face_of(button)
            for message in self._within(where)
            for button in buttons_of(message.shown)
            if not button.get("disabled") and button.get("style") != LINK_STYLE
        ]

    def offered(self, channel: Channel) -> list[TypedCommand]:
        """Return the commands they can type in `channel`."""
        return self._state.commands.offered(self.user, channel)

    def offered_on_messages(self, channel: Channel) -> list[Payload]:
        """Return the commands in the menu of a message in `channel`: `name` and what is `shown`."""
        entries = self._state.commands.in_menu(ON_MESSAGES, self.user, channel)
        locale = self.user.locale
        return [{"name": one["name"], "shown": text_in(one, "name", locale)} for one in entries]

    def transcript(self) -> str:
        """Return everything they see, channel by channel, and the form that is open, as text."""
        pages: list[str] = []
        for channel in list(self._state.channels.values()):
            messages = self.visible_messages(channel.id)
            if messages and channel.guild is not None:
                pages.append(transcript(f"#{channel.name} ({channel.guild.name})", messages))
            elif messages and channel.people:
                pages.append(transcript(f"conversation {channel.name}", messages))
        pages.append(transcript(f"direct messages of {self.name}", self.dms()))
        if self.modal is not None:
            pages.append(f"== open form: {self.modal.title} ==")
        return "\n".join(pages)

    async def until(
        self,
        condition: Callable[[], _T | None],
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109  its end is an assertion, not a TimeoutError
        what: str = "",
    ) -> _T:
        """Return the result of `condition` once it is true.

        Raise `AssertionError` with a transcript of what they see after `timeout` seconds.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (result := condition()):
            if loop.time() > end:
                waited = what or "what was waited for"
                raise AssertionError(
                    f"{self.name} did not see {waited} in {timeout} s.\n{self.transcript()}"
                )
            version = self._state.changes.version
            try:
                async with asyncio.timeout(_POLL_SECONDS):
                    await self._state.changes.since(version)
            except TimeoutError:
                continue
        return result

    def _first_channel(self) -> Channel:
        return next(
            channel
            for guild in self._state.guilds + self._state.other_guilds
            if self.user in guild.members
            for channel in guild.channels
        )

    def _within(self, where: Where) -> list[Message]:
        """Return the messages meant, as far as they are seen, oldest first."""
        if isinstance(where, Channel):
            return self._state.visible(self.user, where)
        message = where.message if isinstance(where, Answer) else where
        if not message:
            raise Impossible("that answer brought no message")
        seen = self._state.visible(self.user, self._state.channel(int(message["channel_id"])))
        found = [one for one in seen if one.id == int(message["id"])]
        if not found:
            raise Impossible(f"{self.name} does not see that message")
        return found

    def close_dms(self, code: int = 50007) -> None:
        """Take no more direct messages; `code` is the error the bot meets."""
        self.user.dms_open = False
        self.user.dm_refusal = code

    def open_dms(self) -> None:
        self.user.dms_open = True

    def install_app(self) -> None:
        """Install the application for themselves, to use it wherever they are."""
        self._state.install(self.user)

    async def slash(
        self, name: str, /, channel: Channel | None = None, **options: object
    ) -> Answer:
        """Type a command, subcommands after a space: `slash("hearts start", players=4)`."""
        where = channel or self._first_channel()
        offer = self._offer(name, where)
        given = self._state.cdn.handed_in(where.id, options)
        data = command_data(offer, given, guild=where.guild)
        return await self._do(COMMAND, where, data, name=offer.name)

    async def choose_on_message(self, name: str, message: Payload) -> Answer:
        """Choose a command in the menu of a message they see, under *Apps*; raise `Impossible`."""
        (target,) = self._within(message)
        if target.ephemeral:
            raise Impossible("what one person alone sees has no such menu")
        command = self._entry(ON_MESSAGES, name, target.channel)
        resolved = {"messages": {str(target.id): target.shown}}
        data = menu_data(command, target.id, resolved)
        return await self._do(COMMAND, target.channel, data, name=command["name"])

    async def choose_on_person(self, name: str, person: object, channel: Channel) -> Answer:
        """Choose a command in the menu of somebody in `channel`, under *Apps*."""
        command = self._entry(ON_PEOPLE, name, channel)
        resolved: Payload = {}
        target = resolve_user(person, channel.guild, resolved)
        data = menu_data(command, int(target), resolved)
        return await self._do(COMMAND, channel, data, name=command["name"])

    async def autocomplete(
        self,
        name: str,
        option: str,
        text: str = "",
        channel: Channel | None = None,
        **options: object,
    ) -> Answer:
        """Type `text` into an option of a command and see what is suggested; raise `Impossible`."""
        where = channel or self._first_channel()
        offer = self._offer(name, where)
        focused = [one for one in offer.options if one["name"] == option]
        if not focused or not focused[0].get("autocomplete"):
            raise Impossible(f"/{name} suggests nothing for {option!r}")
        data = command_data(offer, {**options, option: text}, guild=where.guild, focused=option)
        return await self._do(AUTOCOMPLETE, where, data, name=offer.name)

    async def click(
        self,
        where: Where,
        label: str | None = None,
        *,
        custom_id: str | None = None,
    ) -> Answer:
        """Press a button by its label or `custom_id`, newest message first; raise `Impossible`."""
        holder, button = self._find(self._within(where), buttons_of, label, custom_id, "button")
        if button.get("style") == LINK_STYLE:
            raise Impossible(f"{face_of(button)!r} is a link; the bot is not told of it")
        return await self._press(holder, button)

    async def select(
        self,
        where: Where,
        *values: object,
        placeholder: str | None = None,
        custom_id: str | None = None,
    ) -> Answer:
        """Choose `values` in a menu: labels, values, people, roles or channels.

        Raise `Impossible` for what it does not offer.
        """
        holder, menu = self._find(self._within(where), selects_of, placeholder, custom_id, "menu")
        resolved: Payload = {}
        if menu["type"] == STRING_SELECT:
            ticked = chosen(menu, values)
        elif menu["type"] == USER_SELECT:
            check_count(menu, len(values))
            guild = holder.channel.guild
            ticked = [resolve_user(value, guild, resolved) for value in values]
        elif menu["type"] in (ROLE_SELECT, CHANNEL_SELECT):
            check_count(menu, len(values))
            kinds = menu.get("channel_types")
            if kinds and any(getattr(one, "kind", None) not in kinds for one in values):
                raise Impossible(f"the menu lists channels of types {kinds} alone")
            ticked = [resolve_place(value, self._state.bot, resolved) for value in values]
        else:
            raise Impossible(f"a menu of type {menu['type']} is not built here")
        more: Payload = {"values": ticked}
        if resolved:
            more["resolved"] = resolved
        return await self._press(holder, menu, more)

    async def submit(
        self, modal: Modal | None = None, values: Mapping[str, Any] | None = None, **named: object
    ) -> Answer:
        """Fill in the open form by custom_id or label, and send it; raise `Impossible`."""
        form = modal or self.modal
        if form is None or form is not self.modal:
            raise Impossible("no such form is open")
        opener = form.interaction
        data = form_data(form.form, {**(values or {}), **named}, opener.channel.guild)
        self.modal = None
        source = opener.source if opener.kind == COMPONENT else None
        return await self._do(MODAL_SUBMIT, opener.channel, data, source=source)

    def is_called_by(self, message: Payload) -> bool:
        """Tell whether a message mentions them and so rings at their client."""
        return any(one["id"] == str(self.id) for one in message["mentions"])

    def dismiss(self, message: Payload) -> None:
        """Put one of their ephemeral messages away for good; raise `Impossible`."""
        found = self._state.messages.find(int(message["id"]))
        if found.viewer is not self.user:
            raise Impossible("only an ephemeral message of one's own can be dismissed")
        self._state.messages.delete(found)

    async def press_raw(
        self,
        message: Payload,
        custom_id: str,
        *,
        forged: Literal[True],
        values: tuple[str, ...] | None = None,
    ) -> Answer:
        """Press what no client would offer: a message long gone, or `custom_id` made up.

        The event carries `message` as given, so an old drawing can be pressed again.
        """
        assert forged
        channel = self._state.channel(int(message["channel_id"]))
        shown = {key: value for key, value in message.items() if key != "ephemeral"}
        try:
            source = self._state.messages.find(int(message["id"]))
        except Exception:  # noqa: BLE001  gone: pressed all the same
            source = Message(int(message["id"]), channel, shown, self._state.clock.now)
        data: Payload = {"custom_id": custom_id, "component_type": 2}
        for part in components_of(shown):
            if part.get("custom_id") == custom_id:
                data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if values is not None:
            data["values"] = list(values)
        return await self._do(COMPONENT, channel, data, source=source, shown=shown)

    async def slash_raw(
        self, channel: Channel, data: Payload, *, forged: Literal[True], typing: bool = False
    ) -> Answer:
        """Send a command, or type at one, as no client would: `data` is passed on as it is."""
        assert forged
        kind = AUTOCOMPLETE if typing else COMMAND
        return await self._do(kind, channel, data, name=str(data.get("name")))

    # --- the client's part

    def _offer(self, name: str, channel: Channel) -> TypedCommand:
        offers = self.offered(channel)
        for offer in offers:
            if name in (offer.name, shown_name(offer, self.user.locale)):
                return offer
        names = ", ".join(f"/{offer.name}" for offer in offers) or "nothing"
        raise Impossible(f"{self.name} is not offered /{name} here, but {names}")

    def _entry(self, kind: int, name: str, channel: Channel) -> Payload:
        entries = self._state.commands.in_menu(kind, self.user, channel)
        for entry in entries:
            if name in (entry["name"], text_in(entry, "name", self.user.locale)):
                return entry
        names = ", ".join(entry["name"] for entry in entries) or "nothing"
        raise Impossible(f"{self.name} has no {name!r} in that menu, but {names}")

    def _find(
        self,
        messages: list[Message],
        parts_of: Callable[[Payload], list[Payload]],
        written: str | None,
        custom_id: str | None,
        what: str,
    ) -> tuple[Message, Payload]:
        wanted = repr(written) if custom_id is None else f"saying {custom_id!r}"
        disabled = False
        for message in reversed(messages):
            fits = [
                part
                for part in parts_of(message.shown)
                if custom_id in (None, part.get("custom_id"))
                and (written is None or written in (part.get("placeholder"), face_of(part)))
            ]
            enabled = [part for part in fits if not part.get("disabled")]
            if len(enabled) > 1:
                raise Impossible(f"there are {len(enabled)} of the {what} {wanted}")
            if enabled:
                return message, enabled[0]
            disabled = disabled or bool(fits)
        state = "is disabled" if disabled else "is not there"
        raise Impossible(f"the {what} {wanted} {state}.\n{self.transcript()}")

    async def _press(self, message: Message, part: Payload, more: Payload | None = None) -> Answer:
        data: Payload = {
            "custom_id": part["custom_id"],
            "component_type": part["type"],
            "id": part["id"],
            **(more or {}),
        }
        return await self._do(COMPONENT, message.channel, data, source=message)

    async def _do(
        self,
        kind: int,
        channel: Channel,
        data: Payload,
        *,
        source: Message | None = None,
        name: str | None = None,
        shown: Payload | None = None,
    ) -> Answer:
        interaction = self._state.interactions.begin(
            kind, self.user, channel, data, source=source, name=name, shown=shown
        )
        return await self._wait(interaction)

    async def _wait(self, interaction: Interaction) -> Answer:
        clock = self._state.clock
        waits = [
            asyncio.create_task(interaction.answered.wait()),
            asyncio.create_task(clock.until(interaction.deadline)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        if interaction.answered_with is None:
            return Answer(interaction, error=FAILED)
        answer = Answer(interaction)
        if answer.modal is not None:
            self.modal = answer.modal
        return answer


def _as_seen(message: Message) -> Payload:
    seen = {**message.shown, "ephemeral": message.ephemeral}
    seen["thinking"] = bool(message.shown["flags"] & LOADING)
    return seen
