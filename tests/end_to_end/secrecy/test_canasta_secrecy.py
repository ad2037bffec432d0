"""Secrecy in Canasta and Samba: in play as people play it, nothing hidden leaves the bot."""

import asyncio
from random import Random
from typing import Final

import pytest

from loopback_discord.payloads import Payload
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table
from tests.end_to_end.looking import look_up, saying, table_of
from tests.end_to_end.watching import Watch
from tests.laws.covering import THOROUGH
from tests.regular import button_ids, menus

pytestmark = pytest.mark.evening(emojis=True)

PRESSES: Final = 80 if THOROUGH else 24
"""How many presses of a deal are looked at, at least: some rounds of the table."""
HINTS: Final = 4
"""How many hints are looked at, at least."""
FURTHER: Final = (("canasta", 0, 1), ("samba", 1, 2)) if THOROUGH else ()
DEALS: Final = (("canasta", 1, 1), ("samba", 4, 3), *FURTHER)
"""A command, how many of the four have their hand as a whisper, and what chance begins with."""
AT_ONCE: Final = ("do take", "do lay", "discard", "discard 1")
"""Menus of a hand that move at once, in the order in which a regular looks for them."""


async def play_one(person: Person, luck: Random, where: Channel | None = None) -> Answer | None:
    """Take, lay, go out, draw or discard as a hand offers it; None where it offers nothing."""
    for message in reversed(person.sees(where or person.dm_channel)):
        buttons = {button_id.text: key for button_id, key in button_ids(message, "do")}
        offered = menus(message, "plan")
        for name in AT_ONCE[:2]:
            if name in offered and luck.random() < 0.7:
                return await choose(person, message, offered[name], luck)
        for text in ("out", "yes", "draw", "stop"):
            if text in buttons:
                return await person.click(message, custom_id=buttons[text])
        for name in AT_ONCE[2:]:
            if name in offered:
                return await choose(person, message, offered[name], luck)
        for name in AT_ONCE:
            if name in offered:
                return await choose(person, message, offered[name], luck)
    return None


async def choose(person: Person, message: Payload, menu: Payload, luck: Random) -> Answer:
    """Choose one of a menu's first entries."""
    value = luck.choice(menu["options"])["value"]
    return await person.select(message, value, custom_id=str(menu["custom_id"]))


async def ask_for_a_hint(person: Person, luck: Random, where: Channel | None) -> bool:
    """Ask now and then what a computer would do; return whether it was asked."""
    for message in reversed(person.sees(where or person.dm_channel)):
        for _, key in button_ids(message, "hint") if luck.random() < 0.3 else ():
            await person.click(message, custom_id=key)
            return True
    return False


async def provoke(person: Person, luck: Random, cards: Channel) -> None:
    """Press something that changes nothing: forged, stale, or for reading."""
    hands = [one for one in person.dms() if button_ids(one, "do", "plan", "hide", "last")]
    kind = luck.randrange(4)
    if kind == 0 and hands:
        button_id, _ = button_ids(hands[-1])[0]
        words = luck.choice(["do.{}.lay 5H-9H", "do.{}.discard **", "plan.{}.commit", "do.{}.x"])
        forged = f"c1.{button_id.table}." + words.format(button_id.asked)
        await person.press_raw(hands[-1], forged, forged=True)
    elif kind in (1, 2):
        table = table_of(person, cards)
        # Before anything is discarded the panel opens with the rules, which name cards.
        if not button_ids(table, "rules"):
            await look_up(person, table, "Last cards" if kind == 1 else "Scores")
    else:
        await person.click(table_of(person, cards), "My hand")


@pytest.mark.parametrize(("command", "ephemeral", "seed"), DEALS)
@pytest.mark.long
async def test_a_deal_gives_away_no_card(
    evening: Evening, watch: Watch, command: str, ephemeral: int, seed: int
) -> None:
    luck = Random(seed)
    people = evening.discord_server.world.people[:4]
    eve = evening.discord_server.world.add_person("Eve")
    in_channel = people[:ephemeral]
    for person in in_channel:
        await person.slash("hand", hands="here")
    evening.client.room.services.chance.seed(seed)
    await gather_at_table(people[0], people[1:], command=command, hints=True)
    await eve.until(lambda: saying(eve, evening.cards, "hand"))
    for person in in_channel:
        await person.click(table_of(person, evening.cards), "My hand")

    presses, hinted = 0, 0
    async with asyncio.timeout(LONGEST_SECONDS):
        while presses < PRESSES or hinted < HINTS:
            pressed = 0
            for person in people:
                where = evening.cards if person in in_channel else None
                hinted += await ask_for_a_hint(person, luck, where)
                pressed += await play_one(person, luck, where) is not None
                if luck.random() < 0.05:
                    await provoke(person, luck, evening.cards)
            presses += pressed
            if not pressed:
                await asyncio.sleep(0.01)

    journal = await evening.store.journal.read(evening.live_table.table_id)
    assert len(journal) > PRESSES / 2
    assert watch.leaks == []
    assert watch.public_count > 10
    assert watch.private_count > PRESSES / 2
