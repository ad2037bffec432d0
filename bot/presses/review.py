"""The presses of a review: the one that opens it, and those that step through the game."""

from bot.presses.at_desk import AtDesk
from bot.review_answers import Reviewer
from bot.screens.review.stepping import ReviewPlace


async def open_(at: AtDesk) -> None:
    """Open the review of a game that is over, to the person alone, at the step of the button."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await reviewer.open_table(at.says.table, at.says.asked)


async def turn(at: AtDesk) -> None:
    """Show another moment in place of the one that is shown."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await reviewer.turn(ReviewPlace.read(at.says, at.chosen))
