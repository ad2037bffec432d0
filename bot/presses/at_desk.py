"""A press that no open table answers."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.answers import Interaction
from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.room.card_room import CardRoom
from data.store import Store


@dataclass(frozen=True, slots=True)
class AtDesk:
    """A press that the desk answers itself; `phrasebook` is in the language of the person.

    `now` tells milliseconds since 1970. `chosen` was chosen in a menu.
    """

    room: CardRoom
    store: Store
    now: Callable[[], int]
    interaction: Interaction
    says: ButtonId
    phrasebook: Phrasebook
    chosen: tuple[str, ...] = ()
