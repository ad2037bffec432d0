"""Results, scores and the last trick."""

import ast
import inspect
from dataclasses import replace
from typing import Any

from bot.screens.components import Container
from bot.screens.families import family_screens
from bot.screens.hearts.points import reason_text
from bot.screens.hearts.screens import HEARTS
from bot.screens.ratings import SMALL_COLUMNS
from bot.screens.screen import Screen
from bot.screens.sheet import COLUMNS, MINUS, columns_of
from bot.screens.sides import COLOURS
from bot.screens.table.result import rest_screen, shared_screen
from bot.screens.trick_games.points import deal_lines
from bot.text.button_ids import ButtonId
from data.ratings import Change, GameRating
from engine.contract.outcome import Outcome, places
from engine.games.catalogue import variant
from engine.games.hearts import ending
from engine.games.hearts.deal import DealResult
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView
from engine.table.chairs import Presence
from tests.conftest import of_kind
from tests.screens.conftest import ENGLISH, buttons, english, frame_of, texts
from tests.screens.records import first, kept, last

FRAME = frame_of()
SCREENS = family_screens("hearts")


def over(totals: tuple[int, ...], *results: DealResult) -> HeartsView:
    """A bystander's view of a game that ended with these totals."""
    view = of_kind(HeartsView, last("standard", 4).view(None))
    outcome = Outcome("target", places(totals), tuple((seat,) for seat in range(4)))
    # The tricks were those of another deal.
    told = replace(view, results=results or (DealResult(totals),), past_tricks=())
    return replace(told, scores=totals, outcome=outcome)


def blocks(said: str) -> list[list[str]]:
    """The lines of the blocks in a text, with single blanks."""
    fenced = said.split("```")[1::2]
    return [[" ".join(line.split()) for line in one.strip("\n").splitlines()] for one in fenced]


def accent_of(screen: Screen) -> int | None:
    (frame,) = screen.parts
    assert isinstance(frame, Container)
    return frame.accent


def placed(said: str) -> list[str]:
    """The lines of the places and totals, without what heads them."""
    return [line for line in blocks(said)[0] if line[:1].isdigit()]


def test_the_result_tells_places_totals_and_ties() -> None:
    said = texts(HEARTS.result(english(over((40, 12, 101, 40)))))
    assert said.startswith("# \N{TROPHY} Bob wins Hearts!\n")
    assert "Carol reached 100 points." in said
    assert placed(said) == ["1🔶 Bob 12", "2🔵 Alice 40", "2🟪 Dave 40", "4🔺 Carol 101"]


def ended(
    key: str,
    totals: tuple[int, ...],
    place: tuple[int, ...],
    reason: str,
    **changed: Any,  # noqa: ANN401  fields of many types
) -> tuple[str, list[str]]:
    """The result of a game of `key` that ended so: all that is read, and the places."""
    rules = of_kind(HeartsRules, variant(key).rules)
    sides = rules.teams or tuple((seat,) for seat in range(4))
    view = replace(over(totals, DealResult(totals)), outcome=Outcome(reason, place, sides))
    said = texts(HEARTS.result(english(replace(view, terms=terms(rules, 4), **changed))))
    return said, placed(said)


def test_where_the_highest_wins_the_highest_is_first() -> None:
    said, lines = ended("reverse_hearts", (40, 12, 101, 40), (2, 4, 1, 2), "target")
    assert "Carol wins Hearts!" in said
    assert "Carol reached 100 points." in said
    assert lines == ["1🔺 Carol 101", "2🔵 Alice 40", "2🟪 Dave 40", "4🔶 Bob 12"]


def test_partners_have_one_place_and_one_total_and_each_their_own() -> None:
    """R11.2: partners' totals are added and the lower team total wins."""
    said, lines = ended("partnership_hearts", (30, 101, 42, 9), (1, 3, 1, 3), "target")
    assert "Alice and Carol win Hearts!" in said
    assert "Bob reached 100 points." in said
    assert lines == ["1🔵 Alice + Carol 72", "2🔶 Bob + Dave 110"]
    assert said.endswith("\nAlice 30, Carol 42\nBob 101, Dave 9")


def test_a_side_loses_that_gets_to_the_end_first() -> None:
    """R13.12: the partnership of the player who gets to 101 loses, whatever the sums."""
    said, lines = ended("likha", (60, 101, 60, 0), (1, 3, 1, 3), "target")
    assert "Bob reached 101 points." in said
    assert lines == ["1🔵 Alice + Carol 120", "2🔶 Bob + Dave 101"]


def test_a_shared_total_ends_the_game_for_the_side() -> None:
    """R11.2 pooled: the end test looks at team totals, here 200."""
    said, _ = ended("partner_hearts", (30, 101, 42, 99), (1, 3, 1, 3), "target")
    assert "Bob and Dave reached 200 points." in said


def test_players_who_share_the_first_place_do_not_win_together() -> None:
    said, lines = ended("goldsmith", (20, 20, 101, 40), (1, 1, 4, 3), "target")
    assert "Alice and Bob share first place in Hearts!" in said
    assert "Carol passed 100 points." in said
    assert [line[0] for line in lines] == ["1", "1", "3", "4"]


def test_points_with_a_minus_sign_have_it_in_the_result_too() -> None:
    said, lines = ended("ja_black_lady", (40, 12, 101, -3), (3, 2, 4, 1), "target")
    assert "Carol reached -100 points." in said
    assert lines[0] == "1🟪 Dave 3"
    assert lines[-1] == f"4🔺 Carol {MINUS}101"


def test_whoever_has_no_life_left_ends_the_game() -> None:
    said, lines = ended(
        "danger_hearts", (40, 12, 50, 30), (2, 1, 4, 3), "lives", lives=(2, 3, 0, 1)
    )
    assert "Carol has no life left." in said
    assert blocks(said)[0][0] == "total ♥"
    assert (lines[0], lines[-1]) == ("1🔶 Bob 12 3", "4🔺 Carol 50 0")


def test_complex_totals_are_in_the_result_with_their_numbers() -> None:
    plane = ((27, 36), (0, -13), (-60, 80), (5, 0))
    said, lines = ended("complex_hearts", (45, 13, 100, 5), (3, 2, 4, 1), "target", plane=plane)
    assert "Carol is 100 away from 0, or further." in said
    assert lines[2:] == ["3🔵 Alice 27 + 36i", f"4🔺 Carol {MINUS}60 + 80i"]
    assert "\nAlice 45 (27 + 36i)\n" in said
    assert "\nCarol 100 (-60 + 80i)\n" in said


def test_points_that_count_down_are_those_left() -> None:
    """R13.18: everybody starts at 100, and at 0 or below it is over."""
    said, lines = ended("knock_down", (40, 12, 101, 60), (2, 1, 4, 3), "target")
    assert "Carol has no points left." in said
    assert (lines[0], lines[-1]) == ("1🔶 Bob 88", f"4🔺 Carol {MINUS}1")


def test_an_end_by_deals_or_by_an_exact_total_is_told_as_such() -> None:
    said, _ = ended("standard", (40, 12, 100, 30), (3, 2, 1, 4), "exact")
    assert "Carol came to exactly 100 points." in said
    rounds = (DealResult((1, 2, 3, 20)),) * 8
    said, _ = ended("standard", (8, 16, 24, 160), (1, 2, 3, 4), "deals", results=rounds)
    assert "-#" not in said


def test_an_end_that_a_moon_took_back_is_told_as_the_tie_it_was() -> None:
    """R9.3: once triggered, the end stays triggered."""
    said, _ = ended("standard", (40, 12, 80, 30), (3, 1, 4, 2), "target")
    assert "The tie is broken." in said


def test_every_reason_of_the_rules_is_told() -> None:
    tree = ast.parse(inspect.getsource(ending))
    reasons = {
        node.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Outcome"
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert len(reasons) >= 4
    told = {
        reason_text(english(replace(over((1, 2, 3, 100)), outcome=outcome, lives=(1, 1, 1, 0))))
        for outcome in (Outcome(reason, (1, 2, 3, 4), ()) for reason in reasons - {"deals"})
    }
    assert None not in told
    assert len(told) == len(reasons) - 1, "the title tells how many deals there were"


def test_the_result_tells_each_deal_and_who_shot_the_moon() -> None:
    moon = DealResult((26, 0, 26, 26), moon=1)
    said = texts(
        HEARTS.result(english(over((52, 0, 52, 104), moon, moon, DealResult((1, 2, 3, 20)))))
    )
    assert "Bob shot the moon twice." in said
    assert blocks(said) == [
        [
            "1 2 3 total",
            "1🔶 Bob 0 0 2 2",
            "2🔵 Alice 26 26 1 53",
            "2🔺 Carol 26 26 3 55",
            "4🟪 Dave 26 26 20 72",
        ]
    ]


def test_a_game_with_hints_says_that_it_does_not_count() -> None:
    view = over((1, 2, 3, 100))
    said = "With hints: does not count on the leaderboard."
    assert said in texts(HEARTS.result(english(view, replace(FRAME, hints=True))))
    assert said not in texts(HEARTS.result(english(view)))
    alone = tuple(replace(chair, person=None) for chair in FRAME.chairs)
    told = texts(HEARTS.result(english(view, replace(FRAME, hints=True, chairs=alone))))
    assert (told.count("leaderboard"), said in told) == (1, True)


def test_the_result_tells_who_left_and_who_was_a_computer() -> None:
    alice, bob, carol, dave = FRAME.chairs
    chairs = (
        replace(alice, person=None),
        replace(bob, presence=Presence.LEFT),
        replace(carol, presence=Presence.AWAY),
        dave,
    )
    view = over((1, 2, 3, 100), DealResult((1, 2, 3, 100)))
    said = texts(HEARTS.result(english(view, replace(FRAME, chairs=chairs))))
    assert placed(said) == ["1🔵 Alice 1 🤖", "2🔶 Bob 2 🚪", "3🔺 Carol 3 💤", "4🟪 Dave 100"]
    assert "\n**Bob** left early.\n💤 **Carol**: a computer made more than a third" in said
    assert "do not count" not in said


def test_of_a_long_game_the_result_shows_the_newest_deals() -> None:
    results = tuple(DealResult((deal, 0, 1, 25 - deal)) for deal in range(25))
    (sheet,) = blocks(texts(HEARTS.result(english(over((300, 0, 25, 325), *results)))))
    assert sheet[0] == "… 24 25 total"
    assert sheet[1:3] == ["1🔶 Bob 0 0 0 0", "2🔺 Carol 23 1 1 25"]


def test_one_table_of_ten_seats_fits_a_phone() -> None:
    view = of_kind(HeartsView, last("cancellation", 10).view(None))
    points = (-10, 24, 26, 0, 3, 5, 11, 1, 26, 0)
    wide = replace(view, results=(DealResult(points),) * 12, scores=tuple(12 * p for p in points))
    said = texts(HEARTS.result(english(wide, frame_of(("桜" * 32,) * 10))))
    (sheet,) = blocks(said)
    assert len(sheet) == 11
    lines = said.split("```")[1].strip("\n").splitlines()
    assert all(columns_of(line) <= COLUMNS for line in lines)


def test_the_winner_s_colour_frames_the_result() -> None:
    alone = HEARTS.result(english(over((40, 12, 101, 40))))
    level = HEARTS.result(english(over((12, 12, 101, 40))))
    assert (accent_of(alone), accent_of(level)) == (COLOURS[1].accent, None)


def test_a_game_against_computers_alone_says_that_it_does_not_count() -> None:
    alice, *others = FRAME.chairs
    chairs = (alice, *(replace(chair, person=None) for chair in others))
    said = texts(HEARTS.result(english(over((1, 2, 3, 100)), replace(FRAME, chairs=chairs))))
    assert "One person alone" in said


def test_the_result_offers_a_rematch_and_the_rest() -> None:
    view = over((1, 2, 3, 100))
    said = buttons(HEARTS.result(english(view)))
    assert [*said] == ["Rematch", "Review", "More"]
    assert said["Rematch"]["custom_id"] == "c1.k3f9.rematch.."
    alone = replace(FRAME, solo=True, deals=1)
    said = buttons(HEARTS.result(english(view, alone)))
    assert [*said] == ["One more deal", "Whole game", "Share", "Review", "More"]


def test_the_rest_is_the_deals_the_proof_and_the_record() -> None:
    """The proof has the number of the pressed button; one that holds none proves nothing."""
    view = over((1, 2, 3, 100))
    told = [HEARTS.past_table(english(view), 1), HEARTS.scores(english(view))]
    seal = "ea" * 32
    rest = rest_screen(ButtonId("k3f9", "more", text=seal), told, ENGLISH, recorded=True)
    said = buttons(rest)
    assert [*said] == ["Check", "Record of the game"]
    assert said["Check"]["custom_id"] == f"c1.k3f9.verify..{seal}"
    assert said["Record of the game"]["custom_id"] == "c1.k3f9.record.."
    assert "Deal 1" in texts(rest)
    unproven = rest_screen(ButtonId("k3f9", "more"), told, ENGLISH, recorded=False)
    assert buttons(unproven) == {}


def test_a_shared_result_has_its_colour_its_sharer_and_no_button() -> None:
    result = HEARTS.result(english(over((1, 2, 3, 100)), replace(FRAME, solo=True)))
    shared = shared_screen(result, "Alice", ENGLISH)
    assert buttons(shared) == {}
    assert texts(shared).startswith("# \N{TROPHY} Alice wins Hearts!\n")
    assert texts(shared).endswith("\n-# Shared by Alice")
    assert accent_of(shared) == accent_of(result) == COLOURS[0].accent


def test_many_deals_are_told_as_one_sum_and_the_latest() -> None:
    results = tuple(DealResult((number, 0, 1, 25 - number)) for number in range(25)) * 4
    told = deal_lines(english(over((0, 0, 0, 100), *results)), HEARTS.own)
    early = len(results) - (len(told) - 1)
    assert early > 0
    sums = [sum(row) for row in zip(*(result.points for result in results[:early]), strict=True)]
    assert told[0] == (
        f"Deals 1 to {early} together: "
        f"Alice {sums[0]}, Bob {sums[1]}, Carol {sums[2]}, Dave {sums[3]}."
    )
    assert told[1].startswith(f"Deal {early + 1}: ")
    assert told[-1].startswith("Deal 100: ")


def test_scores_put_the_leader_first() -> None:
    screen = HEARTS.scores(english(over((40, 12, 101, 40))))
    said = texts(screen).splitlines()
    assert said[1:5] == ["Bob: **12**", "Alice: **40**", "Dave: **40**", "Carol: **101**"]


def test_before_the_first_deal_is_over_scores_say_so() -> None:
    game = first("standard", 4)
    screen = SCREENS.scores(english(game.view(None)))
    assert texts(screen).splitlines() == [
        "**No deal is finished yet**",
        "Alice: **0**",
        "Bob: **0**",
        "Carol: **0**",
        "Dave: **0**",
    ]
    assert "No trick" in texts(SCREENS.last(english(game.view(None))))


def test_the_last_trick_is_told_card_by_card_in_the_order_of_play() -> None:
    for game, _ in kept("standard", 4):
        view = of_kind(HeartsView, game.view(None))
        if view.last_trick is None:
            continue
        said = texts(HEARTS.last(english(view))).splitlines()
        winner = FRAME.name(view.last_trick.winner)
        assert said[0] == "### Last trick"
        played = [one.split()[1] for one in said[1].split(" · ")]
        assert played == [FRAME.name(play.seat) for play in view.last_trick.plays]
        assert (
            next(
                one for one in said[1].split(" · ") if one.endswith("\N{NO-BREAK SPACE}←")
            ).split()[1]
            == winner
        )
        assert said[2].startswith(f"**{winner} takes it: ")


def test_the_result_tells_ratings_or_why_there_are_none() -> None:
    view = over((1, 2, 3, 100))
    alice, bob, *_ = (chair.person for chair in FRAME.chairs)
    assert alice is not None
    assert bob is not None
    rated = GameRating({alice: Change(1498, 1512), bob: Change(1500, 1488)})
    said = texts(HEARTS.result(english(view, replace(FRAME, rating=rated))))
    assert f"Rating: Alice +14, Bob {MINUS}12" in said
    people = [chair.person or 0 for chair in FRAME.chairs]
    long = frame_of(("Alexandrina-Victoria", "Bob", "Clementine Churchill", "Dave"))
    four = GameRating({one: Change(1500, 1512) for one in people})
    said = texts(HEARTS.result(english(view, replace(long, rating=four))))
    (line,) = [one for one in said.splitlines() if "Rating" in one]
    assert line.startswith("-# Rating: Alex")
    assert "Bob +12" in line
    assert columns_of(line) <= SMALL_COLUMNS
    often = "the same people have three rated games today"
    assert often not in said
    often_said = texts(HEARTS.result(english(view, replace(FRAME, rating=GameRating({}, "often")))))
    assert often in often_said
    assert "Rating" not in often_said
    for frame in (FRAME, replace(FRAME, rating=GameRating({}, "alone"))):
        assert "rated" not in texts(HEARTS.result(english(view, frame)))


def test_the_result_of_one_deal_tells_its_moon_once() -> None:
    moon = DealResult((0, 26, 26, 26), moon=0)
    said = texts(HEARTS.result(english(over((0, 26, 26, 26), moon))))
    assert said.count("Alice shot the moon") == 1
