"""The trick on an All Fours table, and those that were taken."""

from bot.phrasebook import Phrasebook
from bot.screens.cards import faces_text
from bot.screens.frame import Frame
from bot.screens.phrases import lines
from bot.screens.screen import Screen
from bot.screens.tricks import led_text, played_lines, taken_screen
from engine.games.all_fours.view import AllFoursView


def trick_count(view: AllFoursView) -> int:
    """Count the tricks of this deal, those to come included."""
    played = {play.seat for play in view.trick}
    left = (size + (seat in played) for seat, size in enumerate(view.hand_sizes))
    return view.trick_number - 1 + max(left, default=0)


def trick_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Tell the trick as it lies; None before play."""
    if view.stage != "play" or view.leader is None:
        return None
    taking = next((play for play in view.trick if play.seat == view.taking), None)
    return lines(
        led_text(frame, view.leader, view.trick, view.trick_number, trick_count(view), phrasebook),
        *played_lines(frame, view.trick, taking, phrasebook),
    )


def last_screen(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
    """Draw the trick taken last; before it, where the rules show them, the others of this deal."""
    earlier = [
        phrasebook(
            "af-trick-earlier",
            number=number,
            name=frame.name(trick.winner),
            cards=faces_text((play.card for play in trick.plays), phrasebook),
        )
        for number, trick in enumerate(view.tricks[:-1], start=1)
    ]
    return taken_screen(frame, view.last_trick, phrasebook, below=lines(*earlier))
