"""The press on a game that is over which verifies it."""

from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.verify_answers import verify_table


async def show(at: AtDesk) -> None:
    """Show what is found out about the game, to the person alone."""
    await verify_table(at.room, at.store, at.interaction, at.says.table, at.phrasebook)
