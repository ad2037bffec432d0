"""The screenshots that pages show, which stand in `docs/pictures`.

`CARDROOM_PICTURES=docs/pictures` writes them anew, with a font for emoji such as Noto Color Emoji.
"""

import io
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias

import pytest
from PIL import Image
from playwright.async_api import Page, ViewportSize

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.screen import Screen
from bot.tables.messages.drawing import in_pictures, result_card, table_in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import Phrasebook
from data.preferences import Look, OwnPictures
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import variant
from engine.players.levels import policy
from engine.table.chairs import Chair
from tests.browser.conftest import Visit
from tests.browser.test_looks import PHONE
from tests.browser.test_phone import faces_of, uploads
from tests.drawing import as_sent
from tests.screens.conftest import ENGLISH, frame_of
from tests.screens.records import last, playing

pytestmark = pytest.mark.browser

Scheme: TypeAlias = Literal["light", "dark"]
Device: TypeAlias = Literal["phone", "desktop"]

WRITTEN: Final = os.environ.get("CARDROOM_PICTURES")
"""A folder for all of them."""
KEPT: Final = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST_BYTES: Final = 1024 * 1024
"""What all pictures may take together."""

TALL: Final = 2000
"""High enough for the longest message: one that has to be scrolled is covered in part."""
ON_A_PHONE: Final[ViewportSize] = {"width": PHONE["width"], "height": TALL}
AT_A_DESK: Final[ViewportSize] = {"width": 1280, "height": TALL}
LOOK: Final[Look] = "four-colours"
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
    "gong-zhu": ("gong_zhu", 4, 21),
    "canasta": ("canasta_book", 4, 42),
    "all-fours": ("trinidad", 4, 12),
    "pitch": ("ten_point", 4, 16),
    "california-jack": ("california_jack", 2, 16),
}
"""A moment of each game for the page that tells how it is played here: after so many actions of
computers and of chance."""
BEFORE_AND_AFTER: Final = ("lobby", "result")
"""A table that waits for its players, and how a game ended."""


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


def _lobby(words: Phrasebook) -> Screen:
    around = frame("standard", words)
    return lobby_screen(
        replace(around, chairs=around.chairs[:2], asked=(), table_link=None),
        host=0,
        seat_count=4,
        variant=variant("standard"),
        pace="live",
        next_deal="interval",
        level="medium",
        phrasebook=words,
    )


def _result(words: Phrasebook) -> Screen:
    around = replace(frame("standard", words), family="hearts")
    return result_card(last("standard", 4).view(None), around, Reader(words, LOOK))


def post(visit: Visit, shown: Mapping[str, Screen]) -> Mapping[str, str]:
    """Let the bot post screens with their pictures; return the ids of the messages."""
    return {
        name: str(visit.post(*as_sent(screen), files=uploads(screen))["id"])
        for name, screen in shown.items()
    }


async def shot(page: Page, place: str) -> bytes:
    """Return a message as it is drawn, without what is around it."""
    message = page.locator(f"[data-column=channel] [data-message='{place}'] .box")
    if not await message.count():
        message = page.locator(f"[data-column=channel] [data-message='{place}']")
    return await message.first.screenshot()


async def looked_at(visit: Visit, window: ViewportSize) -> None:
    """Open the page in the dark, with every picture there."""
    await visit.page.set_viewport_size(window)
    await visit.page.emulate_media(color_scheme="dark")
    await visit.open()
    await visit.page.evaluate(ALL_DECODED)


async def test_before_and_after_a_game_are_pictured(visit: Visit) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, LOOK))
    posted = post(visit, dict(zip(BEFORE_AND_AFTER, (_lobby(words), _result(words)), strict=True)))
    await looked_at(visit, AT_A_DESK)
    for name, number in posted.items():
        picture = Image.open(io.BytesIO(await shot(visit.page, number)))
        assert picture.width <= AT_A_DESK["width"]
        if WRITTEN:
            picture.save(Path(WRITTEN) / f"{name}.webp", quality=80, method=6)


def in_play(
    game: Game, seat: Seat, around: Frame, words: Phrasebook, pictures: OwnPictures = "cards"
) -> tuple[Screen, Screen]:
    """Return the table as everybody sees it in pictures, and the hand of a seat."""
    screens, view = family_screens(game.variant.family), game.view(seat)
    around = replace(around, family=game.variant.family, sayable=screens.reactions)
    reader = Reader(words, LOOK, "cards")

    def draw(frame: Frame, words: Phrasebook) -> Screen:
        return screens.hand(Drawing(frame, view, words))

    own = replace(reader, pictures=pictures)
    hand = in_pictures(draw, view, replace(around, own=OwnHand()), own)
    table = table_in_pictures(game.view(None), around, reader)
    assert table.scenes
    return table, hand


async def test_two_tricks_are_a_moving_picture(visit: Visit) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, LOOK))
    around = frame("standard", words)
    games = [playing(trick=trick, plays=plays) for trick in (4, 5) for plays in range(4)]
    seat = games[0].to_act[0]
    drawn: dict[str, Screen] = {}
    for at, game in enumerate(games):
        drawn[f"table {at}"], drawn[f"hand {at}"] = in_play(game, seat, around, words)
    posted = post(visit, drawn)
    await looked_at(visit, ON_A_PHONE)
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


async def test_each_game_is_pictured_at_play(visit: Visit) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, LOOK))
    drawn: dict[str, Screen] = {}
    for name, (key, seats, actions) in AT_PLAY.items():
        game = _at_play(key, seats, actions)
        shown = in_play(game, game.to_act[0], frame(key, words, seats), words)
        drawn[f"{name} table"], drawn[f"{name} hand"] = shown
        # The same hand as whoever wants no pictures has it.
        told = in_play(game, game.to_act[0], frame(key, words, seats), words, "never")
        drawn[f"{name} words"] = told[1]
    posted = post(visit, drawn)
    await looked_at(visit, ON_A_PHONE)
    for name in AT_PLAY:
        sides = [
            Image.open(io.BytesIO(await shot(visit.page, posted[f"{name} {side}"])))
            for side in ("table", "hand")
        ]
        both = _side_by_side(*sides, height=max(one.height for one in sides))
        assert both.width <= 2 * PHONE["width"]
        told = Image.open(io.BytesIO(await shot(visit.page, posted[f"{name} words"])))
        if WRITTEN:
            both.save(Path(WRITTEN) / f"play-{name}.webp", quality=80, method=6)
            told.save(Path(WRITTEN) / f"words-{name}.webp", quality=80, method=6)


def _side_by_side(table: Image.Image, hand: Image.Image, *, height: int) -> Image.Image:
    both = Image.new("RGB", (table.width + 12 + hand.width, height), "#313338")
    both.paste(table, (0, 0))
    both.paste(hand, (table.width + 12, 0))
    return both


async def test_every_picture_is_kept_and_all_are_small() -> None:
    kept = {path.name: path.stat().st_size for path in KEPT.iterdir()}
    taken = {MOVING, "README.md", *(f"{name}.webp" for name in BEFORE_AND_AFTER)}
    pairs = {f"{how}-{name}.webp" for name in AT_PLAY for how in ("words", "play")}
    assert set(kept) == taken | pairs
    told = (KEPT / "README.md").read_text()
    assert [name for name in kept if f"({name})" not in told] == ["README.md"]
    assert sum(kept.values()) < LARGEST_BYTES
