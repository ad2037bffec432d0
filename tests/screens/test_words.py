"""Screens are said in few words, in every language, and none shows a number nobody would read.

Blocks of figures, cards, numbers, moments and names count as no words: of people, of the server and
of the channel. A word of English is as long as two characters of Chinese, or two and a half of
Japanese.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.interactions.commands.preset_choice import LONGEST_CHOICE
from bot.interactions.commands.reading import help_screen
from bot.interactions.presets import suggested
from bot.screens.fairness import stub_screen
from bot.screens.families import family_screens
from bot.screens.frame import FairDeals
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Chair
from tests.each import each
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, texts
from tests.screens.first_deals import Shown, screens_of
from tests.screens.largest import LANGUAGES, speaking
from tests.screens.pseudo_language import PSEUDO
from tests.screens.records import by_chance

SPOKEN: Final = tuple(language for language in LANGUAGES if language != PSEUDO)

CHARACTERS: Final[Mapping[str, float]] = {"ja": 2.5, "zh-CN": 2, "zh-TW": 2}
"""Characters that are as long as a word of English."""

NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "Ivan", "Judy")

COVERING: Final = (
    ("standard", 4),
    ("partnership_hearts", 4),
    ("cancellation", 10),
    ("canasta_book", 4),
    ("canasta_2", 2),
    ("samba_6", 6),
    ("seven_up", 4),
    ("af1823", 2),
    ("trinidad", 4),
    ("auction_pitch", 4),
    ("nine_point", 4),
    ("gong_zhu_online", 3),
)
"""Presets whose screens differ most, at a table of so many."""


def covering(language: str) -> Sequence[tuple[str, int]]:
    """Return those that a test looks at in a language: half of them but in English.

    Two languages look at each half; in the long run each looks at all.
    """
    if THOROUGH or language == "en-US":
        return COVERING
    return COVERING[SPOKEN.index(language) % 2 :: 2]


LIMITS: Final[Mapping[str, int]] = {
    "lobby": 70,
    "help": 150,
    "begun": 15,
    "hand": 50,
    "hand at the end": 50,
    "end of a deal": 60,
    "past table": 60,
    "result": 60,
}

BRIEF: Final = 12
"""Words beside a preset that is suggested."""

EXCEPTIONS: Final = (
    "```.*?```",
    r"\(https?://[^)]*\)",
    "The Green Baize",
    "#cards",
    "<[^>\n]+>",
    "k3f9",
)
"""What counts as no words, as patterns: what nobody reads, and what others have named."""

_NO_WORDS: Final = re.compile("|".join(EXCEPTIONS), re.DOTALL)
_CARD: Final = re.compile("[♣♦♥♠]")
_RANKS: Final = re.compile("[JQKA0-9\N{EN DASH}-]*")
_CHARACTER: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_NUMBER: Final = re.compile("[0-9a-f]{13}")


def words_in(said: str, language: str) -> int:
    """Count the words of a text as long as those of English."""
    said = _NO_WORDS.sub(" ", said)
    spaced = re.split(r"[\s·]+", _CHARACTER.sub(" ", said))
    bare = (word.strip("*_`.,:;!?()+\u2060") for word in spaced if not _CARD.search(word))
    words = [word for word in bare if word not in NAMES and not _RANKS.fullmatch(word)]
    counted = sum(any(letter.isalpha() for letter in word) for word in words)
    return counted + int(len(_CHARACTER.findall(said)) / CHARACTERS.get(language, 1))


def chairs(seats: int) -> tuple[Chair, ...]:
    return tuple(Chair(name, person=at) for at, name in enumerate(NAMES[:seats], 1))


def lobby(key: str, seats: int, taken: int, words: Phrasebook) -> Screen:
    fair = FairDeals(commitment="c0" * 32)
    title = words(f"variant-{key}")
    frame = replace(frame_of(), chairs=chairs(taken), fair=fair, variant_title=title)
    return lobby_screen(
        frame,
        host=0,
        seat_count=seats,
        variant=variant(key),
        pace="live",
        next_deal="interval",
        level="medium",
        phrasebook=words,
    )


def lobbies(words: Phrasebook) -> Iterator[Shown]:
    """Yield the lobby of every preset, with one who waits and with all who can sit there."""
    for family in FAMILIES.values():
        for key, offered in family.presets.items():
            seats = max(offered.seats_allowed)
            for taken in (1, seats):
                yield Shown("lobby", lobby(key, seats, taken, words), f"{key}, {taken} there")


def others(words: Phrasebook) -> Iterator[Shown]:
    yield Shown("help", help_screen(words), "help")
    names, link = "**Alice** and **Bob**", "https://discord.com/channels/1/2/3"
    title = words("variant-standard")
    begun = words("lobby-game-started", names=names, variant=title, link=link)
    yield Shown("begun", stub_screen(begun, words), "begun")


def test_nothing_is_left_out_of_the_count_that_no_screen_shows() -> None:
    words = speaking("en-US")
    shown = [*lobbies(words), *others(words)]
    for key, seats in COVERING:
        shown += screens_of(variant(key), chairs(seats), words)
    said = "\n".join(texts(one.screen) for one in shown)
    assert [one for one in EXCEPTIONS if not re.search(one, said, re.DOTALL)] == []
    assert [name for name in NAMES if name not in said] == []
    assert {one.kind for one in shown} >= LIMITS.keys()


@each("language", SPOKEN)
def test_what_stands_around_a_game_is_said_in_few_words(language: str) -> None:
    words = speaking(language)
    for shown in (*lobbies(words), *others(words)):
        count = words_in(texts(shown.screen), language)
        assert count <= LIMITS[shown.kind], (shown.name, texts(shown.screen))


@each("language", SPOKEN)
def test_what_is_suggested_says_in_a_few_words_what_it_is(language: str) -> None:
    words = speaking(language)
    for family in FAMILIES.values():
        for key in family.presets:
            brief = words(f"variant-{key}-brief")
            assert words_in(brief, language) <= BRIEF, brief
            said = suggested(key, words)
            assert len(said) <= LONGEST_CHOICE, said


@each("language", SPOKEN)
def test_the_screens_of_a_game_are_said_in_few_words(language: str) -> None:
    longest: dict[tuple[str, str], tuple[int, str]] = defaultdict(lambda: (0, ""))
    for key, seats in covering(language):
        offered = variant(key)
        for shown in screens_of(offered, chairs(seats), speaking(language)):
            said = texts(shown.screen)
            assert not _NUMBER.search(_NO_WORDS.sub("", said)), shown.name
            if shown.kind in LIMITS and shown.kind != "lobby":
                told = (words_in(said, language), f"{shown.name}\n{said}")
                at = shown.kind, offered.family
                longest[at] = max(longest[at], told)
    for (kind, _), (count, said) in longest.items():
        assert count <= LIMITS[kind], said


MOST_BESIDE: Final = 50
_BESIDE: Final = re.compile(r"\[[^\]]*\]\([^)]*\)|<[^>]*>|(?:10|[2-9JQKA])[♣♦♠♥]")
"""What leads to the table, what counts down, and cards."""
_WORD: Final = re.compile(r"[^\W\d_][\w']*")
STAGES: Final = ("pass", "discard", "beg", "answer", "bid", "play")


def tables() -> Sequence[Case]:
    return [case for case in tables_in_sight() if case[0].family != "canasta"]


@each(("offered", "seats"), tables)
def test_a_hand_has_at_most_fifty_words_beside_its_cards(offered: Variant, seats: int) -> None:
    title = ENGLISH(f"variant-{offered.key}")
    frame = replace(frame_of(PEOPLE[:seats]), variant_title=title)
    hand = family_screens(offered.family).hand
    names = {*PEOPLE, *_WORD.findall(title)}
    for game, _ in islice(by_chance(offered, seats), 1, 200, 3 if THOROUGH else 7):
        for seat in [seat for seat in game.to_act if seat >= 0][:1]:
            view = game.view(seat)
            if getattr(view, "stage", "") in STAGES:
                said = texts(hand(english(view, frame)))
                told = _WORD.findall(_BESIDE.sub("", said))
                assert len([word for word in told if word not in names]) <= MOST_BESIDE, said
