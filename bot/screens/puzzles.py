"""Puzzles: a position of the day, and one's own mistakes that come back."""

import re
from dataclasses import dataclass
from datetime import date
from typing import Final, Self

from bot.screens.components import Button, Key, Menu, MenuOption, Style, rows
from bot.screens.daily.games import daily_variant, families
from bot.screens.daily.words import day_text, streak_text
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.review.appraised import best_lines, figure_lines
from bot.screens.review.trying import Question, move_words, question_parts, verdict_text
from bot.screens.screen import Screen, framed, layout
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from data.days import Mistake, Streak
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.players.appraisal import Estimate
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import estimate_of
from engine.table.chairs import Chair

ALLOW: Final = ButtonId(ANYWHERE, "puzzle-allow")

GAME: Final = "game"
"""The word of the menu of games in the place of an answer."""

_AROUND: Final = ("you", "left", "across", "right")
"""The places of four, from the seat whose cards are shown."""

_NAMED: Final = re.compile(r"([a-z_]{1,20}) ([0-9]{4}-[0-9]{2}-[0-9]{2})(?: ([a-z0-9]{1,8}))?")


@dataclass(frozen=True, slots=True)
class PuzzleRef:
    """The puzzle of a day and family, and what of it a button says: an answer, or nothing."""

    family: str
    day: str
    key: str = ""

    def button(self, key: str = "") -> ButtonId:
        """Return what a button says about it."""
        says = " ".join(filter(None, (self.family, self.day, key)))
        return ButtonId(ANYWHERE, "puzzle", text=says)

    @classmethod
    def read(cls, written: str) -> Self:
        """Read what a button says; raise `Unreadable` for what none says."""
        form = _NAMED.fullmatch(written)
        if form is None or form[1] not in families():
            raise Unreadable("a puzzle of another version")
        return cls(form[1], form[2], form[3] or "")


@dataclass(frozen=True, slots=True)
class SolverState:
    """The other things for somebody who has a puzzle before them.

    `due` are their own mistakes that have come back. `asks` says that they are asked whether
    puzzles may be made of their games.
    """

    streak: Streak | None = None
    due: tuple[Mistake, ...] = ()
    asks: bool = False


def family_of(day: str) -> str:
    return families()[date.fromisoformat(day).toordinal() % len(families())]


def puzzle_frame(game: Game, seat: Seat, phrasebook: Phrasebook) -> Frame:
    """Return who sits where around a seat; nobody has a name."""
    seats = game.seat_count
    names = [
        phrasebook(f"puzzle-{_AROUND[(one - seat) % seats]}")
        if seats == len(_AROUND)
        else phrasebook("review-player", number=one + 1)
        for one in range(seats)
    ]
    return Frame(
        table_id=ANYWHERE,
        guild_name="",
        channel_name="",
        channel_link="",
        table_link=None,
        variant_title=phrasebook(f"variant-{game.variant.key}"),
        # Persons without an id: nothing tells who played, and what.
        chairs=tuple(Chair(name, person=0) for name in names),
        asked=(),
    )


def puzzle_screen(
    ref: PuzzleRef,
    question: Question,
    told: AppraisedMove,
    beside: SolverState,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the puzzle of a day; once it was answered, what is right and why."""
    frame = question.drawing.frame
    title = phrasebook("puzzle-title", day=day_text(ref.day, phrasebook), game=frame.variant_title)
    about = phrasebook("puzzle-about")
    keys: list[Key] = [*own_keys(beside, phrasebook)]
    if beside.asks and not question.is_open:
        keys.append(Button(ALLOW, phrasebook("prefer-puzzles")))
    return _screen(question, told, (title, about), beside, phrasebook).followed_by(
        *rows(keys), _game_menu(ref, phrasebook)
    )


def _game_menu(ref: PuzzleRef, phrasebook: Phrasebook) -> Menu:
    """Draw the way to the puzzles of other families."""
    return Menu(
        ref.button(GAME),
        tuple(
            MenuOption(
                phrasebook(f"variant-{daily_variant(family).key}"),
                family,
                chosen=family == ref.family,
            )
            for family in families()
        ),
        phrasebook("puzzle-menu"),
    )


def mistake_screen(
    question: Question,
    told: AppraisedMove,
    step: int,
    beside: SolverState,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a mistake of one's own that has come back; `step` is where it stands in the review."""
    frame = question.drawing.frame
    said = (
        phrasebook("puzzle-own-title", game=frame.variant_title),
        phrasebook("puzzle-own-about"),
    )
    keys: list[Key] = []
    if not question.is_open:
        review = ButtonId(frame.table_id, "review", step)
        keys += [*own_keys(beside, phrasebook), Button(review, phrasebook("button-review"))]
    keys.append(Button(ButtonId(ANYWHERE, "puzzle"), phrasebook("button-puzzle-day")))
    return _screen(question, told, said, beside, phrasebook).followed_by(*rows(keys))


def none_screen(key: str, beside: SolverState, phrasebook: Phrasebook) -> Screen:
    """Say something in the place of a puzzle, and lead to one."""
    keys = own_keys(beside, phrasebook) or [
        Button(ButtonId(ANYWHERE, "puzzle"), phrasebook("button-puzzle-day"))
    ]
    return layout(text(phrasebook(key)), *rows(keys))


def own_keys(beside: SolverState, phrasebook: Phrasebook) -> list[Button]:
    """Draw the button that leads to the own mistakes, if any have come back."""
    if not beside.due:
        return []
    label = phrasebook("button-puzzle-own", count=len(beside.due))
    return [Button(ButtonId(ANYWHERE, "puzzle-own"), label, style=Style.PRIMARY)]


def _screen(
    question: Question,
    told: AppraisedMove,
    said: tuple[str, str],
    beside: SolverState,
    phrasebook: Phrasebook,
) -> Screen:
    title, about = said
    parts = question_parts(question)
    if question.chosen is None:
        return framed(text(title, about), *parts)
    verdict = _verdict(question, told, question.chosen, phrasebook)
    streak = None if beside.streak is None else streak_text(beside.streak, phrasebook)
    return framed(text(title), *parts, text(*verdict, streak))


def _verdict(
    question: Question, told: AppraisedMove, answer: Action, phrasebook: Phrasebook
) -> list[str]:
    found = estimate_of(told, answer) or Estimate(answer)
    words = move_words(question.drawing, question.family, told.best, answer)
    move = AppraisedMove(told.at, told.best, found, told.estimates)
    first = verdict_text(told, answer, words, phrasebook)
    best = [] if move.is_same else best_lines(move, words, phrasebook)
    return [first, *best, *figure_lines(move, words, phrasebook)]
