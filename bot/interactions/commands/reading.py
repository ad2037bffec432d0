"""`/rules` and `/help`: for reading."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import Slash, command_text, options, usable_anywhere
from bot.interactions.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.interactions.guests import OfferedCommands, offered_at, phrasebook_for, place_of
from bot.interactions.opening import TableRequest, TableTerms
from bot.interactions.playing_alone import asked_alone
from bot.interactions.presets import variant_meant
from bot.screens.components import Button, Style, rows
from bot.screens.families import family_screens, offers
from bot.screens.phrases import apart, text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, layout, plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.opening.opening_rows import new_table_id
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from engine.players.levels import level_named


def rules(room: CardRoom) -> Slash:
    presets = room.services.store.presets

    @app_commands.command(name="rules", description=command_text("command-rules"))
    @options(preset="command-rules-preset", family="command-rules-family")
    @app_commands.choices(family=family_choices())
    @app_commands.autocomplete(preset=suggesting(presets, in_family))
    async def command(
        interaction: Interaction, preset: str | None = None, family: str | None = None
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        try:
            chosen = await variant_meant(
                presets, place_of(interaction), preset, phrasebook, among=offers_in(family)
            )
            screen = family_screens(chosen.family).told.rules(chosen, phrasebook)
        except RoomRefusal as refusal:
            screen = plain_screen(refusal.said(phrasebook))
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def help_(room: CardRoom) -> Slash:
    @app_commands.command(name="help", description=command_text("command-help"))
    async def command(interaction: Interaction) -> None:
        phrasebook, offered = phrasebook_for(interaction), offered_at(interaction)
        manages = interaction.permissions.manage_guild and offered == "all"
        hosts = interaction.permissions.manage_events and offered == "all"
        asked = await asked_alone(room, interaction, length="one")
        keys = [
            Button(asked.button, phrasebook("button-help-play"), style=Style.SUCCESS),
            Button(ButtonId(ANYWHERE, "daily"), phrasebook("button-by-daily")),
        ]
        if offered == "all":
            usual = await room.services.preferences.looked_up_of_guild(place_of(interaction))
            terms = TableTerms(level_named(usual.level), False, usual.pace, "interval")
            table = TableRequest(offers()[0], None, None, None, None, terms)
            says = ButtonId(new_table_id(), "another", text=table.written())
            keys.append(Button(says, phrasebook("button-help-open")))
        screen = help_screen(phrasebook, offered, keys=keys, manages=manages, hosts=hosts)
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


_ANYWHERE: Final = ("play", "daily", "practice", "puzzle")
_OF_TABLES: Final = ("hand", "table", "leave", "leaderboard")
_ALWAYS: Final = (
    "rules",
    "review",
    "verify",
    "stats",
    "settings",
    "language",
    "data export",
    "data delete",
)
"""The commands that `/help` names: Discord says beside each what it does."""


def help_screen(
    phrasebook: Phrasebook,
    offered: OfferedCommands = "all",
    *,
    keys: Sequence[Button] = (),
    manages: bool = False,
    hosts: bool = False,
) -> Screen:
    """Draw the way into a game, and the commands that are offered.

    Some are for who `manages` the server there, or `hosts` its events.
    """

    def named(commands: Iterable[str]) -> str:
        return apart(phrasebook("help-offer", command=command) for command in commands)

    # Where the bot is no member there is neither a channel of its tables nor a table.
    of_tables = {"all": _OF_TABLES, "but_for_tables": ("hand", "leave"), "anywhere": ()}[offered]
    more = (*_ANYWHERE, *of_tables, *_ALWAYS, *(("tables",) if manages else ()))
    return layout(
        text(
            phrasebook("help-title"),
            phrasebook("help-open", offers=named(offer.command for offer in offers()))
            if offered == "all"
            else phrasebook("help-open-there"),
            *(() if offered == "anywhere" else (phrasebook("help-hand"), phrasebook("help-away"))),
            phrasebook("help-challenge") if offered == "all" else None,
            phrasebook("help-tournament") if hosts else None,
            phrasebook("help-signs"),
            phrasebook("help-fair"),
        ),
        *rows(keys),
        text(phrasebook("help-more", commands=named(more))),
    )
