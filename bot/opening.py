"""Opening a table: the lobby as the answer to a command or a press."""

from bot import answers
from bot.answers import Interaction
from bot.room.lobby import Lobby


async def open_with_answer(interaction: Interaction, lobby: Lobby) -> None:
    """Post a new lobby as the answer to an interaction; close it if that does not arrive."""
    message_id = await answers.post(interaction, lobby.draw)
    if message_id is None:
        await lobby.close("lobby-cancelled")
        return
    await lobby.posted(message_id)
