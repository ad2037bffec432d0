"""Texts beside each other: lists, sentences and remarks are put together as the language does."""

from fluent.runtime import FluentBundle, FluentResource

from bot.screens.leaderboards.leaderboard import season_text
from bot.screens.phrases import enumerated, listed, listed_or, remarked, sentences
from bot.text.phrasebook import Phrasebook, conventions_of, phrasebook_of
from tests.each import each
from tests.screens.conftest import ENGLISH

OPEN, CLOSE = "\uff08", "\uff09"
"""Full-width brackets."""

JAPANESE = f"""
sentences = {{ $first }}{{ $then }}
remark = {{ $told }}{OPEN}{{ $remark }}{CLOSE}
"""


def speaking(locale: str, written: str = "") -> Phrasebook:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    return Phrasebook(locale, [bundle], strict=True)


@each(
    ("locale", "two", "all_of_them", "one_of_them", "in_turn"),
    [
        ("en-US", "A and B", "A, B and C", "A, B or C", "A, B, C"),
        ("de", "A und B", "A, B und C", "A, B oder C", "A, B, C"),
        ("ja", "AとB", "A、B、C", "A、B、またはC", "A、B、C"),
        ("zh-CN", "A 和 B", "A、B和C", "A、B或C", "A、B、C"),
        ("zh-TW", "A 和 B", "A、B和C", "A、B或C", "A、B、C"),
    ],
)
def test_things_are_listed_as_the_language_lists_them(
    locale: str, two: str, all_of_them: str, one_of_them: str, in_turn: str
) -> None:
    phrasebook = phrasebook_of(locale)
    assert listed([], phrasebook) == ""
    assert listed(["A"], phrasebook) == "A"
    assert listed(["A", "B"], phrasebook) == two
    assert listed(["A", "B", "C"], phrasebook) == all_of_them
    assert listed_or(["A", "B", "C"], phrasebook) == one_of_them
    assert enumerated(["A", "B", "C"], phrasebook) == in_turn


def test_what_is_listed_may_hold_any_sign() -> None:
    assert listed(["{0}", "{}", "%s"], ENGLISH) == "{0}, {} and %s"


def test_sentences_follow_each_other_as_in_the_language() -> None:
    assert sentences(["It is over.", None, "", "Ada won."], ENGLISH) == "It is over. Ada won."
    assert sentences([], ENGLISH) == ""
    assert sentences(["終わりです。", "勝ちました。"], speaking("ja", JAPANESE)) == (
        "終わりです。勝ちました。"
    )


def test_a_remark_stands_in_the_brackets_of_the_language() -> None:
    assert remarked("Ada", "computer, easy", ENGLISH) == "Ada (computer, easy)"
    assert remarked("Ada", "", ENGLISH) == "Ada"
    assert remarked("Ada", "初級", speaking("ja", JAPANESE)) == f"Ada{OPEN}初級{CLOSE}"


@each(
    ("locale", "month"),
    [
        ("en-US", "November 2026"),
        ("de", "November 2026"),
        ("ja", "2026年11月"),
        ("zh-CN", "2026年11月"),
        ("zh-TW", "2026年11月"),
    ],
)
def test_a_season_is_a_month_as_the_language_writes_it(locale: str, month: str) -> None:
    assert season_text("2026-11", speaking(locale)) == month


def test_a_language_that_nobody_knows_is_written_as_english_is() -> None:
    assert conventions_of("qps-ploc") == conventions_of("en-US")
