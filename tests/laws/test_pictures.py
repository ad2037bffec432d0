"""Pictures: their texts tell what they show, and they show nothing that not everybody has seen."""

import io
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.painting import paint
from bot.pictures.scenes import ChartLine, ChartScene, DealLine, DealScene, HandScene, Pile
from bot.screens.components import ALT_LENGTH
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval, OwnHand
from bot.screens.pictures import as_told, chart_alt, deal_alt, hand_alt
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.tables.messages.drawing import in_pictures, table_in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, Unreadable, card, cards
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.seats import Seat
from tests.laws.course import chances, course, lengths, played, seeds, viewer
from tests.laws.covering import THOROUGH, Case
from tests.screens.conftest import ENGLISH, PEOPLE, faces, frame_of
from tests.screens.hands_in_play import Shown, Situation, hand

TRY = Situation("panel of a contest", "cards", "two-colours", "on", told=False)
INTERVAL = Interval(pressed=(), awaited=(0,), ends_at=None)
_FACE = re.compile(r"(10|[2-9JQKA])([♣♦♠♥])|((?:big |little )?joker)")
_JOKERS = {"joker": "**", "big joker": "X1", "little joker": "X2"}
_SUITS = {"♣": "C", "♦": "D", "♠": "S", "♥": "H"}


def ends(case: Case, seed: int) -> Iterator[tuple[Game, set[Card]]]:
    """Yield a game after the end of each of its deals, and the cards everybody heard of in it."""
    one, results, begun = course(case, seed), 0, 0
    for at, game in enumerate(one.moments()):
        if len(game.deal_scores) > results:
            results = len(game.deal_scores)
            events = one.played(at)[2]
            yield game, public(events[begun:])
            begun = len(events)


def kitty_of(case: Case, seed: int, deal: int) -> int:
    """How many cards lay aside in a deal, counted from 1, for a seat to take."""
    return max(
        cast("Mapping[str, int]", game.card_counts).get("kitty", 0)
        for game in course(case, seed).moments()
        if len(game.deal_scores) == deal - 1
    )


def told(alt: str) -> Counter[Card]:
    """The cards that a text names."""
    return Counter(
        card(_JOKERS[joker] if joker else ("T" if rank == "10" else rank) + _SUITS[suit])
        for rank, suit, joker in _FACE.findall(alt)
    )


def shown(scene: DealScene) -> Counter[Card]:
    """The cards that a picture of a deal shows."""
    piled = Counter(face for line in scene.lines for pile in line.piles for face in pile.cards)
    return piled + Counter([scene.big.card] if scene.big and scene.big.card else [])


def public(events: tuple[Event, ...]) -> set[Card]:
    """The cards of all that everybody has heard."""
    found: set[Card] = set()
    for event in events:
        for word in event.words if event.may_hear(None) else ():
            try:
                found.update(cards(word))
            except Unreadable:
                continue
    return found


@given(seed=seeds if THOROUGH else st.just(0))
def test_texts_tell_what_pictures_of_deals_show_and_everybody_has_seen_it(
    case: Case, seed: int
) -> None:
    variant, seats = case
    screens, frame = family_screens(variant.family), frame_of(PEOPLE[:seats])
    for game, seen in ends(case, seed):
        view, number = game.view(None), len(game.deal_scores)
        lines = screens.chart_lines(view)
        _check_chart(lines, number, chart_alt(ChartScene(lines), frame, ENGLISH))
        assert sorted(seat for line in lines for seat in line.seats) == [*range(seats)]
        scene = screens.deal_scene(view, number, "four-colours")
        if scene is None:
            continue
        scene = as_told(scene, frame, ENGLISH)
        _check_deal(scene, deal_alt(scene, frame, ENGLISH))
        # What the count names was shown to everybody, even if it was never played.
        read = faces(screens.table(Drawing(replace(frame, interval=INTERVAL), view, ENGLISH)))
        # A kitty, or what was put away for it, is turned up when its points are counted.
        unseen = set(shown(scene)) - seen - read
        assert not unseen or len(unseen) <= kitty_of(case, seed, number)
        assert sorted(seat for line in scene.lines for seat in line.seats) == [*range(seats)]
        if number == 1 and not seed:
            with Image.open(io.BytesIO(paint(scene))) as picture:
                assert picture.height < 1400


def test_of_seven_packs_the_cards_with_a_sign_are_shown() -> None:
    frame = frame_of(PEOPLE[:6])
    meld = Pile(tuple(cards("KSKHKDKC2D**")))
    canasta = Pile(tuple(cards("QS")), "mixed", 7)
    lines = tuple(
        DealLine((seat, seat + 2, seat + 4), (seat,), (canasta, *[meld] * 20), "+5")
        for seat in (0, 1)
    )
    scene = DealScene(lines, "two-colours")
    told = as_told(scene, frame, ENGLISH)
    assert [line.piles for line in told.lines] == [(canasta,), (canasta,)]
    _check_deal(told, deal_alt(told, frame, ENGLISH))
    few = replace(scene, lines=tuple(replace(line, piles=(canasta, meld)) for line in lines))
    assert as_told(few, frame, ENGLISH) == few


def _check_chart(lines: tuple[ChartLine, ...], number: int, alt: str) -> None:
    for line in lines:
        assert len(line.totals) == number
        assert f": {', '.join(map(str, line.totals))}." in alt or alt.endswith("…")


def _check_deal(scene: DealScene, alt: str) -> None:
    assert len(alt) <= ALT_LENGTH
    assert told(alt) == shown(scene)
    for line in scene.lines:
        names = [PEOPLE[seat] for seat in line.seats]
        # Written with its sign, and said as one if it is one.
        points = "point" if line.points.strip(f"+-{MINUS}") == "1" else "points"
        who = re.escape(" and ".join(names[-2:]))
        assert re.search(rf"{who}, {re.escape(line.points)} {points}\b", alt)
    for pile in (pile for line in scene.lines for pile in line.piles):
        assert pile.number is None or str(abs(pile.number)) in alt


@given(seed=seeds)
def test_the_text_of_a_hand_tells_its_cards(case: Case, seed: int) -> None:
    variant, seats = case
    screens = family_screens(variant.family)
    view = course(case, seed).moments(20)[-1].view(seed % seats)
    scene = HandScene(screens.hand_cards(view), "two-colours")
    assert Counter(scene.cards) == Counter(view.hand)
    assert told(hand_alt(scene, ENGLISH)) == Counter(view.hand)


@given(seed=seeds, length=lengths, chance=chances)
def test_pictures_of_games_that_differ_in_hidden_cards_alone_are_equal_bytes(
    case: Case, seed: int, length: int, chance: int
) -> None:
    """Nobody sees a pixel more at the table, or in the own hand, than may be known there."""
    variant, seats = case
    game, frame = played(case, seed, length)[0], replace(frame_of(PEOPLE[:seats]), sayable=())
    frame, who = replace(frame, family=variant.family), viewer(game, chance)
    if game.outcome is not None:
        return
    other = game.imagine(who, Random(chance))
    # A try is drawn by its whole panel, with what stands above it.
    drawn = partial(hand, situation=TRY, words=ENGLISH) if who is not None and chance % 2 else None
    here, there = (
        shown_to(who, one, frame) if drawn is None else drawn(Shown(one, who or 0))
        for one in (game, other)
    )
    assert here == there
    assert here.without_pictures() == there.without_pictures()
    for scene, same in zip(here.scenes, there.scenes, strict=True):
        assert scene == same
        if chance % 5 == 0:
            assert paint(scene) == paint(same)


def shown_to(seat: Seat | None, game: Game, frame: Frame) -> Screen:
    """Return what is shown with pictures: everybody the table, or a seat its hand."""
    reader = Reader(ENGLISH, "two-colours", "cards")
    if seat is None:
        return table_in_pictures(game.view(None), frame, reader)
    view, own = game.view(seat), replace(frame, own=OwnHand())

    def draw(frame: Frame, words: Phrasebook) -> Screen:
        return family_screens(frame.family).hand(Drawing(frame, view, words))

    return in_pictures(draw, view, own, reader)
