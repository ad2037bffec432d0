"""Verbs: what a button or menu can say, who may say it, and what a press of it comes with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from bot.background.histories import Histories
from bot.discord.answers import Interaction
from bot.discord.interaction_token import TOKEN_SECONDS
from bot.discord.press import Press, Reply
from bot.pictures.scenes import CardLook
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.lobby import Lobby
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat


class AnswerPlace(Enum):
    """The place of the answer to a press."""

    IN_PLACE = auto()
    """The pressed message is drawn anew; one line beside it may say why not."""
    IN_PRIVATE = auto()
    """A message to the person alone; the pressed one stays as it is."""
    IN_PUBLIC = auto()
    """A message to everybody, whose id must be learnt from the answer itself."""


class Who(Enum):
    """The people who may press a button of a lobby."""

    ANYBODY = auto()
    SEATED = auto()
    HOST = auto()


Forward: TypeAlias = Callable[[Interaction, str], Awaitable[bool]]
"""Lets another process answer that plays a table; says whether there is one."""


@dataclass(frozen=True, slots=True)
class AtDesk:
    """A press that the desk answers itself; `phrasebook` is in the language of the person.

    `chosen` was chosen in a menu.
    """

    room: CardRoom
    interaction: Interaction
    says: ButtonId
    phrasebook: Phrasebook
    forward: Forward
    chosen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AtLobby:
    """A press on a lobby that is open; `phrasebook` is in the language of the person.

    `look` is how the person sees cards in pictures, None for text alone.
    """

    room: CardRoom
    lobby: Lobby
    press: Press
    phrasebook: Phrasebook
    look: CardLook | None

    @property
    def rules_it(self) -> bool:
        """Whether the person decides about the table."""
        row = self.lobby.row
        return self.press.manages == row.guild_id or self.press.person == row.host_id

    @property
    def sits_there(self) -> bool:
        return self.lobby.seat_of(self.press.person) is not None


@dataclass(frozen=True, slots=True)
class AtTable:
    """A press on a hand or on a game's message by somebody who sits there.

    `phrasebook` is in their language.
    """

    table: LiveTable
    seat: Seat
    press: Press
    phrasebook: Phrasebook


@dataclass(frozen=True, slots=True)
class Beside:
    """A press beside a game, by anybody; `seat` is where they sit, if they do.

    `look` is how they see cards in pictures, None for text alone.
    """

    table: LiveTable
    seat: Seat | None
    press: Press
    phrasebook: Phrasebook
    look: CardLook | None
    histories: Histories
    now: Callable[[], int]

    @property
    def ends_at(self) -> int | None:
        """Until when the reader has time to answer, in seconds.

        None if no clock runs for them, or longer than a panel can be drawn anew.
        """
        at = None if self.seat is None else self.table.frame().deadlines.get(self.seat)
        return at if at is not None and at - self.now() / 1000 < TOKEN_SECONDS else None


@dataclass(frozen=True, slots=True)
class LobbyVerb:
    """Said by the message of a lobby."""

    handle: Callable[[AtLobby], Awaitable[Reply]]
    who: Who = Who.ANYBODY
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PLACE


@dataclass(frozen=True, slots=True)
class HandVerb:
    """Said by a hand, which is drawn anew with what `handle` has to explain, if anything."""

    handle: Callable[[AtTable], Awaitable[str | None]]
    private: bool = True
    shown: AnswerPlace = AnswerPlace.IN_PLACE


@dataclass(frozen=True, slots=True)
class TableVerb:
    """Said by the message of a game or by a question about it, to those who sit there.

    In its place that message is drawn anew for everybody.
    """

    handle: Callable[[AtTable], Awaitable[Reply]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PRIVATE


@dataclass(frozen=True, slots=True)
class PanelVerb:
    """Said by the message of a game or by the panel beside it: anybody may look something up."""

    handle: Callable[[Beside], Awaitable[Reply]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PRIVATE


@dataclass(frozen=True, slots=True)
class DeskVerb:
    """Said by a message of no table that is open, or by a `form`, and then what is written there.

    What moderators do to a table is said so too: a table knows nothing of them.
    """

    handle: Callable[[AtDesk], Awaitable[None]]
    private: bool = False
    form: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PLACE


Verb: TypeAlias = LobbyVerb | HandVerb | TableVerb | PanelVerb | DeskVerb
"""`private`: only a message to one person says it, and the answer in its place is private too."""
