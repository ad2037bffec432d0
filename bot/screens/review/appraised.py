"""The words of the strong player about a step of a review, below the cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.screens.components import Button, Key, ScreenPart, Style, rows
from bot.screens.phrases import text
from bot.screens.review.animation import animate_key
from bot.screens.review.position import ReviewAt, heading_lines
from bot.screens.review.stepping import FIGURES, POSITION, STRONG, TRY, ReviewPlace
from bot.screens.screen import Screen, ScreenBlock, framed, layout
from bot.screens.sheet import SheetLine, sheet_block
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.records.appraising import KEPT, AppraisedMove, Regret, that_mattered
from engine.records.luck import Luck

WRITES_MINUTES: Final = 12
"""For about so long a press can be answered."""

SHOWN: Final = 2
"""Of so many moves in one step it is told, those that cost most."""

WHOLE_FROM: Final = 20
"""A cost of so many points is told without its tenths."""


class MoveWords(NamedTuple):
    """The words about an appraised move, those of its family.

    `of` says what could have been done. `why` tells what is good about the best, `mistake` what
    was wrong with the one that was made; None if that is not known.
    """

    of: Callable[[Action, Phrasebook], str]
    why: str | None = None
    mistake: str | None = None


@dataclass(frozen=True, slots=True)
class Lost:
    """The loss of somebody in the deal, and in the whole game if all of its deals are known.

    `luck` is what the strong player would have made of the cards.
    """

    deal: Regret
    game: Regret | None = None
    luck: Luck | None = None


@dataclass(frozen=True, slots=True)
class Looking:
    """How far the strong player has come: `done` of `count` moves, which may not be known yet.

    It needs about so many `minutes` more, None if nothing tells.
    """

    done: int = 0
    count: int | None = None
    minutes: int | None = None


def strong_key(place: ReviewPlace, phrasebook: Phrasebook) -> Key:
    """Draw the button that asks the strong player, or puts away what it says."""
    if place.tab == STRONG:
        says, key = replace(place, tab=POSITION), "button-strong-player-away"
    else:
        says, key = replace(place, tab=STRONG), "button-strong-player"
    return Button(says.button("strong"), phrasebook(key))


def review_keys(at: ReviewAt, phrasebook: Phrasebook, *, known: bool = False) -> Sequence[Key]:
    """Draw the ways from a position to what is worked out; nobody is told of another's moves.

    Figures are there once what the strong player says is `known`.
    """
    strong: list[Key] = [] if at.own is None else [strong_key(at.place, phrasebook)]
    if known:
        says = replace(at.place, tab=FIGURES).button("figures")
        strong.append(Button(says, phrasebook("button-figures")))
    return [*strong, animate_key(at.place, phrasebook)]


def looking_blocks(
    place: ReviewPlace, looking: Looking | str, phrasebook: Phrasebook
) -> Sequence[ScreenBlock]:
    """Say how far it has come; or say, by the key of a message, why nothing comes."""
    if isinstance(looking, str):
        said = [phrasebook(looking)]
    else:
        key = "appraised-waiting" if looking.count is None else "appraised-progress"
        count = looking.count or 0
        # People count the move that is being looked at.
        said = [phrasebook(key, done=min(looking.done + 1, count), count=count)]
        minutes = looking.minutes
        if minutes is not None:
            late = "yes" if minutes > WRITES_MINUTES else "no"
            said.append(phrasebook("appraised-ready-in", minutes=minutes, late=late))
    # A restart lets go of what is under way, and this asks for it again.
    again = Button(
        replace(place, tab=STRONG).button("again"), phrasebook("button-strong-player-again")
    )
    return framed(text(phrasebook("appraised-title"), *said), *rows((again,))).parts


def ready_screen(place: ReviewPlace, deal: int, phrasebook: Phrasebook) -> Screen:
    """Say to somebody who reads on that it is done, and lead there."""
    look = Button(ButtonId(place.game, "review", place.step, STRONG), phrasebook("button-look"))
    return layout(text(phrasebook("appraised-ready", deal=deal)), *rows((look,)))


def appraised_blocks(
    at: ReviewAt,
    moves: Sequence[AppraisedMove],
    words: Callable[[AppraisedMove], MoveWords],
    phrasebook: Phrasebook,
) -> Sequence[ScreenBlock]:
    """Tell in a line what the strong player would have done, and the ways to what mattered."""
    here = moves_of(at, moves)
    parts: list[ScreenPart] = []
    dearest = max(here, key=lambda move: move.cost, default=None)
    for move in here:
        told = words(move)
        said = text(move_text(move, told, phrasebook))
        parts.append(replace(said, spare=move is not dearest))
        if told.mistake is not None and move.matters:
            parts.append(replace(text(told.mistake), spare=True))
    if not here:
        parts.append(text(phrasebook("appraised-nothing-here" if moves else "appraised-no-moves")))
    return framed(*parts, *(_mattered(at, moves, phrasebook) if moves else ())).parts


def figures_screen(
    at: ReviewAt,
    moves: Sequence[AppraisedMove],
    words: Callable[[AppraisedMove], MoveWords],
    lost: Lost,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw what each move of the step costs, and what was lost in the deal and the game."""
    back = replace(at.place, tab=STRONG).button("strong")
    here = [(move, words(move), phrasebook) for move in moves_of(at, moves)]
    return framed(
        text(*heading_lines(at, phrasebook)),
        *(text(*best_lines(*one), *figure_lines(*one)) for one in here),
        text(*_lost_lines(lost, phrasebook)),
        *rows((Button(back, phrasebook("button-strong-player")),)),
    )


def moves_of(at: ReviewAt, moves: Sequence[AppraisedMove]) -> Sequence[AppraisedMove]:
    """Return the moves of a step that are told of, in their order."""
    step = at.position.step
    here = [move for move in moves if step.first <= move.at < step.end]
    dearest = sorted(here, key=lambda move: -move.cost)[:SHOWN]
    return [move for move in here if move in dearest]


def _lost_lines(lost: Lost, phrasebook: Phrasebook) -> Iterator[str]:
    if lost.deal.decisions:
        yield phrasebook("appraised-lost-deal", **lost_facts(lost.deal))
    if lost.game is not None and lost.game.decisions > lost.deal.decisions:
        yield phrasebook("appraised-lost-game", **lost_facts(lost.game))
    if lost.luck is not None:
        own, strong, error, _ = lost.luck
        points, within = rounded(strong), rounded(error)
        yield phrasebook("appraised-luck", own=own, points=points, error=within)


def lost_facts(regret: Regret) -> dict[str, float | int]:
    """Return what a text says of points lost: never fewer than none, and never without an error."""
    points, error = rounded(max(0.0, regret.points)), rounded(max(0.1, regret.error))
    return {"points": points, "error": error, "count": regret.decisions}


def move_text(move: AppraisedMove, words: MoveWords, phrasebook: Phrasebook) -> str:
    """Tell in a line what was done, what is best and what the difference costs."""
    return phrasebook(
        "appraised-move",
        kind=_kind(move),
        move=words.of(move.played.action, phrasebook),
        best=words.of(move.best, phrasebook),
        points=rounded(move.cost),
    )


def _kind(move: AppraisedMove) -> str:
    if move.is_same:
        return "same"
    if round(move.cost, 1) <= 0:
        return "level"
    if move.seems_dear and move.doubted:
        return "once"
    return "dear" if move.matters else "unsure"


def best_lines(move: AppraisedMove, words: MoveWords, phrasebook: Phrasebook) -> list[str]:
    """Tell what would have been best, and what was wrong with what was done, if that is known."""
    best = words.of(move.best, phrasebook)
    return [
        phrasebook("appraised-best", move=best)
        if words.why is None
        else phrasebook("appraised-best-why", move=best, why=words.why),
        *([words.mistake] if words.mistake is not None and move.matters else []),
    ]


def figure_lines(move: AppraisedMove, words: MoveWords, phrasebook: Phrasebook) -> list[str]:
    """Tell what each move costs, the best first."""
    listed = _listed(move)
    # In a block of letters of one width there are no emojis.
    lines = [
        SheetLine(None, (words.of(each.action, phrasebook.plain),), (_figure(each, phrasebook),))
        for each in listed
    ]
    told = [phrasebook("appraised-list"), sheet_block(lines)]
    if any(each.dropped for each in listed):
        told.append(phrasebook("appraised-rough"))
    return told


def _listed(move: AppraisedMove) -> Sequence[Estimate]:
    """Return the moves to be listed, and what was played among them."""
    best = list(move.estimates[:KEPT])
    if all(each.action != move.played.action for each in best):
        best = [*best[: KEPT - 1], move.played]
    return sorted(best, key=lambda each: (each.action != move.best, each.cost))


def _figure(each: Estimate, phrasebook: Phrasebook) -> str:
    rough = "yes" if each.dropped else "no"
    # What seems to bring more points in this deal is worth less for the game, or is chance.
    return phrasebook("appraised-figure", points=max(0.0, round(each.cost, 1)), rough=rough)


def _mattered(
    at: ReviewAt, moves: Sequence[AppraisedMove], phrasebook: Phrasebook
) -> list[ScreenPart]:
    dear = that_mattered(moves)
    if not dear:
        return [text(phrasebook("appraised-nothing-mattered"))]
    # Each leads to the dearest of a step, so a second one of it would lead there as well.
    dearest: dict[int, AppraisedMove] = {}
    for move in dear:
        dearest.setdefault(at.reviewed.step_of(move.at), move)
    keys: list[Key] = []
    for number, (step, move) in enumerate(dearest.items()):
        part = at.reviewed.steps[step].part
        where = (
            phrasebook(f"review-{at.screens.part}", number=part)
            if part
            else phrasebook("review-before-play")
        )
        keys.append(
            Button(
                replace(at.place, step=step, tab=TRY).button(f"mattered{number}"),
                phrasebook("button-mattered", at=where, points=rounded(move.cost)),
                style=Style.PRIMARY if step != at.place.step else Style.SECONDARY,
            )
        )
    return [replace(text(phrasebook("appraised-mattered")), spare=True), *rows(keys)]


def rounded(points: float) -> float | int:
    """Round points as people are told them."""
    return round(points) if abs(points) >= WHOLE_FROM else round(points, 1)
