"""“Did the computers see my cards?”: a button of *Check*, and what it answers."""

import pytest

from bot.interactions import audit_answers
from bot.text.button_ids import ButtonId
from data.proofs import packed
from engine.players.revision import REVISION
from engine.records.auditing import MoveFinding, audited
from loopback_discord.payloads import EPHEMERAL, buttons_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.daily_tries import DAY, begun, day_passes, finished
from tests.end_to_end.looking import over, rest_of, saying
from tests.end_to_end.restarting import change
from tests.end_to_end.short_games import short_game
from tests.regular import hand_message

ASK = "Did the computers see my cards?"
UNDER_WAY = "I let them decide again, without your cards."

BACKGROUND_SECONDS = 240.0
"""It is worked out after all else that the machine has to do, and tests keep that busy."""


@pytest.fixture
def fair() -> bool:
    return True


@pytest.fixture
def day() -> str:
    return DAY


@pytest.fixture(autouse=True)
def drawn_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit_answers, "EDIT_SECONDS", 0.0)
    monkeypatch.setattr(audit_answers, "AT_ONCE", 2)


async def told(person: Person, answer: Answer, what: str) -> str:
    await person.until(
        lambda: what in text_of(answer.message), timeout=BACKGROUND_SECONDS, what=what
    )
    assert answer.message["flags"] & EPHEMERAL
    return text_of(answer.message)


def asks(answer: Answer) -> bool:
    """Whether an answer offers the question."""
    return any(button.get("label") == ASK for button in buttons_of(answer.message))


async def checked(person: Person, where: Channel, said: str) -> Answer:
    """Press *Check* below the result, and wait for what it says."""
    results = await person.until(lambda: saying(person, where, "more"), what="the result")
    answer = await person.click(await rest_of(person, results[-1]), "Check")
    await told(person, answer, said)
    return answer


async def forge(person: Person, where: Channel, table: str) -> Answer:
    """Press the button from a message of one's own that never had it."""
    private = await person.slash("help", where)
    says = ButtonId(table, "audit").custom_id
    return await person.press_raw(private.message, says, forged=True)


@pytest.mark.usefixtures("ended_at_once")
async def test_after_a_game_alone_its_player_is_told_how_the_computers_decided(
    evening: Evening, alice: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.slash("play", cards, game="pitch", level="easy")
    await alice.until(lambda: hand_message(alice, cards), what="the cards")
    table = evening.live_table.table_id
    running = await forge(alice, cards, table)
    await told(alice, running, "This game is still going on.")
    await play_until([alice], lambda: not evening.client.room.tables.live, where=cards)

    check = await checked(alice, cards, "Check · Auction Pitch")
    answer = await alice.click(check, ASK)
    # While it is worked out it tells how far it is, and then comes to its end by itself.
    said = await told(alice, answer, "all the same")
    assert "✅ **No.** Decided again without your cards: " in said
    assert "** held " in said
    assert "It did not see your " in said
    assert "Decided again from this view alone: ✅ the same." in said
    assert asks(check)
    # Asked again while it runs it is not begun twice.
    async with evening.client.room.services.beginning.of("audit", table, alice.id):
        twice = await alice.click(check, ASK)
        await told(alice, twice, UNDER_WAY)
    again = await alice.click(check, ASK)
    assert await told(alice, again, "all the same") == said
    assert UNDER_WAY in text_of(twice.message)

    # Had a player of another level made the moves, they would be others.
    record = there(await evening.store.proofs.record(table))
    by = [text.replace("player easy", "player random") for text in record["by"]]
    differing = [
        move for move in audited(record | {"by": by}).moves if move.finding is MoveFinding.DIFFERS
    ]
    body = packed(record | {"by": by})
    await change(evening, "UPDATE records SET body = ? WHERE game_id = ?", body, table)
    answer = await alice.click(check, ASK)
    said = await told(alice, answer, f"{len(differing)} moves are others.")
    assert f"The first is move {differing[0].at + 1}, of " in said
    assert "**No.**" not in said

    # Nobody can say how other players than those of the game would have decided.
    monkeypatch.setattr(audit_answers, "REVISION", REVISION + 1)
    await told(alice, await alice.click(check, ASK), "The computers have changed since this game")


async def test_only_who_sat_there_beside_a_computer_is_asked_and_answered(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob], cards)
    await alice.until(lambda: evening.client.room.tables.live, what="the table")
    table = evening.live_table.table_id
    await play_until([alice, bob], lambda: over(alice, cards))
    assert asks(await checked(bob, cards, "Check · "))
    assert not asks(await checked(evening.carol, cards, "Check · "))
    await told(evening.carol, await forge(evening.carol, cards, table), "I know no table")


@pytest.mark.usefixtures("ended_at_once", "quick_computers")
async def test_nothing_is_told_of_a_days_deal_before_the_day_is_over(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await begun(evening, alice, cards)
    table = evening.live_table.table_id
    await finished(evening, alice, cards)
    assert not asks(await checked(alice, cards, "Everybody gets the same cards"))
    await told(alice, await forge(alice, cards, table), "Others can still play this deal.")
    await day_passes(evening)
    check = await checked(alice, cards, "Deal 1: proven")
    await told(alice, await alice.click(check, ASK), "all the same")
