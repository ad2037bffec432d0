"""Private panels: reading stops nothing, but the remaining time stands in them."""

import asyncio
import re
from typing import Final

import pytest

from bot.text.button_ids import ButtonId
from loopback_discord.payloads import EPHEMERAL
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import look_up, over, table_of
from tests.end_to_end.mid_game import count_tricks
from tests.end_to_end.short_games import short_game_begun
from tests.regular import hand_message

pytestmark = pytest.mark.each_database_thorough


ENDS: Final = re.compile(r"Your time is up <t:(\d+):R>\.")
PANELS: Final = ("Rules", "Scores", "Last trick")
ANSWER: Final = "/interactions/{interaction_id}/{token}/callback"
LATE: Final = 0.3


def time_in(person: Person, panel: Answer) -> list[int]:
    """The moments at which a panel says that the reader's time is up."""
    return [int(at) for at in ENDS.findall(person.reads(panel))]


async def playing(evening: Evening, *people: Person) -> None:
    """Play until a trick is taken, and it is the turn of Alice, who sits first."""
    for person in people:
        await person.until(lambda person=person: hand_message(person), what="the hand")
    await play_until(
        people, lambda: evening.live_table.waiting_for == (0,) and count_tricks(evening) > 0
    )
    where = table_channel(evening)
    await people[0].until(lambda: "takes it: " in people[0].reads(where), what="a trick taken")


def table_channel(evening: Evening) -> Channel:
    return evening.discord_server.world.place("cards")


async def test_a_panel_of_a_game_that_is_over_has_no_buttons_that_do_nothing(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    panel = await look_up(alice, table_of(alice, cards), "Rules")
    asked = await alice.slash("leave", cards)
    await play_until([alice, bob], lambda: over(alice, cards))
    await alice.until(lambda: not evening.client.room.tables.live, what="the end")
    private = [one["id"] for one in alice.sees(cards) if one["ephemeral"]]

    await alice.click(panel, "Scores")
    await alice.click(asked, "Leave the table")

    for one in (panel, asked):
        assert alice.reads(one) == "This table is over."
        assert alice.faces(one) == []
    assert [one["id"] for one in alice.sees(cards) if one["ephemeral"]] == private


@pytest.mark.parametrize("panel", PANELS)
async def test_a_panel_says_until_when_its_reader_is_waited_for(
    evening: Evening, panel: str
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await playing(evening, evening.alice, evening.bob)

    mine = await look_up(evening.alice, table_of(evening.alice, evening.cards), panel)
    others = await look_up(evening.bob, table_of(evening.bob, evening.cards), panel)

    assert time_in(evening.alice, mine) == [evening.live_table.frame().deadlines[0]]
    assert time_in(evening.bob, others) == []
    # The clock runs on as it did.
    assert evening.live_table.frame().deadlines == {0: time_in(evening.alice, mine)[0]}


async def test_where_no_clock_runs_no_panel_speaks_of_time(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [])
    await playing(evening, alice)
    for panel in PANELS:
        assert time_in(alice, await look_up(alice, table_of(alice, cards), panel)) == []


async def test_a_hint_stands_beside_the_time(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await playing(evening, evening.alice, evening.bob)
    at = evening.live_table.frame().deadlines[0]
    answer = await evening.alice.click(evening.alice.dm_channel, "Hint")
    assert f"A computer takes over <t:{at}:R>." in evening.alice.reads(answer)


def panels_of(person: Person, cards: Channel) -> list[str]:
    """The private panels that a person sees in the channel, by their words."""
    return [
        person.reads(message)
        for message in person.sees(cards)
        if message["flags"] & EPHEMERAL and "Log" in person.faces(message)
    ]


async def test_all_tabs_are_one_panel_that_is_edited_in_place(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await playing(evening, evening.alice, evening.bob)

    panel = await evening.alice.click(table_of(evening.alice, evening.cards), "Info")
    assert "takes it" in evening.alice.reads(panel)
    for tab, words in (
        ("Rules", "Hearts"),
        ("Log", "Trick 1:"),
        ("Last trick", "takes it"),
        ("Scores", "Alice"),
    ):
        answer = await evening.alice.click(panel, tab)
        assert answer.kind == "update"
        assert words in evening.alice.reads(panel)
    assert len(panels_of(evening.alice, evening.cards)) == 1
    assert panels_of(evening.bob, evening.cards) == []


async def test_a_panel_opened_anew_takes_the_one_before_away(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await playing(evening, alice, bob)

    first = await look_up(alice, table_of(alice, cards), "Scores")
    await alice.click(first, "Log")
    await look_up(alice, table_of(alice, cards), "Rules")
    await alice.until(lambda: len(panels_of(alice, cards)) == 1, what="one panel")
    assert "Trick 1:" not in panels_of(alice, cards)[0]
    # One that its reader has put away is no harm.
    alice.dismiss(next(one for one in alice.sees(cards) if "Log" in alice.faces(one)))
    again = await look_up(alice, table_of(alice, cards), "Last trick")
    await alice.until(lambda: len(panels_of(alice, cards)) == 1, what="one panel")
    assert "Trick" in alice.reads(await alice.click(again, "Log"))


def panel_is_late(server: LoopbackDiscord) -> None:
    """Let the bot hear late of the next panel that it opens, which its person sees at once."""
    server.faults.add(
        "POST", ANSWER, late_seconds=LATE, when=lambda sent: "### Last trick" in str(sent.body)
    )


async def test_a_tab_pressed_before_the_bot_has_heard_of_its_panel_stays_open(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await playing(evening, evening.alice, evening.bob)

    panel_is_late(evening.discord_server)
    panel = await evening.alice.click(table_of(evening.alice, evening.cards), "Info")
    await evening.alice.click(panel, "Log")
    await evening.settle()
    await asyncio.sleep(LATE)
    assert ["Trick 1:" in said for said in panels_of(evening.alice, evening.cards)] == [True]


@pytest.mark.each_database
async def test_a_newer_panel_that_is_turned_at_once_takes_the_one_before_away(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await playing(evening, alice, bob)

    await look_up(alice, table_of(alice, cards), "Scores")
    panel_is_late(evening.discord_server)
    newer = await alice.click(table_of(alice, cards), "Info")
    await alice.click(newer, "Log")
    await alice.until(lambda: len(panels_of(alice, cards)) == 1, what="one panel")
    assert "Trick 1:" in panels_of(alice, cards)[0]


async def test_of_two_panels_the_newer_one_stays_though_the_bot_hears_of_it_first(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await playing(evening, alice, bob)

    panel_is_late(evening.discord_server)
    await alice.click(table_of(alice, cards), "Info")
    newer = await alice.click(table_of(alice, cards), "Info")
    await alice.click(newer, "Log")
    await alice.until(lambda: len(panels_of(alice, cards)) == 1, what="one panel")
    assert "Trick 1:" in panels_of(alice, cards)[0]


async def test_a_tab_is_no_button_of_the_table(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await playing(evening, evening.alice, evening.bob)
    table = table_of(evening.alice, evening.cards)
    before = table["components"]

    says = ButtonId(evening.live_table.table_id, "tab", text="log").custom_id
    answer = await evening.alice.press_raw(table, says, forged=True)

    assert answer.kind == "ephemeral"
    assert "too old" in evening.alice.reads(answer)
    assert table_of(evening.alice, evening.cards)["components"] == before
