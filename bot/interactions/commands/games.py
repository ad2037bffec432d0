"""The commands that begin a game: `/play` alone, and one for each offer, such as `/hearts`."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, cast

from discord import app_commands

from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import (
    Slash,
    choice,
    command_text,
    options,
    usable_anywhere,
)
from bot.interactions.commands.preset_choice import suggesting
from bot.interactions.guests import place_of
from bot.interactions.opening import TableRequest, TableTerms, open_table
from bot.interactions.playing_alone import (
    ask_which_game,
    asked_alone,
    is_solo,
    show_alone,
    start_alone,
)
from bot.interactions.presets import DEALS, suggesting_words
from bot.screens.families import usual_game_of, usual_games
from bot.screens.family import Offer
from bot.screens.lobbies.which_table import GameAlone
from bot.tables.card_room import CardRoom
from bot.tables.clock.paces import PACES
from bot.tables.services.elsewhere import must_be_here
from data.presets import GuildPresets
from data.tables import NEXT_DEALS, RELIABILITIES, next_deal_named
from engine.players.levels import level_named, levels


def opening(room: CardRoom, offer: Offer) -> Slash:
    async def callback(
        interaction: Interaction,
        *,
        preset: str | None = None,
        seats: int | None = None,
        target: int | None = None,
        deals: int | None = None,
        level: str | None = None,
        hints: bool = False,
        pace: str | None = None,
        next_deal: str = "interval",
        reliability: int = 0,
    ) -> None:
        usual = await room.services.preferences.looked_up_of_guild(place_of(interaction))
        terms = TableTerms(
            level_named(level or usual.level),
            hints,
            pace or usual.pace,
            next_deal_named(next_deal),
            reliability,
        )
        asked = TableRequest(offer, preset, seats, target, deals, terms)
        await open_table(room, interaction, asked)

    _take_wishes(callback, offer.wishes)
    return _dressed(room.services.store.presets, offer, callback)


def _take_wishes(callback: Callable[..., object], wishes: Mapping[str, tuple[int, int]]) -> None:
    """Leave a command the options for how long a game is that its family knows, each in bounds."""
    signature = inspect.signature(callback)
    taken: list[inspect.Parameter] = []
    for option in signature.parameters.values():
        if option.name in wishes:
            between: Any = app_commands.Range[int, *wishes[option.name]]
            taken.append(option.replace(annotation=between | None))
        elif option.name not in {"target", "deals"}:
            taken.append(option)
    # What discord.py makes the options of a command from.
    vars(callback)["__signature__"] = signature.replace(parameters=taken)


def _dressed(
    presets: GuildPresets, offer: Offer, callback: Callable[..., Coroutine[Any, Any, None]]
) -> Slash:
    """Return a command of these options, each described and with its choices."""
    name = offer.command
    dressings = (
        options(
            preset=f"offer-{name}-preset",
            seats="offer-seats",
            **{wish: f"offer-{wish}" for wish in offer.wishes},
            level="offer-level",
            hints="offer-hints",
            pace="options-pace",
            next_deal="offer-next-deal",
            reliability="offer-reliability",
        ),
        app_commands.choices(
            seats=[choice(count, "offer-seats-count", count=count) for count in offer.seats],
            reliability=[
                choice(one, "offer-reliability-from", percent=one) for one in RELIABILITIES
            ],
        ),
        app_commands.choices(
            level=[choice(one, f"offer-level-{one}") for one in levels(offer.default.family)],
            pace=[choice(one, f"options-pace-{one}") for one in PACES],
            next_deal=[choice(one, f"offer-next-deal-{one}") for one in NEXT_DEALS],
        ),
        app_commands.autocomplete(preset=suggesting(presets, lambda _: (offer,))),
        app_commands.guild_only(),
    )
    for dress in dressings:
        callback = dress(callback)
    described = command_text(f"offer-{name}-open")
    return cast("Slash", app_commands.command(name=name, description=described)(callback))


def play(room: CardRoom) -> Slash:
    offered = usual_games()
    first = next(iter(offered))

    @app_commands.command(name="play", description=command_text("play-open"))
    @options(game="play-game", length="play-length", level="offer-level", hints="play-hints")
    @app_commands.choices(
        game=[
            choice(named, "preset-suggested", naming=suggesting_words(usual_game.key))
            for named, usual_game in offered.items()
        ],
        length=[choice(one, f"play-length-{one}") for one in DEALS],
        level=[choice(one, f"offer-level-{one}") for one in levels(offered[first].family)],
    )
    async def command(
        interaction: Interaction,
        *,
        game: str | None = None,
        length: str = "",
        level: str | None = None,
        hints: bool | None = None,
    ) -> None:
        running = room.tables.solo_of(interaction.user.id)
        meant = [
            one
            for one in running
            if game in (None, usual_game_of(one.game.variant)) and hints in (None, one.row.hints)
        ]
        if meant:
            others = [one for one in running if one is not meant[0]]
            await show_alone(interaction, meant[0], others=others)
            return
        wanted = await asked_alone(
            room, interaction, game=game, length=length, level=level, hints=hints is not False
        )
        if running:
            first_open = running[0]
            named = game or usual_game_of(first_open.game.variant)
            asked = replace(wanted, game=named, table_id=first_open.table_id)
            other = GameAlone(offered[named].key, asked.hints)
            await ask_which_game(interaction, first_open, other, asked.button)
        else:
            await must_be_here(room.services, interaction.user.id, is_solo)
            await start_alone(room, interaction, wanted)

    return usable_anywhere(cast("Slash", command))
