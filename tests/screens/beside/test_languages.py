"""The languages that may be chosen are those spoken here, each by its own name."""

import re
import unicodedata
from functools import cache
from importlib.resources import files

import pytest

from bot.screens.cards import face_text
from bot.screens.personal.preferences import AS_DISCORD, language_name, language_text, languages
from bot.text.bundles import messages_of, texts
from bot.text.phrasebook import locales, phrasebook_of
from data.preferences import GuildPreferences, PersonPreferences, choices
from engine.cards import pack
from tests.screens.largest import speaking

NAMES = {
    "en-US": "English",
    "de": "Deutsch",
    "ja": "日本語",
    "zh-CN": "简体中文",
    "zh-TW": "繁體中文",
}


def test_every_language_with_texts_may_be_chosen_by_people_and_servers() -> None:
    assert set(languages()) == set(locales())
    for kind in (PersonPreferences, GuildPreferences):
        assert choices(kind)["language"] == (AS_DISCORD, *NAMES)


def test_each_language_calls_itself_by_its_own_name() -> None:
    assert {code: language_name(code) for code in languages()} == NAMES


@pytest.mark.parametrize("locale", ["fr", "en-GB", "es-ES", "xx"])
def test_whoever_speaks_another_language_reads_and_is_told_english(locale: str) -> None:
    assert phrasebook_of(locale) is phrasebook_of("en-US")
    assert "English" in language_text(locale, chosen=False)


NEVER: dict[str, dict[str, str]] = {
    "en-US": {
        r"\b(?:the|an) own\b": "no English: whose own?",
        r"\bfor that no\b": "no English",
        r"[Ss]o many cards cannot": "You cannot … so many cards",
        r"if you do not say": "Empty: …",
        r"play themselves": "I play them",
    },
    "de": {
        r"\b[BD][♣♦♥♠]": "cards are shown with J and Q",
        r"\b[BD],? (?:und [KA]|\d)": "cards are shown with J and Q",
        r"Strafkarte(?!n\))": "Karten, die Punkte kosten; the other word stands once in the rules",
        r"Leitung": "Host",
        r"\} gelegt": "ausgelegt",
        r"Kn[oö]pfe?\b": "Button",
        r"spielen sich .*von selbst": "sounds like “are easy to play”",
        r"sagst du nichts|ohne Angabe": "Leer: …",
        r"[Dd]rücke? (?:bitte (?:noch einmal )?)?„": "auf „…“ drücken",
        r"als Erstes fertig": "Vor dir war noch niemand fertig",
        r"[Ss]tapel mit .* (?:Karten|Karte) genommen": "mit is what one takes it with",
    },
    "ja": {
        r"[\uff5e\uff0f\uff0d]": "〜 and / as elsewhere",
        r"(?<!失)点が\{ \$points \}点減": "失点が減る: in ブラック・レディ 点が減る is a loss",
        r"(?:自分|あなた|誰|人|それぞれ)の手(?![札番])": "プレイ; 手 is also the hand",
        r"(?<!失)点を減ら": "失点を減らす",
        r"Qを渡": "渡す is the exchange of cards",
        r"捨札|ブラウザ(?!ー)|痛い|私が": "捨て札, ブラウザー, あいた, ボットが",
        r"全カードを決める": "the number does not decide the cards",
        r"[ぁ-んァ-ヶ一-龥ー、。」\uff09\uff1a] (?:\*\*)?(?:/[a-z{]|docs/|cardroom )": (
            "no blank before a command"
        ),
        r"(?:/[a-z]+|/\{ \$\w+ \}|cardroom \w+|\.(?:md|html))(?:\*\*)? [がでとにのはへもを用]": (
            "no blank behind a command or a file"
        ),
        r"\} [がでとにのはへもを]": "no blank behind a name or a number",
    },
    "zh-CN": {
        r"吃下牌堆|吃了牌堆|拿.?牌堆": "牌堆 is the stock, 吃牌堆 the pile",
        r"[一二两三那这几]台": "个电脑玩家",
        r"回应(?!的操作)": "反应, as Discord says",
        r"叫牌": "叫分",
        r"一局 \*\*": "a game is 一场",
        r"[这那]副牌(?!里)": "a deal is 一局",
        r"(?<!也叫)王牌": "将牌; the other word stands once in the rules",
        r"最多打 \{": "打满",
        r"决定.{0,4}所有的牌": "the number does not decide the cards",
        r"三张以上": "至少三张",
    },
    "zh-TW": {
        r"[者人]得 0 分": "false where a card takes points off: 不加",
        r"叫牌": "叫分",
        r"一局 \*\*": "a game is 一場",
        r"[這那]副牌(?!裡)": "a deal is 一局",
        r"[一二兩三那這幾]台電腦(?!上)": "個電腦玩家",
        r"最多打 \{": "打滿",
        r"決定.{0,4}所有的牌": "the number does not decide the cards",
        r"即可|水平|三張以上": "words of offices and of the mainland, and 至少三張",
    },
}
"""What a language never says, as a pattern, and why or what it says in its place."""

SAID = {
    "de": ("Strafkarten", "Host"),
    "ja": ("スラム", "分割パス", "シュート・ザ・ムーン"),
    "zh-CN": ("造塔", "换牌堆", "野牌", "游戏牌", "王牌", "全收"),
    "zh-TW": ("全收", "射月", "心碎"),
}
"""Words of the books and pages that games were taken from: who knows them meets them once."""

COMMANDS = re.compile(
    r"(?:command-(?!review-this)|offer-.*-open$|daily-open$|practice-open$|play-open$)"
)
"""The keys of what Discord shows beside commands and their options."""

COLUMNS = 30
"""How wide what is chosen in a menu may be at 390 px; a Chinese or Japanese sign takes two."""


@cache
def texts_of(locale: str) -> dict[str, str]:
    """What each message says, as it stands in its file, without comments."""
    pages = texts(files("bot.languages").joinpath(locale)).values()
    return {
        key: "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        for page in pages
        for key, text in messages_of(page).items()
    }


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("picture-line", {"names": "Ann", "points": "+1", "count": 1, "piles": "6♥"}),
        ("picture-line-empty", {"names": "Ann", "points": "-1", "count": 1}),
        ("picture-line-moon", {"names": "Ann", "points": "+1", "count": 1, "piles": "6♥"}),
        ("picture-line-out", {"names": "Ann", "points": "+1", "count": 1, "piles": "6♥"}),
        ("appraised-lost-deal", {"points": 1.0, "count": 7, "error": 0.4}),
        ("appraised-lost-game", {"points": 1, "count": 7, "error": 0.4}),
        ("stats-regret-about", {"count": 1, "games": 1}),
        ("mistake-point_pitch-named", {"suit": "hearts", "sign": "♥", "count": 1}),
        ("departs-lives", {"count": 3, "points": 1}),
        ("departs-exact-reset", {"target": 1, "points": 0}),
        ("house-rule-end-to", {"count": 1}),
        ("house-rule-exact-half", {"count": 1}),
        ("house-rule-sun-fixed", {"count": 1}),
        ("rules-moon-any", {"points": 1}),
        ("canasta-departs-wild_max", {"count": 1}),
        ("illegal-canasta-too-few-naturals", {"count": 1}),
        ("point_pitch-target-is", {"value": 1}),
        ("point_pitch-lesson-score", {"scoring": "setback", "target": 1}),
        ("gong_zhu-target-is", {"value": 1}),
        ("af-mark-game", {"pips": "1"}),
    ],
)
@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_of_one_nothing_is_said_in_the_plural(
    locale: str, key: str, facts: dict[str, str | int | float]
) -> None:
    assert not re.search(
        r"1 (\w+ )?(points|decisions|trumps|cards|Punkten?|Entscheidungen|Trümpfe|Karten)\b",
        speaking(locale)(key, **facts),
    )


@pytest.mark.parametrize("locale", [*NEVER])
def test_a_language_never_says_what_was_mended_in_it_once(locale: str) -> None:
    found = [
        f"{key}: {match[0]!r}: {why}"
        for key, text in texts_of(locale).items()
        for pattern, why in NEVER[locale].items()
        if (match := re.search(pattern, text))
    ]
    assert found == []


@pytest.mark.parametrize("locale", [*SAID])
def test_a_language_says_the_words_of_its_sources(locale: str) -> None:
    said = "\n".join(texts_of(locale).values())
    assert [word for word in SAID[locale] if word not in said] == []


@pytest.mark.parametrize("locale", [*NAMES])
def test_a_card_has_the_letters_that_its_picture_has(locale: str) -> None:
    """Pictures are the same in all languages, so that a corner in a text is as well."""
    book, home = phrasebook_of(locale), phrasebook_of("en-US")
    for face in pack():
        assert face_text(face, book) == face_text(face, home)
    wrong = re.compile(r"[♣♦♥♠](?:10|[2-9JQKA])")
    assert [key for key, text in texts_of(locale).items() if wrong.search(text)] == []


def test_commands_are_described_in_one_form() -> None:
    japanese = {key: text for key, text in texts_of("ja").items() if COMMANDS.match(key)}
    refusals = {"command-unknown", "command-elsewhere"}
    polite = re.compile(r"(?:ます|です|ません|ください)(?:。|\s*$)")
    assert {one for one, text in japanese.items() if polite.search(text)} == refusals
    german = {key: text for key, text in texts_of("de").items() if COMMANDS.match(key)}
    infinitive = re.compile(
        r"= [A-ZÄÖÜ][a-zäöüß]+en, |= \w.*\b(?:spielen|nachspielen|prüfen)(?:,|$)"
    )
    assert [one for one, text in german.items() if infinitive.search(text)] == []


@pytest.mark.parametrize("locale", [*NAMES])
def test_what_is_chosen_for_a_table_fits_a_phone(locale: str) -> None:
    menus = ("pace", "hints", "next-deal", "reliability")
    keys = [
        key
        for key in texts_of("en-US")
        if key.startswith(tuple(f"options-{one}-" for one in menus))
    ]
    assert len(keys) > 8
    said = {key: phrasebook_of(locale)(key, percent=90) for key in keys}
    wide = {key: text for key, text in said.items() if columns(text) > COLUMNS}
    assert wide == {}


def columns(text: str) -> float:
    return sum(2.1 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
