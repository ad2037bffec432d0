"""The round table as a picture: what everybody sees there, and nothing else."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

import pytest

from bot.pictures.painting import paint
from bot.pictures.scenes import TableScene
from bot.screens.cards import face_text
from bot.screens.components import ALT_LENGTH, Text
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.pictures import table_alt, with_table_picture
from bot.screens.screen import Screen, framed
from bot.tables.messages.drawing import in_pictures, table_in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import HOME, Phrasebook
from data.preferences import OwnPictures
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.games.canasta.view import CanastaView
from engine.tricks.view import TrickView
from tests.conftest import there
from tests.each import each
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, english, faults, frame_of, texts
from tests.screens.largest import speaking
from tests.screens.records import kept, playing

TABLES: Final = (("standard", 4), ("cancellation", 10), ("trinidad", 4), ("samba_6", 6))


def moments(key: str, seats: int) -> Iterator[Game]:
    """Yield a game after each of its first actions."""
    return (game for game, _ in islice(kept(key, seats), 160))


def scene_of(game: Game, *, seat: Seat | None = None) -> TableScene | None:
    view = game.view(seat)
    frame = frame_of(PEOPLE[: view.seat_count])
    review = family_screens(game.variant.family).review
    return review.table_scene(Drawing(frame, view, speaking(HOME)), "two-colours")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_shows_what_lies_on_the_table_and_its_text_tells_the_same(key: str, seats: int) -> None:
    shown = 0
    for game in moments(key, seats):
        scene, view = scene_of(game), game.view(None)
        if scene is None:
            continue
        shown += 1
        alt = table_alt(scene, frame_of(PEOPLE[:seats]), speaking(HOME))
        assert len(alt) <= ALT_LENGTH
        if isinstance(view, TrickView):
            lying = view.trick or (view.pending[-1] if view.pending else ())
            if not lying and any(view.tricks_won) and view.last_trick is not None:
                lying = view.last_trick.plays
            played = {line.seats[0]: line.played for line in scene.lines if line.played}
            assert played == {play.seat: play.card for play in lying}
            assert all(not line.piles for line in scene.lines)
            assert all(face_text(face, speaking(HOME)) in alt for face in played.values())
        else:
            assert isinstance(view, CanastaView)
            assert [line.seats for line in scene.lines if line.laid] == [
                side.seats for side in view.sides
            ]
            assert scene.held == view.hand_sizes
            assert scene.middle is not None
            assert scene.middle.top == view.top
    assert shown > 40


@each(
    ("key", "seats"),
    [*TABLES[:3], ("gong_zhu", 4), ("seven_up", 2), ("auction_pitch", 4), ("california_jack", 2)],
)
def test_nobody_takes_a_trick_before_its_last_card(key: str, seats: int) -> None:
    """Whoever hears the page has no other text of the picture."""
    words, heard = speaking(HOME), set[str]()
    for game in moments(key, seats):
        scene, view = scene_of(game), game.view(None)
        if scene is None:
            continue
        assert isinstance(view, TrickView)
        alt = table_alt(scene, frame_of(PEOPLE[:seats]), words)
        said = {way for way in ("leads", "highest so far", "takes it") if f" {way}" in alt}
        heard |= said
        assert "takes it" not in said or not view.trick
        assert ("leads" in said) == (len(view.trick) == 1)
    # Of two players the second ends the trick.
    assert heard == {"leads", "takes it"} | ({"highest so far"} if seats > 2 else set())


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_nobody_sees_more_in_their_own_hand(key: str, seats: int) -> None:
    for game in moments(key, seats):
        public = scene_of(game)
        for seat in range(seats):
            own = scene_of(game, seat=seat)
            if public is None or own is None:
                # Once a deal is over a review goes on showing its last trick.
                view = game.view(None)
                assert own is public or (isinstance(view, TrickView) and view.past_tricks)
            else:
                assert own.nearest == seat
                assert own.lines == public.lines


def pressable(screen: Screen) -> Iterator[str]:
    return (label for label, one in buttons(screen).items() if not one.get("disabled"))


def _drawn_hand(view: SeatView, frame: Frame, words: Phrasebook) -> Screen:
    return family_screens(frame.family).hand(Drawing(frame, view, words))


@pytest.mark.parametrize(
    ("key", "seats"), [*TABLES[:3], ("canasta_book", 4), ("shasta_sam", 2), ("nine_point", 4)]
)
def test_a_hand_with_a_picture_tells_table_and_cards_in_it_and_without_it_in_words(
    key: str, seats: int
) -> None:
    words, pictured = speaking(HOME), 0
    reader = Reader(words, "two-colours", "cards")
    for game in moments(key, seats):
        screens, view = family_screens(game.variant.family), game.view(0)
        frame = replace(
            frame_of(PEOPLE[:seats]), family=game.variant.family, own=OwnHand(lettered=True)
        )

        draw = partial(_drawn_hand, view)
        shown = in_pictures(draw, view, frame, reader)
        assert shown.without_pictures() == draw(frame, words.plain)
        # Beside many bids the fan of cards stands for buttons that cannot be pressed yet.
        words_alone = shown.without_pictures()
        assert [*pressable(shown)] == [*pressable(words_alone)]
        left_out = [one for one in words_alone.says if one not in [*shown.says]]
        table = next((one for one in shown.scenes if isinstance(one, TableScene)), None)
        if table is None:
            continue
        pictured += 1
        assert not left_out
        assert shown.scenes == (table,)
        playable = view.prompt.cards if view.prompt and view.prompt.question == "play" else ()
        raised = () if {*playable} == {*view.hand} else playable
        hand = screens.hand_cards(view)
        assert table == replace(there(scene_of(game, seat=0)), hand=hand, raised=raised)
        # Trumps stand on the cloth, and Game so far.
        assert not re.search(r"Trumps[: ] ?\*?\*?(\w+ )?[♣♦♥♠]|-# Game", texts(shown)), texts(shown)
        trick = view.trick if isinstance(view, TrickView) else ()
        # Whoever is to play to a trick has an empty place there.
        assert not trick or all(table.lines[seat].played is None for seat in table.awaited)
        assert all(
            f"{face_text(face, words)}** {PEOPLE[at]}" not in texts(shown) for at, face in trick
        )
    assert pictured > 10


def test_it_stands_below_the_title_and_is_painted() -> None:
    game = playing(trick=3, plays=2)
    scene = there(scene_of(game))
    assert scene.names == ("Alice", "Bob", "Carol", "Dave")
    frame = frame_of()
    table = family_screens("hearts").table(english(game.view(None)))
    shown = with_table_picture(table, scene, frame, ENGLISH)
    assert faults(shown) == []
    assert shown.scenes == (scene,)
    assert shown.without_pictures() == table
    assert paint(scene).startswith(b"\x89PNG")


def test_a_name_of_other_letters_is_told_by_its_sign_below_the_picture() -> None:
    view = playing(plays=2).view(None)
    review = family_screens("hearts").review

    def shown(*names: str) -> Screen:
        here = frame_of(names)
        scene = there(review.table_scene(english(view, here), "two-colours"))
        return with_table_picture(Screen(framed(Text("### x")).parts), scene, here, ENGLISH)

    assert "🔶" not in texts(shown("Alice", "Zo\u00eb", "Carol", "Dave"))
    assert "🔶" in texts(shown("Alice", "\u7530\u4e2d", "Carol", "Dave"))


@each("pictures", ["cards", "never"])
def test_a_frozen_pile_is_told_in_words_to_whoever_plays_and_looks_on(
    pictures: OwnPictures,
) -> None:
    """The picture has a frame of gold for it, which also says who is to play."""
    told = set[tuple[bool, bool, bool]]()
    for game in moments("canasta_book", 4):
        view = game.view(0)
        if not (isinstance(view, CanastaView) and view.order and view.top):
            continue
        frame = replace(frame_of(PEOPLE[:4]), family="canasta", own=OwnHand())
        reader = Reader(ENGLISH, "two-colours", pictures)
        hand = in_pictures(partial(_drawn_hand, view), view, frame, reader)
        table = table_in_pictures(game.view(None), frame, reader)
        told.add((view.pile_frozen, "frozen**" in texts(hand), "frozen**" in texts(table)))
    assert told == {(True, True, True), (False, False, False)}
