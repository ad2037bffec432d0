"""Hints of Hearts as they are read: what to do, and why, in one sentence."""

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import cards
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.hint_positions import hearts, read


@each(
    ("hand", "trick", "action", "why"),
    [
        ("4S9S2D", "JS", "4S", "Play 4♠: it stays under J♠, so you do not take the queen"),
        ("4H9H2D", "JH", "9H", "Play 9♥: it stays under J♥, so somebody else gets its point"),
        ("4C9C2D", "JCQS", "4C", "do not take the 13 points in this trick"),
        ("4C9C2D", "JC", "9C", "it is your highest card that stays under J♣"),
        ("4C9C2D", "JC", "4C", "it stays under J♣, so you do not take this trick."),
        ("4CKC2D", "TC3C2C", "KC", "the trick costs nothing, so play your highest"),
        ("4CKC2D", "TC3CQS", "4C", "it stays under 10♣, so you do not take the 13 points"),
        ("QCKC2D", "TC3CQS", "KC", "you have nothing under 10♣ and take this trick anyway"),
        ("QCKC2D", "TC3C", "QC", "but this is your lowest, so somebody may still beat it"),
        (
            "QS2H9D",
            "TC",
            "QS",
            "you have no clubs, so you are rid of it, and somebody else gets its",
        ),
        ("KSJD9D", "TC", "KS", "you have no clubs, so throw it now"),
        (
            "KDJS9S",
            "TC",
            "KD",
            "you have no other diamonds, so from now on you need not follow them",
        ),
        ("KD9D9S", "TC", "KD", "you have no clubs, so throw a high card"),
        ("5D9D9S", "TC", "5D", "you have no clubs, so it cannot take this trick"),
        ("9S4S3D5D", "", "4S", "spades may draw out the queen, and none of yours would"),
        ("2D5D9C3C", "", "2D", "all 11 diamonds that are still out are higher"),
        ("AD5D9C3C", "", "AD", "no higher diamonds can still be played, so this trick is yours"),
        ("8DJC9C3C", "", "8D", "you have no other diamonds, so from now on"),
    ],
)
def test_a_card_of_hearts_has_its_reason(hand: str, trick: str, action: str, why: str) -> None:
    legal = "".join(str(face) for face in cards(hand) if trick[1:2] == face.suit)
    assert why in read(hearts(hand, trick, legal=legal), f"play {action}", "hearts")


def test_the_only_card_needs_no_other_reason() -> None:
    said = read(hearts("4S9D2D", "JS", legal="4S"), "play 4S", "hearts")
    assert said == "**Hint:** Play 4♠: it is the only card you may play."


def test_what_must_not_be_promised_is_not() -> None:
    """R13.1, R13.5: where equal cards cancel or nines boost, a lower card may take the trick."""
    for key in ("cancellation", "booster_nines"):
        under = replace(hearts("4C9C2D", "JC", legal="4C9C"), terms=terms_of(key))
        assert read(under, "play 4C", "hearts") == "**Hint:** Play 4♣."
        high = replace(hearts("AD5D9C3C"), terms=terms_of(key))
        assert "this trick is yours" not in read(high, "play AD", "hearts")


def terms_of(key: str) -> Any:  # noqa: ANN401  the terms of any family
    view: Any = variant(key).start(variant(key).seats_default, 0).view(None)
    return view.terms


def test_no_trick_costs_nothing_where_taking_none_is_rewarded() -> None:
    """R7: with a bonus for taking no trick even an empty one costs something."""
    view = hearts("4CKC2D", "TC3C2C", legal="4CKC", no_trick_bonus=-5)
    assert "costs nothing" not in read(view, "play KC", "hearts")


def test_whoever_may_shoot_the_moon_is_named_and_stopped() -> None:
    alone = (0, 9, 0, 0)
    stops = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone)
    assert "only Bob has points so far," in read(stops, "play KH", "hearts")
    assert "in your tricks cannot shoot the moon." in read(stops, "play KH", "hearts")
    keeps = hearts("4D9D2H", "TC3C", taken=alone)
    keeps = replace(keeps, taking=1)
    assert "so give no points to it" in read(keeps, "play 9D", "hearts")
    none = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone, moon="none")
    sides = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone, key="partnership_hearts")
    for view in (none, sides):
        assert "moon" not in read(view, "play KH", "hearts")


def test_a_lead_that_nothing_is_left_to_beat_is_told_from_what_was_played() -> None:
    view = hearts("QD5D9C", played="ADKDJDTD")
    assert "no higher diamonds can still be played" in read(view, "play QD", "hearts")
    assert "1 of" not in read(view, "play QD", "hearts")
    view = hearts("QD5D9C", played="ADTDJD9D")
    assert "one of the diamonds that are still out is higher" in read(view, "play QD", "hearts")


@pytest.mark.parametrize(
    ("hand", "given", "why"),
    [
        ("QS2S3SKHQHJH9D8D7D6D5C4C3C", "QSKHQH", "with only 2 smaller spades beside it, Q♠ would"),
        ("QSKHQHJHTH9D8D7D6D5C4C3C2C", "QSKHQH", "you keep no smaller spade that could be played"),
        ("AS2S3SKHQHJH9D8D7D6D5C4C3C", "ASKHQH", "A♠ might have to take the queen, which you do"),
        (
            "2S3S4S5SQHJH9H8H7H6HKDQD3D",
            "KDQD3D",
            "you keep no diamonds, so you need not follow them",
        ),
        ("2S3S4S5SQHJH9H8H7H6HKDQD3D", "KDQDQH", "high cards take tricks, and points with them"),
        ("2C3C9C5DTDJD2H3H9HQH5S7S8S", "9CTDJD", "you keep no higher card of these suits, and low"),
        ("2S3S4S5SKHJH9H8H7H6HTD8D3D", "8D3D7H", "10♦ is the only one of the diamonds you"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "8D7H6H", "you have 4 smaller spades to play before Q♠"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "3D7H5S", None),
    ],
)
def test_a_pass_has_its_reason_or_is_told_alone(hand: str, given: str, why: str | None) -> None:
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0,))
    view = replace(hearts(hand), stage="pass", prompt=prompt)
    said = read(view, f"pass {given}", "hearts")
    assert why in said if why else said == "**Hint:** Pass 3♦ 5♠ 7♥."


@each(
    ("hand", "trick", "action", "why"),
    [
        ("4C9C2D", "3CJC2C", "9C", "it is your highest card that stays under your partner's J♣"),
        ("4C9C2D", "3CJCQS", "4C", "it stays under your partner's J♣, so you do not take this"),
        ("QCKC2D", "3CJCQS", "KC", "you have nothing under your partner's J♣ and take this trick"),
        ("QCKC2D", "3CJC2C", "QC", None),
        ("QS2H9D", "3CJC2C", "9D", "you have no clubs, and your partner has this trick so far"),
        ("QS2H9D", "3CJC2C", "2H", "you have no other hearts, so from now on"),
    ],
)
def test_a_partners_card_of_hearts_is_called_the_partners(
    hand: str, trick: str, action: str, why: str | None
) -> None:
    """Dave's partner Bob has the trick, and nobody else would get its points."""
    legal = "".join(str(face) for face in cards(hand) if trick[1:2] == face.suit)
    view = hearts(hand, trick, legal=legal, key="partnership_hearts")
    said = read(view, f"play {action}", "hearts")
    assert "somebody else gets" not in said
    assert why is None or why in said


def test_a_pass_to_several_says_what_goes_to_whom() -> None:
    hand = "2S3S4S5SQHJH9H8H7H6HKDQD3D"
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0, 1, 2))
    view = replace(hearts(hand), stage="pass", prompt=prompt)
    said = read(view, "pass 0:KD 1:QD 2:3D", "hearts")
    assert said.startswith("**Hint:** Pass K♦ to Alice, Q♦ to Bob and 3♦ to Carol: you keep no")


def test_questions_beside_the_cards_are_told_as_their_buttons() -> None:
    game: Game = variant("standard", {"pass_schedule": "dealer_choice"}).start(4, 0)
    view = game.view(0)
    assert view.prompt is not None
    assert view.prompt.default is not None
    usual = read(view, str(view.prompt.default), "hearts")
    assert "“3 left”: you have not seen your cards yet, and this is the usual choice." in usual
    assert read(view, "vector 1 0 1", "hearts").endswith("”.")
    moon = replace(hearts("2C"), stage="moon", prompt=Prompt("moon"))
    said = read(moon, "moon new", "hearts")
    assert said.startswith("**Hint:** Choose “Its points off my own total”: your total goes down")


def test_high_cards_go_where_points_are_not_likely() -> None:
    first = replace(hearts("JCAC2D", "TC", legal="JCAC"), trick_number=1)
    said = read(first, "play AC", "hearts")
    assert "hardly anybody can throw points on the first trick" in said
    later = hearts("JCAC2D", "TC", legal="JCAC")
    assert "this is the first time that clubs are led" in read(later, "play AC", "hearts")
    again = hearts("JCAC2D", "TC", legal="JCAC", played="2C3C4C5C")
    assert "you have nothing under 10♣." in read(again, "play AC", "hearts")


def test_where_points_are_good_they_are_wanted() -> None:
    view = hearts("4HKH2D", "TH3H2H", legal="4HKH", key="reverse_hearts")
    assert "you play last and take the 4 points" in read(view, "play KH", "hearts")
    assert "nothing you may play" not in read(view, "play 4H", "hearts")
