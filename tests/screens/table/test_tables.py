"""What the tables of all games share: a heading, its colour, tricks that stand, reactions."""

from dataclasses import replace
from itertools import islice
from typing import Any, Final

import pytest

from bot.pictures.canvas import SIGN_COLOURS
from bot.pictures.scenes import sign_of
from bot.pictures.signs import SHAPES
from bot.screens.components import Button, Container, Row
from bot.screens.drawing import Drawing
from bot.screens.families import SCREENS, family_screens
from bot.screens.frame import Frame
from bot.screens.reactions import REACTIONS
from bot.screens.screen import Screen
from bot.screens.sides import COLOURS, NOT_YOUR_TURN, YOUR_TURN, colour_of, sign_text
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from engine.games.catalogue import variant
from engine.tricks.trick import Play
from engine.tricks.view import TrickView
from tests.conftest import of_kind
from tests.screens.conftest import ENGLISH, FACES, PEOPLE, SHOWN, buttons, english, frame_of, texts
from tests.screens.records import first_where, kept, passing, playing

FRAME: Final = frame_of()


def table(game: Game, phrasebook: Phrasebook, frame: Frame | None = None) -> Screen:
    view = game.view(None)
    frame = frame_of(PEOPLE[: view.seat_count]) if frame is None else frame
    return family_screens(variant(view.variant).family).table(Drawing(frame, view, phrasebook))


def view_of(game: Game) -> TrickView:
    return of_kind(TrickView, game.view(None))


def trick(game: Game) -> tuple[Play, ...]:
    return view_of(game).trick


def told(game: Game, phrasebook: Phrasebook, frame: Frame | None = None) -> list[str]:
    screen = table(game, phrasebook, frame)
    return texts(screen).splitlines()


def hand(game: Game, seat: int) -> Screen:
    view: Any = game.view(seat)
    return family_screens(variant(view.variant).family).hand(english(view))


def accent(screen: Screen) -> int | None:
    (container,) = screen.parts
    assert isinstance(container, Container)
    return container.accent


# Tricks -------------------------------------------------------------------------------------


def test_a_trick_stands_whole_until_somebody_leads_to_the_next() -> None:
    standing = told(playing(trick=2), ENGLISH)
    at = standing.index("**Bob takes it: no points.**")
    assert (
        standing[at - 1]
        == "**2♣** Dave · **3♣** Alice · **A♣** Bob\N{NO-BREAK SPACE}← · **10♣** Carol"
    )
    assert not any("Last trick" in line for line in standing)
    assert standing[:2] == ["### 🔶 Bob leads", "-# Hearts · deal 1 · trick 1 of 13"]


def large(game: Game) -> list[str]:
    """The lines of a trick as one sees it who sees pictures, each emoji as what it shows."""
    lines = told(game, ENGLISH.with_faces(FACES))
    for shown, emoji in SHOWN.items():
        lines = [line.replace(emoji, shown) for line in lines]
    at = [number for number, line in enumerate(lines) if line.startswith("# ")]
    return lines[at[0] : at[-1] + 2]


def test_a_trick_is_a_row_of_large_cards_with_a_place_for_who_is_to_come() -> None:
    game = playing(trick=2, plays=1)
    assert large(game) == [
        "# 3S empty empty empty",
        "-# **Bob\N{NO-BREAK SPACE}←** · Carol · Dave · Alice",
    ]
    assert large(playing(trick=2)) == [
        "# 2C 3C AC TC",
        "-# Dave · Alice · **Bob\N{NO-BREAK SPACE}←** · Carol",
    ]


def test_the_cards_of_many_stand_in_two_rows_with_their_names() -> None:
    def cancels(one: Game) -> bool:
        view = view_of(one)
        return len(view.trick) == 9 and view.taking is not None

    first, names, then, others = large(first_where("cancellation", 10, cancels))
    assert [len(line.split()) for line in (first, then)] == [1 + 5, 1 + 5]
    assert then.endswith(" empty")
    assert [line.count(" · ") for line in (names, others)] == [4, 4]
    assert (names + others).count("\N{NO-BREAK SPACE}←**") == 1


def test_a_cancelled_card_has_its_name_struck_out() -> None:
    """R13.1: two identical cards of the suit led cancel each other."""
    game = first_where("cancellation", 7, lambda one: bool(view_of(one).pending and not trick(one)))
    assert sum(line.count("~~") // 2 for line in large(game)) >= 2


def test_once_somebody_leads_it_folds_into_one_line() -> None:
    folded = told(playing(trick=2, plays=1), ENGLISH)
    last = "-# Last trick: 2♣ 3♣ A♣ 10♣ to Bob, no points"
    assert last in folded
    assert "**3♠** Bob\N{NO-BREAK SPACE}← takes it so far" in folded
    assert not any("takes it:" in line for line in folded)
    assert folded[:2] == ["### 🔺 Carol's turn", "-# Hearts · deal 1 · trick 2 of 13"]


def test_before_the_first_lead_no_trick_is_told() -> None:
    said = told(playing(), ENGLISH)
    assert said[0] == "### 🟪 Dave leads"
    assert not any("trick" in line.lower() for line in said[2:])


def test_the_hand_shows_the_same_trick() -> None:
    for plays in range(4):
        game = playing(trick=3, plays=plays)
        shown = [line for line in told(game, ENGLISH) if line.startswith("**")]
        assert shown
        for seat in range(4):
            assert set(shown) <= set(texts(hand(game, seat)).splitlines())


def test_a_trick_that_nobody_takes_stands_too() -> None:
    """R13.1: two identical cards of the suit led cancel each other."""
    game = first_where("cancellation", 7, lambda one: bool(view_of(one).pending and not trick(one)))
    view = view_of(game)
    said = told(game, ENGLISH)
    assert "\n".join(said).count(", cancelled") >= 2
    assert f"trick {view.trick_number - 1} of" in said[1]
    assert not any("takes it:" in line for line in said)
    assert any(line.startswith("Nobody took ") for line in said)


def test_a_trick_that_goes_round_twice_stands_with_both_rounds() -> None:
    def boosted(one: Game) -> bool:
        taken = view_of(one).last_trick
        playing = view_of(one).stage == "play" and not trick(one)
        return playing and taken is not None and len(taken.plays) == 2 * 3

    said = told(first_where("booster_nines", 3, boosted), ENGLISH)
    at = said.index(next(line for line in said if " takes it: " in line))
    assert said[at - 1].count("** ") == 6
    assert said[at - 1].count("\N{NO-BREAK SPACE}←") == 1


# Whose turn it is ---------------------------------------------------------------------------


def test_the_seat_in_turn_has_the_colour_of_its_line() -> None:
    for plays in range(4):
        game = playing(trick=1, plays=plays)
        seat = game.view(None).to_act[0]
        said, colour = told(game, ENGLISH), COLOURS[seat]
        assert said[0].startswith(f"### {colour.sign} {PEOPLE[seat]}")
        assert accent(table(game, ENGLISH)) == colour.accent
        (line,) = (one for one in said if one.startswith(f"{colour.sign} "))
        assert line.split()[1] == PEOPLE[seat]


def test_where_several_are_asked_the_heading_counts_them() -> None:
    said = told(passing(), ENGLISH)
    assert said[:2] == ["### Waiting for 4 players", "-# Hearts · deal 1 · pass left"]
    assert accent(table(passing(), ENGLISH)) is None


def test_partners_share_a_line_and_a_colour() -> None:
    for key, seats in (("trinidad", 4), ("partner_hearts", 4)):
        game = first_where(key, seats, lambda one: one.view(None).to_act in ((2,), (3,)))
        said = told(game, ENGLISH)
        sides = view_of(game).terms.sides
        lines = [line for line in said if line.startswith(tuple(one.sign for one in COLOURS))]
        assert len(lines) == len(sides) == 2
        seat = game.view(None).to_act[0]
        side = next(at for at, one in enumerate(sides) if seat in one)
        assert said[0].startswith(f"### {colour_of(seat, sides).sign} {PEOPLE[seat]}")
        assert accent(table(game, ENGLISH)) == COLOURS[side].accent
        (line,) = (one for one in lines if one.startswith(COLOURS[side].sign))
        assert all(PEOPLE[one] in line for one in sides[side])


@pytest.mark.parametrize("key", ["canasta_book", "canasta_3_cutthroat"])
def test_a_side_of_canasta_has_the_colour_of_its_heading(key: str) -> None:
    seats = variant(key).seats_default
    for game, _ in islice(kept(key, seats), 60):
        said, asked = told(game, ENGLISH), [seat for seat in game.to_act if seat >= 0]
        if len(asked) == 1:
            sign = said[0].split()[1]
            (line,) = (one for one in said if sign in one.partition("**")[0] and "**" in one)
            assert PEOPLE[asked[0]] in line


def test_a_hand_is_green_in_its_turn_and_grey_else() -> None:
    game = playing(trick=2, plays=1)
    accents = [accent(hand(game, seat)) for seat in range(4)]
    (turn,) = game.view(None).to_act
    assert accents == [YOUR_TURN if seat == turn else NOT_YOUR_TURN for seat in range(4)]


def test_ten_colours_are_ten_signs() -> None:
    assert len({one.sign for one in COLOURS}) == len(COLOURS) == 10
    assert len({sign_text(sign) for sign in range(16)}) == 16


@pytest.mark.parametrize(
    "sides", [[(0, 2), (1, 3)], [(0, 2, 4), (1, 3, 5)], [(0, 3), (1, 4), (2,)]]
)
def test_partners_share_a_colour_and_wear_different_signs(sides: list[tuple[int, ...]]) -> None:
    signs = [sign_of(seat, sides) for side in sides for seat in side]
    assert len({sign_text(sign) for sign in signs}) == len(signs)
    for side in sides:
        assert len({colour_of(seat, sides).accent for seat in side}) == 1
        colours = {SIGN_COLOURS[sign_of(seat, sides)] for seat in side}
        assert len(colours) == 1
        assert len({SHAPES[sign_of(seat, sides)] for seat in side}) == len(side)


# The sheet ----------------------------------------------------------------------------------


def test_places_are_told_once_there_is_something_to_rank() -> None:
    early = told(playing(trick=2), ENGLISH)
    assert any(line.split()[:2] == ["🔵", "Alice"] for line in early)
    later = first_where(
        "standard", 4, lambda one: view_of(one).deal_number == 2 and bool(trick(one))
    )
    lines = [line for line in told(later, ENGLISH) if line[:1].isdigit()]
    assert len(lines) == 4
    assert [line[0] for line in lines] == sorted(line[0] for line in lines)
    totals = [int(line.split()[3].replace("\N{MINUS SIGN}", "-")) for line in lines]
    assert totals == sorted(totals)


# Reactions ----------------------------------------------------------------------------------


def reaction_keys(screen: Screen) -> list[Button]:
    (container,) = screen.parts
    assert isinstance(container, Container)
    keys = [key for part in container.parts if isinstance(part, Row) for key in part.keys]
    return [key for key in keys if isinstance(key, Button) and key.says.verb == "react"]


@pytest.mark.parametrize("key", ["standard", "canasta_book", "seven_up"])
def test_reactions_are_emoji_alone_beside_info(key: str) -> None:
    seats = variant(key).seats_default
    game, _ = next(kept(key, seats))
    sayable = family_screens(variant(key).family).reactions
    frame = replace(frame_of(PEOPLE[:seats]), sayable=sayable)
    screen = table(game, ENGLISH, frame)
    keys = reaction_keys(screen)
    assert tuple(one.says.text for one in keys) == sayable
    assert [(one.label, one.emoji) for one in keys] == [("", REACTIONS[said]) for said in sayable]
    assert list(buttons(screen)) == ["My hand", "Info", *(REACTIONS[said] for said in sayable)]
    assert reaction_keys(table(game, ENGLISH, replace(frame, sayable=()))) == []


@pytest.mark.parametrize("key", ["standard", "canasta_book", "seven_up"])
def test_a_reaction_stands_beside_the_name(key: str) -> None:
    seats = variant(key).seats_default
    game, _ = next(kept(key, seats))
    frame = replace(frame_of(PEOPLE[:seats]), reactions={1: "ouch", 0: "moon"})
    assert "😱 Bob · 🌙 Alice" in told(game, ENGLISH, frame)


def test_each_family_has_reactions_of_its_own() -> None:
    for family, screens in SCREENS.items():
        assert {"ouch"} < set(screens.reactions) <= set(REACTIONS)
        assert ("moon" in screens.reactions) == (family == "hearts")
        assert len(screens.reactions) == 2, "no more stand in one row beside two buttons"


def test_what_is_reacted_to_changes_with_each_trick() -> None:
    screens = family_screens("hearts")
    lying = [screens.reacted_to(playing(trick=2, plays=plays).view(None)) for plays in range(4)]
    assert len(set(lying)) == 1
    assert screens.reacted_to(playing(trick=3).view(None)) not in lying
