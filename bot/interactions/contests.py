"""Challenging somebody or a whole server, and playing the next deal of a contest."""

from collections.abc import Awaitable, Callable

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.post import Undelivered
from bot.fields.challenges import ACCEPT_MS, USUAL_DEALS, challenge_screen, open_challenge
from bot.fields.promises import contest_of
from bot.fields.tournaments import open_tournament, tournament_screen
from bot.interactions.daily import play_next
from bot.interactions.guests import (
    channel_of,
    guild_phrasebook_for,
    person_of,
    phrasebook_for,
    place_of,
)
from bot.interactions.moderators import act_of, tell_log
from bot.interactions.playing_alone import asked_alone, rules_alone
from bot.interactions.presets import variant_meant
from bot.interactions.welcome import must_post
from bot.screens.daily.games import daily_variant, of_one_deal
from bot.screens.families import family_screens, offers
from bot.screens.fields.challenge import Rival, challenges_screen
from bot.screens.fields.contest import Contest, link_of
from bot.screens.phrases import listed, moment
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.opening.opening_rows import new_table_id
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.names import safe_name, shown_as
from bot.text.phrasebook import Phrasebook
from data.fields import HOUR_MS, Entrant, Field, FieldKind
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant


async def challenge_somebody(
    room: CardRoom,
    interaction: Interaction,
    guest: discord.User | discord.Member,
    family: str,
    deals: int = USUAL_DEALS,
) -> None:
    """Challenge somebody, with a message for all to see; raise `RoomRefusal`."""
    if guest.bot:
        raise RoomRefusal("challenge-not-them")
    name = safe_name(guest.display_name)
    await _challenge(room, interaction, guest.id, name, family, deals)


async def _challenge(
    room: CardRoom, interaction: Interaction, person: int, name: str, family: str, deals: int
) -> None:
    asked = await _new(room, interaction, "challenge", daily_variant(family), deals, ACCEPT_MS)
    field = await open_challenge(room, asked, person_of(interaction), person, name)
    await _post(room, interaction, field, challenge_screen, mention=(person,))


async def begin_tournament(
    room: CardRoom, interaction: Interaction, game: str | None, deals: int, hours: int
) -> None:
    """Begin a tournament of a server, with a message for all to see; raise `RoomRefusal`.

    The game is one that a preset or the server names, or else what is usually played alone here.
    """
    played = await _played(room, interaction, game)
    asked = await _new(room, interaction, "tournament", played, deals, hours * HOUR_MS)
    act = act_of(room.services, interaction, "open-tournament", about=played.key)
    field = await open_tournament(room, asked, person_of(interaction), act)
    await _post(room, interaction, field, tournament_screen)
    tell_log(room, interaction)


async def _new(
    room: CardRoom,
    interaction: Interaction,
    kind: FieldKind,
    played: Variant,
    deals: int,
    lasts_ms: int,
) -> Field:
    """Return a field that somebody asks for with a press; raise `RoomRefusal`."""
    (guild_id, _), now = await must_post(room.services, interaction), room.services.now()
    return Field(
        field_id=new_table_id(),
        kind=kind,
        guild_id=guild_id,
        family=played.family,
        preset=played.key,
        options=dict(played.options),
        deals=deals,
        opens_at=now,
        closes_at=now + lasts_ms,
        made_by=interaction.user.id,
        channel_id=channel_of(interaction),
        start_id=interaction.id,
    )


async def _played(room: CardRoom, interaction: Interaction, game: str | None) -> Variant:
    """Return one deal of the game that is meant; raise `RoomRefusal` if its rules are of more."""
    if game is None:
        usual = (await asked_alone(room, interaction)).game
        chosen = await rules_alone(room.services, interaction, usual)
    else:
        kept, phrasebook = room.services.store.presets, phrasebook_for(interaction)
        here = place_of(interaction)
        chosen = await variant_meant(kept, here, game, phrasebook, among=offers())
    try:
        return of_one_deal(chosen)
    except BadRules as refusal:
        told = family_screens(chosen.family).unplayable(refusal, phrasebook_for(interaction))
        raise RoomRefusal("refusal-rules", reason=told) from None


async def _post(
    room: CardRoom,
    interaction: Interaction,
    field: Field,
    draw: Callable[[Services, Field, Phrasebook], Awaitable[Screen]],
    mention: tuple[int, ...] = (),
) -> None:
    services = room.services
    if field.message_id:
        # The same press once more, whose answer stands: another would take its place.
        return
    words = await guild_phrasebook_for(interaction, services.preferences)
    screen = await draw(services, field, words)

    async def beside() -> int:
        return await services.post.send(
            field.channel_id, lambda: screen, nonce=field.field_id, mention=mention
        )

    try:
        message_id = await answers.post(interaction, lambda: screen, mention=mention, beside=beside)
    except Undelivered:
        raise RoomRefusal("answer-refused") from None
    # One whose receipt was lost may be there all the same: a press on it notes where.
    if message_id is not None:
        await services.store.entries.posted(field.field_id, message_id)


async def show_challenges(room: CardRoom, interaction: Interaction) -> None:
    """Show somebody the challenges that they have open."""
    store, person = room.services.store, interaction.user.id
    told: list[tuple[Contest, Rival, str]] = []
    for field in await store.entries.open_of(person):
        people = await store.entries.of(field.field_id)
        other: Rival = 1 if people[0].person == person else 0
        told.append((contest_of(field, people=people), other, link_of(field)))
    await answers.whisper(interaction, challenges_screen(told, phrasebook_for(interaction)))


async def must_be_field(room: CardRoom, field_id: str, kind: FieldKind | None = None) -> Field:
    """Return a field by its name in a button, no day; raise `RoomRefusal` if it is not known."""
    field = await room.services.store.fields.get(field_id)
    if field is None or field.kind == "day" or kind not in (None, field.kind):
        raise RoomRefusal("field-over")
    return field


async def must_take_part(
    room: CardRoom, field: Field, person: int, phrasebook: Phrasebook
) -> tuple[Entrant, ...]:
    """Return the people of a challenge; raise `RoomRefusal` for anybody else."""
    people = await room.services.store.entries.of(field.field_id)
    if person not in {one.person for one in people}:
        names = listed(contest_of(field, people=people).shown(phrasebook), phrasebook)
        raise RoomRefusal("challenge-others", names=names)
    return people


async def challenge_again(room: CardRoom, interaction: Interaction, field: Field) -> None:
    """Challenge the other one of a challenge to the same game; raise `RoomRefusal`."""
    phrasebook = phrasebook_for(interaction)
    people = await must_take_part(room, field, interaction.user.id, phrasebook)
    other = next(one for one in people if one.person != interaction.user.id)
    if other.person < 0:
        raise RoomRefusal("challenge-unwilling", other=shown_as(other.name, phrasebook))
    await _challenge(
        room, interaction, other.person, shown_as(other.name, phrasebook), field.family, field.deals
    )


async def play_contest(room: CardRoom, interaction: Interaction, field: Field) -> None:
    """Begin somebody's next deal of a contest, or go on with it; raise `RoomRefusal`."""
    person, said = interaction.user.id, "challenge-settled"
    if field.kind == "tournament":
        await must_be_let_in(room.services, field.guild_id, person)
        said, may = "field-over" if field.over else "tournament-played", not field.over
    else:
        people = await must_take_part(room, field, person, phrasebook_for(interaction))
        may = not field.over and all(one.accepted_at is not None for one in people)
    if not may or not await play_next(room, interaction, field):
        raise RoomRefusal(said, moment=moment(field.closes_at // 1000))
