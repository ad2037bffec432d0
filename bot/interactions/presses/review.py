"""The presses of a review: the one that opens it, and those that step through the game."""

from bot.interactions.animation_answers import animate_deal, share_deal
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.review_answers import Reviewer
from bot.screens.review.stepping import ReviewPlace


async def open_(at: AtDesk) -> None:
    """Open the review of a game that is over, to the person alone, at the step of the button."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await reviewer.open_table(at.says.table, at.says.asked)


async def turn(at: AtDesk) -> None:
    """Show another moment in place of the one that is shown."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await reviewer.turn(ReviewPlace.read(at.says, at.chosen))


async def animate(at: AtDesk) -> None:
    """Show the deal of a step as a moving picture, to the person alone."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await animate_deal(reviewer, at.says.table, at.says.asked)


async def share(at: AtDesk) -> None:
    """Post that picture for everybody in the channel."""
    reviewer = await Reviewer.of(at.room, at.store, at.interaction)
    await share_deal(reviewer, at.says.table, at.says.asked)
