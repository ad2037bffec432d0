"""Rendering: a screen and its files as discord.py sends them, afresh for every message.

A layout says what Discord is told, and is finished before it is sent. discord.py 2.7.1 keeps
nothing of a finished layout, so drawing costs no memory. Of any other that answers in private it
holds the layout and a task for a quarter of an hour. It takes presses to the classes in
`bot/discord/dynamic_items.py`, which the client registers once.
"""

import io
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar, cast

import discord
from discord import ComponentType, ui
from discord.utils import MISSING

from bot.pictures.painted import PAINTED
from bot.pictures.scenes import file_name
from bot.screens.components import (
    Button,
    Container,
    File,
    Form,
    Key,
    Link,
    Menu,
    MenuOption,
    Picker,
    PickerKind,
    Pictures,
    Row,
    ScreenPart,
    Separator,
    Style,
    Text,
)
from bot.screens.screen import Screen, ScreenBlock
from bot.text.button_ids import MENU_MARK

_STYLES: Final = {
    Style.SECONDARY: discord.ButtonStyle.secondary.value,
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SUCCESS: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
_PICKERS: Final[dict[PickerKind, ComponentType]] = {
    "user": ComponentType.user_select,
    "role": ComponentType.role_select,
    "channel": ComponentType.channel_select,
}
_LINK: Final = discord.ButtonStyle.link.value

Component: TypeAlias = "dict[str, Any]"
"""A component as Discord is told it."""


class Layout(ui.LayoutView):
    """A finished layout of which discord.py is to keep nothing.

    It asks no more of it than what Discord is told, so no object is made for a button or a text.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._told = components
        # Its buttons work all the same: they are found by what they say, not by their layout.
        self.stop()

    def to_components(self) -> list[Component]:
        return self._told

    def has_components_v2(self) -> bool:
        """Whether it is more than rows of buttons; a screen always may be."""
        return True


def rendered(screen: Screen) -> Layout:
    return Layout([_block(part) for part in screen.parts])


def written(interaction: discord.Interaction[Any]) -> str:
    """Return what was written in a form that was sent; it is empty if nothing was."""
    told = cast("dict[str, Any]", interaction.data or {})
    fields = (one.get("component") for one in told.get("components") or ())
    found = (one.get("value") for one in fields if one and one.get("custom_id") == FIELD)
    return str(next(found, None) or "")


FIELD: Final = "said"
"""The name of the one field of a form."""


class _Modal(ui.Modal):
    """A finished form, of which discord.py is to keep nothing either."""

    def __init__(self, told: Component) -> None:
        super().__init__(title=told["title"], timeout=None)
        self._told = told
        self.stop()

    def to_dict(self) -> Component:
        return self._told


def rendered_form(form: Form) -> ui.Modal:
    field: Component = {
        "type": ComponentType.text_input.value,
        "custom_id": FIELD,
        "style": discord.TextStyle.short.value,
        "max_length": form.longest,
        "required": form.required,
    }
    label: Component = {
        "type": ComponentType.label.value,
        "label": form.label,
        "description": form.about,
        "component": field,
    }
    told = {"title": form.title, "custom_id": form.says.custom_id, "components": [label]}
    return _Modal(told)


@dataclass(frozen=True, slots=True)
class CarriedFile:
    """A file that a message carries, as an edit names it to keep it.

    Of its own attachments discord.py repeats all that it knows, though Discord asks for the id.
    """

    id: int
    filename: str

    def to_dict(self) -> dict[str, object]:
        return {"id": str(self.id)}


@dataclass(frozen=True, slots=True)
class Sending:
    """A screen as one call to Discord takes it: it is used up by that call."""

    view: Layout
    named: Sequence[CarriedFile | discord.File]
    """Files that go with it or stay on it; `MISSING` if nobody need say."""
    whole: bool = True
    """Whether it has all pictures of the screen."""

    @property
    def attachments(self) -> Sequence[discord.Attachment | discord.File]:
        """The same for discord.py, which asks nothing of what is no file but `to_dict`."""
        return cast("Sequence[discord.Attachment | discord.File]", self.named)

    @property
    def files(self) -> list[discord.File]:
        """Files that go with a message that is new; `MISSING` if there are none."""
        return [one for one in self.named or () if isinstance(one, discord.File)] or MISSING

    @property
    def keeps(self) -> bool:
        """Whether it names what the message is to carry already."""
        return any(isinstance(one, CarriedFile) for one in self.named or ())


async def sending(screen: Screen, there: Sequence[CarriedFile] | None = None) -> Sending:
    """Return what is sent of a screen, to a message that carries `there`; the rest of that goes.

    What is there by its name stays, without being painted or sent again. Where nobody knows what
    is `there`, all is sent. A picture that is not painted in time is left out: the texts say what
    it shows.
    """
    if not there and not screen.carries:
        return Sending(rendered(screen), MISSING)
    kept = {attachment.filename: attachment for attachment in there or ()}
    new = [scene for scene in screen.scenes if file_name(scene) not in kept]
    painted = await PAINTED.of(new)
    lost = [scene for scene in new if scene not in painted]
    screen = screen.without_pictures(lost)
    sources = {one.name: one.content for one in screen.files}
    sources |= {file_name(scene): painted.get(scene, b"") for scene in screen.scenes}
    attachments = [kept.get(name) or _upload(name, sources[name]) for name in sources]
    return Sending(rendered(screen), attachments, whole=not lost)


def _upload(name: str, content: bytes) -> discord.File:
    """Return what is sent once; discord.py closes it afterwards."""
    return discord.File(io.BytesIO(content), filename=name)


def _address(name: str) -> str:
    return f"attachment://{name}"


def _block(part: ScreenBlock) -> Component:
    if not isinstance(part, Container):
        return _part(part)
    return {
        "type": ComponentType.container.value,
        "accent_color": part.accent,
        "spoiler": False,
        "components": [*map(_part, part.parts)],
    }


def _part(part: ScreenPart) -> Component:
    match part:
        case Text():
            return {"type": ComponentType.text_display.value, "content": part.content}
        case Separator():
            return {"type": ComponentType.separator.value, "divider": True, "spacing": 1}
        case Row():
            return _row([*map(_key, part.keys)])
        case Menu() | Picker():
            return _row([_menu(part) if isinstance(part, Menu) else _picker(part)])
        case File():
            address = _address(part.attachment.name)
            return {
                "type": ComponentType.file.value,
                "file": {"url": address},
                "spoiler": False,
            }
        case Pictures():
            items = [
                {
                    "media": {"url": _address(file_name(one.scene))},
                    "description": one.alt,
                    "spoiler": False,
                }
                for one in part.pictures
            ]
            return {"type": ComponentType.media_gallery.value, "items": items}


def _row(inside: list[Component]) -> Component:
    return {"type": ComponentType.action_row.value, "components": inside}


def _key(key: Key) -> Component:
    told: Component = {"type": ComponentType.button.value}
    label = key.label
    match key:
        case Link():
            told |= {"style": _LINK, "disabled": False, "url": key.address}
        case Button():
            told |= {
                "style": _STYLES[key.style],
                "disabled": not key.enabled,
                "custom_id": key.says.custom_id,
            }
            if key.emoji is not None and key.beside is not None:
                label = key.beside
    if label:
        told["label"] = label
    if key.emoji:
        told["emoji"] = _emoji(key.emoji)
    return told


def _menu(menu: Menu) -> Component:
    return {
        "type": ComponentType.select.value,
        "custom_id": MENU_MARK + menu.says.custom_id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "disabled": False,
        "required": True,
        "options": [_option(option) for option in menu.options],
    }


_WITH_TABLES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Channels that people talk in, or in whose threads they do."""


def _picker(picker: Picker) -> Component:
    told: Component = {
        "type": _PICKERS[picker.kind].value,
        "custom_id": MENU_MARK + picker.says.custom_id,
        "placeholder": picker.placeholder,
        "min_values": picker.least,
        "max_values": picker.most,
        "disabled": False,
        "required": True,
        "default_values": [{"id": str(one), "type": picker.kind} for one in picker.chosen],
    }
    if picker.kind == "channel":
        told["channel_types"] = [kind.value for kind in _WITH_TABLES]
    return told


def _option(option: MenuOption) -> Component:
    told: Component = {
        "label": option.label,
        "value": option.value,
        "default": option.chosen,
    }
    if option.description:
        told["description"] = option.description
    if option.emoji:
        told["emoji"] = _emoji(option.emoji)
    return told


@lru_cache(1024)
def _emoji(text: str) -> Component:
    return dict(discord.PartialEmoji.from_str(text).to_dict())


T = TypeVar("T")

MESSAGES_KEPT: Final = 4096
"""Of others all is sent again, which costs time and nothing else."""

INVALID: Final = 50035


class Attachments:
    """The files that messages carry, so that an edit need not send again what stays."""

    def __init__(self) -> None:
        self._carried: OrderedDict[int | str, Sequence[CarriedFile]] = OrderedDict()
        self._without: set[int] = set()

    def on(self, message: int | str) -> Sequence[CarriedFile] | None:
        """Return what a message carries, by its id or a token it was drawn by; None if unknown."""
        return self._carried.get(message)

    def note(self, message: discord.Message, token: str | None = None) -> None:
        """Remember what a message carries, as Discord just said in answer to a call by `token`."""
        names = (message.id,) if token is None else (message.id, token)
        for name in names:
            known = self._carried.pop(name, None)
            # Most messages never carry anything, and need not be remembered.
            if message.attachments or known:
                self._carried[name] = carried_by(message)
        while len(self._carried) > MESSAGES_KEPT:
            self._carried.popitem(last=False)

    def taken_in(self, channel_id: int | None) -> bool:
        """Whether a channel takes files, as far as is known: pictures are left out elsewhere."""
        return channel_id not in self._without

    def learn(self, channel_id: int, *, taken: bool) -> None:
        """Remember whether the bot may attach files in a channel."""
        if taken:
            self._without.discard(channel_id)
        else:
            self._without.add(channel_id)


def carried_by(message: discord.Message) -> tuple[CarriedFile, ...]:
    """Return the files that a message carries, as Discord told it."""
    return tuple(CarriedFile(one.id, one.filename) for one in message.attachments)


def attachments_of(interaction: discord.Interaction[Any]) -> Attachments:
    """Return what the client of an interaction remembers."""
    found: Attachments = interaction.client.attachments
    return found


def may_attach(interaction: discord.Interaction[Any]) -> bool:
    """Whether an answer to an interaction may carry files."""
    return interaction.guild_id is None or interaction.app_permissions.attach_files


async def edited(
    screen: Screen,
    there: Sequence[CarriedFile] | None,
    edit: Callable[[Sending], Awaitable[T]],
) -> T:
    """Draw a message anew that carries `there`; if that is not true any more, send it all."""
    sent = await sending(screen, there)
    try:
        return await edit(sent)
    except discord.HTTPException as refusal:
        if refusal.code != INVALID or not sent.keeps:
            raise
        return await edit(await sending(screen))
