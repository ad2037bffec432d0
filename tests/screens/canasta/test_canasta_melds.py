"""Melds on the table, a line each, and what was done in a turn."""

from dataclasses import replace
from typing import Final

import pytest

from bot.screens.canasta.melds import in_signs, meld_lines
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.tables.messages.drawing import drawn
from engine.cards import Card, cards
from engine.contract.action import Action
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.view import CanastaSeatView, CanastaView
from tests.each import each
from tests.screens.canasta_plans import begun
from tests.screens.conftest import ENGLISH, FACES, english, frame_of, texts
from tests.screens.records import first_deal, first_where

SCREENS = family_screens("canasta")
DASH: Final = "\N{EN DASH}"


def group(number: int, written: str, rank: int = 0) -> Meld:
    faces = cards(written)
    return Meld(number, "", rank or faces[0].rank, tuple(sorted(faces)), 0)


def sequence(number: int, suit: str, low: int, length: int) -> Meld:
    faces = tuple(Card(suit, low + step) for step in range(length))
    return Meld(number, suit, low, faces, 0)


def table_of(key: str = "samba_4") -> CanastaView:
    view = first_where(key, 4, lambda game: game.to_act != (-1,)).view(None)
    assert isinstance(view, CanastaView)
    return view


def test_melds_stand_by_rank_then_suit_by_suit_each_with_its_way_to_seven() -> None:
    melds = (
        sequence(4, "H", 5, 4),
        group(3, "8S8H8C"),
        sequence(1, "C", 4, 7),
        group(2, "KSKHKCKD2S", 13),
        group(5, "TS" * 6 + "2S2H", 10),
        group(6, "ASAHACADASAHAC"),
    )
    assert meld_lines(melds, ENGLISH) == [
        "` A` ★ **natural canasta** · 7",
        "` K` ▰▰▰▰▰▱▱ 5 · 4 + 1 wild",
        "`10` ☆ **mixed canasta** · 6 + 2 wild",
        "` 8` ▰▰▰▱▱▱▱ 3",
        f"`4{DASH}10` ♣ ✦ **samba**",
        f"`5{DASH}8` ♥ ▰▰▰▰▱▱▱ 4",
    ]
    signs = in_signs(melds, ENGLISH)
    assert signs.replace("\u00a0", " ").replace("\u2060", "").split("\u2002") == [
        "**A** ★ 7",
        "**K** ▰▰▰▰▰▱▱ 4+1",
        "**10** ☆ 6+2",
        "**8** ▰▰▰▱▱▱▱ 3",
        f"**4{DASH}10** ♣ ✦ 7",
        f"**5{DASH}8** ♥ ▰▰▰▰▱▱▱ 4",
    ]


def test_no_suit_stands_for_a_group() -> None:
    melds = (group(1, "KSKHKC2S", 13), sequence(2, "H", 5, 4))
    words = ENGLISH.with_faces(FACES)
    assert meld_lines(melds, words) == meld_lines(melds, ENGLISH)
    assert in_signs(melds, words) == in_signs(melds, ENGLISH)


def test_two_melds_of_a_rank_are_numbered_and_no_others() -> None:
    lines = meld_lines((group(1, "8S8H8C"), group(7, "KSKHKC"), group(9, "8S8S8S")), ENGLISH)
    assert [line.split("▰")[0] for line in lines] == ["` K` ", "` 8` #1 ", "` 8` #2 "]


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (("draw", "discard 4"), ["Alice drew and discarded 4♣."]),
        (("draw", "lay K3,1,0"), ["Alice drew and laid K K K 2."]),
        (
            ("draw", "lay K3,1,0 92,0,1", "discard 4"),
            ["Alice drew, laid K K K 2 · 9 9 joker and discarded 4♣."],
        ),
        (
            ("draw", "lay K3,0,1", "lay K0,1,0", "discard 4"),
            ["Alice drew, laid K K K joker · 2 → K and discarded 4♣."],
        ),
    ],
)
def test_a_turn_is_told_in_one_line(acts: tuple[str, ...], said: list[str]) -> None:
    one = begun("KSKHKC9S9C2S**4C5D6C7S", stock="8D")
    for act in acts:
        one.move(Action.read(act))
    view = one.game.view(None)
    screen = SCREENS.table(english(view))
    assert [line for line in texts(screen).split("\n") if line.startswith("Alice ")] == said


def test_a_turn_is_told_until_the_next_one_is_over() -> None:
    one = begun("KSKHKC9S9C2S**4C5D6C7S", stock="8DJDTD")
    told: list[bool] = []
    for act in ("draw", "discard 4", "draw", "discard J", "draw"):
        one.move(Action.read(act))
        told.append("Alice drew" in texts(SCREENS.table(english(one.game.view(None)))))
    assert told == [False, True, True, False, False]


def test_a_taken_pile_and_a_new_canasta_are_told() -> None:
    view = table_of("canasta_book")
    fives = group(4, "5S5H5C5D5S5H5C")
    laid = LaidCards(4, cards("5C5H5S"), False, 5, "")
    turn = PlayerTurn(1, 0, 8, (laid,), (fives,), card("9C"))
    told = texts(SCREENS.table(english(replace(view, turns=(turn, PlayerTurn(2))))))
    assert (
        "Bob took the pile (8), laid 5 5 5 and discarded 9♣.\n★ A natural canasta of fives!" in told
    )


def card(written: str) -> Card:
    (found,) = cards(written)
    return found


MOST_MELDS: Final = 4 * 54 // 3
"""As many as there can be: of four packs in melds of three."""


@each(("key", "seats"), [("samba_4", 4), ("samba_6", 6), ("samba_2", 2)])
@each("look", ["plain", "faces"])
def test_every_card_melded_in_threes_fits_with_the_widest_names(
    key: str, seats: int, look: str
) -> None:
    words = ENGLISH if look == "plain" else ENGLISH.with_faces(FACES)
    game = first_deal(key, seats, {})
    frame = frame_of(tuple("﷽" * 32 for _ in range(seats)))
    view = game.view(game.to_act[0])
    assert isinstance(view, CanastaSeatView)
    melds = [Meld(at + 1, "", 4 + at % 11, cards("4S4H4D"), 0) for at in range(MOST_MELDS)]
    shares = len(view.sides)
    sides = tuple(
        replace(side, melds=tuple(melds[at::shares])) for at, side in enumerate(view.sides)
    )
    hand = view.rules.pack[:45]
    full = replace(
        view,
        sides=sides,
        hand=tuple(sorted(hand)),
        minimums=(0,) * seats,
        prompt=view.open_prompt._replace(choices=(Action("draw"),)),
        ways=(),
    )
    public = replace(game.view(None), sides=sides)
    for screen in (
        drawn(lambda words: SCREENS.table(Drawing(frame, public, words)), words),
        drawn(lambda words: SCREENS.hand(Drawing(frame, full, words)), words),
    ):
        assert "▰▰▰▱▱▱▱ 3" in texts(screen).replace("\u00a0", " ")
