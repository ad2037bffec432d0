"""First evenings in a fresh room: whatever somebody presses at `/play` is answered by a screen."""

import asyncio
import logging
import re
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, get_args

import pytest

from bot.screens.families import offer_of, usual_game_of
from bot.tables.workers import worker_pool
from bot.text.button_ids import MENU_MARK, ButtonId
from bot.text.translations import translated_locales
from data.preferences import OwnPictures
from data.tables import TableState
from engine.contract.variant import Variant
from engine.games.catalogue import variants
from loopback_discord.payloads import Payload, buttons_of, selects_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.laws.covering import THOROUGH, in_sight

pytestmark = pytest.mark.evening(emojis=True)

PRESSES: Final = 15 if THOROUGH else 3
"""Presses of anything in a game, before it goes on to its end, and at its result."""

LOCALES: Final = ("en-US", *translated_locales())
PICTURES: Final[Sequence[OwnPictures]] = get_args(OwnPictures)

PLAYS: Final = ("do", "tick", "plan", "hand-next")
"""What leads on in a game."""
ENDED: Final = "rematch"
MOMENTS: Final = 20
"""Times that somebody looks for what leads on before they ask for it."""

CARD: Final = re.compile(r"\b(10|[2-9TJQKA])[CDHS♣♦♥♠]\b|[♣♦♥♠]")


class Visit(NamedTuple):
    """A game that somebody plays, and how it is shown to them."""

    preset: Variant
    newcomer: bool
    """Whether they come for the first time; else it is whoever came last."""
    pictures: OwnPictures
    to_the_end: bool


def rooms() -> Mapping[str, Sequence[Visit]]:
    """Return who comes to each room: one for each preset in the long run, else for each game."""
    found = dict[str, list[Visit]]()
    for preset, _ in in_sight((one, one.seats_default) for one in variants()):
        visits = found.setdefault(preset.key if THOROUGH else usual_game_of(preset), [])
        for pictures in PICTURES if THOROUGH else PICTURES[len(visits) // 2 % len(PICTURES) :][:1]:
            newcomers = (True, False) if THOROUGH else (len(visits) % 2 == 0,)
            visits += [Visit(preset, one, pictures, not visits) for one in newcomers]
    return found


ROOMS: Final = rooms()


class Part(NamedTuple):
    """A button or menu that can be pressed, its message, and what it says."""

    message: Payload
    shown: Payload
    says: ButtonId


def live(person: Person, cards: Channel) -> Iterator[Part]:
    """Yield each button and menu that can be pressed."""
    for message in person.sees(cards):
        for shown in (*buttons_of(message), *selects_of(message)):
            if "custom_id" in shown and not shown.get("disabled"):
                says = ButtonId.read(shown["custom_id"].removeprefix(MENU_MARK))
                yield Part(message, shown, says)


class Visitor:
    """Somebody in a room, who presses, and looks at what comes of it."""

    def __init__(self, evening: Evening, person: Person, cards: Channel, rng: Random) -> None:
        self._evening, self._person, self._cards, self._rng = evening, person, cards, rng

    async def comes_for(self, visit: Visit) -> None:
        """Play a game, pressing also what does not lead on in it."""
        # No client shows whispers of an earlier evening.
        for message in self._person.sees(self._cards):
            if message["ephemeral"]:
                self._person.dismiss(message)
        preferences = self._evening.client.room.services.preferences
        await preferences.choose(self._person.id, "pictures", visit.pictures)
        await self._begins(visit)
        # A last card may have played itself since.
        rows = await self._evening.store.tables.of_person(self._person.id, tuple(TableState))
        assert visit.preset.key in [row.preset for row in rows]
        await self._presses_anything(visit)
        if visit.to_the_end:
            await self._plays_to_the_end(visit)
            await self._presses_anything(visit)

    async def _begins(self, visit: Visit) -> None:
        """Begin a game, beside another one if that is open, or go on with it."""
        # Whoever comes for the first time plays a single deal, if nothing else is said.
        length = {} if visit.newcomer else {"length": "short"}
        game = offer_of(visit.preset).command
        await self._answered(self._person.slash("play", self._cards, game=game, **length))
        asked = [one for one in self._pressable("play") if " " in one.says.text]
        if asked:
            await self._press(asked[-1])

    async def _presses_anything(self, visit: Visit) -> None:
        for _ in range(PRESSES):
            plays = self._pressable(*PLAYS) if self._rng.random() < 0.5 else []
            if parts := plays or self._pressable():
                await self._press(self._rng.choice(parts))
            else:
                # Left, and put away.
                await self._begins(visit)

    async def _plays_to_the_end(self, visit: Visit) -> None:
        waited = 0
        async with asyncio.timeout(LONGEST_SECONDS):
            while not self._pressable(ENDED):
                if parts := self._pressable(*PLAYS):
                    await self._press(self._rng.choice(parts))
                    waited = 0
                elif waited < MOMENTS:
                    await asyncio.sleep(0.01)
                    waited += 1
                else:
                    # It is paused, or left, or something else is shown in its place.
                    await self._begins(visit)
                    waited = 0

    def _pressable(self, *verbs: str) -> list[Part]:
        """Return what says one of the verbs and can be pressed, anything if none is named."""
        found = live(self._person, self._cards)
        return [one for one in found if not verbs or one.says.verb in verbs]

    async def _press(self, part: Part) -> None:
        """Press a button, or choose something in a menu."""
        custom_id, options = part.shown["custom_id"], part.shown.get("options")
        if options is None:
            await self._answered(self._person.click(part.message, custom_id=custom_id))
            return
        least, most = part.shown["min_values"], min(part.shown["max_values"], len(options))
        values = self._rng.sample([one["value"] for one in options], self._rng.randint(least, most))
        await self._answered(self._person.select(part.message, *values, custom_id=custom_id))

    async def _answered(self, acting: Coroutine[Any, Any, Answer]) -> None:
        """Wait for an answer, and for what comes after one that only puts off."""
        person, cards = self._person, self._cards
        before = person.sees(cards)
        answer = await acting
        assert answer.error is None, person.transcript()
        if answer.kind == "deferred":
            await self._evening.settle()
            assert person.sees(cards) != before, person.transcript()
            assert not any(one["thinking"] for one in person.sees(cards)), person.transcript()


@pytest.fixture
def wishes() -> dict[str, str]:
    """What everybody wants who has chosen nothing."""
    return {}


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS)
async def test_no_press_of_a_first_evening_goes_unanswered_and_no_screen_is_refused(
    evening: Evening, caplog: pytest.LogCaptureFixture, room: str, cards: Channel, mona: Person
) -> None:
    refused = list[str]()
    evening.client.screens.counted = refused.append
    caplog.set_level(logging.INFO)
    # A worker that stands still for a second is late on any machine.
    caplog.set_level(logging.ERROR, worker_pool.__name__)
    rng, visitor, preset = Random(room), None, ""
    for at, visit in enumerate(ROOMS[room], [*ROOMS].index(room)):
        if is_new := visit.preset.key != preset:
            preset = visit.preset.key
            assert (await mona.slash("presets default", cards, preset=preset)).error is None
        if visitor is None or is_new or visit.newcomer:
            locale = LOCALES[at % len(LOCALES)]
            person = evening.discord_server.world.add_person(f"V{at}", locale=locale)
            visitor = Visitor(evening, person, cards, rng)
        await visitor.comes_for(visit)
    await evening.settle()
    said = [record.getMessage() for record in caplog.records]
    assert refused == []
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
    assert [one for one in said if re.search("as it is: |cannot be drawn|incident", one)] == []
    assert [one for one in said if CARD.search(one)] == []
