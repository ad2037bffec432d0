"""Time is up: what is ticked is kept, and what a computer did is said as such."""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.screens.cards import faces_text, held
from bot.tables.computers.stand_ins import STRONGEST, Asked, decided, level_of
from bot.tables.workers.worker_pool import Thought
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.view import View
from engine.games.all_fours.view import AllFoursView
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice
from engine.players.decision import Basis, Decision
from engine.players.levels import USUAL
from engine.players.policy import Level
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind, there
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import table_of
from tests.end_to_end.positions import Position, place
from tests.regular import button_ids, hand_message
from tests.stored import change

pytestmark = pytest.mark.each_database_thorough


PHRASEBOOK = Phrasebook.load(strict=True)


def faces(cards: Iterable[Card]) -> str:
    return faces_text(held(cards), PHRASEBOOK)


def private(person: Person) -> str:
    return person.reads(person.dm_channel)


def hand_of(evening: Evening, seat: int) -> HeartsSeatView:
    return of_kind(HeartsSeatView, evening.live_table.game.view(seat))


async def entries_of(evening: Evening, seat: int) -> list[Entry]:
    entries = await evening.store.journal.read(evening.live_table.table_id)
    return [entry for entry in entries if entry.seat == seat]


async def ticks(person: Person, count: int) -> list[Card]:
    """Tick the first cards that are offered, and return them."""
    found: list[Card] = []
    await person.until(lambda: hand_message(person), what="the hand")
    for _ in range(count):
        message = hand_message(person)
        said, custom_id = button_ids(message, "tick")[0]
        await person.click(message, custom_id=custom_id)
        found.append(card(said.text[:2]))
    return found


async def reopen(evening: Evening) -> None:
    await evening.open_again()


async def test_a_pass_that_was_ticked_whole_is_passed_as_ticked_and_told_as_the_computers(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    chosen = await ticks(alice, 3)
    assert hand_of(evening, 0).prompt is not None

    await evening.live_table.scheduler.turn_passed(0)

    passed = (await entries_of(evening, 0))[0]
    assert (passed.author, sorted(passed.action.cards)) == (Author.CLOCK, sorted(chosen))
    assert passed.decision is not None
    assert (passed.decision.basis, passed.decision.level) == (Basis.DRAFT, USUAL)
    mine = f"You were too slow; a computer passed {faces(chosen)} to Bob for you."
    everybody = "Alice was too slow; a computer passed cards."
    await alice.until(lambda: mine in private(alice), what="what the computer passed")
    await bob.until(lambda: everybody in bob.reads(cards), what="what everybody may know")
    assert "You passed" not in private(alice)

    # The journal knows it too.
    await reopen(evening)
    await alice.until(lambda: mine in private(alice), what="the same after a restart")
    assert "You passed" not in private(alice)
    assert everybody in PHRASEBOOK("stood-in-passed", why="late", name="Alice")
    await bob.until(lambda: everybody in bob.reads(table_of(bob, cards)))

    # Until she plays herself.
    await play_until([alice, bob], lambda: hand_of(evening, 0).trick_number == 2)
    await bob.until(lambda: everybody not in bob.reads(table_of(bob, cards)))


async def test_a_part_that_was_ticked_is_completed_without_a_card_twice(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    chosen = await ticks(evening.alice, 2)
    own = await evening.live_table.moves.decision(0, simply=True)
    assert len(own.action.cards) == 3
    assert own.decision[:2] == (Basis.PLAYER, "random")

    await evening.live_table.scheduler.turn_passed(0)

    passed = (await entries_of(evening, 0))[0].action.cards
    assert set(chosen) < set(passed)
    assert len(set(passed)) == 3


async def passed_by_the_clock(evening: Evening) -> Entry:
    """Let the time of a pass be up while nobody is there; return how it was made."""
    await evening.close()
    await change(evening.address, "UPDATE journal SET at = at - 61000")
    await evening.open()
    await evening.bob.until(lambda: 0 in hand_of(evening, 1).passed_by, what="the computer's pass")
    passed = (await entries_of(evening, 0))[0]
    assert passed.author is Author.CLOCK
    return passed


async def test_ticks_outlive_a_restart_also_where_the_time_is_up_when_it_is_over(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    chosen = await ticks(evening.alice, 2)
    assert set(chosen) < set((await passed_by_the_clock(evening)).action.cards)


async def test_the_tick_of_a_pass_of_one_card_outlives_a_restart(evening: Evening) -> None:
    chairs = (
        *(Chair(person.name, person=person.id) for person in (evening.alice, evening.bob)),
        *(Chair(name) for name in ("Ada", "Basil")),
    )
    await place(
        evening,
        evening.cards,
        Position(preset="standard", options={"pass_count": 1}, chairs=chairs),
    )
    chosen = await ticks(evening.alice, 1)
    assert list((await passed_by_the_clock(evening)).action.cards) == chosen


async def test_a_card_played_for_who_was_late_or_is_away_is_told_as_the_computers(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await alice.until(lambda: hand_message(alice), what="the hand")
    await play_until(
        [alice, bob], lambda: evening.live_table.waiting_for == (0,) and began(evening)
    )

    await evening.live_table.scheduler.turn_passed(0)

    late = (await entries_of(evening, 0))[-1]
    assert late.author is Author.CLOCK
    face = faces(late.action.cards)
    await bob.until(
        lambda: f"Alice was too slow; a computer played {face}." in bob.reads(cards),
        what="who played",
    )
    told = f"You were too slow; a computer played {face} for you."
    await alice.until(lambda: told in private(alice), what="who played for her")

    await play_until([bob], lambda: evening.live_table.waiting_for == (0,))
    await evening.live_table.scheduler.turn_passed(0)
    assert evening.live_table.chairs[0].presence is Presence.AWAY
    # Whatever it plays or passes: the next deal may begin meanwhile.
    away = "Alice is away; a computer "
    playing = asyncio.create_task(play_until([bob], lambda: away in bob.reads(cards)))
    await bob.until(lambda: away in bob.reads(cards), what="who plays meanwhile")
    await playing
    await alice.until(lambda: "You were away; a computer " in private(alice))
    assert (await entries_of(evening, 0))[-1].author is Author.COMPUTER

    await reopen(evening)

    await bob.until(lambda: away in bob.reads(table_of(bob, cards)), what="it after a restart")


def began(evening: Evening) -> bool:
    return hand_of(evening, 0).trick_number > 0


async def test_a_stand_in_plays_what_was_advised(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True)
    await evening.alice.until(lambda: "Hint" in evening.alice.faces(evening.alice.dm_channel))
    await evening.alice.click(evening.alice.dm_channel, "Hint")
    live_table, services = evening.live_table, evening.client.room.services

    def advice_now() -> Advice | None:
        return live_table.moment.advice(0).advice

    await evening.alice.until(advice_now, what="the advice")
    advice = there(advice_now())
    # Also what no player would advise.
    odd = Thought(live_table.game.propose(0, Random(1)), Decision(Basis.PLAYER, STRONGEST, 1))
    asked = Asked(live_table.row, live_table.game, 0, seed=1, seen=1, advice=odd)
    assert await decided(asked, services.worker_pool, simply=False) == odd
    thought = there(live_table.moment.advice(0).thought)

    await evening.live_table.scheduler.turn_passed(0)

    passed = (await entries_of(evening, 0))[0]
    assert passed.action == thought.action == advice.action
    assert passed.decision is not None
    assert passed.decision[:2] == thought.decision[:2]
    assert passed.decision.level == STRONGEST
    # Others have passed since, or nobody has.
    assert passed.decision.seen in {thought.decision.seen, None}


class Begging:
    """Computer players who would beg."""

    async def decision(
        self, level: Level, family: str, view: View, seed: int, *, steady: bool = False
    ) -> Thought:
        del family, view, seed, steady
        return Thought(Action("beg"), Decision(Basis.PLAYER, level))


def first_words(evening: Evening) -> bool:
    """Whether somebody is asked to beg or to stand."""
    views = [one.game.view(None) for one in evening.client.room.tables.live.values()]
    return any(isinstance(view, AllFoursView) and view.stage == "beg" for view in views)


async def test_where_hints_are_given_silence_is_answered_as_they_advise(evening: Evening) -> None:
    """Elsewhere, who says nothing stands."""
    await gather_at_table(evening.alice, [evening.bob], command="allfours", hints=True, seats=2)
    # Computers that think come up first, and the cards are cut for.
    await evening.alice.until(lambda: first_words(evening), what="the first words")
    live_table = evening.live_table
    (seat,) = live_table.waiting_for
    assert there(live_table.game.prompt(seat)).default == Action("stand")
    begs = Thought(Action("beg"), Decision(Basis.PLAYER, STRONGEST, 5))
    stands = Thought(Action("stand"), Decision(Basis.DEFAULT, None, 5))
    for hints, said in ((True, begs), (False, stands)):
        row = replace(live_table.row, hints=hints)
        asked = Asked(row, live_table.game, seat, seed=1, seen=5)
        assert await decided(asked, Begging(), simply=False) == said


async def test_where_hints_are_given_a_stand_in_plays_as_well_as_they_advise(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], hints=True, level="easy")
    await alice.until(lambda: hand_message(alice), what="the hand")
    row = evening.live_table.row
    assert [level_of(row, chair) for chair in row.chairs] == [STRONGEST] * 2 + ["easy"] * 2
    without = replace(row, hints=False)
    assert [level_of(without, chair) for chair in row.chairs] == ["easy"] * 4
    for _ in range(2):
        await play_until([bob], lambda: evening.live_table.waiting_for == (0,))
        await evening.live_table.scheduler.turn_passed(0)
    away = re.compile(r"Alice .* 💤$", re.MULTILINE)
    await bob.until(lambda: away.search(bob.reads(cards)), what="the sign of who is away")
    assert evening.live_table.frame().chairs[0].level == STRONGEST
