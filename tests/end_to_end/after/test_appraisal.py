"""What the strong player would have done: one's own moves in a game that is over."""

import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.background.pool import JOBS_A_PERSON
from bot.interactions import appraisal_answers
from bot.playground.discord.payloads import buttons_of, text_of
from bot.playground.discord.people.client import Answer
from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from bot.text.button_ids import ButtonId
from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import variant
from engine.records.luck import read_luck
from engine.records.record import record_of
from tests.end_to_end.conftest import Evening
from tests.end_to_end.kept_results import finished, table_of_result
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_deals import DEALT, SHORT

pytestmark = pytest.mark.each_database


KEY = "Strong player"

BACKGROUND_SECONDS = 240.0
"""It is worked out after all else that the machine has to do, and tests keep that busy."""


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
    row = replace(row, options={**SHORT, "target": 1}, day=practised, practice=bool(practised))
    await evening.store.tables.add(row)
    await evening.store.tables.start(
        row.table_id, dealer=2, seat_count=3, chairs=row.chairs, started_at=now
    )
    game = replace(finished(row, places, customised=True), record=short_game())
    assert await evening.store.results.finish(game)
    await evening.store.tables.set_announced(row.table_id)
    return row.table_id


async def told(person: Person, answer: Answer, what: str) -> str:
    await person.until(
        lambda: what in text_of(answer.message), timeout=BACKGROUND_SECONDS, what=what
    )
    return text_of(answer.message)


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
    said = await told(evening.alice, shown, "Points that each move costs")
    assert "What would the strong player have done?" in said
    assert KEY not in labels(shown)
    kept = await evening.store.appraisals.get(table, 0, 1)
    assert kept is not None
    # So does what the strong player makes of the same cards, which takes longer.
    said = await told(evening.alice, shown, "With your cards the strong player makes")
    assert "Points that each move costs" in said
    kept = await evening.store.appraisals.get(table, 0, 1)
    assert kept is not None
    assert read_luck(kept.moves) is not None
    # A step of somebody else has no such words.
    await evening.alice.click(shown, "Next ▶")
    said = await told(evening.alice, shown, "you had nothing to choose")
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
    assert "had nothing to choose" in text_of(shown.message)


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
    assert ["looks at other games first" in text or "looks at your moves" in text for text in said]
    assert "looking at two of your games" in said[-1]
    await restart(evening)
    await evening.alice.click(answers[0], "Ask again")
    await told(evening.alice, answers[0], "Strong player: ")
