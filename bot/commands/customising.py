"""*Customise* in the lobby: the host changes the rules before the game begins."""

from bot import answers
from bot.answers import Interaction
from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.room.lobby import Lobby
from bot.room.refusal import RoomRefusal
from bot.screens.customise import customise_screen, refused_text
from bot.screens.families import family_screens
from bot.screens.plain import plain_screen
from engine.contract.refusal import BadRules


async def customise(
    interaction: Interaction,
    lobby: Lobby,
    button_id: ButtonId,
    values: tuple[str, ...],
    phrasebook: Phrasebook,
) -> None:
    """Answer the button and the menus; what somebody may not do changes nothing."""
    person, seats = interaction.user.id, lobby.row.seat_count
    if person != lobby.row.host_id and not interaction.permissions.manage_guild:
        await answers.whisper(interaction, plain_screen(phrasebook("lobby-host-only")))
        return
    if button_id.verb == "customise":
        screen = customise_screen(lobby.table_id, lobby.variant, seats, phrasebook)
        await answers.whisper(interaction, screen)
        return
    chosen = values[0] if values else ""
    if button_id.verb == "option":
        option, notice = chosen, None
    else:
        option = button_id.text
        notice = await _change(lobby, option, chosen, phrasebook)
    screen = customise_screen(
        lobby.table_id, lobby.variant, seats, phrasebook, option=option, notice=notice
    )
    await answers.redraw(interaction, screen)


async def _change(lobby: Lobby, option: str, value: str, phrasebook: Phrasebook) -> str:
    """Change one option and return what to say about it."""
    screens, seats = family_screens(lobby.row.family), lobby.row.seat_count
    try:
        await lobby.change_rules(
            lambda variant: screens.house_rules(variant, seats).customised(variant, option, value)
        )
    except BadRules as refusal:
        return refused_text(lobby.variant, seats, option, value, refusal, phrasebook)
    except RoomRefusal as refusal:
        return phrasebook(refusal.key, **refusal.facts)
    lobby.board.mark()
    return phrasebook("customise-done")
