"""Whole evenings of Canasta and Samba by presses, counted after the rule sheet."""

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.screens.sheet import number
from engine.contract.action import Action
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.canasta_hands import CanastaHand
from tests.end_to_end.canasta_tables import at_table
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table
from tests.end_to_end.kept_results import board_rows
from tests.end_to_end.looking import file_of, over, rest_of, saying, table_of
from tests.end_to_end.positions import place
from tests.laws.canasta_count import Count
from tests.laws.canasta_sheets import sheet_of
from tests.laws.covering import THOROUGH

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(emojis=True)]


MOVES: Final = 20 if THOROUGH else 0
"""How many moves the largest hands make at least; else each lays once."""
FEATS: Final = {
    "canastas": ("canasta", "canastas"),
    "concealed-outs": ("concealed hand", "concealed hands"),
    "red-threes": ("red three", "red threes"),
}


@pytest.fixture
def people(discord_server: LoopbackDiscord) -> list[Person]:
    world = discord_server.world
    return [*world.people, world.add_person("Erin"), world.add_person("Frank")]


class Played(NamedTuple):
    """A game that was played to its end: its record, and what its result tells."""

    table_id: str
    record: dict[str, Any]
    told: str


async def play_out(hands: Sequence[CanastaHand], done: Callable[[], bool]) -> None:
    """Let whoever is in turn play, until `done`."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while not done():
            asked = [hand for hand in hands if hand.is_asked]
            if not asked:
                await asyncio.sleep(0.01)
            for hand in asked:
                await hand.play()


async def whole_game(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: Sequence[Person],
    cards: Channel,
    seed: int,
    **said: str | int,
) -> Played:
    """Open a table, join and play to the result; the last of the people takes no messages."""
    host, last, luck = people[0], people[-1], Random(seed)
    await last.slash("hand", hands="here")
    evening.client.room.services.chance.seed(seed)
    await gather_at_table(
        host, people[1:], command=str(said.pop("command")), seats=len(people), **said
    )
    await host.until(lambda: saying(host, cards, "hand"))
    await last.click(table_of(last, cards), "My hand")
    live_table = evening.live_table
    places = [*(person.dm_channel for person in people[:-1]), cards]
    hands = [
        CanastaHand(evening.live_table, person, luck, where)
        for person, where in zip(people, places, strict=True)
    ]
    await play_out(hands, lambda: live_table.game.outcome is not None)
    await host.until(lambda: over(host, cards), what="the result")
    (told,) = saying(host, cards, "more")
    record = json.loads(
        file_of(discord_server, await host.click(await rest_of(host, told), "Record of the game"))
    )
    for seat, hand in enumerate(hands):
        # The builder writes the cards of a group in another order than a menu of moves.
        written = [sorted(text) for at, text in record["actions"] if at == seat]
        assert written == [sorted(str(action)) for action in hand.made]
    return Played(live_table.table_id, record, text_of(told))


def counted(record: dict[str, Any]) -> Count:
    """Count a game from its record."""
    sheet = sheet_of(record["variant"], record["options"].items())
    return Count(sheet, record["seats"], record["dealer"], record["actions"])


async def kept_as_counted(evening: Evening, table_id: str, count: Count) -> None:
    """Check what is kept of a game against the count of its record."""
    finished = there(await evening.store.results.get(table_id))
    assert [seat.score for seat in finished.seats] == count.totals
    for feat, row in count.feats.items():
        assert [seat.feats.get(feat, 0) for seat in finished.seats] == row


def board_tells(said: str, count: Count, names: Sequence[str]) -> None:
    """Check that each name has its wins."""
    won = {name: games for _, name, games, _ in board_rows(said)}
    for seat, name in enumerate(names):
        first = count.totals[seat] == max(count.totals)
        assert won[name] == ("1/1" if first else "0/1")


def feats_told(count: Count, seat: int) -> str:
    """Say the feats of a seat as boards do."""
    said = (
        f"{row[seat]} {names[0 if row[seat] == 1 else 1]}"
        for names, row in ((names, count.feats[feat]) for feat, names in FEATS.items())
    )
    return " · ".join(said)


async def test_four_people_play_from_the_command_to_the_leaderboard(evening: Evening) -> None:
    """Every screen shows what the rule sheet counts."""
    alice, bob, *_ = four = evening.people[:4]
    table_id, record, told = await whole_game(
        evening, evening.discord_server, four, evening.cards, 1, command="canasta", target=500
    )
    count = counted(record)
    assert max(count.totals) >= 500
    blocks = re.sub(" +", " ", re.sub("\n +", "\n", told))
    for side, (one, other) in enumerate((("Alice", "Carol"), ("Bob", "Dave"))):
        *newest, total = there(re.search(rf"{one} ?\+ ?{other}((?: \S+)*)\n", blocks))[1].split()
        assert total == number(count.totals[side])
        first = len(count.deals) - len(newest)
        assert newest == [number(deal[side]) for deal in count.deals[first:]]
    await kept_as_counted(evening, table_id, count)
    board = alice.reads(await alice.slash("leaderboard", evening.cards, family="canasta"))
    board_tells(board, count, [person.name for person in four])
    for seat, person in enumerate((alice, bob)):
        figures = person.reads(await person.slash("stats", evening.cards))
        assert figures.count(feats_told(count, seat)) == len(("this month", "all time"))
    assert await evening.store.standings.audit() == []


@pytest.mark.long
async def test_one_person_plays_a_whole_game_with_three_computers(evening: Evening) -> None:
    alice = evening.people[0]
    evening.client.room.services.chance.seed(7)
    await gather_at_table(alice, [], command="canasta", target=500)
    await alice.until(lambda: saying(alice, evening.cards, "hand"))
    live_table = evening.live_table
    hand = CanastaHand(live_table, alice, Random(7), alice.dm_channel)
    await play_out([hand], lambda: live_table.game.outcome is not None)
    await alice.until(lambda: over(alice, evening.cards), what="the result")
    record = there(await evening.store.results.record(live_table.table_id))
    assert len({seat for seat, text in record["actions"] if text.startswith("discard")}) > 1
    (told,) = saying(alice, evening.cards, "more")
    assert "does not count on the leaderboard" in text_of(told)
    assert "Nobody is on this board yet" in alice.reads(
        await alice.slash("leaderboard", evening.cards, family="canasta")
    )


@pytest.mark.parametrize(("preset", "size"), [("canasta_2", 43), ("samba_2", 45)])
@pytest.mark.long
async def test_hands_of_more_than_forty_cards_are_drawn_and_played(
    evening: Evening, preset: str, size: int
) -> None:
    """One has the hand by direct message, the other as a whisper."""
    two, luck = evening.people[:2], Random(8)
    alice, bob = two
    await bob.slash("hand", hands="here")
    position = at_table(two, preset=preset, options={"hand_size": size})
    await place(evening, evening.cards, position)
    await bob.until(lambda: saying(bob, evening.cards, "hand"))
    await bob.click(table_of(bob, evening.cards), "My hand")
    hands = [
        CanastaHand(evening.live_table, alice, luck, alice.dm_channel),
        CanastaHand(evening.live_table, bob, luck, evening.cards),
    ]
    first, second = sorted(hands, key=lambda hand: not hand.is_asked)
    assert len(first.view.hand) == len(second.view.hand) == size
    await first.ready()
    # Else both might take the pile, and nobody draw.
    await first.make(Action("draw"))

    def moved() -> bool:
        laid = all("lay" in {action.verb for action in hand.made} for hand in hands)
        return laid and sum(len(hand.made) for hand in hands) >= MOVES

    await play_out(hands, moved)
    assert "discard" in {action.verb for action in first.made}
