"""The languages that may be chosen are those spoken here, each by its own name."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement, VariableReference

from bot.screens.cards import face_text
from bot.screens.personal.preferences import AS_DISCORD, language_name, language_text, languages
from bot.text.bundles import messages_of, texts
from bot.text.phrasebook import locales, phrasebook_of
from data.preferences import GuildPreferences, PersonPreferences, choices
from engine.cards import pack
from tests import languages as written
from tests.each import each
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


EVERYWHERE = ""
HEADED = r"(?:.*-)?(?:lesson|rules)(?:-(?!here$).*)?$"
"""The keys of what begins with a heading."""
HANDED_OVER = r".*(?:pass|vector|share|ticks|no-void|file-gone|without-us|rules-|variant-)"
"""The keys of what tells of cards that are passed, and of files."""
BEGUN = r"(?:= |\"\"\}|\] )"
"""What stands before the first word of a text or of a paragraph."""
PACKS = r"(?:fault|canasta|variant|departs)-"
"""The keys of what may tell of packs of cards."""

NEVER: dict[str, dict[str, dict[str, str]]] = {
    "en-US": {
        EVERYWHERE: {
            r"\b(?:the|an) own\b": "no English: whose own?",
            r"\bfor that no\b": "no English",
            r"[Ss]o many cards cannot": "You cannot … so many cards",
            r"if you do not say": "Empty: …",
            r"play themselves": "I play them",
            r"\}[\s\u00a0]%": "50%",
            r"\bin (?:this|that|every|any) servers?\b(?!')": "on this server, as Discord says",
            r"\bthe highest bid there is\b": "of those made, or of those that could be?",
        },
        HEADED: {rf"{BEGUN}\*\*[^*\n]+:\*\*": "**Heading.** Text"},
    },
    "de": {
        EVERYWHERE: {
            r"\b[BD][♣♦♥♠]": "cards are shown with J and Q",
            r"\b[BD],? (?:und [KA]|\d)": "cards are shown with J and Q",
            r"Leitung": "Host",
            r"\} gelegt": "ausgelegt",
            r"Kn[oö]pfe?\b": "Button",
            r"spielen sich .*von selbst": "sounds like “are easy to play”",
            r"sagst du nichts|ohne Angabe": "Leer: …",
            r"[Dd]rücke? (?:bitte (?:noch einmal )?)?„": "auf „…“ drücken",
            r"als Erstes fertig": "Vor dir war noch niemand fertig",
            r"[Ss]tapel mit .* (?:Karten|Karte) genommen": "mit is what one takes it with",
            r"\{ \$(?:card|better|caught|over) \}[^.!?:]*\bes\b(?! Zeit)": "a card is die Karte",
            r"\bdann (?:zählt|kostet|bringt) es\b": "a card is die Karte",
            r"(?<!mit )(?<!m )\b(?:Paar|Karte allein|Eine Karte|Meldung) n(?:immt|ehmen) (?!man)": (
                "cards take nothing: Mit … nimmst du …"
            ),
            r"\b[Vv]or dem Spiel\b": "Vor dem ersten Stich: Spiel is the game as well",
            r"\bmacht Trumpf\b|Trumpf (?:gemacht wird|abgehoben)": "bestimmt Trumpf",
            r"(?:ans|für das|des) höchsten? Gebots?\b|Gebot bestimmt": "wer am meisten bietet",
            r"zu Paaren": "in Paaren: that is “put to flight”",
            r"\bJeder sieht|regelt jeder|kann jeder|\bBetreiber": "alle, wer, niemand",
            r"Kartenspiel": "Deck",
        },
        r"(?!rules-moon-any)": {r"Strafkarte": "Karten, die Punkte kosten"},
        r".*point_pitch": {r"\b(?:Eine|Jede|eine) Hand\b": "Blatt"},
        HEADED: {rf"{BEGUN}\*\*[^*\n]+:\*\*": "**Überschrift.** Text"},
    },
    "ja": {
        EVERYWHERE: {
            r"[\uff5e\uff0f\uff0d]": "〜 and / as elsewhere",
            r"(?<!失)点が\{ \$points \}点減": "失点が減る: in ブラック・レディ 点が減る is a loss",
            r"(?:自分|あなた|誰|人|それぞれ)の手(?![札番])": "プレイ; 手 is also the hand",
            r"(?<!失)点を減ら": "失点を減らす",
            r"捨札|ブラウザ(?!ー)|痛い": "捨て札, ブラウザー, あいた",
            r"(?<!\w)私": "ボット",
            r"全カードを決める": "the number does not decide the cards",
            r"[ぁ-んァ-ヶ一-龥ー、。」\uff09\uff1a] (?:\*\*)?(?:/[a-z{]|docs/|cardroom )": (
                "no blank before a command"
            ),
            (
                r"(?:/[a-z]+|/\{ \$\w+ \}|cardroom \w+|\.(?:md|html))(?:\*\*)? "
                r"[がでとにのはへもを用]"
            ): "no blank behind a command or a file",
            r"\} [がでとにのはへもを]": "no blank behind a name or a number",
            r"(?<![手山てり落絵])札": "カード",
            r"だれ": "誰",
            r"(?<!まし)(?<!でし)た[\uff01。]": "です・ます in sentences",
            r"上策": "of books on strategy",
        },
        rf"(?!{HANDED_OVER})": {r"渡[さしすせっ]": "渡す is the exchange of cards: 取らせる"},
        r".*(?:-task-|own-)": {r"\*\*あなたの番": "手番です"},
        r"(?:mistake|hint)-": {r"付けられ": "points are 付く, cards are not: 取らせる"},
        r"(?:.*-)?(?:rules|lesson)": {r"できるだけフォロー": "a duty and no advice"},
        HEADED: {rf"{BEGUN}\*\*[^*\n]+[。\uff1a]\*\*": "**見出し** 本文"},
    },
    "zh-CN": {
        EVERYWHERE: {
            r"吃下牌堆|吃了牌堆|拿.?牌堆": "牌堆 is the stock, 吃牌堆 the pile",
            r"[一二两三那这几]台": "个电脑玩家",
            r"回应(?!的操作)": "反应, as Discord says",
            r"叫牌": "叫分",
            r"一局 \*\*": "a game is 一场",
            r"最多打 \{": "打满",
            r"决定.{0,4}所有的牌": "the number does not decide the cards",
            r"三张以上|\} 分以[上下]": "至少三张, 或更低: does it count itself?",
            r"加发": "补牌, as on its button",
            r"吃进": "of chess and hotpot: 赢得",
            r"各轮(?!空)": "各回合",
            r"十分 Pitch": "10 分 Pitch: 十分 is very",
            r"有人没有人": "trips everybody",
            r"就不会(?:压过|收)": "压过 and 收 want an object",
        },
        rf"(?!{PACKS}|point_pitch-rules$)": {r"副牌": "a deal is 一局; 副 is a pack"},
        r".*point_pitch|variant-.*_point": {
            r"补牌": "of All Fours: 换牌",
            r"[一分]组": "组 is a meld: 队",
        },
        HEADED: {rf"{BEGUN}\*\*[^*\n]+\uff1a\*\*": "**标题。**正文"},
    },
    "zh-TW": {
        EVERYWHERE: {
            r"[者人]得 0 分": "false where a card takes points off: 不加",
            r"叫牌": "叫分",
            r"一局 \*\*": "a game is 一場",
            r"[一二兩三那這幾]台電腦(?!上)": "個電腦玩家",
            r"最多打 \{": "打滿",
            r"決定.{0,4}所有的牌": "the number does not decide the cards",
            r"即可|水平|三張以上|\} 分以[上下]": (
                "words of offices and of the mainland, and 至少三張, 或更低"
            ),
            r"(?<!參)與|怎樣|按照|立即": "和, 怎麼, 照, 馬上: the words of speech",
            r"扣下|扣牌|扣掉分牌": "蓋下, 棄掉: 扣 takes points off",
            r"加發": "補牌, as on its button",
            r"吃進": "of the mainland: 吃到",
            r"各輪(?!空)": "各回合",
            r"十分 Pitch": "10 分 Pitch: 十分 is very",
            r"有人沒有人": "trips everybody",
            r"就不會(?:壓過|吃)": "壓過 and 吃 want an object",
        },
        rf"(?!{PACKS}|point_pitch-rules$)": {r"副牌": "a deal is 一局; 副 is a pack"},
        r".*point_pitch": {r"補牌": "of All Fours: 換牌", r"捉": "抓 J"},
        r"variant-": {r"休息": "輪空"},
        HEADED: {rf"{BEGUN}\*\*[^*\n]+\uff1a\*\*": "**標題。**正文"},
    },
}
"""What a language never says, as a pattern, and why or what it says in its place.

First stands in which texts, as a pattern of how their keys begin: a word may be right in one game.
"""

SAID = {
    "de": {"Strafkarten": r"rules-moon-any", "Host": r"lobby-|help-open"},
    "ja": {"スラム": r"rules-moon-", "分割パス": r"rules-way-scatter"},
    "zh-CN": {
        "造塔": r"canasta-rules-melds",
        "换牌堆": r"canasta-rules-deal",
        "野牌": r"canasta-rules-kinds",
        "大百搭": r"canasta-rules-kinds",
        "游戏牌": r"af-rules-game-",
        "王牌": r"af-rules-(?:turned|pitch)$",
    },
    "zh-TW": {"全收": r"rules-moon-|.*point_pitch-|feat-moons-made"},
}
"""Words of the books and pages that games were taken from: who knows them meets them once.

Each stands in texts with such keys and in no others: 换牌堆 is the stock, and not the pile.
"""

COMMANDS = re.compile(
    r"(?:command-(?!review-this)|offer-.*-(?:open|preset)$|daily-open$|practice-open$|play-open$)"
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


@each(
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
        ("departs-lives", {"lives": 3, "danger": 1}),
        ("departs-exact_rule-reset", {"end": 1, "reset_to": 0}),
        ("house-rule-end-to", {"count": 1}),
        ("house-rule-exact-half", {"count": 1}),
        ("rules-moon-any", {"points": 1}),
        ("canasta-departs-wild_max", {"count": 1}),
        ("illegal-canasta-too-few-naturals", {"count": 1}),
        ("point_pitch-target-is", {"value": 1}),
        ("point_pitch-lesson-score", {"scoring": "setback", "target": 1}),
        ("gong_zhu-target-is", {"value": 1}),
        ("af-mark-game", {"pips": "1"}),
    ],
)
@each("locale", ["en-US", "de"])
def test_of_one_nothing_is_said_in_the_plural(
    locale: str, key: str, facts: dict[str, str | int | float]
) -> None:
    assert not re.search(
        r"1 (\w+ )?(points|decisions|trumps|cards|Punkten?|Entscheidungen|Trümpfe|Karten)\b",
        speaking(locale)(key, **facts),
    )


PLURAL = {
    "en-US": frozenset(
        {"are", "were", "have", "lie", "bring", "wait", "go", "come", "cost", "fit"}
    ),
    "de": frozenset(
        "sind waren haben liegen bringen warten gehen kommen kosten zählen fehlen bleiben".split()
    ),
}
"""Verbs that go with several things alone."""
SEVERAL = {"departs-imaginary", "canasta-highlight-all-natural", "lobby-game-ended"}
"""The keys of texts whose cards or names are always several, or no subject of the verb there."""


@pytest.mark.parametrize("locale", [*PLURAL])
def test_a_verb_beside_what_may_be_one_is_said_for_one_as_well(locale: str) -> None:
    """Where a text tells one from several, its verb does; a list of cards may be of one."""
    found = [
        (message.id.name, verb)
        for message in written.messages(locale)
        if message.id.name not in SEVERAL and message.value is not None
        for verb in verbs_of_several(message.value, counted=False)
        if verb in PLURAL[locale]
    ]
    assert found == []


def verbs_of_several(pattern: Pattern, *, counted: bool) -> Iterator[str]:
    """Yield the words beside what may be one thing; in English a verb stands behind it.

    `counted` is whether the pattern is chosen by a number already.
    """
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, Placeable):
            continue
        one = element.expression
        around = (
            re.findall(r"\w+$", said(elements[:at]).rstrip()),
            re.match(r"\W*(\w+)", said(elements[at + 1 :])),
        )
        before, behind = "".join(around[0]), around[1][1] if around[1] else ""
        if isinstance(one, SelectExpression):
            plural = "one" in {getattr(branch.key, "name", "") for branch in one.variants}
            if plural:
                yield behind
                if before not in {"have", "haben"}:
                    yield before
            for branch in one.variants:
                yield from verbs_of_several(branch.value, counted=counted or plural)
        elif (
            not counted and isinstance(one, VariableReference) and one.id.name in {"cards", "names"}
        ):
            yield behind


def said(elements: Sequence[TextElement | Placeable]) -> str:
    """Return text with what is filled in as a sign of no word."""
    return "".join(one.value if isinstance(one, TextElement) else "…" for one in elements)


CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9JQKA])[♣♦♥♠]")
NUMBER = re.compile(r"(?<![0-9A-Za-z$.:/_-])[0-9]{2,}(?![0-9A-Za-z_])")
SPELLED = 16
"""Numbers up to it are words in some languages and figures in others."""
OTHER_FIGURES = {
    ("variant-pip_hearts_a15", "15"): "part of a name",
    ("variant-original_hearts-about", "1880"): "1880s, 1880er and 十九世纪八十年代",
    ("california_jack-rules", "20"): "twenty tricks",
}
OTHER_CARDS = {
    "feat-queens-taken": "the queen in words",
    "feat-queens-given": "the queen in words",
    "house-rule-qs_lead-anytime": "the queen in words",
    "variant-pink_lady-about": "the queen in words",
    "variant-gong_zhu-about": "黑桃Q, with which the Chinese name the pig",
    "variant-gong_zhu_both_ends-brief": "too long in some languages",
}


@pytest.mark.parametrize("locale", [one for one in NAMES if one != "en-US"])
def test_each_language_names_the_cards_and_numbers_that_english_names(locale: str) -> None:
    english, own = texts_of("en-US"), texts_of(locale)
    cards, numbers = list[str](), list[str]()
    for key in english.keys() & own.keys():
        if key not in OTHER_CARDS and cards_of(english[key]) != cards_of(own[key]):
            cards.append(key)
        for number in numbers_of(english[key]) ^ numbers_of(own[key]):
            if (key, number) not in OTHER_FIGURES:
                numbers.append(f"{key}: {number}")
    assert cards == []
    assert numbers == []


def cards_of(text: str) -> set[str]:
    return set(CARD.findall(text))


def numbers_of(text: str) -> set[str]:
    found = NUMBER.findall(text.partition("=")[2])
    return {number for number in found if int(number) > SPELLED}


SENTENCE_SIGNS = "。\uff1a\uff1f\uff01\uff0c"
AFTER_BOLD = {"ja": True, "zh-CN": False, "zh-TW": False}
"""Whether a blank stands between a sentence or a heading in bold and what follows it."""


@pytest.mark.parametrize("locale", [*AFTER_BOLD])
def test_signs_are_those_of_the_language(locale: str) -> None:
    """Full-width beside its own signs, and one blank or none behind what stands in bold."""
    wrong = list[str]()
    own = "[\u3040-\u30ff\u4e00-\u9fff]"
    half = re.compile(rf"{own}[,;:!?](?!\S*\))|[,;:!?]{own}| \(\{{ \$(?!link)")
    for key, text in texts_of(locale).items():
        if half.search(text):
            wrong.append(f"{key}: half-width")
        for line in text.splitlines():
            parts = line.split("**")
            for bold, behind in zip(parts[1::2], parts[2::2], strict=False):
                if bold.startswith(" "):
                    wrong.append(f"{key}: a blank in bold")
                if not behind or not bold.endswith(tuple(SENTENCE_SIGNS)):
                    continue
                if behind.startswith(" ") != AFTER_BOLD[locale]:
                    wrong.append(f"{key}: **{bold}**{behind[:9]}")
    assert wrong == []


@pytest.mark.parametrize("locale", ["zh-CN", "zh-TW"])
def test_a_blank_parts_chinese_from_the_name_of_a_person(locale: str) -> None:
    name = r"\{ \$(?:names?|others?|person|moderator|loser|dealer|host) \}"
    beside = re.compile(rf"{name}[\u4e00-\u9fff]|[\u4e00-\u9fff]{name}")
    assert [key for key, text in texts_of(locale).items() if beside.search(text)] == []


@each("locale", [*NEVER])
def test_a_language_never_says_what_was_mended_in_it_once(locale: str) -> None:
    found = [
        f"{key}: {match[0]!r}: {why}"
        for key, text in texts_of(locale).items()
        for where, slips in NEVER[locale].items()
        if re.match(where, key)
        for pattern, why in slips.items()
        if (match := re.search(pattern, text))
    ]
    assert found == []


@pytest.mark.parametrize("locale", [*SAID])
def test_a_language_says_the_words_of_its_sources_where_they_belong(locale: str) -> None:
    for word, where in SAID[locale].items():
        said = [key for key, text in texts_of(locale).items() if word in text]
        assert said, word
        assert [key for key in said if not re.match(where, key)] == [], word


@each("locale", [*NAMES])
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
    polite = re.compile(r"(?:ます|です|ません|ください)(?:か\uff1f|[。\uff09]|\s*$)")
    assert {one for one, text in japanese.items() if polite.search(text)} == refusals
    german = {key: text for key, text in texts_of("de").items() if COMMANDS.match(key)}
    infinitive = re.compile(
        r"= [A-ZÄÖÜ][a-zäöüß]+en, |= \w.*\b(?:spielen|nachspielen|prüfen|öffnen)(?:,|$)"
    )
    assert [one for one, text in german.items() if infinitive.search(text)] == []


@each("locale", [*NAMES])
def test_commands_that_open_a_table_are_described_in_one_form(locale: str) -> None:
    opening = [
        text.partition("= ")[2]
        for key, text in texts_of(locale).items()
        if re.fullmatch("offer-.*-open", key)
    ]
    assert len(opening) > 6
    assert len({text[:7] for text in opening}) == 1, opening


@each("locale", [*NAMES])
def test_what_is_chosen_from_a_menu_fits_a_phone(locale: str) -> None:
    menus = ("pace", "hints", "next-deal", "reliability")
    asked = (*(f"options-{one}-" for one in menus), "prefer-")
    keys = [
        key
        for key, text in texts_of("en-US").items()
        if key.startswith(asked)
        and not key.endswith(("-about", "-back"))
        and ("{ $" not in text or "$percent" in text)
    ]
    assert len(keys) > 70
    said = {key: phrasebook_of(locale)(key, percent=90) for key in keys}
    wide = {key: text for key, text in said.items() if columns(text) > COLUMNS}
    assert wide == {}


def columns(text: str) -> float:
    return sum(2.1 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
