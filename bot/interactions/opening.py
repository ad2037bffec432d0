"""Opening a table: the lobby as the answer to a command or a press."""

from dataclasses import replace

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.permissions import missing_permissions
from bot.interactions.guests import person_of, phrasebook_for, place_of, shown_name
from bot.interactions.named_presets import variant_meant
from bot.interactions.table_requests import LONGEST_PRESET, TableRequest
from bot.screens.families import family_screens
from bot.screens.lobbies.another_table import another_table_screen
from bot.screens.phrases import listed
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.elsewhere import left_to_others
from bot.tables.hosting import HostsAlready
from bot.tables.opening.lobby import Lobby
from bot.tables.opening.opening_rows import Wish
from bot.text.phrasebook import Phrasebook
from data.store import Store
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant


async def open_with_answer(interaction: Interaction, lobby: Lobby) -> None:
    """Post a new lobby as the answer to an interaction; close it if that does not arrive."""
    message_id = await answers.post(interaction, lobby.draw)
    if message_id is None:
        await lobby.close("lobby-cancelled")
        return
    # If another process has it by now, a press there will tell that one where it hangs.
    with left_to_others():
        await lobby.posted(message_id)


async def open_table(
    room: CardRoom,
    store: Store,
    interaction: Interaction,
    asked: TableRequest,
    *,
    another: str | None = None,
) -> None:
    """Open the table that somebody asks for, and answer with its lobby or with why not.

    Somebody who hosts a table in the guild is asked first. `another` is what a yes names: the id
    of the table that is then opened, once.
    """
    phrasebook = phrasebook_for(interaction)
    guild = interaction.guild
    if guild is None or interaction.channel is None or not place_of(interaction):
        await answers.whisper(interaction, plain_screen(phrasebook("guild-only")))
        return
    missing = missing_permissions(interaction)
    if missing:
        names = listed([phrasebook(f"permission-{name}") for name in missing], phrasebook)
        text = phrasebook("start-missing-permissions", names=names)
        await answers.whisper(interaction, plain_screen(text))
        return
    try:
        chosen = await variant_meant(
            store.presets,
            guild.id,
            asked.preset,
            phrasebook,
            among=(asked.offer,),
            seats=asked.seats,
        )
        wish = _wish(interaction, guild, asked, chosen, phrasebook)
        if another is not None:
            wish = replace(wish, table_id=another, another=True)
        lobby = await room.open_lobby(wish, person_of(interaction))
    except HostsAlready as hosts:
        await answers.whisper(interaction, _question(hosts, asked, phrasebook))
    except RoomRefusal as refusal:
        await answers.whisper(interaction, refusal.screen(phrasebook))
    except BadRules as refusal:
        screens = family_screens(asked.offer.default.family)
        text = phrasebook("refusal-rules", reason=screens.unplayable(refusal, phrasebook))
        await answers.whisper(interaction, plain_screen(text))
    else:
        await open_with_answer(interaction, lobby)


def _question(hosts: HostsAlready, asked: TableRequest, phrasebook: Phrasebook) -> Screen:
    """Show the table that the host has, and offer the one that is asked for."""
    if len((asked.preset or "").strip()) > LONGEST_PRESET:
        # A title of the catalogue; the key of its preset is short.
        asked = replace(asked, preset=hosts.wish.preset)
    return another_table_screen(
        hosts.preset, hosts.link, hosts.wish.table_id, asked.written(), phrasebook
    )


def _wish(
    interaction: Interaction,
    guild: discord.Guild,
    asked: TableRequest,
    chosen: Variant,
    phrasebook: Phrasebook,
) -> Wish:
    """Return the table that is asked for, what was not said as the preset has it."""
    options = dict(chosen.options)
    wished = asked.offer.length.written(chosen.rules, target=asked.target, deals=asked.deals)
    options |= {
        rule: value for rule, value in wished.items() if value != getattr(chosen.rules, rule)
    }
    channel = interaction.channel
    assert channel is not None
    return Wish(
        guild_id=guild.id,
        guild_name=guild.name or phrasebook("this-server"),
        channel_id=channel.id,
        channel_name=getattr(channel, "name", None) or phrasebook("this-channel"),
        host_id=interaction.user.id,
        host_name=shown_name(interaction),
        locale=str(interaction.guild_locale or discord.Locale.american_english),
        preset=chosen.key,
        options=options,
        seat_count=asked.seats or chosen.seats_default,
        level=asked.terms.level,
        hints=asked.terms.hints,
        pace=asked.terms.pace,
        next_deal=asked.terms.next_deal,
        reliability=asked.terms.reliability,
    )
