"""Whoever plays alone sees trick or pile, cards, whose turn it is and all buttons in one screen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from bot.pictures.scenes import TableScene
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.hand.solo import solo_screen
from bot.screens.screen import Screen
from bot.tables.messages.drawing import in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.contract.view import SeatView
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import FAMILIES, variant
from loopback_discord.payloads import ACTION_ROW, TEXT_DISPLAY, Payload
from tests.browser.conftest import Visit
from tests.browser.test_looks import PHONE
from tests.browser.test_phone import FAULTS, cases, faces_of, laid_out
from tests.drawing import as_sent
from tests.laws.covering import THOROUGH
from tests.screens.conftest import ENGLISH
from tests.screens.hand.moments_alone import moments, solo_frame, with_a_long_hand
from tests.screens.hands_in_play import tried
from tests.screens.largest import speaking
from tests.screens.test_words import COVERING, SPOKEN, covering

pytestmark = pytest.mark.browser

SEEN: Final[Sequence[tuple[ViewportSize, int]]] = (
    ({"width": 390, "height": 844}, 655),
    ({"width": 1280, "height": 800}, 671),
)
"""A window, and how much of a message can be seen in it between the names and the composer."""
NARROW: Final[tuple[ViewportSize, int]] = (PHONE, 1_000)
"""There one may scroll; on no phone breaks a row so that one button stands alone."""
FULLEST: Final = 3
"""Panels of a case that are looked at: among them is the highest, or one as good as that."""
HEIGHTS: Final = """() => [...document.querySelectorAll('[data-column=channel] [data-message]')]
  .map((one) => {
    const parts = [...one.querySelectorAll('.message-body > *')];
    const shown = parts.filter((part) => !part.matches('.byline'));
    const ends = shown.map((part) => part.getBoundingClientRect());
    // Melds stand above a line, and may be more than a screen shows.
    const line = one.querySelector('hr') ?? shown[0];
    return [one.dataset.message, ends.at(-1).bottom - line.getBoundingClientRect().top];
  })"""

WHOLE: Final = HEIGHTS.replace("one.querySelector('hr') ?? ", "")
WHOLE_PHONE: Final[tuple[ViewportSize, int]] = ({"width": 390, "height": 844}, 600)
PICTURED: Final[Sequence[tuple[ViewportSize, int]]] = (
    (PHONE, 600),
    WHOLE_PHONE,
    ({"width": 1280, "height": 800}, 660),
)
"""With a picture the whole message is seen, and something around it."""


def panel(frame: Frame, game: Game, reader: Reader) -> Screen:
    screens, view = family_screens(game.variant.family), game.view(0)
    # What a newcomer is shown: *Bigger cards* in the first deal, and the proof.
    newcomer = not game.deal_scores
    frame = replace(
        frame,
        own=OwnHand(offered=newcomer and reader.pictures == "offered", at_once=True, next_asked=2),
    )
    if reader.pictures == "cards":
        frame = replace(frame, preset=game.variant.key, tried=tried("panel of a contest", 1))
    if isinstance(view, CanastaSeatView):
        view = with_a_long_hand(view)

    def draw(frame: Frame, words: Phrasebook) -> Screen:
        return screens.hand(Drawing(frame, view, words))

    return solo_screen(frame, in_pictures(draw, view, frame, reader), reader.phrasebook.plain)


def about_high(parts: Iterable[Payload]) -> int:
    """Return how high parts are, about: a row of buttons is as high as two lines."""
    return sum(
        2
        if part["type"] == ACTION_ROW
        else 1 + part["content"].count("\n")
        if part["type"] == TEXT_DISPLAY
        else about_high(part.get("components", ()))
        for part in parts
    )


def panels(
    offered: Variant, seats: int, reader: Reader, *, pictured: bool = False
) -> Iterator[tuple[str, Screen]]:
    """Yield the panels of a case in the long run, else the fullest, or those with a picture."""
    frame = solo_frame(offered, seats, reader.phrasebook)
    drawn = [(name, panel(frame, game, reader)) for name, game in moments(offered, seats)]
    shown = [one for one in drawn if one[1].scenes or not pictured]
    shown.sort(key=lambda one: about_high(as_sent(one[1])), reverse=True)
    for name, screen in shown if THOROUGH else shown[:FULLEST]:
        yield f"{offered.key} for {seats}, {name}", screen


def messages(offered: Variant, seats: int, reader: Reader) -> Iterator[tuple[str, Screen]]:
    """Yield hands as people at a table are sent them: all in the long run, else some."""
    alone, link = (
        solo_frame(offered, seats, reader.phrasebook),
        "https://discord.com/channels/1/2/3",
    )
    frame = replace(alone, solo=False, hints=False, table_link=link, own=OwnHand(next_asked=2))
    screens = family_screens(offered.family)
    for name, game in islice(moments(offered, seats), 0, None, 1 if THOROUGH else 4):
        view = game.view(0)

        def draw(frame: Frame, words: Phrasebook, view: SeatView = view) -> Screen:
            return screens.hand(Drawing(frame, view, words))

        yield (
            f"message of {offered.key} for {seats}, {name}",
            in_pictures(draw, view, frame, reader),
        )


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.long
async def test_the_panel_of_who_plays_alone_fits_a_screen(visit: Visit, family: str) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    shown = dict(
        one for case in cases(family) for one in panels(*case, Reader(words, pictures="offered"))
    )
    assert await faults_of(visit, shown, (*SEEN, NARROW)) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.long
async def test_the_panel_of_who_plays_alone_fits_in_every_language(
    visit: Visit, language: str
) -> None:
    words = speaking(language).with_faces(faces_of(visit.server, "two-colours"))
    # In the last one is offered to draw, to ask and both ways to take, later than in a first deal.
    looked_at_too = (*covering(language), ("canasta_official", 4))
    shown = dict(
        one
        for key, seats in looked_at_too
        for one in panels(variant(key), seats, Reader(words, pictures="offered"))
    )
    assert await faults_of(visit, shown, (*SEEN, NARROW)) == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.long
async def test_the_panel_with_a_picture_of_this_moment_fits_a_screen_whole(
    visit: Visit, family: str
) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    reader = Reader(words, "two-colours", "cards")
    shown = dict(one for case in cases(family) for one in panels(*case, reader, pictured=True))
    assert any(isinstance(one.scenes[0], TableScene) for one in shown.values())
    assert await faults_of(visit, shown, PICTURED, WHOLE) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.long
async def test_a_hand_with_a_picture_fits_in_every_language_alone_and_as_a_message(
    visit: Visit, language: str
) -> None:
    words = speaking(language).with_faces(faces_of(visit.server, "two-colours"))
    reader, at = Reader(words, "two-colours", "cards"), SPOKEN.index(language)
    shown: dict[str, Screen] = {}
    # Ten seats are among them; in the long run every language looks at all.
    for key, seats in COVERING if THOROUGH else (*COVERING[at :: len(SPOKEN)], ("samba_4", 4)):
        shown |= dict(panels(variant(key), seats, reader))
        shown |= dict(messages(variant(key), seats, reader))
    pictured = {name: screen for name, screen in shown.items() if screen.scenes}
    assert {name.split()[0] for name in pictured} >= {"message"}
    assert await faults_of(visit, pictured, PICTURED, WHOLE) == []


@pytest.mark.long
async def test_the_panel_of_canasta_in_words_fits_a_phone_whole(visit: Visit) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    shown = dict(one for case in cases("canasta") for one in panels(*case, Reader(words)))
    found = await faults_of(visit, shown, (WHOLE_PHONE,), WHOLE)
    assert not found, "\n".join(found)


async def faults_of(
    visit: Visit,
    shown: Mapping[str, Screen],
    windows: Sequence[tuple[ViewportSize, int]],
    measured: str = HEIGHTS,
) -> list[str]:
    """Return which panels are too high, or on a phone break a row."""
    found: list[str] = []
    async for names in laid_out(visit, shown.items()):
        for window, seen in windows:
            await visit.page.set_viewport_size(window)
            heights: list[tuple[str, float]] = await visit.page.evaluate(measured)
            assert len(heights) == len(names)
            found += [
                f"{names[number]}: {height:.0f} of {seen} at {window['width']}"
                for number, height in heights
                if height > seen
            ]
            faults: list[str] = await visit.page.evaluate(FAULTS)
            found += [f"{names[one.split(':')[0]]} at {window['width']} {one}" for one in faults]
    return found
