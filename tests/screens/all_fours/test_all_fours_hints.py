"""Hints of All Fours as they are read: what to do, and why, in one sentence."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursSeatView
from engine.games.catalogue import variant
from engine.tricks.trick import Play
from tests.each import each
from tests.screens.hint_positions import read


def all_fours(
    hand: str,
    trick: str = "",
    *,
    stage: str = "play",
    trump: str | None = "S",
    key: str = "trinidad",
    choices: tuple[str, ...] = (),
    **options: Option,
) -> AllFoursSeatView:
    """What Dave sees, who holds `hand`; Carol, Bob and Alice have played `trick` before him."""
    game: Game = variant(key, options).start(4, 2)
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
        turned=(card("7S"),),
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


def test_where_trumps_stay_nobody_begs_for_better_ones() -> None:
    """D9."""
    view = all_fours("2S9C8C4H", stage="beg", choices=("stand", "beg"), run_new_trump=False)
    assert "trumps" not in read(view, "beg", "all_fours")


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
        ("3CTC9C3D", "KD4D9H", "3D", "Alice has the trick so far, and this card counts nothing"),
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
