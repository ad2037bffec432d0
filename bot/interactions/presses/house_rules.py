"""*Customise* in the lobby: the host changes the rules before the game begins."""

from bot.discord.press import Reply
from bot.interactions.presses.lobby import AtLobby
from bot.screens.families import family_screens
from bot.screens.lobbies.customise import customise_screen, refused_text
from bot.screens.refusal import RoomRefusal
from bot.tables.opening.lobby import Lobby
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules


async def customise(at: AtLobby) -> Reply:
    """Show what may be changed, to the person alone."""
    lobby = at.lobby
    screen = customise_screen(lobby.table_id, lobby.variant, lobby.row.seat_count, at.phrasebook)
    return Reply(screen, whispered=not at.press.whispered)


async def choose(at: AtLobby) -> Reply:
    """Show the values of an option."""
    return _shown(at, at.press.chosen[0] if at.press.chosen else "", None)


async def change(at: AtLobby) -> Reply:
    """Give an option another value; what cannot be had changes nothing."""
    option, chosen = at.press.says.text, at.press.chosen[0] if at.press.chosen else ""
    return _shown(at, option, await _changed(at.lobby, option, chosen, at.phrasebook))


def _shown(at: AtLobby, option: str, notice: str | None) -> Reply:
    lobby = at.lobby
    return Reply(
        customise_screen(
            lobby.table_id,
            lobby.variant,
            lobby.row.seat_count,
            at.phrasebook,
            option=option,
            notice=notice,
        )
    )


async def _changed(lobby: Lobby, option: str, value: str, phrasebook: Phrasebook) -> str:
    """Change one option and return what to say about it."""
    screens, seats = family_screens(lobby.row.family), lobby.row.seat_count
    try:
        await lobby.change_rules(
            lambda variant: screens.house_rules(variant, seats).customised(variant, option, value)
        )
    except BadRules as refusal:
        return refused_text(lobby.variant, seats, option, value, refusal, phrasebook)
    except RoomRefusal as refusal:
        return refusal.said(phrasebook)
    lobby.board.mark()
    return phrasebook("customise-done")
