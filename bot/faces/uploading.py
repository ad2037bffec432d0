"""Uploading: brings the pictures of faces to Discord, as emojis of the application.

Nobody waits for it. One picture goes at a time, behind all that people wait to see, and whatever
is there already is left alone, so that a restart goes on where the last process ended. The name of
an emoji holds a hash of its picture: a picture that has changed has another name, and the emoji
with the old one goes once the new one is there.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import aiohttp
import discord

from bot.faces.names import SHOWN, FaceEmojis, emoji_name, is_ours, pictures_of
from bot.support.rate_limiter import Priority, RateLimiter, Slot
from bot.text.faces import LOOKS, PLAIN, Faces
from data.preferences import Look

log = logging.getLogger(__name__)

AGAIN_AFTER_SECONDS: Final = (60.0, 300.0, 1800.0, 3600.0)
"""When uploading goes on after Discord was unwell; the last goes on for ever."""

PICTURED: Final[Sequence[Look]] = tuple(look for look in LOOKS if look != PLAIN)

_BAD_REQUEST: Final = 400


class Uploading:
    """Brings the faces of all looks to Discord, and says which looks are complete.

    `doubted` is set by whoever was refused an emoji: then what is there is looked at once more.
    """

    def __init__(
        self,
        client: discord.Client,
        emojis: FaceEmojis,
        rate_limiter: RateLimiter,
        doubted: asyncio.Event,
        *,
        again_after: Sequence[float] = AGAIN_AFTER_SECONDS,
        pictures: Callable[[Look], Mapping[str, bytes]] = pictures_of,
    ) -> None:
        self._client = client
        self.emojis = emojis
        """The emojis that are known to be there."""
        self._rate_limiter = rate_limiter
        self._doubted = doubted
        self._again_after = again_after
        self._pictures = pictures
        self.looked = asyncio.Event()
        """Set once it is known which emojis are there, or that nobody knows yet."""
        self.leads = True
        """Whether this process uploads what is missing; another looks again after a while."""

    async def keep(self) -> None:
        """Upload what is missing, and again what is lost later; end if Discord refuses it."""
        failures = 0
        while True:
            self._doubted.clear()
            try:
                complete = await self._bring()
            except discord.HTTPException as refusal:
                if not isinstance(refusal, discord.DiscordServerError) and refusal.status != 429:
                    log.warning(
                        "Discord refuses emojis, so cards stay in plain text until the next start: "
                        "%s/%s",
                        refusal.status,
                        refusal.code,
                    )
                    return
                lost = str(refusal.status)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as unwell:
                lost = type(unwell).__name__
            else:
                failures = 0
                if complete:
                    await self._doubted.wait()
                else:
                    await asyncio.sleep(self._again_after[0])
                continue
            finally:
                self.looked.set()
            log.info("faces are uploaded later: %s", lost)
            pause = self._again_after[min(failures, len(self._again_after) - 1)]
            failures += 1
            await asyncio.sleep(pause)

    async def _bring(self) -> bool:
        """Upload what is missing and show what is there; return whether that is all."""
        wanted = await asyncio.to_thread(self._wanted)
        there = await self._there()
        for look, faces in wanted.items():
            self._show(look, {**_earlier(look, there), **_named(faces, there)})
        self.looked.set()
        if not self.leads:
            return all(name in there for faces in wanted.values() for name in faces)
        for look, faces in wanted.items():
            for name, (_, picture) in faces.items():
                if name not in there:
                    there[name] = await self._upload(name, picture)
            self._show(look, _named(faces, there))
        # Only now, so that every moment has a whole look to show.
        names = {name for faces in wanted.values() for name in faces}
        for name in there.keys() - names:
            await self._delete(there[name])
        return True

    def _wanted(self) -> Mapping[Look, Mapping[str, tuple[str, bytes]]]:
        """Return what each emoji shows, and its picture, by name and look."""
        return {look: named_pictures(look, self._pictures(look)) for look in PICTURED}

    async def _there(self) -> dict[str, discord.Emoji]:
        """Return our emojis by name; all others belong to whoever runs the bot."""
        await self._rate_limiter.enter(Slot(Priority.IDLE))
        found = await self._client.fetch_application_emojis()
        return {emoji.name: emoji for emoji in found if is_ours(emoji.name)}

    def _show(self, look: Look, emojis: Mapping[str, str]) -> None:
        """Show a look by these emojis if they are all, and in plain text if some are missing."""
        if len(emojis) < len(SHOWN):
            self.emojis.hide(look)
        elif self.emojis.of(look).emojis != emojis:
            self.emojis.show(Faces(look, emojis))

    async def _upload(self, name: str, picture: bytes) -> discord.Emoji:
        await self._rate_limiter.enter(Slot(Priority.IDLE))
        try:
            return await self._client.create_application_emoji(name=name, image=picture)
        except discord.HTTPException as refusal:
            if refusal.status != _BAD_REQUEST:
                raise
            # discord.py repeats a call whose receipt was lost, and the first one may have arrived.
            there = await self._there()
            if name not in there:
                raise
            return there[name]

    async def _delete(self, emoji: discord.Emoji) -> None:
        await self._rate_limiter.enter(Slot(Priority.IDLE))
        try:
            await emoji.delete()
        except discord.HTTPException as refusal:
            log.info("an old emoji stays: %s/%s", refusal.status, refusal.code)


def named_pictures(look: Look, pictures: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """Return what each emoji of a look shows, and its picture, by the name it is to have."""
    return {
        emoji_name(shown, look, hashlib.sha256(picture).hexdigest()): (shown, picture)
        for shown, picture in pictures.items()
    }


def _named(
    faces: Mapping[str, tuple[str, bytes]], there: Mapping[str, discord.Emoji]
) -> dict[str, str]:
    """Return the emojis of these faces that are there, by what they show."""
    return {shown: str(there[name]) for name, (shown, _) in faces.items() if name in there}


def _earlier(look: Look, there: Mapping[str, discord.Emoji]) -> dict[str, str]:
    """Return the emojis of a look that are there, by what they show, whatever their pictures."""
    by_stem = {name.rpartition("_")[0]: str(emoji) for name, emoji in there.items()}
    stems = {shown: emoji_name(shown, look, "").rpartition("_")[0] for shown in SHOWN}
    return {shown: by_stem[stem] for shown, stem in stems.items() if stem in by_stem}
