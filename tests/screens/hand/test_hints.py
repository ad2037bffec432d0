"""Hints as they are read: what to do and why, in one sentence; their button, and their texts."""

from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot.screens.families import family_screens
from bot.text.bundles import texts
from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.players.advice import Advice
from tests.each import each
from tests.end_to_end.watching import cards_in
from tests.screens.conftest import buttons, english
from tests.screens.hint_positions import FRAME, aces, all_fours, canasta, hearts, read


def test_hint_stands_on_the_hand_of_whoever_is_asked_where_hints_are_allowed() -> None:
    game: Game = variant("standard").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    allowed, screens = replace(FRAME, hints=True), family_screens("hearts")
    asked = buttons(screens.hand(english(game.view(0), allowed)))
    assert asked["Hint"]["custom_id"] == "c1.k3f9.hint.1."
    assert "Hint" not in buttons(screens.hand(english(game.view(0), FRAME)))
    game, _ = game.apply(0, game.propose(0, Random(1)))
    assert "Hint" not in buttons(screens.hand(english(game.view(0), allowed)))


def test_a_reason_that_nobody_gave_is_not_made_up() -> None:
    view = hearts("4C9C2D", "JC", legal="4C9C")
    said = family_screens("hearts").hint(english(view, FRAME), Advice(Action.read("play 9C")))
    assert said == "**Hint:** Play 9♣."


def test_no_text_of_a_hint_names_a_card_by_itself() -> None:
    """A card comes into a hint as a fact alone, and facts are held to what the seat sees."""
    written = texts(files("bot.languages") / "en-US").items()
    told = [page for name, page in written if "hints" in name]
    assert len(told) == 6
    assert cards_in("\n".join(told)) == frozenset()


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
        ("QS2H9D", "TC", "QS", "you have no clubs, so you are rid of it, and somebody else gets"),
        ("KSJD9D", "TC", "KS", "you have no clubs, so throw it now"),
        ("KDJS9S", "TC", "KD", "you have no other diamonds, so from now on you need not follow"),
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
    assert why in read(hearts(hand, trick, legal=legal), f"play {action}")


def test_the_only_card_needs_no_other_reason() -> None:
    said = read(hearts("4S9D2D", "JS", legal="4S"), "play 4S")
    assert said == "**Hint:** Play 4♠: it is the only card you may play."


def test_what_must_not_be_promised_is_not() -> None:
    """R13.1, R13.5: where equal cards cancel or nines boost, a lower card may take the trick."""
    for key in ("cancellation", "booster_nines"):
        under = replace(hearts("4C9C2D", "JC", legal="4C9C"), terms=terms_of(key))
        assert read(under, "play 4C") == "**Hint:** Play 4♣."
        high = replace(hearts("AD5D9C3C"), terms=terms_of(key))
        assert "this trick is yours" not in read(high, "play AD")


def terms_of(key: str) -> Any:  # noqa: ANN401  the terms of any family
    view: Any = variant(key).start(variant(key).seats_default, 0).view(None)
    return view.terms


def test_no_trick_costs_nothing_where_taking_none_is_rewarded() -> None:
    """R7: with a bonus for taking no trick even an empty one costs something."""
    view = hearts("4CKC2D", "TC3C2C", legal="4CKC", no_trick_bonus=-5)
    assert "costs nothing" not in read(view, "play KC")


def test_whoever_may_shoot_the_moon_is_named_and_stopped() -> None:
    alone = (0, 9, 0, 0)
    stops = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone)
    assert "only Bob has points so far," in read(stops, "play KH")
    assert "in your tricks cannot shoot the moon." in read(stops, "play KH")
    keeps = hearts("4D9D2H", "TC3C", taken=alone)
    keeps = replace(keeps, taking=1)
    assert "so give no points to it" in read(keeps, "play 9D")
    none = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone, moon="none")
    sides = hearts("4HKH2D", "TH3H2H", legal="4HKH", taken=alone, key="partnership_hearts")
    for view in (none, sides):
        assert "moon" not in read(view, "play KH")


def test_a_lead_that_nothing_is_left_to_beat_is_told_from_what_was_played() -> None:
    view = hearts("QD5D9C", played="ADKDJDTD")
    assert "no higher diamonds can still be played" in read(view, "play QD")
    assert "1 of" not in read(view, "play QD")
    view = hearts("QD5D9C", played="ADTDJD9D")
    assert "one of the diamonds that are still out is higher" in read(view, "play QD")


@pytest.mark.parametrize(
    ("hand", "given", "why"),
    [
        ("QS2S3SKHQHJH9D8D7D6D5C4C3C", "QSKHQH", "with only 2 smaller spades beside it, Q♠ would"),
        ("QSKHQHJHTH9D8D7D6D5C4C3C2C", "QSKHQH", "you keep no smaller spade that could be played"),
        ("AS2S3SKHQHJH9D8D7D6D5C4C3C", "ASKHQH", "A♠ might have to take the queen, which you do"),
        ("2S3S4S5SQHJH9H8H7H6HKDQD3D", "KDQD3D", "you keep no diamonds, so you need not follow"),
        ("2S3S4S5SQHJH9H8H7H6HKDQD3D", "KDQDQH", "high cards take tricks, and points with them"),
        ("2C3C9C5DTDJD2H3H9HQH5S7S8S", "9CTDJD", "you keep no higher card of these suits, and low"),
        ("2S3S4S5SKHJH9H8H7H6HTD8D3D", "8D3D7H", "10♦ is the only one of the diamonds you"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "8D7H6H", "you have 4 smaller spades to play before Q♠"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "3D7H5S", None),
    ],
)
def test_a_pass_has_its_reason_or_is_told_alone(hand: str, given: str, why: str | None) -> None:
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0,))
    said = read(replace(hearts(hand), stage="pass", prompt=prompt), f"pass {given}")
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
    said = read(hearts(hand, trick, legal=legal, key="partnership_hearts"), f"play {action}")
    assert "somebody else gets" not in said
    assert why is None or why in said


def test_a_pass_to_several_says_what_goes_to_whom() -> None:
    hand = "2S3S4S5SQHJH9H8H7H6HKDQD3D"
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0, 1, 2))
    said = read(replace(hearts(hand), stage="pass", prompt=prompt), "pass 0:KD 1:QD 2:3D")
    assert said.startswith("**Hint:** Pass K♦ to Alice, Q♦ to Bob and 3♦ to Carol: you keep no")


def test_questions_beside_the_cards_are_told_as_their_buttons() -> None:
    game: Game = variant("standard", {"pass_schedule": "dealer_choice"}).start(4, 0)
    view = game.view(0)
    assert view.prompt is not None
    assert view.prompt.default is not None
    usual = read(view, str(view.prompt.default))
    assert "“3 left”: you have not seen your cards yet, and this is the usual choice." in usual
    assert read(view, "vector 1 0 1").endswith("”.")
    said = read(replace(hearts("2C"), stage="moon", prompt=Prompt("moon")), "moon new")
    assert said.startswith("**Hint:** Choose “Its points off my own total”: your total goes down")


def test_high_cards_go_where_points_are_not_likely() -> None:
    first = replace(hearts("JCAC2D", "TC", legal="JCAC"), trick_number=1)
    assert "hardly anybody can throw points on the first trick" in read(first, "play AC")
    later = hearts("JCAC2D", "TC", legal="JCAC")
    assert "this is the first time that clubs are led" in read(later, "play AC")
    again = hearts("JCAC2D", "TC", legal="JCAC", played="2C3C4C5C")
    assert "you have nothing under 10♣." in read(again, "play AC")


def test_where_points_are_good_they_are_wanted() -> None:
    view = hearts("4HKH2D", "TH3H2H", legal="4HKH", key="reverse_hearts")
    assert "you play last and take the 4 points" in read(view, "play KH")
    assert "nothing you may play" not in read(view, "play 4H")


@pytest.mark.parametrize(
    ("hand", "trick", "action", "why"),
    [
        ("2D9C8C4H", "", "beg", "you have no spades ♠, too little for trumps"),
        ("2S9C8C4H", "", "beg", "you have only 1 card in spades ♠, too little for trumps"),
        ("2S4S5S9C", "", "run", "your best trump is only 5♠"),
        ("AS4S5S9C", "", "stand", "with spades ♠ as trumps you hold A♠ 5♠ 4♠"),
    ],
)
def test_what_is_said_of_the_trump_has_its_reason(
    hand: str, trick: str, action: str, why: str
) -> None:
    assert why in read(all_fours(hand, trick, stage="beg", choices=("stand", "beg")), action)


def test_where_trumps_stay_nobody_begs_for_better_ones() -> None:
    """D9."""
    view = all_fours("2S9C8C4H", stage="beg", choices=("stand", "beg"), run_new_trump=False)
    assert "trumps" not in read(view, "beg")


@each(
    ("hand", "trick", "action", "why"),
    [
        ("AS4S9C", "", "AS", "no higher trump can be played, and the Jack may fall to it"),
        ("AC4S9C", "", "AC", "no higher clubs can be played, so only a trump can beat it"),
        ("AC4S9C3D", "", "3D", "if it is beaten, it counts nothing for Game"),
        ("JSTC9C3D", "4D2D9H", "JS", "you play last, so the Jack is safe"),
        ("JSTC9C3D", "2D4D3H", "JS", "you play last, so the Jack is safe"),
        ("QSTC9C3D", "JS4D9H", "QS", "you play last, and take the Jack"),
        ("KDTC9C3D", "4D2DTD", "KD", "you play last and take 13 card points for Game"),
        ("4STC9C3D", "2D4D", "4S", "it trumps 4♦, the best card so far"),
        ("KDTC9C3D", "2D4D", "KD", "it beats 4♦, the best card so far"),
        ("KDTC9C3D", "4DQD", "KD", "it beats Q♦, the best card so far"),
        ("ADTC9C3D", "QD4D", "AD", "your partner's Q♦ may still be beaten. Only 12 cards still"),
        ("ASTC9C3D", "QS4S", "AS", "your partner's Q♠ may still be beaten. No card still to come"),
        ("2STC9C3D", "QD4D", "2S", "your partner's Q♦ may still be beaten. Only 11 cards still"),
        ("KSTC9C3D", "JS4S", "KS", "your partner's J♠ may still be beaten. Only 1 card still"),
        ("QDTC9C3D", "JD4D", "QD", "it beats your partner's J♦, so you lead next if nobody"),
        ("KDTC9C3D", "3DQD4D", "KD", "your partner's Q♦ would win this trick too, so your side"),
        ("9DTC8C3D", "3D7D4D", "9D", "your partner's 7♦ would win this trick too, but with this"),
        ("KSTC9C3D", "3SJSQS", "KS", "you play last, so Q♠ does not win your partner's Jack"),
        ("KSTC9C3D", "JSQS", "KS", "it beats Q♠, which would win your partner's Jack"),
        ("3CTC9CTD", "4DKD9H", "TD", "Bob has the trick so far, and you play together, so its 10"),
        ("3CTC9C3D", "KD4D9H", "3D", "Alice has the trick so far, and this card counts nothing"),
    ],
)
def test_a_card_of_all_fours_has_its_reason(hand: str, trick: str, action: str, why: str) -> None:
    assert why in read(all_fours(hand, trick), f"play {action}")


def test_the_card_that_makes_trumps_and_the_bid_name_their_suit() -> None:
    pitch = all_fours("KSTS9C3D", trump=None)
    assert read(pitch, "play KS").endswith("it makes spades ♠ trumps, and you hold K♠ 10♠.")
    asking = read(all_fours("AS4S9C"), "play AS inquire")
    assert asking.startswith("**Hint:** Play A♠ and ask whether it is High or Low: ")
    bidding = all_fours("AHKHJH4S3S9C", stage="bid", trump=None, choices=("bid pass", "bid 3"))
    assert "Bid 3: with hearts ♥ as trumps you would have A♥ K♥ J♥." in read(bidding, "bid 3")
    assert "your best suit is hearts ♥ with A♥ K♥ J♥" in read(bidding, "bid pass")


@each(
    ("hand", "action", "why"),
    [
        ("ASAHADKSKH7C", "lay A3,0,0", "it opens for your side: 60 points, where 50 are needed."),
        ("3SAHADKSKH7C", "discard 3b", "Discard black 3: the next player cannot take the pile"),
        ("2SAHADKSKH7C", "discard 2", "it freezes the pile: only a natural pair takes it."),
        ("7SAHADKSKH", "discard 7", "it is your only one of this rank."),
        ("7S", "discard 7", "it is your last card, so you go out."),
        ("KSKHKDKCKSKH7C7D", "discard K", "all others of this rank have been seen"),
    ],
)
def test_a_move_of_canasta_has_its_reason(hand: str, action: str, why: str) -> None:
    view = canasta(hand)
    if "have been seen" in why:
        view = canasta(hand, pile=cards("KDKC"), pile_size=2)
    assert why in read(view, action)


def test_a_finished_canasta_is_named_by_its_kind() -> None:
    hand = "KSKHKDKCKSKHKDACAD"
    assert "it opens for your side" in read(canasta(hand), "lay K7,0,0")
    view = canasta(hand)
    opened = tuple(
        replace(side, melds=aces()) if view.seat in side.seats else side for side in view.sides
    )
    view = replace(view, sides=opened, minimums=(0,) * 4)
    assert read(view, "lay K7,0,0").endswith("it makes a natural canasta.")
    assert read(view, "lay A2,0,0").endswith("has 5 of 7 cards.")


def test_drawing_and_taking_say_what_the_pile_is_worth() -> None:
    assert "you cannot take the pile now" in read(canasta("9SAHADKSKH7C", stage="draw"), "draw")
    way = Action.read("take K2,0,0")
    small = canasta("9SAHADKSKH7C", stage="draw", ways=(way,), pile=(card("KC"),), pile_size=2)
    assert "the pile holds only 2 cards" in read(small, "draw")


def test_the_partner_who_is_asked_is_told_what_is_held() -> None:
    view = canasta("9SAHADKSKH7C", stage="asked")
    assert "Say no: you still hold 6 cards." in read(view, "no")
    assert "Say yes: the other side still holds 22 cards" in read(view, "yes")
