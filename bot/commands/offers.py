"""The commands that open a table: `/hearts`, and one for each other offer."""

from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import suggesting, variant_meant
from bot.commands.slash import Slash
from bot.guests import phrasebook_for, shown_name
from bot.opening import open_with_answer
from bot.permissions import missing_permissions
from bot.phrasebook import HOME, Phrasebook, phrasebook_of
from bot.room.card_room import CardRoom
from bot.room.opening_rows import Wish
from bot.room.pace import PACES
from bot.room.refusal import RoomRefusal
from bot.screens.families import family_screens
from bot.screens.family import Offer
from bot.screens.plain import plain_screen
from data.presets import GuildPresets
from data.store import Store
from data.tables import NEXT_DEALS, NextDeal, next_deal_named
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.players.levels import USUAL, level_named, levels
from engine.players.policy import Level


def opening(room: CardRoom, store: Store, offer: Offer) -> Slash:
    """Return the command of an offer for one card room."""
    phrasebook = phrasebook_of(HOME)
    least, most = offer.targets

    async def by_target(
        interaction: Interaction,
        preset: str | None = None,
        seats: int | None = None,
        target: app_commands.Range[int, least, most] | None = None,
        level: str = USUAL,
        hints: bool = False,  # noqa: FBT001, FBT002  Discord gives options by name, and takes this default
        pace: str = "live",
        next_deal: str = "interval",
    ) -> None:
        terms = _Terms(level_named(level), hints, pace, next_deal_named(next_deal))
        asked = _Asked(offer, preset, seats, target, None, terms)
        await _open(room, store, interaction, asked)

    if offer.deals is None:
        return _dressed(store.presets, offer, by_target)
    fewest, greatest = offer.deals

    async def by_deals(
        interaction: Interaction,
        preset: str | None = None,
        seats: int | None = None,
        target: app_commands.Range[int, least, most] | None = None,
        deals: app_commands.Range[int, fewest, greatest] | None = None,
        level: str = USUAL,
        hints: bool = False,  # noqa: FBT001, FBT002  Discord gives options by name, and takes this default
        pace: str = "live",
        next_deal: str = "interval",
    ) -> None:
        terms = _Terms(level_named(level), hints, pace, next_deal_named(next_deal))
        asked = _Asked(offer, preset, seats, target, deals, terms)
        await _open(room, store, interaction, asked)

    return _dressed(
        store.presets, offer, app_commands.describe(deals=phrasebook("offer-deals"))(by_deals)
    )


def _dressed(presets: GuildPresets, offer: Offer, callback: Any) -> Slash:  # noqa: ANN401  its options differ
    """Return a command of these options, each described and with its choices."""
    phrasebook, name = phrasebook_of(HOME), offer.command
    dressings = (
        app_commands.describe(
            preset=phrasebook(f"offer-{name}-preset"),
            seats=phrasebook("offer-seats"),
            target=phrasebook("offer-target"),
            level=phrasebook("offer-level"),
            hints=phrasebook("offer-hints"),
            pace=phrasebook("offer-pace"),
            next_deal=phrasebook("offer-next-deal"),
        ),
        app_commands.choices(
            seats=[
                Choice(name=phrasebook("offer-seats-count", count=count), value=count)
                for count in offer.seats
            ],
        ),
        app_commands.choices(
            level=[
                Choice(name=phrasebook(f"offer-level-{level}"), value=level)
                for level in levels(offer.default.family)
            ],
            pace=[Choice(name=phrasebook(f"offer-pace-{pace}"), value=pace) for pace in PACES],
            next_deal=[
                Choice(name=phrasebook(f"offer-next-deal-{one}"), value=one) for one in NEXT_DEALS
            ],
        ),
        app_commands.autocomplete(preset=suggesting(presets, lambda _: (offer,))),
        app_commands.guild_only(),
    )
    for dress in dressings:
        callback = dress(callback)
    described = phrasebook(f"offer-{name}-open")
    return cast("Slash", app_commands.command(name=name, description=described)(callback))


@dataclass(frozen=True, slots=True)
class _Terms:
    """How a table is played at, whatever is played."""

    level: Level
    hints: bool
    pace: str
    next_deal: NextDeal


@dataclass(frozen=True, slots=True)
class _Asked:
    """The text that somebody typed; None if they did not say."""

    offer: Offer
    preset: str | None
    seats: int | None
    target: int | None
    deals: int | None
    terms: _Terms


async def _open(room: CardRoom, store: Store, interaction: Interaction, asked: _Asked) -> None:
    phrasebook = phrasebook_for(interaction)
    guild = interaction.guild
    if guild is None or interaction.channel is None:
        await answers.whisper(interaction, plain_screen(phrasebook("guild-only")))
        return
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(phrasebook(f"permission-{name}") for name in missing)
        text = phrasebook("start-missing-permissions", names=names)
        await answers.whisper(interaction, plain_screen(text))
        return
    name = shown_name(interaction)
    await store.people.seen(interaction.user.id, name, str(interaction.locale))
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
        lobby = await room.open_lobby(wish)
    except RoomRefusal as refusal:
        await answers.whisper(interaction, plain_screen(phrasebook(refusal.key, **refusal.facts)))
    except BadRules as refusal:
        screens = family_screens(asked.offer.default.family)
        text = phrasebook("refusal-rules", reason=screens.unplayable(refusal, phrasebook))
        await answers.whisper(interaction, plain_screen(text))
    else:
        await open_with_answer(interaction, lobby)


def _wish(
    interaction: Interaction,
    guild: discord.Guild,
    asked: _Asked,
    chosen: Variant,
    phrasebook: Phrasebook,
) -> Wish:
    """Return the table that is asked for, what was not said as the preset has it."""
    options = dict(chosen.options)
    wished = asked.offer.length(chosen, asked.target, asked.deals)
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
    )
