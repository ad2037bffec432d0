"""Answers: what an interaction gets back, exactly once, whatever the weather.

An answer by an interaction's own token is outside Discord's limits, so it never waits for the
table's message.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Any, Final, cast

import aiohttp
import discord

from bot.discord.gateway.incoming import about
from bot.discord.interaction_token import Token
from bot.discord.post import (
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    mentioning,
)
from bot.discord.press import Reply
from bot.discord.refused_screens import RefusedScreens
from bot.discord.rendering import (
    Sending,
    attachments_of,
    carried_by,
    edited,
    may_attach,
    rendered_form,
    sending,
)
from bot.pictures.painted import PATIENCE_SECONDS
from bot.screens.components import Form
from bot.screens.screen import Screen, plain_screen
from bot.support.incidents import log_undelivered
from bot.text.phrasebook import Phrasebook, phrasebook_of
from data.patience import nobody_waits

log = logging.getLogger(__name__)

TOO_LATE: Final = 10062
ALREADY_ANSWERED: Final = 40060
LATE_OR_GONE: Final = frozenset({TOO_LATE, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN})
"""Discord's refusals of an interaction that takes no answer any more, whatever it says."""

FILE_SECONDS: Final = 10.0
"""How long an answer with a file may take; discord.py tries one for half a minute."""

FIRST_FILE_SECONDS: Final = 1.5
"""The same before there was any answer: Discord waits three seconds."""

LANGUAGE: Final = "language"
"""Under this the locale in which the person reads goes with an interaction."""

Interaction = discord.Interaction[Any]


class _AnsweredElsewhere(Exception):
    """Another process has answered a press with a message of its own."""


class _Fate(Enum):
    """The fate of an answer."""

    TAKEN = auto()
    REFUSED = auto()
    """Another answer may be taken."""
    UNWELL = auto()
    """Twice. The same answer, or another one, may be taken later."""
    LATE = auto()


_ACKNOWLEDGED: Final = "acknowledged"
_BEGUN: Final = "begun"
_TURN: Final = "turn"
_GONE: Final = "gone"
_SAID: Final = "said"
"""Under this stands that it was said that Discord refuses the answer, so that it is said once."""

_UPDATE: Final = discord.InteractionResponseType.deferred_message_update
_THINKING: Final = discord.InteractionResponseType.deferred_channel_message


async def redraw(interaction: Interaction, screen: Screen) -> Token | None:
    """Draw the message pressed anew, also after `defer_update`.

    Return the token that draws it once more, None if Discord did not take it.
    """
    known, pressed, whole = attachments_of(interaction), interaction.message, True

    async def edit(sent: Sending) -> discord.Message | None:
        nonlocal whole
        view, attachments, whole = sent.view, sent.attachments, sent.whole
        async with _turn(interaction) as first:
            if first is not None:
                if await _is_answered_elsewhere(interaction):
                    raise _AnsweredElsewhere
                return await interaction.edit_original_response(view=view, attachments=attachments)
            answer = await interaction.response.edit_message(view=view, attachments=attachments)
        resource = None if answer is None else answer.resource
        return resource if isinstance(resource, discord.Message) else None

    async def send(screen: Screen) -> None:
        there = None
        if pressed is not None:
            # What was drawn since the press is newer than what came with it.
            there = known.on(pressed.id)
            there = carried_by(pressed) if there is None else there
        try:
            message = await edited(screen, there, edit)
        except discord.NotFound as refusal:
            if refusal.code == UNKNOWN_MESSAGE:
                interaction.extras[_GONE] = True
            raise
        if message is not None:
            known.note(message, interaction.token)

    try:
        given = await _sent(interaction, lambda: screen, send)
    except _AnsweredElsewhere:
        log.info("an answer was left to what another process had said")
        return None
    original = None if pressed is None else pressed.id
    return Token.of_now(interaction.token, original=original, whole=whole) if given else None


def pressed_message_is_gone(interaction: Interaction) -> bool:
    """Whether an answer could not be drawn because the message was taken away meanwhile."""
    return interaction.extras.get(_GONE, False)


async def whisper(interaction: Interaction, screen: Screen) -> Token | None:
    """Answer with a message that only the person sees; also after a deferral.

    Return the token that draws it anew, None if Discord did not take it. After `defer_update` the
    token alone would mean the message pressed, which may be one that everybody sees.
    """
    follow_up, original, whole = None, None, True

    async def send(screen: Screen) -> None:
        nonlocal follow_up, original, whole
        sent = await sending(screen)
        view, files, known, whole = sent.view, sent.files, attachments_of(interaction), sent.whole
        async with _turn(interaction) as first:
            if first is _THINKING:
                message = await interaction.edit_original_response(view=view, attachments=files)
                original = message.id
                known.note(message, interaction.token)
            elif first is not None:
                message = await interaction.followup.send(
                    view=view, files=files, ephemeral=True, wait=True
                )
                known.note(message)
                follow_up = message.id
            else:
                answer = await interaction.response.send_message(
                    view=view, files=files, ephemeral=True
                )
                original = answer.message_id
                if isinstance(answer.resource, discord.Message):
                    known.note(answer.resource, interaction.token)

    given = await _sent(interaction, lambda: screen, send)
    return Token.of_now(interaction.token, follow_up, original, whole=whole) if given else None


async def whisper_further(interaction: Interaction, screen: Screen) -> bool:
    """Send another message that only the person sees, after an answer; return if it was taken."""

    async def send(screen: Screen) -> None:
        sent = await sending(screen)
        await interaction.followup.send(view=sent.view, files=sent.files, ephemeral=True, wait=True)

    return await _sent(interaction, lambda: screen, send)


async def reply(interaction: Interaction, answer: Reply) -> None:
    """Answer with what a table replies, and tell it whether Discord took that."""
    if answer.closes:
        await _closed(interaction)
        return
    token = None
    try:
        draw = whisper if answer.whispered else redraw
        token = await draw(interaction, answer.screen)
    finally:
        if answer.on_delivered is not None:
            await answer.on_delivered(token)


async def _closed(interaction: Interaction) -> None:
    """Take the pressed whisper away; where Discord does not, it stays as it is."""
    await defer_update(interaction)
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
        await interaction.delete_original_response()


async def post(
    interaction: Interaction,
    draw: Callable[[], Screen],
    *,
    mention: Sequence[int] = (),
    beside: Callable[[], Awaitable[int | None]] | None = None,
) -> int | None:
    """Answer with a message that everybody sees; return its id, None if it did not arrive.

    It notifies those whom it may `mention`. Also after a deferral: then `beside` posts what may be
    there once only. Discord takes a further message of an answer as often as it is sent.
    """
    posted, allowed = list[int | None](), mentioning(mention)

    async def send(screen: Screen) -> None:
        sent = await sending(screen)
        async with _turn(interaction) as first:
            if first is _THINKING:
                # What fills it would be for the person alone.
                with contextlib.suppress(discord.NotFound):
                    await interaction.delete_original_response()
            if first is not None and beside is not None:
                posted.append(await beside())
                return
            if first is not None:
                message = await interaction.followup.send(
                    view=sent.view, files=sent.files, allowed_mentions=allowed, wait=True
                )
                posted.append(message.id)
                return
            answer = await interaction.response.send_message(
                view=sent.view, files=sent.files, allowed_mentions=allowed
            )
            posted.append(answer.message_id)

    if not await _sent(interaction, draw, send):
        return None
    if posted:
        return posted[0]
    try:
        # It arrived, only its receipt did not.
        return (await interaction.original_response()).id
    except (discord.HTTPException, discord.ClientException, aiohttp.ClientError, OSError):
        return None


async def ask(interaction: Interaction, form: Form) -> None:
    """Answer with a form; a press that Discord has had an answer to opens none, and is said so."""
    async with _turn(interaction) as first:
        late = first is not None
        fate = _Fate.LATE if late else await _taken(interaction, _opening(interaction, form))
        # What Discord took may be the acknowledgement of whoever forwarded it.
        if fate is _Fate.TAKEN and _ACKNOWLEDGED not in interaction.extras:
            nobody_waits()
            return
    await whisper(interaction, plain_screen(_phrasebook_for(interaction)("form-late")))


def _opening(interaction: Interaction, form: Form) -> Callable[[], Awaitable[Any]]:
    return lambda: interaction.response.send_modal(rendered_form(form))


async def defer_update(interaction: Interaction) -> bool:
    """Answer that the message pressed stays as it is for now."""
    return await _acknowledged(interaction, interaction.response.defer, _UPDATE)


async def defer_reply(interaction: Interaction) -> bool:
    """Answer that a message to this person alone is under way; `whisper` then fills it."""

    async def call() -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

    return await _acknowledged(interaction, call, _THINKING)


async def acknowledge(interaction: Interaction) -> bool:
    """Tell Discord that an answer is under way, unless one is being given at this moment.

    It says nothing of what the answer will be. Return whether Discord has taken it.
    """
    if interaction.type is discord.InteractionType.autocomplete or interaction.extras.get(_BEGUN):
        return False
    defers_update = _acknowledgement_of(interaction) is _UPDATE
    return await (defer_update if defers_update else defer_reply)(interaction)


async def is_unanswered(interaction: Interaction) -> bool:
    """Acknowledge an interaction that may have been answered; return whether nobody had.

    An answer then fits as if it was made after a deferral. After a lost line Discord is told once
    more. If it had heard the first one, that looks as if somebody had answered: better not counted
    than counted twice.
    """
    for _ in range(2):
        try:
            if draws_anew(interaction):
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except (aiohttp.ClientError, OSError) as lost:
            log_undelivered(log, "an acknowledgement", type(lost).__name__)
        except (discord.HTTPException, RuntimeError) as refusal:
            log.debug("an interaction is not new: %s", type(refusal).__name__)
            if getattr(refusal, "code", None) == ALREADY_ANSWERED:
                interaction.extras[_ACKNOWLEDGED] = _acknowledgement_of(interaction)
            return False
        else:
            return True
    return False


@contextlib.asynccontextmanager
async def _turn(
    interaction: Interaction,
) -> AsyncGenerator[discord.InteractionResponseType | None]:
    """Answer after an acknowledgement that is under way, and let none begin from now on.

    Of two first answers at once Discord would drop one. Yield the one that there is.
    """
    async with interaction.extras.setdefault(_TURN, asyncio.Lock()):
        interaction.extras[_BEGUN] = True
        yield _first_answer(interaction)


async def _acknowledged(
    interaction: Interaction,
    call: Callable[[], Awaitable[Any]],
    answer: discord.InteractionResponseType,
) -> bool:
    async with _turn(interaction) as first:
        if first is not None:
            return True
        given = await _taken(interaction, call) is _Fate.TAKEN
        if given:
            nobody_waits()
            # discord.py does not know of one that arrived although its receipt was lost.
            interaction.extras.setdefault(_ACKNOWLEDGED, answer)
        return given


def _first_answer(interaction: Interaction) -> discord.InteractionResponseType | None:
    """Return what the interaction was answered with, None if it was not."""
    given = interaction.response.type or interaction.extras.get(_ACKNOWLEDGED)
    if given is None and about(interaction).acknowledged:
        return _acknowledgement_of(interaction)
    return given


def _acknowledgement_of(interaction: Interaction) -> discord.InteractionResponseType:
    """Return how Discord is told that an answer is under way."""
    return _UPDATE if draws_anew(interaction) else _THINKING


def draws_anew(interaction: Interaction) -> bool:
    """Whether its answer may be drawn over a message: that of its button, or of its form's."""
    if interaction.type is discord.InteractionType.modal_submit:
        return interaction.message is not None
    return interaction.type is discord.InteractionType.component


async def _is_answered_elsewhere(interaction: Interaction) -> bool:
    """Whether the first answer is another message than the one pressed.

    A process that could not write any more has said so, and the press came to the next one all the
    same. What that answer says stays: drawn over, it would be a second hand, and the first one old.
    """
    if interaction.response.is_done() or interaction.message is None:
        return False
    return (await interaction.original_response()).id != interaction.message.id


def is_acknowledged(interaction: Interaction) -> bool:
    """Whether Discord has had an answer to a press, from this process or another one."""
    return _first_answer(interaction) is not None


def _was_forwarded(interaction: Interaction) -> bool:
    return about(interaction).forwarded and _first_answer(interaction) is None


async def _sent(
    interaction: Interaction,
    draw: Callable[[], Screen],
    send: Callable[[Screen], Awaitable[None]],
) -> bool:
    """Send a screen as an answer, or what is left of one that Discord refuses.

    If it refuses files that is said, and the words are sent alone; if it refuses everything, that
    is said.
    """
    screens = cast("RefusedScreens", interaction.client.screens)

    def drawn() -> Screen:
        return draw() if may_attach(interaction) else draw().without_pictures()

    screen = drawn()
    carries = screen.carries

    async def call() -> None:
        await screens.sent(drawn(), send, again=not carries)

    if not carries:
        return await _noted(interaction, await _taken(interaction, call))
    first = _first_answer(interaction) is None
    seconds = FIRST_FILE_SECONDS if first else FILE_SECONDS
    try:
        # What painting takes is not Discord's doing.
        async with asyncio.timeout(PATIENCE_SECONDS + seconds):
            fate = await _taken(interaction, call)
    except TimeoutError:
        fate = _Fate.UNWELL
    if fate in (_Fate.REFUSED, _Fate.UNWELL):
        notice = plain_screen(_phrasebook_for(interaction)("answer-file-refused"))
        words = screen.in_words()
        whole = words.followed_by(*notice.parts)
        shown = whole if words.parts and whole.fits else notice
        fate = await _taken(interaction, partial(screens.sent, shown, send))
    return await _noted(interaction, fate)


async def _noted(interaction: Interaction, fate: _Fate) -> bool:
    """Return whether a screen was taken; if it was refused to the end, say that instead."""
    if fate is _Fate.TAKEN:
        nobody_waits()
    elif fate is _Fate.REFUSED and not interaction.extras.get(_SAID):
        interaction.extras[_SAID] = True
        await whisper(interaction, plain_screen(_phrasebook_for(interaction)("answer-refused")))
    return fate is _Fate.TAKEN


def _phrasebook_for(interaction: Interaction) -> Phrasebook:
    return phrasebook_of(str(interaction.extras.get(LANGUAGE, interaction.locale)))


async def _taken(interaction: Interaction, call: Callable[[], Awaitable[Any]]) -> _Fate:
    for _ in range(2):
        try:
            await call()
        except discord.InteractionResponded:
            return _Fate.TAKEN
        except discord.DiscordServerError as unwell:
            log_undelivered(log, "an answer", str(unwell.status))
        except discord.HTTPException as refusal:
            if refusal.code == ALREADY_ANSWERED and _was_forwarded(interaction):
                # Whoever heard of it did not wait any longer, and acknowledged it.
                interaction.extras.setdefault(_ACKNOWLEDGED, _acknowledgement_of(interaction))
                continue
            if refusal.code == ALREADY_ANSWERED:
                # The first attempt arrived although its receipt was lost.
                return _Fate.TAKEN
            log.info("an answer was not taken: %s/%s", refusal.status, refusal.code)
            # Where it is too late, the next drawing shows any change.
            return _Fate.LATE if refusal.code in LATE_OR_GONE else _Fate.REFUSED
        except (aiohttp.ClientError, OSError, TimeoutError) as lost:
            log_undelivered(log, "an answer", type(lost).__name__)
        except RuntimeError:
            # aiohttp's word for a session that a stop has closed.
            log.info("an answer came after the end")
            return _Fate.LATE
        else:
            return _Fate.TAKEN
    return _Fate.UNWELL
