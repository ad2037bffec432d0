"""Sheets: places, names and points in short lines that stand below each other."""

from dataclasses import replace

from bot.screens.sheet import (
    COLUMNS,
    LEAST_NAMES,
    MINUS,
    SheetLine,
    columns_of,
    cut,
    fitted,
    number,
    sheet_block,
    sheet_line,
    signed,
    thirds_of,
)
from bot.text.names import safe_name
from engine.table.chairs import Chair
from tests.each import each
from tests.screens.conftest import ENGLISH, HOSTILE_NAMES, frame_of

NAMES = (
    "Alice",
    "W" * 24,
    "桜" * 24,
    "محمد عبد الرحمن بن خالد",
    "\u05e2\u05d3\u05d9",
    "🇩🇪🇫🇷🇯🇵🇧🇷🇺🇸🇬🇧🇪🇸🇮🇹🇵🇱",
    "👍🏽👍🏽👍🏽",
    "A``` b*c_d`",
    "ééééé",
    "ｱﾘｽ",
)


def line(place: int, *numbers: str, name: str = "Alice", sign: str = "") -> SheetLine:
    return SheetLine(place, (safe_name(name),), numbers, sign)


def written(block: str) -> list[str]:
    first, *lines, last = block.split("\n")
    assert (first, last) == ("```", "```")
    return lines


def test_the_numbers_of_a_sheet_stand_below_each_other() -> None:
    block = sheet_block(
        [
            line(1, "+13", "104"),
            line(2, "0", "9", name="Bob"),
            line(10, f"{MINUS}26", f"{MINUS}1250", name="Eve"),
        ]
    )
    assert written(block) == [
        " 1 Alice +13   104",
        " 2 Bob     0     9",
        f"10 Eve   {MINUS}26 {MINUS}1250",
    ]


def test_the_sign_of_a_computer_stands_behind_its_numbers_and_moves_none() -> None:
    lines = [line(1, "+13", "104", sign="🤖"), line(2, "0", "9", name="Bob")]
    assert written(sheet_block(lines)) == ["1 Alice +13 104 🤖", "2 Bob     0   9"]


def test_headings_stand_above_the_numbers() -> None:
    block = sheet_block([line(1, "+13", "104"), line(2, "0", "9")], ("deal", "total"))
    assert written(block) == ["        deal total", "1 Alice  +13   104", "2 Alice    0     9"]


def test_headings_without_room_are_left_out_and_numbers_never_are() -> None:
    headings = ("punti di questa mano", "totale")
    assert written(sheet_block([line(1, "+13", "104")], headings)) == ["1 Alice +13 104"]
    many = sheet_block([line(1, *[f"{MINUS}10000"] * 6)], headings)
    assert written(many) == ["1 Ali… " + " ".join([f"{MINUS}10000"] * 6)]


@each("name", [*NAMES, *HOSTILE_NAMES])
def test_no_name_makes_a_line_longer_than_a_phone_is_wide(name: str) -> None:
    lines = [
        line(1, "+1320", f"{MINUS}12500", name=name, sign="🤖"),
        line(10, "3 + 13i", "0", name="Bob"),
    ]
    for said in written(sheet_block(lines, ("deal", "total"))):
        assert columns_of(said) <= COLUMNS
    together = SheetLine(2, (safe_name(name), safe_name(name)), ("+5", "7"))
    assert columns_of(written(sheet_block([together]))[0]) <= COLUMNS


@each("name", [*NAMES, *HOSTILE_NAMES])
def test_columns_of_a_sheet_end_where_they_should_whatever_a_name_is_made_of(name: str) -> None:
    lines = [line(1, "+13", "104", name=name, sign="🤖"), line(2, f"{MINUS}4", "22", name="Bob")]
    ends = {thirds_of(said.removesuffix(" 🤖")) for said in written(sheet_block(lines))}
    # Where there is no room for blanks of both widths, a third of a column may be missing.
    assert max(ends) - min(ends) <= 1


def test_numbers_stand_below_each_other_though_a_wide_letter_is_no_two_columns() -> None:
    names = ("さくら", "Ada", "山田太郎", "小明")
    lines = [line(at, "+13", "104", name=name) for at, name in enumerate(names, 1)]
    said = written(sheet_block(lines, ("得点", "合計")))
    assert len({thirds_of(one) for one in said[1:]}) == 1
    assert max(map(columns_of, said)) <= COLUMNS
    # A heading can only be moved by whole columns.
    assert abs(thirds_of(said[0]) - thirds_of(said[1])) <= 1
    assert thirds_of("得点") == 10
    assert thirds_of("🤖") == thirds_of("Al") == 6


def test_nothing_in_a_name_ends_the_block_or_is_shown_escaped() -> None:
    assert written(sheet_block([line(1, "0", name="a```b*c_d")])) == ["1 a'''b*c_d 0"]


def test_a_table_of_ten_has_ten_lines_that_fit() -> None:
    lines = [
        line(place, "+26", f"{MINUS}1040", name="桜" * 24, sign="🤖") for place in range(1, 11)
    ]
    said = written(sheet_block(lines, ("deal", "total")))
    assert len(said) == 11
    assert max(map(columns_of, said)) <= COLUMNS


def test_a_name_written_from_right_to_left_turns_nothing_beside_it() -> None:
    said = cut(safe_name("محمد عبد الرحمن"), 6)
    assert said.startswith("\u2068")
    assert said.endswith("…\u2069")
    assert columns_of(said) <= 6
    assert said.count("\u2069") == 1


def test_partners_share_a_line_and_the_longest_name_is_cut_first() -> None:
    names = ("Al", "Bartholomew", "Christopher")
    said = fitted(names, 24)
    assert said == "Al+Bartholom…+Christoph…"
    assert fitted(names, 30) == "Al + Bartholomew + Christopher"
    assert columns_of(said) <= 24
    assert fitted(names[:1], LEAST_NAMES) == "Al"


@each(
    ("text", "columns"),
    [
        ("Ada", 3),
        ("桜", 2),
        ("ｱ", 1),
        ("é", 1),
        ("e\u0301", 1),
        ("🤖", 2),
        ("👍🏽", 2),
        ("🇩🇪", 2),
        ("❤\ufe0f", 2),
        ("👩\u200d🚀", 2),
        ("\u2068\u05e2\u05d3\u05d9\u2069", 3),
        ("Q♠", 2),
    ],
)
def test_a_text_takes_as_many_columns_as_it_is_wide(text: str, columns: int) -> None:
    assert columns_of(text) == columns


def test_points_of_a_deal_have_a_sign_and_totals_only_below_zero() -> None:
    assert [signed(points) for points in (13, 0, -26)] == ["+13", "0", f"{MINUS}26"]
    assert [number(points) for points in (1250, 0, -45)] == ["1250", "0", f"{MINUS}45"]


def test_a_computer_that_plays_alone_has_a_sign_and_nobody_else() -> None:
    chairs = (Chair("Ada", level="hard"), Chair("Bob", person=7, level="easy"))
    frame = replace(frame_of(), chairs=chairs)
    lines = [sheet_line(frame, 1, side, ("5",), ENGLISH) for side in ((0,), (1,), (0, 1))]
    assert [(line.names, line.sign) for line in lines] == [
        (("Ada",), "🤖"),
        (("Bob",), ""),
        (("Ada", "Bob"), ""),
    ]
