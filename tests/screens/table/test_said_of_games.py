"""What screens say of a game is so, in each family and language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, islice, pairwise
from typing import Any, Final

import pytest

from bot.screens.canasta.plan import barred, may_plan_take
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval, OwnHand
from bot.screens.phrases import enumerated, listed
from bot.screens.screen import Screen
from bot.screens.sides import Side
from bot.screens.trick_games.ticks import gives
from bot.text.faces import EMPTY
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.outcome import Outcome, places
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from engine.table.chairs import Chair
from engine.table.table import deal_ended
from engine.tricks.trick import Play
from engine.tricks.view import TrickSeatView, TrickView
from tests.each import each
from tests.screens.conftest import ENGLISH, FACES, PEOPLE, english, frame_of, texts
from tests.screens.first_deals import first_deal_of
from tests.screens.largest import speaking
from tests.screens.records import first_where, kept, last
from tests.screens.test_words import COVERING, SPOKEN

TABLES: Final = (*COVERING, ("california_jack", 2), ("cinch", 4), ("pedro", 4))
"""Presets whose screens differ most, those of games that discard and that draw among them."""

WHOLE_GAMES: Final = (
    ("standard", 4),
    ("partnership_hearts", 4),
    ("canasta_2", 2),
    ("seven_up", 3),
    ("auction_pitch", 4),
)

GIVING: Final = (
    ("standard", 4),
    ("heartsette", 3),
    ("seven_up_1876", 3),
    ("ten_point_six", 6),
    ("cinch", 4),
)
"""Games in which cards are passed, put aside or kept, of each count."""

RACES: Final = (
    ("standard", 4, 0),
    ("partnership_hearts", 4, 2),
    ("reverse_hearts", 4, 0),
    ("canasta_3", 3, 1),
    ("gong_zhu_plain", 4, 0),
    ("six_point", 3, 0),
    ("all_fives_plain", 2, 0),
)
"""Games in which the first place changes, and is told: preset, seats, and which was kept."""

every_table = each(("key", "seats"), TABLES)


def moments(key: str, seats: int) -> Iterator[Game]:
    """Yield the moments of a first deal before its end."""
    return (game for name, game in first_deal_of(key, seats) if name != "end")


def around(seats: int, **changed: Any) -> Frame:  # noqa: ANN401  fields of many types
    return replace(frame_of(PEOPLE[:seats]), **changed)


def told(game: Game, frame: Frame, words: Phrasebook, seat: Seat | None = None) -> list[str]:
    """Return the lines of the table, or of the hand of a seat."""
    return texts(drawn(game, frame, words, seat)).splitlines()


def drawn(game: Game, frame: Frame, words: Phrasebook, seat: Seat | None = None) -> Screen:
    screens = family_screens(game.variant.family)
    if seat is None:
        return screens.table(Drawing(frame, game.view(None), words))
    return screens.hand(Drawing(frame, game.view(seat), words))


@every_table
def test_large_cards_are_those_of_the_trick(key: str, seats: int) -> None:
    words = ENGLISH.with_faces(FACES)
    empty = words.faces.of(EMPTY) or ""
    for game in moments(key, seats):
        view = game.view(None)
        tricks: list[Sequence[Play]] = [()]
        if isinstance(view, TrickView):
            before = () if view.last_trick is None else view.last_trick.plays
            tricks = [view.trick] if view.trick else [(), before]
        for seat in (None, 0):
            said = told(game, around(seats), words, seat)
            large = "".join(line for line in said if line.startswith("# "))
            assert large.replace(empty, "").count("<:") in map(len, tricks), said


@each(("key", "seats"), WHOLE_GAMES)
def test_deals_that_broke_a_tie_are_counted_beside_those_planned(key: str, seats: int) -> None:
    game = last(key, seats)
    played, screens = len(game.deal_scores), family_screens(game.variant.family)
    for words in map(speaking, SPOKEN):
        without = None
        for planned in (None, *range(played + 1, 0, -1)):
            drawing = Drawing(around(seats, deals=planned), game.view(None), words)
            said = texts(screens.result(drawing)).splitlines()
            without = without or said
            more = [line for line in said if line not in without]
            if planned is None or planned >= played:
                assert said == without
            else:
                (line,) = more
                assert re.findall(r"\d+", line) == [f"{planned}", f"{played - planned}"]


@each(("key", "seats"), GIVING)
def test_a_hand_says_which_tap_gives_its_cards(key: str, seats: int) -> None:
    seen = 0
    for game in moments(key, seats):
        for seat in game.to_act:
            if seat < 0:
                continue
            view = game.view(seat)
            if not isinstance(view, TrickSeatView):
                continue
            prompt = view.open_prompt
            if not gives(prompt) or prompt.least is not None:
                continue
            for words in map(speaking, SPOKEN):
                said, asks = (
                    "\n".join(told(game, around(seats, own=OwnHand(at_once=at_once)), words, seat))
                    for at_once in (True, False)
                )
                asked = words("task-ticks", how="asks", count=prompt.pick)
                assert asked in asks
                assert asked not in said
                assert words("task-ticks", how=prompt.verb, count=prompt.pick) in said
                seen += 1
    assert seen


@every_table
def test_of_hearts_that_are_not_broken_nothing_is_said_in_the_first_trick(
    key: str, seats: int
) -> None:
    for game in moments(key, seats):
        view = game.view(None)
        if not isinstance(view, HeartsView):
            continue
        matters = "until_broken" in (view.terms.rules.hearts_lead, view.terms.rules.qs_lead)
        later = view.trick_number > 1 and not view.hearts_broken
        for words in map(speaking, SPOKEN):
            said = "\n".join(told(game, around(seats), words))
            expected = view.stage == "play" and matters and later
            assert (words("hearts-unbroken") in said) == expected


@pytest.mark.parametrize("key", ["canasta_book", "canasta_2", "canasta_3_cutthroat"])
def test_who_cannot_take_the_pile_is_told_no_more_than_what_bars_it(key: str) -> None:
    seats = variant(key).seats_default
    seen = 0
    for game, _ in islice(kept(key, seats), 200):
        for seat in game.to_act:
            view = game.view(seat) if seat >= 0 else None
            if not isinstance(view, CanastaSeatView) or view.stage != "draw":
                continue
            if view.ways or may_plan_take(view) or barred(view) is not None:
                continue
            if not view.stock_size or Action("draw") not in view.open_prompt.choices:
                continue
            seen += 1
            count = min(view.rules.draw_count, view.stock_size)
            for words in map(speaking, SPOKEN):
                begins = words("canasta-task-begin", count=count, may="draw")
                assert begins in told(game, around(seats), words, seat)
    assert seen


@each(("key", "seats"), WHOLE_GAMES)
def test_one_person_alone_is_not_told_what_the_button_says(key: str, seats: int) -> None:
    game = first_where(key, seats, lambda one: bool(one.deal_scores))
    for words in map(speaking, SPOKEN):
        waits = words("next-deal-waits")
        for seat in (None, 0):
            alone, all_of_them = (
                told(
                    game,
                    around(
                        seats, interval=Interval(pressed=(), awaited=tuple(awaited), ends_at=None)
                    ),
                    words,
                    seat,
                )
                for awaited in ((0,), range(seats))
            )
            assert waits in all_of_them
            assert alone == [line for line in all_of_them if line != waits]


def leaders(sides: Sequence[Side], words: Phrasebook) -> set[str]:
    """Return the headlines that name a new leader."""
    return {
        words("deal-highlight", said=words("highlight-leader", count=len(side), names=names))
        for side in sides
        for names in [listed([PEOPLE[seat] for seat in side], words)]
    }


def first_places(sides: Sequence[Side], words: Phrasebook) -> Mapping[str, set[Seat]]:
    """Return what a headline says of who is first now, and of whom."""
    said: dict[str, set[Seat]] = {}
    names = [listed([PEOPLE[seat] for seat in side], words) for side in sides]
    for side, name in zip(sides, names, strict=True):
        said[words("highlight-comeback", names=name)] = set(side)
    for count in range(2, len(sides) + 1):
        for level in combinations(range(len(sides)), count):
            both = enumerated([names[at] for at in level], words)
            said[words("highlight-tie", names=both)] = {s for at in level for s in sides[at]}
    return {words("deal-highlight", said=one): seats for one, seats in said.items()}


@each(("key", "seats", "number"), RACES)
def test_the_headline_of_the_last_deal_and_the_result_name_the_same_winner(
    key: str, seats: int, number: int
) -> None:
    """Each end of a deal is looked at as if the game were over with it."""
    offered, seen = variant(key), 0
    (sides,) = {end.outcome.sides for end in [last(key, seats)] if end.outcome is not None}
    for before, game in pairwise([game for game, _ in kept(key, seats, number)]):
        if not before.deal_scores or not deal_ended(before, game):
            continue
        view = game.view(None)
        totals = [
            next(sum(view.scores[one] for one in side) for side in sides if seat in side)
            for seat in range(seats)
        ]
        outcome = Outcome("target", places(tuple(totals), highest_wins=offered.highest_wins), sides)
        over = replace(view, outcome=outcome, stage="over")
        between = Interval(pressed=(), awaited=tuple(range(seats)), ends_at=None)
        went_on = told(game, around(seats, interval=between), ENGLISH)
        screens = family_screens(offered.family)
        ended = texts(screens.table(english(over, around(seats)))).splitlines()
        leads, firsts = leaders(sides, ENGLISH), first_places(sides, ENGLISH)
        seen += not {*leads, *firsts}.isdisjoint(went_on)
        assert leads.isdisjoint(ended)
        for named in (firsts[line] for line in ended if line in firsts):
            assert named == set(outcome.winners)
    assert seen


@every_table
def test_of_several_who_are_asked_the_people_are_counted_and_named(key: str, seats: int) -> None:
    for game in moments(key, seats):
        asked = [seat for seat in game.view(None).to_act if seat >= 0]
        if len(asked) < 2:
            continue
        for computers in range(len(asked) + 1):
            people = asked[computers:] or asked
            chairs = tuple(
                Chair(name, person=None if seat in asked[:computers] else seat + 1)
                for seat, name in enumerate(PEOPLE[:seats])
            )
            for words in map(speaking, SPOKEN):
                said = told(game, around(seats, chairs=chairs), words)
                named = [PEOPLE[seat] for seat in asked if f"**{PEOPLE[seat]}**" in "".join(said)]
                several = words("heading-several", count=len(people))
                if len(people) > 1:
                    assert said[0] == several
                else:
                    assert PEOPLE[people[0]] in said[0]
                assert named in ([], [PEOPLE[seat] for seat in people]), said
