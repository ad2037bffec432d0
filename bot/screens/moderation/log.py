"""The log of what moderators did: a page of the panel, and a line in a channel."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.screens.moderation.boards import TITLE, Reset
from bot.screens.moderation.panel import PanelReader, mention, panel_screen, turning
from bot.screens.personal.guild_settings import setting_told
from bot.screens.phrases import moment, sentences, text
from bot.screens.screen import Screen
from bot.text.names import safe_name, safe_words
from bot.text.phrasebook import Phrasebook
from data.moderation import LoggedAct
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES

ACTS_A_PAGE: Final = 6


def log_screen(
    acts: Sequence[LoggedAct],
    at: int,
    total: int,
    reader: PanelReader,
    *,
    channel_id: int | None,
    unposted: int,
) -> Screen:
    """Draw a page of the log, from 0, newest first.

    `unposted` lines could not be posted in the channel that the server has named for them, if any.
    """
    words = reader.phrasebook
    told = [
        words("log-line", moment=moment(act.at // 1000), said=act_text(act, words)) for act in acts
    ]
    parts = (
        text(*(told or [words("log-none")])),
        text(_posted_text(channel_id, unposted, words)),
        *turning("log", at, -(-total // ACTS_A_PAGE), reader),
    )
    return panel_screen("log", parts, reader)


def _posted_text(channel_id: int | None, unposted: int, phrasebook: Phrasebook) -> str:
    if channel_id is None:
        return phrasebook("log-nowhere")
    channel = f"<#{channel_id}>"
    if unposted:
        return phrasebook("log-unposted", channel=channel, count=unposted)
    return phrasebook("log-posted", channel=channel)


def act_text(act: LoggedAct, phrasebook: Phrasebook) -> str:
    """Say who did what, and why; nobody is notified of a mention there."""
    game = f"variant-{act.preset}"
    about = _about(act, act.about, phrasebook)
    key, before = f"moderated-{act.act}", about
    if act.before is not None:
        name = act.about.partition(" ")[0]
        before = _about(act, f"{name} {act.before}", phrasebook)
    if before != about:
        key = f"{key}-from"
    said = phrasebook(
        key,
        moderator=mention(act.moderator, phrasebook),
        person=mention(act.person, phrasebook),
        variant=phrasebook(game) if phrasebook.has(game) else phrasebook("log-table"),
        channel=phrasebook("log-nowhere-now") if act.channel_id is None else f"<#{act.channel_id}>",
        about=about,
        before=before,
    )
    reason = safe_words(act.reason)
    why = phrasebook("moderated-reason", reason=reason) if reason else None
    return sentences((said, why), phrasebook)


def _about(act: LoggedAct, about: str, phrasebook: Phrasebook) -> str:
    """Say what an act was done to: a board, a setting, a preset, a game.

    What another version knew is kept.
    """
    if act.act in ("save-preset", "delete-preset"):
        return safe_name(about)
    name, _, word = about.partition(" ")
    if name == TITLE and word in FAMILIES:
        return phrasebook("boards-title-told", family=phrasebook(f"family-{word}"))
    if name == TITLE:
        return phrasebook("boards-title-told-off")
    if act.act == "setting":
        return setting_told(about, phrasebook)
    with suppress(Unreadable):
        return Reset.read(about).said(phrasebook)
    game = f"variant-{about}"
    return phrasebook(game) if phrasebook.has(game) else safe_words(about)
