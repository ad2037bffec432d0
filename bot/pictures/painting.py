"""Painting: a scene as the bytes of a picture."""

from bot.pictures.chart import paint_chart
from bot.pictures.course import paint_course
from bot.pictures.deal import paint_deal, paint_position
from bot.pictures.example import paint_example
from bot.pictures.hand import paint_hand
from bot.pictures.live_table import paint_table
from bot.pictures.scenes import (
    AnimationScene,
    ChartScene,
    CourseScene,
    DealScene,
    ExampleScene,
    HandScene,
    PositionScene,
    Scene,
    TableScene,
)


def paint(scene: Scene) -> bytes:
    """Return a scene as a file that Discord shows. It takes milliseconds, so never on the loop."""
    match scene:
        case HandScene():
            painted = paint_hand(scene)
        case DealScene():
            painted = paint_deal(scene)
        case ChartScene():
            painted = paint_chart(scene)
        case CourseScene():
            painted = paint_course(scene)
        case ExampleScene():
            painted = paint_example(scene)
        case PositionScene():
            painted = paint_position(scene)
        case TableScene():
            painted = paint_table(scene)
        case AnimationScene():
            painted = scene.content
    return painted
