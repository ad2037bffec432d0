"""Preferences: a person's menus of `/settings`, the languages, and what deletes one's data."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, TypeAlias

from bot.screens.cards import faces_shown
from bot.screens.components import (
    OPTION_LENGTH,
    Button,
    Menu,
    MenuOption,
    ScreenPart,
    Separator,
    Style,
    Text,
    rows,
)
from bot.screens.daily.games import daily_variant, families
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed, layout
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook, phrasebook_of
from data.people import HANDS
from data.preferences import Look, PersonPreferences, choices, word_of
from engine.cards import cards

EXAMPLE = cards("QSTHJD5C")
"""A card of each suit."""

LANGUAGE = "language"
OFFERED: Final = "offered"
CARDS = ("look", "hands", "pictures")
TURNS = ("calls_at_once", "pings", "forced", "passing")


def preferences_screen(
    own: PersonPreferences,
    *,
    hands: str,
    manages: bool,
    phrasebook_of: Callable[[Look], Phrasebook],
) -> Screen:
    """Draw what a person has chosen, with the way to the pages of a guild that the person manages.

    `hands` is where the person's hands are sent. `phrasebook_of` returns the person's words with
    the faces of a look.
    """
    phrasebook = phrasebook_of(own.look)
    words = {**choices(PersonPreferences), "hands": HANDS}
    now = {name: word_of(own, name) for name in choices(PersonPreferences)} | {"hands": hands}

    def menus(names: Iterable[str]) -> list[Menu]:
        return [choice_menu("prefer", name, words[name], now[name], phrasebook) for name in names]

    look, *cards_otherwise = menus(CARDS)
    return framed(
        text(phrasebook("preference-title"), phrasebook("preference-about")),
        *menus([LANGUAGE]),
        look,
        example(phrasebook),
        *cards_otherwise,
        text(phrasebook("preference-turns")),
        *menus(TURNS),
        *menus(["puzzles", "challenges"]),
        *(page_row("own", phrasebook) if manages else ()),
    )


Page: TypeAlias = Literal["own", "tables", "games", "looks"]
"""A page of `/settings`: one's own, and those of a guild."""

PAGES: Final[tuple[Page, ...]] = ("own", "tables", "games", "looks")


def page_row(page: Page, phrasebook: Phrasebook) -> Sequence[ScreenPart]:
    """Return the way to the other pages of `/settings`."""
    tabs = [
        Button(
            ButtonId(ANYWHERE, "settings", text=one),
            phrasebook(f"settings-tab-{one}"),
            style=Style.PRIMARY if one == page else Style.SECONDARY,
            enabled=one != page,
        )
        for one in PAGES
    ]
    return (Separator(), *rows(tabs))


def example(phrasebook: Phrasebook) -> Text:
    """Show how cards look to this reader."""
    return text(phrasebook("preference-example", cards=faces_shown(EXAMPLE, phrasebook)))


def choice_menu(
    verb: SharedVerb, name: str, words: Sequence[str], now: str, phrasebook: Phrasebook
) -> Menu:
    """Draw one menu; its texts are named after what is chosen there.

    Each line says what is asked as well: a closed menu shows no more than the chosen one.
    """
    # Whoever was only offered pictures has none.
    now = "never" if now == OFFERED else now
    return Menu(
        ButtonId(ANYWHERE, verb, text=name),
        tuple(
            MenuOption(
                label=choice_text(verb, name, word, phrasebook),
                value=word,
                description=_about(f"{verb}-{name}-{word}-about", phrasebook),
                chosen=word == now,
            )
            for word in words
            if word != OFFERED
        ),
        placeholder=phrasebook(f"{verb}-{name}"),
    )


def choice_text(verb: str, name: str, word: str, phrasebook: Phrasebook) -> str:
    """Return what is chosen by a word, on one line."""
    if name == LANGUAGE and word in languages():
        return phrasebook("prefer-language-named", name=language_name(word))
    if name == "weekly" and word in families():
        game = phrasebook(f"variant-{daily_variant(word).key}")
        return phrasebook(f"{verb}-{name}-named", name=game)
    if word.isdecimal() and int(word):
        return phrasebook(f"{verb}-{name}-some", count=int(word))
    return phrasebook(f"{verb}-{name}-{word}")


def _about(key: str, phrasebook: Phrasebook) -> str | None:
    return shortened(phrasebook(key), OPTION_LENGTH) if phrasebook.has(key) else None


AS_DISCORD: Final = "discord"
"""The choice of no language: that of Discord counts."""


def languages() -> tuple[str, ...]:
    """Return the languages that may be chosen, in the order in which they are offered."""
    return tuple(one for one in choices(PersonPreferences)["language"] if one != AS_DISCORD)


def language_name(language: str) -> str:
    """Return what a language calls itself, which whoever reads it finds in any other."""
    return phrasebook_of(language)("language-own-name")


def language_text(language: str, *, chosen: bool) -> str:
    """Say in a language to its reader that it is the one, `chosen` or only that of Discord."""
    phrasebook = phrasebook_of(language)
    key = "language-chosen" if chosen else "language-of-discord"
    return phrasebook(key, language=language_name(phrasebook.locale))


def delete_screen(phrasebook: Phrasebook) -> Screen:
    """Say what deleting means and ask for a second press."""
    return layout(
        text(
            phrasebook("delete-title"),
            phrasebook("delete-gone"),
            phrasebook("delete-stays"),
            phrasebook("delete-proofs"),
            phrasebook("delete-kept-out"),
            phrasebook("delete-copies"),
        ),
        *rows(
            [
                Button(
                    ButtonId(ANYWHERE, "forget-yes"),
                    phrasebook("button-delete"),
                    style=Style.DANGER,
                ),
                Button(ButtonId(ANYWHERE, "stay"), phrasebook("button-keep")),
            ]
        ),
    )


def deleted_screen(phrasebook: Phrasebook, *, done: bool, kept_out: bool) -> Screen:
    """Say that somebody is forgotten, and what stays of whom a server keeps out of its tables."""
    return layout(
        text(
            phrasebook("data-deleted" if done else "data-deleted-soon"),
            phrasebook("data-deleted-kept-out") if kept_out else None,
        )
    )
