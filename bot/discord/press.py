"""Presses: what reaches a table when somebody presses one of its buttons, and what comes back."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.discord.interaction_token import Token
from bot.screens.screen import Screen, plain_screen
from bot.text.button_ids import ButtonId


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """One press of a person on a button or menu.

    Discord vouches for the person and for the press's own id, which tells when it was; what the
    button says may be made up. `chosen` was chosen in a
    menu. `custom_ids` are all that the pressed message has; `shown` says that this one is among
    them. `manages` is the server of the press if the person may manage it, `lacking` are the
    permissions that the bot lacks in the channel, `may_thread` says that it may make threads there.
    `among_others` says that other people are there, `whispered` that all the same only this person
    sees the pressed message. `acknowledged` says that Discord knows of the press already.
    """

    press_id: int
    person: int
    says: ButtonId
    chosen: tuple[str, ...] = ()
    name: str
    locale: str
    manages: int | None
    lacking: tuple[str, ...]
    among_others: bool
    message_id: int | None
    whispered: bool
    custom_ids: tuple[str, ...] = ()
    shown: bool = False
    acknowledged: bool = False
    may_thread: bool = False


class TakesLonger(Exception):
    """The press takes longer than an answer may: acknowledge it, and send it again."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A screen: for the person alone (`whispered`), or in place of the message that was pressed.

    `on_delivered` is awaited with the token that draws it anew, None if Discord did not take it.
    One that `closes` takes the pressed whisper away instead.
    """

    screen: Screen
    whispered: bool = False
    closes: bool = False
    on_delivered: Callable[[Token | None], Awaitable[None]] | None = None


def private_line(text: str) -> Reply:
    """Say a line to the person alone."""
    return Reply(plain_screen(text), whispered=True)


def line_in_place(text: str) -> Reply:
    """Say a line in place of the message that was pressed."""
    return Reply(plain_screen(text))
