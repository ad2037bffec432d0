"""Cards as they are read."""

from random import Random

from bot.screens.cards import by_suit, card_name, face_text, faces_text, held
from bot.text.phrasebook import Phrasebook
from engine.cards import card, cards, pack
from tests.each import each


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
    code: str, corner: str, name: str, phrasebook: Phrasebook
) -> None:
    assert face_text(card(code), phrasebook) == corner
    assert card_name(card(code), phrasebook) == name


def test_no_two_cards_look_alike(phrasebook: Phrasebook) -> None:
    assert len({face_text(face, phrasebook) for face in pack()}) == 52


def test_a_hand_is_held_black_and_red_in_turn_with_hearts_to_the_right() -> None:
    hand = cards("AHQS2C3DTC2H9D")
    assert held(hand) == cards("2CTC3D9DQS2HAH")
    assert by_suit(hand) == (cards("2CTC"), cards("3D9D"), cards("QS"), cards("2HAH"))


def test_a_hand_is_held_the_same_however_it_was_dealt() -> None:
    hand = list(pack()[:20])
    as_dealt = held(hand)
    Random(1).shuffle(hand)
    assert held(hand) == as_dealt


def test_cards_side_by_side_keep_their_order(phrasebook: Phrasebook) -> None:
    assert faces_text(cards("KHTC"), phrasebook) == "K♥ 10♣"
