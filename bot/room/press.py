"""Presses: what reaches a table when somebody presses one of its buttons, and what comes back.

All of it are values that could travel. So a table may take a press in another process than the one
that Discord sent it to.
"""

from dataclasses import dataclass
from typing import Protocol

from bot.button_ids import ButtonId
from bot.room.posted import Token
from bot.screens.screen import Screen


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """One press of a person on a button or menu.

    Discord vouches for the person; what the button says may be made up. `chosen` was chosen in a
    menu. `custom_ids` are all that the pressed message has; `shown` says that this one is among
    them. `manages` says that the person may manage the server, `lacking` which permissions the bot
    lacks in the channel. `among_others` says that other people are there, `whispered` that all the
    same only this person sees the pressed message. `acknowledged` says that Discord knows of the
    press already.
    """

    person: int
    says: ButtonId
    chosen: tuple[str, ...] = ()
    name: str
    locale: str
    manages: bool
    lacking: tuple[str, ...]
    among_others: bool
    message_id: int | None
    whispered: bool
    custom_ids: tuple[str, ...] = ()
    shown: bool = False
    acknowledged: bool = False


@dataclass(frozen=True, slots=True)
class PressAnswer:
    """A screen: for the person alone (`whispered`), or in place of the message that was pressed.

    A `receipt` goes back to the table with the news whether Discord took the answer.
    """

    screen: Screen
    whispered: bool = False
    receipt: int | None = None


class TakesLonger(Exception):
    """The press takes longer than an answer may: acknowledge it, and send it again."""


class TablePresses(Protocol):
    """The way of a press to the table that it names, wherever that is played."""

    async def could_say(self, press: Press) -> bool:
        """Whether the pressed message can have said so; else the answer must not be drawn over it.

        Raise `Unreadable` for a verb that is none of ours.
        """
        ...

    async def press(self, table_id: str, press: Press) -> PressAnswer:
        """Do what a button says; return what the person is to see.

        Raise `TakesLonger` if that has to wait until the press is acknowledged, `Unreadable` for
        what no button of ours says, `RoomRefusal` for what cannot be had, and `NotWritten`.
        """
        ...

    async def answered(self, receipt: int, token: Token | None) -> None:
        """Tell the table that `token` draws the answer anew, None if Discord did not take it."""
        ...


class Told(Protocol):
    """Hears by which token an answer is drawn anew, None if Discord did not take it."""

    async def __call__(self, token: Token | None) -> None: ...


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer before it leaves the table; `told` is to hear whether Discord took it."""

    screen: Screen
    whispered: bool = False
    told: Told | None = None
