"""The turn clock and its alarm: whose turn has passed, when to look again, taps too soon."""

import asyncio
from dataclasses import replace

import pytest

import bot.tables.live.scheduler
from bot.support.background_tasks import BackgroundTasks
from bot.tables.clock.paces import PACES, Due, Pace, SecondTaps, due
from bot.tables.live.scheduler import Alarm
from engine.cards import card
from engine.contract.action import Action
from engine.table.journal import Author, Entry, Wait

PACE = Pace("live", reminder=30, turn=60)


def test_nobody_waited_for_needs_no_clock() -> None:
    assert due(PACE, {}, (), 1_000_000) == Due((), (), None)


def test_before_the_reminder_the_clock_is_set_to_it() -> None:
    assert due(PACE, {0: 1_000}, (), 30_999) == Due((), (), 31_000)


def test_at_its_moment_the_reminder_is_due_and_the_clock_is_set_to_the_end() -> None:
    assert due(PACE, {0: 1_000}, (), 31_000) == Due((), (0,), 61_000)


def test_nobody_is_reminded_twice_of_one_question() -> None:
    assert due(PACE, {0: 1_000}, (0,), 40_000) == Due((), (), 61_000)


def test_a_turn_that_has_passed_is_played_and_not_reminded_of() -> None:
    assert due(PACE, {0: 1_000}, (), 61_000) == Due((0,), (), None)


def test_each_seat_has_its_own_moments() -> None:
    asked_at = {0: 0, 1: 20_000, 2: 45_000}
    assert due(PACE, asked_at, (1,), 60_000) == Due((0,), (), 75_000)


def test_every_pace_reminds_before_the_turn_ends() -> None:
    paces = [pace.at(stage) for pace in PACES.values() for stage in ("play", "pass")]
    assert all(pace.reminder < pace.turn for pace in paces)
    assert all(key == pace.key for key, pace in PACES.items())


def test_a_fast_table_has_more_time_for_all_but_a_card_to_a_trick() -> None:
    fast = PACES["fast"]
    assert due(fast.at("play"), {0: 0}, (), 15_000) == Due((0,), (), None)
    for stage in ("pass", "bid", "meld"):
        assert due(fast.at(stage), {0: 0}, (0,), 15_000) == Due((), (), 45_000)


@pytest.mark.parametrize("pace", ["live", "relaxed", "slow"])
def test_any_other_pace_has_the_same_time_for_all(pace: str) -> None:
    assert PACES[pace].at("pass") == PACES[pace].at("play") == PACES[pace]


ALL = frozenset({0, 1})
SURE = Wait(7_499, 22_499, ALL)
"""Answers that leave half of each time of a fast table."""


@pytest.mark.parametrize(
    ("deals", "since"),
    [
        ([], 0),
        ([SURE], 1),
        ([SURE, SURE], 2),
        ([Wait(7_500, 0, ALL)], 0),
        ([Wait(0, 22_500, ALL)], 0),
        ([Wait(1, 1, frozenset({1}))], 0),
        ([Wait(7_500, 0, ALL), SURE], 1),
        # Once it is so, nobody has to hurry; who lets a turn pass gets the old time back.
        ([SURE, Wait(14_999, 44_999, frozenset({1}))], 2),
        ([SURE, Wait(15_000, 0, ALL)], 0),
        ([SURE, Wait(0, 45_000, ALL)], 0),
        ([SURE, Wait(15_000, 0, ALL), SURE], 1),
    ],
)
def test_where_all_answer_in_half_the_time_the_next_deals_are_quicker(
    deals: list[Wait], since: int
) -> None:
    live = replace(PACES["live"], interval=9, card=2)
    # The deal that is on says nothing: nobody loses time in the middle of it.
    for on in (Wait(), SURE, Wait(99_999, 99_999)):
        assert live.quick_deals((*deals, on), ALL) == since
    quick = live.quickened()
    assert (quick.at("play").turn, quick.at("bid").turn, quick.at("play").reminder) == (15, 45, 10)
    assert (quick.key, quick.interval, quick.card) == ("live", 9, 2)


@pytest.mark.parametrize(("pace", "turn"), [("fast", None), ("relaxed", 60), ("slow", None)])
def test_days_stay_days_and_nothing_is_quicker_than_fast(pace: str, turn: int | None) -> None:
    assert PACES[pace].quick_deals((SURE, SURE), ALL) == (0 if turn is None else 1)
    assert PACES[pace].quickened().turn == (turn or PACES[pace].turn)


def test_people_alone_make_others_wait() -> None:
    """A stand-in takes no time that counts; a turn that was let pass took as long as it did."""

    def took(author: Author, verb: str) -> Wait:
        return Wait(5, 6, ALL).after(Entry(9, 2, Action(verb), 1_070, author), (0, 0, 1_000))

    assert took(Author.COMPUTER, "play") == Wait(5, 6, ALL)
    assert took(Author.CLOCK, "play") == Wait(70, 6, frozenset({0, 1, 2}))
    assert took(Author.PERSON, "bid") == Wait(5, 70, frozenset({0, 1, 2}))


class Work:
    """Work that counts how often it is done, and fails as often as it is told to."""

    def __init__(self, failing: int = 0) -> None:
        self.failing = failing
        self.begun = 0
        self.done = asyncio.Event()

    async def do(self) -> None:
        self.begun += 1
        if self.begun <= self.failing:
            raise LookupError
        self.done.set()


async def test_the_last_moment_that_was_set_counts() -> None:
    work, tasks = Work(), BackgroundTasks()
    alarm = Alarm("working", work.do, tasks)
    alarm.set(3600)
    alarm.set(-5)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 1


@pytest.mark.parametrize("ended", ["stopped", "set to never"])
async def test_an_alarm_that_is_off_does_not_ring(ended: str) -> None:
    work, tasks = Work(), BackgroundTasks()
    alarm = Alarm("working", work.do, tasks)
    alarm.set(0)
    if ended == "stopped":
        alarm.stop()
    else:
        alarm.set(None)
    later = Alarm("working later", work.do, tasks)
    later.set(0)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 1


async def test_work_that_failed_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.tables.live.scheduler, "RETRY_SECONDS", 0.001)
    work, tasks = Work(failing=2), BackgroundTasks()
    Alarm("working", work.do, tasks).set(0)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 3
    assert caplog.text.count("while working") == 2


def test_only_who_ended_a_deal_is_kept_from_moving_and_not_for_long() -> None:
    now = 1_000
    taps = SecondTaps(1.0, lambda: now)
    assert not taps.may_be_one(2)
    taps.deal_ended(2)
    assert taps.may_be_one(2)
    assert not taps.may_be_one(0)
    now += 999
    assert taps.may_be_one(2)
    now += 1
    assert not taps.may_be_one(2)


def test_an_equal_card_is_not_chosen_by_the_second_of_two_taps() -> None:
    now = 1_000
    taps = SecondTaps(1.0, lambda: now)
    assert not taps.repeats(2, card("7D"))
    taps.played(2, Action.read("play 7D"))
    assert taps.repeats(2, card("7D"))
    assert not taps.repeats(2, card("8D"))
    assert not taps.repeats(1, card("7D"))
    now += 1_000
    assert not taps.repeats(2, card("7D"))
