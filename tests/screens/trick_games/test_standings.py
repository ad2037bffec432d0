"""Totals as each variant writes them, the leader first, and what sides have together."""

from dataclasses import replace

from bot.screens.hearts.screens import HEARTS
from engine.cards import cards
from engine.contract.variant import Option
from engine.games.hearts.deal import DealResult
from engine.games.hearts.family import HEARTS as HEARTS_FAMILY
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import of_kind
from tests.screens.conftest import english, sheet_line, texts
from tests.screens.records import first


def ruled(**options: Option) -> HeartsRules:
    return HEARTS_FAMILY.changed(HEARTS_FAMILY.presets["standard"], options).rules


def by(rules: HeartsRules, view: HeartsView) -> HeartsView:
    """The view of a table that plays by these rules."""
    return replace(view, terms=terms(rules, 4))


def told_of(rules: HeartsRules, view: HeartsView) -> str:
    """The table of a view that is played by these rules."""
    return texts(HEARTS.table(english(by(rules, view))))


def after(*totals: int) -> HeartsView:
    """A bystander's view after a deal that made these totals; of the next, 0 to 3 are taken."""
    view = of_kind(HeartsView, first("standard", 4).view(None))
    tricks = tuple(
        TakenTrick(tuple(Play(seat, face) for face in cards(heart)), seat)
        for seat, heart in enumerate(("2C", "3H", "4H5H", "6H7H8H"))
    )
    return replace(view, scores=totals, tricks=tricks, results=(DealResult(totals),))


def test_points_that_are_shown_negative_have_a_minus_sign_everywhere() -> None:
    signed = ruled(display_sign="penalty_negative")
    told = texts(HEARTS.scores(english(by(signed, after(3, 5, 0, 18)))))
    assert "Dave: **-18**" in told
    assert "Deal 1: Alice -3, Bob -5, Carol 0, Dave -18." in told
    table = texts(HEARTS.table(english(by(signed, after(3, 5, 0, 18)))))
    assert "-# The game ends at -100." in table
    assert sheet_line("Dave", table) == ["-3", "-18"]


def test_the_order_is_the_same_with_a_minus_sign() -> None:
    for shown in (ruled(), ruled(display_sign="penalty_negative")):
        told = texts(HEARTS.scores(english(by(shown, after(3, 5, 0, 18))))).splitlines()
        assert [line.split(":")[0] for line in told[1:5]] == ["Carol", "Alice", "Bob", "Dave"]


def test_where_the_highest_wins_the_highest_stands_first() -> None:
    told = texts(
        HEARTS.scores(english(by(ruled(objective="highest", moon="none"), after(3, 5, 0, 18))))
    )
    assert [line.split(":")[0] for line in told.splitlines()[1:5]] == [
        "Dave",
        "Bob",
        "Alice",
        "Carol",
    ]


def test_sides_are_told_with_what_they_have_together_the_better_first() -> None:
    sides = ruled(players_allowed=[4], teams=[[0, 2], [1, 3]])
    screen = HEARTS.scores(english(by(sides, after(30, 5, 10, 18))))
    told = texts(screen).splitlines()
    assert told[5:7] == ["Together Bob and Dave: **23**", "Together Alice and Carol: **40**"]
    table = told_of(sides, after(30, 5, 10, 18))
    assert sheet_line("Dave", table) == ["+4", "23"]
    assert sheet_line("Alice+Carol", table) == ["+2", "40"]
    assert table.index("Bob + Dave") < table.index("Alice+Carol")


def test_a_side_that_shares_a_total_counts_down_from_it_once() -> None:
    """R11.2, R13.18: a shared total begins at the target, two own ones at twice that."""
    for score, left in (("pooled", 160), ("individual", 360)):
        sides = ruled(
            players_allowed=[4],
            teams=[[0, 2], [1, 3]],
            team_score=score,
            target=200,
            display_sign="count_down",
        )
        told = texts(HEARTS.scores(english(by(sides, after(30, 5, 10, 18)))))
        assert f"Together Alice and Carol: **{left}**" in told


def test_the_header_says_what_ends_the_game() -> None:
    for shown, said in (
        (ruled(target=150), "at 150"),
        (ruled(target_cmp="exceed"), "once 100 is passed"),
        (ruled(target_cmp="exceed", display_sign="penalty_negative"), "once -100 is passed"),
        (ruled(end_mode="both", deals=6), "at 100 or after 6 deals"),
        (ruled(end_mode="deals", deals=1), "after 1 deal"),
        (ruled(lives=2), "at 100 or when somebody has no life left"),
        (
            ruled(players_allowed=[4], teams=[[0, 2], [1, 3]], team_score="pooled"),
            "when a side has 100",
        ),
        (
            ruled(
                players_allowed=[4],
                teams=[[0, 2], [1, 3]],
                team_score="pooled",
                target_cmp="exceed",
            ),
            "when a side has more than 100",
        ),
    ):
        # Of no deal yet: after one a game of one deal is over, or goes on for a tie.
        begun = replace(after(3, 5, 0, 18), results=())
        assert f"-# The game ends {said}." in told_of(shown, begun)


def test_a_tie_that_is_played_out_is_told_as_what_it_is() -> None:
    """R9.3: with tie_scope any, every pair of totals must differ."""
    everybody = ruled(tie_scope="any")
    assert "A tie! Extra deals until all totals are different." in told_of(
        everybody, after(3, 50, 50, 118)
    )
    lives = replace(after(3, 50, 3, 18), lives=(1, 1, 1, 0))
    assert "Tie for first!" in told_of(ruled(lives=1), lives)
    assert "Tie" not in told_of(ruled(), after(3, 50, 3, 18))


def test_a_side_that_leads_alone_is_no_player() -> None:
    told = told_of(ruled(players_allowed=[4], teams=[[0, 2], [1, 3]]), after(60, 110, 100, 50))
    assert "Tie for first! Extra deals until one leads alone." in told
    assert "The game ends" not in told


def test_a_tie_is_still_played_out_when_a_moon_has_undone_the_limit() -> None:
    """R9.3, A2: nobody is at the target any more, and still the next lead ends the game."""
    game = of_kind(HeartsGame, first("standard", 4))
    totals = (3, 50, 3, 78)
    back = replace(game.sheet, totals=totals, results=(DealResult(totals),), due=True)
    assert "Tie for first!" in told_of(ruled(), replace(game, sheet=back).view(None))


def test_a_game_of_so_many_deals_says_so() -> None:
    told = told_of(ruled(end_mode="deals", deals=8), after(3, 5, 0, 18))
    assert "-# The game ends after 8 deals." in told
    assert "\nTie for first!" in told_of(ruled(end_mode="deals", deals=1), after(3, 5, 3, 15))


def test_points_that_count_down_start_at_the_target() -> None:
    told = told_of(ruled(display_sign="count_down"), after(3, 5, 0, 18))
    assert "-# The game ends at 0." in told
    assert sheet_line("Dave", told)[1] == "82"
