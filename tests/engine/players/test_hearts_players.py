"""Computer players of Hearts: situations in which one play is plainly best, and that they see it.

Each is a small deal: every card that is not named is stripped from the pack.
"""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import cards, pack
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import bits, grab_lead
from engine.players.hearts.bits import chart
from engine.players.hearts.charging import by_thumb
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.knowledge import knowledge
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.posterior import Posterior
from engine.players.hearts.value import DealValue
from engine.players.levels import policy
from engine.players.policy import Searching
from tests.conftest import of_kind

# Seat 0 has taken the queen and two hearts, and leads the king; it holds a diamond that nobody
# can beat, as two have shown that they have none.
MOON_TO_STOP = "ACASKDKH9D 2CQS2H6C8C 3C4S3H7C9C 4C5S5DAH5H"
TO_STOP_IT = "2C3C4CAC ASQS4S5S KD2H3H5D KH6C7C"


def small_deal(hands: str, plays: str, **options: Option) -> HeartsSeatView:
    """What the seat in turn sees of a deal of these hands, seat 0 first, after these plays."""
    dealt = [tuple(sorted(cards(hand))) for hand in hands.split()]
    in_play = {face for hand in dealt for face in hand}
    seats = str(len(dealt))
    stripped: list[Option] = [str(face) for face in pack() if face not in in_play]
    rules: dict[str, Option] = {
        "strip": {seats: stripped},
        "pass_cycle": {seats: "H"},
        "players": len(dealt),
        "players_allowed": [len(dealt)],
    }
    game: Game = variant("standard", rules | options).start(len(dealt), 0)
    game, _ = game.apply(DEALER, Action.of("deal", *dealt))
    for trick in plays.split():
        for face in cards(trick):
            game, _ = game.apply(game.to_act[0], Action.of("play", [face]))
    return of_kind(HeartsSeatView, game.view(game.to_act[0]))


def hard(view: HeartsSeatView, chance: int = 0) -> str:
    return str(HeartsHard(seconds=60).decide(view, Random(chance)))


def medium(view: HeartsSeatView) -> str:
    return str(HeartsMedium().decide(view, Random(0)))


def test_the_queen_is_thrown_on_another_suit() -> None:
    hands = "2C6C6D7D8H2S 5CACKDQD9H3S 4CKCAD8DJH4S 3C3D4D5D2HQS"
    view = small_deal(hands, "2C5C4C3C ACKC")
    assert (medium(view), hard(view)) == ("play QS", "play QS")


def test_a_trick_is_taken_from_who_is_about_to_have_every_point() -> None:
    view = small_deal(MOON_TO_STOP, TO_STOP_IT)
    assert (medium(view), hard(view)) == ("play AH", "play AH")
    # Where there is no moon, the heart is ducked.
    view = small_deal(MOON_TO_STOP, TO_STOP_IT, moon="none")
    assert (medium(view), hard(view)) == ("play 5H", "play 5H")


def test_a_high_card_is_got_rid_of_while_everybody_follows() -> None:
    # Nobody throws points on a suit that everybody holds.
    everybody = "2C4C5C2D 6C7CJC3D 3CAC4DQS 8C9CTCKC"
    assert medium(small_deal(everybody, "2CJC")) == "play AC"
    hardly_anybody = "2C4C3S2D 6SJC7S3D 3CAC4DQS 8S9C9SKC"
    assert medium(small_deal(hardly_anybody, "2CJC")) == "play 3C"


def test_the_hard_player_goes_on_for_its_own_moon() -> None:
    hands = "ACASKDAH3H 2CQS2H6CKH 3C4S4H7C9C 4C5S5DTHQC"
    assert hard(small_deal(hands, "2C3C4CAC ASQS4S5S KD2H4H5D")) == "play AH"
    assert hard(small_deal(hands, "2C3C4CAC ASQS4S5S KD2H4H5D", moon="none")) == "play 3H"


def test_a_card_that_gives_points_back_is_taken() -> None:
    hands = "2C2DAD3S 5C9D4S2S 4CJD5STS 3C6H6SQS"
    plays = "2C5C4C3C 9DJD6H"
    view = small_deal(hands, plays, bonus_card="JD", moon="none")
    assert (medium(view), hard(view)) == ("play AD", "play AD")
    view = small_deal(hands, plays, moon="none")
    assert (medium(view), hard(view)) == ("play 2D", "play 2D")


def test_points_are_taken_where_the_highest_total_wins() -> None:
    hands = "2C2DAD3S 5C9D4S2S 4CJD5STS 3C6H6SQS"
    plays = "2C5C4C3C 9DJD6H"
    reverse = small_deal(hands, plays, objective="highest", moon="none")
    assert (medium(reverse), hard(reverse)) == ("play AD", "play AD")
    usual = small_deal(hands, plays, moon="none")
    assert (medium(usual), hard(usual)) == ("play 2D", "play 2D")


def test_of_suits_of_one_length_the_lowest_is_led_where_points_are_wanted() -> None:
    mine = cards("4C7C5D9D6S")
    assert grab_lead(bits(mine), bits(pack()) & ~bits(mine)) == bits(cards("7C"))


def test_a_bare_queen_is_passed() -> None:
    game: Game = variant("standard").start(4, 0)
    hand = cards("QS2S3H6H9H2C5C9CJC3D7DTDKD")
    rest = [face for face in pack() if face not in hand]
    Random(1).shuffle(rest)
    hands = [hand, *(tuple(sorted(rest[at : at + 13])) for at in (0, 13, 26))]
    game, _ = game.apply(DEALER, Action.of("deal", *hands))
    view = of_kind(HeartsSeatView, game.view(0))
    assert "QS" in medium(view)
    assert "QS" in hard(view)


def test_who_kept_the_queen_back_hardly_has_her() -> None:
    hands = "2C6C6D7D8H2S 5CACKDQD9H3S 4CKCAD8D2H4S 3C3D4D5DJHQS"
    # Seat 3 throws its highest heart on the ace of clubs, where it could have thrown the queen.
    view = small_deal(hands, "2C5C4C3C ACKCJH")
    assert view.seat == 0
    posterior = Posterior(view, knowledge(view), Random(0))
    queen = bits(cards("QS"))
    holders = [
        seat for _ in range(600) for seat, held in enumerate(posterior.world()[0]) if held & queen
    ]
    assert len(holders) == 600
    assert holders.count(3) * 1.3 < min(holders.count(1), holders.count(2))


def with_totals(view: HeartsSeatView, *totals: int) -> HeartsSeatView:
    return replace(view, scores=totals)


def test_points_are_best_given_to_who_is_ahead() -> None:
    view = with_totals(small_deal(MOON_TO_STOP, TO_STOP_IT), 70, 10, 90, 40)
    stakes = DealValue.of(view)
    assert view.seat == 3
    assert stakes.worth_of((0, 13, 5, 0)) > stakes.worth_of((5, 0, 13, 0))
    # To end the game by giving the last one more, while another leads, is to lose it.
    assert stakes.worth_of((13, 5, 0, 0)) > stakes.worth_of((0, 0, 18, 0))


def test_a_partner_is_spared() -> None:
    stakes = DealValue.of(small_deal(MOON_TO_STOP, TO_STOP_IT, teams=[[0, 2], [1, 3]]))
    assert stakes.worth_of((13, 0, 0, 0)) > stakes.worth_of((0, 13, 0, 0))
    assert stakes.worth_of((0, 13, 0, 0)) == stakes.worth_of((0, 0, 0, 13))


def test_a_moon_is_counted_as_the_standing_asks() -> None:
    shot = small_deal(MOON_TO_STOP, f"{TO_STOP_IT}5H 9D8C9CAH", moon="choice")
    assert (shot.stage, hard(shot)) == ("moon", "moon old")
    # The old way would end the game for the leader.
    assert hard(with_totals(shot, 90, 10, 60, 85)) == "moon new"


def test_a_dangerous_deal_costs_more_than_its_points() -> None:
    lives = small_deal(MOON_TO_STOP, TO_STOP_IT, end_mode="deals", deals=10, lives=3, danger=15)
    stakes = DealValue.of(lives)
    falls = [stakes.worth_of((0, 0, 0, at)) - stakes.worth_of((0, 0, 0, at + 1)) for at in (13, 14)]
    assert falls[1] > 2 * falls[0]


@pytest.mark.parametrize("chance", range(3))
def test_the_same_chance_gives_the_same_decision(chance: int) -> None:
    hands = "2C6C6D7D8H2S 5CAC3D4D9H3S 4CKC5D8D2H4S 3CKDQDADJHQS"
    view = small_deal(hands, "2C5C4C3C")
    assert hard(view, chance) == hard(view, chance)


def test_the_hard_player_heeds_its_time() -> None:
    view = small_deal("2C6C6D7D8H2S 5CAC3D4D9H3S 4CKC5D8D2H4S 3CKDQDADJHQS", "2C5C4C3C")
    player = policy("hard", "hearts")
    assert isinstance(player, Searching)
    simply = HeartsMedium().decide(view, Random(0))
    assert player.within(0).searched(view, Random(0)) == (simply, False)
    action, whole = player.within(0.001).searched(view, Random(0))
    assert action.verb == "play"
    assert not whole
    assert player.searched(view, Random(0)) == (player.decide(view, Random(0)), True)


@pytest.mark.parametrize(
    ("hand", "charged"),
    [
        ("QS6S4S2SJDKD2C5H", "QSJD"),
        ("QSKS2SJD2C5H", ""),
        ("AH9H7H4H2HTC2C", "AH"),
        ("AH9H7H4HTC2C", ""),
    ],
)
def test_what_is_likely_to_pay_is_charged(hand: str, charged: str) -> None:
    """A guarded queen, a jack with another diamond, and the ace of many hearts."""
    rules = of_kind(HeartsRules, variant("charging").rules)
    assert by_thumb(chart(terms(rules, 4)), bits(cards(hand))) == bits(cards(charged))


def test_a_strong_player_charges_a_queen_that_others_must_take() -> None:
    dealt = ["QS7S6S5S4S3S2S9D5D2D4C3C6H", "2C5C6C7C3D4D6D2H3H4H5H8STS"]
    left = [face for face in pack() if face not in cards("".join(dealt))]
    hands = [cards(hand) for hand in dealt] + [tuple(left[:13]), tuple(left[13:])]
    game: Game = variant("charging", {"pass_cycle": {"4": "H"}}).start(4, 0)
    view = of_kind(HeartsSeatView, game.apply(DEALER, Action.of("deal", *hands)).game.view(0))
    assert HeartsHard(worlds=60).decide(view, Random(1)) == Action.of("show", cards("QS"))
