"""Presses about challenges and tournaments: answers, deals, standing, commitments, a rematch."""

from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.fields.challenges import PLAY_DAYS, challenge_screen
from bot.fields.promises import commitments_screen, contest_of
from bot.fields.tournaments import standing_of
from bot.interactions.contests import (
    challenge_again,
    must_be_field,
    must_take_part,
    play_contest,
)
from bot.interactions.guests import guild_phrasebook_for, person_of
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.screens.fields.challenge import Unplayed, unplayed_screen
from bot.screens.fields.tournament import standing_screen
from bot.screens.refusal import RoomRefusal
from bot.text.button_ids import SharedVerb
from data.fields import Field, FieldKind
from data.seasons import DAY_MS


async def accept(at: AtDesk) -> None:
    """Let the invited person in, and draw how far both are; raise `RoomRefusal`."""
    field = await _asked(at)
    services, person, now = at.room.services, person_of(at.interaction), at.room.services.now()
    people = await must_take_part(at.room, field, person.person_id, at.phrasebook)
    if person.person_id == field.made_by:
        raise RoomRefusal("challenge-others", names=contest_of(field, people=people).names[1])
    closes_at = now + PLAY_DAYS * DAY_MS
    entries = services.store.entries
    accepted = await entries.accept(field.field_id, person, at=now, closes_at=closes_at)
    # Whose press is in the store may have seen no answer to it, and presses again.
    if not accepted and people[1].accepted_at is None:
        raise RoomRefusal("challenge-settled")
    await _redraw(at, field)


async def refuse(at: AtDesk) -> None:
    """End a challenge that is not accepted yet, as who began it may too; raise `RoomRefusal`."""
    field = await _asked(at)
    await must_take_part(at.room, field, at.interaction.user.id, at.phrasebook)
    entries, now = at.room.services.store.entries, at.room.services.now()
    refused = await entries.refuse(field.field_id, at=now)
    people = await entries.of(field.field_id)
    if not refused and people[1].accepted_at is not None:
        raise RoomRefusal("challenge-settled")
    why: Unplayed = "withdrawn" if at.interaction.user.id == field.made_by else "refused"
    words = await guild_phrasebook_for(at.interaction, at.room.services.preferences)
    screen = unplayed_screen(contest_of(field, people=people), why, words)
    await answers.redraw(at.interaction, screen)


async def play(at: AtDesk) -> None:
    await play_contest(at.room, at.interaction, await _asked(at, None))


async def again(at: AtDesk) -> None:
    await challenge_again(at.room, at.interaction, await _asked(at))


async def check(at: AtDesk) -> None:
    """Show the commitments of all deals, to anybody."""
    field_id, *_ = at.says.text.split(" ")
    screen = await commitments_screen(at.room.services.store, field_id, at.phrasebook)
    await answers.whisper(at.interaction, screen)


async def standing(at: AtDesk) -> None:
    """Show the whole standing of a tournament, with the place of whoever asks."""
    field = await _asked(at, "tournament")
    places = await standing_of(at.room.services.store, field)
    screen = standing_screen(contest_of(field), places, at.interaction.user.id, at.phrasebook)
    await answers.whisper(at.interaction, screen)


async def _asked(at: AtDesk, kind: FieldKind | None = "challenge") -> Field:
    field, message = await must_be_field(at.room, at.says.text, kind), at.interaction.message
    if not field.message_id and message is not None:
        # Whoever posted it has not heard of it, or ended before it could note that.
        await at.room.services.store.entries.posted(field.field_id, message.id)
        field = await must_be_field(at.room, at.says.text)
        if field.settled:
            # Its end could be drawn nowhere.
            at.room.tables.tries_over.put_nowait(field.field_id)
    return field


async def _redraw(at: AtDesk, field: Field) -> None:
    services = at.room.services
    words = await guild_phrasebook_for(at.interaction, services.preferences)
    field = await must_be_field(at.room, field.field_id)
    await answers.redraw(at.interaction, await challenge_screen(services, field, words))


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "field-accept": DeskVerb(accept),
    "field-refuse": DeskVerb(refuse),
    "field-play": DeskVerb(play, shown=AnswerPlace.IN_PRIVATE),
    "field-again": DeskVerb(again, shown=AnswerPlace.IN_PUBLIC),
    "field-standing": DeskVerb(standing, shown=AnswerPlace.IN_PRIVATE),
    "field-check": DeskVerb(check, shown=AnswerPlace.IN_PRIVATE),
}
