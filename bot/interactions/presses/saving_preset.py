"""The answer to the question whose rules are to be saved as a preset."""

from bot.discord import answers
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.saving_presets import save_preset
from engine.cards import Unreadable


async def choose(at: AtDesk) -> None:
    """Save the rules of the table that was chosen, under the name that the menu keeps."""
    if len(at.chosen) != 1:
        raise Unreadable("the rules of one table have one name")
    kept, name = at.store.presets, at.says.text
    screen = await save_preset(
        at.room, kept, at.interaction, name, at.phrasebook, table_id=at.chosen[0]
    )
    await answers.redraw(at.interaction, screen)
