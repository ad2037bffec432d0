"""No screen of a first deal, of an end of a deal or of a result wraps or leads off the side."""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, TypeVar

import pytest
from playwright.async_api import ViewportSize, expect

from bot.faces.names import pictures_of
from bot.faces.uploading import named_pictures
from bot.interactions.appraisal_answers import Reading, appraised_screen
from bot.pictures.painting import paint
from bot.pictures.scenes import file_name
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import DearestMove, Interval, OwnHand
from bot.screens.review.appraised import review_keys
from bot.screens.review.position import position_screen
from bot.screens.review.stepping import FIGURES, POSITION, STRONG
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn, result_card
from bot.tables.services.preferences import Reader
from bot.text.faces import PLAIN_FACES, Faces
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.preferences import Look
from engine.cards import card
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Chair
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.attachments import Upload
from tests.browser.conftest import Visit
from tests.browser.test_looks import PHONE
from tests.drawing import as_sent
from tests.end_to_end.given_faces import give_faces
from tests.engine.kept_games import games as kept_games
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.beside.test_appraised import GAMES, USUAL, appraised
from tests.screens.beside.test_appraised import at_step as review_at
from tests.screens.beside.test_review import frame_for
from tests.screens.conftest import ENGLISH, PEOPLE, frame_of
from tests.screens.first_deals import FAIR, NOON, Shown, screens_of
from tests.screens.largest import speaking
from tests.screens.records import by_chance, kept
from tests.screens.test_words import SPOKEN, covering

pytestmark = pytest.mark.browser

WINDOWS: Final[Sequence[ViewportSize]] = (
    PHONE,
    {"width": 390, "height": 844},
    {"width": 1280, "height": 800},
)
ON_A_PAGE: Final = 60
"""Messages of a channel that the page shows."""
WIDE: Final = tuple(name * 32 for name in "漢W語MあW漢Wー語")
"""Names as wide as names can be."""
FAULTS: Final = """() => {
  const width = document.documentElement.clientWidth;
  const faults = [];
  const CARD =
    /^(✓( →.*)?|(✓ )?(10|[2-9JQKA]|[\\u2013\\u2012]+)[♠♥♦♣]?( \\u00d7\\d| new)?|.*joker.*)$/;
  const first = document.querySelector('[data-message]').dataset.message;
  for (const message of document.querySelectorAll('[data-column=channel] [data-message]')) {
    const say = (what) => faults.push(`${message.dataset.message}: ${what}`);
    for (const code of message.querySelectorAll('pre code')) {
      const written = code.textContent.replace(/\\n$/, '').split('\\n').length;
      const line = parseFloat(getComputedStyle(code).lineHeight);
      const drawn = Math.round(code.getBoundingClientRect().height / line);
      if (drawn !== written) say(`${written} lines take ${drawn}: ${code.textContent}`);
    }
    for (const node of message.querySelectorAll('*')) {
      if (!node.getClientRects().length) continue;
      const place = node.getBoundingClientRect();
      if (place.right > width + .5 || place.left < -.5) say(`off screen: ${node.outerHTML}`);
    }
    for (const row of message.querySelectorAll('.row')) {
      const keys = [...row.children];
      const tops = keys.map((one) => Math.round(one.getBoundingClientRect().top));
      const below = keys.filter((_, at) => tops[at] > tops[0]);
      // A link that leads elsewhere may stand by itself, and so may the last of three answers.
      const alone = below.length === 1 && !below[0].matches('.press-link') && keys.length > 3;
      const cards = keys.every((one) => CARD.test(one.innerText.trim()));
      if (alone || (cards && below.length)) say(`a broken row: ${row.innerText}`);
    }
    for (const node of message.querySelectorAll('pre, .box, .row'))
      if (node.scrollWidth > node.clientWidth + 1) say(`too wide: ${node.outerHTML}`);
  }
  if (document.documentElement.scrollWidth > width)
    faults.push(`${first}: the page is too wide`);
  return faults;
}"""


def faces_of(server: LoopbackDiscord, look: Look) -> Faces:
    """Let the bot have the emojis of a look, and return them as a phrasebook writes them."""
    if look == "plain":
        return PLAIN_FACES
    give_faces(server, [look])
    ids = {str(emoji["name"]): emoji["id"] for emoji in server.world.emojis}
    named = named_pictures(look, pictures_of(look))
    return Faces(look, {shown: f"<:{name}:{ids[name]}>" for name, (shown, _) in named.items()})


def chairs(seats: int, names: tuple[str, ...]) -> tuple[Chair, ...]:
    """Seat people of these names and, last, a computer."""
    seated = [Chair(safe_name(name), person=seat + 1) for seat, name in enumerate(names[:seats])]
    return (*seated[:-1], Chair(seated[-1].name))


ShownT = TypeVar("ShownT")


async def laid_out(
    visit: Visit, shown: Iterable[tuple[ShownT, Screen]]
) -> AsyncIterator[Mapping[str, ShownT]]:
    """Lay screens out on the page, below each other; yield what each message is, a page at a time.

    The page is opened once, and draws what comes in the place of what is gone. It is laid out, but
    not painted, which costs a quarter of all.
    """
    world = visit.server.world
    told = iter(shown)
    drawn = visit.column("channel").locator("[data-message]")
    await visit.open()
    await visit.page.evaluate("document.documentElement.style.opacity = 0")
    while some := list(islice(told, ON_A_PAGE)):
        posted = {
            str(visit.post(*as_sent(screen), files=uploads(screen))["id"]): name
            for name, screen in some
        }
        await expect(drawn).to_have_count(len(posted))
        await expect(drawn.last).to_have_attribute("data-message", list(posted)[-1])
        yield posted
        for number in posted:
            world.messages.delete(world.messages.find(int(number)))


async def faults_of(
    visit: Visit, screens: Iterable[Shown], windows: Sequence[ViewportSize] = (PHONE,)
) -> list[str]:
    """Return what is wrong with screens in each window."""
    found: list[str] = []
    async for names in laid_out(visit, ((shown.name, shown.screen) for shown in screens)):
        for window in windows:
            await visit.page.set_viewport_size(window)
            faults: list[str] = await visit.page.evaluate(FAULTS)
            at = f"at {window['width']}"
            found += [f"{names[one.split(':')[0]]} {one} {at}" for one in faults]
    return found


def cases(family: str) -> Sequence[Case]:
    return [case for case in tables_in_sight() if case[0].family == family]


def screens_on_a_phone(family: str, words: Phrasebook) -> Iterator[Shown]:
    """Yield all screens in the long run; else of each case the fullest of each kind."""
    for at, (offered, seats) in enumerate(cases(family)):
        sitting = chairs(seats, (WIDE, PEOPLE)[at % 2])
        fullest: dict[str, Shown] = {}
        for shown in screens_of(offered, sitting, words):
            if THOROUGH:
                yield shown
            before = fullest.setdefault(shown.kind, shown)
            if shown.screen.left.characters < before.screen.left.characters:
                fullest[shown.kind] = shown
        if not THOROUGH:
            yield from fullest.values()


def uploads(screen: Screen) -> list[Upload]:
    """Paint the pictures of a screen."""
    return [Upload(at, file_name(scene), paint(scene)) for at, scene in enumerate(screen.scenes)]


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.long
async def test_every_screen_of_a_first_deal_fits_a_phone(visit: Visit, family: str) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    assert await faults_of(visit, screens_on_a_phone(family, words)) == []


def ends_of(offered: Variant, sitting: tuple[Chair, ...], words: Phrasebook) -> Iterator[Shown]:
    """Yield the table at the first and last end of a deal, the result, and both as one sees alone.

    The game is a whole one, so that the sheet of the result has its real deals.
    """
    seats = len(sitting)
    recorded = any(one["seats"] == seats for one in kept_games().get(offered.key, ()))
    told = kept(offered.key, seats) if recorded else by_chance(offered, seats)
    games = [game for game, _ in told]
    first, last = next(game for game in games if game.deal_scores), games[-1]
    screens = family_screens(offered.family)
    title = words(f"variant-{offered.key}")
    frame = replace(frame_of(PEOPLE[:seats]), chairs=sitting, variant_title=title, fair=FAIR)
    frame = replace(frame, family=offered.family)
    interval = Interval(pressed=(0,), awaited=tuple(range(seats)), ends_at=NOON)
    frame = replace(frame, sayable=screens.reactions, interval=interval)
    dearest = DearestMove(12, len(last.deal_scores), screens.review.part, 4, card("QS"), 13)

    def table(game: Game, *, solo: bool) -> Screen:
        seen = replace(frame, solo=solo)
        return drawn(lambda reader: screens.table(Drawing(seen, game.view(None), reader)), words)

    def result(*, solo: bool) -> Screen:
        seen = replace(frame, solo=solo, own=OwnHand(dearest=dearest) if solo else None)
        return result_card(last.view(None), seen, Reader(words, "two-colours"))

    of = f"{offered.key} for {seats}"
    yield Shown("end of a deal", table(first, solo=False), f"{of}: first end of a deal")
    yield Shown("end of a deal", table(last, solo=False), f"{of}: last end of a deal")
    yield Shown("result", result(solo=False), f"{of}: result")
    yield Shown("result alone", result(solo=True), f"{of}: result alone")


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.long
async def test_a_review_in_pictures_is_seen_whole(visit: Visit, language: str) -> None:
    words = speaking(language).with_faces(faces_of(visit.server, "two-colours"))
    shown = dict[str, Screen]()
    for key, seats in GAMES:
        game, moves = appraised(key, seats, USUAL)
        step = game.step_of(moves[len(moves) // 2].at)
        for tab in (POSITION, STRONG, FIGURES):
            people = tuple(Chair(name, person=1) for name in PEOPLE[:seats])
            frame = frame_for(game.record, people, words)
            at = replace(review_at(game, step, words, tab), frame=frame)
            draw = partial(appraised_screen, Reading.of(at, moves))
            if tab == POSITION:
                draw = partial(position_screen, at, keys=review_keys(at, words))
            shown[f"{key}, {tab}"] = drawn(draw, words)
    await visit.page.set_viewport_size({"width": 390, "height": 844})
    async for names in laid_out(visit, shown.items()):
        heights: list[tuple[str, float]] = await visit.page.evaluate(WHOLE)
        assert len(heights) == len(names)
        assert [(names[number], height) for number, height in heights if height > 655] == []


CARDS: Final = """() => [...document.querySelectorAll('[data-column=channel] [data-message]')]
  .map((one) => [one.dataset.message, one.querySelector('.box').getBoundingClientRect().height])"""

WHOLE: Final = """() => [...document.querySelectorAll('[data-column=channel] [data-message]')]
  .map((one) => {
    const shown = [...one.querySelectorAll('.message-body > *:not(.byline)')];
    const ends = shown.map((part) => part.getBoundingClientRect());
    return [one.dataset.message, ends.at(-1).bottom - ends[0].top];
  })"""

BROKEN: Final = """() => {
  const broken = [];
  for (const title of document.querySelectorAll('[data-column=channel] .head-1')) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const one of node.textContent.matchAll(/\\w+[-\\u2011]\\w+/g)) {
        const name = document.createRange();
        name.setStart(node, one.index);
        name.setEnd(node, one.index + one[0].length);
        const tops = [...name.getClientRects()].map((line) => Math.round(line.top));
        broken.push([one[0], new Set(tops).size]);
      }
  }
  return broken;
}"""


@pytest.mark.parametrize("language", SPOKEN)
async def test_a_title_never_breaks_within_the_name_of_a_game(visit: Visit, language: str) -> None:
    words, last = speaking(language), list(kept("seven_up", 2))[-1][0]
    view, screens = last.view(None), family_screens("all_fours")
    frame = replace(frame_of(("A", "B")), variant_title=words("variant-seven_up"))
    for length in range(1, 20):
        sitting = (Chair("A" * length, person=1), Chair("B" * length, person=2))
        drawing = Drawing(replace(frame, chairs=sitting), view, words)
        visit.post(*as_sent(screens.result(drawing)))
    await visit.page.set_viewport_size(PHONE)
    await visit.open()
    titles = await visit.page.evaluate(BROKEN)
    named = "-" in frame.variant_title
    assert [lines for _, lines in titles] == [1] * 19 * named


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.long
async def test_every_end_of_a_deal_and_result_fits_each_window(visit: Visit, family: str) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    shown = (
        one
        for at, (offered, seats) in enumerate(cases(family))
        for one in ends_of(offered, chairs(seats, (WIDE, PEOPLE)[at % 2]), words)
    )
    assert await faults_of(visit, shown, WINDOWS) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.long
async def test_the_end_of_a_game_is_a_card_of_seven_hundred_pixels(
    visit: Visit, language: str
) -> None:
    words = speaking(language).with_faces(faces_of(visit.server, "two-colours"))
    shown = [
        one
        for key, seats in covering(language)
        for one in ends_of(variant(key), chairs(seats, PEOPLE), words)
        if one.kind.startswith("result")
    ]
    await visit.page.set_viewport_size({"width": 390, "height": 844})
    async for names in laid_out(visit, ((one.name, one.screen) for one in shown)):
        heights: list[tuple[str, float]] = await visit.page.evaluate(CARDS)
        assert len(heights) == len(names)
        assert [(names[number], height) for number, height in heights if height > 700] == []
