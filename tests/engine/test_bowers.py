"""Cards that count as others than is printed on them, as bowers do, everywhere in the trunk."""

from random import Random

import pytest

from engine.cards import Card, cards
from engine.contract.refusal import IllegalAction
from engine.players.family_players import OwnLevel
from engine.players.trick_player import trick_players
from engine.tricks.claiming import NONE, REST, Doubt, claimed_card
from engine.tricks.manner import highest, lowest
from engine.tricks.reckoning import reckoned
from engine.tricks.trick import Play
from tests.engine.bowers import JACK, after, dealt, terms
from tests.engine.whist import WHIST


def test_a_bower_led_asks_for_trumps_and_a_bower_in_hand_follows_to_trumps_alone() -> None:
    # Spades are trumps, so the jack of clubs is one.
    game = after(dealt("2D3D9S", "JC4DAD", "QCKC8S", "7CJS8C"), "1 play JC")
    assert [str(action) for action in game.legal_actions(2)] == ["play 8S"]
    with pytest.raises(IllegalAction) as refusal:
        after(game, "2 play QC")
    assert dict(refusal.value.facts)["suit"] == "S"
    taken = after(game, "2 play 8S", "3 play JS", "0 play 9S")
    assert taken.dealt.tricks[0].winner == 3
    led = after(taken, "3 play 7C")
    assert {str(action) for action in led.legal_actions(0)} == {"play 2D", "play 3D"}


def test_the_highest_trump_is_the_right_bower_and_the_lowest_card_is_no_bower() -> None:
    table = terms("JSJCASACKC2H")
    trick = tuple(Play(seat, face) for seat, face in enumerate(cards("ACJCASKC")))
    assert highest(table, trick, "S") == 1
    assert highest(table, trick, "H") == 0
    assert highest(table, (*trick[:3], Play(3, Card("S", JACK))), "S") == 3
    assert lowest(table, cards("JCAC"), "S") == Card("C", 14)
    assert lowest(table, cards("JCAC"), "H") == Card("C", JACK)


def test_a_claim_counts_the_bowers_as_trumps() -> None:
    look = reckoned(dealt("2D3D9S", "JCJS4C", "QCKC8S", "7C7H8C"), 1)
    assert [str(face) for face in look.order] == ["JS", "JC", "4C"]
    assert claimed_card(REST, look) == Doubt("claim-higher", "C")
    sure = dealt("2D3D9S", "JCJSAS", "QCKC8S", "7C7H8C")
    assert claimed_card(REST, reckoned(sure, 1)) == Card("S", JACK)
    low = dealt("QDKDQS", "2C3C4C", "JCKCAC", "7C7H8C")
    assert claimed_card(NONE, reckoned(low, 1)) == Card("C", 4)
    # The jack of clubs is a trump, so it may have to take a trick.
    assert claimed_card(NONE, reckoned(dealt("QDKDQS", "JC2C3C", "4CKCAC", "7C7H8C"), 1)) == Doubt(
        "claim-own-trump", "S"
    )


def test_a_bower_on_trumps_follows_and_shows_no_void() -> None:
    game = dealt("2D3D9S", "8STS4C", "JCKCAC", "7C7S8C")
    game = after(game, "1 play 8S", "2 play JC", "3 play 7S", "0 play 9S")
    assert reckoned(game, 2).voids == frozenset()


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_computer_trumps_with_a_lower_card_than_its_bower(level: OwnLevel) -> None:
    player = trick_players(WHIST).at(level)
    # The jack of clubs is no plain card, and not the cheaper trump.
    game = after(dealt("2D3D9S", "AH7D4C", "JCTS2C", "7C7H8C"), "1 play 7D")
    assert str(player.decide(game.view(2), Random(1))) == "play TS"


def test_who_remembers_leads_the_bower_that_nothing_beats() -> None:
    medium = trick_players(WHIST).medium
    game = dealt("2D3D9S", "JSJC4C", "QCKCAS", "7C7H8C")
    assert str(medium.decide(game.view(1), Random(1))) == "play JS"
    without = dealt("2D3D9S", "ASJC4C", "QCKCJS", "7C7H8C")
    assert str(medium.decide(without.view(1), Random(1))) == "play 4C"
