"""Charging (R3.7, R5.7, R7.7, R13.19): what may be charged, what waits, and what it counts."""

from collections.abc import Mapping

from engine.cards import Card, card, cards
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.play import legal_cards
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import ScoresBefore, normal_points, score
from engine.games.hearts.terms import Terms, terms
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play
from engine.tricks.voids import Lying
from tests.conftest import of_kind
from tests.each import each
from tests.rulings.hearts.written import HOLD
from tests.rulings.written import Deal, Ruling, ruled

HELD = Deal({0: "QSAH", 1: "JD2C", 2: "TC", 3: "AS"})
"""Seat 0 has queen and ace of hearts, 1 opens and has the jack, 2 the ten, 3 none of them."""
FROM_ZERO = ScoresBefore((0,) * 4, 0, due=False)


def charged(*acts: str, **options: Option) -> Ruling[HeartsView]:
    return ruled("charging", HELD, *acts, seats=4, dealer=3, **{**HOLD, **options})


def counting(faces: str = "", *, options: Mapping[str, Option] | None = None) -> Terms:
    rules = of_kind(HeartsRules, variant("charging", options or {}).rules)
    return terms(rules, 4, frozenset(cards(faces)))


def legal(
    hand: str, led: str = "", up: str = "", *, number: int = 2, **options: Option
) -> set[Card]:
    trick = tuple([Play(0, face) for face in cards(led)])
    lying = Lying(trick, number, None, number > 1, frozenset(cards(up)))
    return set(legal_cards(counting(options=options), cards(hand), lying))


def test_all_who_hold_some_choose_at_once_and_nobody_learns_who_they_are() -> None:
    """R3.7, A35 together."""
    asked = charged()
    assert asked.to_act == [0, 1, 2]
    assert asked.answers == {
        "show", "show QS", "show AH", "show QSAH", "show JD", "show TC"
    }  # fmt: skip
    assert charged("3 show").refused == "turn"
    before, after = charged(), charged("0 show QS, 2 show")
    for seat in (None, 1, 3):
        assert after.seen(seat).shown == ((),) * 4
        assert before.seen(seat).to_act == after.seen(seat).to_act
        assert after.seen(seat).to_act == ((1,) if seat == 1 else ())
        assert after.seen(seat).terms == counting(options=HOLD), "the worth of cards tells nothing"
    assert of_kind(HeartsSeatView, after.seen(0)).showing == cards("QS")
    up = charged("0 show QS, 2 show, 1 show JD")
    assert up.seen(None).shown == (cards("QS"), cards("JD"), (), ())
    assert up.to_act == [1], "the two of clubs opens"


def test_in_turn_each_sees_what_was_charged_before() -> None:
    """R3.7, A35 in_turn: the player left of the dealer says it first."""
    assert charged(charging="in_turn").to_act == [0]
    second = charged("0 show AH", charging="in_turn")
    assert second.to_act == [1]
    assert second.seen(1).shown[0] == cards("AH")
    assert charged("0 show AH, 1 show, 2 show TC", charging="in_turn").to_act == [1]


def test_only_cards_that_count_are_charged_from_the_hand() -> None:
    """R3.7."""
    assert charged("0 show JD").refused == "R3.7"
    assert charged("3 show AS").refused == "turn"
    assert charged("0 show QS, 0 show").refused == "turn"
    assert counting().chargeable == cards("QSJDTCAH")
    plain = of_kind(HeartsRules, variant("original_hearts", {"charging": "together"}).rules)
    assert terms(plain, 4).chargeable == cards("AH"), "a queen without points is not charged"


def test_cards_are_charged_after_the_pass() -> None:
    """R3.7: the queen that was passed is charged by who got her."""
    passes = "0 pass QSAH2D, 1 pass 3C3D3H, 2 pass 4C4D4H, 3 pass ASKSKH"
    dealt = Deal({0: "QSAH2D", 1: "3C3D3H", 2: "4C4D4H", 3: "ASKSKH"})
    after = ruled("charging", dealt, passes, seats=4, dealer=3)
    assert 1 in after.to_act
    assert "show QSAH" in after.answers
    assert of_kind(HeartsSeatView, after.seen(1)).received == tuple(sorted(cards("QSAH2D")))


def test_a_charged_card_waits_while_its_suit_has_another() -> None:
    """R5.7."""
    assert legal("QS6SAS", "2S", up="QS") == set(cards("6SAS"))
    assert legal("QS6SAS", "2S") == set(cards("QS6SAS")), "spades were led before"
    assert legal("QS6SAD", up="QS") == set(cards("6SAD")), "nor is it led"
    assert legal("QS5D", "2S", up="QS") == {card("QS")}, "alone in its suit it has to follow"
    assert legal("QS6S5D", "2C", up="QS") == set(cards("QS6S5D")), "it may be thrown"
    assert legal("TC", "2C", up="TC", number=1) == {card("TC")}
    assert legal("2CTC", up="TC", number=1) == {card("2C")}


def test_a_charged_card_that_opens_does_not_wait() -> None:
    """R5.7: the ten is the lowest club that anybody holds."""
    assert legal("TCAC", up="TC", number=1) == {card("TC")}


def test_the_ban_on_the_first_trick_looks_at_what_is_left() -> None:
    """R5.7: the other club costs points, and is played all the same."""
    assert legal("7CTC", "2C", up="TC", number=1, extra_values={"7C": 7}) == {card("7C")}


def test_a_charged_card_that_waits_is_refused_by_this_rule() -> None:
    """R5.7."""
    hands = Deal({0: "2CKSQSJS", 1: "3CAS", 2: "4CTS", 3: "5C9S"})
    start = ruled("charging", hands, "0 show QS", seats=4, dealer=3, **HOLD)
    others = [f"{seat} show" for seat in start.to_act]
    tricks = "0 2C, 1 3C, 2 4C, 3 5C, 3 9S, 0 QS"
    waits = ruled("charging", hands, "0 show QS", *others, tricks, seats=4, dealer=3, **HOLD)
    assert waits.refused == "R5.7"


def test_alone_in_its_suit_a_charged_card_is_led() -> None:
    """A34: though the hand has other cards."""
    assert legal("QS5D8C", up="QS") == set(cards("QS5D8C"))


def test_the_jack_goes_to_the_first_trick() -> None:
    """A36, R6.1."""
    assert legal("JD4H5S", "2C", number=1) == set(cards("JD5S"))


@each(
    ("up", "taken", "points"),
    [
        ("", "QS2H3H4H", 16),
        ("QS", "QS2H3H4H", 29),
        ("AH", "QS2H3H4H", 19),
        ("JD", "JD2H", -19),
        ("TC", "TC2H3H", 8),
        ("", "TC2H3H", 4),
        ("QSJDTCAH", "QSJDTC2H", (26 - 20 + 2) * 4),
        # The example of the game.
        ("QS", "QS2H3H4HTC", 58),
    ],
)
def test_a_charged_card_counts_twice(up: str, taken: str, points: int) -> None:
    """R7.7, R13.19."""
    assert normal_points(counting(up), cards(taken), 4) == points


@each(
    ("up", "scope", "others", "points"),
    [
        ("", "moon", "", (-26, 0, 0, -10)),
        ("QSAH", "moon", "", (-52, 0, 0, -10)),
        ("", "moon", "TC", (-52, 0, 0, -10)),
        ("", "all", "TC", (-26, 0, 0, -10)),
        ("", "penalties", "TC", (-26, 0, 0, -10)),
        ("QSAHTC", "moon", "TCJD", (-248, 0, 0, 0)),
    ],
)
def test_a_moon_is_worth_what_was_charged_and_doubled(
    up: str, scope: str, others: str, points: tuple[int, ...]
) -> None:
    """R7.7, R13.19, A31 moon, R7.5: the jack is with seat 3 unless the shooter has it."""
    at = counting(up, options={"double_scope": scope})
    moon = [*at.penalties, *cards(others)]
    captured = [moon, [], [], cards("" if "JD" in others else "JD")]
    assert score(at, captured, (10, 1, 1, 1), FROM_ZERO).points == points


def test_a_fixed_worth_of_the_moon_is_not_doubled() -> None:
    """R7.7."""
    at = counting("QSAH", options={"moon_value": 30})
    assert score(at, [[*at.penalties], [], [], []], (13, 0, 0, 0), FROM_ZERO).points[0] == -30


def test_four_deals_are_played_and_ties_are_shared() -> None:
    """R13.19."""
    rules = of_kind(HeartsRules, variant("charging").rules)
    assert (rules.end_mode, rules.deals, rules.tie_rule) == ("deals", 4, "shared")
    assert rules.cycle(4) == ("L", "R", "X", "H")
