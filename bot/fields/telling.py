"""Telling: how far challenges and tournaments are, and how they end, each told once."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.discord.post import MessageGone, NotAllowed, TryLater, Undelivered
from bot.fields.challenges import challenge_screen
from bot.fields.promises import contest_of
from bot.fields.tournaments import open_weekly, tournament_screen
from bot.fields.tries import end_tries
from bot.fields.turnover import settle
from bot.screens.daily.games import families
from bot.screens.fields.contest import called_screen, link_of, told_screen
from bot.screens.fields.tournament import reminder_screen
from bot.screens.screen import Screen
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.card_room import CardRoom
from bot.tables.services.preferences import read_in
from bot.text.phrasebook import HOME, Phrasebook
from data.fields import Field, TooManyContests, reminds_at
from data.patience import NotWritten
from engine.players.revision import REVISION

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
"""How often it looks for what others have ended, or a crash has left."""

REST_MS: Final = 3_600_000
"""How long it leaves a channel alone that can take no weekly tournament, as a deleted one."""

MOST_CALLED: Final = 30
"""People that a message mentions at most."""

PODIUM: Final = 3


class Telling:
    """Tells of the fields of one card room that are no days: what is due, drawn and told of them.

    Each process does so for the challenges that are played there, and the one that `leads` for all
    tournaments.
    """

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._services = room.services
        self.leads = True
        self._counts: dict[str, int] = {}
        """Of how many finished tries the message of each tournament tells."""
        self._rests_until: dict[str, int] = {}
        """When each weekly tournament is posted again that its channel did not take."""

    async def watch(self) -> None:
        """Tell how far a challenge is when a game of it is over, and of all ends; never ends."""
        played: str | None = None
        time, drawn_at = asyncio.get_running_loop().time, -LOOK_SECONDS
        while True:
            # Challenges end as often as people like, and a standing is drawn once a minute at most.
            if standings := time() >= drawn_at + LOOK_SECONDS:
                drawn_at = time()
            try:
                if played is not None:
                    await self.draw(played)
                await self.see_to(standings=standings)
            except NotWritten as away:
                log_unwritten(log, "looking after fields", away)
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "looking after fields", error)
            played = None
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    played = await self._room.tables.tries_over.get()

    async def see_to(self, *, standings: bool = True) -> None:
        """Close what nobody can go on with, and tell what is due; it may be done again."""
        services, entries = self._services, self._services.store.entries
        for field_id, ending in await entries.done(REVISION):
            await services.store.fields.close(field_id, services.now, ending)
        await end_tries(self._room)
        for field in await services.store.fields.unsettled(services.now()):
            if field.over and field.kind != "day":
                await settle(services, field)
        for field_id in await entries.untold():
            field = await services.store.fields.get(field_id)
            if field is not None and (self.leads or field.kind == "challenge"):
                await self._tell(field)
        if self.leads:
            await self._open_weekly()
            await self._remind()
            if standings:
                await self._draw_standings()

    # While they are on ------------------------------------------------------------------------

    async def draw(self, field_id: str) -> None:
        """Draw the message of a field anew, as far as Discord lets it."""
        drawn = await self._drawn(field_id)
        over = drawn and not drawn.settled and await self._services.store.fields.get(field_id)
        if over and over.settled:
            # That may cover the end, if another process has told it meanwhile.
            await self._drawn(field_id)

    async def _drawn(self, field_id: str) -> Field | None:
        """Draw the message of a field, which is returned; None if it has none or is ending."""
        field = await self._services.store.fields.get(field_id)
        if field is None or not field.message_id or (field.over and not field.settled):
            return None
        screen = await self.screen(field)
        with suppress(Undelivered):
            await self._services.post.edit(field.channel_id, field.message_id, lambda: screen)
        return field

    async def _draw_standings(self) -> None:
        finished = await self._services.store.tournaments.tries_finished()
        for field_id, count in finished.items():
            if self._counts.get(field_id) != count:
                await self.draw(field_id)
        self._counts = finished

    async def _open_weekly(self) -> None:
        services, tournaments = self._services, self._services.store.tournaments
        for guild_id, family, channel_id in await tournaments.wanted(services.now()):
            if family in families():
                with suppress(TooManyContests):
                    await open_weekly(services, guild_id, channel_id, family)
        for field in await tournaments.unposted():
            if services.now() < self._rests_until.get(field.field_id, 0):
                continue
            screen = await self.screen(field)
            try:
                message_id = await self._send(field, screen, "o")
            except (TryLater, NotAllowed):
                # The post itself knows when to ask a channel again that refused.
                continue
            except Undelivered as refused:
                log.info("tournament %s is not told of yet: %s", field.field_id, refused)
                self._rests_until[field.field_id] = services.now() + REST_MS
            else:
                await services.store.entries.posted(field.field_id, message_id)

    async def _remind(self) -> None:
        """Remind those once who have deals left of a tournament that ends soon."""
        services, store = self._services, self._services.store
        for field in await store.tournaments.unreminded(services.now()):
            at = reminds_at(field)
            if at is None or at > services.now():
                continue
            finished = Counter(one.person for one in await store.entries.finished(field.field_id))
            entries = await store.entries.of(field.field_id)
            late = [one.person for one in entries if finished[one.person] < field.deals]
            called, words = await self._notified(field, late), await self._phrasebook(field)
            screen = reminder_screen(contest_of(field), called, link_of(field), words)
            try:
                if called:
                    await self._send(field, screen, "r", called)
            except TryLater:
                continue
            except Undelivered as refused:
                log.info("nobody is reminded of tournament %s: %s", field.field_id, refused)
            await store.tournaments.reminded(field.field_id, services.now())

    # Once they are over -----------------------------------------------------------------------

    async def _tell(self, field: Field) -> None:
        """Draw the end, and call who is to know it; once, or never where no message is taken."""
        services, message_id = self._services, 0
        end, called = await self.screen(field), await self._called(field)
        words = await self._phrasebook(field)
        screen = told_screen(contest_of(field), called, link_of(field), words)
        try:
            try:
                await services.post.edit(field.channel_id, field.message_id, lambda: end)
            except MessageGone:
                if called:
                    # Somebody deleted it, so that is told in its place.
                    screen = called_screen(called).followed_by(*end.parts)
            if called:
                message_id = await self._send(field, screen, "f", called)
        except TryLater as unwell:
            log.info("the end of %s %s is told later: %s", field.kind, field.field_id, unwell)
            return
        except Undelivered as refused:
            log.info("the end of %s %s is not told: %s", field.kind, field.field_id, refused)
        await services.store.entries.told(field.field_id, message_id)

    async def _called(self, field: Field) -> Sequence[int]:
        """Return whom to call to the end: both of a challenge, the podium of a tournament."""
        people = await self._services.store.entries.of(field.field_id)
        if field.kind == "challenge":
            # Nobody is called to an invitation that nobody took.
            known = [one.person for one in people if people[1].accepted_at is not None]
        else:
            podium = sorted((one.rank or 0, one.person) for one in people)
            known = [person for rank, person in podium if 0 < rank <= PODIUM]
        return [person for person in known if person > 0][:MOST_CALLED]

    async def _notified(self, field: Field, people: Sequence[int]) -> list[int]:
        """Return whom a reminder may call, of these."""
        preferences = self._services.preferences
        if not (await preferences.looked_up_of_guild(field.guild_id)).pings:
            return []
        chosen = await preferences.kept.of_people([one for one in people if one > 0])
        return [person for person, one in chosen.items() if one.pings][:MOST_CALLED]

    async def _send(
        self, field: Field, screen: Screen, what: str, mention: Sequence[int] = ()
    ) -> int:
        """Post about a field where it was begun, once for each `what`, a letter."""
        return await self._services.post.send(
            field.channel_id, lambda: screen, nonce=f"{what}{field.field_id}", mention=mention
        )

    async def screen(self, field: Field) -> Screen:
        """Draw the message of a field as it is now."""
        draw = challenge_screen if field.kind == "challenge" else tournament_screen
        return await draw(self._services, field, await self._phrasebook(field))

    async def _phrasebook(self, field: Field) -> Phrasebook:
        """Return the words of its server, or of whoever began it where that is not seen yet."""
        services, maker = self._services, field.made_by
        chosen = await services.preferences.looked_up_of_guild(field.guild_id)
        locale = services.post.locale(field.guild_id)
        if locale is None:
            locale = (await services.store.people.locales({maker})).get(maker)
        return services.phrasebook(read_in(chosen.language, locale or HOME), chosen.look)
