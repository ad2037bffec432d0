"""`/data export` and `/data delete`: what the room holds of a person."""

import json

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.guests import phrasebook_for
from bot.phrasebook import Phrasebook
from bot.room.card_room import CardRoom
from bot.room.refusal import RoomRefusal
from bot.screens.components import Attachment
from bot.screens.plain import plain_screen
from bot.screens.privacy import delete_screen


def data(room: CardRoom) -> app_commands.Group:
    """Return the group of commands for one card room."""
    group = app_commands.Group(name="data", description="What this bot knows about you")

    @group.command(name="export", description="Get everything this bot holds of you, as a file")
    async def export(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        phrasebook = phrasebook_for(interaction)
        held = await room.services.store.privacy.export(interaction.user.id)
        text = json.dumps(held, ensure_ascii=False, indent=1) + "\n"
        file = Attachment("cardroom-data.json", text.encode())
        await answers.whisper(interaction, plain_screen(phrasebook("data-here"), file=file))

    @group.command(name="delete", description="Delete everything this bot holds of you")
    async def delete(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await answers.whisper(interaction, delete_screen(phrasebook_for(interaction)))

    return group


async def delete_confirmed(
    room: CardRoom, interaction: Interaction, phrasebook: Phrasebook
) -> None:
    """Delete what the room holds of the person who pressed; the others' results stay."""
    person = interaction.user.id
    for lobby in tuple(room.lobbies.values()):
        if lobby.seat_of(person) is not None:
            try:
                await lobby.quit(person)
            except RoomRefusal:
                continue
            if lobby.last_words is not None:
                await lobby.draw_last()
            elif not lobby.starting:
                lobby.board.mark()
    for live_table in tuple(room.live_tables.values()):
        await live_table.forget(person, phrasebook("former-player"))
    await room.services.store.privacy.delete(person)
    room.services.private.forget(person)
    await answers.redraw(interaction, plain_screen(phrasebook("data-deleted")))
