"""Every screen of All Fours and Pitch at the moments of whole games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.game import Game
from engine.contract.variant import Option, Variant
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView, Mark
from engine.games.catalogue import variant, variants
from engine.table.chairs import Presence
from tests.drawing import as_sent
from tests.each import each
from tests.laws.covering import THOROUGH, looked_at
from tests.screens.conftest import HOSTILE_NAMES, PEOPLE, faces, faults, frame_of, texts
from tests.screens.records import Known, by_chance, first, kept, last

SCREENS = family_screens("all_fours")
OTHERS = 0.04 if THOROUGH else 0.015
"""The share of moments that are looked at beside the first of each stage."""

HOUSE_RULES: tuple[tuple[str, dict[str, Option]], ...] = (
    ("seven_up", {"revoke": "penalty", "trick_memory": "full", "inquiry": True}),
    ("seven_up", {"revoke": "penalty", "revoke_claim": True, "after_run": "keep9"}),
    ("af1807", {"follow": "strict", "jack_exempt": True, "mark_when_known": True}),
    ("af1845", {"run_to": "two", "exhaust_keep": False, "literal_quirks": True}),
    ("trinidad", {"revoke": "penalty", "undertrump": False}),
    ("auction_pitch", {"dealer_may_equal": True, "all_pass": "redeal"}),
)
ALL_FOURS = [
    *(offered for offered in variants() if offered.family == "all_fours"),
    *(variant(key, options) for key, options in HOUSE_RULES),
]
"""Every game on offer, and others that ask what none of these does."""

TABLES = looked_at((offered, seats) for offered in ALL_FOURS for seats in offered.seats_allowed)


def view_of(game: Game, seat: int) -> AllFoursSeatView:
    view = game.view(seat)
    assert isinstance(view, AllFoursSeatView)
    return view


def table_of(game: Game) -> AllFoursView:
    view = game.view(None)
    assert isinstance(view, AllFoursView)
    return view


def counted(view: AllFoursView) -> set[Card]:
    """The cards that the score tells of: turned up, revoked with, or a High, Low or Jack played.

    And those that were cut: they were put back before the deal, and say nothing of it.
    """
    marks: list[Mark] = [*view.marks, *(mark for result in view.results for mark in result.marks)]
    cut = {face for row in view.cut for face in row}
    return cut | {mark.card for mark in marks if mark.card is not None}


def room_of(rng: Random, game: Game) -> Frame:
    """A frame full of trouble: hostile names, absent people, closed messages, a deadline."""
    seats = game.seat_count
    frame = frame_of(tuple(rng.choice(HOSTILE_NAMES) for _ in range(seats)))
    return replace(
        frame,
        chairs=tuple(
            replace(chair, presence=rng.choice([Presence.HERE, *Presence]))
            for chair in frame.chairs
        ),
        table_id="abcdefghijkl",
        asked=tuple(rng.randrange(1, 999_999) for _ in range(seats)),
        waiting_for=tuple(seat for seat in game.to_act if seat >= 0),
        deadlines=rng.choice([{}, dict.fromkeys(game.to_act, 1_790_000_000)]),
        table_link=rng.choice([None, frame.table_link]),
        hints=rng.random() < 0.8,
    )


def public_screens(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Iterator[Screen]:
    """Everything that everybody may look at."""
    yield SCREENS.table(Drawing(frame, view, phrasebook))
    yield SCREENS.last(Drawing(frame, view, phrasebook))
    yield SCREENS.scores(Drawing(frame, view, phrasebook))
    yield SCREENS.past_table(Drawing(frame, view, phrasebook), max(1, len(view.results)))
    if view.outcome is not None:
        yield SCREENS.result(Drawing(frame, view, phrasebook))


def look(game: Game, known: Known, rng: Random, phrasebook: Phrasebook) -> None:
    """Draw everything that can be drawn at one moment, and hold it to its limits."""
    frame = room_of(rng, game)
    public = table_of(game)
    told = known.public | counted(public)
    drawn = list(public_screens(frame, public, phrasebook))
    for one in drawn:
        assert faults(one) == []
        assert faces(one) <= told
    for one, again in zip(
        drawn, public_screens(frame, table_of(game.imagine(None, rng)), phrasebook), strict=True
    ):
        assert as_sent(one) == as_sent(again)
    for seat in range(game.seat_count):
        view = view_of(game, seat)
        ticks = tuple(map(str, rng.sample(view.hand, rng.randint(0, len(view.hand)))))
        draft = ("inquire",) if view.may_inquire and rng.random() < 0.5 else ticks
        notice = rng.choice([None, "x" * 300])
        hand = SCREENS.hand(Drawing(frame, view, phrasebook), draft=draft, notice=notice)
        assert faults(hand) == []
        assert faces(hand) <= known.private[seat] | told
        dreamt = SCREENS.hand(
            Drawing(frame, view_of(game.imagine(seat, rng), seat), phrasebook),
            draft=draft,
            notice=notice,
        )
        assert as_sent(hand) == as_sent(dreamt)
        # Even drawn by mistake from a seat's own view, the public table tells nothing private.
        assert faces(SCREENS.table(Drawing(frame, view, phrasebook))) <= told


def telling(seats: int, offered: Variant, rng: Random) -> Iterator[tuple[Game, Known]]:
    """Some moments of a whole game: the first of each stage, some by chance, and the last."""
    seen: set[str] = set()
    for game, known in by_chance(offered, seats):
        stage = game.stage
        if stage not in seen or game.outcome or rng.random() < OTHERS:
            yield game, known
        seen.add(stage)


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
        stages.add(table_of(game).stage)
    assert stages >= {"play", "over"}


@pytest.mark.parametrize("key", ["seven_up", "yorkshire", "lancashire", "seven_up_1876"])
def test_who_does_not_look_yet_is_shown_no_card(key: str, phrasebook: Phrasebook) -> None:
    """F14: with `two` only eldest and dealer look, with `not_partner` all but eldest's partner."""
    blind = 0
    for game, _ in kept(key, 4):
        public = table_of(game)
        if public.trump_fixed or not any(public.hand_sizes):
            continue
        lookers = {public.eldest, public.dealer}
        if key in ("yorkshire", "lancashire"):
            lookers = set(range(4)) - {(public.eldest + 2) % 4}
        for seat in set(range(4)) - lookers:
            frame = frame_of()
            hand = SCREENS.hand(Drawing(frame, view_of(game, seat), phrasebook))
            shown = faces(hand) - {*public.turned, *(play.card for play in public.seen)}
            assert shown <= counted(public)
            assert "You look at your cards once trumps are fixed." in texts(hand)
            blind += 1
        for seat in lookers:
            frame = frame_of()
            hand = SCREENS.hand(Drawing(frame, view_of(game, seat), phrasebook))
            assert faces(hand) >= set(view_of(game, seat).hand)
            assert len(view_of(game, seat).hand) >= 6 - bool(public.trick)
    assert blind


@pytest.mark.parametrize(("key", "seats"), [("seven_up", 4), ("trinidad", 2), ("pitch", 7)])
def test_sixty_deals_under_the_longest_names_fit_one_message(
    key: str, seats: int, phrasebook: Phrasebook
) -> None:
    frame = frame_of(("*" * 40,) * seats)
    view = table_of(last(key, seats))
    fullest = max(view.results, key=lambda result: len(result.marks))
    view = replace(view, results=(fullest,) * 60, deal_number=60)
    for one in public_screens(frame, view, phrasebook):
        assert faults(one) == []
    middle = replace(table_of(first(key, seats)), results=(fullest,) * 60)
    assert faults(SCREENS.table(Drawing(frame, middle, phrasebook))) == []


def test_names_are_those_of_the_table(phrasebook: Phrasebook) -> None:
    """The names of the frame stand on the table, none of them twice as a side."""
    game = first("trinidad", 4)
    said = texts(SCREENS.table(Drawing(frame_of(), table_of(game), phrasebook)))
    assert f"{PEOPLE[0]} + {PEOPLE[2]} " in said
    assert f"{PEOPLE[1]} + {PEOPLE[3]} " in said
