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
from loopback_discord.state.guilds import Channel
from loopback_discord.state.messages import Message, Messages
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
PRIVATE: Final = 6
"""Messages of their own that somebody keeps."""

_TRIES: Final = """
SELECT tries.table_id, tries.field, tries.number, person, coalesce(ended_at, closes_at), closes_at
FROM field_tries AS tries JOIN fields USING (field) WHERE kind <> 'day'
"""


class Seen(NamedTuple):
    """What a message showed at some time, and to whom alone; 0 is everybody."""

    at: int
    viewer: int
    text: str


class Crowd:
    """Everybody, in some channels; `ahead_ms` is what the bot's clock is ahead."""

    def __init__(
        self, world: World, places: list[Channel], patch: pytest.MonkeyPatch, chance: random.Random
    ) -> None:
        self.world, self.places, self.chance = world, places, chance
        self.people = [world.person(one.name) for one in world.people]
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
            self.seen.append(Seen(now_ms() + self.ahead_ms, viewer, shown))
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
        if chance.random() < 0.005:
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

    # What is held ------------------------------------------------------------------------------

    def holds(self, address: StoreAddress) -> None:
        """Hold that each field was posted once and told once, and no card seen too early."""
        fields = rows_of(
            address,
            "SELECT field, message_id, result_id, closes_at FROM fields WHERE kind <> 'day'",
        )
        assert self.asked.keys() <= {field for field, *_ in fields}
        public = [
            (message.id, text_of(message.shown), bool(button_ids(message.shown, "field-play")))
            for place in self.places
            for message in self.world.messages.in_channel(place)
            if message.viewer is None
        ]
        for field, message_id, result_id, _ in fields:
            assert self.asked[field] <= {message_id}, (field, self.asked[field], message_id)
            links = [(at, reminds) for at, text, reminds in public if f"/{message_id})" in text]
            assert [at for at, reminds in links if not reminds] == [result_id] * (result_id > 0)
            reminders = sum(reminds for _, reminds in links)
            assert reminders <= 1, field
            self.told["reminders"] += reminders
        self._hides(address, {field: closes_at for field, _, _, closes_at in fields})

    def _hides(self, address: StoreAddress, closes: dict[str, int]) -> None:
        tries = {table: tuple(rest) for table, *rest in rows_of(address, _TRIES)}
        ended = {(field, number, who): at for field, number, who, at, _ in tries.values()}
        for at, viewer, text in self.seen:
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
