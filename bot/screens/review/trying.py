"""A decision as its seat saw it, to be tried before anybody says what would have been best."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from bot.screens.advice import mistake_text, why_text
from bot.screens.cards import faces_shown
from bot.screens.components import (
    OPTION_LENGTH,
    Button,
    Container,
    Key,
    Menu,
    MenuOption,
    Row,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.hand.open_hand import PLAYED, card_button, card_rows
from bot.screens.phrases import text
from bot.screens.review.appraised import MoveWords, rounded
from bot.screens.review.position import ReviewAt, heading_lines, own_pictures
from bot.screens.review.stepping import STRONG
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.players.families import advice_on, mistake_in
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import estimate_of, is_right
from engine.table.chairs import Presence

MENU: Final = "menu"
"""The word of a menu of answers in the place of the number of an answer."""

BUTTONS: Final = 5
"""Most answers that are no cards that stand on buttons; more of them stand in a menu."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of the seat of `drawing`; `answers` are what its reader may choose from.

    Ids say the number of an answer among them, which tells nothing of it. Once one was `chosen`,
    the `best` is shown beside it and nothing can be pressed any more. What `pictures` show, table
    and hand, no text tells.
    """

    drawing: Drawing[SeatView]
    family: str
    answers: tuple[Action, ...]
    says: Callable[[str], ButtonId]
    chosen: Action | None = None
    best: Action | None = None
    pictures: tuple[ScreenPart, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether nothing was chosen yet."""
        return self.chosen is None

    def style(self, answer: Action) -> Style:
        """Return the colour of an answer: all are alike before anything was chosen."""
        if self.is_open:
            return Style.PRIMARY
        if answer == self.best:
            return Style.SUCCESS
        return Style.DANGER if answer == self.chosen else Style.SECONDARY

    def number(self, answer: Action) -> ButtonId:
        """Return what the button of an answer says."""
        return self.says(str(self.answers.index(answer)))


def question_parts(question: Question) -> list[ScreenPart]:
    """Draw what the seat saw, as its hand told it, and the answers."""
    drawing, screens = question.drawing, family_screens(question.family)
    frame = _alone(drawing)
    if question.pictures:
        frame = replace(frame, own=OwnHand(lettered=True), pictured=True)
        drawing = replace(drawing, phrasebook=drawing.phrasebook.plain)
    hand = screens.hand(replace(drawing, frame=frame))
    told = [
        part
        for block in hand.parts[:1]
        if isinstance(block, Container)
        for part in takewhile(lambda part: not isinstance(part, Row | Menu), block.parts)
    ]
    told += question.pictures
    held = screens.hand_cards(drawing.view)
    if (plays := _plays(question.answers)) is not None:
        keys = _card_keys(question, plays, held)
        return [*told, *card_rows(drawing.frame, held, held, keys, drawing.phrasebook)]
    if screens.review.part == "trick":
        # There the hand is on its buttons alone.
        cards = faces_shown(held, drawing.phrasebook)
        told.append(text(drawing("try-hand", cards=cards)))
    return [*told, *_choices(question)]


def _alone(drawing: Drawing[SeatView]) -> Frame:
    """Return the frame of a hand beside which nothing else is to be pressed or read."""
    frame = drawing.frame
    here = tuple(replace(chair, presence=Presence.HERE) for chair in frame.chairs)
    return replace(frame, chairs=here, asked=(0,) * len(here), solo=True, hints=False, own=None)


def _plays(answers: Sequence[Action]) -> Mapping[Card, Action] | None:
    """Return the card of each answer, None unless each is to play one card and no more."""
    if any(answer.verb != "play" or len(answer.words) != 1 for answer in answers):
        return None
    return {answer.cards[0]: answer for answer in answers}


def _card_keys(
    question: Question, plays: Mapping[Card, Action], held: Sequence[Card]
) -> Callable[[Card], Sequence[Key]]:
    drawing = question.drawing

    def keys(face: Card) -> Sequence[Key]:
        answer, copies = plays.get(face), held.count(face)
        idle = ButtonId(drawing.frame.table_id, PLAYED, text=str(face))
        says = idle if answer is None else question.number(answer)
        style = Style.SECONDARY if answer is None else question.style(answer)
        enabled = answer is not None and question.is_open
        words = drawing.phrasebook
        return [card_button(says, face, copies, copies, words, style=style, enabled=enabled)]

    return keys


def _choices(question: Question) -> Sequence[ScreenPart]:
    """Draw answers that are no cards, as buttons or in a menu."""
    words = move_words(question.drawing, question.family).of
    plain = question.drawing.phrasebook.plain
    if len(question.answers) <= BUTTONS:
        keys = [
            Button(
                question.number(answer),
                shortened(words(answer, plain)),
                style=question.style(answer),
                enabled=question.is_open,
            )
            for answer in question.answers
        ]
        return rows(keys, 2)
    if not question.is_open:
        return ()
    options = tuple(
        MenuOption(shortened(words(answer, plain), OPTION_LENGTH), str(number))
        for number, answer in enumerate(question.answers)
    )
    return (Menu(question.says(MENU), options, question.drawing("try-menu")),)


def move_words(
    drawing: Drawing[SeatView], family: str, best: Action | None = None, own: Action | None = None
) -> MoveWords:
    """Return what is said of moves; why one is `best`, and what was wrong with one's own."""
    screens = family_screens(family)

    def move_text(action: Action, words: Phrasebook) -> str:
        return screens.move_text(replace(drawing, phrasebook=words), action)

    if best is None or own is None:
        return MoveWords(move_text)
    mistake = mistake_in(drawing.view, own, best)
    return MoveWords(
        move_text, why_text(drawing, advice_on(drawing.view, best)), mistake_text(drawing, mistake)
    )


def try_screen(at: ReviewAt, question: Question, phrasebook: Phrasebook) -> Screen:
    """Draw a decision of the reader before anybody says what would have been best."""
    if at.look is not None and at.place.shown == "picture":
        drawing = replace(question.drawing, phrasebook=phrasebook.plain)
        question = replace(question, pictures=tuple(own_pictures(at, drawing, at.look)))
    show = replace(at.place, tab=STRONG).button("show")
    return framed(
        text(*heading_lines(at, phrasebook), phrasebook("try-title")), *question_parts(question)
    ).followed_by(*rows((Button(show, phrasebook("button-try-show")),)))


def verdict_text(
    told: AppraisedMove, answer: Action, words: MoveWords, phrasebook: Phrasebook
) -> str:
    """Say whether an answer was right, and why, or what it costs."""
    move = words.of(answer, phrasebook)
    if answer == told.best:
        if words.why is None:
            return phrasebook("try-right", move=move)
        return phrasebook("try-right-why", move=move, why=words.why)
    found = estimate_of(told, answer)
    if found is None:
        return phrasebook("try-wrong", move=move)
    if is_right(told, answer):
        return phrasebook("try-as-good", move=move)
    return phrasebook("try-wrong-cost", move=move, points=rounded(found.cost))
