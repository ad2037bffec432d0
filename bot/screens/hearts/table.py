"""The texts on the table of a Hearts game besides the trick."""

from functools import reduce

from bot.screens.frame import Frame
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.points import deal_text
from bot.screens.hearts.standing import added_text, total_text
from bot.screens.hearts.trick import broken_text, direction_text
from bot.screens.hearts.worth import taken_so_far
from bot.screens.phrases import listed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, running_sheet
from bot.text.phrasebook import Phrasebook
from engine.games.hearts.scoring import moved
from engine.games.hearts.view import HeartsView


def title(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    """Say what is played, the number of the deal, and its pass until the first trick is over."""
    if not view.deal_number:
        return frame.variant_title
    if view.trick_number > 1:
        return phrasebook("title-deal", variant=frame.variant_title, number=view.deal_number)
    return phrasebook(
        "title-deal-pass",
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


def running(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> DealSheet:
    """Return what each side took in this deal and what it has in all."""
    del frame
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
        more=(phrasebook("sheet-lives"),) if view.lives else (),
    )


def _passing(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    if view.stage != "pass":
        return []
    done = [frame.name(seat) for seat in view.passed_by]
    return [phrasebook("pass-done", names=listed(done, phrasebook))] if done else []
