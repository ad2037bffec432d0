"""What the strong player would have done: one's own moves in a game that is over."""

import re
import time
import zlib
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.background.pool import JOBS_A_PERSON
from bot.background.puzzle_making import ready
from bot.interactions import appraisal_answers
from bot.screens.cards import SUIT_SIGNS
from bot.screens.daily.games import daily_variant, families
from bot.screens.families import usual_game_of
from bot.screens.puzzles import PuzzleRef
from bot.text.button_ids import ButtonId
from data.appraisals import KeptAppraisal
from data.days import KeptPuzzle
from data.proofs import packed
from data.seasons import day_after, day_end, day_of
from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import variant
from engine.players.appraisal import Estimate
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove
from engine.records.luck import read_luck
from engine.records.moments import moments
from engine.records.puzzles import Puzzle, recorded_position, written_puzzle
from engine.records.record import read_record, record_of
from loopback_discord.payloads import EPHEMERAL, Payload, buttons_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.data.everything import day_deal
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import DAY
from tests.end_to_end.kept_results import finished, table_of_result
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import button_ids

pytestmark = pytest.mark.each_database_thorough


KEY = "Strong player"
NOT_DUE = "This one is not due any more today."

BACKGROUND_SECONDS = 240.0
"""It is worked out after all else that the machine has to do, and tests keep that busy."""


@pytest.fixture
def day() -> str:
    return DAY


def short_game() -> dict[str, Any]:
    """Return the record of a game of three that is over after a deal, played at random."""
    offered = variant("standard", {**SHORT, "target": 1}, 3)
    game, rng = offered.start(3, 2), Random(4)
    acts: list[tuple[Seat, Action]] = []
    while game.to_act:
        seat = game.to_act[0]
        deal = Action.read(f"deal {' '.join(DEALT)}")
        forced = game.forced
        seat, action = forced or (seat, deal if seat == DEALER else game.propose(seat, rng))
        acts.append((seat, action))
        game, _ = game.apply(seat, action)
    return record_of(offered, 3, 2, acts)


async def keep(
    evening: Evening,
    cards: Channel,
    people: list[Person],
    number: int = 1,
    *,
    practised: str | None = None,
) -> str:
    """Keep a short game as if these people had played it; return its table.

    If it is `practised`, it is that of a day.
    """
    places = {person: place for place, person in enumerate(people, 1)}
    now = time.time_ns() // 1_000_000
    row = table_of_result(cards, number, places, preset="standard", opened_at=now)
    row = replace(row, options={**SHORT, "target": 1})
    if practised is not None:
        new = day_deal(practised)
        await evening.store.fields.commit([new])
        row = replace(row, tried=new.deal.tried, practice=True)
    await evening.store.tables.add(row)
    await evening.store.tables.start(row.table_id, dealer=2, seat_count=3, started_at=now)
    game = replace(finished(row, places, customised=True), record=short_game())
    assert await evening.store.results.finish(game)
    await evening.store.tables.set_announced(row.table_id)
    return row.table_id


async def told(person: Person, answer: Answer, what: str) -> str:
    await person.until(
        lambda: what in text_of(answer.message), timeout=BACKGROUND_SECONDS, what=what
    )
    return text_of(answer.message)


async def figures(person: Person, answer: Answer) -> str:
    """Wait for what the strong player says, and return what each move costs."""
    await person.until(
        lambda: "Figures" in labels(answer), timeout=BACKGROUND_SECONDS, what="the strong player"
    )
    await person.click(answer, "Figures")
    return await told(person, answer, "Points that each move costs")


def labels(answer: Answer) -> list[str]:
    return [str(button.get("label")) for button in buttons_of(answer.message)]


async def test_a_person_is_told_what_the_own_moves_cost_and_nobody_else_is(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appraisal_answers, "EDIT_SECONDS", 0.05)
    table = await keep(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    shown = await evening.alice.slash("review", evening.cards, table=table)
    await told(evening.alice, shown, "step ")
    await evening.alice.click(shown, KEY)
    # It comes by itself.
    await figures(evening.alice, shown)
    kept = there(await evening.store.appraisals.get(table, 0, 1))
    # So does what the strong player makes of the same cards, which takes longer.
    said = await told(evening.alice, shown, "With your cards the strong player makes")
    assert "Points that each move costs" in said
    kept = there(await evening.store.appraisals.get(table, 0, 1))
    assert read_luck(kept.moves) is not None
    await evening.alice.click(shown, KEY)
    assert KEY not in labels(shown)
    # A step of somebody else has no such words.
    await evening.alice.click(shown, "Next ▶")
    said = await told(evening.alice, shown, "Nothing to choose here")
    await evening.alice.click(shown, "Only the cards")
    assert "strong player" not in text_of(shown.message)
    # Who did not sit there has no moves to be told of, whatever they press.
    other = await evening.dave.slash("review", evening.cards, table=table)
    await told(evening.dave, other, "step ")
    assert KEY not in labels(other)
    says = ButtonId(table, "review-to", 1, "strong text x").custom_id
    await evening.dave.press_raw(other.message, says, forged=True)
    assert "strong player" not in text_of(other.message)
    assert await evening.store.appraisals.get(table, 1, 1) is None
    # Bob gets his own, and it is there at once after a restart.
    await restart(evening)
    await evening.alice.click(shown, KEY)
    assert "Nothing to choose here" in text_of(shown.message)


async def test_a_third_game_at_once_is_refused_kindly_and_a_restart_is_survived(
    evening: Evening,
) -> None:
    tables = [
        await keep(evening, evening.cards, [evening.alice, evening.bob, evening.carol], number)
        for number in range(JOBS_A_PERSON + 1)
    ]
    answers: list[Answer] = []
    for table in tables:
        answers.append(await evening.alice.slash("review", evening.cards, table=table))
        await told(evening.alice, answers[-1], "step ")
        await evening.alice.click(answers[-1], KEY)
    said = [text_of(answer.message) for answer in answers]
    assert ["looks at other games first" in text or "at your moves" in text for text in said]
    assert "looking at two of your games" in said[-1]
    await restart(evening)
    await evening.alice.click(answers[0], "Ask again")
    assert "Strong player: " in await figures(evening.alice, answers[0])


async def test_whoever_reads_on_gets_a_word_when_it_is_ready(evening: Evening) -> None:
    alice = evening.alice
    table = await keep(evening, evening.cards, [alice, evening.bob, evening.carol])
    shown = await alice.slash("review", evening.cards, table=table)
    await told(alice, shown, "step ")
    for _ in range(2):
        # Who asks twice gets one word.
        await alice.click(shown, KEY)
        await alice.click(shown, "Only the cards")
    ready = "has looked at your moves of deal 1."

    def words() -> list[Payload]:
        return [one for one in alice.sees(evening.cards) if ready in text_of(one)]

    await alice.until(words, timeout=BACKGROUND_SECONDS, what="a word")
    (word,) = words()
    assert word["flags"] & EPHEMERAL
    assert "strong player:" not in text_of(shown.message)
    await figures(alice, await alice.click(word, "Look"))
    assert len(words()) == 1


async def said_of(evening: Evening, table: str, at: int, best: str, *others: str) -> None:
    """Keep what was said of a move of Alice's as if the strong player had said it."""
    found = [[best, 0, 0, 0, False], *[[other, 5.5, 0.5, 200, False] for other in others]]
    move = {"at": at, "best": best, "played": found[-1], "estimates": found, "doubted": False}
    await evening.store.appraisals.keep(KeptAppraisal(table, 0, 1, REVISION, [move]), [at])


def own_move(game: dict[str, Any]) -> tuple[int, list[str]]:
    """Return a decision of the first seat that has three answers or more, what was played last."""
    record = read_record(game)
    for moment in moments(record):
        if moment.at < len(record.actions) and record.actions[moment.at][0] == 0:
            legal = [str(action) for action in moment.game.legal_actions(0)]
            played = str(record.actions[moment.at][1])
            if len(legal) > 2:
                return moment.at, [*(one for one in legal if one != played), played]
    raise AssertionError("nothing is to be decided")


def card_of(action: str) -> str:
    face = action.split(" ")[1]
    return face[0].replace("T", "10") + SUIT_SIGNS[face[1]]


@pytest.mark.each_database
async def test_a_review_asks_first_and_tells_what_the_answer_is_worth(evening: Evening) -> None:
    table = await keep(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    at, (best, *others) = own_move(short_game())
    await said_of(evening, table, at, best, *others)
    shown = await evening.alice.slash("review", evening.cards, table=table)
    said = await told(evening.alice, shown, "Try it first")
    assert "Strong player" not in said
    assert "Points that" not in said
    # The cards of the others are not told, and no button says which answer is right.
    assert not shown.message["attachments"]
    answers = [one for one in buttons_of(shown.message) if ".try." in str(one.get("custom_id"))]
    assert len(answers) == len(others) + 1
    assert len({(one["style"], bool(one.get("disabled"))) for one in answers}) == 1
    await evening.alice.click(shown, card_of(others[0]))
    said = await told(evening.alice, shown, "Not the best")
    assert f"Play {card_of(others[0])}** costs about 5.5 points on average" in said
    assert f"strong player: **Play {card_of(best)}** · costs about 5.5 points." in said
    await evening.alice.click(shown, f"{said_place(shown)}: 5.5")
    await told(evening.alice, shown, "Try it first")
    await evening.alice.click(shown, card_of(best))
    await told(evening.alice, shown, f"Right. **Play {card_of(best)}**")
    await evening.alice.click(shown, f"{said_place(shown)}: 5.5")
    await evening.alice.click(shown, "Show the answer")
    said = await told(evening.alice, shown, "strong player: **")
    assert "Right" not in said
    # Nobody else is asked about it, whatever they press.
    other = await evening.bob.slash("review", evening.cards, table=table)
    says = ButtonId(table, "try", at, "text 0").custom_id
    await evening.bob.press_raw(other.message, says, forged=True)
    assert "Right" not in text_of(other.message)
    assert "Not the best" not in text_of(other.message)


def said_place(shown: Answer) -> str:
    """Return the place that the button of the one dear move names."""
    (found,) = (label for label in labels(shown) if label.endswith(": 5.5"))
    return found.removesuffix(": 5.5")


@pytest.mark.each_database
async def test_a_puzzle_of_the_day_is_answered_once_and_days_are_a_streak(
    evening: Evening,
) -> None:
    at, (best, *others) = own_move(short_game())
    position = there(recorded_position(short_game(), at))
    wrong = [Estimate(Action.read(other), 5.5, 0.5, 9000) for other in others]
    told_move = AppraisedMove(0, Action.read(best), wrong[0], (Estimate(Action.read(best)), *wrong))
    puzzle = written_puzzle(Puzzle(position.record, position.seat, told_move))
    today = day_of(evening.client.room.services.now())
    # Another version wrote one in its own way.
    assert await evening.store.puzzles.keep(KeptPuzzle(today, "canasta", None, {"other": 1}))
    unread = await evening.alice.slash("puzzle", evening.cards, game="canasta")
    assert "This puzzle is gone" in text_of(unread.message)
    assert await evening.store.puzzles.keep(KeptPuzzle(today, "hearts", None, puzzle))
    # Tomorrow's is there, and nobody is shown it.
    tomorrow = KeptPuzzle(day_after(today), "hearts", None, puzzle)
    assert await evening.store.puzzles.keep(tomorrow)
    for person, where in ((evening.alice, evening.cards), (evening.bob, evening.bob.dm_channel)):
        shown = await person.slash("puzzle", where, game="hearts")
        said = text_of(shown.message)
        assert "One answer is clearly best" in said
        assert not re.search("Alice|Bob|Carol", said)
        early = PuzzleRef("hearts", day_after(today)).button("0").custom_id
        await person.press_raw(shown.message, early, forged=True)
        assert "clearly best" in text_of(shown.message)
        answer = best if person is evening.alice else others[0]
        await person.click(shown, card_of(answer))
        said = await told(person, shown, "Points that each move costs")
        assert ("✅ Right" in said) is (person is evening.alice)
        assert "Streak: 1 day" in said
        assert all(one.get("disabled") for one in buttons_of(shown.message)[: len(others) + 1])
    # It is answered once; whoever asks again sees what they answered.
    again = await evening.bob.slash("puzzle", evening.cards, game="hearts")
    assert "❌ Not the best" in text_of(again.message)
    # Who is asked may let puzzles be made of their own games.
    await evening.bob.click(again, "Puzzles from my games")
    chosen = await evening.client.room.services.preferences.looked_up(evening.bob.id)
    assert chosen.puzzles
    again = await evening.bob.slash("puzzle", evening.cards, game="hearts")
    assert "Puzzles from my games" not in labels(again)


@pytest.mark.each_database
async def test_every_family_has_a_puzzle_as_soon_as_the_bot_is_there(evening: Evening) -> None:
    today = day_of(evening.client.room.services.now())
    for family in families():
        game = usual_game_of(daily_variant(family))
        shown = await evening.alice.slash("puzzle", evening.cards, game=game)
        assert "One answer is clearly best" in text_of(shown.message)
        kept = there(await evening.store.puzzles.get(today, family))
        assert kept.body in ready(family)


@pytest.mark.each_database
async def test_a_mistake_in_a_game_that_nobody_can_read_makes_way_for_the_next(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """The rules of the first are gone, and of the second what was said, once it was asked about."""
    alice, database = evening.alice, evening.store.database
    at, (best, *others) = own_move(short_game())
    people = [alice, evening.bob, evening.carol]
    tables = [await keep(evening, evening.cards, people, number) for number in (1, 2, 3)]
    for table in tables:
        await said_of(evening, table, at, best, *others)
    for day, table in enumerate(tables, 1):
        await database.do(f"UPDATE mistakes SET due = '2026-01-0{day}' WHERE game_id = '{table}'")
    gone = packed({**short_game(), "variant": "of_a_version_before"})
    await database.do("UPDATE records SET body = ? WHERE game_id = ?", (gone, tables[0]))
    caplog.set_level("INFO", logger="bot.interactions.puzzles")
    shown = await alice.slash("puzzle", evening.cards, game="hearts")
    await alice.click(shown, "Your own (3)")
    await told(alice, shown, "Here you went wrong once")
    assert [row[0] for row in await database.rows("SELECT game_id FROM mistakes")] == tables[1:]
    nothing = zlib.compress(b"[]")
    await database.do("UPDATE appraisals SET body = ? WHERE game_id = ?", (nothing, tables[1]))
    await alice.click(shown, card_of(best))
    await alice.until(lambda: button_ids(shown.message, "puzzle-own")[0][0].table == tables[2])
    assert "Here you went wrong once" in text_of(shown.message)
    (row,) = await database.rows("SELECT game_id, step FROM mistakes")
    assert tuple(row) == (tables[2], 0)
    assert [one for one in tables if one in caplog.text] == tables[:2]


@pytest.mark.each_database
async def test_own_mistakes_come_back_to_their_person_alone(evening: Evening) -> None:
    table = await keep(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    at, (best, *others) = own_move(short_game())
    await said_of(evening, table, at, best, *others)
    shown = await evening.alice.slash("puzzle", evening.cards, game="hearts")
    assert "Your own (1)" not in labels(shown)
    await evening.store.database.do("UPDATE mistakes SET due = '2026-01-01'")
    for person in (evening.alice, evening.bob):
        shown = await person.slash("puzzle", evening.cards, game="hearts")
        assert ("Your own (1)" in labels(shown)) is (person is evening.alice)
    forged = ButtonId(table, "puzzle-own", at, "0").custom_id
    refused = await evening.bob.press_raw(shown.message, forged, forged=True)
    assert evening.bob.reads(refused) == NOT_DUE
    shown = await evening.alice.slash("puzzle", evening.cards, game="hearts")
    await evening.alice.click(shown, "Your own (1)")
    await told(evening.alice, shown, "Here you went wrong once")
    await evening.alice.click(shown, card_of(best))
    said = await told(evening.alice, shown, "Points that each move costs")
    # A second press on it comes too late, and what was said of the first one stays.
    late = await evening.alice.press_raw(shown.message, forged, forged=True)
    assert evening.alice.reads(late) == NOT_DUE
    assert text_of(shown.message) == said
    assert f"Right. **Play {card_of(best)}**" in said
    ((due, step),) = await evening.store.database.rows("SELECT due, step FROM mistakes")
    today = day_of(evening.client.room.services.now())
    assert (due, step) == (day_of(day_end(today) + 2 * 86_400_000), 1)
    await evening.alice.click(shown, "Review")
