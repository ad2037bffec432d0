"""The press that deletes what is kept of a person."""

from bot.discord import answers
from bot.interactions.presses.at_desk import AtDesk
from bot.screens.plain import plain_screen


async def delete(at: AtDesk) -> None:
    """Delete what the room holds of the person who pressed; the others' results stay."""
    person, following = at.interaction.user.id, at.room.following
    await following.forget_person(person)
    await at.store.privacy.delete(person)
    # Whoever looked at something meanwhile has learned of the person again.
    following.let_go(person)
    await answers.redraw(at.interaction, plain_screen(at.phrasebook("data-deleted")))
