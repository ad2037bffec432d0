"""Whoever leaves a table of Canasta, is away or silent is played for."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.clock.paces import PACES, Pace
from engine.table.chairs import Presence
from engine.table.journal import Author
from loopback_discord.payloads import selects_of, text_of
from loopback_discord.people.person import Person
from tests.end_to_end.canasta_tables import (
    ASKED,
    LAST_CARDS,
    ONE_PACK,
    OPENING,
    TOOK,
    at_table,
    choose,
    entries,
    hand,
    press,
    seated,
    used_up,
    view_of,
)
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.kept_results import board_rows
from tests.end_to_end.looking import asks_to_leave, over, saying, sheet_of
from tests.end_to_end.positions import place

pytestmark = pytest.mark.each_database_thorough


async def test_who_leaves_in_the_middle_of_a_plan_comes_back_to_a_new_one(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, "0 draw")
    await press(alice, "Plan melds")
    await choose(alice, "Which cards", "K")
    await press(alice, "Next")
    sure = await asks_to_leave(alice, evening.cards)
    await alice.click(sure, "Leave the table")
    await bob.until(lambda: view_of(evening).turn == 1, what="the turn played to its end")
    assert {author for *_, author in (await entries(evening))[2:]} == {Author.COMPUTER}
    assert "**Plan:**" not in alice.reads(alice.dm_channel)

    await press(alice, "I'm back")
    for person in evening.people[1:]:
        await press(person, "Draw")
        await discards(person)
    await press(alice, "Draw")
    assert "**Plan:**" not in hand(alice)
    before = view_of(evening).stock_size
    await press(alice, "Plan melds", "Back")
    sure = await asks_to_leave(alice, evening.cards)
    assert "you finish behind" in alice.reads(sure)
    # Who is asked to be sure and plays on has not left.
    await discards(alice)
    assert (view_of(evening).turn, view_of(evening).stock_size) == (1, before)
    assert (await entries(evening))[-1][2] is Author.PERSON


async def discards(person: Person) -> None:
    """Discard whatever comes first."""
    name = "Discard and end the turn"
    (menu,) = [one for one in selects_of(person.dms()[-1]) if one["placeholder"] == name]
    await choose(person, name, str(menu["options"][0]["value"]))


async def test_who_was_away_takes_up_the_turns_that_a_computer_played(evening: Evening) -> None:
    alice, *others = evening.people
    at = at_table(evening.people, OPENING)
    away = replace(at.chairs[0], presence=Presence.AWAY)
    await place(evening, evening.cards, replace(at, chairs=(away, *at.chairs[1:])))
    await others[0].until(lambda: view_of(evening).turn == 1, what="the turn of Bob")
    assert {author for *_, author in (await entries(evening))[1:]} == {Author.COMPUTER}
    await press(alice, "I'm back")
    assert "(away" not in hand(alice)
    for person in others:
        await press(person, "Draw")
        await discards(person)
    await press(alice, "Draw")
    assert "Your turn" in hand(alice)
    assert (await entries(evening))[-1] == (0, "draw", Author.PERSON)
    await alice.until(lambda: "(away" not in alice.reads(evening.cards))


async def test_whose_partner_left_wins_all_the_same(evening: Evening) -> None:
    """Alice said yes and left; her side has won, and she herself is last."""
    alice, bob, carol, _ = evening.people
    at = at_table(evening.people, OPENING, *ASKED, "0 yes", options={"target": 400})
    gone = replace(at.chairs[0], presence=Presence.LEFT)
    await place(evening, evening.cards, replace(at, chairs=(gone, *at.chairs[1:])))
    await press(carol, "Go out")
    await bob.until(lambda: over(bob, evening.cards))
    (result,) = saying(bob, evening.cards, "more")
    assert text_of(result).startswith("# \N{TROPHY} Carol wins ")
    first, second = sheet_of(result)
    assert first.split() == ["1🔵", "Alice", "+", "Carol", "465"]
    assert second.startswith("2🔶 Bob + Dave ")
    assert "**Alice** left early." in text_of(result).splitlines()
    board = bob.reads(await bob.slash("leaderboard", evening.cards, family="canasta"))
    won = {name: games for _, name, games, _ in board_rows(board)}
    assert (won["Carol"], won["Alice"]) == ("1/1", "0/1")
    assert alice.faces(alice.dm_channel) == []


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ((OPENING,), ["0 draw", "0 discard 4"]),
        ((OPENING, *TOOK), ["1 discard 5"]),
        ((OPENING, *ASKED), ["0 no"]),
        ((OPENING, *ASKED, "0 yes"), ["2 out"]),
        (used_up("T"), ["3 stop"]),
        (used_up("K"), ["3 take add", "3 discard 4"]),
    ],
    ids=["drawing", "having-taken", "asked", "promised", "stock-used-up", "must-take"],
)
async def test_u1_what_the_rules_say_is_done_for_who_is_silent(
    evening: Evening, acts: tuple[str, ...], said: list[str]
) -> None:
    """The draw, the cheapest natural, a no; K45 and K47 bind who is silent too."""
    evening.paces = {"live": Pace("live", reminder=0.05, turn=0.1)}
    options = ONE_PACK if acts[0] == LAST_CARDS else None
    await seated(evening, evening.cards, evening.people, *acts, options=options)

    async def by_the_clock() -> list[str]:
        written = (await entries(evening))[len(acts) :]
        return [f"{seat} {text}" for seat, text, author in written if author is Author.CLOCK]

    async with asyncio.timeout(LONGEST_SECONDS):
        while len(await by_the_clock()) < len(said):
            await asyncio.sleep(0.02)
    assert (await by_the_clock())[: len(said)] == said
    evening.client.room.stop()


async def test_a_plan_is_lost_with_the_turn(evening: Evening) -> None:
    alice = evening.people[0]
    await seated(evening, evening.cards, evening.people, OPENING, "0 draw")
    await press(alice, "Plan melds")
    await choose(alice, "Which cards", "K")
    evening.ahead_ms += 1000 * int(PACES["live"].turn)
    evening.live_table.scheduler.set()
    await alice.until(lambda: view_of(evening).turn == 1, what="the next turn")
    assert (await entries(evening))[2][1:] == ("discard 4", Author.CLOCK)
    await alice.until(lambda: "**Plan:**" not in hand(alice))
