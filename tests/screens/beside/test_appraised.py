"""What the strong player says of a step: told in words, and within all limits at its largest."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from math import sqrt
from random import Random
from typing import Final

import pytest

from bot.interactions.appraisal_answers import Reading, appraised_screen, looking_screen
from bot.screens.components import Container, Row
from bot.screens.families import family_screens
from bot.screens.fitting import height
from bot.screens.review.appraised import Looking
from bot.screens.review.position import ReviewAt
from bot.screens.review.stepping import FIGURES, STRONG, ReviewPlace
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.text.faces import LOOKS
from bot.text.phrasebook import HOME, Phrasebook
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.records.appraising import KEPT, AppraisedMove, Regret, own_decisions, regret
from engine.records.luck import Luck
from engine.records.reviewing import Reviewed
from tests.each import each
from tests.screens.beside.test_review import LARGE, first_deal, frame_for, parted_game, told
from tests.screens.conftest import buttons
from tests.screens.largest import LANGUAGES, chairs, faces, speaking, wrong
from tests.screens.test_words import SPOKEN

SEEN: Final = 655
"""The pixels of a message that a phone shows."""
USUAL: Final = 5.0
"""A cost as people read it."""
GAMES: Final = (
    ("standard", 4),
    ("canasta_book", 4),
    ("seven_up", 2),
    ("gong_zhu", 4),
    ("ten_point", 4),
)


def estimated(game: Reviewed, own: int, dear: float = 1500.0) -> list[AppraisedMove]:
    """Return appraisals of a seat's moves in the first deal, with as many moves as may be.

    What was played costs `dear` and more.
    """
    rng, moves = Random(1), list[AppraisedMove]()
    for number, decision in enumerate(own_decisions(game.record, own, 1)):
        before = game.before(decision.at)
        others = {before.propose(own, rng) for _ in range(40)} | set(before.legal_actions(own))
        best, *rest = sorted(others, key=lambda action: (-len(str(action)), str(action)))[:KEPT]
        costs = [
            Estimate(action, 1234.56 + at, 98.7, 9, dropped=True) for at, action in enumerate(rest)
        ]
        played = Estimate(decision.played, dear + number, dear / 5, 40)
        moves.append(AppraisedMove(decision.at, best, played, (Estimate(best), *costs)))
    return moves


@cache
def appraised(key: str, seats: int, dear: float = 1500.0) -> tuple[Reviewed, list[AppraisedMove]]:
    """Return a game that was kept with appraisals; each language sees the same."""
    game = parted_game(key, seats)
    return game, estimated(game, 0, dear)


def at_step(game: Reviewed, number: int, words: Phrasebook, tab: str = STRONG) -> ReviewAt:
    record = game.record
    return ReviewAt(
        ReviewPlace("k3f9", number, tab, "picture"),
        game,
        game.position(number),
        frame_for(record, chairs(record.seats), words),
        family_screens(record.variant.family).review,
        0,
        "two-colours",
    )


def shown(
    game: Reviewed,
    number: int,
    moves: Sequence[AppraisedMove],
    words: Phrasebook,
    tab: str = STRONG,
) -> Screen:
    at = at_step(game, number, words, tab)
    return drawn(partial(appraised_screen, Reading.of(at, moves)), words)


@each("language", LANGUAGES)
def test_what_it_says_keeps_all_limits(language: str) -> None:
    # Each language sees every second game.
    first = LANGUAGES.index(language)
    for number, (key, seats) in enumerate(LARGE[first % 2 :: 2], first):
        words = speaking(language).with_faces(faces(LOOKS[number % len(LOOKS)]))
        game, moves = appraised(key, seats)
        for move in moves[:: max(1, len(moves) // 2)]:
            for tab in (STRONG, FIGURES):
                screen = shown(game, game.step_of(move.at), moves, words, tab)
                assert wrong(screen, language) == [], (key, move.at, tab)
        for looking in (
            Looking(),
            Looking(3, 13, 1),
            Looking(3, 13, 40),
            "appraised-two-at-once",
            "appraised-failed",
        ):
            at = at_step(game, 0, words)
            screen = drawn(partial(looking_screen, at, looking), words)
            assert wrong(screen, language) == [], (key, looking)


@each("language", SPOKEN)
def test_what_it_says_stands_below_the_picture_on_a_phone(language: str) -> None:
    words = speaking(language)
    for key, seats in GAMES:
        game, moves = appraised(key, seats, USUAL)
        for move in moves[:: max(1, len(moves) // 3)]:
            screen = shown(game, game.step_of(move.at), moves, words)
            assert screen.scenes, (key, move.at)
            assert height(screen) <= SEEN, (key, move.at, height(screen))


def told_of(game: Reviewed, number: int, *moves: AppraisedMove, tab: str = STRONG) -> str:
    return told(shown(game, number, moves, speaking(HOME), tab))


def move(at: int, best: str, *estimates: tuple[str, float]) -> AppraisedMove:
    """Return an appraisal in which the last move is what was played."""
    found = tuple(
        Estimate(Action.read(text), cost, 0.4, 20 if cost else 200, dropped=cost > 9)
        for text, cost in estimates
    )
    return AppraisedMove(at, Action.read(best), found[-1], found)


def test_it_says_what_it_would_have_done_what_that_costs_and_what_else_there_was() -> None:
    game = first_deal()
    # Ada's card in the fourth trick.
    at = game.steps[2 + 13].first
    dear = move(at, "play 7C", ("play 7C", 0), ("play TC", 12.34), ("play 8C", 3.21))
    line = "You: **Play 8♣** · strong player: **Play 7♣** · costs about 3.2 points."
    assert line in told_of(game, 2 + 13, dear).splitlines()
    said = told_of(game, 2 + 13, dear, tab=FIGURES)
    assert "Strong player: **Play 7♣**: you have nothing under 5♣, but this is your lowest" in said
    block = said.split("```")[-2].strip("\n").splitlines()
    assert [" ".join(line.split()) for line in block] == [
        "Play 7♣ 0.0",
        "Play 8♣ 3.2",
        "Play 10♣ ~12.3",
    ]
    assert len({len(line) for line in block}) == 1
    # What was played is among them, however little it was thought of.
    other = move(at, "play 7C", ("play 7C", 0), ("play TC", 1), ("play 8C", 3.21))
    said = told_of(game, 2 + 13, replace(other, estimates=other.estimates[:2]), tab=FIGURES)
    assert "Play 8♣" in said.split("```")[-2]
    # Nobody is told that a move cost anything if it may be chance.
    said = told_of(game, 2 + 13, move(at, "play 7C", ("play 7C", 0), ("play 8C", 0.7)))
    assert "costs about 0.7 points, but that may be chance." in said
    said = told_of(game, 2 + 13, move(at, "play 7C", ("play 7C", 0), ("play 8C", -0.7)))
    assert "You: **Play 8♣** · strong player: **Play 7♣** · just as good." in said
    said = told_of(game, 2 + 13, move(at, "play 8C", ("play 7C", 2), ("play 8C", 0)))
    assert "**Play 8♣**: the strong player would have done the same." in said


def test_of_a_turn_one_button_leads_to_what_mattered_most_in_it() -> None:
    game, moves = appraised("canasta_6_bench", 6)
    steps = [game.step_of(one.at) for one in moves]
    step = next(one for one in steps if steps.count(one) > 1)
    # The later one costs more.
    first, second = [one for one in moves if game.step_of(one.at) == step][:2]
    leads = buttons(shown(game, step, [first, second], speaking(HOME)))
    (label,) = [label for label, button in leads.items() if "mattered" in button["custom_id"]]
    assert label.endswith(f": {round(second.cost)}")


def test_what_mattered_most_is_a_button_that_leads_there() -> None:
    game = first_deal()
    own = [decision.at for decision in own_decisions(game.record, 0, 1)]
    moves = [
        move(at, "play 2C", ("play 2C", 0), ("play 8C", cost))
        for at, cost in zip(own, (1.0, 6.5, 30.4, 3.0), strict=False)
    ]
    screen = shown(game, 0, moves, speaking(HOME))
    assert "Nothing to choose here." in told(screen)
    keys = [
        key
        for part in screen.parts
        if isinstance(part, Container)
        for row in part.parts
        if isinstance(row, Row)
        for key in row.keys
    ]
    trick = game.steps[game.step_of(own[2])].part
    assert keys[0].label == f"Trick {trick}: 30"
    assert [key.label.split(": ")[1] for key in keys] == ["30", "6.5", "3"]


def test_a_deal_without_choices_says_so() -> None:
    assert "the strong player found no choice of yours to judge" in told_of(first_deal(), 3)


def test_what_was_lost_in_the_deal_and_in_the_game_is_added_up_and_luck_is_told() -> None:
    """The moves that only seem better than the best count as well; the error is that of the sum."""
    game = first_deal()
    own = [decision.at for decision in own_decisions(game.record, 0, 1)]
    costs = (3.0, -0.5, 0.0)
    moves = [
        move(at, "play 2C", ("play 2C", 0), ("play 2C" if not cost else "play 8C", cost))
        for at, cost in zip(own, costs, strict=False)
    ]
    lost = regret(moves)
    assert (lost.points, lost.decisions) == (2.5, 3)
    assert lost.error == pytest.approx(0.4 * sqrt(2))
    assert lost.a_decision == pytest.approx(2.5 / 3)
    assert (regret([]).points, regret([]).a_decision) == (0, 0)
    said = told_of(game, 0, *moves, tab=FIGURES)
    assert "In this deal you lost 2.5 points in 3 decisions (give or take 0.6)." in said
    assert "In the whole game" not in said
    at = at_step(game, 0, speaking(HOME), FIGURES)
    reading = Reading.of(at, moves, Regret(7.25, 1.5, 9), Luck(9, 5.25, 1.5, 4))
    said = told(drawn(partial(appraised_screen, reading), speaking(HOME)))
    assert "In the whole game: 7.2 points in 9 decisions (give or take 1.5)." in said
    assert "With your cards the strong player makes 5.2 on average" in said
    assert "(give or take 1.5); you made 9." in said
    # Of the hundreds of Canasta no tenths are told.
    reading = Reading.of(at, moves, Regret(640.4, 423.3, 15), Luck(1320, -906.2, 135.3, 4))
    said = told(drawn(partial(appraised_screen, reading), speaking(HOME)))
    assert "In the whole game: 640 points in 15 decisions (give or take 423)." in said
    assert "the strong player makes -906 on average (give or take 135); you made 1320." in said
