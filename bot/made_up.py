"""Made-up presses: what a message cannot have said that was pressed.

Most presses are answered by drawing the pressed message anew. A client that says what its message
never said could so have a hand drawn where everybody reads it, or a table replaced for everybody.
"""

from bot.answers import Interaction
from bot.button_ids import ButtonId
from bot.room.card_room import CardRoom
from bot.room.lobby import Lobby
from bot.room.post import is_whisper
from bot.verbs import LOBBY_VERBS, POSTING_VERBS, PRIVATE_VERBS, WHISPERING_VERBS


def is_made_up(room: CardRoom, interaction: Interaction, button_id: ButtonId) -> bool:
    """Whether the pressed message cannot have said `button_id`, and would be drawn over."""
    message, verb = interaction.message, button_id.verb
    if message is None or interaction.guild_id is None or is_whisper(interaction):
        # Only the person who pressed it reads the answer.
        return False
    if verb in PRIVATE_VERBS:
        return True
    if verb in WHISPERING_VERBS | POSTING_VERBS:
        return False
    table = room.shown_at(message.id)
    if isinstance(table, Lobby):
        return verb not in LOBBY_VERBS or button_id.table != table.table_id
    return table is not None
