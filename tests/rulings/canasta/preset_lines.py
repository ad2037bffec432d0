"""Reads what the page of Canasta says of each preset."""

import re
from functools import cache
from typing import Final

from tests.rulings.page_tables import code, rows
from tests.rulings.rule_pages import CANASTA

TABLE: Final = rows(CANASTA, "parameter")
FIRST: Final = "canasta_book"
"""The preset that has every parameter as the table says."""


@cache
def presets_on_the_page() -> dict[str, str]:
    """Return what stands under the heading of each preset, by its key."""
    parts = re.split(r"(?m)^#+ ", CANASTA.read_text(encoding="utf-8"))
    found = [re.match(r"`(\w+)`: ", part) for part in parts]
    return {one[1]: part for one, part in zip(found, parts, strict=True) if one}


def departures(preset: str) -> tuple[str, dict[str, str]]:
    """Return the preset that one departs from, and its own parameters as the page writes them."""
    told = re.search(
        r"(?s)\* Departs from \[`(\w+)`\]\(#\1\):(.+?)\.\n", presets_on_the_page()[preset]
    )
    if told is None:
        return FIRST, {}
    return told[1], dict(one.split(" = ", 1) for one in code(told[2]))


@cache
def parameters(preset: str) -> dict[str, str]:
    """Return every parameter of a preset as the page writes it."""
    base, own = departures(preset)
    if preset == FIRST:
        return {code(row["parameter"])[0]: code(row["usual"])[0] for row in TABLE}
    return parameters(base) | own
