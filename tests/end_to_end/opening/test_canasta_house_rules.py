"""Canasta and Samba by other rules: every option chosen once, saved for the server, and played."""

import asyncio
from random import Random
from typing import Final

import pytest

from bot.screens.canasta.rules import TOLD
from bot.text.phrasebook import HOME, phrasebook_of
from data.tables import TableRow
from engine.contract.variant import Option
from loopback_discord.payloads import selects_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from tests.end_to_end.canasta_hands import CanastaHand
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.customising import cancels, customises
from tests.end_to_end.looking import saying
from tests.laws.covering import THOROUGH

Changes = dict[str, tuple[str, dict[str, Option]]]
"""By what an option is about, what is chosen at last, and the rule parameters it stands for."""

EITHER: Final[Changes] = {
    "How many points win": ("The game ends at 3000 points", {"target": 3000}),
    "How many deals at most": ("4 deals", {"deals": 4}),
    "The pile": ("Always frozen: only a natural pair takes it", {"always_frozen": True}),
    "Taking the top card straight onto a meld": (
        "You may not take the top card straight onto a meld",
        {"route_add": False},
    ),
    "Red threes count against a side": (
        "Red threes count against a side without a canasta",
        {"red3_minus_if": "no_canasta"},
    ),
    "Asking the partner": (
        "At any time before laying; a broken promise costs points",
        {"ask": "unverified"},
    ),
    "When the stock is used up": (
        "The deal ends as soon as somebody would draw from an empty stock",
        {"stock_end": "immediate"},
    ),
    "The cards of the pile": ("All cards of the pile are shown", {"pile_memory": "full"}),
}
CHANGES: Final[dict[str, Changes]] = {
    "canasta": {
        **EITHER,
        "Canastas needed to go out": ("2", {"canastas_to_go_out": 2}),
        "Cards drawn in a turn": ("2", {"draw_count": 2}),
        "Taking the pile with one card and wild cards": (
            "You may not take the pile with one card and wild cards",
            {"route_mixed": False},
        ),
        "Wild cards in the first take": (
            "Your side's first take must be with natural cards only",
            {"opening_take_wild": "pure"},
        ),
        "Wild and natural cards in a meld": (
            "A meld has no more wild than natural cards",
            {"wild_le_natural": True},
        ),
    },
    "samba": {
        **EITHER,
        "Canastas needed to go out": ("One", {"canastas_to_go_out": 1}),
        "Cards drawn in a turn": ("One", {"draw_count": 1}),
        "Taking the pile onto a sequence": (
            "The top card alone, even when it is frozen",
            {"seq_take": "top_only"},
        ),
        "Wild cards in a small meld": (
            "A meld has at least twice as many natural as wild cards",
            {"wild_ratio": "half"},
        ),
        "Adding to a finished canasta": (
            "Nothing is added to a finished canasta",
            {"completed_group": "closed_at_7"},
        ),
    },
}


def labels(menus: Answer, placeholder: str) -> list[str]:
    """Return what a menu offers."""
    (menu,) = [one for one in selects_of(menus.message) if one["placeholder"] == placeholder]
    return [str(option["label"]) for option in menu["options"]]


async def chooses(person: Person, menus: Answer, value: str) -> str:
    """Choose how a rule shall be and return what is said then."""
    return person.reads(await person.select(menus, value, placeholder="How shall it be?"))


def newest_lobby(evening: Evening) -> TableRow:
    return list(evening.client.room.tables.lobbies.values())[-1].row


@pytest.mark.parametrize("command", ["canasta", "samba"])
@pytest.mark.long
async def test_every_option_is_chosen_saved_listed_played_by_default_and_deleted(
    evening: Evening, command: str
) -> None:
    people = evening.discord_server.world.people
    mona = evening.discord_server.world.add_person("Mona", manage_guild=True)
    changes = CHANGES[command]
    opened = await mona.slash(command, evening.cards)
    menus = await customises(mona, opened)
    assert set(labels(menus, "Which rule?")) == set(changes)
    for rule, (wished, _) in changes.items():
        await mona.select(menus, rule, placeholder="Which rule?")
        offered = labels(menus, "How shall it be?")
        for value in [*(offered if THOROUGH else offered[:1]), wished]:
            assert "Changed." in await chooses(mona, menus, value)
    expected = {name: one for _, wanted in changes.values() for name, one in wanted.items()}
    assert newest_lobby(evening).options == expected

    await mona.slash("presets save", evening.cards, name="Our evening")
    listed = mona.reads(await mona.slash("presets list", evening.cards))
    # Three have room in a line, and each other one is counted. Where the top card goes straight
    # onto nothing, it goes onto no sequence, which is not said twice.
    told = expected.keys() - {"seq_take"}
    assert "The game ends at 3000 points. " in listed
    assert f"And {len(told) - 3} more changes." in listed
    await mona.slash("presets default", evening.cards, preset="our evening")
    await cancels(mona, opened)
    lobby = await people[0].slash(command, evening.cards)
    assert newest_lobby(evening).options == expected
    for person in people[1:4]:
        await person.click(lobby, "Join")
    await people[0].click(lobby, "Start")
    await people[0].until(lambda: saying(people[0], evening.cards, "hand"))
    luck, live_table = Random(6), evening.live_table
    hands = [CanastaHand(live_table, person, luck, person.dm_channel) for person in people[:4]]
    below = False
    async with asyncio.timeout(LONGEST_SECONDS):
        while not below or not all(hand.made for hand in hands):
            (in_turn,) = [hand for hand in hands if hand.is_asked]
            await in_turn.play()
            below |= "Below, from the bottom" in in_turn.text
    page = mona.reads(await mona.slash("rules", evening.cards, preset="Our evening"))
    assert "The pile is always frozen" in page

    await mona.slash("presets delete", evening.cards, name="Our evening")
    await mona.slash(command, evening.cards)
    assert newest_lobby(evening).options == {}


@pytest.mark.parametrize(
    ("preset", "option", "value", "said"),
    [("canasta_3_cutthroat", "stock_end", "immediate", "its own way")],
)
async def test_what_contradicts_the_preset_is_not_offered_and_else_refused_with_the_reason(
    evening: Evening, preset: str, option: str, value: str, said: str
) -> None:
    shown = await evening.alice.slash("canasta", evening.cards, preset=preset)
    menus = await customises(evening.alice, shown)
    phrasebook = phrasebook_of(HOME)
    name = TOLD.house_rule_name(option, phrasebook)
    meaning = TOLD.house_rule_meaning(option, value, phrasebook)
    if name in labels(menus, "Which rule?"):
        await evening.alice.select(menus, name, placeholder="Which rule?")
        assert meaning not in labels(menus, "How shall it be?")
    custom_id = f"mc1.{newest_lobby(evening).table_id}.custom..{option}"
    told = await evening.alice.press_raw(menus.message, custom_id, forged=True, values=(value,))
    assert said in evening.alice.reads(told)
    assert f"**{name}:** “{meaning}” does not go with this game." in evening.alice.reads(told)
    assert newest_lobby(evening).options == {}
