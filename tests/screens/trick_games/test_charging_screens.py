"""Screens of charging in Hearts: what is charged and by whom, what waits, and what it came to."""

from dataclasses import replace

import pytest

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.hearts.charging import counted
from bot.screens.hearts.highlights import HIGHLIGHTS
from bot.screens.hearts.table import said
from bot.screens.phrases import TIMES
from bot.screens.sheet import MINUS
from bot.text.phrasebook import Phrasebook
from engine.cards import cards
from engine.contract.seats import Seat
from engine.games.hearts.deal import DealResult
from engine.games.hearts.scoring import normal_points
from engine.games.hearts.terms import as_charged
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.conftest import of_kind
from tests.rulings.hearts.written import HOLD
from tests.rulings.written import Deal, ruled
from tests.screens.conftest import PEOPLE, buttons, english, faults, frame_of, texts

HELD = Deal({0: "QSAHKS", 1: "2CJD", 2: "TC", 3: "AS"})
SCREENS = family_screens("hearts")


@pytest.fixture
def words() -> Phrasebook:
    return Phrasebook.load(strict=True)


def plain(told: str | None) -> str | None:
    return told and told.replace(MINUS, "-").replace(TIMES, "x")


def seen(*acts: str) -> HeartsView:
    return of_kind(HeartsView, ruled("charging", HELD, *acts, seats=4, dealer=3, **HOLD).seen(None))


def hand_of(seat: Seat, *acts: str) -> HeartsSeatView:
    view = ruled("charging", HELD, *acts, seats=4, dealer=3, **HOLD).seen(seat)
    assert isinstance(view, HeartsSeatView)
    return view


def at(view: HeartsView) -> Drawing[HeartsView]:
    return english(view)


def ended(taken: dict[int, str], shown: dict[int, str]) -> HeartsView:
    """Return a table after a first deal in which seats took and had charged these cards."""
    view = seen()
    rows = tuple(cards(taken.get(seat, "")) for seat in range(4))
    up = tuple(cards(shown.get(seat, "")) for seat in range(4))
    terms = as_charged(view.terms, up)
    points = tuple(normal_points(terms, own, 3) for own in rows)
    result = DealResult(points=points, shown=up, taken=rows)
    return replace(view, terms=terms, results=(result,), scores=points, shown=(), stage="deal")


def test_cards_are_ticked_and_one_button_says_how_many_are_charged() -> None:
    frame, view = frame_of(PEOPLE[:4]), hand_of(0)
    for draft, label in (((), "Charge nothing"), (("QS", "AH"), "Charge 2 cards")):
        screen = SCREENS.hand(english(view, frame), draft=draft)
        keys = buttons(screen)
        assert not keys[label].get("disabled")
        assert keys["K♠"].get("disabled")
        assert not faults(screen)
        assert "**Charge cards?**" in texts(screen)


def test_the_table_tells_who_has_charged_what_and_what_it_does() -> None:
    asked = texts(SCREENS.table(at(seen())))
    assert asked.startswith("### Cards may be charged")
    told = said(at(seen("0 show QSAH, 1 show JD, 2 show TC")))
    assert [plain(line) for line in told] == [
        "Charged: Q♠ Alice (26) · J♦ Bob (-20) · 10♣ Carol (x4) · A♥ Alice (hearts x2)"
    ]
    assert said(at(seen("0 show, 1 show, 2 show"))) == ["No card was charged."]


def test_a_charged_card_waits_in_the_hand() -> None:
    view = hand_of(2, "0 show, 1 show, 2 show TC, 1 2C")
    assert "10♣ waits until its suit has been led once." in texts(SCREENS.hand(english(view)))


def test_the_count_tells_what_was_charged_and_multiplied() -> None:
    view = ended({0: "QSTC2H3H4H", 1: "JD"}, {1: "QS", 0: "JD"})
    assert [plain(line) for line in counted(at(view), 1)] == [
        "-# Charged: Q♠ Bob (26) · J♦ Alice (-20)",
        "-# Alice 10♣ (+29) x2 = **+58**",
    ]


@pytest.mark.parametrize(
    ("taken", "shown", "told"),
    [
        ({0: "QS2H", 1: "JD5H"}, {0: "QS"}, "Alice charged Q♠ and had to take it!"),
        ({1: "QS2H"}, {0: "QS"}, "Bob had to take Q♠, which Alice had charged!"),
        ({1: "JD2H", 0: "QS"}, {0: "JD"}, "Alice charged J♦, and Bob won it!"),
    ],
)
def test_what_became_of_a_charged_card_is_told(
    taken: dict[int, str], shown: dict[int, str], told: str
) -> None:
    drawing = at(ended(taken, shown))
    assert told in HIGHLIGHTS.told(drawing, 1).values()
