"""The acts of people on the playground's page, each as their browser asks for it."""

import base64
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, cast

from loopback_discord.payloads import (
    ATTACHMENT_OPTION,
    CHANNEL_OPTION,
    CHANNEL_SELECT,
    ROLE_SELECT,
    USER_OPTION,
    USER_SELECT,
    Payload,
    selects_of,
)
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.state.attachments import Upload
from loopback_discord.state.commands import localized_choices
from loopback_discord.state.guilds import Channel

PageAct: TypeAlias = Callable[[Person, Payload], Awaitable[Payload]]
"""Does for a person what a request says, and returns the answer.

Raise `Impossible`, `ApiError`, or what reading a request that lacks something raises.
"""


class PageActs:
    """All that a person can do, by its name in the address of a request."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.chosen: set[int] = set()
        """The people and servers for whom a language has been chosen."""
        self.by_name: dict[str, PageAct] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "choose-on-message": self._choose_on_message,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "direct-messages": self._direct_messages,
            "language": self._language,
            "server-language": self._server_language,
        }

    def channel(self, wanted: str) -> Channel | None:
        """Return the channel that a request names by its id."""
        return self._world.channels.get(int(wanted)) if wanted.isdecimal() else None

    async def _slash(self, person: Person, body: Payload) -> Payload:
        channel, name, options = self._typed(person, body)
        return _answered(await person.slash(name, channel, **options))

    async def _autocomplete(self, person: Person, body: Payload) -> Payload:
        channel, name, options = self._typed(person, body)
        focused = str(body["focused"])
        text = str(options.pop(focused, ""))
        answer = await person.autocomplete(name, focused, text, channel, **options)
        found = localized_choices(answer.choices, person.user.locale)
        return {"choices": found, "error": answer.error}

    async def _click(self, person: Person, body: Payload) -> Payload:
        message = self._message(body)
        return _answered(await person.click(message, custom_id=str(body["custom_id"])))

    async def _select(self, person: Person, body: Payload) -> Payload:
        message = self._message(body)
        custom_id = str(body["custom_id"])
        values: list[Any] = list(body["values"])
        kinds = {part.get("custom_id"): part["type"] for part in selects_of(message)}
        if kinds.get(custom_id) == USER_SELECT:
            values = [self._world.user(int(value)) for value in values]
        elif kinds.get(custom_id) == ROLE_SELECT:
            roles = {role.id: role for guild in self._world.guilds for role in guild.roles}
            values = [roles[int(value)] for value in values]
        elif kinds.get(custom_id) == CHANNEL_SELECT:
            values = [self._world.channel(int(value)) for value in values]
        return _answered(await person.select(message, *values, custom_id=custom_id))

    async def _choose_on_message(self, person: Person, body: Payload) -> Payload:
        return _answered(await person.choose_on_message(str(body["name"]), self._message(body)))

    async def _submit(self, person: Person, body: Payload) -> Payload:
        return _answered(await person.submit(None, body["values"]))

    async def _dismiss(self, person: Person, body: Payload) -> Payload:
        person.dismiss(self._message(body))
        return {}

    async def _direct_messages(self, person: Person, body: Payload) -> Payload:
        if body["open"]:
            person.open_dms()
        else:
            person.close_dms()
        self._world.changes.note()
        return {}

    async def _language(self, person: Person, body: Payload) -> Payload:
        self._world.choose_language(person.user, str(body["locale"]))
        self.chosen.add(person.id)
        return {}

    async def _server_language(self, _: Person, body: Payload) -> Payload:
        channel = self.channel(str(body["channel"]))
        if channel is None or channel.guild is None:
            raise Impossible("There is no such channel.")
        self._world.choose_server_language(channel.guild, str(body["locale"]))
        self.chosen.add(channel.guild.id)
        return {}

    def _message(self, body: Payload) -> Payload:
        # Whether the person sees it is for the person's own acts to say.
        return self._world.messages.find(int(body["message"])).shown

    def _typed(self, person: Person, body: Payload) -> tuple[Channel, str, dict[str, Any]]:
        """Return where a command is typed, its name, and its options as a person gives them."""
        channel = self.channel(str(body["channel"]))
        if channel is None or not channel.is_open_to(person.user):
            raise Impossible("There is no such channel.")
        name = str(body["name"])
        options = cast("dict[str, Any]", dict(body.get("options") or {}))
        offered = [offer for offer in person.offered(channel) if offer.name == name]
        for option in offered[0].options if offered else ():
            value = options.get(option["name"])
            if value is None or option["name"] == body.get("focused"):
                continue
            if option["type"] == USER_OPTION:
                options[option["name"]] = self._world.user(int(value))
            elif option["type"] == CHANNEL_OPTION:
                options[option["name"]] = self._world.channel(int(value))
            elif option["type"] == ATTACHMENT_OPTION:
                content = base64.b64decode(value["content"], validate=True)
                options[option["name"]] = Upload(0, str(value["name"]), content)
        return channel, name, options


def _answered(answer: Answer) -> Payload:
    modal = answer.modal
    return {
        "kind": answer.kind,
        "error": answer.error,
        "modal": None if modal is None else modal.form,
    }
