"""Results, scores and the last trick."""

from dataclasses import replace

from bot.screens.families import family_screens
from bot.screens.hearts.last_trick import last_trick_screen
from bot.screens.hearts.points import deal_lines
from bot.screens.hearts.result import result_screen
from bot.screens.hearts.scores import scores_screen
from bot.words import Words
from engine.contract.outcome import Outcome, places
from engine.games.hearts.view import DealResult, HeartsView
from engine.table.chairs import Presence
from tests.screens.conftest import buttons, faults, frame_of, moments, texts

FRAME = frame_of()
SCREENS = family_screens("hearts")


def over(totals: tuple[int, ...], *results: DealResult) -> HeartsView:
    """A bystander's view of a game that ended with these totals."""
    game, _ = list(moments(4, seed=1, target=10))[-1]
    view = game.view(None)
    assert isinstance(view, HeartsView)
    sides = tuple((seat,) for seat in range(4))
    outcome = Outcome("target", places(totals), sides)
    return replace(view, scores=totals, results=results or view.results, outcome=outcome)


def test_the_result_tells_places_totals_and_ties(words: Words) -> None:
    layout = result_screen(FRAME, over((40, 12, 101, 40)), words)
    assert faults(layout) == []
    said = texts(layout)
    assert "**Bob** wins!" in said
    assert "Carol reached 100 points." in said
    lines = [line for line in said.splitlines() if line[:1].isdigit()]
    assert lines == [
        "1st 🥇 **Bob**: 12 points",
        "2nd 🥈 **Alice**: 40 points",
        "2nd 🥈 **Dave**: 40 points",
        "4th **Carol**: 101 points",
    ]


def test_the_result_tells_each_deal_and_who_shot_the_moon(words: Words) -> None:
    moon = DealResult((26, 0, 26, 26), 1)
    said = texts(
        result_screen(FRAME, over((52, 0, 52, 104), moon, moon, DealResult((1, 2, 3, 20))), words)
    )
    assert "after 3 deals" in said
    assert "Bob shot the moon twice." in said
    assert "Deal 1: Bob shot the moon! Alice 26, Bob 0, Carol 26, Dave 26." in said
    assert "Deal 3: Alice 1, Bob 2, Carol 3, Dave 20." in said


def test_the_result_tells_who_left_and_who_was_a_computer(words: Words) -> None:
    alice, bob, carol, dave = FRAME.chairs
    chairs = (
        replace(alice, person=None),
        replace(bob, presence=Presence.LEFT),
        replace(carol, presence=Presence.AWAY),
        dave,
    )
    said = texts(result_screen(replace(FRAME, chairs=chairs), over((1, 2, 3, 100)), words))
    assert "**Alice** (computer): 1 point" in said
    assert "**Bob** (left early): 2 points" in said
    assert "**Carol**: 3 points" in said
    assert "do not count" not in said


def test_a_game_against_computers_alone_says_that_it_does_not_count(words: Words) -> None:
    alice, *others = FRAME.chairs
    chairs = (alice, *(replace(chair, person=None) for chair in others))
    said = texts(result_screen(replace(FRAME, chairs=chairs), over((1, 2, 3, 100)), words))
    assert "fewer than two people do not count" in said


def test_the_result_offers_a_rematch_and_the_record(words: Words) -> None:
    said = buttons(result_screen(FRAME, over((1, 2, 3, 100)), words))
    assert said["Rematch"]["custom_id"] == "c1.k3f9.rematch.."
    assert said["Record of the game"]["custom_id"] == "c1.k3f9.record.."


def test_many_deals_are_told_as_one_sum_and_the_latest(words: Words) -> None:
    results = tuple(DealResult((number, 0, 1, 25 - number)) for number in range(25)) * 4
    told = deal_lines(FRAME, over((0, 0, 0, 100), *results), words)
    early = len(results) - (len(told) - 1)
    assert early > 0
    sums = [sum(row) for row in zip(*(result.points for result in results[:early]), strict=True)]
    assert told[0] == (
        f"Deals 1 to {early} together: "
        f"Alice {sums[0]}, Bob {sums[1]}, Carol {sums[2]}, Dave {sums[3]}."
    )
    assert told[1].startswith(f"Deal {early + 1}: ")
    assert told[-1].startswith("Deal 100: ")


def test_scores_put_the_leader_first(words: Words) -> None:
    layout = scores_screen(FRAME, over((40, 12, 101, 40)), words)
    assert faults(layout) == []
    said = texts(layout).splitlines()
    assert said[1:5] == ["Bob: **12**", "Alice: **40**", "Dave: **40**", "Carol: **101**"]


def test_before_the_first_deal_is_over_scores_say_so(words: Words) -> None:
    game, _ = next(moments(4, seed=1))
    layout = SCREENS.scores(FRAME, game.view(None), words)
    assert faults(layout) == []
    assert texts(layout).splitlines() == [
        "**No deal is finished yet**",
        "Alice: **0**",
        "Bob: **0**",
        "Carol: **0**",
        "Dave: **0**",
    ]
    assert "No trick" in texts(SCREENS.last(FRAME, game.view(None), words))


def test_the_last_trick_is_told_card_by_card_in_the_order_of_play(words: Words) -> None:
    for game, _ in moments(4, seed=6, target=30):
        view = game.view(None)
        assert isinstance(view, HeartsView)
        if view.last_trick is None:
            continue
        said = texts(last_trick_screen(FRAME, view, words)).splitlines()
        winner = FRAME.name(view.last_trick.winner)
        assert said[0] == f"**{winner}** took the last trick."
        assert [line.split()[0] for line in said[1:5]] == [
            FRAME.name(play.seat) for play in view.last_trick.plays
        ]
        assert next(line for line in said if "took it" in line).startswith(winner)
