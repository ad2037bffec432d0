"""Every rule and every doubtful point of the Hearts rules has a ruling that cites it.

A ruling cites in the first words of its docstring: `R5.4, A5 only_hearts: why`. A rule is cited
by its number, a row of the table of ambiguities by its number and the way it is read.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

RULES: Final = {
    *("R1.1", "R1.2", "R1.3", "R1.4", "R2"),
    *("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6"),
    *("R4.1", "R4.2"),
    *("R5.1", "R5.2", "R5.3", "R5.4", "R5.5", "R5.6"),
    *("R6.1", "R6.2", "R6.3"),
    *("R7.1", "R7.2", "R7.3", "R7.4", "R7.5", "R7.6"),
    *("R8.1", "R8.2", "R8.3", "R8.4", "R8.5", "R8.6"),
    *("R9.1", "R9.2", "R9.3", "R9.4", "R9.5"),
    *("R10.1", "R10.2"),
    *("R11.1", "R11.2", "R11.3"),
    *("R12.1", "R12.2"),
    *("R13.1", "R13.2", "R13.5", "R13.7", "R13.9"),
    *("R13.12", "R13.13", "R13.16", "R13.17", "R13.18"),
}
"""The rules this card room plays; games that it does not offer are not among them."""

POINT_TABLES: Final = {
    "R13.6 Ten of Clubs",
    "R13.6 Pink Lady",
    "R13.6 Hooligan",
    "R13.6 Black Jack",
    "R13.6 Ace of hearts 5",
    "R13.6 Black widow 5",
    "R13.6 Pip",
    "R13.6 Spot with 50",
    "R13.6 Greek Hearts",
    "R13.6 Sevens and Queens",
}

READINGS: Final = {
    *("A1 reach", "A1 exceed"),
    *("A2 continue", "A2 latched", "A2 tie_scope any", "A2 end_latched false", "A2 shared"),
    *("A3 any", "A3 hearts_first", "A3 redeal", "A3 no ban"),
    *("A4 heart", "A4 penalty"),
    *("A5 only_hearts", "A5 only_penalties"),
    *("A6 breaks", "A6 forced_lead_breaks false"),
    *("A7 anytime", "A7 until_broken"),
    *("A8 old", "A8 new", "A8 choice", "A8 mixed"),
    *("A9 mixed", "A9 mixed_auto", "A9 choice"),
    *("A10 must", "A10 lowest_club_any"),
    *("A11 2D", "A11 2C"),
    *("A12 minors_2_3", "A12 all_twos", "A12 arnold"),
    *("A13 lowest club", "A13 opening_fallback"),
    *("A14 cycles", "A14 counts"),
    "A15",
    *("A16 three", "A16 another cap"),
    *("A17 opening card", "A17 concrete card"),
    *("A18 43", "A18 literal", "A18 no king and ace", "A18 moon none"),
    *("A19 add", "A19 moon_needs_bonus", "A19 absorb"),
    *("A20 14", "A20 other maps"),
    *("A21 inherited", "A21 historical"),
    *("A22 exempt", "A22 hit", "A22 new", "A22 team_moon"),
    *("A23 none", "A23 new", "A23 old"),
    *("A24 none", "A24 double", "A24 fixed"),
    "A25",
    "A26",
    *("A27 none", "A27 reset", "A27 wins"),
    *("A28 identical", "A28 leader", "A28 first trick", "A28 last trick"),
    *("A29 TD", "A29 JD"),
    "A30",
    *("A31 penalties", "A31 all"),
    *("A32 same tie rule", "A32 shared"),
    "A33",
}

KNOWN: Final = RULES | POINT_TABLES | READINGS


def citations() -> Iterator[tuple[str, str]]:
    """Yield what the rulings beside this file cite, each with the ruling's name."""
    for source in sorted(Path(__file__).parent.glob("test_*.py")):
        for ruling in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(ruling, ast.FunctionDef) and ruling.name.startswith("test_"):
                said = " ".join((ast.get_docstring(ruling) or "").split())
                first = re.split(r":\s|\.\s|[.:]$", said)[0]
                if re.match(r"[AR]\d", first):
                    yield from ((one, ruling.name) for one in first.split(", "))


@pytest.fixture(scope="module")
def cited() -> dict[str, list[str]]:
    """What is cited, and by which rulings."""
    found: dict[str, list[str]] = {}
    for one, ruling in citations():
        found.setdefault(one, []).append(ruling)
    return found


@pytest.mark.parametrize("wanted", sorted(KNOWN))
def test_a_rule_has_a_ruling(cited: dict[str, list[str]], wanted: str) -> None:
    assert cited.get(wanted, []) != []


def test_no_ruling_cites_what_is_not_there(cited: dict[str, list[str]]) -> None:
    assert {one: by for one, by in cited.items() if one not in KNOWN} == {}
