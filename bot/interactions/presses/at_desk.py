"""A press that no open table answers."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord.answers import Interaction
from bot.tables.card_room import CardRoom
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
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
