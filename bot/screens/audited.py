"""“Did the computers see my cards?”: a decision made again, and how all others are."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.screens.cards import faces_shown
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed
from bot.screens.sides import NOT_YOUR_TURN, YOUR_TURN
from bot.screens.verified import WRONG
from bot.text.phrasebook import Phrasebook
from engine.records.auditing import MoveFinding, MoveFound
from engine.records.shown_decision import ShownDecision

_MADE_AGAIN: Final = frozenset({MoveFinding.SAME, MoveFinding.DIFFERS})


@dataclass(frozen=True, slots=True)
class AuditedGame:
    """A game as far as the moves of its computers were made again, of `count` in all.

    The count is None before it is known, and nothing more comes if it `failed`.
    """

    frame: Frame
    family: str
    shown: ShownDecision | None = None
    moves: tuple[MoveFound, ...] = ()
    count: int | None = None
    failed: bool = False


def audited_screen(game: AuditedGame, phrasebook: Phrasebook) -> Screen:
    """Draw what was found so far: it is drawn anew as more moves are made again."""
    found = Counter(move.finding for move in game.moves)
    is_same = found[MoveFinding.SAME] == game.count
    accent = YOUR_TURN if is_same else WRONG if found[MoveFinding.DIFFERS] else NOT_YOUR_TURN
    return framed(
        text(phrasebook("audit-title"), *_result_lines(game, found, phrasebook)),
        text(phrasebook("audit-about"), *_shown_lines(game, phrasebook)),
        text(phrasebook("audit-without-us")),
        accent=accent,
    )


def _result_lines(
    game: AuditedGame, found: Counter[MoveFinding], phrasebook: Phrasebook
) -> Iterator[str]:
    """Say which moves differ, how far it is or how it ended, and what cannot be made again."""
    done, count, same = found.total(), game.count or 0, found[MoveFinding.SAME]
    differing = [move for move in game.moves if move.finding is MoveFinding.DIFFERS]
    for first in differing[:1]:
        facts = {"number": first.at + 1, "name": game.frame.name(first.seat)}
        yield phrasebook("audit-differs", count=len(differing), **facts)
    if game.failed:
        yield phrasebook("appraised-failed")
    elif game.count is None or done < count:
        yield phrasebook("audit-progress", done=done, count=count)
    elif not differing:
        yield phrasebook("audit-same", same=same, count=count, left=count - same)
    for reason in (one for one in found if one not in _MADE_AGAIN):
        yield phrasebook("audit-left", count=found[reason], reason=reason)


def _shown_lines(game: AuditedGame, phrasebook: Phrasebook) -> Iterator[str]:
    """Show what a computer held, what it could not see, and what it did, both times."""
    shown, screens = game.shown, family_screens(game.family)
    if shown is None or shown.found.again is None or shown.found.finding not in _MADE_AGAIN:
        return
    drawing = Drawing(game.frame, shown.view, phrasebook)
    held = faces_shown(screens.hand_cards(shown.view), phrasebook)
    hidden = faces_shown(screens.hand_cards(shown.hidden), phrasebook)
    deal, name = shown.view.deal_number, game.frame.name(shown.view.seat)
    yield phrasebook("audit-shown", deal=deal, name=name, cards=held)
    yield phrasebook("audit-hidden", cards=hidden, others=shown.others)
    yield phrasebook(
        "audit-decided",
        count=shown.choices,
        move=screens.move_text(drawing, shown.played),
        again=screens.move_text(drawing, shown.found.again),
        same="yes" if shown.found.finding is MoveFinding.SAME else "no",
    )
