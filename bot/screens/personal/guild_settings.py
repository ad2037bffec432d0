"""Settings of a guild: the pages of `/settings` for whoever manages one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.screens.components import (
    OPTION_LENGTH,
    Menu,
    MenuOption,
    Picker,
    ScreenPart,
    Text,
)
from bot.screens.families import offers, usual_games
from bot.screens.personal.preferences import (
    Page,
    choice_menu,
    choice_text,
    example,
    page_row,
)
from bot.screens.phrases import listed, text
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId, SharedVerb
from bot.text.names import safe_name, safe_words
from bot.text.phrasebook import Phrasebook
from data.preferences import MOST_CHANNELS, NO_CHANNEL, GuildPreferences, choices, word_of

GAME: Final = "game"
"""The choice of the game that `/play` begins with, which is kept beside those of the commands."""

WEEKLY: Final = "weekly"
WEEKLY_CHANNEL: Final = "weekly_channel"
"""The choice of a weekly tournament, which opens in the channel where it was chosen."""

CHANNELS: Final = {"channels": MOST_CHANNELS, "log_channel": 1}
"""The choices of channels, and how many of them there may be."""

_PAGES: Final[Mapping[Page, tuple[str, ...]]] = {
    "tables": (
        "channels",
        "tables_a_channel",
        "tables_a_person",
        "games_in",
        "alone",
        "log_channel",
    ),
    "games": (GAME, "pace", "level", "length", WEEKLY),
    "looks": ("language", "look", "pictures", "reactions", "pings"),
}

_VERB: Final[SharedVerb] = "prefer-guild"


@dataclass(frozen=True, slots=True)
class GuildChoices:
    """The choices of a guild: its preferences, and by its name the `game` of `/play`.

    Of its channels those are named that are still `there`; the bot may not post in those that are
    `unwritable`.
    """

    preferences: GuildPreferences
    game: str
    there: tuple[int, ...]
    unwritable: tuple[int, ...] = ()


def page_of(name: str) -> Page:
    """Return the page on which something is chosen for a guild."""
    for page, names in _PAGES.items():
        if name in names:
            return page
    return "tables"


def guild_screen(page: Page, chosen: GuildChoices, phrasebook: Phrasebook) -> Screen:
    """Draw a page of what was chosen for a guild, in the reader's words and the guild's look."""
    title = text(phrasebook("preference-guild-title"), phrasebook(f"preference-guild-{page}"))
    parts = [part for name in _PAGES[page] for part in _choice(name, chosen, phrasebook)]
    if page == "tables":
        parts.append(text(phrasebook("preference-guild-open")))
    return framed(title, *parts, *page_row(page, phrasebook))


def _choice(name: str, chosen: GuildChoices, phrasebook: Phrasebook) -> Sequence[ScreenPart]:
    if name in CHANNELS:
        return _channels(name, chosen, phrasebook)
    if name == GAME:
        return (_games(chosen.game, phrasebook), text(phrasebook("preference-guild-presets")))
    words = choices(GuildPreferences)[name]
    menu = choice_menu(_VERB, name, words, word_of(chosen.preferences, name), phrasebook)
    if name == WEEKLY:
        return menu, _weekly_text(chosen, phrasebook)
    return (menu, example(phrasebook)) if name == "look" else (menu,)


def _weekly_text(chosen: GuildChoices, phrasebook: Phrasebook) -> Text:
    """Say where a weekly tournament opens, and if the bot may not post there."""
    channel, link = chosen.preferences.weekly_channel, f"<#{chosen.preferences.weekly_channel}>"
    is_chosen = chosen.preferences.weekly != "never" and channel is not None
    told = [
        phrasebook(f"{_VERB}-{WEEKLY}-there", chosen="yes" if is_chosen else "no", channel=link)
    ]
    if is_chosen and channel in chosen.unwritable:
        told.append(phrasebook("preference-unwritable", channels=link))
    return text(*told)


def _channels(name: str, chosen: GuildChoices, phrasebook: Phrasebook) -> Sequence[ScreenPart]:
    kept = word_of(chosen.preferences, name).replace(NO_CHANNEL, "").split()
    there = tuple(int(one) for one in kept if int(one) in chosen.there)
    lines = [_channels_text(name, there or tuple(map(int, kept)), phrasebook)]
    if kept and not there:
        lines = [phrasebook("preference-channels-gone")]
    if unwritable := [f"<#{one}>" for one in there if one in chosen.unwritable]:
        lines.append(phrasebook("preference-unwritable", channels=listed(unwritable, phrasebook)))
    if kept:
        lines.append(phrasebook(f"{_VERB}-{name}-back"))
    picker = Picker(
        ButtonId(ANYWHERE, _VERB, text=name),
        "channel",
        phrasebook(f"{_VERB}-{name}"),
        there,
        least=0,
        most=CHANNELS[name],
    )
    return (text(*lines), picker)


def _channels_text(name: str, channels: Sequence[int], phrasebook: Phrasebook) -> str:
    if not channels:
        return phrasebook(f"{_VERB}-{name}-none")
    links = [f"<#{one}>" for one in channels]
    return phrasebook(f"{_VERB}-{name}-some", channels=listed(links, phrasebook))


def _games(now: str, phrasebook: Phrasebook) -> Menu:
    """Offer the usual game of each command, as `/play` does."""
    return Menu(
        ButtonId(ANYWHERE, _VERB, text=GAME),
        tuple(
            MenuOption(
                label=shortened(_game_text(word, phrasebook), OPTION_LENGTH),
                value=word,
                chosen=word == now,
            )
            for word in usual_games()
        ),
        placeholder=phrasebook(f"{_VERB}-{GAME}"),
    )


def _game_text(word: str, phrasebook: Phrasebook) -> str:
    name = phrasebook(f"variant-{usual_games()[word].key}")
    return phrasebook(f"{_VERB}-{GAME}-named", name=name)


def setting_told(about: str, phrasebook: Phrasebook) -> str:
    """Say what was chosen by an act of the log, which has it as `name word`.

    The rules that a command opens are chosen so as well; no word is what is usual there. What
    another version knew stands there as it was written.
    """
    name, _, word = about.partition(" ")
    if name in CHANNELS:
        ids = [int(one) for one in word.split() if one.isdecimal()]
        return _channels_text(name, ids, phrasebook)
    if name == GAME and (game := word or next(iter(usual_games()))) in usual_games():
        return _game_text(game, phrasebook)
    usual = next((offer.default.key for offer in offers() if offer.command == name), None)
    if usual is not None:
        word = word or usual
        key = f"variant-{word}"
        title = phrasebook(key) if phrasebook.has(key) else safe_name(word)
        return phrasebook(f"{_VERB}-default", name=title, command=name)
    if word in choices(GuildPreferences).get(name, ()):
        return choice_text(_VERB, name, word, phrasebook)
    return safe_words(about)
