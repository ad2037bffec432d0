"""Playing alone: a game against computers in one private panel, without a public message.

In a channel the panel is a whisper, which lives as long as the client shows it. So it is in servers
and conversations in which the bot is not. In direct messages it is a message that stays.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.post import is_whisper
from bot.interactions.guests import (
    channel_of,
    language_for,
    person_of,
    phrasebook_for,
    place_of,
    shown_name,
)
from bot.interactions.presets import of_length, variant_meant
from bot.interactions.welcome import must_be_welcome_alone
from bot.screens.families import offer_of, usual_games
from bot.screens.lobbies.which_table import GameAlone, StartAlone, which_game_screen
from bot.screens.phrases import listed
from bot.screens.screen import plain_screen
from bot.screens.table.result import WHOLE
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.opening_rows import new_table_id, rematch_row
from bot.tables.services.elsewhere import must_be_here
from bot.tables.services.services import Services
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.presets import PLAY
from data.tables import TableRow, TableState
from engine.cards import Unreadable
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from engine.players.levels import USUAL, level_named, levels
from engine.players.policy import Level
from engine.table.chairs import Chair


async def solo_row(
    services: Services,
    interaction: Interaction,
    chosen: Variant,
    level: Level,
    phrasebook: Phrasebook,
    *,
    hints: bool = True,
) -> TableRow:
    """Return the table of somebody who plays alone where the interaction happened.

    Nobody waits for anybody there: no clock runs, and the next deal comes when it is asked for.
    """
    guild_id, channel_id = place_of(interaction), channel_of(interaction)
    # Of places where the bot is not, nothing is kept.
    guild_name = await services.post.guild_name(guild_id) if guild_id else None
    channel = interaction.channel if channel_id else None
    level = _played(level, levels(chosen.family, chosen.key))
    host = interaction.user.id
    return TableRow(
        table_id=new_table_id(),
        owner=services.owner,
        guild_id=guild_id,
        guild_name=guild_name or phrasebook("this-server"),
        channel_id=channel_id,
        channel_name=getattr(channel, "name", None) or phrasebook("this-channel"),
        home_id=channel_id or None,
        host_id=host,
        family=chosen.family,
        preset=chosen.key,
        options=dict(chosen.options),
        revision=chosen.revision,
        seat_count=chosen.seats_default,
        level=level,
        hints=hints,
        pace="live",
        next_deal="pressed",
        solo=True,
        state=TableState.LOBBY,
        locale=language_for(interaction),
        opened_at=services.now(),
        chairs=(Chair(shown_name(interaction), person=host, level=level),),
    )


async def asked_alone(
    room: CardRoom,
    interaction: Interaction,
    *,
    game: str | None = None,
    length: str = "",
    level: str | None = None,
    hints: bool = True,
) -> StartAlone:
    """Return the game that is asked for, what was not said as the server has it."""
    guild_id, offered = place_of(interaction), usual_games()
    chosen = await room.services.preferences.looked_up_of_guild(guild_id)
    usual = await room.services.store.presets.default(guild_id, PLAY)
    named = game or (usual if usual is not None and usual in offered else next(iter(offered)))
    return StartAlone(named, level_named(level or chosen.level), length, hints=hints)


async def start_alone(room: CardRoom, interaction: Interaction, asked: StartAlone) -> None:
    """Begin the game that is asked for; raise `RoomRefusal` and `Unreadable`.

    Whoever has never finished a game begins with one of a single deal, if nothing else is said.
    """
    phrasebook, services = phrasebook_for(interaction), room.services
    await must_be_welcome_alone(services, interaction)
    chosen = await rules_alone(services, interaction, asked.game)
    length = asked.length
    if not length:
        has_finished = await services.store.results.played(None, interaction.user.id, 1)
        usual_here = await services.preferences.looked_up_of_guild(place_of(interaction))
        length = usual_here.length if has_finished else "one"
        # Rules that a server has named have the length that they were named with.
        length = "full" if has_finished and chosen.options else length
    chosen = of_length(chosen, length)
    row = await solo_row(services, interaction, chosen, asked.level, phrasebook, hints=asked.hints)
    await show_begun(
        interaction, await room.seating.begin_solo(row, interaction.id, person_of(interaction))
    )


async def rules_alone(services: Services, interaction: Interaction, game: str) -> Variant:
    """Return what a game of `usual_games` means here; raise `RoomRefusal` and `Unreadable`."""
    usual = usual_games().get(game)
    if usual is None:
        raise Unreadable("no command opens such a table")
    return await variant_meant(
        services.store.presets,
        place_of(interaction),
        # What a command opens usually a server may change.
        None if offer_of(usual).command == game else usual.key,
        phrasebook_for(interaction),
        among=(offer_of(usual),),
    )


def is_solo(row: TableRow) -> bool:
    """Whether somebody plays a table alone, but for deals of fields."""
    return row.solo and row.tried is None


async def show_begun(interaction: Interaction, live_table: LiveTable) -> None:
    """Answer with a game that somebody has just begun alone."""
    if live_table.row.in_direct_messages:
        said = phrasebook_for(interaction)("solo-in-direct-messages")
        await answers.whisper(interaction, plain_screen(said))
    else:
        await _shown(interaction, live_table, whispered=True)


async def play_again(
    room: CardRoom, interaction: Interaction, old: TableRow, beside: str = "", asked: int = 0
) -> None:
    """Begin another game like one that is over, in place of its result; raise `RoomRefusal`.

    One that is on already goes on. If another game is on, the person is asked, and begins this one
    `beside` that table, which then waits. What is `asked` may be the whole game (`WHOLE`).
    """
    services, person = room.services, interaction.user.id
    running, whispered = room.tables.solo_of(person), not is_whisper(interaction)
    same = next((one for one in running if _is_like(one.row, old)), None)
    if same is not None:
        await show_alone(interaction, same, whispered=whispered)
        return
    if running and not beside:
        starts = ButtonId(old.table_id, "rematch", asked, running[0].table_id)
        await ask_which_game(interaction, running[0], GameAlone(old.preset, old.hints), starts)
        return
    await must_be_here(services, person, is_solo)
    await must_be_welcome_alone(services, interaction)
    row = rematch_row(old, person, owner=services.owner, now=services.now())
    row = _as_long_as_usual(row) if asked == WHOLE else row
    live_table = await room.seating.begin_solo(row, interaction.id, person_of(interaction))
    if row.in_direct_messages:
        # What was pressed stays, and the new game has a message of its own.
        await answers.defer_update(interaction)
    else:
        await _shown(interaction, live_table, whispered=whispered)
    await let_wait(room, person, beside)


def _as_long_as_usual(row: TableRow) -> TableRow:
    """Return a game without the number of deals that was wished for."""
    wish = FAMILIES[row.family].length.written(variant(row.preset).rules, deals=1)
    return replace(
        row, options={name: row.options[name] for name in row.options if name not in wish}
    )


def _is_like(row: TableRow, old: TableRow) -> bool:
    """Whether a game alone is one of the same rules as another, be it longer or shorter."""
    return (row.family, row.preset, row.hints) == (old.family, old.preset, old.hints)


async def ask_which_game(
    interaction: Interaction, running: LiveTable, other: GameAlone, starts: ButtonId
) -> None:
    """Say which game is open, and offer to go on with it or to begin another."""
    shown = GameAlone(running.row.preset, running.row.hints)
    phrasebook = phrasebook_for(interaction)
    screen = which_game_screen(shown, running.table_id, other, starts, phrasebook)
    await answers.whisper(interaction, screen)


async def let_wait(room: CardRoom, person: int, table_id: str) -> None:
    """Pause a game that somebody plays alone, if it is still on."""
    running = room.tables.live.get(table_id)
    seat = None if running is None else running.seat_of(person)
    if running is not None and seat is not None and not running.over:
        await running.session.pause(seat)


async def show_alone(
    interaction: Interaction,
    live_table: LiveTable,
    *,
    whispered: bool = True,
    others: Sequence[LiveTable] = (),
) -> None:
    """Show a game that somebody plays alone already, and take it up if it is paused.

    The `others` that wait are named in a message of their own: the game is drawn anew at each move.
    """
    seat = live_table.seat_of(interaction.user.id)
    assert seat is not None
    await live_table.session.back(seat)
    await _shown(interaction, live_table, whispered=whispered)
    if others:
        phrasebook = phrasebook_for(interaction)
        names = listed([phrasebook(f"variant-{one.row.preset}") for one in others], phrasebook)
        said = phrasebook("play-others", count=len(others), names=names)
        await answers.whisper_further(interaction, plain_screen(said))


async def _shown(interaction: Interaction, live_table: LiveTable, *, whispered: bool) -> None:
    seat = live_table.seat_of(interaction.user.id)
    assert seat is not None
    await answers.reply(interaction, replace(live_table.hand(seat).shown(), whispered=whispered))


def _played(level: Level, offered: Sequence[Level]) -> Level:
    return level if level in offered else USUAL
