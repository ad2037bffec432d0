"""Reads the pages of `docs/rules`, and what cites them.

A numbered rule of a page is an anchor, then a heading with the number and a short name:

    <a id="r5-4"></a>
    ### R5.4 When hearts may be led

`headings(HEARTS)` is then `{"R5.4": "When hearts may be led", ...}`: the list of rules, which no
test types a second time. A family's test says which numbers are its own, by a pattern for `re`:

    NUMBER = r"R\\d+(?:\\.\\d+)?|A\\d+"
    code = cited_in(NUMBER, REPOSITORY / "engine/games/hearts", REPOSITORY / "bot/screens/hearts")
    assert {number: code[number] for number in code.keys() - headings(HEARTS)} == {}
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

REPOSITORY: Final = Path(__file__).parents[2]
PAGES: Final = REPOSITORY / "docs" / "rules"
HEARTS: Final = PAGES / "hearts.md"
CANASTA: Final = PAGES / "canasta-samba.md"
ALL_FOURS: Final = PAGES / "all-fours.md"

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_HEADING: Final = re.compile(r"#+ ([A-Z]?\d+(?:\.\d+)*) (\S.*)")
_ITEM: Final = re.compile(r"\* \*\*(.+?)\*\*")


def anchor(number: str) -> str:
    """Return the id of a rule on its page: `r5-4` for `R5.4`."""
    return number.lower().replace(".", "-")


def anchors(page: Path) -> list[str]:
    """Return every id on the page, in order; one that stands there twice is there twice."""
    return _ANCHOR.findall(page.read_text(encoding="utf-8"))


def headings(page: Path) -> dict[str, str]:
    """Return the names of the page's numbered rules by number.

    Raises `ValueError` if a number is there twice, or without the anchor that belongs to it.
    """
    found: dict[str, str] = {}
    before = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            number, name = heading.groups()
            if number in found:
                raise ValueError(f"{page.name}: {number} is there twice")
            if before != f'<a id="{anchor(number)}"></a>':
                raise ValueError(f"{page.name}: {number} has no anchor {anchor(number)}")
            found[number] = name
        before = line
    return found


def section(page: Path, number: str) -> str:
    """Return what the page says under a numbered heading, up to the next heading."""
    return _sections(page)[number]


@cache
def _sections(page: Path) -> Mapping[str, str]:
    lines = page.read_text(encoding="utf-8").splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("#")]
    found: dict[str, str] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        if heading := _HEADING.fullmatch(lines[start]):
            kept = (line for line in lines[start + 1 : end] if not _ANCHOR.match(line))
            found.setdefault(heading[1], "\n".join(kept))
    return found


def readings(page: Path, number: str) -> list[str]:
    """Return the bold beginnings of the items in a section.

    They are the ways to read a doubtful point: of `* **only_hearts** (usual): ...` it is
    `only_hearts`, which a ruling cites as `A5 only_hearts`.
    """
    return [item[1] for line in section(page, number).splitlines() if (item := _ITEM.match(line))]


def chapters(page: Path) -> set[str]:
    """Return the numbers that only gather others, such as `R5` with `R5.1`: nothing to rule on."""
    numbers = headings(page)
    return {one for one in numbers if any(other.startswith(f"{one}.") for other in numbers)}


def parameters(page: Path) -> dict[str, list[str]]:
    """Return the rows of the page's tables of parameters by the name in the first cell.

    Such a table begins with the column `parameter`; a row holds the cells after the first one.
    Raises `ValueError` if a parameter is there twice.
    """
    found: dict[str, list[str]] = {}
    table = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            table = ""
            continue
        first, *rest = (cell.strip() for cell in line.strip("|").split("|"))
        table = table or first
        if table == "parameter" and first.startswith("`"):
            if (name := first.strip("`")) in found:
                raise ValueError(f"{page.name}: {name} is there twice")
            found[name] = rest
    return found


def cited(text: str, pattern: str) -> set[str]:
    """Return the numbers of the pattern that a text cites, each as it is written there.

    The text may be a whole file: docstrings, comments and code count alike. Only whole numbers
    count: `R5.4` cites no `R5`, and in the card `9D3` there is no `D3`.
    """
    return set(re.findall(rf"(?<![\w.])(?:{pattern})(?!\w|\.\d)", text))


def cited_in(pattern: str, *places: Path) -> dict[str, list[str]]:
    """Return what the Python and Fluent files in these files and folders cite, and which do."""
    found: dict[str, list[str]] = {}
    for path in _written(places):
        for number in sorted(cited(path.read_text(encoding="utf-8"), pattern)):
            found.setdefault(number, []).append(path.relative_to(REPOSITORY).as_posix())
    return found


def _written(places: tuple[Path, ...]) -> Iterator[Path]:
    """Yield the files; one that is not there, or an empty folder, is a mistake of the test."""
    for place in places:
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        files = [path for path in files if path.suffix in {".py", ".ftl"}]
        if not files:
            raise FileNotFoundError(place)
        yield from files
