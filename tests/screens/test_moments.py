"""Every screen at the moments of whole games, of every family."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval
from bot.screens.personal.leave import leave_screen
from bot.screens.table.round_table import paused_table_screen
from engine.cards import card, cards
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Presence
from engine.tricks.trick import Play, TakenTrick
from tests.each import each
from tests.engine.kept_games import games
from tests.laws.conftest import cases
from tests.laws.covering import THOROUGH, Case, in_sight
from tests.screens.conftest import (
    ENGLISH,
    HOSTILE_NAMES,
    Payload,
    english,
    faces,
    faults,
    frame_of,
    sent,
)
from tests.screens.records import first, first_deal, last

SCREENS = family_screens("hearts")
OTHERS = 0.04 if THOROUGH else 0.005
"""The share of moments that are looked at beside those which differ from all before."""
ACTIONS = 20_000 if THOROUGH else 700
"""Actions of a game that are looked at; at random, one of Canasta is long."""

TABLES = [
    case
    for case in cases()
    # Of two packs three would hold 34 cards each, which no menu offers.
    if case[0].family in FAMILIES and (dict(case[0].options).get("decks"), case[1]) != (2, 3)
]
"""Every game on offer and house rules of all families."""


def frame_at(game: Game, rng: Random) -> Frame:
    """A frame full of trouble: hostile names, absent people, closed messages, a deadline."""
    seats = game.seat_count
    frame = frame_of(tuple(rng.choice(HOSTILE_NAMES) for _ in range(seats)))
    chairs = tuple(
        replace(chair, presence=rng.choice([*Presence, Presence.HERE]))
        if rng.random() < 0.7
        else replace(chair, person=None)
        for chair in frame.chairs
    )
    between = DEALER in game.to_act and bool(game.deal_scores)
    pressed = tuple(seat for seat in range(seats) if rng.random() < 0.5)
    ends_at = rng.choice([None, 1_790_000_000])
    return replace(
        frame,
        chairs=chairs,
        table_id="abcdefghijkl",
        asked=tuple(rng.randrange(1, 999_999) for _ in range(seats)),
        waiting_for=tuple(seat for seat in game.to_act if seat >= 0),
        deadlines=rng.choice([{}, dict.fromkeys(game.to_act, 1_790_000_000)]),
        table_link=rng.choice([None, frame.table_link]),
        hints=rng.random() < 0.8,
        paused_until=rng.choice([None, 1_790_000_000]),
        interval=Interval(pressed=pressed, awaited=tuple(range(seats)), ends_at=ends_at)
        if between
        else None,
    )


def public_screens(family: str, drawing: Drawing[Any]) -> list[list[Payload]]:
    """Everything that everybody may look at."""
    screens, view = family_screens(family), drawing.view
    shown = [screens.table(drawing), screens.last(drawing), screens.scores(drawing)]
    shown += [screens.past_table(drawing, deal) for deal in {1, len(view.results)} - {0}]
    return [*map(sent, shown), *([sent(screens.result(drawing))] if view.outcome else [])]


def look(game: Game, rng: Random) -> None:
    """Draw everything at one moment; no screen changes with what its reader cannot know."""
    family, frame = game.variant.family, frame_at(game, rng)

    def public(view: View) -> list[list[Payload]]:
        return public_screens(family, english(view, frame))

    said = public(game.view(None))
    assert public(game.imagine(None, rng).view(None)) == said
    sent(leave_screen(frame, rng.randrange(game.seat_count), 24, ENGLISH))
    sent(paused_table_screen(replace(frame, paused_until=1_790_000_000), ENGLISH))
    seat = rng.choice([one for one in game.to_act if one != DEALER] or range(game.seat_count))
    view, notice = game.view(seat), rng.choice([None, "x" * 300])
    # Even drawn by mistake from a seat's own view, the table shows no card of its hand.
    by_mistake = family_screens(family).table(english(view, frame))
    assert faces(by_mistake) <= faces(family_screens(family).table(english(game.view(None), frame)))
    pick = view.prompt.pick if view.prompt is not None and family != "canasta" else 0
    draft = tuple(map(str, rng.sample(view.hand, rng.randint(0, min(pick, len(view.hand))))))
    hands = [
        sent(family_screens(family).hand(english(one, frame), draft=draft, notice=notice))
        for one in (view, game.imagine(seat, rng).view(seat))
    ]
    assert hands[0] == hands[1]


def telling(offered: Variant, seats: int, rng: Random) -> Iterator[Game]:
    """Some moments of a game at random: the first of each stage and of some deals, and the last."""
    game: Game = offered.start(seats, 0)
    seen = set[tuple[str, int]]()
    for _ in range(ACTIONS):
        new = (game.stage, min(len(game.deal_scores), 1))
        if new not in seen or game.outcome or rng.random() < OTHERS:
            seen.add(new)
            yield game
        if game.outcome:
            return
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))


@each(("offered", "seats"), lambda: in_sight(TABLES))
def test_every_game_at_every_table_fits_discord_and_keeps_every_secret(
    offered: Variant, seats: int
) -> None:
    rng = Random(f"{offered.key} {seats}")
    moments = [*telling(offered, seats, rng)]
    assert len(moments) > 2
    for game in moments:
        look(game, rng)


def kept_games() -> Sequence[Case]:
    held = [(variant(key), one["seats"]) for key, records in games().items() for one in records]
    return in_sight(held)


@each(("offered", "seats"), kept_games)
def test_sixty_deals_under_the_longest_names_fit_one_message(offered: Variant, seats: int) -> None:
    frame = frame_of(("*" * 40,) * seats)
    view: Any = last(offered.key, seats).view(None)
    fullest = max(view.results, key=lambda result: len(str(result)))
    for seen in (view, first(offered.key, seats).view(None)):
        many = replace(seen, results=(fullest,) * 60, deal_number=60)
        public_screens(offered.family, english(many, frame))


def test_the_fullest_table_there_can_be_fits_one_message() -> None:
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
    assert faults(SCREENS.table(english(view, frame))) == []
