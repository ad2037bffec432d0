"""Screenshots of what people look at, which stand in `docs/pictures`.

`CARDROOM_PICTURES=docs/pictures` writes all of them anew. Else one of each screen is drawn, and
those in the folder are counted.
"""

import io
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias, get_args

import pytest
from PIL import Image
from playwright.async_api import Page, ViewportSize, expect

from bot.pictures.painting import paint
from bot.pictures.scenes import ChartScene, HandScene, file_name
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval
from bot.screens.lesson import lesson_screen
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.pictures import (
    with_chart,
    with_deal_picture,
    with_hand_picture,
    with_table_picture,
)
from bot.screens.screen import Screen
from bot.screens.table.panel import panel_screen, turning
from bot.tables.messages.drawing import drawn
from bot.tables.preferences import card_look
from bot.text.phrasebook import Phrasebook, locales
from data.preferences import Look
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.players.levels import policy
from engine.table.chairs import Chair
from loopback_discord.state.attachments import Upload
from tests.browser.conftest import Visit
from tests.browser.test_looks import PHONE
from tests.browser.test_phone import faces_of
from tests.drawing import as_sent
from tests.end_to_end.canasta_tables import KINGS
from tests.screens.canasta_plans import begun
from tests.screens.conftest import frame_of, phrasebook
from tests.screens.records import first_where, last, playing

__all__ = ["phrasebook"]

pytestmark = pytest.mark.browser

Scheme: TypeAlias = Literal["light", "dark"]
Device: TypeAlias = Literal["phone", "desktop"]

WRITTEN: Final = os.environ.get("CARDROOM_PICTURES")
"""A folder for all of them."""
KEPT: Final = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST_BYTES: Final = 3 * 1024 * 1024
"""What all pictures may take together."""

TALL: Final = 2000
"""High enough for the longest message: one that has to be scrolled is covered in part."""
LOOKS: Final[Sequence[Look]] = get_args(Look)
WINDOWS: Final[Mapping[Device, ViewportSize]] = {
    "phone": {"width": PHONE["width"], "height": TALL},
    "desktop": {"width": 1280, "height": TALL},
}
SCREENS: Final = (
    "lobby",
    "lesson",
    "table",
    "trick",
    "deal",
    "result",
    "hand",
    "planner",
    "panel",
)
ALL_DECODED: Final = """async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}"""
"""Waits for pictures that a page would load only when one comes near them."""
PEOPLE: Final = ("Ada", "Basil", "Cleo")
MOVING: Final = "play.webp"
"""Two tricks in pictures, the table beside a hand, for the first page that people read."""
AT_PLAY: Final[Mapping[str, tuple[str, int, int]]] = {
    "hearts": ("standard", 4, 15),
    "gong-zhu": ("gong_zhu", 4, 19),
    "canasta": ("canasta_book", 4, 42),
    "all-fours": ("trinidad", 4, 12),
    "pitch": ("ten_point", 4, 16),
    "california-jack": ("california_jack", 2, 16),
}
"""A moment of each game for the page that tells how it is played here: after so many actions of
computers and of chance."""
IN_EVERY_LANGUAGE: Final = ("lobby", "table", "hand", "rules")
LOCALES: Final = locales() if WRITTEN else ("ja",)


@dataclass(frozen=True)
class Shot:
    """One way to see all screens."""

    look: Look
    scheme: Scheme
    device: Device

    def file(self, screen: str) -> str:
        return f"{screen}-{self.look}-{self.scheme}-{self.device}.webp"


EVERY: Final = [
    Shot(look, scheme, device)
    for look, scheme, device in product(LOOKS, get_args(Scheme), get_args(Device))
]
SHOTS: Final = EVERY if WRITTEN else [Shot("four-colours", "dark", "phone")]


def frame(key: str, words: Phrasebook, seats: int = 4) -> Frame:
    """Three people and a computer at a table."""
    people = [Chair(name, person=at + 1) for at, name in enumerate(PEOPLE)]
    chairs = (*people, Chair("Dora"))[:seats]
    return replace(
        frame_of(),
        table_id="k3f9",
        guild_name="The Green Baize",
        variant_title=words(f"variant-{key}"),
        chairs=chairs,
    )


def screens(words: Phrasebook, look: Look) -> Mapping[str, Screen]:
    """Draw each of `SCREENS`, with the pictures that go with it."""
    hearts, around = family_screens("hearts"), frame("standard", words)
    trick, moment = playing(trick=4, plays=2), playing(trick=4)
    at_table = replace(around, sayable=hearts.reactions, reactions={1: "ouch"})
    seat = trick.to_act[0]
    return {
        "lobby": lobby_screen(
            replace(around, chairs=around.chairs[:2], asked=(), table_link=None),
            host=0,
            seat_count=4,
            variant=variant("standard"),
            pace="live",
            next_deal="interval",
            level="medium",
            phrasebook=words,
        ),
        "lesson": lesson_screen(
            variant("standard"),
            hearts.lesson(variant("standard"), 4, words),
            3,
            card_look(look),
            turning(around, "learn"),
            words,
        ),
        "table": hearts.table(
            Drawing(replace(around, sayable=hearts.reactions), trick.view(None), words)
        ),
        "trick": hearts.table(Drawing(at_table, moment.view(None), words)),
        "deal": _end_of_a_deal(around, look, words),
        "result": _result(around, look, words),
        "hand": hearts.hand(Drawing(around, trick.view(seat), words)),
        "planner": _planner(words),
        "panel": panel_screen(
            around,
            "last",
            hearts.last(Drawing(around, moment.view(None), words)),
            hearts.last_label,
            words,
        ),
    }


def screens_of_language(words: Phrasebook) -> Mapping[str, Screen]:
    """Draw each screen that is pictured in every language."""
    drawn = dict(screens(words, "four-colours"))
    one = variant("standard")
    drawn["rules"] = family_screens(one.family).told.rules(one, words)
    return {name: drawn[name] for name in IN_EVERY_LANGUAGE}


def _end_of_a_deal(around: Frame, look: Look, words: Phrasebook) -> Screen:
    game: Game = first_where("standard", 4, lambda one: len(one.deal_scores) == 2)
    between = replace(around, interval=Interval(pressed=(1,), awaited=(0, 1, 2), ends_at=None))
    hearts, view = family_screens("hearts"), game.view(None)
    screen = hearts.table(Drawing(between, view, words))
    card = card_look(look)
    scene = hearts.deal_scene(view, 2, card) if card else None
    return with_deal_picture(screen, scene, between, words) if scene else screen


def _result(around: Frame, look: Look, words: Phrasebook) -> Screen:
    hearts, view = family_screens("hearts"), last("standard", 4).view(None)
    screen = hearts.result(Drawing(around, view, words))
    if card_look(look) is None:
        return screen
    return with_chart(screen, ChartScene(hearts.chart_lines(view)), around, words)


def _planner(words: Phrasebook) -> Screen:
    canasta, one = family_screens("canasta"), begun(words, KINGS)
    one.click(words("canasta-do-draw"), words("canasta-open-group"))
    view = one.game.view(0)
    around = frame("canasta_book", words)

    def draw(phrasebook: Phrasebook) -> Screen:
        return canasta.hand(Drawing(around, view, phrasebook), draft=one.draft)

    return drawn(draw, words)


def post(visit: Visit, shown: Mapping[str, Screen]) -> Mapping[str, str]:
    """Let the bot post screens with their pictures; return the ids of the messages."""
    posted: dict[str, str] = {}
    for name, screen in shown.items():
        files = [
            Upload(at, file_name(scene), paint(scene)) for at, scene in enumerate(screen.scenes)
        ]
        place = visit.server.world.place("cards")
        posted[name] = str(visit.post(place, *as_sent(screen), files=files)["id"])
    return posted


async def shot(page: Page, place: str) -> bytes:
    """Return a message as it is drawn, without what is around it."""
    message = page.locator(f"[data-column=channel] [data-message='{place}'] .box")
    if not await message.count():
        message = page.locator(f"[data-column=channel] [data-message='{place}']")
    return await message.first.screenshot()


@pytest.mark.parametrize("taken", SHOTS, ids=str)
async def test_every_screen_is_pictured(visit: Visit, phrasebook: Phrasebook, taken: Shot) -> None:
    words = phrasebook.with_faces(faces_of(visit.server, taken.look))
    posted = post(visit, screens(words, taken.look))
    assert tuple(posted) == SCREENS
    await visit.page.set_viewport_size(WINDOWS[taken.device])
    await visit.page.emulate_media(color_scheme=taken.scheme)
    await visit.open()
    await visit.page.evaluate(ALL_DECODED)
    for name, number in posted.items():
        picture = Image.open(io.BytesIO(await shot(visit.page, number)))
        assert picture.width <= WINDOWS[taken.device]["width"]
        if WRITTEN:
            picture.save(Path(WRITTEN) / taken.file(name), quality=80, method=6)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_people_see_most_is_pictured_in_every_language(
    visit: Visit, locale: str
) -> None:
    words = Phrasebook.load(locale, strict=True)
    faces = faces_of(visit.server, "four-colours")
    posted = post(visit, screens_of_language(words.with_faces(faces)))
    kept = json.dumps({"languages": {"Alice": locale, "The Green Baize": locale}})
    await visit.remember(kept)
    await visit.page.set_viewport_size(WINDOWS["phone"])
    await visit.open()
    await visit.page.evaluate(ALL_DECODED)
    for name, number in posted.items():
        await expect(visit.page.locator(f"[data-message='{number}']")).to_have_attribute(
            "lang", locale
        )
        picture = Image.open(io.BytesIO(await shot(visit.page, number)))
        assert picture.width <= PHONE["width"]
        if WRITTEN:
            path = Path(WRITTEN) / "languages" / f"{name}-{locale}.webp"
            path.parent.mkdir(exist_ok=True)
            picture.save(path, quality=80, method=6)


async def test_two_tricks_are_a_moving_picture(visit: Visit, phrasebook: Phrasebook) -> None:
    words = phrasebook.with_faces(faces_of(visit.server, "four-colours"))
    hearts, around = family_screens("hearts"), frame("standard", words)
    games = [playing(trick=trick, plays=plays) for trick in (4, 5) for plays in range(4)]
    seat = games[0].to_act[0]
    drawn: dict[str, Screen] = {}
    for at, game in enumerate(games):
        drawing = Drawing(around, game.view(None), words)
        table = hearts.review.table_scene(drawing, "four-colours", each_card=True)
        assert table is not None
        drawn[f"table {at}"] = with_table_picture(hearts.table(drawing), table, around, words)
        view = game.view(seat)
        hand = HandScene(hearts.hand_cards(view), "four-colours")
        drawn[f"hand {at}"] = with_hand_picture(
            hearts.hand(Drawing(around, view, words)), hand, words
        )
    posted = post(visit, drawn)
    await visit.page.set_viewport_size(WINDOWS["phone"])
    await visit.page.emulate_media(color_scheme="dark")
    await visit.open()
    await visit.page.evaluate(ALL_DECODED)
    shots = [Image.open(io.BytesIO(await shot(visit.page, number))) for number in posted.values()]
    if WRITTEN:
        steps = list(zip(shots[::2], shots[1::2], strict=True))
        height = max(one.height for one in shots)
        frames = [_side_by_side(table, hand, height=height) for table, hand in steps]
        frames[0].save(
            Path(WRITTEN) / MOVING,
            save_all=True,
            append_images=frames[1:],
            duration=1100,
            loop=0,
            quality=75,
        )


def _at_play(key: str, seats: int, actions: int) -> Game:
    """Let computers play a game so far that a person is asked."""
    rng, one = Random(7), variant(key)
    game: Game = one.start(seats, seats - 1)
    for _ in range(actions):
        seat = game.to_act[0]
        if seat == DEALER:
            action = game.propose(seat, rng)
        else:
            action = policy("medium", one.family).decide(game.view(seat), rng)
        game, _ = game.apply(seat, action)
    assert game.to_act
    assert DEALER not in game.to_act
    return game


async def test_each_game_is_pictured_at_play(visit: Visit, phrasebook: Phrasebook) -> None:
    words = phrasebook.with_faces(faces_of(visit.server, "four-colours"))
    drawn: dict[str, Screen] = {}
    for name, (key, seats, actions) in AT_PLAY.items():
        game = _at_play(key, seats, actions)
        family, around = family_screens(game.variant.family), frame(key, words, seats)
        drawing = Drawing(around, game.view(None), words)
        scene = family.review.table_scene(drawing, "four-colours", each_card=True)
        table = family.table(drawing)
        drawn[f"{name} table"] = with_table_picture(table, scene, around, words) if scene else table
        view = game.view(game.to_act[0])
        drawn[f"{name} hand"] = with_hand_picture(
            family.hand(Drawing(around, view, words)),
            HandScene(family.hand_cards(view), "four-colours"),
            words,
        )
    posted = post(visit, drawn)
    await visit.page.set_viewport_size(WINDOWS["phone"])
    await visit.page.emulate_media(color_scheme="dark")
    await visit.open()
    await visit.page.evaluate(ALL_DECODED)
    for name in AT_PLAY:
        sides = [
            Image.open(io.BytesIO(await shot(visit.page, posted[f"{name} {side}"])))
            for side in ("table", "hand")
        ]
        both = _side_by_side(*sides, height=max(one.height for one in sides))
        assert both.width <= 2 * PHONE["width"]
        if WRITTEN:
            both.save(Path(WRITTEN) / f"play-{name}.webp", quality=80, method=6)


def _side_by_side(table: Image.Image, hand: Image.Image, *, height: int) -> Image.Image:
    both = Image.new("RGB", (table.width + 12 + hand.width, height), "#313338")
    both.paste(table, (0, 0))
    both.paste(hand, (table.width + 12, 0))
    return both


async def test_every_picture_is_kept_and_all_are_small() -> None:
    kept = {path: path.stat().st_size for path in KEPT.rglob("*.webp")}
    shots = {KEPT / MOVING, *(KEPT / one.file(name) for one in EVERY for name in SCREENS)}
    languages = KEPT / "languages"
    shots |= {languages / f"{name}-{one}.webp" for one in locales() for name in IN_EVERY_LANGUAGE}
    shots |= {KEPT / f"play-{name}.webp" for name in AT_PLAY}
    assert set(kept) == shots
    assert sum(kept.values()) < LARGEST_BYTES
