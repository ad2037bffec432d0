"""What somebody is told who asks if the computers saw their cards."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, TypeAlias

from bot.screens.audited import AuditedGame, audited_screen
from bot.screens.components import Button, Row
from bot.screens.frame import Frame
from bot.screens.sides import NOT_YOUR_TURN, YOUR_TURN
from bot.screens.verified import WRONG, VerifiedGame, verified_screen
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from engine.contract.action import Action
from engine.games.catalogue import variant
from engine.players.decision import Basis, Decision
from engine.players.policy import Level
from engine.records.auditing import MoveFinding, MoveFound
from engine.records.proof import Authorship
from engine.records.shown_decision import ShownDecision, decision_to_show
from engine.table.journal import Author
from tests.conftest import there
from tests.each import each
from tests.fairness.fair_games import FairGame
from tests.screens.beside.test_verified import SOUND
from tests.screens.conftest import ENGLISH, frame_of, texts
from tests.screens.largest import LANGUAGES, chairs, faces, speaking, wrong

SAID: Final = Authorship(Author.COMPUTER, Decision(Basis.PLAYER, "medium"))


@cache
def shown(key: str, seats: int) -> tuple[str, ShownDecision]:
    """Return a decision that is shown, and the family of its game."""
    levels: list[Level | None] = [None, *["medium" for _ in range(seats - 1)]]
    game = FairGame(variant(key), seats, levels, Random(1))
    game.odd = 0
    game.play(150)
    _, found = decision_to_show(game.record(), 0)
    return game.game.variant.family, there(found)


Shows: TypeAlias = tuple[tuple[ShownDecision | None, tuple[MoveFound, ...]], ...]


def audited(*findings: MoveFinding, count: int | None = None, **more: bool) -> AuditedGame:
    """Return what is known once so many moves were looked at, by default all."""
    moves = tuple(MoveFound(at, at % 4, SAID, found) for at, found in enumerate(findings))
    return AuditedGame(frame_of(), *shown("standard", 4), moves, count or len(moves), **more)


SAME, DIFFERS = MoveFinding.SAME, MoveFinding.DIFFERS


def told(game: AuditedGame) -> list[str]:
    return texts(audited_screen(game, ENGLISH)).splitlines()


def accent(game: AuditedGame) -> object:
    return getattr(audited_screen(game, ENGLISH).parts[0], "accent", None)


def test_a_decision_is_shown_with_what_the_computer_held_and_could_not_see() -> None:
    _, example = shown("standard", 4)
    lines = told(audited(SAME, SAME))
    name = frame_of().name(example.view.seat)
    assert lines[0] == "### Did the computers see my cards?"
    assert lines[1] == "✅ **No.** Decided again without your cards: 2 of 2 moves, all the same."
    assert lines[3].startswith(f"Deal {example.view.deal_number}: **{name}** held ")
    assert f"nor {example.others} cards in other hands." in lines[4]
    assert lines[5].startswith(f"From {example.choices} choices: **Play ")
    assert lines[5].endswith("Decided again from this view alone: ✅ the same.")
    assert lines[6:] == ["-# Check it without me: give the record to **cardroom audit**."]


def test_a_decision_that_is_another_one_is_shown_both_ways() -> None:
    family, example = shown("standard", 4)
    held = next(card for card in example.view.hand if str(card) not in str(example.played))
    again = Action("play", (str(held),))
    found = example.found._replace(finding=DIFFERS, again=again)
    game = AuditedGame(frame_of(), family, example._replace(found=found), (found,), 1)
    (line,) = [line for line in told(game) if line.startswith("From ")]
    assert "✅" not in line
    assert line.split("❌")[1] != line.split("**")[1]


@each(
    ("game", "said", "colour"),
    [
        (
            replace(audited(), count=None),
            "I let them decide again, without your cards.",
            NOT_YOUR_TURN,
        ),
        (audited(SAME, count=9), "without your cards: 1 of 9 moves so far.", NOT_YOUR_TURN),
        (audited(SAME, SAME), "✅ **No.**", YOUR_TURN),
        (audited(SAME, MoveFinding.LATE), "❔ **Not everything could be checked.**", NOT_YOUR_TURN),
        (audited(SAME, count=9, failed=True), "That did not work.", NOT_YOUR_TURN),
        (audited(SAME, DIFFERS), "one move is another:** move 2, of Bob.", WRONG),
        (audited(DIFFERS, DIFFERS, count=9), "2 moves are others.** The first is move 1", WRONG),
    ],
    ids=lambda game: type(game).__name__,
)
def test_it_says_how_far_it_is_or_how_it_ended(
    game: AuditedGame, said: str, colour: object
) -> None:
    lines = told(game)
    assert any(said in line for line in lines), lines
    assert accent(game) == colour
    assert any("**No.**" in line for line in lines) is (said == "✅ **No.**")


def test_what_cannot_be_decided_again_is_counted_by_its_reason() -> None:
    lines = told(audited(MoveFinding.LATE, MoveFinding.LOST, SAME, MoveFinding.LATE))
    assert "1 of 4 moves, all the same." in lines[1]
    assert lines[2:4] == [
        "-# 2 moves cannot be decided again: the computer ran out of time.",
        "-# 1 move cannot be decided again: something went wrong then.",
    ]


def test_the_question_is_below_the_check_of_a_game_against_computers() -> None:
    says = ButtonId("k3f9", "audit")
    game = VerifiedGame("Hearts", SOUND, table_id="k3f9", against_computers=True)
    for asked, is_there in ((game, True), (replace(game, against_computers=False), False)):
        rows = [row for row in verified_screen(asked, ENGLISH).parts if isinstance(row, Row)]
        said = [key.says for row in rows for key in row.keys if isinstance(key, Button)]
        assert (says in said) is is_there


@each("language", LANGUAGES)
def test_it_keeps_all_limits(language: str) -> None:
    words = speaking(language).with_faces(faces("two-colours"))
    for key, seats in (("standard", 4), ("samba_2", 2), ("cinch", 4)):
        frame: Frame = replace(frame_of(), chairs=chairs(seats))
        family, example = shown(key, seats)
        again = example._replace(found=example.found._replace(finding=DIFFERS))
        lost = tuple(MoveFound(at, at % seats, SAID, one) for at, one in enumerate(MoveFinding))
        shows: Shows = ((example, ()), (again, lost), (example, lost[:1]), (None, lost))
        for decision, moves in shows:
            count = 100 * len(moves) or None
            game = AuditedGame(frame, family, decision, moves * 100, count)
            screen = drawn(lambda book, game=game: audited_screen(game, book), words)
            assert wrong(screen, language) == []
