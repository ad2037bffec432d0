"""Every refusal of Canasta has words of its own."""

import ast
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import engine.games.canasta
from bot.text.phrasebook import HOME, Phrasebook
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from tests.languages import parsed
from tests.screens.canasta_plans import SCREENS, begun


def test_a_plan_says_why_it_would_leave_no_card_to_keep(phrasebook: Phrasebook) -> None:
    """K18: after the discard a card is kept, as there is no canasta."""
    one = begun(phrasebook, "KSKHKC9S9C9DJSJHJC2S2H", stock="5D")
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
def test_a_hand_says_why_the_pile_cannot_be_taken(
    thrown: str, said: str, phrasebook: Phrasebook
) -> None:
    one = begun(phrasebook, "2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    one.move(Action("discard", (thrown,)))
    assert said in one.reads()
    assert one.labels() == ["Draw"]


FAMILY = Path(engine.games.canasta.__file__ or "").parent


def refusals() -> dict[str, set[str]]:
    """Every reason the rules give for a refusal, with the facts told beside it."""
    found: dict[str, set[str]] = {}
    for page in FAMILY.glob("*.py"):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalAction":
                reason = node.args[1]
                assert isinstance(reason, ast.Constant)
                facts = {one.arg for one in node.keywords if one.arg is not None}
                found.setdefault(str(reason.value), set()).update(facts)
    return found


def test_every_refusal_of_the_rules_has_words_of_its_own(phrasebook: Phrasebook) -> None:
    known = refusals()
    assert len(known) > 40
    for reason, facts in known.items():
        refusal = IllegalAction("K0", reason, "", **dict.fromkeys(facts, 2))
        said = SCREENS.illegal(refusal, phrasebook)
        assert "K0" not in said, reason
        assert said.endswith(".")


def test_no_words_are_kept_for_a_refusal_that_is_never_made() -> None:
    kept = {
        key.removeprefix("illegal-canasta-")
        for _, page in parsed(HOME)
        for key in (entry.id.name for entry in page.body if isinstance(entry, Message))
        if key.startswith("illegal-canasta-")
    }
    assert kept - set(refusals()) == {"plan-changed"}
