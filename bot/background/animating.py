"""Animating a deal of a game that is over: its frames, and how long each is shown.

It is done in the background process.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import dropwhile
from typing import Final

from PIL import Image

from bot.pictures.heights import table_height
from bot.pictures.live_table import table_cloth
from bot.pictures.moving import moving
from bot.pictures.scenes import CardLook, TableScene
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.pictures import seated
from bot.screens.review.animation import AnimatedDeal
from bot.text.phrasebook import HOME, phrasebook_of
from engine.contract.game import FaceUp
from engine.contract.seats import Seat
from engine.records.record import read_record
from engine.records.reviewing import Reviewed, ReviewedStep, reviewed
from engine.table.chairs import Chair

MOST_FRAMES: Final = 84
"""With more, there is one for each trick; if turns are still too many, some are left out."""

MOST_MILLISECONDS: Final = 58_000

WIDE: Final = 480
"""The width of a moving picture; a phone shows it at 284 of its own pixels."""

CARD: Final = 700
PART: Final = 1500
"""The end of a trick, which people look at for longer."""
TURN: Final = 900
BEGIN: Final = 2200
END: Final = 4000
LEAST: Final = 250


def animated(
    written: Mapping[str, object],
    deal: int,
    look: CardLook,
    nearest: Seat,
    names: tuple[str, ...],
) -> AnimatedDeal | None:
    """Draw a deal of a record, the seat `nearest` at the bottom; None if there is none.

    `names` are those of the seats, in the letters that pictures have.

    It takes some seconds, so it is done in the background process.
    """
    record = read_record(written)
    game = reviewed(record, family_screens(record.variant.family).review.part_of)
    every = [number for number, step in enumerate(game.steps) if step.deal == deal]
    # A cut for the deal is not seen: it would be the picture of a film that stands still.
    steps = [*dropwhile(lambda number: not _is_dealt(game, number), every)]
    if not steps:
        return None
    for chosen in (thinned(game, steps), parts_alone(game, steps)):
        scenes = [_scene(game, number, look, nearest, names) for number in chosen]
        high = max(map(table_height, scenes))
        frames = [_shrunk(table_cloth(scene, high).image()) for scene in scenes]
        content = moving(frames, times(game, chosen))
        if content is not None:
            return AnimatedDeal(content, scenes[-1].marks)
    return None


def _is_dealt(game: Reviewed, number: int) -> bool:
    there = game.position(number).game
    return any(there.view(seat).hand for seat in range(there.seat_count))


def thinned(game: Reviewed, steps: Sequence[int]) -> Sequence[int]:
    """Return the steps that are shown: all, or one for each trick, or some of the turns."""
    if len(steps) <= MOST_FRAMES:
        return steps
    parts = parts_alone(game, steps)
    if len(parts) <= MOST_FRAMES:
        return parts
    return [parts[at * (len(parts) - 1) // (MOST_FRAMES - 1)] for at in range(MOST_FRAMES)]


def parts_alone(game: Reviewed, steps: Sequence[int]) -> Sequence[int]:
    """Return the last step of each trick or turn, and what comes before play."""
    chosen = [number for number in steps if _ends_part(game, number)]
    # Turns are steps already; if that is still too much, every other will do.
    return chosen if len(chosen) < len(steps) else [*chosen[:-1:2], chosen[-1]]


def times(game: Reviewed, steps: Sequence[int]) -> list[int]:
    """Return for how many milliseconds each step is shown, in a minute at most."""
    turns = not any(_is_within(game, number) for number in steps)
    shown = [_time(game, number, turns=turns) for number in steps]
    shown[0], shown[-1] = BEGIN, END
    fixed = BEGIN + END
    if sum(shown) > MOST_MILLISECONDS:
        share = (MOST_MILLISECONDS - fixed) / (sum(shown) - fixed)
        shown[1:-1] = [max(LEAST, int(each * share)) for each in shown[1:-1]]
    # A file counts hundredths.
    return [each // 10 * 10 for each in shown]


def _time(game: Reviewed, number: int, *, turns: bool) -> int:
    if not game.steps[number].part:
        return BEGIN
    if turns:
        return TURN
    return PART if _ends_part(game, number) else CARD


def _is_within(game: Reviewed, number: int) -> bool:
    return not _ends_part(game, number)


def _ends_part(game: Reviewed, number: int) -> bool:
    if number == game.last:
        return True
    here, after = game.steps[number], game.steps[number + 1]
    return not here.part or _part(here) != _part(after)


def _part(step: ReviewedStep) -> tuple[int, int]:
    return step.deal, step.part


def _scene(
    game: Reviewed, number: int, look: CardLook, nearest: Seat, names: tuple[str, ...]
) -> TableScene:
    """Return the table at a step from a seat, and its hand; before play nothing lies there."""
    at, family = game.position(number), family_screens(game.record.variant.family)
    view = at.game.view(nearest)
    drawing = Drawing(_table_of(names), view, phrasebook_of(HOME))
    table = family.review.table_scene(drawing, look)
    if table is None:
        nothing = ((),) * view.seat_count
        bare = family.review.scene(view, FaceUp(nothing, nothing), (), look)
        table = seated(drawing, bare, family.review.marks(drawing))
    return replace(table, hand=family.hand_cards(view))


def _shrunk(image: Image.Image) -> Image.Image:
    image.thumbnail((WIDE, image.height), Image.Resampling.LANCZOS)
    return image


def _table_of(names: tuple[str, ...]) -> Frame:
    return Frame(
        table_id="",
        guild_name="",
        channel_name="",
        channel_link="",
        table_link=None,
        variant_title="",
        chairs=tuple(Chair(name) for name in names),
        asked=(),
    )
