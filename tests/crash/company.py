"""People who play while the bot is killed, and what they were told."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.text.button_ids import ButtonId
from bot.text.phrasebook import phrasebook_of
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.regular import button_ids

TARGET = 20
PHRASEBOOK = phrasebook_of("en-US")
LATELY: Final = 12
"""Nobody looks further back than so many messages of a channel for what can be pressed.

What one person alone is told in between is not among them.
"""
LOOK_SECONDS: Final = 0.02
"""How soon somebody looks again who has found nothing to press."""


@dataclass(frozen=True, slots=True)
class Play:
    """What a person answered to a question of one table."""

    table_id: str
    person: int
    asked: int
    action: str

    @classmethod
    def of(cls, table_id: str, person: int, asked: int, action: str) -> "Play":
        """Return a play by what its button said: to pass it names no card, which ticks do."""
        verb = action.partition(" ")[0]
        return cls(table_id, person, asked, verb if verb == "pass" else action)


@dataclass(frozen=True, slots=True)
class Wait:
    """How long somebody waited for an answer, by the monotonic clock; None if none came in time."""

    since: float
    seconds: float | None


@dataclass(slots=True)
class Told:
    """What answers said was done: it must be remembered whatever happens."""

    plays: set[Play] = field(default_factory=set[Play])
    joins: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    waits: list[Wait] = field(default_factory=list[Wait], repr=False)
    presses: int = 0
    unanswered: int = 0
    refused: int = 0
    """How many cards and passes were answered, and not taken."""
    late: int = 0
    """How many presses were acknowledged first, and answered later than Discord waits."""
    doubled: int = 0
    """How many presses were taken a second time; it must be none."""


class Company:
    """The people of one table: they open it, play it to its end, and open the next.

    Each thinks for about `think_seconds` before each press.
    """

    def __init__(
        self,
        discord_server: LoopbackDiscord,
        told: Told,
        names: str,
        *,
        seats: int,
        chance: random.Random,
        cards: Channel | None = None,
        deals: int | None = None,
        think_seconds: float = 0.0,
    ) -> None:
        self.host, *self.guests = map(discord_server.world.person, names.split())
        end = {"target": TARGET} if deals is None else {"deals": deals}
        self._wish: dict[str, object] = {"seats": seats, "pace": "slow", **end}
        self._think_seconds = think_seconds
        self.leaving = False
        self.played: list[str] = []
        """The tables that were played to their end."""
        self._discord_server = discord_server
        self.cards = cards or discord_server.world.place("cards")
        self._told = told
        self._chance = chance

    async def play_on(self, may_press: asyncio.Event) -> None:
        """Open tables and play them, whatever becomes of the bot; people press by `may_press`.

        Nobody leaves before one game is over: on a busy machine the bot may not live that long.
        """
        while not self.leaving or not self.played:
            await may_press.wait()
            table_id = await self._open(may_press)
            if table_id is None:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            async with asyncio.TaskGroup() as playing:
                for person in (self.host, *self.guests):
                    playing.create_task(self._play(person, table_id, may_press))
            self.played.append(table_id)

    async def _open(self, may_press: asyncio.Event) -> str | None:
        """Bring a table to its first deal; None where its lobby did not live so long."""
        # Nobody's turn passes: who has nothing to press is found out, not played for.
        opened = await self.waited(lambda: self.host.slash("hearts", self.cards, **self._wish))
        if button_ids(opened.message, "another"):
            # A lobby that was lost with its process may have been kept.
            lost = opened
            opened = await self.waited(lambda: self.host.click(lost, "Open another all the same"))
        if opened.kind != "message" or not opened.message:
            return None
        lobby = opened.message
        table_id = button_ids(lobby, "join")[0][0].table
        absent = list(self.guests)
        refused = 0
        while not tables_shown(self.host, self.cards, table_id):
            await may_press.wait()
            while absent and self._shows_seated(lobby, absent[-1]):
                # The answer may have been lost, and in a full lobby nobody can press again.
                self._told.joins.add((table_id, absent.pop().id))
            try:
                person, button = (absent[-1], "Join") if absent else (self.host, "Start")
                pressing = partial(person.click, lobby, button)
                answer = await self.waited(pressing)
            except Impossible:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            if answer.kind == "update" and absent:
                self._told.joins.add((table_id, absent.pop().id))
            elif answer.kind == "ephemeral" and answer.message:
                said = text_of(answer.message)
                if said == PHRASEBOOK("lobby-already-in"):
                    absent.pop()
                refused = refused + 1 if said == PHRASEBOOK("lobby-over") else 0
                # A lobby says the same while its start is written.
                if refused == 10:
                    return None
            await asyncio.sleep(LOOK_SECONDS if absent else 0.3)
        return table_id

    def _shows_seated(self, lobby: Payload, person: Person) -> bool:
        """Whether a lobby, as it is seen now, names a person in one of its chairs."""
        seen = self.host.sees(self.cards)
        return any(
            message["id"] == lobby["id"] and f"**{person.name}**" in text_of(message)
            for message in seen
        )

    async def _play(self, person: Person, table_id: str, may_press: asyncio.Event) -> None:
        # Between two deals a process may die with no table to be seen: only the result ends a game.
        while not shown_with("review", person, self.cards, table_id, lately=LATELY):
            if self._think_seconds:
                # Who is to leave afterwards plays more quickly.
                longest = self._think_seconds * (0.5 if self.leaving else 2)
                await asyncio.sleep(self._chance.uniform(0, longest))
            await may_press.wait()
            if not await self._press(person, table_id):
                await asyncio.sleep(LOOK_SECONDS)
                await self._ask_for_hand(person, table_id)

    def _shown(self, person: Person, table_id: str) -> list[Payload]:
        return tables_shown(person, self.cards, table_id, lately=LATELY)

    async def waited(self, press: Callable[[], Awaitable[Answer]]) -> Answer:
        """Return an answer, and note how long it took to come."""
        since = time.monotonic()
        answer = await press()
        seconds = None if answer.error else time.monotonic() - since
        self._told.waits.append(Wait(since, seconds))
        return answer

    async def _ask_for_hand(self, person: Person, table_id: str) -> None:
        """Let somebody who takes no direct messages ask for the hand at the table, now and then."""
        shown = self._shown(person, table_id)
        # Who thinks before each look has found the hand gone for a while.
        share = 0.5 if self._think_seconds else 0.1
        if person.user.dms_open or not shown or self._chance.random() > share:
            return
        for before in self.hands_of(person):
            person.dismiss(before)
        ((_, custom_id),) = button_ids(shown[-1], "hand")
        with contextlib.suppress(Impossible):
            pressing = partial(person.click, shown[-1], custom_id=custom_id)
            await self.waited(pressing)

    async def _press(self, person: Person, table_id: str) -> bool:
        for message in reversed(self.hands_of(person)):
            offers = [
                offer
                for offer in button_ids(message, "do") or button_ids(message, "tick")
                if offer[0].table == table_id
            ]
            if not offers:
                continue
            button_id, custom_id = self._chance.choice(offers)
            # Some press twice at once; only one of the two may be taken.
            times = self._chance.choice((1, 1, 1, 2))
            try:
                pressing = partial(person.click, message, custom_id=custom_id)
                answers = await asyncio.gather(*(self.waited(pressing) for _ in range(times)))
            except Impossible:
                return False
            self._note(person, button_id, answers)
            return True
        return False

    def hands_of(self, person: Person) -> list[Payload]:
        """Return the last messages with cards for a person alone, and maybe others."""
        if person.user.dms_open:
            return [message for message in person.dms() if not message["ephemeral"]][-LATELY:]
        return [message for message in person.sees(self.cards) if message["ephemeral"]]

    def _note(self, person: Person, button_id: ButtonId, answers: Iterable[Answer]) -> None:
        taken = closed = heard = 0
        for answer in answers:
            self._told.presses += 1
            if answer.error is not None:
                self._told.unanswered += 1
            elif answer.kind == "deferred":
                self._told.late += 1
            elif button_id.verb == "do":
                heard += 1
                if answer.kind == "update":
                    said = self._answered(answer)
                    refused = any(line.startswith("> ") for line in said.splitlines())
                    taken += not refused and said != PHRASEBOOK("table-over")
                    # After the game's last card both hands are closed, whichever was taken.
                    closed += "is over" in said
        self._told.refused += heard > 0 and not taken
        self._told.doubled += taken > 1 and not closed
        if taken:
            self._told.plays.add(
                Play.of(button_id.table, person.id, button_id.asked, button_id.text)
            )

    def _answered(self, answer: Answer) -> str:
        """Return the text of an answer as it was when it came."""
        mark = f"/interactions/{answer.interaction.id}/"
        for request in reversed(self._discord_server.requests):
            if mark in request.path and request.status in (200, 204):
                return text_of(request.body["data"])
        raise AssertionError("an answer came by no request")


def tables_shown(
    person: Person, channel: Channel, table_id: str, *, lately: int = 0
) -> list[Payload]:
    """Return the public messages where a table can be played, of the last so many or of all."""
    return shown_with("hand", person, channel, table_id, lately=lately)


def shown_with(
    verb: str, person: Person, channel: Channel, table_id: str, *, lately: int = 0
) -> list[Payload]:
    """Return the public messages with such a button of a table, of the last so many or of all."""
    public = [message for message in person.sees(channel) if not message["ephemeral"]]
    return [
        message
        for message in public[-lately:]
        if any(button_id.table == table_id for button_id, _ in button_ids(message, verb))
    ]
