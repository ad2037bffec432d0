"""Keeping out: whom a server keeps from its tables is told why and until when, and sits nowhere."""

from bot.screens.phrases import date, lines
from bot.screens.refusal import RoomRefusal
from bot.tables.services.services import Services
from bot.text.names import safe_words
from bot.text.phrasebook import Phrasebook
from data.sql.kept_out import KeptOutPerson


class KeptOutHere(RoomRefusal):
    """A server keeps a person from its tables."""

    def __init__(self, kept: KeptOutPerson) -> None:
        super().__init__("kept-out")
        self._kept = kept

    def said(self, phrasebook: Phrasebook) -> str:
        reason = safe_words(self._kept.reason)
        return lines(
            kept_out_text(self._kept, phrasebook),
            phrasebook("kept-out-reason", reason=reason) if reason else None,
        )


def kept_out_text(kept: KeptOutPerson, phrasebook: Phrasebook) -> str:
    """Tell a person until when they are kept out."""
    if kept.until is None:
        return phrasebook("kept-out-for-good")
    return phrasebook("kept-out", moment=date(kept.until // 1000))


async def must_be_let_in(services: Services, guild_id: int, person: int) -> None:
    """Raise `KeptOutHere` if a server keeps a person from its tables just now."""
    kept = await services.store.kept_out.of(guild_id, person, services.now())
    if kept is not None:
        raise KeptOutHere(kept)
