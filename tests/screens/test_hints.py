"""Hints as they are read: what to do, and why, in one sentence."""

from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot.phrasebook import Phrasebook, pages
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.contract.view import SeatView
from engine.games.all_fours.view import AllFoursSeatView
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice
from engine.players.reasoning import advice_on
from engine.tricks.trick import Play, TakenTrick
from tests.end_to_end.watching import cards_in
from tests.screens.conftest import buttons, frame_of

PHRASEBOOK = Phrasebook.load(strict=True)
FRAME = frame_of()


def read(view: SeatView, action: str, family: str, frame: Frame = FRAME) -> str:
    """The hint that this action is advised at a view."""
    advice = advice_on(view, Action.read(action))
    return family_screens(family).hint(advice, frame, view, PHRASEBOOK)


# Hearts ------------------------------------------------------------------------------------------


def hearts(
    hand: str,
    trick: str = "",
    *,
    legal: str = "",
    taken: tuple[int, ...] = (0, 0, 0, 0),
    played: str = "",
    key: str = "standard",
    **options: Option,
) -> HeartsSeatView:
    """What Dave sees, who holds `hand`; tricks of `played` were taken by Alice, who led them."""
    view = variant(key, options).start(4, 0).view(3)
    assert isinstance(view, HeartsSeatView)
    plays = tuple(
        Play((3 - len(trick) // 2 + at) % 4, face) for at, face in enumerate(cards(trick))
    )
    led = [play for play in plays if play.card.suit == plays[0].card.suit]
    gone = cards(played)
    rows = [gone[at : at + 4] for at in range(0, len(gone), 4)]
    choices = tuple(sorted(cards(legal or hand)))
    return replace(
        view,
        stage="play",
        hand=tuple(sorted(cards(hand))),
        prompt=Prompt("play", "play", choices, 1),
        to_act=(3,),
        trick=plays,
        tricks=tuple(
            TakenTrick(tuple(Play(seat, face) for seat, face in enumerate(row)), 0) for row in rows
        ),
        taking=max(led, key=lambda play: play.card.rank).seat if led else None,
        taken=taken,
        trick_number=2 + len(rows),
    )


@pytest.mark.parametrize(
    ("hand", "trick", "action", "why"),
    [
        ("4S9S2D", "JS", "4S", "Play 4♠: it stays under J♠, so you do not take the queen"),
        ("4H9H2D", "JH", "9H", "Play 9♥: it stays under J♥, so somebody else gets its point"),
        ("4C9C2D", "JCQS", "4C", "do not take the 13 points in this trick"),
        ("4C9C2D", "JC", "9C", "it is your highest card that stays under J♣"),
        ("4C9C2D", "JC", "4C", "it stays under J♣, so you do not take this trick."),
        ("4CKC2D", "TC3C2C", "KC", "the trick costs nothing, so this is the time"),
        ("4CKC2D", "TC3CQS", "4C", "it stays under 10♣, so you do not take the 13 points"),
        ("QCKC2D", "TC3CQS", "KC", "you have nothing under 10♣ and take this trick anyway"),
        ("QCKC2D", "TC3C", "QC", "but this is your lowest, so somebody may still beat it"),
        (
            "QS2H9D",
            "TC",
            "QS",
            "you have no clubs, so you are rid of it, and somebody else gets its",
        ),
        ("KSJD9D", "TC", "KS", "you have no clubs, so it can go, and need not take the queen"),
        (
            "KDJS9S",
            "TC",
            "KD",
            "you have no other diamonds, so from now on you need not follow them",
        ),
        ("KD9D9S", "TC", "KD", "you have no clubs, so a high card can go"),
        ("5D9D9S", "TC", "5D", "you have no clubs, so it cannot take this trick"),
        ("9S4S3D5D", "", "4S", "spades may draw out the queen, and you have no spade that would"),
        ("2D5D9C3C", "", "2D", "all 11 diamonds still to be played are higher"),
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
    assert "Bob alone has taken points so far." in read(stops, "play KH", "hearts")
    assert "Bob cannot shoot the moon." in read(stops, "play KH", "hearts")
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
    assert "one of the diamonds still to be played is higher" in read(view, "play QD", "hearts")


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
        ("2S3S4S5SKHJH9H8H7H6HTD8D3D", "8D3D7H", "10♦ is the only one of the diamonds that you"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "8D7H6H", "you have 4 smaller spades to play before Q♠"),
        ("2S3S4S5SQSJH9H8H7H6HTD8D3D", "3D7H5S", None),
    ],
)
def test_a_pass_has_its_reason_or_is_told_alone(hand: str, given: str, why: str | None) -> None:
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0,))
    view = replace(hearts(hand), stage="pass", prompt=prompt)
    said = read(view, f"pass {given}", "hearts")
    assert why in said if why else said == "**Hint:** Pass 3♦ 5♠ 7♥."


@pytest.mark.parametrize(
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
    assert "on the first trick nobody throws points who has anything else" in said
    later = hearts("JCAC2D", "TC", legal="JCAC")
    assert "this is the first time that clubs are led" in read(later, "play AC", "hearts")
    again = hearts("JCAC2D", "TC", legal="JCAC", played="2C3C4C5C")
    assert "you have nothing under 10♣." in read(again, "play AC", "hearts")


def test_where_points_are_good_they_are_wanted() -> None:
    view = hearts("4HKH2D", "TH3H2H", legal="4HKH", key="reverse_hearts")
    assert "you play last and take the 4 points" in read(view, "play KH", "hearts")
    assert "nothing you may play" not in read(view, "play 4H", "hearts")


# All Fours ---------------------------------------------------------------------------------------


def all_fours(
    hand: str,
    trick: str = "",
    *,
    stage: str = "play",
    trump: str | None = "S",
    key: str = "trinidad",
    choices: tuple[str, ...] = (),
) -> AllFoursSeatView:
    """What Dave sees, who holds `hand`; Carol, Bob and Alice have played `trick` before him."""
    game: Game = variant(key).start(4, 2)
    while game.to_act == (DEALER,):
        game, _ = game.apply(DEALER, game.propose(DEALER, Random(3)))
    view = game.view(3)
    assert isinstance(view, AllFoursSeatView)
    plays = tuple(
        Play((3 - len(trick) // 2 + at) % 4, face) for at, face in enumerate(cards(trick))
    )
    best = max(plays, key=lambda play: (play.card.suit == trump, play.card.rank), default=None)
    held = tuple(sorted(cards(hand)))
    ready = tuple(map(Action.read, choices))
    return replace(
        view,
        stage=stage,
        trump=trump,
        turn_ups=(card("7S"),),
        looking=True,
        hand=held,
        lawful=held,
        trick=plays,
        seen=plays,
        taking=best.seat if best else None,
        to_act=(3,),
        prompt=Prompt(stage, "play", held, 1, choices=ready),
    )


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
    view = all_fours(hand, trick, stage="beg", choices=("stand", "beg"))
    assert why in read(view, action, "all_fours")


@pytest.mark.parametrize(
    ("hand", "trick", "action", "why"),
    [
        ("AS4S9C", "", "AS", "no higher trump can be played, and the Jack may fall to it"),
        ("AC4S9C", "", "AC", "no higher clubs can be played, so only a trump can beat it"),
        ("AC4S9C3D", "", "3D", "if it is beaten, it counts nothing for Game"),
        ("JSTC9C3D", "4D2D9H", "JS", "you play last, so the Jack is safe"),
        ("QSTC9C3D", "JS4D9H", "QS", "you play last, and take the Jack"),
        ("KDTC9C3D", "4D2DTD", "KD", "you play last and take 13 pips for Game"),
        ("4STC9C3D", "2D4D", "4S", "it trumps 4♦, the best card so far"),
        ("KDTC9C3D", "2D4D", "KD", "it beats 4♦, the best card so far"),
        ("KDTC9C3D", "4DQD", "KD", "it beats Q♦, the best card so far"),
        ("ADTC9C3D", "QD4D", "AD", "your partner's Q♦ may still be beaten. Only 12 cards that may"),
        ("ASTC9C3D", "QS4S", "AS", "your partner's Q♠ may still be beaten. No card that may still"),
        ("2STC9C3D", "QD4D", "2S", "your partner's Q♦ may still be beaten. Only 11 cards that may"),
        ("KSTC9C3D", "JS4S", "KS", "your partner's J♠ may still be beaten. Only 1 card that may"),
        ("QDTC9C3D", "JD4D", "QD", "it beats your partner's J♦, so you lead next if nobody"),
        (
            "KDTC9C3D",
            "3DQD4D",
            "KD",
            "your partner's Q♦ would win this trick too, so your side also",
        ),
        ("9DTC8C3D", "3D7D4D", "9D", "your partner's 7♦ would win this trick too, but with this"),
        ("KSTC9C3D", "3SJSQS", "KS", "you play last, so Q♠ does not win your partner's Jack"),
        ("KSTC9C3D", "JSQS", "KS", "it beats Q♠, which would win your partner's Jack"),
        ("3CTC9CTD", "4DKD9H", "TD", "Bob has the trick so far, and you play together, so its 10"),
        ("3CTC9C3D", "KD4D9H", "3D", "Alice has the trick so far, and it counts nothing for Game"),
    ],
)
def test_a_card_of_all_fours_has_its_reason(hand: str, trick: str, action: str, why: str) -> None:
    assert why in read(all_fours(hand, trick), f"play {action}", "all_fours")


def test_the_card_that_makes_trumps_and_the_bid_name_their_suit() -> None:
    pitch = all_fours("KSTS9C3D", trump=None)
    said = read(pitch, "play KS", "all_fours")
    assert said.endswith("it makes spades ♠ trumps, and you hold K♠ 10♠.")
    asking = read(all_fours("AS4S9C"), "play AS inquire", "all_fours")
    assert asking.startswith("**Hint:** Play A♠ and ask whether it is High or Low: ")
    bidding = all_fours("AHKHJH4S3S9C", stage="bid", trump=None, choices=("bid pass", "bid 3"))
    assert "Bid 3: with hearts ♥ as trumps you would have A♥ K♥ J♥." in read(
        bidding, "bid 3", "all_fours"
    )
    assert "your best suit is hearts ♥ with A♥ K♥ J♥" in read(bidding, "bid pass", "all_fours")


# Canasta -----------------------------------------------------------------------------------------


def canasta(hand: str, *, stage: str = "meld", **changed: Any) -> CanastaSeatView:  # noqa: ANN401  fields of many types
    """What the seat in turn sees in a first deal, holding `hand`."""
    game: Game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(5)))
    seat = game.to_act[0]
    view = game.view(seat)
    assert isinstance(view, CanastaSeatView)
    known = {"pile": (card("9C"),), "pile_size": 1, "pile_frozen": False, "ways": ()}
    return replace(view, **{**known, "stage": stage, "hand": tuple(sorted(cards(hand))), **changed})


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        (
            "ASAHADKSKH7C",
            "lay A3,0,0",
            "it opens for your side: 50 are needed, and this counts 60.",
        ),
        ("3SAHADKSKH7C", "discard 3b", "Discard black 3: the next player cannot take a pile with"),
        ("2SAHADKSKH7C", "discard 2", "it freezes the pile, so that only a natural pair takes it."),
        ("7SAHADKSKH", "discard 7", "you have only one of this rank, and keep your pairs."),
        ("7S", "discard 7", "it is your last card, so you go out."),
        ("KSKHKDKCKSKH7C7D", "discard K", "all others of this rank have been seen"),
    ],
)
def test_a_move_of_canasta_has_its_reason(hand: str, action: str, why: str) -> None:
    view = canasta(hand)
    if "have been seen" in why:
        view = canasta(hand, pile=cards("KDKC"), pile_size=2)
    assert why in read(view, action, "canasta")


def test_a_finished_canasta_is_named_by_its_kind() -> None:
    hand = "KSKHKDKCKSKHKDACAD"
    assert "it opens for your side" in read(canasta(hand), "lay K7,0,0", "canasta")
    view = canasta(hand)
    opened = tuple(
        replace(side, melds=aces()) if view.seat in side.seats else side for side in view.sides
    )
    view = replace(view, sides=opened, minimums=(0,) * 4)
    assert read(view, "lay K7,0,0", "canasta").endswith("it makes a natural canasta.")
    assert read(view, "lay A2,0,0", "canasta").endswith("has 5 of the 7 cards of a canasta then.")


def aces() -> tuple[Meld, ...]:
    return (Meld(1, "", 14, tuple(sorted(cards("ASAHAD"))), 1),)


def test_drawing_and_taking_say_what_the_pile_is_worth() -> None:
    nothing = canasta("9SAHADKSKH7C", stage="draw")
    assert "no move that you are offered takes the pile now" in read(nothing, "draw", "canasta")
    way = Action.read("take K2,0,0")
    small = canasta("9SAHADKSKH7C", stage="draw", ways=(way,), pile=(card("KC"),), pile_size=2)
    assert "the pile holds only 2 cards" in read(small, "draw", "canasta")


def test_the_partner_who_is_asked_is_told_what_is_held() -> None:
    view = canasta("9SAHADKSKH7C", stage="asked")
    assert "Say no: you still hold 6 cards, which would count against your side." in read(
        view, "no", "canasta"
    )
    assert "Say yes: the other side still holds 22 cards" in read(view, "yes", "canasta")


# The button --------------------------------------------------------------------------------------


def test_hint_stands_on_the_hand_of_whoever_is_asked_where_hints_are_allowed() -> None:
    game: Game = variant("standard").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    allowed, screens = replace(FRAME, hints=True), family_screens("hearts")
    asked = buttons(screens.hand(allowed, game.view(0), phrasebook=PHRASEBOOK))
    assert asked["Hint"]["custom_id"] == "c1.k3f9.hint.1."
    assert "Hint" not in buttons(screens.hand(FRAME, game.view(0), phrasebook=PHRASEBOOK))
    game, _ = game.apply(0, game.propose(0, Random(1)))
    assert "Hint" not in buttons(screens.hand(allowed, game.view(0), phrasebook=PHRASEBOOK))


def test_a_reason_that_nobody_gave_is_not_made_up() -> None:
    view = hearts("4C9C2D", "JC", legal="4C9C")
    said = family_screens("hearts").hint(Advice(Action.read("play 9C")), FRAME, view, PHRASEBOOK)
    assert said == "**Hint:** Play 9♣."


def test_no_text_of_a_hint_names_a_card_by_itself() -> None:
    """A card comes into a hint as a fact alone, and facts are held to what the seat sees."""
    told = {name for name, _ in pages("en-US") if "hints" in name}
    assert len(told) == 4
    for name in told:
        text = (files("bot.languages") / "en-US" / name).read_text(encoding="utf-8")
        assert cards_in(text) == frozenset()
