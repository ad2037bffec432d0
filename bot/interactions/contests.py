"""Challenging somebody or a whole server, and playing the next deal of a contest."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.permissions import missing_permissions
from bot.discord.post import Undelivered
from bot.fields.challenges import (
    USUAL_DEALS,
    ChallengeRequest,
    challenge_of,
    message_screen,
    open_challenge,
)
from bot.fields.tournaments import TournamentRequest, open_tournament, tournament_screen
from bot.fields.tries import running_try
from bot.interactions.daily import begun_try, plays
from bot.interactions.guests import (
    channel_of,
    guild_phrasebook_for,
    person_of,
    phrasebook_for,
    place_of,
)
from bot.interactions.moderators import act_of, tell_log
from bot.interactions.playing_alone import asked_alone, rules_alone, show_alone, show_begun
from bot.interactions.presets import variant_meant
from bot.interactions.welcome import home_of, must_be_welcome
from bot.screens.daily.games import of_one_deal
from bot.screens.families import family_screens, offers
from bot.screens.fields.challenge import ChallengeSeen, Rival, challenges_screen
from bot.screens.frame import message_link
from bot.screens.phrases import listed, moment
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.services.elsewhere import must_be_here
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.names import safe_name, shown_as
from bot.text.phrasebook import Phrasebook
from data.fields import Entrant, Field, FieldKind, own_order
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
    asked = ChallengeRequest(
        guild_id=await _must_post(room, interaction),
        channel_id=channel_of(interaction),
        person=person_of(interaction),
        invited=person,
        name=name,
        family=family,
        deals=deals,
        press_id=interaction.id,
    )
    field = await open_challenge(room, asked)
    await _post(room, interaction, field, message_screen, mention=(person,))


async def begin_tournament(
    room: CardRoom, interaction: Interaction, game: str | None, deals: int, hours: int
) -> None:
    """Begin a tournament of a server, with a message for all to see; raise `RoomRefusal`.

    The game is one that a preset or the server names, or else what is usually played alone here.
    """
    guild_id = await _must_post(room, interaction)
    played = await _played(room, interaction, guild_id, game)
    asked = TournamentRequest(
        guild_id=guild_id,
        channel_id=channel_of(interaction),
        person=person_of(interaction),
        played=played,
        deals=deals,
        hours=hours,
        press_id=interaction.id,
        act=act_of(room.services, interaction, "open-tournament", about=played.key),
    )
    await _post(room, interaction, await open_tournament(room, asked), tournament_screen)
    tell_log(room, interaction)


async def _played(
    room: CardRoom, interaction: Interaction, guild_id: int, game: str | None
) -> Variant:
    """Return one deal of the game that is meant; raise `RoomRefusal` if its rules are of more."""
    if game is None:
        usual = (await asked_alone(room, interaction)).game
        chosen = await rules_alone(room.services, interaction, usual)
    else:
        kept, phrasebook = room.services.store.presets, phrasebook_for(interaction)
        chosen = await variant_meant(kept, guild_id, game, phrasebook, among=offers())
    try:
        return of_one_deal(chosen)
    except BadRules as refusal:
        told = family_screens(chosen.family).unplayable(refusal, phrasebook_for(interaction))
        raise RoomRefusal("refusal-rules", reason=told) from None


async def _must_post(room: CardRoom, interaction: Interaction) -> int:
    """Return the server in which a field is told of; raise `RoomRefusal` where none may be."""
    services, guild_id, phrasebook = (
        room.services,
        place_of(interaction),
        phrasebook_for(interaction),
    )
    if not guild_id:
        raise RoomRefusal("guild-only")
    await must_be_welcome(services, interaction, guild_id, home_of(interaction))
    if missing := missing_permissions(interaction):
        names = listed([phrasebook(f"permission-{one}") for one in missing], phrasebook)
        raise RoomRefusal("start-missing-permissions", names=names)
    return guild_id


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
    told: list[ChallengeSeen] = []
    for field in await store.entries.open_of(person):
        people = await store.entries.of(field.field_id)
        link = message_link(field.guild_id, field.channel_id, field.message_id)
        other: Rival = 1 if people[0].person == person else 0
        told.append(ChallengeSeen(challenge_of(field, people), other, link))
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
        names = listed(challenge_of(field, people).shown(phrasebook), phrasebook)
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


async def play_next(room: CardRoom, interaction: Interaction, field: Field) -> None:
    """Begin somebody's next deal of a field, or go on with it; raise `RoomRefusal`."""
    services, person, said = room.services, interaction.user.id, "challenge-settled"
    if field.kind == "tournament":
        await must_be_let_in(services, field.guild_id, person)
        said = "field-over" if field.over else "tournament-played"
        may = not field.over
    else:
        people = await must_take_part(room, field, person, phrasebook_for(interaction))
        may = not field.over and all(one.accepted_at is not None for one in people)
    if not may:
        raise RoomRefusal(said)
    begun, running = None, None
    # Two presses at once begin one game.
    async with services.beginning.of(person, field.field_id):
        for number in own_order(field, person):
            deal = await services.store.fields.deal(field.field_id, number)
            assert deal is not None
            if await services.store.fields.try_of(field.field_id, number, person) is None:
                begun = await begun_try(room, interaction, deal, practice=False)
                break
            await must_be_here(services, person, partial(plays, deal=deal, practice=False))
            running = running_try(room, person, deal, practice=False)
            if running is not None:
                break
    if begun is not None:
        await show_begun(interaction, begun)
    elif running is not None:
        await show_alone(interaction, running)
    else:
        raise RoomRefusal(said, moment=moment(field.closes_at // 1000))
