"""People: what is known of a user of Discord, and what they wish."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

HANDS: Final = ("dm", "here")
"""The places where a person may want their cards."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user of Discord as last seen; the name is empty if they never were.

    `hands` is where they want their cards: by direct message, or `here` in the channel, seen by
    them alone. `dm_refused_at` is when Discord last refused a direct message to them.
    """

    person_id: int
    name: str = ""
    locale: str | None = None
    dm_channel_id: int | None = None
    dm_refused_at: int | None = None
    hands: str = "dm"


class People(Protocol):
    """Everybody the card room has met."""

    async def get(self, person_id: int) -> PersonRow:
        """Return what is known of a person, which may be nothing but the id."""
        ...

    async def get_each(self, people: Collection[int]) -> dict[int, PersonRow]:
        """Return the same of each of these people."""
        ...

    async def seen(self, person_id: int, name: str, locale: str | None) -> None:
        """Note a person's name and language; writes only what is new, so call it at any press."""
        ...

    async def rename(self, person_id: int, name: str) -> None:
        """Note how a person is called now, if they had a name before; nobody else is kept."""
        ...

    async def locales(self, people: Collection[int]) -> dict[int, str | None]:
        """Return the language in which each of these people was last seen, None if never."""
        ...

    async def set_locale(self, person_id: int, locale: str) -> None:
        """Note the language of a person; one of whom nothing is known stays unknown."""
        ...

    async def set_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Remember the channel of a person's direct messages."""
        ...

    async def set_dm_refused(self, person_id: int, at: int | None) -> None:
        """Remember that direct messages were refused, or with None that they are open again."""
        ...

    async def set_hands(self, person_id: int, where: str) -> None:
        """Remember where a person wants their cards, `dm` or `here`."""
        ...
