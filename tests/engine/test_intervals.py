"""Intervals between two deals: nobody is asked anything until the next deal is begun."""

from random import Random
from typing import Final

import pytest

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.fairness.chance import FreeChance
from engine.games.catalogue import variant
from engine.table.journal import Author, Entry
from engine.table.replaying import replay
from engine.table.table import StaleAction, Table
from tests.engine.test_table import BEFORE_THE_LAST_POINT, SMALL, Notebook

LAST_POINT: Final = Action("play", ("3H",))


def table_after(journal: Notebook, game: Game, *acts: str, intervals: bool = True) -> Table:
    """Return a table after these acts, at which every moment is 900."""
    for text in acts:
        seat, action = text.split(" ", 1)
        entry = Entry(len(journal.entries), int(seat), Action.read(action), 0, Author.PERSON)
        journal.entries.append(entry)
    moment = replay(game, journal.entries)
    return Table(
        "t", moment, journal, chance=FreeChance(Random(5)), clock=lambda: 900, intervals=intervals
    )


def small(**options: Option) -> Game:
    return variant("standard", {**SMALL, **options}).start(3, 2)


def before_the_end(journal: Notebook, *, intervals: bool = True) -> Table:
    dealt = "-1 deal 5C2D2S6S 3C5D4S8S 2H3H3S7S"
    return table_after(journal, small(), dealt, *BEFORE_THE_LAST_POINT, intervals=intervals)


async def test_with_intervals_no_deal_is_dealt_with_the_last_card() -> None:
    table = before_the_end(Notebook())
    advance = await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
    assert advance.ends_deal
    assert not advance.begins_deal
    assert [entry.author for entry in advance.entries] == [Author.PERSON] + [Author.COMPUTER] * 6
    assert table.game.deal_scores == ((1, 1, 0),)
    assert table.game.to_act == (DEALER,)
    assert table.interval_since == 900


async def test_the_next_deal_is_a_commit_of_its_own_and_is_dealt_once() -> None:
    journal = Notebook()
    table = before_the_end(journal)
    await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
    written = len(journal.entries)
    assert (await table.deal()).entries == ()
    dealt = await table.end_interval()
    assert dealt.begins_deal
    assert [entry.author for entry in dealt.entries] == [Author.DEALER]
    assert table.interval_since is None
    assert (await table.end_interval()).entries == ()
    assert len(journal.entries) == written + 1


async def test_without_intervals_the_same_journal_is_written_in_one_go() -> None:
    journals: list[list[Entry]] = []
    for intervals in (True, False):
        journal = Notebook()
        table = before_the_end(journal, intervals=intervals)
        advance = await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
        assert advance.begins_deal is not intervals
        assert table.interval_since == (900 if intervals else None)
        await table.end_interval()
        journals.append(journal.entries)
    assert journals[0] == journals[1]


async def test_a_replay_finds_out_when_the_deal_ended() -> None:
    journal = Notebook()
    table = before_the_end(journal)
    await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
    assert replay(small(), journal.entries).deal_ended_at == 900
    assert replay(small(), journal.entries[:-1]).deal_ended_at is None
    await table.end_interval()
    assert replay(small(), journal.entries).deal_ended_at is None
    assert replay(small(), ()).deal_ended_at is None


async def test_a_deal_that_cannot_be_written_is_dealt_later() -> None:
    journal = Notebook()
    table = before_the_end(journal)
    await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
    journal.broken = True
    with pytest.raises(OSError, match="full"):
        await table.end_interval()
    assert table.interval_since == 900
    journal.broken = False
    assert (await table.end_interval()).begins_deal


async def test_cards_that_are_thrown_in_are_dealt_again_at_once() -> None:
    """F11: nothing was counted, so no deal is over."""
    table = table_after(Notebook(), variant("auction_pitch", {"all_pass": "redeal"}).start(4, 0))
    await table.deal()
    passed = Action("bid", ("pass",))
    for _ in range(3):
        await table.act(table.game.to_act[0], passed, asked=None, author=Author.PERSON)
    advance = await table.act(table.game.to_act[0], passed, asked=None, author=Author.PERSON)
    assert [entry.author for entry in advance.entries] == [Author.PERSON, Author.DEALER]
    assert not advance.ends_deal
    assert table.interval_since is None


async def test_what_is_asked_before_the_next_deal_waits_for_its_beginning_too() -> None:
    """R3.4: a person who deals names the pass before anybody sees a card."""
    game = small(pass_schedule="dealer_choice", pass_cycle={"3": "H"})
    journal = Notebook()
    dealt = "-1 deal 5C2D2S6S 3C5D4S8S 2H3H3S7S"
    table = table_after(journal, game, "2 vector 0 0", dealt, *BEFORE_THE_LAST_POINT)
    await table.act(2, LAST_POINT, asked=None, author=Author.PERSON)
    (chooser,) = table.game.to_act
    assert chooser != DEALER
    assert table.interval_since == 900
    chosen = table.game.propose(chooser, Random(1))
    number = table.questions.numbers[chooser]
    with pytest.raises(StaleAction):
        await table.act(chooser, chosen, asked=number, author=Author.PERSON)
    assert (await table.end_interval()).entries == ()
    assert table.interval_since is None
    advance = await table.act(chooser, chosen, asked=number, author=Author.PERSON)
    assert advance.begins_deal
