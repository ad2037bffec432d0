"""Lines of the log: a host finds each that matters in a page, and none names a person or a card."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from tests.each import each
from tests.sources import PROJECT, trees

WATCH: Final = (PROJECT / "docs" / "host" / "watch.md").read_text()

LEVELS: Final = {"debug", "info", "warning", "error"}

HOLDERS: Final = frozenset(
    {
        *("person", "user", "display_name", "nick", "shown_name", "host"),
        *("card", "cards", "hand", "action", "act", "payload", "content", "screen", "body"),
        *("token", "seed", "custom_id", "values", "chosen", "password"),
    }
)
"""What may hold a person's name or words, a card, or what nobody may have."""

TELLING: Final = frozenset(
    {
        *("Undelivered", "ChannelGone", "NotAllowed", "TryLater", "NotWritten"),
        *("BackgroundFailure", "StoreUnopened", "GatewayUnreachable"),
    }
)
"""Errors whose own words are ours; of any other the kind is written alone."""


REPEATED: Final = ("nothing was written while …", "Discord does not take … now")
"""What `bot/support/incidents.py` says once a second at most."""


class Line(NamedTuple):
    """A call that writes to the log."""

    where: str
    level: str
    call: ast.Call

    @property
    def text(self) -> str:
        first = self.call.args[0]
        assert isinstance(first, ast.Constant), f"{self.where}: what is said is no plain text"
        return str(first.value)


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield each file of the bot and its store."""
    for path, tree in trees().items():
        if path.startswith(("bot/", "data/")) and "playground/" not in path:
            yield path, tree


def lines_of(path: str, tree: ast.AST) -> Iterator[Line]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Attribute(ast.Name("log" | "_log"), level)) if node.args:
                where = f"{path}:{node.lineno}"
                # One function is told its sentence by whoever makes it.
                if level != "log":
                    yield Line(where, level, node)
            case _:
                pass


@cache
def lines() -> Sequence[Line]:
    return [line for path, tree in sources() for line in lines_of(path, tree)]


def named(node: ast.AST) -> Iterator[str]:
    """Yield the last name of what stands in an expression."""
    for part in ast.walk(node):
        match part:
            case ast.Name(name) | ast.Attribute(attr=name):
                yield name
            case _:
                pass


def test_there_are_lines() -> None:
    assert len(lines()) > 60


@each("line", lines, ids=lambda line: line.where)
def test_a_line_is_one_plain_sentence_of_a_known_level(line: Line) -> None:
    assert line.level in LEVELS
    assert not line.call.keywords
    text = line.text
    assert text[0].islower() or text.startswith(("%s", "%d", "Discord")), text
    assert not text.endswith(".") or ". " in text, text
    assert text.count("%") == len(line.call.args) - 1 + 2 * text.count("%%")


@each("line", lines, ids=lambda line: line.where)
def test_a_line_about_one_table_says_which(line: Line) -> None:
    if re.search(r"\b(table|lobby|hand|board|deal|game)\b", line.text):
        assert "%s" in line.text, line.text


@each("line", lines, ids=lambda line: line.where)
def test_a_line_names_no_person_and_no_card(line: Line) -> None:
    for value in line.call.args[1:]:
        assert not HOLDERS & set(named(value)), ast.unparse(value)


def test_what_was_being_done_names_no_person_and_no_card() -> None:
    for _, tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name("log_incident" | "log_unwritten" | "log_undelivered")):
                    for value in node.args[1:-1]:
                        assert not HOLDERS & set(named(value)), ast.unparse(node)
                case _:
                    pass


def test_of_an_error_of_others_only_the_kind_is_written() -> None:
    for path, tree in sources():
        for handler in ast.walk(tree):
            if isinstance(handler, ast.ExceptHandler) and handler.name:
                kinds = set(named(handler.type)) if handler.type else set[str]()
                for line in lines_of(path, handler):
                    for value in line.call.args[1:]:
                        bare = isinstance(value, ast.Name) and value.id == handler.name
                        assert not bare or kinds <= TELLING, f"{line.where}: {kinds}"


def said(level: str) -> set[str]:
    """Return how the page writes what may differ in the lines of a level."""
    return {
        re.sub(r"%[sd]", "…", line.text.partition(":\n")[0])
        for line in lines()
        if line.level == level and line.text != "%s"
    }


def test_every_line_that_a_host_has_to_read_stands_in_the_page() -> None:
    shown = re.findall(
        r"^\| `([^`]+)` \|", WATCH.partition("## The log")[2].partition("\n## ")[0], re.MULTILINE
    )
    told = [one.removesuffix("…").rstrip() for one in shown]
    written = said("warning") | said("error") | set(REPEATED)
    missing = {text for text in written if not text.startswith(tuple(told))}
    assert not missing, f"docs/host/watch.md lacks {sorted(missing)}"
    gone = {one for one in told if not any(text.startswith(one) for text in written)}
    assert not gone, f"docs/host/watch.md has {sorted(gone)}, which nothing says"
