"""docs/verify.html in a browser: the same vectors and findings, by mouse and by keyboard."""

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import Page, Request, expect

from tests.fairness.changed_records import FOURS, HEARTS, changed_records
from tests.fairness.specification import PAGE, VERIFY, findings, vectors
from tests.fairness.whole_games import agrees, whole_games
from tests.fairness.written_files import written_files

pytestmark = pytest.mark.browser

RECORDS = vectors()["records"]
BOUND: Final = 5
"""Under the newest scheme, and nobody could choose anything."""
CONTRAST = """() => {
  const light = (color) => {
    const [r, g, b] = color.match(/[0-9.]+/g).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const behind = (one) => {
    const color = getComputedStyle(one).backgroundColor;
    return color === "rgba(0, 0, 0, 0)" ? behind(one.parentElement) : color;
  };
  const texts = [...document.body.querySelectorAll("*")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && one.tagName !== "SCRIPT");
  return Math.min(...texts.map((one) => {
    const [a, b] = [light(getComputedStyle(one).color), light(behind(one))].sort((x, y) => y - x);
    return a / b;
  }));
}"""


async def open_page(page: Page) -> None:
    """Open the page from the disk."""
    await page.goto(PAGE.as_uri())


def texts() -> Iterator[tuple[str, str]]:
    for record in RECORDS:
        yield json.dumps(record), ""
        yield json.dumps(record, indent=1, ensure_ascii=False), record["seal"]
        yield json.dumps(record), RECORDS[record is RECORDS[0]]["seal"]
    for changed in changed_records():
        yield changed.text, changed.shown


async def test_every_vector_holds_on_the_page(page: Page) -> None:
    await open_page(page)
    told = vectors()
    chain = told["chain"]
    hashed = await page.evaluate(
        "(texts) => texts.map((text) => hex(sha256(unhex(text))))",
        [chain["root"], chain["secrets"]["3"], chain["secrets"]["1"]],
    )
    assert hashed == [chain["secrets"]["999"], chain["secrets"]["2"], chain["commitment"]]
    histories = await page.evaluate(
        "(all) => all.map(({actions}) =>"
        " hex(sha256(utf8(actions.map(([seat, text]) => `${seat} ${text}\\n`).join('')))))",
        told["histories"],
    )
    assert histories == [one["history"] for one in told["histories"]]
    keys = await page.evaluate(
        "(all) => all.map(({scheme, secret, table, draw, message, terms, history}) =>"
        " hex(keyOf(scheme, secret, table, draw, message, ...(terms ? [terms] : []), history)))",
        told["keys"],
    )
    assert keys == [one["key"] for one in told["keys"]]
    words = await page.evaluate(
        "({key, words}) => { const row = wordsOf(unhex(key));"
        " return words.map(() => row.next().value); }",
        told["words"],
    )
    assert words == told["words"]["words"]
    numbers = await page.evaluate(
        "(all) => all.map(({below: bound, words}) => {"
        " const row = words.values(); return [below(bound, row), [...row].length]; })",
        told["numbers"],
    )
    assert numbers == [[one["number"], len(one["words"]) - one["used"]] for one in told["numbers"]]
    shuffles = await page.evaluate(
        "(all) => all.map(({key, items}) =>"
        " shuffled(items.split(' ').reverse(), wordsOf(unhex(key))).join(' '))",
        told["shuffles"],
    )
    assert shuffles == [one["shuffled"] for one in told["shuffles"]]
    twice = told["shuffled_twice"]
    assert await page.evaluate(
        "({key, items}) => { const row = wordsOf(unhex(key));"
        " return [1, 2].map(() => shuffled(items.split(' '), row).join(' ')); }",
        twice,
    ) == [twice["first"], twice["second"]]
    assert await page.evaluate(
        "(all) => all.every(({seats, action, key}) =>"
        " deal(seats, action.split(' ').slice(1), wordsOf(unhex(key)), {pack: ''}))",
        told["deals"],
    )
    assert await page.evaluate(
        "(all) => all.every(({seats, words, key}) => cut(seats, words, wordsOf(unhex(key))))",
        told["cuts"],
    )
    seals = await page.evaluate(
        "(all) => all.map(({record}) => [canonical(record), sealed(record)])", told["seals"]
    )
    assert seals == [[one["written"], one["seal"]] for one in told["seals"]]


async def test_hashes_are_right_at_every_length(page: Page) -> None:
    """A message may end just before, at and behind the end of a block."""
    await open_page(page)
    lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]
    found = await page.evaluate(
        "(lengths) => lengths.map((length) => hex(sha256(new Uint8Array(length).fill(97))))",
        lengths,
    )
    assert found == [VERIFY.sha256(b"a" * length).hexdigest() for length in lengths]
    keys = await page.evaluate(
        "() => [64, 65].map((n) => hex(hmac(new Uint8Array(n).fill(107), utf8('a'))))"
    )
    assert keys == [VERIFY.hmac.digest(b"k" * n, b"a", "sha256").hex() for n in (64, 65)]


async def test_the_page_finds_what_the_program_finds(page: Page) -> None:
    await open_page(page)
    given = list(texts())
    found = await page.evaluate("(all) => all.map(([text, seal]) => checked(text, seal))", given)
    for (text, seal), (one, *more) in zip(given, found, strict=True):
        (said,) = VERIFY.checked(text, seal)
        assert not more
        assert one == [list(finding) for finding in said], text


async def test_the_page_finds_whose_seat_it_was_as_the_program_does(page: Page) -> None:
    await open_page(page)
    one, other = (mark["person"] for mark in vectors()["marks"])
    key = vectors()["marks"][0]["seat_key"]
    given = [
        (json.dumps(record), "", seat_key, ids)
        for record in (RECORDS[0], *RECORDS[BOUND:])
        for seat_key in (key, "ab" * 32, "ab", "")
        for ids in (one, f"{one},{other}", f"{other},{one}", "5", "05", "")
    ]
    found = await page.evaluate("(all) => all.map((one) => checked(...one)[0])", given)
    for asked, said in zip(given, found, strict=True):
        (right,) = VERIFY.checked(*asked)
        assert said == [list(finding) for finding in right], asked[2:]


async def test_the_page_agrees_with_the_engine_about_whole_games(page: Page) -> None:
    await open_page(page)
    games = list(whole_games())
    true = await page.evaluate(
        "(all) => all.map(([text, seal]) => checked(text, seal)[0])",
        [(json.dumps(game.true), game.true["seal"]) for game in games],
    )
    for game, found in zip(games, true, strict=True):
        assert found == findings(game.true, game.true["seal"]), game.name
        assert agrees(game.true, found), game.name
    forged = [game.false for game in games if game.false is not None]
    false = await page.evaluate(
        "(all) => all.map((text) => checked(text)[0])", list(map(json.dumps, forged))
    )
    assert len(forged) > len(games) / 2
    assert false == [findings(record) for record in forged]


async def test_the_page_says_of_every_file_what_the_others_say(page: Page) -> None:
    await open_page(page)
    files = list(written_files())
    found = await page.evaluate(
        "(all) => all.map((one) => checkedBytes(Uint8Array.from(atob(one), (sign) =>"
        " sign.charCodeAt(0)))[1])",
        [b64encode(file.content).decode() for file in files],
    )
    others: list[object] = []
    for file, records in zip(files, found, strict=True):
        codes = [VERIFY.EXIT_CODES[said] for record in records for _, said, _ in record]
        if max(codes, key=(0, 3, 1, 2).index) != file.code:
            others.append((file.name, codes))
        try:
            told = [list(map(list, one)) for one in VERIFY.checked(file.content.decode())]
        except UnicodeDecodeError:
            told = [[["Record", "UNREADABLE", "it is not UTF-8 text"]]]
        # A program that is out of room for them cannot tell where they end.
        if records != told and "in each other" not in file.name:
            others.append((file.name, records, told))
    assert others == []


async def test_many_records_in_one_file_are_told_one_by_one(page: Page) -> None:
    await open_page(page)
    await page.locator("#record").fill("\n".join(json.dumps(record) for record in RECORDS))
    await page.get_by_role("button", name="Check").click()
    await expect(page.get_by_role("table")).to_have_count(len(RECORDS))
    await expect(page.get_by_role("heading", name=f"Record 5 of {len(RECORDS)}")).to_be_visible()


async def test_it_is_used_with_the_keyboard_alone(page: Page) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    await open_page(page)
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("Record as a file")).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("Or the text of the record")).to_be_focused()
    await page.keyboard.insert_text(json.dumps(RECORDS[BOUND]))
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("Seal that was shown")).to_be_focused()
    await page.keyboard.insert_text(f" {RECORDS[BOUND]['seal'].upper()}")
    mine = vectors()["marks"][0]
    for label, told in (("Your seat key", mine["seat_key"]), ("Your own id", mine["person"])):
        await page.keyboard.press("Tab")
        await expect(page.get_by_label(label)).to_be_focused()
        await page.keyboard.insert_text(told)
    await page.keyboard.press("Enter")
    results = page.get_by_role("region", name="What was found")
    await expect(results).to_be_focused()
    await expect(results).to_contain_text("All that this page can check holds.")
    rows = page.get_by_role("row")
    await expect(rows.filter(has_text="Deal 1")).to_contain_text("✓ holds")
    await expect(rows.filter(has_text="was bound to")).to_contain_text("✓ holds")
    await expect(rows.filter(has_text="Seal")).to_contain_text("✓ holds")
    await expect(page.get_by_role("rowheader")).to_have_count(10)
    page.remove_listener("request", note)
    assert asked == [PAGE.as_uri()], "nothing is loaded, and nothing is sent"


async def test_a_file_is_chosen_or_dropped(page: Page, tmp_path: Path) -> None:
    await open_page(page)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORDS[HEARTS]), encoding="utf-8")
    await page.get_by_label("Record as a file").set_input_files(file)
    await expect(page.locator("#results")).to_contain_text("Deal 1")
    dropped = await page.evaluate_handle(
        "(text) => { const all = new DataTransfer();"
        " all.items.add(new File([text], 'other.json')); return all; }",
        json.dumps(RECORDS[HEARTS] | {"dealer": 3}),
    )
    await page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    await expect(page.locator("#results")).to_contain_text("Something is wrong")
    await expect(page.get_by_role("row").filter(has_text="First dealer")).to_contain_text("✗ wrong")
    broken = tmp_path / "broken.json"
    broken.write_bytes(json.dumps(RECORDS[HEARTS]).encode().replace(b"standard", b"\xff"))
    await page.get_by_label("Record as a file").set_input_files(broken)
    await expect(page.locator("#results")).to_contain_text("cannot be read")


async def test_what_a_record_holds_is_text_and_nothing_else(page: Page) -> None:
    await open_page(page)
    mark = "<img/src=x/onerror=document.title=1>"
    record: dict[str, Any] = json.loads(json.dumps(RECORDS[HEARTS])) | {"variant": mark}
    record["fair"]["table"] = "<b>bold</b>"
    record["actions"][0][1] = f"deal {mark}"
    await page.locator("#record").fill(json.dumps(record))
    await page.get_by_role("button", name="Check").click()
    await expect(page.locator("#results")).to_contain_text("Something is wrong")
    assert await page.locator("#results img, #results b").count() == 0
    assert await page.title() == "Check the deals of a game of Cardroom"
    assert await page.evaluate(
        "shown([['<b>', 'WRONG', '<i>']], 1, 1)[2].querySelector('b, i')"
    ) is (None)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_it_fits_a_phone_and_is_good_to_read(
    page: Page, scheme: Literal["light", "dark"]
) -> None:
    await page.emulate_media(color_scheme=scheme)
    await page.set_viewport_size({"width": 360, "height": 740})
    await open_page(page)
    given = [RECORDS[FOURS], RECORDS[HEARTS] | {"dealer": 3}, {"variant": "x"}]
    lines = "\n".join(map(json.dumps, given))
    await page.locator("#record").fill(lines)
    await page.get_by_role("button", name="Check").click()
    await expect(page.get_by_role("table")).to_have_count(3)
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    assert await page.evaluate(CONTRAST) >= 4.5
    assert await page.locator("html").get_attribute("lang") == "en"
    box = await page.get_by_role("button", name="Check").bounding_box()
    assert box is not None
    assert box["height"] >= 44
