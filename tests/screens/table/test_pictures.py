"""Pictures on a screen: where they stand, and what they say to those who hear them."""

from dataclasses import replace
from typing import Final

import pytest

from bot.pictures.scenes import (
    Big,
    ChartLine,
    ChartScene,
    DealLine,
    DealScene,
    HandScene,
    Pile,
    signs_of,
)
from bot.screens.canasta.melds import in_hand_order
from bot.screens.cards import face_text
from bot.screens.components import ALT_LENGTH, Container, Pictures, Row, Text
from bot.screens.families import family_screens
from bot.screens.hearts.scenes import deal_scene
from bot.screens.pictures import (
    chart_alt,
    deal_alt,
    hand_alt,
    with_chart,
    with_deal_picture,
    with_hand_picture,
)
from bot.screens.screen import Screen, framed
from engine.cards import card, cards, pack
from engine.games.hearts.view import HeartsView
from tests.conftest import of_kind, there
from tests.screens.conftest import ENGLISH, PEOPLE, english, faults, frame_of, length
from tests.screens.records import first_where, last

FRAME: Final = frame_of()
HEARTS: Final = family_screens("hearts")

DEAL: Final = DealScene(
    (
        DealLine((0,), (0,), (Pile(cards("2H5HQS")),), "+15"),
        DealLine((1,), (1,), (), "0"),
        DealLine((2,), (2,), (Pile(cards("6H")),), "+1"),
        DealLine((3,), (3,), (Pile(cards("AH")),), "-9"),
    ),
    "two-colours",
    Big(0, 0, card("QS")),
)
CHART: Final = ChartScene((ChartLine((0, 2), 0, (5, -3)), ChartLine((1, 3), 1, (0, 12))))


def kinds(screen: Screen) -> list[type]:
    (frame,) = screen.parts
    assert isinstance(frame, Container)
    return [type(part) for part in frame.parts]


def test_a_hand_is_shown_above_its_buttons() -> None:
    view = first_where("standard", 4, lambda game: len(game.view(0).hand) == 12).view(0)
    hand = HEARTS.hand(english(view))
    scene = HandScene(HEARTS.hand_cards(view), "two-colours")
    shown = with_hand_picture(hand, scene, ENGLISH)
    assert faults(shown) == []
    # What is asked stands at the buttons, and so does what answers a press.
    assert kinds(shown)[kinds(shown).index(Pictures) + 1 :][:2] == [Text, Row]
    hinted = HEARTS.hand(english(view), notice="A hint.")
    below = kinds(with_hand_picture(hinted, scene, ENGLISH))
    assert below[below.index(Pictures) + 1 :][:3] == [Text, Text, Row]
    assert shown.without_pictures() == hand


PAIRS = ((0, 2), (1, 3))


def test_a_deal_is_shown_below_the_title_and_says_which_signs_partners_have() -> None:
    screen = framed(Text("### Deal 3 is over"), Text("The sheet"))
    assert kinds(with_deal_picture(screen, DEAL, FRAME, ENGLISH)) == [Text, Pictures, Text]
    partners = replace(
        DEAL, lines=tuple(DealLine(side, signs_of(side, PAIRS), (), "0") for side in PAIRS)
    )
    shown = with_deal_picture(screen, partners, FRAME, ENGLISH)
    assert faults(shown) == []
    assert kinds(shown) == [Text, Pictures, Text, Text]
    (frame,) = shown.parts
    assert isinstance(frame, Container)
    seats = ("🔵 Alice", "💙 Carol", "🔶 Bob", "🟧 Dave")
    said = " · ".join(one.replace(" ", "\N{NO-BREAK SPACE}") for one in seats)
    assert frame.parts[2] == Text(f"-# {said}")
    chart = with_chart(screen, CHART, FRAME, ENGLISH)
    assert faults(chart) == []
    assert kinds(chart) == [Text, Pictures, Text, Text]


def test_the_badges_of_a_deal_are_explained_below_it() -> None:
    screen = framed(Text("### Deal 3 is over"), Text("The sheet"))
    ace, jack = (cards(face) for face in ("AS", "JS"))
    piles = (Pile(ace, "high"), Pile(jack, "hung"), Pile((), "game", 8), Pile(ace, "more", 1))
    marked = replace(DEAL, lines=(DealLine((0,), (0,), piles, "+6"),))
    (frame,) = with_deal_picture(screen, marked, FRAME, ENGLISH).parts
    assert isinstance(frame, Container)
    badges = ("▲*High", "❗*hung Jack", "🟡*Game")
    told = " · ".join(badges).replace("*", "\N{NO-BREAK SPACE}")
    assert frame.parts[2] == Text(f"-# {told}")


def test_a_screen_without_room_stays_without_a_picture() -> None:
    crowded = framed(*[Text(".")] * 39)
    assert with_deal_picture(crowded, DEAL, FRAME, ENGLISH) == crowded
    assert with_hand_picture(crowded, HandScene((), "two-colours"), ENGLISH) == crowded


def test_a_hand_is_told_card_by_card() -> None:
    scene = HandScene(cards("2CTDQS**"), "two-colours")
    assert hand_alt(scene, ENGLISH) == "Your hand, 4 cards: 2♣ 10♦ Q♠ joker."
    assert hand_alt(replace(scene, cards=cards("QS")), ENGLISH) == "Your hand, one card: Q♠."
    assert hand_alt(replace(scene, cards=()), ENGLISH) == "Your hand is empty."


def test_a_deal_is_told_line_by_line() -> None:
    assert deal_alt(DEAL, FRAME, ENGLISH) == (
        "What this deal brought. Shown large: Q♠. It went to Alice. "
        "Alice, +15 points: 2♥ 5♥ Q♠. Bob, 0 points, no cards. "
        "Carol, +1 point: 6♥. Dave, -9 points: A♥."
    )
    moon = replace(
        DEAL, big=Big(1, 1), lines=(DealLine((1,), (1,), (Pile(cards("QS")),), "0", "moon"),)
    )
    assert deal_alt(moon, FRAME, ENGLISH) == (
        "What this deal brought. Shown large: a moon. Bob shot it. Bob, 0 points and the moon: Q♠."
    )


def test_chances_and_canastas_are_told_with_what_they_count() -> None:
    piles = (
        Pile(cards("AS"), "high"),
        Pile(cards("2S"), "low"),
        Pile(cards("JS"), "hung"),
        Pile((), "game", 31),
        Pile((), "more", -2),
        Pile(cards("JC"), "more", 1),
        Pile(cards("KH"), "natural", 7),
        Pile(cards("5S"), "mixed", 8),
        Pile(cards("6S"), "samba", 7),
    )
    scene = DealScene((DealLine((0, 2), (0,), piles, "+5", "out"),), "four-colours")
    assert deal_alt(scene, FRAME, ENGLISH) == (
        "What this deal brought. Alice and Carol, +5 points, went out: High A♠, Low 2♠, "
        "the hung J♠, Game with 31, -2 more, J♣ for +1, a natural canasta K♥ of 7 cards, "
        "a mixed canasta 5♠ of 8 cards, a samba 6♠ of 7 cards."
    )


def test_a_chart_is_told_by_the_totals_of_each_side() -> None:
    assert chart_alt(CHART, FRAME, ENGLISH) == (
        "A chart of the totals after each of 2 deals. Alice and Carol: 5, -3. Bob and Dave: 0, 12."
    )


@pytest.mark.parametrize("count", [45, 400])
def test_a_text_too_long_for_a_picture_ends_with_whole_words(count: int) -> None:
    faces = (pack(4, jokers=4) * 2)[:count]
    alt = hand_alt(HandScene(faces, "two-colours"), ENGLISH)
    assert length(alt) <= ALT_LENGTH
    assert alt.endswith(" …") == (count > 45)
    assert f"{count} cards" in alt


def test_names_are_told_as_they_are_where_no_markdown_is_read() -> None:
    assert "a*b, +15 points" in deal_alt(DEAL, frame_of(("a*b", *PEOPLE[1:4])), ENGLISH)


# What the families show ---------------------------------------------------------------------------


def test_the_queen_of_hearts_games_is_shown_large_if_one_player_got_her() -> None:
    view = of_kind(HeartsView, last("standard", 4).view(None))
    for number, result in enumerate(view.results, start=1):
        scene = there(deal_scene(view, number, "two-colours"))
        (taker,) = [seat for seat in range(4) if card("QS") in result.taken[seat]]
        expected = Big(taker, taker, card("QS"))
        if result.moon is not None:
            expected = Big(result.moon, result.moon)
        assert scene.big == expected
        # Every card that costs something is there, once.
        shown = [face for line in scene.lines for pile in line.piles for face in pile.cards]
        assert sorted(shown) == sorted((*(face for face in pack() if face.suit == "H"), card("QS")))


@pytest.mark.parametrize(("key", "seats"), [("cancellation", 10), ("danger_hearts", 6)])
def test_the_cards_of_a_kitty_stand_where_their_points_do(key: str, seats: int) -> None:
    view = of_kind(HeartsView, last(key, seats).view(None))
    values = view.terms.points
    for number, result in enumerate(view.results, start=1):
        if result.moon is not None:
            continue
        scene = there(deal_scene(view, number, "two-colours"))
        told = deal_alt(scene, frame_of(PEOPLE[:seats]), ENGLISH)
        for line in scene.lines:
            (seat,) = line.seats
            shown = [face for pile in line.piles for face in pile.cards]
            assert sum(values.get(face, 0) for face in shown) == result.points[seat]
            assert all(face_text(face, ENGLISH) in told for face in shown)


def test_a_hand_of_canasta_is_held_by_rank() -> None:
    assert in_hand_order(cards("3S2C**4HKDASKC")) == cards("ASKCKD4H2C**3S")
