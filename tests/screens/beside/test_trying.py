"""A decision is shown as its seat saw it, within all limits, and nothing tells what is right."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.components import Button, Container, Menu, Row
from bot.screens.daily.games import families
from bot.screens.drawing import Drawing
from bot.screens.puzzles import (
    PuzzleRef,
    SolverState,
    family_of,
    mistake_screen,
    puzzle_frame,
    puzzle_screen,
)
from bot.screens.review.trying import Question, try_screen
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from bot.text.faces import LOOKS
from bot.text.phrasebook import HOME, Phrasebook
from data.days import Mistake, Streak
from engine.games.catalogue import variant
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import offered_answers
from engine.records.reviewing import Reviewed
from tests.each import each
from tests.screens.beside.test_appraised import appraised, at_step
from tests.screens.beside.test_appraised import move as said
from tests.screens.beside.test_review import LARGE, first_deal
from tests.screens.largest import LANGUAGES, faces, speaking, wrong

BESIDE = SolverState(Streak(123, 456), (Mistake("k3f9", 0, 1, 99, "2026-11-22", 0),) * 9, asks=True)
REF = PuzzleRef("all_fours", "2026-11-22")


def decisions(key: str, seats: int) -> Iterator[tuple[Reviewed, AppraisedMove]]:
    game, moves = appraised(key, seats)
    yield from ((game, move) for move in moves[:: max(1, len(moves) // 2)])


def question(
    game: Reviewed, move: AppraisedMove, words: Phrasebook, *, answered: bool = False
) -> Question:
    """Return what the first seat is asked, once it has `answered` with what was played."""
    before = game.before(move.at)
    frame = puzzle_frame(before, 0, words)
    offered = offered_answers(before, 0, move)

    def says(key: str) -> ButtonId:
        return ButtonId("k3f9", "try", 999_999, f"picture {key}")

    asked = Question(Drawing(frame, before.view(0), words), before.variant.family, offered, says)
    if answered:
        asked = replace(asked, chosen=move.played.action, best=move.best)
    return asked


@each("language", LANGUAGES)
def test_a_question_keeps_all_limits_before_and_after_its_answer(language: str) -> None:
    # Each language sees every sixth game.
    first = LANGUAGES.index(language)
    for number, (key, seats) in enumerate(LARGE[first :: len(LANGUAGES)], first):
        words = speaking(language).with_faces(faces(LOOKS[number % len(LOOKS)]))
        for game, move in decisions(key, seats):
            for answered in (False, True):

                def shown(
                    words: Phrasebook,
                    game: Reviewed = game,
                    move: AppraisedMove = move,
                    answered: bool = answered,  # noqa: FBT001  only bound here
                ) -> Iterator[Screen]:
                    asked = question(game, move, words, answered=answered)
                    at = at_step(game, game.step_of(move.at), words)
                    yield try_screen(at, asked, words)
                    yield puzzle_screen(REF, asked, move, BESIDE, words)
                    yield mistake_screen(asked, move, 999_999, BESIDE, words)

                for which in range(3):
                    screen = drawn(lambda words, which=which: list(shown(words))[which], words)
                    assert wrong(screen, language) == [], (key, move.at, answered, which)


def keys(screen: Screen) -> list[Button | Menu]:
    inside = [
        part
        for block in screen.parts
        for part in (block.parts if isinstance(block, Container) else (block,))
    ]
    rows = [key for part in inside if isinstance(part, Row) for key in part.keys]
    return [key for key in rows if isinstance(key, Button)] + [
        part for part in inside if isinstance(part, Menu)
    ]


def test_nothing_tells_which_answer_is_right_before_it_was_given() -> None:
    """The same question is drawn alike whatever is best, whatever was played and what it costs."""
    for key, seats in LARGE[:6]:
        for game, move in decisions(key, seats):
            asked = question(game, move, speaking(HOME))
            other = asked.answers[-1] if asked.answers[0] == move.best else asked.answers[0]
            turned = AppraisedMove(
                move.at, other, replace(move, best=other).played, tuple(reversed(move.estimates))
            )
            assert puzzle_screen(REF, asked, move, BESIDE, speaking(HOME)) == puzzle_screen(
                REF, asked, turned, BESIDE, speaking(HOME)
            )
            styles = {
                one.style
                for one in keys(puzzle_screen(REF, asked, move, BESIDE, speaking(HOME)))
                if isinstance(one, Button) and one.enabled and one.says.verb == "try"
            }
            assert len(styles) <= 1, "no colour is told apart"


def test_the_right_answer_turns_green_and_a_wrong_one_red() -> None:
    game = first_deal()
    at = game.steps[2 + 13].first
    legal = game.before(at).legal_actions(0)
    assert len(legal) > 1
    told = said(at, str(legal[0]), (str(legal[0]), 0), (str(legal[1]), 3.21))
    asked = question(game, told, speaking(HOME), answered=True)
    screen = puzzle_screen(REF, asked, told, BESIDE, speaking(HOME))
    styles = {
        one.says.text: one.style.value
        for one in keys(screen)
        if isinstance(one, Button) and one.says.verb == "try"
    }
    numbers = {action: f"picture {asked.answers.index(action)}" for action in legal}
    assert styles[numbers[legal[0]]] == "success"
    assert styles[numbers[legal[1]]] == "danger"
    assert not any(
        one.enabled for one in keys(screen) if isinstance(one, Button) and one.says.verb == "try"
    )


def test_nobody_has_a_name_but_a_place_around_the_seat() -> None:
    game = variant("standard").start(4, 0)
    names = [chair.name for chair in puzzle_frame(game, 2, speaking(HOME)).chairs]
    assert names == ["Across", "Right", "Your seat", "Left"]
    three = variant("standard").start(3, 0)
    assert [chair.name for chair in puzzle_frame(three, 2, speaking(HOME)).chairs] == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]


def test_each_family_has_its_turn() -> None:
    turns = [family_of(f"2026-11-{day}") for day in range(10, 10 + len(families()))]
    assert sorted(turns) == sorted(families())
