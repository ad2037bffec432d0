"""Rulings on counting (G17 to G22, G27) and on the end of the game (G23 to G26)."""

from random import Random
from typing import cast

from engine.cards import Card, cards
from engine.contract.game import Game
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import HEARTS, PRESETS, terms
from engine.games.gong_zhu.scoring import points, worth
from tests.each import each
from tests.rulings.gong_zhu.second_count import counted

ALL = "".join(map(str, sorted(HEARTS)))


def brought(taken: str, shown: str = "", preset: str = "gong_zhu", **options: Option) -> int:
    """Return what cards taken by one player are worth."""
    rules = variant(preset, options).rules
    return worth(terms(rules, 4), cards(taken), cards(shown))


def test_hearts_cost_two_hundred_by_either_table() -> None:
    """G17, and the seventh example: by pips 9, 4, 3 and queen are 52."""
    twelve = ALL.replace("AH", "")
    assert brought("AH") == -50
    assert brought(twelve) == -150
    assert brought(twelve, hearts="pip") == -150
    assert brought("KH") + brought("QH") + brought("JH") == -90
    assert {brought(f"{rank}H") for rank in "56789T"} == {-10}
    assert brought("4H3H2H") == 0
    assert brought("9H4H3HQH", preset="gong_zhu_family") == -52
    assert brought("4H", hearts="pip") == -10


def test_pig_and_sheep() -> None:
    """G18."""
    assert brought("QS") == -100
    assert brought("JD") == 100
    assert brought("QS", preset="gong_zhu_family") == -200
    assert brought("QSJD", pig=250, sheep=50) == -200


def test_a_shown_card_counts_double() -> None:
    """G7: the ace for all hearts, also those of others; the transformer multiplies by four."""
    assert brought("QS", "QS") == -200
    assert brought("JD", "JD") == 200
    assert brought("KH5H", "AH") == -100
    assert brought("JDTC", "TC") == 400
    # The second example: ace, king, 5 and the sheep, the ace shown.
    assert brought("AHKH5HJD", "AH") == -100


def test_the_transformer_alone_and_with_others() -> None:
    """G19, Z10, and the third example: with the 2, 3 or 4 of hearts twice nothing is nothing."""
    assert brought("TC") == 50
    assert brought("TC", "TC") == 100
    assert brought("TC", "TC", alone=30) == 60
    assert brought("TC2H") == brought("TC4H3H2H", "TC") == 0
    assert brought("JDTC", "JD") == 400
    # The first example: the pig with it, nothing shown and both.
    assert brought("QSTC") == -200
    assert brought("QSTC", "QSTC") == -800


def test_all_hearts_count_plus() -> None:
    """G20, Z8: without the pig too, but not without the 2."""
    assert brought(ALL) == 200
    assert brought(ALL, "AH") == 400
    assert brought(ALL + "JD") == 300
    assert brought(ALL.replace("2H", "")) == -200
    # The sixth example.
    assert brought(ALL.replace("4H", "") + "TC") == -400
    assert brought(ALL + "TC") == 400


def test_when_the_pig_counts_plus() -> None:
    """G21, Z1, and the fourth and fifth examples."""
    assert brought(ALL + "QS") == 300
    assert brought(ALL + "QS", pig_turns="with_sixteen") == 100
    assert brought(ALL + "QS", pig_turns="never") == 100
    assert brought(ALL + "QS", "QS") == 400
    assert brought(ALL + "QSJDTC") == 800
    assert brought(ALL + "QSJDTC", pig_turns="with_sixteen") == 800
    assert brought(ALL + "QSJDTC", pig_turns="never") == 400


def test_the_highest_and_the_lowest_of_a_deal() -> None:
    """G22: others count what they took, and nothing is taken from them."""
    assert brought(ALL + "QSJDTC", "QSJDTCAH") == 3200
    assert brought(ALL.replace("2H", "") + "QSTC", "QSJDTCAH") == -2400
    four = [cards(ALL.replace("2H", "")), cards("2H"), cards("QS"), cards("JDTC")]
    assert points(terms(PRESETS["gong_zhu"], 4), four, ()) == (-200, 0, -100, 200)


def test_partners_cards_are_one_hand() -> None:
    """G26, G27, Z7: all hearts are theirs together; apart, each counts for itself."""
    hands = [cards("AHKHTC"), cards("QS"), cards(ALL.replace("KHAH", "")), cards("JD")]
    assert points(terms(PRESETS["gong_zhu_pairs"], 4), hands, ()) == (400, 0, 400, 0)
    apart = terms(variant("gong_zhu_pairs", {"side_cards": "apart"}).rules, 4)
    assert points(apart, hands, ()) == (-290, 0, -290, 0)


@each("preset", PRESETS)
def test_a_second_count_of_chance_games_agrees(preset: str) -> None:
    """G22: counted anew from the tricks and the showings of the record, hand by hand."""
    for seed in range(12):
        chosen = variant(preset)
        rng, seats = Random(seed), chosen.seats_allowed[seed % len(chosen.seats_allowed)]
        game: Game = chosen.start(seats, 0)
        shown: list[tuple[Card, ...]] = [() for _ in range(seats)]
        while game.to_act:
            before = len(game.deal_scores)
            seat = rng.choice(game.to_act)
            action = game.propose(seat, rng)
            game = game.apply(seat, action).game
            if action.verb == "show":
                shown[seat] = action.cards
            if len(game.deal_scores) > before:
                result = cast("GongZhuView", game.view(None)).results[-1]
                assert list(result.shown or shown) == shown
                assert game.deal_scores[-1] == counted(preset, result.taken, shown)
                shown = [() for _ in range(seats)]


def by_chance(seed: int, preset: str = "gong_zhu_plain", **options: Option) -> Game:
    rng = Random(seed)
    game: Game = variant(preset, options).start(4, 0)
    while game.to_act:
        seat = game.to_act[0]
        game = game.apply(seat, game.propose(seat, rng)).game
    return game


def test_the_game_is_over_when_somebody_has_come_to_minus_the_target() -> None:
    """G23, Z6: reached is enough; a target of 1 more asks for more."""
    first = by_chance(1, deals=1).scores
    lowest = -min(first)
    assert lowest > 0
    assert by_chance(1, target=lowest).deal_scores == (first,)
    assert len(by_chance(1, target=lowest + 1).deal_scores) > 1


def test_at_both_ends_plus_the_target_ends_it_too() -> None:
    """G23, Z9: whoever comes to +1000 has won; where only the low end counts it goes on."""
    rows = {seed: by_chance(seed, deals=1).scores for seed in range(20)}
    seed = next(seed for seed, row in rows.items() if max(row) > -min(row))
    best = max(rows[seed])
    both = by_chance(seed, target=best, ends_at="both")
    assert len(both.deal_scores) == 1
    assert both.outcome
    assert both.outcome.winners == (both.scores.index(best),)
    assert len(by_chance(seed, target=best).deal_scores) > 1


def test_places_go_by_totals_and_equal_ones_share() -> None:
    """G24: the highest total wins, and no further deal is played for a tie."""
    for seed in range(40):
        game = by_chance(seed, target=300)
        assert game.outcome
        for seat, place in enumerate(game.outcome.places):
            assert place == 1 + sum(total > game.scores[seat] for total in game.scores)


def test_a_game_by_deals_has_so_many_whatever_the_target() -> None:
    """G25."""
    assert len(by_chance(1, preset="gong_zhu_family").deal_scores) == 4
    assert len(by_chance(1, deals=3, target=1).deal_scores) == 3


def test_partners_have_one_total_and_one_place() -> None:
    """G26."""
    game = by_chance(5, preset="gong_zhu_pairs")
    assert game.scores[:2] == game.scores[2:]
    assert game.outcome
    assert game.outcome.sides == ((0, 2), (1, 3))
    assert min(game.scores) <= -1000
