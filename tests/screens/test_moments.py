"""Every screen at every moment of whole games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval
from bot.screens.personal.leave import leave_screen
from bot.screens.table.round_table import paused_table_screen
from bot.text.phrasebook import Phrasebook
from engine.cards import card, cards
from engine.contract.game import Game
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant, variants
from engine.games.hearts.deal import DealResult
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.table.chairs import Presence
from engine.tricks.trick import Play, TakenTrick
from tests.each import each
from tests.laws.covering import THOROUGH, looked_at
from tests.screens.conftest import HOSTILE_NAMES, faces, faults, frame_of
from tests.screens.records import Known, by_chance, first, first_deal, kept, last

SCREENS = family_screens("hearts")
OTHERS = 0.05 if THOROUGH else 0.015
"""The share of moments that are looked at beside those which differ from all before."""
APART = 1 if THOROUGH else 3
"""Of so many moments of the first two deals of a whole game one is looked at."""


def room_of(rng: Random, seats: int, game: Game) -> Frame:
    """A frame full of trouble: hostile names, absent people, closed messages, a deadline."""
    frame = frame_of(tuple(rng.choice(HOSTILE_NAMES) for _ in range(seats)))
    chairs = tuple(
        replace(chair, presence=rng.choice([*Presence, Presence.HERE]))
        if rng.random() < 0.7
        else replace(chair, person=None)
        for chair in frame.chairs
    )
    due = tuple(seat for seat in game.to_act if seat >= 0)
    return replace(
        frame,
        chairs=chairs,
        table_id="abcdefghijkl",
        asked=tuple(rng.randrange(1, 999_999) for _ in range(seats)),
        waiting_for=due,
        deadlines=rng.choice([{}, dict.fromkeys(game.to_act, 1_790_000_000)]),
        table_link=rng.choice([None, frame.table_link]),
        hints=rng.random() < 0.8,
        paused_until=rng.choice([None, 1_790_000_000]),
        interval=interval_of(rng, seats) if is_between_deals(game) else None,
    )


def is_between_deals(game: Game) -> bool:
    """Whether a deal is over and no card of the next is dealt."""
    view = game.view(None)
    assert isinstance(view, HeartsView)
    return bool(view.results) and game.outcome is None and view.deal_number == len(view.results)


def interval_of(rng: Random, seats: int) -> Interval | None:
    """An interval in which everybody is waited for, or none, as at a table without intervals."""
    pressed = tuple(seat for seat in range(seats) if rng.random() < 0.5)
    ends_at = rng.choice([None, 1_790_000_000])
    interval = Interval(pressed=pressed, awaited=tuple(range(seats)), ends_at=ends_at)
    return interval if rng.random() < 0.8 else None


def look(game: Game, known: Known, rng: Random, phrasebook: Phrasebook) -> None:
    """Draw everything that can be drawn at one moment, and hold it to its limits."""
    seats = game.seat_count
    frame = room_of(rng, seats, game)
    public = game.view(None)
    for one in (
        SCREENS.table(Drawing(frame, public, phrasebook)),
        SCREENS.last(Drawing(frame, public, phrasebook)),
        SCREENS.scores(Drawing(frame, public, phrasebook)),
        leave_screen(frame, rng.randrange(seats), 24, phrasebook),
        paused_table_screen(replace(frame, paused_until=1_790_000_000), phrasebook),
        SCREENS.past_table(Drawing(frame, public, phrasebook), rng.randrange(1, 4)),
        *([SCREENS.result(Drawing(frame, public, phrasebook))] if game.outcome else []),
    ):
        assert faults(one) == []
        assert faces(one) <= known.public
    for seat in range(seats):
        view = game.view(seat)
        assert isinstance(view, HeartsSeatView)
        ticked = rng.sample(view.hand, rng.randint(0, len(view.hand)))
        notice = rng.choice([None, "x" * 300])
        hand = SCREENS.hand(
            Drawing(frame, view, phrasebook), draft=tuple(map(str, ticked)), notice=notice
        )
        assert faults(hand) == []
        assert faces(hand) <= known.private[seat]
        # Even drawn by mistake from a seat's own view, the public table tells nothing private.
        assert faces(SCREENS.table(Drawing(frame, view, phrasebook))) <= known.public


def test_every_screen_of_a_whole_game_fits_discord_and_keeps_every_secret(
    phrasebook: Phrasebook,
) -> None:
    rng = Random(4)
    seen = 0
    for at, (game, known) in enumerate(kept("standard", 4)):
        due = at % APART == 0 and len(game.deal_scores) < 2
        if due or is_between_deals(game) or game.outcome is not None:
            look(game, known, rng, phrasebook)
            seen += 1
    assert seen > 40


HOUSE_RULES: tuple[dict[str, Option], ...] = (
    {"pass_schedule": "dealer_choice", "dealer_pass_cap": 6, "moon": "choice"},
    {"pass_cycle": {"3": "S", "4": "S 2", "5": "2 S", "6": "S X"}, "moon": "choice"},
)
HEARTS = [
    *(offered for offered in variants() if offered.family == "hearts"),
    *(variant("standard", options) for options in HOUSE_RULES),
    variant("heartsette", {"kitty_seen": "all"}),
    variant("heartsette", {"kitty": "first_trick", "kitty_seen": "winner"}),
    variant("cancellation", {"kitty_seen": "all", "pass_cycle": {"8": "S", "9": "L"}}),
]
"""Every game on offer, and others that ask what none of these does."""

TABLES = looked_at((offered, seats) for offered in HEARTS for seats in offered.seats_allowed)


def telling(seats: int, offered: Variant, rng: Random) -> Iterator[tuple[Game, Known]]:
    """Some moments of a whole game: the first of each stage and of each deal, and the last.

    Beside these some of the first deals, by chance.
    """
    seen: set[tuple[str, str]] = set()
    for game, known in by_chance(offered, seats):
        view = game.view(None)
        assert isinstance(view, HeartsView)
        lying = "pending" if view.pending else "kitty" if view.kitty_taker is not None else ""
        new = (view.stage, lying) not in seen
        seen.add((view.stage, lying))
        if new or game.outcome or (view.deal_number < 4 and rng.random() < OTHERS):
            yield game, known


@each(
    ("offered", "seats"),
    TABLES,
)
def test_every_game_at_every_table_fits_discord_and_keeps_every_secret(
    offered: Variant, seats: int, phrasebook: Phrasebook
) -> None:
    rng = Random(seats)
    stages: set[str] = set()
    for game, known in telling(seats, offered, rng):
        look(game, known, rng, phrasebook)
        view = game.view(None)
        assert isinstance(view, HeartsView)
        stages.add(view.stage)
    assert stages >= {"play", "over"}


@pytest.mark.parametrize(
    ("key", "seats"), [("standard", 3), ("standard", 6), ("cancellation", 10), ("danger_hearts", 6)]
)
def test_sixty_deals_under_the_longest_names_fit_one_message(
    key: str, seats: int, phrasebook: Phrasebook
) -> None:
    frame = frame_of(("*" * 40,) * seats)
    view = last(key, seats).view(None)
    assert isinstance(view, HeartsView)
    results = (DealResult((26,) * seats, moon=1),) * 60
    view = replace(view, results=results, scores=(1560,) * seats, deal_number=60)
    assert faults(SCREENS.result(Drawing(frame, view, phrasebook))) == []
    assert faults(SCREENS.scores(Drawing(frame, view, phrasebook))) == []
    assert faults(SCREENS.table(Drawing(frame, view, phrasebook))) == []
    middle = replace(view, outcome=None, stage="play", trick_number=1, leader=0, to_act=(0,))
    assert faults(SCREENS.table(Drawing(frame, middle, phrasebook))) == []


def test_the_fullest_table_there_can_be_fits_one_message(phrasebook: Phrasebook) -> None:
    """Ten players with the longest names, all away, and all but one trick taken by nobody."""
    frame = frame_of(("*" * 40,) * 10)
    frame = replace(
        frame,
        chairs=tuple(replace(chair, presence=Presence.AWAY) for chair in frame.chairs),
        hints=True,
        waiting_for=(9,),
        deadlines={9: 1_790_000_000},
    )
    trick = tuple(Play(seat, card("TH")) for seat in range(10))
    view = replace(
        first_deal("cancellation", 10, {"kitty_seen": "all"}).view(None),
        stage="play",
        to_act=(9,),
        scores=(-1000,) * 10,
        trick=trick[:9],
        trick_number=10,
        leader=0,
        pending=(trick,) * 8,
        tricks=(TakenTrick(trick, 3),),
        last_trick=TakenTrick(trick, 3),
        kitty=cards("TH9H8H7H"),
        kitty_taker=3,
    )
    assert faults(SCREENS.table(Drawing(frame, view, phrasebook))) == []


def test_a_hand_of_seventeen_passes_with_every_card_ticked(phrasebook: Phrasebook) -> None:
    frame = replace(frame_of(("<" * 40,) * 3), table_id="abcdefghijkl", asked=(999_999,) * 3)
    view = first("standard", 3).view(0)
    assert isinstance(view, HeartsSeatView)
    assert len(view.hand) == 17
    hand = SCREENS.hand(
        Drawing(frame, view, phrasebook), draft=tuple(map(str, view.hand)), notice="x" * 500
    )
    assert faults(hand) == []
