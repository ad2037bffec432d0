"""People who play challenges and tournaments, whatever becomes of the bot, and what each saw."""

import asyncio
import contextlib
import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from bot.app.client import now_ms
from data.addresses import StoreAddress
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.state.guilds import Channel, Role
from loopback_discord.state.messages import Message, Messages
from tests.conftest import there
from tests.regular import button_ids, hand_message
from tests.stored import rows_of

VERBS: Final = {
    "field-accept": 8,
    "field-play": 8,
    "field-refuse": 1,
    "field-again": 1,
    "field-check": 1,
    "field-standing": 1,
    "review": 1,
    "verify": 1,
}
"""How often people press what."""
LATELY: Final = 40
MORE: Final = ("Edith", "Felix", "Greta", "Hugo", "Ida")
MANAGE_EVENTS: Final = 1 << 33
PRIVATE: Final = 6
"""Messages of their own that somebody keeps."""

_FIELDS: Final = """
SELECT field, kind, guild_id, message_id, result_id, closes_at, ending, made_by,
    (closes_at - opens_at) % 3600000 <> 0, settled_at < closes_at AND EXISTS (
        SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND accepted_at IS NULL),
    EXISTS (SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND person > 0 AND accepted_at IS NOT NULL
            AND (rank <= 3 OR (kind = 'challenge' AND person <> made_by)))
FROM fields WHERE kind <> 'day'
"""
_ACTS: Final = "SELECT number, act, posted FROM moderation_log WHERE guild_id = ?"

_TRIES: Final = """
SELECT tries.table_id, tries.field, tries.number, person, coalesce(ended_at, closes_at), closes_at
FROM field_tries AS tries JOIN fields USING (field) WHERE kind <> 'day'
"""


class Seen(NamedTuple):
    """What a message showed at some time, and to whom alone; 0 is everybody."""

    at: int
    viewer: int
    text: str
    message: int


class Kept(NamedTuple):
    """A field as the store has it at the end.

    `early` is whether it closed before its time, `refused` whether nobody was to be told, and
    `awaited` whether there is anybody who has to be.
    """

    field: str
    kind: str
    guild: int
    message: int
    result: int
    closes_at: int
    ending: str | None
    made_by: int
    early: bool
    refused: bool
    awaited: bool


class Crowd:
    """Everybody, in some channels; `ahead_ms` is what the bot's clock is ahead."""

    def __init__(
        self, world: World, places: list[Channel], patch: pytest.MonkeyPatch, chance: random.Random
    ) -> None:
        self.world, self.places, self.chance = world, places, chance
        for name in MORE:
            world.add_person(name)
        self.mona = world.add_person("Mona", manage_guild=True)
        self.people = [*world.people]
        self.logs = dict[int, Channel]()
        """The channel of the moderators' log in each server, where Mona begins tournaments."""
        for guild in {there(place.guild).id: there(place.guild) for place in places}.values():
            guild.given[self.mona.id] = [Role(77, "Events", 1, MANAGE_EVENTS)]
            self.logs[guild.id] = world.add_channel(guild, "log")
        self.ahead_ms = 0
        self.seen: list[Seen] = []
        self.asked = defaultdict[str, set[int]](set)
        """The messages in which each field was seen to be one that can be accepted or watched."""
        self.told = Counter[str]()
        for name in ("create", "edit"):
            patch.setattr(Messages, name, self._noting(getattr(Messages, name)))

    def _noting(self, usual: Callable[..., Any]) -> Callable[..., Any]:
        def noted(messages: Messages, what: Any, *rest: Any, **named: Any) -> Any:  # noqa: ANN401  as they come
            made = usual(messages, what, *rest, **named)
            message: Message = what if made is None else made
            viewer = 0 if message.viewer is None else message.viewer.id
            shown = json.dumps(message.shown, ensure_ascii=False)
            self.seen.append(Seen(now_ms() + self.ahead_ms, viewer, shown, message.id))
            for says, _ in button_ids(message.shown, "field-accept", "field-standing"):
                self.asked[says.text].add(message.id)
            return made

        return noted

    async def play_on(self, person: Person, may_press: asyncio.Event) -> None:
        while True:
            await may_press.wait()
            with contextlib.suppress(Impossible):
                await self._act(person, self.chance.choice(self.places))
            await asyncio.sleep(0.01)

    async def _act(self, person: Person, place: Channel) -> None:
        chance, seen = self.chance, person.sees(place)
        for old in [one for one in seen if one["ephemeral"]][:-PRIVATE]:
            person.dismiss(old)
        hand = hand_message(person, place)
        if hand and chance.random() < 0.9:
            cards = button_ids(hand, "do") or button_ids(hand, "tick")
            await person.click(hand, custom_id=chance.choice((cards[0], chance.choice(cards)))[1])
            return
        offers = [
            (message, custom_id, VERBS[says.verb])
            for at, message in enumerate(reversed(seen))
            if at < LATELY or button_ids(message, "field-standing")
            for says, custom_id in button_ids(message, *VERBS)
        ]
        if person is self.mona and chance.random() < 0.1:
            await self._preside(place)
        elif person is not self.mona and chance.random() < 0.005:
            asked = await person.slash("data delete", place)
            await person.click(asked, "Delete my data")
        elif not offers or chance.random() < 0.05:
            other = chance.choice([one for one in self.people if one is not person])
            game, deals = chance.choice(("pitch", "pitch", "hearts")), chance.choice((1, 1, 2))
            self.told["asked"] += 1
            await person.slash("challenge", place, player=other, game=game, deals=deals)
        else:
            ((message, custom_id, _),) = chance.choices(offers, [weight for *_, weight in offers])
            self.told["pressed"] += 1
            await person.click(message, custom_id=custom_id)

    async def _preside(self, place: Channel) -> None:
        """Let Mona begin a tournament, or end one, with its result or for nothing."""
        mona, chance = self.mona, self.chance
        if chance.random() < 0.6:
            self.told["tournaments asked"] += 1
            length = chance.choice((1, 3, 24))
            await mona.slash("tournament", place, game="pitch", deals=4, length=length)
        elif keys := button_ids((panel := await mona.slash("tables", place)).message, "mod-field"):
            await mona.click(panel, custom_id=chance.choice(keys)[1])
            await mona.submit(Reason="quiz")
            self.told["tournaments ended"] += 1

    # What is held ------------------------------------------------------------------------------

    def holds(self, address: StoreAddress) -> None:
        """Hold that each field was posted once and told once, and no card seen too early."""
        fields = [Kept(*row) for row in rows_of(address, _FIELDS)]
        assert self.asked.keys() <= {one.field for one in fields}
        public = {
            message.id: message.shown
            for place in self.places
            for message in self.world.messages.in_channel(place)
            if message.viewer is None
        }
        for one in fields:
            # Whose posting could not be noted and nobody has pressed since.
            unknown = not one.message and len(self.asked[one.field]) == 1
            assert unknown or self.asked[one.field] <= {one.message}, self._history(one)
            links = [at for at, shown in public.items() if f"/{one.message})" in text_of(shown)]
            reminders = [at for at in links if button_ids(public[at], "field-play")]
            ends = [at for at in links if at not in reminders]
            assert ends == [one.result] * (one.result > 0), self._history(one)
            assert bool(one.result) >= (one.awaited and bool(one.message)), self._history(one)
            assert len(reminders) <= 1, self._history(one)
            if not one.refused:
                offers = button_ids(public.get(one.message, {}), "field-accept", "field-play")
                assert not offers, self._history(one)
            self.told["reminders"] += len(reminders)
        for guild in self.logs:
            self._holds_log(address, guild, [one for one in fields if one.guild == guild])
        self._hides(address, {one.field: one.closes_at for one in fields})
        self.told["drawings"] = len(self.seen)

    def _history(self, one: Kept) -> str:
        """Return what was seen of a field, for whoever looks into it."""
        shown = (
            f"{seen.at} {seen.message} to {seen.viewer}: {seen.text}"
            for seen in self.seen
            if one.field in seen.text or f"/{one.message})" in seen.text
        )
        return "\n".join((str(one), *shown))

    def _holds_log(self, address: StoreAddress, guild: int, fields: list[Kept]) -> None:
        """Hold that the log of a server says once what became of its tournaments."""
        cups = [one for one in fields if one.kind == "tournament"]
        log = rows_of(address, _ACTS, guild)
        acts = Counter(act for _, act, _ in log)
        void = [one for one in cups if one.ending == "void"]
        ended = [one for one in cups if one.early and one.ending is None]
        begun = [one for one in cups if one.made_by]
        assert acts == +Counter(
            {
                "open-tournament": len(begun),
                "end-tournament": len(ended),
                "void-tournament": len(void),
            }
        )
        assert {posted for *_, posted in log} <= {1}
        lines = [one.shown.get("nonce") for one in self.world.messages.in_channel(self.logs[guild])]
        assert sorted(map(str, lines)) == sorted(f"l{number}.{guild}" for number, *_ in log)
        self.told.update(acts)

    def _hides(self, address: StoreAddress, closes: dict[str, int]) -> None:
        tries = {table: tuple(rest) for table, *rest in rows_of(address, _TRIES)}
        ended = {(field, number, who): at for field, number, who, at, _ in tries.values()}
        for at, viewer, text, _ in self.seen:
            if not re.search("[♠♥♦♣]", text):
                continue
            words = set(re.findall("[a-z0-9]{8}", text))
            self.told["with cards"] += 1
            for table in words & tries.keys():
                field, number, who, _, closes_at = tries[table]
                # Whoever was deleted has played it under another number.
                if who not in (viewer, -abs(who)):
                    may = ended.get((field, number, viewer), closes_at)
                    assert at >= may, (table, field, number, who, viewer, text)
                    self.told["of others"] += 1
            for field in words & closes.keys():
                assert viewer or at >= closes[field], (field, text)
