"""Hints: asked for at a press, told to one person, and what they cost the game."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.tables.computers import hints
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.players.advice import Advice
from engine.players.levels import USUAL, levels
from loopback_discord.payloads import selects_of, text_of
from loopback_discord.people.person import Person
from tests.conftest import there
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of
from tests.end_to_end.mid_game import hands_shown, is_playing
from tests.end_to_end.short_games import offered
from tests.end_to_end.watching import Watch
from tests.laws.covering import THOROUGH
from tests.regular import button_ids, hand_message, press_one

pytestmark = pytest.mark.each_database_thorough


UNRANKED: Final = "With hints: does not count."

EVENINGS: Final = (
    (("hearts", 4, 10), ("allfours", 2, 7), ("pitch", 4, 7))
    if THOROUGH
    else (("hearts", 3, 1), ("allfours", 2, 3), ("pitch", 4, 1))
)
"""For each way of playing a command, a number of seats and a target that one evening reaches.

A short one of Hearts is of short deals.
"""


def told(person: Person) -> list[str]:
    """What hints a person reads anywhere in private."""
    return [
        line for one in person.dms() for line in text_of(one).splitlines() if "**Hint:**" in line
    ]


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """The seats that were thought for, each as often as that was done."""
    found: list[Seat] = []

    def advice_on(view: SeatView, action: Action) -> Advice:
        found.append(view.seat)
        return usual(view, action)

    usual = hints.advice_on
    monkeypatch.setattr(hints, "advice_on", advice_on)
    return found


async def asks(person: Person) -> str:
    """Press Hint once it is there, and wait for the advice."""
    await person.until(lambda: "Hint" in person.faces(person.dm_channel))
    await person.click(person.dm_channel, "Hint")
    await person.until(lambda: told(person) and "thinking" not in told(person)[0])
    return told(person)[0]


async def playing(alice: Person, bob: Person, evening: Evening) -> None:
    """Pass and play until it is the turn of Alice, who sits first, to play a card."""
    await alice.until(lambda: hands_shown(alice))
    await play_until(
        [alice, bob], lambda: is_playing(evening) and evening.live_table.waiting_for == (0,)
    )
    await evening.live_table.settle()


# Asking ------------------------------------------------------------------------------------------


async def test_a_hint_says_what_to_pass_and_stays_while_cards_are_ticked(
    evening: Evening, advised: list[Seat]
) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: hand_message(evening.alice))
    await evening.bob.until(lambda: hand_message(evening.bob))

    said = await asks(evening.alice)

    assert said.startswith("> **Hint:** Pass ")
    assert await asks(evening.alice) == said
    await press_one(evening.alice)
    assert told(evening.alice) == [said]
    assert told(evening.bob) == []
    assert "Hint:" not in evening.alice.reads(evening.cards)
    assert advised.count(0) == 1


async def test_a_hint_for_a_card_is_gone_with_its_question(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await playing(evening.alice, evening.bob, evening)

    said = await asks(evening.alice)

    assert said.startswith("> **Hint:** Play ")
    advised = said.split("Play ")[1].split(":")[0]
    # A card that was just passed is marked as new.
    (label,) = [
        face for face in evening.alice.faces(evening.alice.dm_channel) if face.startswith(advised)
    ]
    await evening.alice.click(evening.alice.dm_channel, label)
    await evening.alice.until(lambda: told(evening.alice) == [])


async def test_two_presses_at_once_are_thought_about_once(
    evening: Evening, advised: list[Seat]
) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: hand_message(evening.alice))
    await asyncio.gather(*(evening.alice.click(evening.alice.dm_channel, "Hint") for _ in range(3)))
    await asks(evening.alice)
    assert len(told(evening.alice)) == 1
    assert advised.count(0) == 1


async def test_a_late_thought_is_told_when_it_comes(
    evening: Evening, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "ANSWER_SECONDS", 0.0)
    await gather_at_table(alice, [bob], command="canasta", hints=True, seats=2)
    await alice.until(lambda: evening.client.room.tables.live and evening.live_table.waiting_for)
    person = (alice, bob)[evening.live_table.waiting_for[0]]
    await person.until(lambda: "Hint" in person.faces(person.dm_channel))

    await person.click(person.dm_channel, "Hint")

    assert told(person) == ["> **Hint:** thinking…"]
    await person.until(lambda: told(person) and "thinking" not in told(person)[0])
    assert told(person)[0].startswith(("> **Hint:** Draw:", "> **Hint:** Take the pile"))


async def test_a_question_may_be_answered_before_anybody_thinks_about_it(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.alice.slash("play", evening.cards, game="hearts")
    table = evening.live_table
    moment = table.moment
    answered, _ = moment.game.apply(0, moment.game.propose(0, Random(1)))
    asking = asyncio.create_task(table.hints.ask(0, moment.asked(0)))
    await asyncio.sleep(0)
    table.session.be_at(replace(moment, play=moment.play._replace(game=answered)))
    await asking
    assert "incident" not in caplog.text


@pytest.mark.parametrize("command", ["canasta", "samba", "allfours", "pitch"])
async def test_every_family_gives_hints(evening: Evening, command: str) -> None:
    await gather_at_table(evening.alice, [evening.bob], command=command, hints=True, seats=2)
    await evening.alice.until(
        lambda: evening.client.room.tables.live and evening.live_table.waiting_for
    )
    live_table = evening.live_table
    for turn in range(6):
        seat = live_table.waiting_for[0]
        asked = live_table.moment.asked(seat)
        await asks((evening.alice, evening.bob)[seat])
        await live_table.play(seat, live_table.game.propose(seat, Random(turn)), asked=asked)
        live_table.hand(seat).mark()
        await live_table.settle()
        assert told((evening.alice, evening.bob)[seat]) == []


async def test_a_hint_on_a_whispered_hand_is_read_by_nobody_else(
    evening: Evening, advised: list[Seat]
) -> None:
    evening.alice.close_dms()
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: saying(evening.alice, evening.cards, "hand"))
    hand = await evening.alice.click(table_of(evening.alice, evening.cards), "My hand")

    given = await evening.alice.click(hand, "Hint")

    assert given.error is None
    await evening.alice.until(lambda: "**Hint:** Pass " in evening.alice.reads(evening.cards))
    assert "Hint" not in evening.bob.reads(evening.cards)
    await press_one(evening.alice, evening.cards)
    assert "**Hint:** Pass " in evening.alice.reads(evening.cards)
    assert advised.count(0) == 1


# Refusals ----------------------------------------------------------------------------------------


async def test_without_the_option_there_is_no_button_and_a_made_up_press_is_refused(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await evening.alice.until(lambda: hand_message(evening.alice))
    assert "Hint" not in evening.alice.faces(evening.alice.dm_channel)
    assert "hints" not in evening.alice.reads(evening.cards)

    made_up = f"c1.{evening.live_table.table_id}.hint.{evening.live_table.moment.asked(0)}."
    await evening.alice.press_raw(hands_shown(evening.alice)[-1], made_up, forged=True)

    assert "At this table there are no hints." in evening.alice.reads(evening.alice.dm_channel)
    assert told(evening.alice) == []


async def test_a_press_on_an_old_picture_or_out_of_turn_gets_no_advice(
    evening: Evening, advised: list[Seat]
) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: hand_message(evening.alice))
    old = hands_shown(evening.alice)[-1]
    ((_, ask),) = button_ids(old, "hint")
    while 0 in evening.live_table.waiting_for:
        await press_one(evening.alice)
    await evening.bob.until(
        lambda: evening.live_table.waiting_for == (1,), what="the turn of Bob alone"
    )
    await evening.alice.press_raw(old, ask, forged=True)
    assert "It is not your turn. Waiting for Bob." in evening.alice.reads(evening.alice.dm_channel)
    assert "Hint" not in evening.alice.faces(evening.alice.dm_channel)

    await playing(evening.alice, evening.bob, evening)
    await evening.alice.press_raw(old, ask, forged=True)

    assert "You had already answered that." in evening.alice.reads(evening.alice.dm_channel)
    assert told(evening.alice) == []
    assert advised.count(0) == 0


async def test_a_stranger_is_told_nothing(evening: Evening, advised: list[Seat]) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: hand_message(evening.alice))
    ((_, ask),) = button_ids(hands_shown(evening.alice)[-1], "hint")
    answer = await evening.carol.press_raw(table_of(evening.carol, evening.cards), ask, forged=True)
    assert "too old for me to read" in evening.carol.reads(answer)
    assert advised.count(0) == 0


# What it costs -----------------------------------------------------------------------------------


async def test_a_game_with_hints_says_so_to_its_end_and_counts_nowhere(evening: Evening) -> None:
    short = await offered(evening, evening.cards)
    lobby = await evening.alice.slash("hearts", preset=short, seats=3, target=3, hints=True)
    assert UNRANKED in evening.alice.reads(lobby)
    await evening.bob.click(lobby, "Join")
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: saying(evening.alice, evening.cards, "hand"))
    assert UNRANKED in text_of(table_of(evening.alice, evening.cards))
    table_id = evening.live_table.table_id

    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))

    (result,) = saying(evening.alice, evening.cards, "rematch")
    assert "With hints: does not count on the leaderboard." in text_of(result)
    assert "Nobody is on this board yet" in evening.alice.reads(
        await evening.alice.slash("leaderboard")
    )
    assert "has finished no game" in evening.alice.reads(await evening.alice.slash("stats"))
    finished = there(await evening.store.results.get(table_id))
    assert (finished.hints, finished.ranked) == (True, False)
    assert await evening.store.standings.audit() == []
    again = await evening.bob.click(result, "Rematch")
    assert UNRANKED in evening.bob.reads(again)


async def test_after_a_restart_hints_are_allowed_as_before(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: hand_message(evening.alice))
    said = await asks(evening.alice)

    await evening.open_again()

    await evening.alice.until(lambda: UNRANKED in text_of(table_of(evening.alice, evening.cards)))
    assert (await asks(evening.alice)).startswith("> **Hint:** Pass ")
    assert said.startswith("> **Hint:** Pass ")


@pytest.mark.parametrize(("command", "seats", "target"), EVENINGS)
@pytest.mark.long
async def test_hints_all_evening_tell_nobody_anothers_cards(
    evening: Evening, watch: Watch, command: str, seats: int, target: int
) -> None:
    length: dict[str, str | int] = {"seats": seats, "target": target}
    if command == "hearts" and not THOROUGH:
        length["preset"] = await offered(evening, evening.cards)
    await gather_at_table(evening.alice, [evening.bob], command=command, hints=True, **length)
    asked = 0
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(evening.alice, evening.cards):
            for person in (evening.alice, evening.bob):
                if "Hint" in person.faces(person.dm_channel):
                    await person.click(person.dm_channel, "Hint")
                    asked += 1
                await press_one(person)
            await asyncio.sleep(0.01)
    assert asked > 10
    assert watch.leaks == []


# The lobby ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("evening")
async def test_the_host_allows_hints_in_the_lobby_and_nobody_else(
    bob: Person, carol: Person
) -> None:
    lobby = await bob.slash("hearts")
    await carol.click(lobby, "Join")
    refused = await carol.click(lobby, "Options")
    assert "Only the host" in carol.reads(refused)
    assert UNRANKED not in bob.reads(lobby)
    options = await bob.click(lobby, "Options")
    await bob.select(options, "on", placeholder="Hints")
    await carol.until(lambda: UNRANKED in carol.reads(lobby))
    await bob.select(options, "off", placeholder="Hints")
    await carol.until(lambda: UNRANKED not in carol.reads(lobby))
    await bob.select(options, "on", placeholder="Hints")
    await bob.click(lobby, "Start")
    await carol.until(lambda: "Hint" in carol.faces(carol.dm_channel))


async def test_hints_allowed_in_the_lobby_outlive_a_restart(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.alice.select(
        await evening.alice.click(lobby, "Options"), "on", placeholder="Hints"
    )
    await evening.open_again()
    await evening.alice.until(lambda: UNRANKED in evening.alice.reads(lobby))
    (row,) = await evening.store.tables.live(evening.owner)
    assert row.hints


async def test_the_host_chooses_how_well_each_computer_plays(evening: Evening) -> None:
    weak, strong = levels("all_fours")[0], levels("all_fours")[-1]
    lobby = await evening.bob.slash("allfours", seats=4, level=weak)
    await evening.carol.click(lobby, "Join")
    options = await evening.bob.click(lobby, "Options")
    await evening.bob.click(options, "Add computer")
    await evening.bob.select(options, strong, placeholder="How well computers play")
    await evening.bob.click(options, "Add computer")
    await evening.carol.until(lambda: "Basil" in evening.carol.reads(lobby))
    assert f"Ada (computer: {weak})" in evening.carol.reads(lobby)
    assert f"Basil (computer: {strong})" in evening.carol.reads(lobby)
    assert f"computers: {strong}\n" in evening.carol.reads(lobby)

    await evening.bob.select(options, f"{strong} Ada", placeholder="Change one computer")
    await evening.bob.select(options, f"{weak} Basil", placeholder="Change one computer")
    await evening.bob.click(lobby, "Start")

    await evening.bob.until(lambda: evening.client.room.tables.live)
    assert [chair.level for chair in evening.live_table.chairs] == [strong, strong, strong, weak]


async def test_a_computer_that_has_gone_is_not_made_better(evening: Evening) -> None:
    strong = levels("all_fours")[-1]
    lobby = await evening.alice.slash("allfours", seats=4)
    options = await evening.alice.click(lobby, "Options")
    await evening.alice.click(options, "Add computer")
    old = there(options.message)
    said = str(selects_of(old)[0]["custom_id"])
    await evening.alice.click(options, "Remove computer")
    late = await evening.alice.press_raw(old, said, forged=True, values=(f"{strong} Ada",))
    assert "not at this table any more" in evening.alice.reads(late)
    odd = await evening.alice.press_raw(old, said, forged=True, values=("masterly",))
    assert "too old for me" in evening.alice.reads(odd)
    (row,) = await evening.store.tables.live(evening.owner)
    assert row.level == USUAL
