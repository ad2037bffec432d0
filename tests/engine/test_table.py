"""Running tables: refuse, remember, move on."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from engine.cards import pack
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.fairness.chance import FreeChance
from engine.games.catalogue import variant
from engine.table.journal import Author, Entry, JournalConflict
from engine.table.replaying import Unreplayable, replay
from engine.table.table import StaleAction, Table, TableMoment


class Notebook:
    """A journal in memory: a real implementation of the port, with a pen that may break."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.broken = False
        self.slow = asyncio.Event()
        self.slow.set()

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        await self.slow.wait()
        if self.broken:
            raise OSError("the disk is full")
        if entries[0].number != len(self.entries):
            raise JournalConflict(table_id, "a number was used")
        self.entries.extend(entries)


def table_of(journal: Notebook, *, seats: int = 4) -> Table:
    moment = TableMoment.first(variant("standard").start(seats, 0), 0)
    ticks = iter(range(1_000, 10_000_000, 7))
    return Table("t", moment, journal, chance=FreeChance(Random(5)), clock=lambda: next(ticks))


async def passes_in(table: Table) -> None:
    for seat in range(table.game.seat_count):
        action = table.game.propose(seat, Random(seat))
        await table.act(seat, action, asked=None, author=Author.PERSON)


async def test_the_dealer_deals_when_asked_and_only_once() -> None:
    table = table_of(Notebook())
    advance = await table.deal()
    assert [entry.author for entry in advance.entries] == [Author.DEALER]
    assert advance.asked == (0, 1, 2, 3)
    assert (await table.deal()).entries == ()


async def test_a_question_that_comes_before_the_first_deal_is_put_when_the_game_begins() -> None:
    """R3.4: the dealer names the pass before anybody sees a card."""
    game = variant("standard", {"pass_schedule": "dealer_choice"}).start(4, 2)
    begun = TableMoment.first(game, 500)
    assert begun.questions.numbers == (0, 0, 1, 0)
    assert begun.questions.asked_at[2] == 500
    journal = Notebook()
    table = Table("t", begun, journal, chance=FreeChance(Random(5)), clock=lambda: 900)
    assert (await table.deal()).entries == ()
    with pytest.raises(StaleAction):
        await table.act(2, game.propose(2, Random(1)), asked=0, author=Author.PERSON)
    advance = await table.act(2, game.propose(2, Random(1)), asked=1, author=Author.PERSON)
    assert [entry.author for entry in advance.entries] == [Author.PERSON, Author.DEALER]
    assert replay(game, journal.entries, begun_at=500).questions == table.questions


async def test_an_action_is_in_the_journal_before_it_is_in_the_game() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    journal.slow.clear()
    before = table.game
    step = asyncio.create_task(
        table.act(0, table.game.propose(0, Random(1)), asked=1, author=Author.PERSON)
    )
    await asyncio.sleep(0)
    assert table.game == before
    journal.slow.set()
    await step
    assert table.game != before
    assert len(journal.entries) == 2


async def test_a_journal_that_fails_leaves_the_table_as_it_was() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    journal.broken = True
    moment = (table.game, table.questions)
    action = table.game.propose(2, Random(1))
    with pytest.raises(OSError, match="full"):
        await table.act(2, action, asked=1, author=Author.PERSON)
    assert (table.game, table.questions) == moment
    journal.broken = False
    await table.act(2, action, asked=1, author=Author.PERSON)


async def test_a_cancelled_press_is_played_to_its_end() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    journal.slow.clear()
    step = asyncio.create_task(
        table.act(0, table.game.propose(0, Random(1)), asked=1, author=Author.PERSON)
    )
    await asyncio.sleep(0.01)
    step.cancel()
    await asyncio.sleep(0.01)
    journal.slow.set()
    with pytest.raises(asyncio.CancelledError):
        await step
    assert len(journal.entries) == 2
    assert 0 not in table.game.to_act


async def test_ten_equal_presses_have_one_effect() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    action = table.game.propose(1, Random(3))
    presses = [table.act(1, action, asked=1, author=Author.PERSON) for _ in range(10)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, BaseException)]
    assert len(refused) == 9
    assert all(isinstance(answer, StaleAction | NotYourTurn) for answer in refused)
    assert len(journal.entries) == 2


async def test_those_who_pass_at_the_same_time_do_not_make_each_other_stale() -> None:
    table = table_of(Notebook())
    await table.deal()
    await asyncio.gather(
        *(
            table.act(seat, table.game.propose(seat, Random(seat)), asked=1, author=Author.PERSON)
            for seat in (3, 1, 0, 2)
        )
    )
    leader = table.game.to_act[0]
    assert table.questions.numbers[leader] == 2


async def test_an_answer_to_an_old_question_is_stale() -> None:
    table = table_of(Notebook())
    await table.deal()
    await passes_in(table)
    leader = table.game.to_act[0]
    card = table.game.legal_actions(leader)[0]
    with pytest.raises(StaleAction):
        await table.act(leader, card, asked=1, author=Author.PERSON)


async def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    table = table_of(Notebook())
    await table.deal()
    await passes_in(table)
    leader = table.game.to_act[0]
    other = (leader + 1) % 4
    with pytest.raises(NotYourTurn) as refusal:
        await table.act(other, Action("play", ("2H",)), asked=None, author=Author.PERSON)
    assert refusal.value.waiting_for == (leader,)


async def test_an_illegal_action_is_not_remembered() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    with pytest.raises(IllegalAction):
        await table.act(0, Action("dance"), asked=1, author=Author.PERSON)
    assert len(journal.entries) == 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
async def test_a_replayed_journal_gives_the_same_game_and_questions(seats: int) -> None:
    journal = Notebook()
    table = table_of(journal, seats=seats)
    await table.deal()
    for turn in range(120):
        seat = table.game.to_act[-1]
        action = table.game.propose(seat, Random(turn))
        author = Author.COMPUTER if turn % 3 else Author.PERSON
        await table.act(seat, action, asked=table.questions.numbers[seat], author=author)
        if turn % 20:
            continue
        again = replay(variant("standard").start(seats, 0), journal.entries, people=range(seats))
        assert again.game == table.game
        assert again.questions == table.questions
        assert again.substitutions == table.substitutions
        assert again.next_number == len(journal.entries)
    assert table.substitutions.entries
    assert table.game.deal_scores


async def test_a_journal_with_a_gap_or_a_forbidden_move_is_not_replayed() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    await passes_in(table)
    start = variant("standard").start(4, 0)
    with pytest.raises(Unreplayable) as gap:
        replay(start, journal.entries[:2] + journal.entries[3:])
    assert gap.value.number == journal.entries[3].number
    forged = Entry(5, table.game.to_act[0], Action("play", ("AH",)), 0, Author.PERSON)
    with pytest.raises(Unreplayable):
        replay(start, [*journal.entries, forged])


async def test_what_a_refused_replay_says_holds_no_card() -> None:
    journal = Notebook()
    table = table_of(journal)
    await table.deal()
    deal = journal.entries[0]
    twice = Entry(1, DEALER, deal.action, 0, Author.DEALER)
    with pytest.raises(Unreplayable) as refusal:
        replay(variant("standard").start(4, 0), [deal, twice])
    assert not any(word in str(refusal.value) for word in deal.action.words)


SHORT = ["5C", "2D", "2S", "6S", "3C", "5D", "4S", "8S", "2H", "3H", "3S", "7S"]

SMALL: dict[str, Option] = {
    "players": 3,
    "players_allowed": [3],
    "strip": {"3": [str(face) for face in pack() if str(face) not in SHORT]},
    "pass_cycle": {"3": "H"},
    "opening": "eldest_free",
    "first_trick_penalty": "allowed",
    "hearts_lead": "anytime",
}
"""Four cards each of three, of which two cost a point."""


def in_a_short_deal(journal: Notebook, *plays: str) -> Table:
    """Return a table at which seat 0 has led to a deal of four tricks, as far as `plays` go."""
    start = variant("standard", SMALL).start(3, 2)
    hands = "deal 5C2D2S6S 3C5D4S8S 2H3H3S7S"
    for text in (f"{DEALER} {hands}", *plays):
        seat, action = text.split(" ", 1)
        number, author = len(journal.entries), Author.PERSON
        journal.entries.append(Entry(number, int(seat), Action.read(action), 0, author))
    moment = replay(start, journal.entries)
    return Table("t", moment, journal, chance=FreeChance(Random(5)), clock=lambda: 900)


BEFORE_THE_LAST_POINT = ("0 play 5C", "1 play 3C", "2 play 2H", "0 play 2D", "1 play 5D")


async def test_once_nothing_can_change_the_rest_is_played_and_the_next_deal_dealt() -> None:
    journal = Notebook()
    table = in_a_short_deal(journal, *BEFORE_THE_LAST_POINT)
    advance = await table.act(2, Action("play", ("3H",)), asked=None, author=Author.PERSON)
    authors = [entry.author for entry in advance.entries]
    assert authors == [Author.PERSON, *([Author.COMPUTER] * 6), Author.DEALER]
    assert [event.name for event in advance.events].count("deal-scored") == 1
    assert table.game.deal_scores == ((1, 1, 0),)
    again = replay(variant("standard", SMALL).start(3, 2), journal.entries)
    assert again.game == table.game
    assert again.questions == table.questions


async def test_what_a_crash_or_an_older_table_left_open_is_played_out_at_the_start() -> None:
    table = in_a_short_deal(Notebook(), *BEFORE_THE_LAST_POINT, "2 play 3H")
    assert table.game.deal_scores == ()
    await table.deal()
    assert table.game.deal_scores == ((1, 1, 0),)


async def test_a_deal_cut_short_is_written_whole_or_not_at_all() -> None:
    journal = Notebook()
    table = in_a_short_deal(journal, *BEFORE_THE_LAST_POINT)
    journal.broken = True
    before = table.game
    with pytest.raises(OSError, match="full"):
        await table.act(2, Action("play", ("3H",)), asked=None, author=Author.PERSON)
    assert table.game == before


async def test_who_claims_none_is_not_asked_again_while_the_others_play_on() -> None:
    journal = Notebook()
    # Seat 0 leads the lowest spade, and no diamond or club is left to fear.
    table = in_a_short_deal(journal, *BEFORE_THE_LAST_POINT[:3], "0 play 2S", "1 play 4S")
    await table.act(2, Action("play", ("3S",)), asked=None, author=Author.PERSON)
    asked = table.questions.numbers[2]
    await table.act(1, Action("play", ("5D",)), asked=None, author=Author.PERSON)
    advance = await table.act(2, Action("claim", ("none",)), asked=None, author=Author.PERSON)
    assert advance.entries[0].action == Action("claim", ("none",))
    assert all(entry.author is not Author.PERSON for entry in advance.entries[1:])
    while not table.game.deal_scores:
        (seat,) = table.game.to_act
        assert seat != 2
        card = table.game.legal_actions(seat)[0]
        await table.act(seat, card, asked=None, author=Author.PERSON)
    assert table.questions.numbers[2] > asked
    assert replay(variant("standard", SMALL).start(3, 2), journal.entries).game == table.game
