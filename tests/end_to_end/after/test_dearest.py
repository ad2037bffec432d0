"""The dearest own move: looked for by itself once a game is over, and told to its person alone."""

import asyncio
import re
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.background import deal_appraisals, dearest
from bot.background.work import BackgroundWork
from engine.records import appraising
from engine.table.chairs import Chair
from loopback_discord.payloads import Payload, buttons_of, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.bot.background.test_dearest import all_told
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.daily_tries import DAY, begun, finished
from tests.end_to_end.looking import over, saying
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.restarting import kept_and_not_told, restart, until_folded
from tests.end_to_end.short_deals import SHORT
from tests.regular import hand_message

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database_thorough,
]

BACKGROUND_SECONDS = 240.0
"""It is worked out after all else that the machine has to do, and tests keep that busy."""

DEAR = ("3C5C2H4H", "TC2D6SAS", "QC3DAD7S")
"""A deal in which whoever plays the first card on offer pays for it."""

HARMLESS = ("3D2HQCAD", "TCAS2D3C", "6S5C4H7S")
"""A deal in which the first card on offer is always as good as any."""

TOLD = "Your costliest "


@pytest.fixture(autouse=True)
def sought_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it begin as soon as a game is over."""
    monkeypatch.setattr(dearest, "AFTER_SECONDS", 0.0)


def _no_games(_: object) -> int:
    return 0


def any_move_is_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a move be told of whatever it cost: cards of chance may leave no choice that mattered.

    Nor is it looked at again, which takes half a minute of work for a deal of six cards.
    """
    monkeypatch.setattr(deal_appraisals, "games_for", _no_games)
    monkeypatch.setattr(appraising, "LEAST", 0.0)
    monkeypatch.setattr(appraising.AppraisedMove, "matters", True)


@pytest.fixture
def fair() -> bool:
    return True


@pytest.fixture
def day() -> str:
    return DAY


async def played(evening: Evening, *people: Person, dealt: Sequence[str] = DEAR) -> None:
    """Let people play a short game at a table with a computer, until its result is told."""
    await placed(evening, *people, dealt=dealt)
    await play_until(people, lambda: over(people[0], evening.cards))


async def placed(evening: Evening, *people: Person, dealt: Sequence[str] = DEAR) -> None:
    """Let a short game of people and a computer stand at its first card."""
    chairs = (*(Chair(one.name, person=one.id) for one in people), Chair("Otto", level="easy"))
    acts = (f"-1 deal {' '.join(dealt)}",)
    short = Position(
        preset="standard", options={**SHORT, "target": 1}, chairs=chairs, acts=acts, dealer=2
    )
    await place(evening, evening.cards, short)


def background(evening: Evening) -> BackgroundWork:
    return evening.client.room.services.background_work


async def alone(evening: Evening, **options: str) -> Payload:
    """Let Alice play a game alone, and return the panel that shows its result."""
    alice, cards = evening.alice, evening.cards
    await alice.slash("play", cards, length="one", level="easy", **options)
    await play_until([alice], lambda: bool(saying(alice, cards, "rematch")), where=cards)
    # Before its result is kept a game has no rematch.
    await alice.until(lambda: not evening.client.room.tables.live, what="no table")
    return saying(alice, cards, "rematch")[-1]


def waits_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.05)


@contextmanager
def kept_busy(evening: Evening, until: Path) -> Generator[None]:
    """Keep the worker at what somebody else has asked, and so at nothing of this game."""
    with background(evening).pool.job(evening.dave.id) as job:
        asked = asyncio.ensure_future(job.ask(waits_for, until))
        yield
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())


async def told(person: Person, where: Channel | None = None) -> Payload:
    """Return the message that tells a person of the dearest move, once it does."""

    def found() -> Payload | None:
        seen = person.sees(where or person.dm_channel)
        return next((one for one in seen if TOLD in text_of(one)), None)

    return await person.until(found, timeout=BACKGROUND_SECONDS, what="the dearest card")


async def looks(person: Person, message: Payload) -> str:
    """Press *Look*, and return what the review says."""
    shown = await person.click(message, "Look")
    assert shown.kind == "ephemeral"
    await person.until(lambda: "Try it first" in person.reads(shown), what="the decision")
    await person.click(shown, "Show the answer")
    await person.until(lambda: "Figures" in person.faces(shown.message), what="costs")
    return person.reads(shown)


@pytest.mark.each_database
async def test_whoever_played_is_told_in_private_and_looks_at_that_move(
    evening: Evening, alice: Person, bob: Person
) -> None:
    await played(evening, alice, bob)
    for person in (alice, bob):
        message = await told(person)
        said = await looks(person, message)
        named = re.search(r"Your costliest card: (.* in )?(trick \d)[ .]", text_of(message))
        assert named is not None
        assert named[2] in said
    assert not any(TOLD in text_of(one) for one in alice.sees(evening.cards))


async def test_nothing_is_said_where_nothing_was_clearly_worse(evening: Evening) -> None:
    alice, bob = evening.alice, evening.bob
    await played(evening, alice, bob, dealt=HARMLESS)
    async with asyncio.timeout(BACKGROUND_SECONDS):
        for seat in (0, 1):
            while await evening.store.appraisals.get(TABLE_ID, seat, 1) is None:
                await asyncio.sleep(0.05)
    await all_told(background(evening))
    assert not any(TOLD in text_of(one) for person in (alice, bob) for one in person.dms())


async def test_who_plays_alone_is_told_on_the_panel(
    evening: Evening, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Any cost at all is enough.
    any_move_is_dear(monkeypatch)
    await alone(evening, game="pitch")
    result = await told(alice, evening.cards)
    assert [button["label"] for button in buttons_of(result)][2:4] == ["Share", "Look"]
    await looks(alice, result)
    # One edit is all that it takes, and no message.
    assert len(saying(alice, evening.cards, "rematch")) == 1


async def test_who_played_the_deal_of_the_day_is_told_on_the_panel(
    evening: Evening, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    any_move_is_dear(monkeypatch)
    await begun(evening, alice, evening.cards)
    await finished(evening, alice, evening.cards)
    await looks(alice, await told(alice, evening.cards))


async def test_a_game_that_has_taken_the_place_of_the_result_stays(
    evening: Evening, alice: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    any_move_is_dear(monkeypatch)
    with kept_busy(evening, tmp_path / "done"):
        result = await alone(evening, game="pitch")
        await alice.click(result, "One more deal")
        await alice.until(lambda: hand_message(alice, evening.cards), what="the next game")
        before = text_of(result)
        (tmp_path / "done").touch()
        await all_told(background(evening))
    assert text_of(result) == before
    assert hand_message(alice, evening.cards)["id"] == result["id"]


async def test_a_hand_with_another_one_below_it_stays(
    evening: Evening, alice: Person, bob: Person, tmp_path: Path
) -> None:
    await placed(evening, alice, bob)
    with kept_busy(evening, tmp_path / "done"):
        await play_until((alice, bob), lambda: over(alice, evening.cards))
        (ended,) = alice.dms()
        await gather_at_table(alice, [evening.carol], seats=4)
        await alice.until(lambda: len(alice.dms()) > 1, what="the next hand")
        (tmp_path / "done").touch()
        await all_told(background(evening))
    assert TOLD not in text_of(ended)
    # Who plays no other game is told.
    await told(bob)


@pytest.mark.each_database
async def test_whose_data_is_deleted_meanwhile_is_told_nothing(
    evening: Evening, alice: Person, bob: Person, tmp_path: Path
) -> None:
    await placed(evening, alice, bob)
    with kept_busy(evening, tmp_path / "done"):
        await play_until((alice, bob), lambda: over(alice, evening.cards))
        await alice.click(await alice.slash("data delete", evening.cards), "Delete my data")
        (tmp_path / "done").touch()
        await told(bob)
        await all_told(background(evening))
    assert not any(TOLD in text_of(one) for one in alice.dms())
    assert await evening.store.appraisals.get(TABLE_ID, 0, 1) is None


@pytest.mark.each_database
async def test_a_restart_forgets_it_and_a_review_finds_it(
    evening: Evening, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(dearest, "AFTER_SECONDS", 3600.0)
        await played(evening, alice, bob)
        await until_folded(evening)
        await restart(evening)
    assert await evening.store.appraisals.get(TABLE_ID, 0, 1) is None
    (result,) = saying(alice, evening.cards, "more")
    shown = await alice.click(result, "Review")
    await alice.until(lambda: "step " in alice.reads(shown), what="the review")
    await alice.click(shown, "Strong player")
    await alice.until(
        lambda: "Figures" in alice.faces(shown.message),
        timeout=BACKGROUND_SECONDS,
        what="costs",
    )
    assert not any(TOLD in text_of(one) for one in alice.dms())


@pytest.mark.each_database
async def test_a_result_that_the_next_process_tells_is_followed_by_it(
    evening: Evening,
    alice: Person,
    bob: Person,
    discord_server: LoopbackDiscord,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    any_move_is_dear(monkeypatch)
    people = [alice, bob, evening.carol]
    await kept_and_not_told(evening, discord_server, people, evening.cards)
    await evening.open()
    await alice.until(lambda: over(alice, evening.cards), what="the result")
    await told(alice)
