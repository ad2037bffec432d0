"""Every refusal of Canasta has words of its own."""

import pytest
from fluent.syntax.ast import Message

from bot.text.phrasebook import HOME
from engine.contract.action import Action
from tests.languages import parsed
from tests.screens.canasta_plans import begun
from tests.screens.test_refused import refusals


def test_a_plan_says_why_it_would_leave_no_card_to_keep() -> None:
    """K18: after the discard a card is kept, as there is no canasta."""
    one = begun("KSKHKC9S9C9DJSJHJC2S2H", stock="5D")
    one.click("Draw", "Plan melds")
    for rank in ("K", "J"):
        one.choose("Which cards", rank)
        one.click("Next")
    one.choose("Which cards", "9")
    one.choose("How many deuces with them", "2 deuces")
    assert "Keep a card: going out needs a canasta." in one.reads()
    assert not any(label.startswith(("Lay down", "Take the pile (")) for label in one.labels())


@pytest.mark.parametrize(
    ("thrown", "said"),
    [
        ("2", "A wild card blocks the pile."),
        ("**", "A wild card blocks the pile."),
        ("3b", "A black three blocks the pile."),
    ],
)
def test_a_hand_says_why_the_pile_cannot_be_taken(thrown: str, said: str) -> None:
    one = begun("2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    one.move(Action("discard", (thrown,)))
    assert said in one.reads()
    assert one.labels() == ["Draw"]


def test_no_words_are_kept_for_a_refusal_that_is_never_made() -> None:
    kept = {
        key.removeprefix("illegal-canasta-")
        for _, page in parsed(HOME)
        for key in (entry.id.name for entry in page.body if isinstance(entry, Message))
        if key.startswith("illegal-canasta-")
    }
    assert kept - refusals("games/canasta").keys() == {"plan-changed"}
