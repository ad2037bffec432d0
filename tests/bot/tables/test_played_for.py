"""Whoever had computers play for them gains nothing from a game, and the result says so."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from bot.screens.personal.preferences import languages
from bot.tables.clock.paces import Pace
from bot.tables.messages.drawing import result_screen
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Moment
from bot.tables.session.results import finished_game
from bot.text.phrasebook import phrasebook_of
from data.results import FinishedGame
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import FAMILIES, variant
from engine.players.decision import FORCED, Basis, Decision
from engine.ratings.rating import NEW
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from engine.table.replaying import replay
from loopback_discord.payloads import text_of
from tests.drawing import as_sent
from tests.end_to_end.short_games import short_of
from tests.laws.covering import THOROUGH
from tests.stored import closed_after
from tests.table_rows import table_row

ANN, BEN = 11, 12
PACE: Final = Pace("live", reminder=30, turn=60, interval=8, card=2)
HOW: Final = {
    Author.COMPUTER: Decision(Basis.PLAYER, "easy"),
    Author.CLOCK: Decision(Basis.DEFAULT),
}


class Played(NamedTuple):
    """A game at random: its table, and what every seat did."""

    row: TableRow
    done: tuple[tuple[Seat, Action], ...]

    def decided(self, seat: Seat) -> int:
        return sum(at == seat for at, _ in self.done)

    def with_stand_in(
        self, seat: Seat, which: Sequence[int], author: Author
    ) -> tuple[FinishedGame, Moment]:
        """Return the game as it is kept and told if those decisions of a seat were not its own."""
        entries, decided = list[Entry](), 0
        for number, (at, action) in enumerate(self.done):
            by = Author.DEALER if at == DEALER else Author.PERSON
            if at == seat:
                by = author if decided in which else by
                decided += 1
            entries.append(Entry(number, at, action, 0, by, HOW.get(by)))
        game = variant(self.row.preset, self.row.options).start(self.row.seat_count, 0)
        play = replay(game, entries, people=(0, 1))
        moment = Moment(row=self.row, play=play, pace=PACE, intervals=False)
        return finished_game(self.row, play.game, tuple(entries), None, 1), moment


def played(family: str) -> Played:
    """Play a short game of Ann and Ben with computers, everybody at random."""
    _, said = short_of(family)
    preset, seats, options = str(said.pop("preset")), int(said.pop("seats")), said
    if family == "hearts":
        options["end_mode"] = "deals"
    chairs = (Chair("Ann", ANN), Chair("Ben", BEN), *[Chair("Computer")] * (seats - 2))
    row = table_row(
        family=family,
        preset=preset,
        options=options,
        seat_count=seats,
        chairs=chairs,
        dealer=0,
        state=TableState.PLAYING,
    )
    game, done, rng = (
        variant(preset, options).start(seats, 0),
        list[tuple[Seat, Action]](),
        Random(7),
    )
    while game.to_act:
        seat = game.to_act[0]
        action = game.propose(seat, rng)
        game, _ = game.apply(seat, action)
        done.append((seat, action))
    return Played(row, tuple(done))


BOUNDS: Final = (1, 2)
"""The shares that are just a third, and just more."""


def shares(decided: int) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Yield which of so many decisions a computer makes, and whether these are too many."""
    third, rng = decided // 3, Random(decided)
    yield (), False
    yield tuple(range(third)), False
    yield tuple(range(third + 1)), True
    yield tuple(rng.sample(range(decided), third)), False
    yield tuple(rng.sample(range(decided), third + 1)), True
    yield tuple(range(decided - third - 1, decided)), True
    yield tuple(range(decided)), True


@pytest.mark.parametrize("author", HOW)
@pytest.mark.parametrize("family", FAMILIES)
async def test_more_than_a_third_is_too_much(family: str, author: Author, tmp_path: Path) -> None:
    game = played(family)
    for at, (which, too_much) in enumerate(shares(game.decided(0))):
        kept, moment = game.with_stand_in(0, which, author)
        assert [seat.left for seat in kept.seats[:2]] == [too_much, False]
        assert moment.gone == ({0} if too_much else set())
        # All shares, and all languages, are met by some family.
        for language in languages() if THOROUGH else languages()[at % 5 :][:1]:
            reader = Reader(phrasebook_of(language))
            told = text_of({"components": as_sent(result_screen(moment, reader, 1))})
            # In words, and beside the points of who plays alone.
            marks = 2 if sum(one.side == 0 for one in kept.seats) == 1 else 1
            assert told.count("💤") == marks * too_much
        if at not in BOUNDS and not THOROUGH:
            continue
        async with closed_after(await SqliteStore.open(tmp_path / f"{at}.db")) as store:
            await store.tables.add(game.row)
            await store.results.finish(kept)
            await _gained(store, kept, nothing=too_much)


async def _gained(store: SqliteStore, kept: FinishedGame, *, nothing: bool) -> None:
    """Hold all figures of Ann to what she may have of the game."""
    family, own = kept.family, kept.seats[0]
    for guild in (0, kept.guild_id):
        rating = await store.ratings.of_person(guild, ANN, family)
        bests = await store.ratings.bests(guild, ANN, family)
        met = await store.ratings.meetings(guild, ANN, BEN, family)
        against = await store.ratings.against_computers(guild, ANN, family)
        if nothing:
            assert rating is not None
            assert rating.shown <= NEW.shown
            assert (bests.longest_streak, bests.fewest_points, bests.most_points) == (0, None, None)
            assert (met.ahead, sum(one.ahead for one in against)) == (0, 0)
    line = await store.standings.of_person(kept.guild_id, ANN, "all", family)
    assert line is not None
    assert line.games == 1
    assert line.wins == (own.place == 1)
    if nothing:
        assert (line.wins, line.deals, line.points, dict(line.feats)) == (0, 0, 0, {})
        others = [seat for seat in kept.seats if seat.side != own.side]
        assert own.place > max(seat.place for seat in others)
        first = [seat for seat in kept.seats if seat.place == 1]
        assert first
        assert own not in first


def test_nobody_decides_what_is_forced_or_what_was_not_noted() -> None:
    game = played("hearts")
    _, moment = game.with_stand_in(0, (), Author.CLOCK)
    for decision in (FORCED, None):
        done = [(0, Author.COMPUTER, decision)] * 50
        assert moment.play.decisions.after(done) == moment.play.decisions


@pytest.mark.parametrize("family", FAMILIES)
def test_where_nobody_played_nobody_has_won(family: str) -> None:
    game = played(family)
    gone = [
        replace(one, person=at, presence=Presence.LEFT) for at, one in enumerate(game.row.chairs)
    ]
    game = game._replace(row=replace(game.row, chairs=tuple(gone)))
    kept, moment = game.with_stand_in(0, (), Author.CLOCK)
    assert {seat.place for seat in kept.seats} == {2}
    reader = Reader(phrasebook_of("en-US"))
    assert "🏆" in text_of({"components": as_sent(result_screen(moment, reader, 1))})
