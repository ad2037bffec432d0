"""The texts on the table of a Hearts game besides the trick."""

from functools import reduce

from bot.screens.drawing import Drawing
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.points import deal_text
from bot.screens.hearts.standing import added_text, total_text
from bot.screens.hearts.trick import broken_text, direction_text
from bot.screens.hearts.worth import taken_so_far
from bot.screens.phrases import listed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, running_sheet
from engine.games.hearts.scoring import moved
from engine.games.hearts.view import HeartsView


def title(drawing: Drawing[HeartsView]) -> str:
    """Say what is played, the number of the deal, and its pass until the first trick is over."""
    frame, view = drawing.frame, drawing.view
    if not view.deal_number:
        return frame.variant_title
    if view.trick_number > 1:
        return drawing("title-deal", variant=frame.variant_title, number=view.deal_number)
    return drawing(
        "title-deal-pass",
        variant=frame.variant_title,
        number=view.deal_number,
        direction=direction_text(view.direction, view.seat_count, drawing.phrasebook),
    )


def lying(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what lies beside the trick, as everybody may know it."""
    return list(lying_lines(drawing, own=False))


def now(drawing: Drawing[HeartsView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell who has passed, whose turn it is, and whether hearts are broken."""
    broken = broken_text(drawing)
    return [*_passing(drawing), turn, broken, claims]


def brought(drawing: Drawing[HeartsView], deal: int) -> str:
    """Say what a finished deal brought."""
    return deal_text(drawing, deal)


def running(drawing: Drawing[HeartsView]) -> DealSheet:
    """Return what each side took in this deal and what it has in all."""
    view = drawing.view
    rules, taken, sides = view.terms.rules, taken_so_far(view), view.terms.sides

    def score(side: Side, place: int) -> SideScore:
        points = reduce(moved, (taken[seat] for seat in side))
        lives = (str(sum(view.lives[seat] for seat in side)),) if view.lives else ()
        return SideScore(side, place, added_text(points, rules), total_text(side, view), lives)

    return running_sheet(
        sides,
        [sum(view.scores[seat] for seat in side) for side in sides],
        score,
        highest_wins=rules.objective == "highest",
        placed=bool(view.results),
        more=(drawing("sheet-lives"),) if view.lives else (),
    )


def _passing(drawing: Drawing[HeartsView]) -> list[str]:
    if drawing.view.stage != "pass":
        return []
    done = [drawing.name(seat) for seat in drawing.view.passed_by]
    return [drawing("pass-done", names=listed(done, drawing.phrasebook))] if done else []
