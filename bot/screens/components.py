"""Building blocks of every screen: buttons and menus, whose ids say all they mean.

Nothing but dynamic items, and a fresh layout for each drawing, finished before it is sent.
discord.py 2.7.1 keeps nothing of a finished layout, so drawing costs no memory: of any other that
answers in private it holds the layout and a task for a quarter of an hour. It takes presses to the
classes below, which the client registers once. A layout that is finished later would be another
matter: where it mixes dynamic items with ordinary ones, its end unregisters the class for the whole
bot. One that discord.py never held has nothing to unregister.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self, TypeAlias, cast

import discord
from discord import ui

from bot.button_ids import PATTERN, ButtonId

BUTTONS_A_ROW = 5
COMPONENTS_A_MESSAGE = 40
TEXT_A_MESSAGE = 4000
LABEL_LENGTH = 80
OPTIONS_A_MENU = 25

MENU_MARK = "m"
MENU_PATTERN = re.compile(MENU_MARK + PATTERN.pattern, re.DOTALL)


class Listens(Protocol):
    """A client that is told of every press; it answers and raises nothing."""

    async def on_button(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None:
        """Somebody pressed what says `custom_id`; `values` are a menu's chosen options."""
        ...


class Key(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button whose id says what it means."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003  discord.py's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003  discord.py's signature
    ) -> Self:
        """Wrap the button of a message drawn by this process or an earlier one."""
        _keep_quiet()
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press on to the client."""
        await cast("Listens", interaction.client).on_button(interaction, self.custom_id, ())


class Menu(ui.DynamicItem[ui.Select[Any]], template=MENU_PATTERN):
    """A menu whose id says what it means; what is chosen comes beside it.

    Its `custom_id` has a mark before the id: discord.py runs every class whose template
    matches, so the two must not overlap.
    """

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003  discord.py's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003  discord.py's signature
    ) -> Self:
        """Wrap the menu of a message drawn by this process or an earlier one."""
        _keep_quiet()
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice on to the client."""
        # A forged button may say what a menu says.
        values = tuple(getattr(self.item, "values", ()))
        await cast("Listens", interaction.client).on_button(
            interaction, self.custom_id.removeprefix(MENU_MARK), values
        )


def said_by(message: discord.Message) -> Iterator[str]:
    """Yield the `custom_id` of every button and menu of a message."""
    inside: list[Any] = list(message.components)
    while inside:
        part = inside.pop()
        custom_id = getattr(part, "custom_id", None)
        if custom_id is not None:
            yield str(custom_id)
        inside.extend(getattr(part, "children", ()))


def shows(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a button or menu of `message` says `custom_id`; only then its press is passed on."""
    return message is not None and custom_id in said_by(message)


def _keep_quiet() -> None:
    """Take the id out of the name that discord.py gives the task of a press.

    It may name cards of a hand, and asyncio writes names of tasks to its log.
    """
    task = asyncio.current_task()
    if task is not None:
        task.set_name("a press")


Layout: TypeAlias = ui.LayoutView
"""A whole message: one fresh value for each drawing."""


def layout(*parts: ui.Item[Any]) -> Layout:
    """Return a message of `parts`, top to bottom, of which discord.py is to keep nothing."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    # Its buttons work all the same: they are found by what they say, not by their layout.
    view.stop()
    return view


def button(
    button_id: ButtonId,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    enabled: bool = True,
    emoji: str | None = None,
) -> ui.Item[Any]:
    """Return a button that says `button_id` when pressed."""
    return Key(
        ui.Button(
            custom_id=button_id.custom_id,
            label=label,
            style=style,
            disabled=not enabled,
            emoji=emoji,
        )
    )


def menu(
    button_id: ButtonId,
    options: Sequence[discord.SelectOption],
    *,
    placeholder: str,
    pick: int = 1,
    least: int | None = None,
) -> ui.ActionRow[Any]:
    """Return a row with a menu of which exactly `pick` options are chosen, or `least` to `pick`."""
    select: ui.Select[Any] = ui.Select(
        custom_id=MENU_MARK + button_id.custom_id,
        placeholder=placeholder,
        min_values=pick if least is None else least,
        max_values=pick,
        options=list(options),
    )
    return ui.ActionRow(cast("ui.Item[Any]", Menu(select)))


def link(label: str, address: str) -> ui.Item[Any]:
    """Return a button that opens `address`; nobody is told of its press."""
    return ui.Button(label=label, url=address)


def rows(buttons: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Lay buttons out in rows of five, in order."""
    return [
        ui.ActionRow(*buttons[at : at + BUTTONS_A_ROW])
        for at in range(0, len(buttons), BUTTONS_A_ROW)
    ]
