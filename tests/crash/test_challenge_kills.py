"""The bot dies at each step of a challenge and of a tournament: it goes on, and ends once."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest

from bot.app.client import now_ms
from data.opening import store_at
from data.seasons import DAY_MS
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.faults import Cut
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess
from tests.crash.challenges_recounted import challenge_messages, recounted
from tests.crash.lives import CUTS, NOWHERE, Lives, Write
from tests.regular import button_ids, hand_message, press_one
from tests.stored import change, closed_after

pytestmark = [pytest.mark.crash, pytest.mark.each_database_thorough]

DEALS: Final = 2
HOUR_MS: Final = 3_600_000


class Answer(NamedTuple):
    """The next answer once a query finds something, and where the bot dies there."""

    query: str
    cut: Cut


class Jump(NamedTuple):
    """Hours that pass between two lives."""

    hours: int


Step: TypeAlias = Write | Answer

KEPT: Final = "SELECT 1 FROM fields WHERE kind = 'challenge'"
ACCEPTED: Final = f"{KEPT} AND 2 = (SELECT count(accepted_at) FROM field_entries AS entries"
ACCEPTED_ONE: Final = f"{ACCEPTED} WHERE entries.field = fields.field)"
BEGUN: Final = "SELECT 1 FROM field_tries"

TO_ITS_END: Final[Sequence[Step]] = (
    *(Write("INSERT INTO field_entries", cut) for cut in CUTS),
    Answer(KEPT, "before"),
    # The second time it is a press that notes where the message is.
    *(Write("UPDATE fields SET message_id", cut) for cut in CUTS),
    *(Write("UPDATE field_entries SET accepted_at", cut) for cut in CUTS),
    *(Answer(ACCEPTED_ONE, cut) for cut in CUTS),
    *(Write("INSERT INTO field_tries", cut) for cut in CUTS),
    *(Answer(BEGUN, cut) for cut in CUTS),
    *(Write('[[0, "play ', cut) for cut in CUTS),
    *(Write("UPDATE field_tries SET ended_at", cut) for cut in CUTS),
    *(Write("UPDATE fields SET closed = 1, ending", cut) for cut in CUTS),
    *(Write("UPDATE field_entries SET score", cut) for cut in CUTS),
    *(Write("UPDATE fields SET result_id", cut) for cut in CUTS),
)
# It opens on Wednesday at noon and ends on Monday at midnight.
OF_A_WEEK: Final[Sequence[Step | Jump]] = (
    *(Write("INSERT INTO fields", cut) for cut in CUTS),
    *(Write("UPDATE fields SET message_id", cut) for cut in CUTS),
    *(Write("INSERT INTO field_tries", cut) for cut in CUTS),
    *(Write("INSERT INTO field_entries", cut) for cut in CUTS),
    *(Answer(BEGUN, cut) for cut in CUTS),
    *(Write("UPDATE field_tries SET ended_at", cut) for cut in CUTS),
    Jump(4 * 24 + 4),
    *(Write("UPDATE fields SET reminded_at", cut) for cut in CUTS),
    Jump(24),
    *(Write("UPDATE fields SET closed = 1 WHERE closed = 0", cut) for cut in CUTS),
    *(Write("UPDATE field_entries SET score", cut) for cut in CUTS),
    *(Write("UPDATE fields SET result_id", cut) for cut in CUTS),
)
# At the turn of each week of a season.
TURNS: Final[Sequence[Sequence[Write]]] = [
    [Write(says, cut) for cut in CUTS]
    for says in (
        "UPDATE fields SET message_id",
        "UPDATE fields SET closed = 1 WHERE closed = 0",
        "UPDATE field_entries SET score",
        "INSERT INTO fields",
        "UPDATE fields SET result_id",
    )
]
REFUSED: Final[Sequence[Step]] = (
    Answer(KEPT, "after"),
    *(Write("UPDATE fields SET closed = 1, settled_at", cut) for cut in CUTS),
    Answer(f"{KEPT} AND closed = 1", "after"),
)


class Duel(Lives):
    """The lives of a bot in which Alice has challenged Bob."""

    answer = "Accept"

    @property
    def alice(self) -> Person:
        return self.server.world.person("Alice")

    @property
    def bob(self) -> Person:
        return self.server.world.person("Bob")

    async def die_at(self, step: Step) -> None:
        if isinstance(step, Write):
            assert await self.live(step) or self.dead
        else:
            assert await self.live()
            self.dies_answering(step.cut, lambda: bool(self.process.rows(step.query)))
        await self.dies_of(self.go_on(lambda: self.dead))

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Let both do what they see to be next."""
        while not until():
            for person in (self.alice, self.bob):
                # Whom a dead bot owes an answer waits for long.
                if not until():
                    with contextlib.suppress(Impossible):
                        await self._act(person)
            await asyncio.sleep(0.005)

    async def _act(self, person: Person) -> None:
        shown = [one for (one,) in challenge_messages(self.alice, self.cards).values()]
        if not shown:
            await self.alice.slash(
                "challenge", self.cards, player=self.bob, game="pitch", deals=DEALS
            )
            return
        (message,) = shown
        with contextlib.suppress(Impossible):
            await self.bob.click(message, self.answer)
            return
        if not await press_one(person, self.cards):
            await person.click(message, "Play my next deal")

    def told(self) -> int:
        """Count how often both were told of the end."""
        seen = self.server.world.person("Carol").sees(self.cards)
        return sum("[to the result]" in text_of(one) for one in seen)


class Cup(Duel):
    """The lives of a bot in whose server a weekly tournament is on.

    Bob begins one deal there, and Alice plays.
    """

    async def choose(self, game: str) -> None:
        guild = self.server.world.guilds[0].id
        for name, word in (("weekly", game), ("weekly_channel", str(self.cards.id))):
            assert await change(
                self.process.store,
                "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, name) DO UPDATE SET word = excluded.word",
                *(guild, name, word),
            )

    async def _act(self, person: Person) -> None:
        shown = [
            one for some in challenge_messages(self.alice, self.cards).values() for one in some
        ]
        plays = person.id == self.alice.id
        if not shown or (plays and await press_one(person, self.cards)):
            return
        if plays or not hand_message(person, self.cards):
            await person.click(shown[-1], "Play my next deal")

    def reminded(self) -> int:
        seen = self.server.world.person("Carol").sees(self.cards)
        return sum("You have deals left" in text_of(one) for one in seen)


@pytest.fixture
def cup(bot_process: BotProcess, discord_server: LoopbackDiscord) -> Cup:
    return Cup(bot_process, discord_server)


@pytest.fixture
def duel(bot_process: BotProcess, discord_server: LoopbackDiscord) -> Duel:
    return Duel(bot_process, discord_server)


@pytest.mark.each_database
async def test_no_kill_loses_a_challenge_or_ends_it_twice(duel: Duel) -> None:
    for step in TO_ITS_END:
        await duel.die_at(step)
    assert await duel.live(NOWHERE)
    await duel.alice.until(lambda: duel.told() == 1, what="the end")
    ((field, messages),) = challenge_messages(duel.bob, duel.cards).items()
    assert len(messages) == 1
    assert "wins" in text_of(messages[0]) or "draw" in text_of(messages[0])
    await duel.process.die()
    rows = "SELECT field, message_id, result_id > 0 FROM fields WHERE settled_at IS NOT NULL"
    assert duel.process.rows(rows) == [(field, int(messages[0]["id"]), 1)]
    # What was kept and never posted ends a day later, and nobody is told.
    duel.ahead_ms += 2 * 86_400_000
    assert await duel.live(NOWHERE)
    await duel.alice.until(lambda: not open_ones(duel), what="the end of all")
    await duel.process.die()
    assert duel.told() == 1
    found = await recounted(duel.process.store)
    assert found == {"challenges": 3, "tries": 4, "finished in challenges": 4, "told": 1}
    assert "incident" not in duel.process.log.read_text()


async def test_no_kill_keeps_a_challenge_from_being_refused(duel: Duel) -> None:
    duel.answer = "Not now"
    for step in REFUSED:
        await duel.die_at(step)
    assert duel.process.rows("SELECT closed, result_id FROM fields WHERE made_by > 0") == [(1, 0)]
    said = [text_of(one) for one in duel.alice.sees(duel.cards)]
    assert len(said) == 1
    assert "said *Not now*" in said[0]
    assert duel.told() == 0


def open_ones(duel: Duel) -> bool:
    return bool(duel.process.rows(f"{KEPT} AND result_id IS NULL"))


async def test_no_kill_loses_a_tournament_or_ends_it_twice(cup: Cup) -> None:
    assert await cup.live(NOWHERE)
    await cup.process.die()
    await cup.choose("all_fours")
    for step in OF_A_WEEK:
        if isinstance(step, Jump):
            await cup.choose("never")
            cup.ahead_ms += step.hours * HOUR_MS
        else:
            await cup.die_at(step)
    assert await cup.live(NOWHERE)
    await cup.alice.until(lambda: cup.told() == 1, what="the end")
    await cup.process.die()
    assert cup.reminded() == 1
    ((field, message_id),) = cup.process.rows(
        "SELECT field, message_id FROM fields WHERE kind = 'tournament' AND result_id > 0"
    )
    (end,) = [one for one in cup.alice.sees(cup.cards) if "wins with" in text_of(one)]
    assert (end["id"], cup.told()) == (str(message_id), 1)
    assert field in {says.text.split()[0] for says, _ in button_ids(end, "field-check")}
    found = await recounted(cup.process.store)
    assert (found["tournaments"], found["told"]) == (1, 1)
    assert found["finished in tournaments"]
    assert "incident" not in cup.process.log.read_text()


@pytest.mark.each_database
async def test_a_last_card_in_time_counts_though_the_bot_is_away_over_the_end(cup: Cup) -> None:
    assert await cup.live(NOWHERE)
    await cup.process.die()
    await cup.choose("all_fours")
    await cup.die_at(Write("UPDATE field_tries SET ended_at", "before"))
    cup.ahead_ms += 7 * DAY_MS
    await cup.choose("never")
    assert await cup.live(NOWHERE)
    told = "SELECT 1 FROM fields WHERE result_id > 0"
    await cup.alice.until(lambda: bool(cup.process.rows(told)), what="the end")
    await cup.process.die()
    assert cup.told() == 1
    found = await recounted(cup.process.store)
    assert (found["tournaments"], found["finished in tournaments"]) == (1, 1)


async def test_no_kill_at_the_turn_of_a_week_loses_any_of_a_season(cup: Cup) -> None:
    # To the first Monday of a season.
    cup.ahead_ms += 26 * DAY_MS
    assert await cup.live(NOWHERE)
    await cup.process.die()
    await cup.choose("all_fours")
    for week, steps in enumerate(TURNS, 1):
        for step in steps:
            await cup.die_at(step)
        assert await cup.live(NOWHERE)
        played = "SELECT 1 FROM field_tries WHERE lead IS NOT NULL"
        await cup.go_on(lambda: len(cup.process.rows(played)) >= week)  # noqa: B023  used at once
        await cup.process.die()
        cup.ahead_ms += 7 * DAY_MS
    await cup.choose("never")
    assert await cup.live(NOWHERE)
    await cup.alice.until(lambda: cup.told() == len(TURNS), what="every end")
    await cup.process.die()
    assert cup.process.rows(
        "SELECT count(*), count(DISTINCT opens_at), count(DISTINCT message_id)"
        " FROM fields WHERE kind = 'tournament'"
    ) == [(len(TURNS),) * 3]
    async with closed_after(await store_at(cup.process.store)) as store:
        guild, now = cup.server.world.guilds[0].id, now_ms() + cup.ahead_ms
        season = await store.tournaments.season(guild, now, before=1)
    assert season.over
    (first, *_) = season.lines
    assert (first.rank, first.person, None in first.weeks) == (1, cup.alice.id, False)
    assert "incident" not in cup.process.log.read_text()
