"""Countdowns: no screen that stands anywhere counts down to a moment that is over."""

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Final

from bot.tables.clock.paces import Pace
from engine.table.chairs import Presence, people_here
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import look_up, table_of
from tests.end_to_end.mid_game import count_tricks, hands_shown
from tests.regular import hand_message

AWAY: Final = "You were away, so a computer plays for you."
COUNTDOWN: Final = re.compile(r"<t:(\d+):R>")
TURN: Final = 2.0
LATE: Final = 5.0
"""Seconds that a screen may take to arrive, on a machine that has other things to do."""


def countdowns(people: Sequence[Person], cards: Channel) -> set[int]:
    """Every moment to which something counts down that one of the people sees."""
    shown = [text_of(one) for who in people for one in (*who.sees(cards), *who.dms())]
    return {int(at) for said in shown for at in COUNTDOWN.findall(said)}


def names(evening: Evening, presence: Presence) -> list[str]:
    return [one.name for one in evening.live_table.chairs if one.presence is presence]


async def hurried(evening: Evening) -> None:
    await evening.open_again(paces={"live": Pace("live", reminder=9_000, turn=TURN)})


async def test_nothing_counts_down_to_a_moment_that_is_over(evening: Evening) -> None:
    """All three let every turn pass, until nobody waits for the last of them."""
    await hurried(evening)
    people = (evening.alice, evening.bob, evening.carol)
    await gather_at_table(evening.alice, [evening.bob, evening.carol])
    for person in people:
        await person.until(lambda person=person: hand_message(person), what="the hand")
    # The second whisper leaves the first behind.
    for _ in range(2):
        await evening.alice.slash("hand", evening.cards)
    await look_up(evening.bob, table_of(evening.bob, evening.cards), "Rules")
    assert countdowns(people, evening.cards)

    while people_here(evening.live_table.chairs) > 1:
        await asyncio.sleep(0.2)
        over = {at for at in countdowns(people, evening.cards) if at < time.time() - LATE}
        assert not over, evening.alice.transcript()

    await evening.alice.until(
        lambda: not countdowns(people, evening.cards), what="no countdown any more"
    )
    away = [one for one in people if one.name in names(evening, Presence.AWAY)]
    assert len(away) == 2
    for person in away:
        # It says what happens, and nothing that goes on without it.
        await person.until(
            lambda person=person: AWAY in person.reads(hands_shown(person)[-1]), what="who plays"
        )
        assert "Trick" not in person.reads(hands_shown(person)[-1])


async def test_the_clock_of_a_hand_goes_when_nobody_else_is_there(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    for person in (alice, bob):
        await person.until(lambda person=person: hand_message(person), what="the hand")
    table = evening.live_table
    await play_until([alice, bob], lambda: table.waiting_for == (0,) and count_tricks(evening) > 0)
    await alice.until(lambda: countdowns([alice], alice.dm_channel), what="the clock")

    await table.session.leave(1)

    await alice.until(lambda: not countdowns([alice], cards), what="no clock")


async def test_a_fast_table_counts_down_longer_to_cards_to_pass_than_to_a_card(
    evening: Evening,
) -> None:
    fast = Pace("fast", reminder=8_000, turn=9_000, deciding=3)
    await evening.open_again(paces={"fast": fast})
    people = (evening.alice, evening.bob)
    await gather_at_table(evening.alice, [evening.bob], pace="fast")
    for person in people:
        await person.until(lambda person=person: hand_message(person), what="the hand")

    def counts_down(seconds: int) -> bool:
        awaited = evening.live_table.moment.awaited.values()
        ends = {at // 1000 + seconds for at in awaited}
        return bool(ends) and countdowns(people, evening.cards) == ends

    await evening.alice.until(lambda: counts_down(27_000), what="the clock of the pass")
    await play_until(people, lambda: evening.live_table.game.stage == "play")
    await evening.alice.until(lambda: counts_down(9_000), what="the clock of a card")
