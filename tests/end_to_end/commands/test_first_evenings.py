"""First evenings in a fresh room: whatever somebody presses at `/play` is answered by a screen."""

import asyncio
import contextlib
import logging
import re
from itertools import product
from random import Random
from typing import Final, NamedTuple, get_args

import pytest

from bot.screens.families import usual_games
from bot.text.translations import translated_locales
from data.preferences import OwnPictures
from loopback_discord.payloads import Payload, buttons_of, selects_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.laws.covering import THOROUGH
from tests.regular import button_ids, hand_message

PRESSES: Final = 60 if THOROUGH else 6
"""So many presses has an evening; a first game is a single deal."""

LOCALES: Final = ("en-US", *translated_locales())

CARD: Final = re.compile(r"\b(10|[2-9TJQKA])[CDHS♣♦♥♠]\b|[♣♦♥♠]")


class Visitor(NamedTuple):
    """Somebody who plays a game, and how it is shown to them."""

    newcomer: bool
    pictures: OwnPictures


VISITORS: Final = [Visitor(*one) for one in product((True, False), get_args(OwnPictures))]


def visitors(game: str) -> list[Visitor]:
    """Return who comes for a game; in a short run one of those who are not new, in turn.

    One newcomer is not enough: not each first hand is as full as can be.
    """
    at = [*usual_games()].index(game)
    others = [one for one in VISITORS if not one.newcomer]
    newcomer = Visitor(newcomer=True, pictures="offered")
    return [*[newcomer] * 4, *(VISITORS if THOROUGH else [others[at % len(others)]])]


def live(person: Person, cards: Channel) -> list[tuple[Payload, Payload]]:
    """Return each button and menu that can be pressed, with its message."""
    return [
        (message, part)
        for message in person.sees(cards)
        if message["ephemeral"]
        for part in (*buttons_of(message), *selects_of(message))
        if "custom_id" in part and not part.get("disabled")
    ]


async def press_something(person: Person, cards: Channel, rng: Random) -> Answer | None:
    """Press what goes on with the game mostly, and now and then anything; None if it is gone."""
    hand = hand_message(person, cards)
    offers = button_ids(hand, "do", "tick") if hand else []
    with contextlib.suppress(Impossible):
        if offers and rng.random() < 0.6:
            return await person.click(hand, custom_id=rng.choice(offers)[1])
        if pressable := live(person, cards):
            message, part = rng.choice(pressable)
            if "options" not in part:
                return await person.click(message, custom_id=part["custom_id"])
            least, most = part["min_values"], min(part["max_values"], len(part["options"]))
            chosen = rng.sample([one["value"] for one in part["options"]], rng.randint(least, most))
            return await person.select(message, *chosen, custom_id=part["custom_id"])
    return None


@pytest.fixture
def emojis() -> bool:
    """Cards are shown by their faces, as in most rooms."""
    return True


@pytest.fixture
def wishes() -> dict[str, str]:
    """What everybody wants who has chosen nothing."""
    return {}


@pytest.mark.long
@pytest.mark.parametrize("game", usual_games())
async def test_no_press_of_a_first_evening_goes_unanswered_and_no_screen_is_refused(
    evening: Evening, caplog: pytest.LogCaptureFixture, game: str, cards: Channel
) -> None:
    refused = list[str]()
    evening.client.screens.counted = refused.append
    caplog.set_level(logging.INFO)
    rng, begun = Random(game), [*usual_games()].index(game)
    for at, visitor in enumerate(visitors(game), begun):
        locale = LOCALES[at % len(LOCALES)]
        person = evening.discord_server.world.add_person(f"V{at}", locale=locale)
        preferences = evening.client.room.services.preferences
        await preferences.choose(person.id, "pictures", visitor.pictures)
        # Whoever comes for the first time plays a single deal, if nothing else is said.
        length = {} if visitor.newcomer else {"length": "full"}
        pressed = 0
        while pressed < PRESSES:
            if not live(person, cards):
                # Left, or over and put away.
                answer = await person.slash("play", cards, game=game, **length)
            else:
                answer = await press_something(person, cards, rng)
            if answer is not None:
                assert answer.error is None, (visitor, pressed, person.transcript())
                pressed += 1
            else:
                await asyncio.sleep(0.01)
    await evening.settle()
    said = [record.getMessage() for record in caplog.records]
    assert refused == []
    assert [one for one in said if re.search("as it is: |cannot be drawn|incident", one)] == []
    assert [one for one in said if CARD.search(one)] == []
