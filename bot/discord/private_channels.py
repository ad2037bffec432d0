"""Private channels: whether and where a person's hands may be sent."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from bot.discord.post import Post
from data.people import People, PersonRow

REFUSAL_HOLDS_MS: Final = 24 * 3600 * 1000
"""A refusal is believed this long; every further 403 would count towards a ban of the bot."""


class PrivateChannels:
    """The knowledge about everybody's direct messages, in memory and kept."""

    def __init__(self, post: Post, people: People, now: Callable[[], int]) -> None:
        self.now = now
        self._post = post
        self._people = people
        self._known: dict[int, PersonRow] = {}
        self._newest_hands: dict[int, int] = {}

    async def learn(self, people: Iterable[int]) -> None:
        """Have what is known of people at hand, before their hands are drawn."""
        if strangers := set(people) - self._known.keys():
            for person, row in (await self._people.get_each(strangers)).items():
                self._known.setdefault(person, row)

    async def wants_them(self, person: int) -> bool:
        """Whether the person wants hands by direct message."""
        return (await self._person(person)).hands == "dm"

    async def known_closed(self, person: int) -> bool:
        """Whether direct messages were refused lately."""
        refused_at = (await self._person(person)).dm_refused_at
        return refused_at is not None and self.now() - refused_at < REFUSAL_HOLDS_MS

    async def channel_of(self, person: int) -> int:
        """Return the channel, opened once and then remembered; raise `Undelivered`.

        It is kept with the first hand that is posted there.
        """
        known = await self._person(person)
        if known.dm_channel_id is not None:
            return known.dm_channel_id
        channel_id = await self._post.direct_channel(person)
        self._known[person] = replace(known, dm_channel_id=channel_id)
        return channel_id

    async def closed(self, person: int) -> None:
        """Remember that direct messages were refused."""
        now = self.now()
        await self._people.set_dm_refused(person, now)
        self._known[person] = replace(await self._person(person), dm_refused_at=now)

    async def choose(self, person: int, where: str) -> None:
        """Follow the person's wish, `dm` or `here`; the first also forgets a refusal."""
        await self._people.set_hands(person, where)
        known = replace(await self._person(person), hands=where)
        if where == "dm":
            await self._people.set_dm_refused(person, None)
            known = replace(known, dm_refused_at=None)
        self._known[person] = known

    async def lost(self, person: int) -> None:
        """Forget a channel that does not exist any more."""
        await self._people.set_dm_channel(person, None)
        self._known[person] = replace(await self._person(person), dm_channel_id=None)

    def note_hand(self, person: int, message_id: int) -> None:
        """Note a message that shows a hand, of whichever table."""
        self._newest_hands[person] = max(message_id, self.newest_hand(person))

    def newest_hand(self, person: int) -> int:
        """Return the message of the hand that was posted last, 0 if none is known."""
        return self._newest_hands.get(person, 0)

    def look_up_again(self, person: int) -> None:
        """Look up again what the person wants: it was changed somewhere else."""
        self._known.pop(person, None)

    def look_up_everybody_again(self) -> None:
        """Look up again what each person wants: nobody knows what was changed somewhere else."""
        self._known.clear()

    def forget(self, person: int) -> None:
        self._known.pop(person, None)
        self._newest_hands.pop(person, None)

    async def _person(self, person: int) -> PersonRow:
        if person not in self._known:
            self._known[person] = await self._people.get(person)
        return self._known[person]
