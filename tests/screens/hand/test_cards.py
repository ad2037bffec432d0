"""Cards as they are read."""

from random import Random

from bot.screens.cards import by_suit, card_name, face_text, faces_shown, faces_text, held
from engine.cards import card, cards, pack
from tests.each import each
from tests.screens.conftest import ENGLISH


@each(
    ("code", "corner", "name"),
    [
        ("QS", "Q♠", "queen of spades"),
        ("TH", "10♥", "10 of hearts"),
        ("2C", "2♣", "2 of clubs"),
        ("AD", "A♦", "ace of diamonds"),
        ("JC", "J♣", "jack of clubs"),
        ("KH", "K♥", "king of hearts"),
    ],
)
def test_a_card_is_written_as_on_its_corner_and_said_in_full(
    code: str, corner: str, name: str
) -> None:
    assert face_text(card(code), ENGLISH) == corner
    assert card_name(card(code), ENGLISH) == name


def test_no_two_cards_look_alike() -> None:
    assert len({face_text(face, ENGLISH) for face in pack()}) == 52


def test_a_hand_is_held_black_and_red_in_turn_with_hearts_to_the_right() -> None:
    hand = cards("AHQS2C3DTC2H9D")
    assert held(hand) == cards("2CTC3D9DQS2HAH")
    assert by_suit(hand) == (cards("2CTC"), cards("3D9D"), cards("QS"), cards("2HAH"))


def test_a_hand_is_held_the_same_however_it_was_dealt() -> None:
    hand = list(pack()[:20])
    as_dealt = held(hand)
    Random(1).shuffle(hand)
    assert held(hand) == as_dealt


def test_cards_side_by_side_keep_their_order() -> None:
    assert faces_text(cards("KHTC"), ENGLISH) == "K♥ 10♣"


def test_jokers_in_words_are_told_apart_from_what_stands_beside_them() -> None:
    row = cards("JDX1X2")
    assert faces_text(row, ENGLISH) == "J♦, big joker, little joker"
    assert faces_shown(row, ENGLISH.plain) == faces_text(row, ENGLISH)
    assert faces_text(cards("JD**"), ENGLISH) == "J♦ joker"
