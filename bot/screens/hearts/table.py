"""The texts on the table of a Hearts game besides the trick."""

from bot.phrasebook import Phrasebook
from bot.screens.frame import Frame
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.points import deal_text
from bot.screens.hearts.standing import (
    end_header,
    point_text,
    shown_total,
    side_lines,
    tie_text,
    total_note,
)
from bot.screens.hearts.trick import broken_text, direction_text
from bot.screens.hearts.worth import taken_so_far
from bot.screens.phrases import listed, presence_mark
from engine.games.hearts.view import HeartsView


def title(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    """Say what is played, the number of the deal and its pass."""
    if not view.deal_number:
        return phrasebook("table-title-early", variant=frame.variant_title)
    return phrasebook(
        "table-title",
        variant=frame.variant_title,
        number=view.deal_number,
        direction=direction_text(view.direction, view.seat_count, phrasebook),
    )


def lying(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell what lies beside the trick, as everybody may know it."""
    return list(lying_lines(frame, view, phrasebook, own=False))


def now(
    frame: Frame, view: HeartsView, turn: str | None, claims: str | None, phrasebook: Phrasebook
) -> list[str | None]:
    """Tell who has passed, whose turn it is, and whether hearts are broken."""
    broken = broken_text(view, phrasebook)
    return [*_passing(frame, view, phrasebook), turn, broken, claims]


def brought(frame: Frame, view: HeartsView, deal: int, phrasebook: Phrasebook) -> str:
    """Say what a finished deal brought."""
    return deal_text(deal, frame, view, phrasebook)


def score_lines(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell each seat's points of this deal and of the game, in seat order."""
    taken = taken_so_far(view)
    tie = tie_text(view, phrasebook)
    return [
        end_header(view.terms.rules, phrasebook),
        *([tie] if tie else []),
        *(
            phrasebook(
                "score-line",
                name=frame.name(seat),
                mark=presence_mark(frame.chairs[seat], phrasebook),
                taken=point_text(taken[seat], view.terms.rules),
                total=shown_total(view.scores[seat], view.terms.rules),
                note=total_note(view, seat, phrasebook),
            )
            for seat in range(view.seat_count)
        ),
        *side_lines(frame, view, phrasebook),
    ]


def _passing(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    if view.stage != "pass":
        return []
    done = [frame.name(seat) for seat in view.passed_by]
    return [phrasebook("pass-done", names=listed(done, phrasebook))] if done else []
