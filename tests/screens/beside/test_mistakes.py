"""Kinds of mistakes as a review tells them: what was wrong with a move beside a better one."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

import pytest

from bot.screens.advice import mistake_text
from bot.screens.drawing import Drawing
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.view import SeatView
from engine.games.canasta.view import CanastaSeatView, SideView
from engine.games.catalogue import variant
from engine.players.advice import Advice
from engine.players.families import mistake_in
from engine.players.levels import policy
from tests.each import each
from tests.rulings.point_pitch.said import auction
from tests.rulings.written import Deal, ruled
from tests.screens.conftest import english
from tests.screens.hint_positions import FRAME, aces, all_fours, canasta, hearts
from tests.screens.largest import LANGUAGES, speaking


def said(view: SeatView, played: str, best: str) -> str | None:
    """What a mistake is called."""
    mistake = mistake_in(view, Action.read(played), Action.read(best))
    return mistake_text(english(view, FRAME), mistake)


@pytest.mark.parametrize(
    ("hand", "trick", "played", "best", "kind"),
    [
        ("KSJD9D", "", "KS", "9D", "You led K♠ while the queen was still out."),
        ("QSJD9D", "", "QS", "9D", "You led Q♠ yourself."),
        ("AD5D9C3C", "", "AD", "3C", "You led A♦, which nobody could beat."),
        ("3D5DTC4C", "", "3D", "5D", "You led 3♦, a card to keep for later; 5♦ could go first."),
        ("3D5D9S4S", "", "3D", "4S", "A spade could have drawn out the queen."),
        ("QS2H9D", "TC", "9D", "QS", "You held Q♠ too long: here she could go."),
        ("2H9D", "TC", "9D", "2H", "You kept 2♥, which could have gone to somebody else."),
        ("KSJD9D", "TC", "JD", "KS", "You kept K♠, which may have to take the queen."),
        ("KDJS9S", "TC", "9S", "KD", "You kept K♦, which may take points later."),
        ("7D5S4D", "TC", "7D", "5S", "Throwing spades was better."),
        ("4C9C2D", "8CQS", "9C", "4C", "You took 13 points; 4♣ would have stayed under."),
        ("KS4S", "JS", "KS", "4S", "You played K♠ while the queen could still fall on it."),
        ("4CKC2D", "TC3C2C", "4C", "KC", "This trick cost nothing: a good time to let K♣ go."),
        ("QCKC", "TC3C2C", "QC", "KC", "The trick was yours anyway: better spend K♣ and keep Q♣."),
        ("4C9C", "JC", "4C", "9C", "9♣ would have stayed under too, and 4♣ was yours for later."),
        ("4CKC", "TC", "KC", "4C", "You went over with K♣; 4♣ would have stayed under."),
        ("QS4S", "KS", "4S", "QS", "You held Q♠ too long: here she could go."),
    ],
)
def test_a_card_of_hearts_was_a_mistake(
    hand: str, trick: str, played: str, best: str, kind: str
) -> None:
    assert said(hearts(hand, trick), f"play {played}", f"play {best}") == kind


ALONE: Final = (0, 9, 0, 0)


def test_a_moon_of_hearts_was_helped_or_not_stopped() -> None:
    """Bob has all the points."""
    thrown = replace(hearts("2HKD9D", "TC3C", taken=ALONE), taking=1)
    assert said(thrown, "play 2H", "play 9D") == (
        "You gave 2♥ to Bob, who had all the points: that helps a moon."
    )
    assert (
        said(thrown, "play KD", "play 2H")
        == "You threw K♦, which could have stopped the moon of Bob."
    )
    stops = replace(hearts("4HKH2D", "3HTH2H", taken=ALONE), taking=1)
    assert said(stops, "play 4H", "play KH") == (
        "Bob had all the points; K♥ would have stopped the moon."
    )
    leads = hearts("4HKHTD", taken=ALONE)
    assert said(leads, "play TD", "play KH") == (
        "Bob had all the points: a heart could have stopped the moon."
    )


def test_a_suit_of_hearts_was_led_to_somebody_without_it() -> None:
    """Bob threw the queen on the first clubs."""
    view = hearts("9CTD3D", played="2CQS3C4C")
    assert said(view, "play 9C", "play 3D") == "You led clubs, and Bob had none left."


@each(
    ("played", "best", "kind"),
    [
        ("KHTDTC", "KDTDTC", "You passed K♥, which stops a moon."),
        ("KDTDTC", "QSTDTC", "You kept Q♠ with only 2 smaller spades."),
        ("4STDTC", "KDTDTC", "You passed 4♠, which guards your queen."),
        ("2CTDKD", "TCTDKD", "You passed 2♣; low cards keep you out of trouble."),
        ("TCTDQD", "TCTDKD", "You kept K♦, which may take points later."),
        ("TCQDKD", "TDQDKD", "You could have passed all your diamonds."),
    ],
)
def test_a_pass_of_hearts_was_a_mistake(played: str, best: str, kind: str) -> None:
    assert said(hearts("QS4S3SKH2HKDQDTDTC9C5C3C2C"), f"pass {played}", f"pass {best}") == kind


def test_the_queen_was_passed_though_she_was_guarded_or_kept_above() -> None:
    guarded = hearts("QSTS6S4S3SKDQDTDTC9C5C3C2C")
    assert said(guarded, "pass QSKDQD", "pass TDKDQD") == (
        "You passed Q♠, though 4 smaller spades guarded her."
    )
    without = hearts("KSTS6S4S3SKDQDTDTC9C5C3C2C")
    assert said(without, "pass TDKDQD", "pass KSKDQD") == (
        "You kept K♠, which may have to take the queen."
    )


def test_where_points_are_wanted_nothing_is_called_a_mistake_of_hearts() -> None:
    assert said(hearts("KSJD9D", key="reverse_hearts"), "play KS", "play 9D") is None
    assert said(hearts("KSJD9D"), "play 9D", "play 9D") is None


@each(
    ("hand", "trick", "played", "best", "kind"),
    [
        ("JS9C8C", "", "JS", "8C", "You led the Jack, which may be lost."),
        ("AS9C8C", "", "8C", "AS", "A♠ could have hunted the Jack."),
        ("TC9D", "", "TC", "9D", "You led 10♣, and a ten counts much for Game."),
        ("4S9D", "", "4S", "9D", "You led 4♠, a trump to keep for later."),
        ("AC9D", "", "AC", "9D", "You led A♣, which brings whoever takes it 4 card points."),
        ("4S9D", "", "9D", "4S", "It was time to draw trumps with 4♠."),
        ("AC9C", "8CTCJC", "9C", "AC", "A♣ would have taken this trick: 15 card points."),
        ("4S9D", "7C8C", "4S", "9D", "You spent 4♠ on a trick that was not worth it."),
        ("ACKC", "8C", "AC", "KC", "K♣ would have taken the trick too, and kept A♣ for later."),
        ("TC9C", "AC", "TC", "9C", "You gave away 10♣: 10 card points for Game."),
        ("KS9C", "8C7CJS", "9C", "KS", "K♠ would have beaten the Jack."),
        ("JS9D", "8C7C6C", "9D", "JS", "The Jack would have been safe here."),
        ("JS4S", "QS", "JS", "4S", "You put the Jack at risk."),
    ],
)
def test_a_card_of_all_fours_was_a_mistake(
    hand: str, trick: str, played: str, best: str, kind: str
) -> None:
    assert said(all_fours(hand, trick), f"play {played}", f"play {best}") == kind


def test_a_partners_trick_of_all_fours_was_taken_or_left_poor() -> None:
    """Dave plays with Bob, who leads."""
    view = all_fours("ACTC9C4S", "KC7C")
    assert view.taking == 1
    assert said(view, "play 4S", "play 9C") == "You took your partner's trick with 4♠."
    assert said(view, "play 9C", "play TC") == (
        "Your partner had the trick: 10♣ would have brought 10 card points."
    )
    jack = all_fours("KS4S", "JSQS")
    assert said(jack, "play 4S", "play KS") == (
        "Your side's Jack was in danger: K♠ would have saved it."
    )


@each(
    ("stage", "played", "best", "kind"),
    [
        ("beg", "stand", "beg", "You kept spades ♠ as trumps with only 2 of them."),
        ("beg", "beg", "stand", "You wanted other trumps, though you held 2 in spades ♠."),
        ("answer", "run", "give", "You ran the cards; giving one was better."),
        (
            "answer",
            "give",
            "run",
            "You gave one to keep spades ♠ as trumps; running the cards was better.",
        ),
        ("bid", "bid pass", "bid 3", "You passed with a hand worth a bid of 3."),
        ("bid", "bid 2", "bid pass", "This hand was not worth a bid."),
        ("bid", "bid 4", "bid 2", "You bid too high: 2 was enough."),
        ("bid", "bid 2", "bid 4", "You bid too low: the hand was worth 4."),
        ("discard", "discard 4S9C", "discard 9C8C", "You put aside 4♠, a trump."),
    ],
)
def test_what_was_said_before_all_fours_was_a_mistake(
    stage: str, played: str, best: str, kind: str
) -> None:
    assert said(all_fours("4S3S9C8C", stage=stage), played, best) == kind


@pytest.mark.parametrize(
    ("stage", "one", "other"), [("beg", "beg", "stand"), ("answer", "run", "give")]
)
def test_where_trumps_stay_nobody_kept_or_changed_them(stage: str, one: str, other: str) -> None:
    """D9."""
    view = all_fours("4S3S9C8C", stage=stage, run_new_trump=False)
    for played, best in ((one, other), (other, one)):
        assert "trumps" not in str(said(view, played, best))


def test_who_ran_cards_that_left_trumps_as_they_were_could_have_given_one() -> None:
    """D9."""
    view = all_fours("4S3S9C8C", stage="answer", run_new_trump=False)
    assert said(view, "run", "give") == "You ran the cards; giving one was better."


def test_the_wrong_suit_was_pitched() -> None:
    view = all_fours("4S3SAHKH", trump=None)
    assert said(view, "play 4S", "play AH") == "You made spades ♠ trumps; A♥ promised more."


HAND: Final = "2SAHADASKSKH7C4D"


@each(
    ("played", "best", "kind"),
    [
        ("lay A3,0,0", "discard 7", "You opened too early."),
        ("lay A3,1,0", "lay A3,0,0", "You laid a wild card that was worth keeping."),
        ("lay A2,1,0", "lay A3,1,0", "You could have laid more."),
        ("discard 7", "lay A3,0,0", "It was time to open."),
        ("discard 7", "discard 2", "It was time to freeze the pile with 2♠."),
        ("discard 2", "discard 7", "You froze the pile too early with 2♠."),
        ("discard K", "discard 7", "With K♠ you broke a pair."),
        ("discard 7", "discard 4", "You needed 7♣ more than 4♦."),
        ("ask", "discard 7", "Asking your partner told the others too much."),
        ("discard 7", "out", "You could have gone out: the others held 22 cards."),
        ("out", "discard 7", "You went out too early: there was more to be made."),
    ],
)
def test_a_move_of_canasta_was_a_mistake(played: str, best: str, kind: str) -> None:
    assert said(canasta(HAND), played, best) == kind


def test_a_joker_that_is_played_first_makes_spades_trumps() -> None:
    deal = Deal({1: "X1AS5C6C7C8C"}, rest="TS")
    view = ruled("five_point", deal, auction(1, 2), seats=4).seen(1)
    assert said(view, "play X1", "play 5C") == "You made spades ♠ trumps; 5♣ promised more."


def test_a_pile_of_canasta_was_left_taken_or_fed() -> None:
    drawing = canasta(HAND, stage="draw", pile_size=9)
    assert said(drawing, "draw", "take K2,0,0") == "You left the pile (9); it was worth taking."
    assert said(drawing, "take K2,0,0", "draw") == (
        "You opened to take the pile (9); drawing was better."
    )
    opened = replace(drawing, sides=with_aces(drawing, own=True))
    assert said(opened, "take K2,0,0", "draw") == "You took the pile (9); drawing was better."
    frozen = canasta(HAND, pile_frozen=True)
    assert said(frozen, "discard 2", "discard 7") == (
        "You discarded 2♠ though the pile was frozen already."
    )
    stops = canasta("3S" + HAND)
    assert said(stops, "discard 7", "discard 3b") == ("3♠ would have blocked the pile for a turn.")
    assert said(stops, "discard 3b", "discard 7") == "You spent 3♠, which you may need later."
    rivals = canasta(HAND)
    rivals = replace(rivals, sides=with_aces(rivals, own=False))
    assert said(rivals, "discard A", "discard 7") == "A♠ fitted a meld of the other side."
    assert said(opened, "discard A", "discard 4") == "With A♠ you broke a pair."
    single = replace(opened, hand=tuple(face for face in opened.hand if str(face) not in "AHAD"))
    assert said(single, "discard A", "discard 4") == "A♠ fitted a meld of your side."


def with_aces(view: CanastaSeatView, *, own: bool) -> tuple[SideView, ...]:
    """The sides of a view once one of them has laid three aces."""
    return tuple(
        replace(side, melds=aces()) if (view.seat in side.seats) == own else side
        for side in view.sides
    )


def test_a_partner_of_canasta_was_answered_wrongly() -> None:
    view = canasta(HAND, stage="asked")
    assert said(view, "yes", "no") == "“No” was the better answer."
    assert said(view, "no", "yes") == "“Yes” was the better answer."


KEYS: Final = {
    "hearts": ("standard", "black_maria", "spot_hearts", "partnership_hearts"),
    "all_fours": ("seven_up", "trinidad", "auction_pitch"),
    "canasta": ("canasta_book", "canasta_2", "samba_4"),
    "point_pitch": ("ten_point", "five_point", "nine_point", "cinch"),
}


def decisions(key: str, seed: int) -> Iterator[tuple[Game, int]]:
    """The decisions of the first deal of a game between medium players."""
    preset, rng = variant(key), Random(seed)
    game: Game = preset.start(preset.seats_default, 0)
    player = policy("medium", preset.family)
    while game.outcome is None and not game.deal_scores:
        seat = game.to_act[0]
        if seat == DEALER:
            action = game.propose(DEALER, rng)
        else:
            yield game, seat
            action = player.decide(game.view(seat), rng)
        game, _ = game.apply(seat, action)


@cache
def mistakes(key: str, seed: int) -> tuple[tuple[SeatView, Advice], ...]:
    """What is said of any two answers in a deal, each kind once."""
    found: dict[str, tuple[SeatView, Advice]] = {}
    for game, seat in decisions(key, seed):
        view, rng = game.view(seat), Random(seed)
        answers = sorted({*game.legal_actions(seat), *(game.propose(seat, rng) for _ in range(6))})
        for played in answers[:12]:
            for best in answers[:12]:
                mistake = mistake_in(view, played, best)
                assert mistake.action == played
                if mistake.reason is not None:
                    assert played != best
                    found[mistake.reason] = view, mistake
    return tuple(found.values())


@pytest.mark.parametrize("family", KEYS)
def test_every_kind_that_comes_up_has_a_text_in_every_language(family: str) -> None:
    kinds: set[str] = set()
    for number, key in enumerate(KEYS[family]):
        for view, mistake in mistakes(key, number):
            kinds.add(str(mistake.reason))
            for language in LANGUAGES:
                assert mistake_text(Drawing(FRAME, view, speaking(language)), mistake)
    assert len(kinds) >= 10
