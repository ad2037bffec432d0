"""Results, scores and the last trick."""

import ast
import inspect
from dataclasses import replace
from typing import Any

from bot.phrasebook import Phrasebook
from bot.screens.families import family_screens
from bot.screens.hearts.reasons import reason_text
from bot.screens.hearts.screens import HEARTS
from bot.screens.trick_games.points import deal_lines
from engine.contract.outcome import Outcome, places
from engine.games.catalogue import variant
from engine.games.hearts import ending
from engine.games.hearts.points import terms
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import DealResult, HeartsView
from engine.table.chairs import Presence
from tests.screens.conftest import buttons, faults, frame_of, texts
from tests.screens.records import first, kept, last

FRAME = frame_of()
PHRASEBOOK = Phrasebook.load(strict=True)
SCREENS = family_screens("hearts")


def over(totals: tuple[int, ...], *results: DealResult) -> HeartsView:
    """A bystander's view of a game that ended with these totals."""
    view = last("standard", 4).view(None)
    assert isinstance(view, HeartsView)
    sides = tuple((seat,) for seat in range(4))
    outcome = Outcome("target", places(totals), sides)
    return replace(view, scores=totals, results=results or view.results, outcome=outcome)


def test_the_result_tells_places_totals_and_ties(phrasebook: Phrasebook) -> None:
    screen = HEARTS.result(FRAME, over((40, 12, 101, 40)), phrasebook)
    assert faults(screen) == []
    said = texts(screen)
    assert "**Bob** wins!" in said
    assert "Carol reached 100 points." in said
    lines = [line for line in said.splitlines() if line[:1].isdigit()]
    assert lines == [
        "1st 🥇 **Bob**: 12 points",
        "2nd 🥈 **Alice**: 40 points",
        "2nd 🥈 **Dave**: 40 points",
        "4th **Carol**: 101 points",
    ]


def ended(
    key: str,
    totals: tuple[int, ...],
    place: tuple[int, ...],
    reason: str,
    **changed: Any,  # noqa: ANN401  fields of many types
) -> tuple[str, list[str]]:
    """The result of a game of `key` that ended so: all that is read, and the places."""
    rules = variant(key).rules
    assert isinstance(rules, HeartsRules)
    sides = rules.teams or tuple((seat,) for seat in range(4))
    view = replace(over(totals, DealResult(totals)), outcome=Outcome(reason, place, sides))
    screen = HEARTS.result(FRAME, replace(view, terms=terms(rules, 4), **changed), PHRASEBOOK)
    assert faults(screen) == []
    said = texts(screen)
    return said, [line for line in said.splitlines() if line[:1].isdigit()]


def test_where_the_highest_wins_the_highest_is_first() -> None:
    said, lines = ended("reverse_hearts", (40, 12, 101, 40), (2, 4, 1, 2), "target")
    assert "**Carol** wins!" in said
    assert "Carol reached 100 points." in said
    assert lines == [
        "1st 🥇 **Carol**: 101 points",
        "2nd 🥈 **Alice**: 40 points",
        "2nd 🥈 **Dave**: 40 points",
        "4th **Bob**: 12 points",
    ]


def test_partners_have_one_place_and_one_total_and_each_their_own() -> None:
    """R11.2: partners' totals are added and the lower team total wins."""
    said, lines = ended("partnership_hearts", (30, 101, 42, 9), (1, 3, 1, 3), "target")
    assert "**Alice** and **Carol** win together!" in said
    assert "Bob reached 100 points." in said
    assert lines == [
        "1st 🥇 **Alice** and **Carol**: 72 points (Alice 30, Carol 42)",
        "2nd 🥈 **Bob** and **Dave**: 110 points (Bob 101, Dave 9)",
    ]


def test_a_side_loses_that_gets_to_the_end_first() -> None:
    """R13.12: the partnership of the player who gets to 101 loses, whatever the sums."""
    said, lines = ended("likha", (60, 101, 60, 0), (1, 3, 1, 3), "target")
    assert "Bob reached 101 points." in said
    assert [line.split(" points")[0] for line in lines] == [
        "1st 🥇 **Alice** and **Carol**: 120",
        "2nd 🥈 **Bob** and **Dave**: 101",
    ]


def test_a_shared_total_ends_the_game_for_the_side() -> None:
    """R11.2 pooled: the end test looks at team totals, here 200."""
    said, _ = ended("partner_hearts", (30, 101, 42, 99), (1, 3, 1, 3), "target")
    assert "Bob and Dave reached 200 points." in said


def test_players_who_share_the_first_place_do_not_win_together() -> None:
    said, lines = ended("goldsmith", (20, 20, 101, 40), (1, 1, 4, 3), "target")
    assert "**Alice** and **Bob** share the first place." in said
    assert "Carol passed 100 points." in said
    assert [line[:3] for line in lines] == ["1st", "1st", "3rd", "4th"]


def test_points_with_a_minus_sign_have_it_in_the_result_too() -> None:
    said, lines = ended("ja_black_lady", (40, 12, 101, -3), (3, 2, 4, 1), "target")
    assert "Carol reached -100 points." in said
    assert lines[0] == "1st 🥇 **Dave**: 3 points"
    assert lines[-1] == "4th **Carol**: -101 points"
    assert "Deal 1: Alice -40, Bob -12, Carol -101, Dave 3." in said


def test_whoever_has_no_life_left_ends_the_game() -> None:
    said, lines = ended(
        "danger_hearts", (40, 12, 50, 30), (2, 1, 4, 3), "lives", lives=(2, 3, 0, 1)
    )
    assert "Carol has no life left." in said
    assert lines[-1] == "4th **Carol**: 50 points (no life left)"
    assert lines[0] == "1st 🥇 **Bob**: 12 points (3 lives left)"


def test_complex_totals_are_in_the_result_with_their_numbers() -> None:
    plane = ((27, 36), (0, -13), (-60, 80), (5, 0))
    said, lines = ended("complex_hearts", (45, 13, 100, 5), (3, 2, 4, 1), "target", plane=plane)
    assert "Carol is 100 away from 0, or further." in said
    assert lines[2] == "3rd 🥉 **Alice**: 45 points (27 + 36i)"
    assert lines[3] == "4th **Carol**: 100 points (-60 + 80i)"


def test_points_that_count_down_are_those_left() -> None:
    """R13.18: everybody starts at 100, and at 0 or below it is over."""
    said, lines = ended("knock_down", (40, 12, 101, 60), (2, 1, 4, 3), "target")
    assert "Carol has no points left." in said
    assert lines[0] == "1st 🥇 **Bob**: 88 points"
    assert lines[-1] == "4th **Carol**: -1 point"


def test_an_end_by_deals_or_by_an_exact_total_is_told_as_such() -> None:
    said, _ = ended("standard", (40, 12, 100, 30), (3, 2, 1, 4), "exact")
    assert "Carol came to exactly 100 points." in said
    rounds = (DealResult((1, 2, 3, 20)),) * 8
    said, _ = ended("standard", (8, 16, 24, 160), (1, 2, 3, 4), "deals", results=rounds)
    assert "All 8 deals are played." in said


def test_an_end_that_a_moon_took_back_is_told_as_the_tie_it_was() -> None:
    """R9.3: once triggered, the end stays triggered."""
    said, _ = ended("standard", (40, 12, 80, 30), (3, 1, 4, 2), "target")
    assert "The tie that kept the game going is decided." in said


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
        reason_text(
            FRAME, replace(over((1, 2, 3, 100)), outcome=outcome, lives=(1, 1, 1, 0)), PHRASEBOOK
        )
        for outcome in (Outcome(reason, (1, 2, 3, 4), ()) for reason in reasons)
    }
    assert None not in told
    assert len(told) == len(reasons)


def test_the_result_tells_each_deal_and_who_shot_the_moon(phrasebook: Phrasebook) -> None:
    moon = DealResult((26, 0, 26, 26), moon=1)
    said = texts(
        HEARTS.result(
            FRAME, over((52, 0, 52, 104), moon, moon, DealResult((1, 2, 3, 20))), phrasebook
        )
    )
    assert "after 3 deals" in said
    assert "Bob shot the moon twice." in said
    assert "Deal 1: Bob shot the moon! Alice 26, Bob 0, Carol 26, Dave 26." in said
    assert "Deal 3: Alice 1, Bob 2, Carol 3, Dave 20." in said


def test_a_game_with_hints_says_that_it_does_not_count(phrasebook: Phrasebook) -> None:
    view = over((1, 2, 3, 100))
    said = "Played with hints, so it does not count for the leaderboard."
    assert said in texts(HEARTS.result(replace(FRAME, hints=True), view, phrasebook))
    assert said not in texts(HEARTS.result(FRAME, view, phrasebook))
    alone = tuple(replace(chair, person=None) for chair in FRAME.chairs)
    told = texts(HEARTS.result(replace(FRAME, hints=True, chairs=alone), view, phrasebook))
    assert (told.count("leaderboard"), said in told) == (1, True)


def test_the_result_tells_who_left_and_who_was_a_computer(phrasebook: Phrasebook) -> None:
    alice, bob, carol, dave = FRAME.chairs
    chairs = (
        replace(alice, person=None),
        replace(bob, presence=Presence.LEFT),
        replace(carol, presence=Presence.AWAY),
        dave,
    )
    said = texts(HEARTS.result(replace(FRAME, chairs=chairs), over((1, 2, 3, 100)), phrasebook))
    assert "**Alice** (computer, easy): 1 point" in said
    assert "**Bob** (left early): 2 points" in said
    assert "**Carol**: 3 points" in said
    assert "do not count" not in said


def test_a_game_against_computers_alone_says_that_it_does_not_count(phrasebook: Phrasebook) -> None:
    alice, *others = FRAME.chairs
    chairs = (alice, *(replace(chair, person=None) for chair in others))
    said = texts(HEARTS.result(replace(FRAME, chairs=chairs), over((1, 2, 3, 100)), phrasebook))
    assert "fewer than two people do not count" in said


def test_the_result_offers_a_rematch_and_the_record(phrasebook: Phrasebook) -> None:
    said = buttons(HEARTS.result(FRAME, over((1, 2, 3, 100)), phrasebook))
    assert said["Rematch"]["custom_id"] == "c1.k3f9.rematch.."
    assert said["Record of the game"]["custom_id"] == "c1.k3f9.record.."


def test_many_deals_are_told_as_one_sum_and_the_latest(phrasebook: Phrasebook) -> None:
    results = tuple(DealResult((number, 0, 1, 25 - number)) for number in range(25)) * 4
    told = deal_lines(FRAME, over((0, 0, 0, 100), *results), HEARTS.own, phrasebook)
    early = len(results) - (len(told) - 1)
    assert early > 0
    sums = [sum(row) for row in zip(*(result.points for result in results[:early]), strict=True)]
    assert told[0] == (
        f"Deals 1 to {early} together: "
        f"Alice {sums[0]}, Bob {sums[1]}, Carol {sums[2]}, Dave {sums[3]}."
    )
    assert told[1].startswith(f"Deal {early + 1}: ")
    assert told[-1].startswith("Deal 100: ")


def test_scores_put_the_leader_first(phrasebook: Phrasebook) -> None:
    screen = HEARTS.scores(FRAME, over((40, 12, 101, 40)), phrasebook)
    assert faults(screen) == []
    said = texts(screen).splitlines()
    assert said[1:5] == ["Bob: **12**", "Alice: **40**", "Dave: **40**", "Carol: **101**"]


def test_before_the_first_deal_is_over_scores_say_so(phrasebook: Phrasebook) -> None:
    game = first("standard", 4)
    screen = SCREENS.scores(FRAME, game.view(None), phrasebook)
    assert faults(screen) == []
    assert texts(screen).splitlines() == [
        "**No deal is finished yet**",
        "Alice: **0**",
        "Bob: **0**",
        "Carol: **0**",
        "Dave: **0**",
    ]
    assert "No trick" in texts(SCREENS.last(FRAME, game.view(None), phrasebook))


def test_the_last_trick_is_told_card_by_card_in_the_order_of_play(phrasebook: Phrasebook) -> None:
    for game, _ in kept("standard", 4):
        view = game.view(None)
        assert isinstance(view, HeartsView)
        if view.last_trick is None:
            continue
        said = texts(HEARTS.last(FRAME, view, phrasebook)).splitlines()
        winner = FRAME.name(view.last_trick.winner)
        assert said[0] == "### Last trick"
        assert [line.split()[1] for line in said[1:5]] == [
            FRAME.name(play.seat) for play in view.last_trick.plays
        ]
        assert next(line for line in said if line.endswith(" ←")).split()[1] == winner
        assert said[5].startswith(f"**{winner} takes it: ")
