"""Names are harmless wherever they stand."""

import re
import unicodedata
from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from bot.pictures.scenes import DealLine, DealScene, Pile
from bot.screens.components import ALT_LENGTH
from bot.screens.pictures import deal_alt
from bot.screens.screen import characters_of
from bot.screens.shortening import shortened
from bot.text.names import (
    LONGEST_WORDS,
    NAMELESS,
    label_name,
    picture_name,
    plain_name,
    safe_name,
    safe_words,
)
from bot.text.scripts import DIACRITICS_A_LETTER, LONGEST_NAME, LONGEST_WRITTEN, MARKS_A_LETTER
from engine.cards import cards
from tests.each import each
from tests.screens.conftest import ENGLISH, HOSTILE_NAMES, frame_of
from tests.screens.largest import astray

TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067")
"""Signs that are drawn as nothing and turn the text around them."""

WORDS = (
    *("Zoë", "José", "Đặng", "Ọ̀yọ́", "Łukasz"),  # Latin
    *("Νίκη", "Ανδρέας"),  # Greek
    *("Сергій", "Алёна"),  # Cyrillic
    *("Ծովինար", "თამარ", "አበበ"),  # Armenian, Georgian, Ethiopic
    *("שָׁלוֹם", "בְּרֵאשִׁ֖ית", "יִשְׂרָאֵל"),  # Hebrew with points and accents
    *("محمّد", "صحیفه\u200cی", "می\u200cخواهم", "خبر\u200cنگار", "اللّٰه"),  # Arabic and Persian  # noqa: RUF001  letters of their script
    *("ܫܠܳܡܳܐ", "ހިވެހި", "ߒߞߏ"),  # Syriac, Thaana, N'Ko
    *("क्षत्रिय", "र्\u200dय", "श्रीमान्"),  # Devanagari
    *("র\u200d্যাব", "বাংলা", "ਸਿੰਘ", "ગુજરાતી", "ଓଡ଼ିଆ"),  # Bengali, Gurmukhi, Gujarati, Odia
    *("தமிழ்ச்செல்வி", "స్త్రీ", "ಕನ್ನಡ", "അവന്\u200d", "ക്ഷമ"),  # Tamil, Telugu, Kannada, Malayalam
    *("ශ්\u200dරී", "ක්\u200dරිස්ති"),  # Sinhala
    *("ကျော်", "ကြောင်လေး", "မြန်မာ", "ကျွန်ုပ်"),  # Burmese
    *("ខ្មែរ", "ស្ត្រី", "ກຸ້ງ", "ที่รัก", "น้ำ"),  # Khmer, Lao, Thai
    *("བསྒྲུབས", "ཧཱུྃ", "བརྒྱུད"),  # Tibetan
    *("ᠪᠠᠭ\u180eᠠ", "ᠮᠣᠩᠭᠣᠯ"),  # Mongolian
    *("ꦱꦸꦫꦧꦪ", "ᬩᬮᬶ"),  # Javanese, Balinese
    *("王小明", "葛\U000e0100城", "さくら", "パーティー", "한지민"),  # Han, Kana, Hangul
    *("👨\u200d👩\u200d👧\u200d👦", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "❤\ufe0f\u200d🔥", "👍🏿"),
    *("🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "🇩🇪", "1\ufe0f⃣"),
)
"""Words of many scripts that need more than letters: marks, joiners, selectors."""

ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")


def bare(safe: str) -> str:
    """What is left of a safe name for Discord to read a meaning into."""
    return ESCAPED.sub("", safe)


def highest_tower(text: str) -> int:
    """How many marks stand above and below one letter at most."""
    towers, here = [0], 0
    for sign in text:
        mark = unicodedata.category(sign) in {"Mn", "Me"}
        here = here + (not 0xFE00 <= ord(sign) <= 0xFE0F and ord(sign) < 0xE0000) if mark else 0
        towers.append(here)
    return max(towers)


def hold(text: str) -> None:
    safe = safe_name(text)
    assert safe.strip()
    assert not re.search(r"[\\*_~`|<>#\[\]():/.!+-]", bare(safe))
    assert "@" not in safe
    assert "\n" not in safe
    shown = label_name(safe)
    letters = [sign for sign in shown if sign not in "\u2068\u2069"]
    assert 1 <= len(letters) <= LONGEST_WRITTEN
    assert not {unicodedata.category(sign) for sign in letters} & {"Cc", "Cs", "Co", "Zl"}
    assert not set(letters) & TURNING
    assert highest_tower(shown) <= MARKS_A_LETTER
    assert safe_name(plain_name(text)) == safe
    assert plain_name(plain_name(text)) == plain_name(text)


@each("text", HOSTILE_NAMES)
def test_a_hostile_name_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


@given(st.text(max_size=80))
def test_any_name_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


@given(st.text(alphabet="\\*_~`|<@#&:/[]()!>-+. \n\u200b\u202e\u0301aZ1", max_size=60))
def test_any_mix_of_signs_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Alice", "José", "O'Brien", "王小明", "Zoë 🎲", "x1"):
        assert safe_name(name) == name


def test_a_name_with_signs_reads_as_its_owner_wrote_it() -> None:
    assert label_name(safe_name("_xX*Bob*Xx_")) == "_xX*Bob*Xx_"
    assert label_name(safe_name("a\\b")) == "a\\b"


def test_a_name_of_nothing_that_can_be_seen_gets_another() -> None:
    for name in ("", "   ", "\u200b\u200d", "\u3164\u2800", "\u0301\u0301"):
        assert safe_name(name) == NAMELESS


def test_everyone_is_not_called() -> None:
    assert safe_name("@everyone") == "\N{FULLWIDTH COMMERCIAL AT}everyone"


@each("word", WORDS)
def test_a_word_of_any_script_stays_as_it_is(word: str) -> None:
    assert plain_name(word) == unicodedata.normalize("NFC", word)
    hold(word)


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), st.sampled_from(["", " "]))
def test_a_name_of_such_words_is_shown_as_far_as_there_is_room(
    words: list[str], between: str
) -> None:
    written = unicodedata.normalize("NFC", between.join(words))
    shown = plain_name(written)
    hold(written)
    assert written.startswith(shown)
    if len(written) <= LONGEST_NAME:
        assert shown == written


@given(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=4),
    st.lists(st.sampled_from(sorted(TURNING)), min_size=1, max_size=4),
)
def test_what_turns_lines_round_is_taken_out_of_such_words(
    words: list[str], turning: list[str]
) -> None:
    spoilt = "".join(sign + word for sign, word in zip(turning * 4, words, strict=False))
    assert plain_name(spoilt) == plain_name("".join(words[: len(turning) * 4]))


@given(st.text(alphabet="က\u103bေ\u103aกิ็่Zaאּׁבُّ\u0335\u0300🏽👨\u200d\u200c ", max_size=80))
@example("Z\u0300\u0300\u0300\u0bbf\u064f\u200c")
@example("Z\u0300\u200d\u064f\u200d")
def test_any_mix_of_marks_and_joiners_is_harmless(text: str) -> None:
    hold(text)


@each(
    ("tower", "left"),
    [
        ("Z" + "\u0335\u0322" * 9 + "a", 1 + DIACRITICS_A_LETTER + 1),
        ("Z" + "\u0335" * 9 + "a", 3),
        ("ก" + "็" * 30, 2),
        ("ก" + "ิ่" * 30, 1 + MARKS_A_LETTER),
        ("ה" + "ִּ" * 30, 1 + MARKS_A_LETTER),
    ],
)
def test_a_tower_of_marks_is_cut_to_what_words_have(tower: str, left: int) -> None:
    assert len(plain_name(tower)) <= left
    hold(tower)


def test_a_long_name_is_cut_between_signs() -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert plain_name(family * 9) == family * (LONGEST_WRITTEN // len(family))
    assert plain_name("ကျော်" * 9) == "ကျော်" * (LONGEST_WRITTEN // len("ကျော်"))
    assert plain_name("🇩🇪" * 40) == "🇩🇪" * (LONGEST_WRITTEN // 2)


@given(st.lists(st.sampled_from(WORDS), min_size=8, max_size=30), st.integers(8, 80))
def test_a_text_is_shortened_between_signs(words: list[str], room: int) -> None:
    text = " ".join(words)
    kept = shortened(text, room).rstrip("\u2069").removesuffix("…")
    assert characters_of(kept) <= room
    assert text.startswith(kept)
    rest = text[len(kept) :]
    assert not rest or unicodedata.category(rest[0])[0] != "M"
    assert rest[:1] != "\u200d"
    assert not rest or kept[-1:] != "\u200d" or unicodedata.category(kept[-2])[0] in "LM"


def test_a_name_from_right_to_left_does_not_turn_what_follows() -> None:
    name = "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET}"
    assert safe_name(name) == f"\u2068{name}\u2069"


def test_a_picture_told_too_long_is_cut_where_nothing_stays_open() -> None:
    frame = frame_of(tuple(chr(0x05D0 + at) * 12 + " " + chr(0x0639) * 11 for at in range(10)))
    pile = Pile(cards("ASKSQSJSTS9S8S7S6S5S4S3S2S"))
    told = [
        deal_alt(
            DealScene(_lines(replace(pile, cards=pile.cards[:count])), "four-colours"),
            frame,
            ENGLISH,
        )
        for count in range(1, 14)
    ]
    assert [one for one in told if astray(one) or len(one) > ALT_LENGTH] == []
    assert told[-1].endswith(" …")


def _lines(pile: Pile) -> tuple[DealLine, ...]:
    return tuple(DealLine((seat,), (seat,), (pile,) * 3, "+5") for seat in range(10))


@each("mark", "\u2068\u2069\u202a\u202c\u202e\u2067\u200f")
def test_no_name_breaks_out_of_its_isolation(mark: str) -> None:
    name = f"\u05d0{mark}\u05d1{mark}"
    assert safe_name(name) == "\u2068\u05d0\u05d1\u2069"
    assert plain_name(name) == "\u05d0\u05d1"


def test_words_to_others_are_harmless_and_longer_than_a_name() -> None:
    said = "Please do not shout at people here, @everyone: <@1> **no**"
    assert safe_words(said + "\n").startswith(
        "Please do not shout at people here, \N{FULLWIDTH COMMERCIAL AT}everyone"
    )
    assert "\\<\N{FULLWIDTH COMMERCIAL AT}1\\>" in safe_words(said)
    assert len(safe_words("x" * 999)) == LONGEST_WORDS
    assert safe_words("\u200b \n") == ""


def test_cutting_a_long_name_leaves_no_half_escape() -> None:
    assert label_name(safe_name("*" * 99)) == "*" * LONGEST_NAME


@each(
    ("name", "pictured"),
    [
        ("Jørgen", "Jorgen"),
        ("Małgorzata", "Malgorzata"),
        ("Łukasz", "Lukasz"),
        ("Y\N{LATIN SMALL LETTER DOTLESS I}ld\N{LATIN SMALL LETTER DOTLESS I}z", "Yildiz"),
        ("Weiß", "Weiss"),
        ("Guðrún", "Gudrun"),
        ("Kærgård", "Kaergard"),
        ("Cœur", "Coeur"),
        ("Ana Đurić", "Ana Duric"),
        ("Sean O\N{RIGHT SINGLE QUOTATION MARK}Brien", "Sean O'Brien"),
        ("Dvořák", "Dvorak"),
        ("Ann ✨", "Ann"),
        ("X王Y", ""),
        ("Νίκη", ""),
        ("王小明", ""),
    ],
)
def test_a_name_in_a_picture_keeps_every_letter_or_is_left_to_the_sign(
    name: str, pictured: str
) -> None:
    assert picture_name(safe_name(name)) == pictured


@given(st.text(st.characters(codec="utf-8"), max_size=20))
def test_no_letter_or_digit_of_a_name_is_missing_in_a_picture(name: str) -> None:
    """As many as the name has, more where one is written as two; or none of them."""
    safe = safe_name(name)
    pictured = picture_name(safe)
    assert pictured.isascii()
    if pictured:
        parted = unicodedata.normalize("NFKD", label_name(safe))
        read = [one for one in parted if one.isalnum()]
        assert sum(one.isalnum() for one in pictured) >= len(read)
