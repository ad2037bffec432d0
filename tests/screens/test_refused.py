"""Rules that make no game are told in plain words, and so is every refusal of play."""

import ast
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from bot.screens.families import family_screens
from bot.screens.hearts.screens import refused_text
from bot.screens.trick_games.screens import refusal_text
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant
from engine.games.hearts.rules import HeartsRules
from engine.tricks.family import TrickFamily
from tests.each import each
from tests.screens.conftest import ENGLISH


def illegal(reason: str, facts: dict[str, str | int], *, rule: str = "R5.1") -> str:
    """How a refusal of Hearts is told."""
    return refusal_text(IllegalAction(rule, reason, "refused", **facts), ENGLISH)


ENGINE = Path(__file__).parents[2] / "engine"
PARAMETERS = [one.name for one in fields(HeartsRules)]


@each(
    ("options", "said"),
    [
        ({"teams": [[0, 1], [2, 3]]}, "Partners need a table for exactly four players."),
        ({"bonus_card": "JD", "bonus_points": -26}, "must cost more than they give back."),
        ({"pass_count": 18}, "One of these rules does not exist in this game, or does not go"),
        ({"exact_rule": "reset(100)"}, "Somebody who has exactly the final number of points"),
        ({"trumps": "spades"}, "One of these rules does not exist in this game, or"),
    ],
)
def test_real_refusals_name_what_is_wrong_and_no_parameter(
    options: dict[str, Option], said: str
) -> None:
    with pytest.raises(BadRules) as refused:
        variant("standard", options)
    told = refused_text(refused.value, ENGLISH)
    assert said in told
    assert not any(name in told for name in (*PARAMETERS, "trumps") if "_" in name or len(name) > 7)


def test_what_is_at_fault_twice_is_told_once() -> None:
    once = refused_text(BadRules("", "teams"), ENGLISH)
    assert refused_text(BadRules("", "teams", "teams"), ENGLISH) == once
    assert (
        refused_text(BadRules("", "odd", "teams", "strange"), ENGLISH).count("does not exist") == 1
    )
    assert refused_text(BadRules(""), ENGLISH)


def refusals(folder: str) -> dict[str, set[str]]:
    """The reasons that the rules in a folder of `engine` give for refusing, each with its facts."""
    found: dict[str, set[str]] = {}
    for path in sorted((ENGINE / folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalAction":
                if isinstance(node.args[1], ast.Constant):
                    facts = {one.arg for one in node.keywords if one.arg is not None}
                    found.setdefault(str(node.args[1].value), set()).update(facts)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Doubt":
                for reason in ast.walk(node.args[0]):
                    if isinstance(reason, ast.Constant):
                        found.setdefault(str(reason.value), set()).update({"suit", "card"})
    return found


@each("family", FAMILIES)
def test_every_refusal_of_the_rules_has_words_of_its_own(family: str) -> None:
    tricks = refusals("tricks") if isinstance(FAMILIES[family], TrickFamily) else {}
    known = {**tricks, **refusals(f"games/{family}")}
    assert len(known) > 8
    values: dict[str, str | int] = {"suit": "S", "card": "QS"}
    told: dict[str, str] = {}
    for reason, facts in known.items():
        given = {fact: values.get(fact, 2) for fact in facts}
        told[reason] = family_screens(family).illegal(
            IllegalAction("Q0", reason, "in short", **given), ENGLISH
        )
    assert {reason: said for reason, said in told.items() if "Q0" in said or said[-1] != "."} == {}
    # Two may be told alike only where they are the same to who reads.
    assert [one for one, count in Counter(told.values()).items() if count > 1] == []


def test_a_refusal_is_true_whatever_the_cards_cost() -> None:
    for reason in refusals("games/hearts"):
        said = illegal(reason, {"suit": "C", "card": "2C", "count": 3})
        # What is barred from the first trick follows from what costs points, not from a suit.
        assert "No hearts" not in said
        assert "queen" not in said.lower() or reason == "queen-not-broken"


def test_a_refusal_without_words_of_its_own_gives_the_number_of_the_rule() -> None:
    assert "rule R5.1" in illegal("new-reason", {"odd": 1}, rule="R5.1")
