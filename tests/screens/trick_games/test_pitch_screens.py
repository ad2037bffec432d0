"""Screens of Pitch, Cinch and Pedro: what may be said stands in rows that no phone breaks."""

from dataclasses import replace

from bot.screens.components import Button, Container, Menu, Row
from bot.screens.families import family_screens
from bot.screens.frame import StoodIn
from engine.contract.action import Action
from engine.contract.game import FaceUp
from tests.conftest import there
from tests.each import each
from tests.rulings.point_pitch.said import EXAMPLE, PLAYED, auction, passed
from tests.rulings.point_pitch.test_drawing import CINCH
from tests.rulings.point_pitch.test_playing import PLAIN
from tests.rulings.written import Deal, ruled
from tests.screens.conftest import PEOPLE, english, frame_of, texts
from tests.screens.table.test_deal_ends import interval


@each(
    ("key", "acts", "rows", "higher"),
    [
        ("five_point", (PLAIN,), ["Pass 2 3", "4 5"], 0),
        ("ten_point", (EXAMPLE,), ["Pass 4 5 6", "7 8 9 10"], 0),
        ("double_pedro", (CINCH,), ["Pass 6 7 8", "9 10 11 12", "13 14"], 0),
        ("cinch", (CINCH,), ["Pass 1 2 3", "4 5 6 7", "8 9 10 11"], 3),
        ("ten_point", (EXAMPLE, auction(1, 4)), ["♠ spades ♥ hearts", "♦ diamonds ♣ clubs"], 0),
    ],
)
def test_answers_stand_in_even_rows(
    key: str, acts: tuple[Deal | str, ...], rows: list[str], higher: int
) -> None:
    view = ruled(key, *acts, seats=4, dealer=0).seen(1)
    frame = replace(frame_of(PEOPLE[:4]), asked=(1, 2, 3, 4))
    screen = family_screens("point_pitch").hand(english(view, frame))
    inside = [part for one in screen.parts if isinstance(one, Container) for part in one.parts]
    keys = [part.keys for part in inside if isinstance(part, Row)]
    said = [
        " ".join(str(one.label) for one in row)
        for row in keys
        if isinstance(row[0], Button) and row[0].says.text.startswith(("bid", "name"))
    ]
    assert said == rows
    menus = [part for part in inside if isinstance(part, Menu)]
    assert sum(len(menu.options) for menu in menus) == higher


def test_a_deal_that_is_thrown_in_shows_no_trick() -> None:
    """The last trick of all is one of the deal before (C43)."""
    played = (EXAMPLE, auction(1, 4), "1 name S", PLAYED)
    whole = ruled("ten_point", *played, seats=4, all_pass="redeal_next").seen(None)
    thrown = (*played, EXAMPLE, passed(dealer=1))
    after = ruled("ten_point", *thrown, seats=4, all_pass="redeal_next").seen(None)
    screens, nobody = family_screens("point_pitch"), FaceUp(((),) * 4, ((),) * 4)
    for view, trick in ((whole, True), (after, False)):
        drawing = english(view, replace(frame_of(PEOPLE[:4]), interval=interval()))
        assert ("takes it" in texts(screens.table(drawing))) == trick
        review = there(screens.review)
        _, now, *_ = review.blocks(drawing, nobody, ())
        assert any("takes it" in (line or "") for line in now) == trick
        lines = review.scene(view, nobody, (), "two-colours").lines
        assert any(line.played is not None for line in lines) == trick


def test_a_dealer_is_told_who_robbed_the_pack() -> None:
    """C27: a computer kept six cards for a dealer who was too slow."""
    asked = ruled("cinch", CINCH, auction(1, 4), "1 name H", seats=4, dealer=0)
    keep = there(asked.seen(0).open_prompt.default)
    robbed = ruled("cinch", CINCH, auction(1, 4), "1 name H", f"0 {keep}", seats=4, dealer=0)
    late = StoodIn(0, Action("keep"), late=True, last=True, hidden=True)
    frame = replace(frame_of(PEOPLE[:4]), stood_in=(late,))
    said = texts(family_screens("point_pitch").hand(english(robbed.seen(0), frame)))
    assert "You were too slow; a computer laid down for you" in said
    assert "You laid down" not in said
