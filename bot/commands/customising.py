"""*Customise* in the lobby: the host changes the rules before the game begins."""

from bot import answers
from bot.answers import Interaction
from bot.room.lobby import Lobby, LobbyRefusal
from bot.screens.customise import customise_screen, refused_text
from bot.screens.families import family_screens
from bot.screens.plain import plain_screen
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.refusal import BadRules


async def customise(
    interaction: Interaction,
    lobby: Lobby,
    sentence: Sentence,
    values: tuple[str, ...],
    words: Words,
) -> None:
    """Answer the button and the menus; what somebody may not do changes nothing."""
    person, seats = interaction.user.id, lobby.row.seat_count
    if person != lobby.row.host_id and not interaction.permissions.manage_guild:
        await answers.whisper(interaction, plain_screen(words("lobby-host-only")))
        return
    if sentence.verb == "customise":
        screen = customise_screen(lobby.table_id, lobby.variant, seats, words)
        await answers.whisper(interaction, screen)
        return
    chosen = values[0] if values else ""
    if sentence.verb == "option":
        option, notice = chosen, None
    else:
        option = sentence.text
        notice = await _change(lobby, option, chosen, words)
    screen = customise_screen(
        lobby.table_id, lobby.variant, seats, words, option=option, notice=notice
    )
    await answers.redraw(interaction, screen)


async def _change(lobby: Lobby, option: str, value: str, words: Words) -> str:
    """Change one option and return what to say about it."""
    screens, seats = family_screens(lobby.row.family), lobby.row.seat_count
    try:
        await lobby.change_rules(
            lambda variant: screens.customs(variant, seats).customised(variant, option, value)
        )
    except BadRules as refusal:
        return refused_text(lobby.variant, seats, option, value, refusal, words)
    except LobbyRefusal as refusal:
        return words(refusal.key, **refusal.facts)
    lobby.board.mark()
    return words("customise-done")
