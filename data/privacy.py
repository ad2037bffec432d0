"""Privacy: what is kept of a person, handing it out, and forgetting it."""

from typing import Any, Protocol


class Privacy(Protocol):
    """The rights of a person over what is kept of them, and of a guild that has gone."""

    async def export(self, person_id: int) -> dict[str, Any]:
        """Return all that is kept of a person, fit for JSON.

        Other people appear as seats without a name. A game that is not
        over appears as a table without its cards.
        """
        ...

    async def delete(self, person_id: int) -> tuple[str, ...]:
        """Forget a person; return the live tables where the person still has a chair.

        Results, records and standings stay whole for the others: there the person becomes
        somebody new, a negative number without a name. Nothing is changed at the chairs
        of live tables: have the person leave those (a chair without a person) before this, or
        do so for those returned and call this again.
        """
        ...

    async def forget_guild(self, guild_id: int) -> None:
        """Forget all tables, games, standings and ratings of a guild, live tables included.

        What ratings over all guilds are made of stays: who was placed how on which day.

        A step at a time, so that others write in between; after a crash, call it again. Until it
        is done the guild's leaderboards and results do not agree.
        """
        ...
