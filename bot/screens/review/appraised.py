"""The words of the strong player about a step of a review, below the cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.screens.components import Button, Key, ScreenPart, Style, rows
from bot.screens.phrases import text
from bot.screens.review.animation import animate_key
from bot.screens.review.position import ReviewAt
from bot.screens.review.stepping import POSITION, ReviewPlace
from bot.screens.screen import ScreenBlock, framed
from bot.screens.sheet import SheetLine, sheet_block
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.records.appraising import KEPT, AppraisedMove, Regret, that_mattered
from engine.records.luck import Luck

STRONG: Final = "strong"
"""The tab that shows what the strong player says."""

TRY: Final = "try"
"""The tab that shows a decision as its seat saw it, before anybody says what would be best."""

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
    """How far the strong player has come: `done` of `count` moves, which may not be known yet."""

    done: int = 0
    count: int | None = None


def strong_key(place: ReviewPlace, phrasebook: Phrasebook) -> Key:
    """Draw the button that asks the strong player, or puts away what it says."""
    if place.tab == STRONG:
        says, key = replace(place, tab=POSITION), "button-strong-player-away"
    else:
        says, key = replace(place, tab=STRONG), "button-strong-player"
    return Button(says.button("strong"), phrasebook(key))


def review_keys(at: ReviewAt, phrasebook: Phrasebook) -> Sequence[Key]:
    """Draw the ways from a position to what is worked out; nobody is told of another's moves."""
    strong = () if at.own is None else (strong_key(at.place, phrasebook),)
    return (*strong, animate_key(at.place, phrasebook))


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
        said.append(phrasebook("appraised-meanwhile"))
    # A restart lets go of what is under way, and this asks for it again.
    again = Button(
        replace(place, tab=STRONG).button("again"), phrasebook("button-strong-player-again")
    )
    return framed(text(phrasebook("appraised-title"), *said), *rows((again,))).parts


def appraised_blocks(
    at: ReviewAt,
    moves: Sequence[AppraisedMove],
    words: Callable[[AppraisedMove], MoveWords],
    lost: Lost,
    phrasebook: Phrasebook,
) -> Sequence[ScreenBlock]:
    """Tell what the strong player would have done in the step, and what mattered in the deal."""
    parts: list[ScreenPart] = [text(phrasebook("appraised-title"), *_lost_lines(lost, phrasebook))]
    here = moves_of(at, moves)
    parts += [text(*move_lines(move, words(move), phrasebook)) for move in here]
    if not moves:
        parts.append(text(phrasebook("appraised-no-moves")))
    else:
        if not here:
            parts.append(text(phrasebook("appraised-nothing-here")))
        parts += _mattered(at, moves, phrasebook)
    return framed(*parts).parts


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


def move_lines(move: AppraisedMove, words: MoveWords, phrasebook: Phrasebook) -> list[str]:
    """Tell what is best and what was done, and what each move costs."""
    if move.is_same:
        told = [phrasebook("appraised-same", move=words.of(move.best, phrasebook))]
    else:
        best, *mistake = best_lines(move, words, phrasebook)
        yours = phrasebook("appraised-yours", move=words.of(move.played.action, phrasebook))
        told = [best, yours, *mistake, _cost_text(move, phrasebook)]
    return told + figure_lines(move, words, phrasebook)


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


def _cost_text(move: AppraisedMove, phrasebook: Phrasebook) -> str:
    if round(move.cost, 1) <= 0:
        return phrasebook("appraised-no-cost")
    if move.seems_dear and move.doubted:
        return phrasebook("appraised-once", points=rounded(move.cost))
    if not move.matters:
        return phrasebook("appraised-unsure", points=rounded(move.cost))
    error = rounded(max(0.1, move.played.error))
    return phrasebook("appraised-cost", points=rounded(move.cost), error=error)


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
    return [text(phrasebook("appraised-mattered")), *rows(keys)]


def rounded(points: float) -> float | int:
    """Round points as people are told them."""
    return round(points) if abs(points) >= WHOLE_FROM else round(points, 1)
