"""No text that reaches a person stands in the code: each is a message of `bot/languages`."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from bot.tables.opening.lobby import COMPUTER_NAMES
from tests.each import each
from tests.sources import PROJECT, trees

TEXT: Final = re.compile(r"[^\W\d_]{2,}[^\S\n]+[^\W\d_]+|^\W*[A-Z][a-z]{2,}\W*$")
"""Two words side by side, or a word alone with a capital, as labels and names have."""

SQL: Final = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|WITH|SET|AND|IN|AS|ORDER BY|ON CONFLICT|VALUES"
    r"|LIKE|BEGIN|SAVEPOINT|RELEASE|ROLLBACK|READ)\b"
    r"|\b(ALTER TABLE|LOCK TABLE|DROP TRIGGER|PRAGMA|VACUUM|SHOW) "
)

DATABASES: Final = ("data/",)
"""Where statements are."""

FOR_HOSTS: Final = {
    "bot/__main__.py": "the command line",
    "data/standings.py": "what a host is told whose leaderboards do not agree",
    "data/sql/days.py": "what a host is told whose tables of a day do not agree",
    "data/sql/solo_ratings.py": "what a host is told whose ratings do not agree",
    "data/sql/rating_audit.py": "what a host is told whose ratings do not agree",
    "data/addresses.py": "what a host is told of a server that has no name",
    "bot/discord/gateway/shard_lines.py": "the log, which says what the host can do",
    "bot/support/settings.py": "the command line",
    "bot/support/listening.py": "the command line",
    "bot/app/door_doctor.py": "the command line",
    "bot/app/life.py": "the log: why the process ends, and what the host can do",
    "bot/app/backup_console.py": "the command line",
    "bot/app/doctor.py": "the command line",
    "bot/app/health.py": "the command line, and what systemd is told",
    "bot/app/metrics.py": "what Prometheus tells of each figure",
    "bot/support/incidents.py": "the log",
    "bot/app/rebuilding_console.py": "the command line",
    "bot/app/translations_console.py": "the command line",
    "bot/app/copying_console.py": "the command line",
    "data/opening.py": "the command line: why nothing is copied",
    "data/sqlite/backups.py": "the command line: why a copy is not made or put back",
    "data/sqlite/soundness.py": "the command line: why a file is not opened",
    "data/postgresql/failures.py": "what servers and pools say when they refuse",
    "data/postgresql/links.py": "the command line: why a pool does not do",
    "data/postgresql/migrating.py": "the command line: why a database is not opened",
    "data/copying.py": "the command line: why nothing was copied",
}
"""What speaks to whoever runs the bot, in English."""

OF_THE_RULES: Final = {
    "engine/contract/rules.py": "what would be right, as `BadRules` tells it",
    "engine/games/all_fours/rules.py": "what would be right, as `BadRules` tells it",
    "engine/games/canasta/moves.py": "what is wanted, as `IllegalAction` tells it",
    "engine/games/canasta/rules.py": "what would be right, as `BadRules` tells it",
    "engine/games/hearts/rules.py": "what would be right, as `BadRules` tells it",
    "engine/games/point_pitch/rules.py": "what would be right, as `BadRules` tells it",
    "engine/records": "`cardroom replay`, which speaks to whoever holds a record",
}
"""What the engine says of rules, actions and records that are none: by exceptions alone."""

NO_TEXT: Final = {
    "bot/faces": "it draws pictures when the project is made; what stands on them is signs",
    "bot/pictures/sprite_sheets.py": "it draws pictures when the project is made, by SVG",
    "bot/playground": "its page has texts of its own",
    "loopback_discord": "it stands for Discord",
}

MESSAGES: Final = frozenset({"args", "faults", "right", "text"})
"""Where the English of an exception is."""

EXCEPTIONS: Final = frozenset(
    {"BadRules", "Fault", "IllegalAction", "Unreadable", "changing", "made_with", "trick_family"}
)
"""What is called with words that an exception tells; the last three name a family in one."""

TYPES: Final = frozenset({"NewType", "TypeVar", "cast"})

LOGGING: Final = frozenset(
    {"retry_until_written", "log_incident", "log_undelivered", "log_unwritten", "run"}
)
"""Functions whose words about what is being done go to the log."""

ALLOWED: Final = {
    r"-- Unused since (\d{4}):": "what a migration begins with that takes something away",
    "Card(": "how Python writes it",
    "a hand at table ": "the name of a writer, for the log",
    **dict.fromkeys(("data export", "data delete"), "a command has one name in every language"),
    "early ends": "a key of what is kept",
    "the result of table ": "the name of a writer, for the log",
    **dict.fromkeys(
        (
            " and the ",
            " cards are",
            " different cards are",
            " for each that rests",
            " is refused: ",
            " that are left",
            "1 card is",
            "it is not this seat's turn",
        ),
        "a part of what an exception says",
    ),
    **dict.fromkeys(
        (*COMPUTER_NAMES, "Max"), "the name of a computer is its name in every language"
    ),
}
"""Texts that may stand in the code, each with the reason."""


class Literal(NamedTuple):
    """A string in the code, and the nodes around it, the nearest first."""

    path: str
    line: int
    text: str
    around: tuple[ast.AST, ...]


def literals(path: str, tree: ast.Module) -> Iterator[Literal]:
    pending: list[tuple[ast.AST, tuple[ast.AST, ...]]] = [(tree, ())]
    while pending:
        node, around = pending.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Literal(path, node.lineno, node.value, around)
        pending += [(child, (node, *around)) for child in values(node)]


def values(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a node but what says of which type something is."""
    types = (getattr(node, "annotation", None), getattr(node, "returns", None))
    return (part for part in ast.iter_child_nodes(node) if part not in types)


def within(path: str, places: Mapping[str, str]) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in places)


def code(folder: str = "") -> Iterator[tuple[str, ast.Module]]:
    """Yield the files of a folder, or of the whole program."""
    for path, tree in trees().items():
        if path.startswith(folder) and not within(path, NO_TEXT):
            yield path, tree


@cache
def all_literals() -> tuple[Literal, ...]:
    return tuple(literal for path, tree in code() for literal in literals(path, tree))


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_logged(node: ast.AST) -> bool:
    if isinstance(node, ast.Assign):
        return [ast.unparse(target) for target in node.targets] == ["doing"]
    if not isinstance(node, ast.Call):
        return False
    of = node.func.value if isinstance(node.func, ast.Attribute) else None
    return called(node) in LOGGING or (isinstance(of, ast.Name) and of.id == "log")


def is_raised(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return called(node) in EXCEPTIONS
    return isinstance(node, ast.Raise | ast.Assert)


def is_no_value(literal: Literal) -> bool:
    """Whether it is a docstring, or a type written as a string."""
    within = literal.around[0]
    return isinstance(within, ast.Expr) or (
        isinstance(within, ast.Call) and called(within) in TYPES
    )


def findings() -> Iterator[str]:
    for literal in all_literals():
        if not within(literal.path, FOR_HOSTS | OF_THE_RULES) and is_text(literal):
            yield f"{literal.path}:{literal.line}: {literal.text!r}"


def is_text(literal: Literal) -> bool:
    """Whether a string may be read by people."""
    return not (
        TEXT.search(literal.text) is None
        or literal.text in ALLOWED
        or is_no_value(literal)
        or any(map(is_logged, literal.around))
        # What is raised goes to the log; see the last test.
        or any(map(is_raised, literal.around))
        or (literal.path.startswith(DATABASES) and SQL.search(literal.text))
    )


def test_no_text_stands_in_the_code() -> None:
    assert list(findings()) == []


def test_every_exception_is_needed() -> None:
    there = {literal.text for literal in all_literals()}
    assert sorted(ALLOWED.keys() - there) == []
    assert [
        path for path in (*FOR_HOSTS, *OF_THE_RULES, *NO_TEXT) if not (PROJECT / path).exists()
    ] == []


@each(
    "written",
    [
        'button = Button("Play now")',
        'name = "Nameless"',
        'text = f"{name} plays a card"',
        '@app_commands.command(name="hand", description="Show your cards")\nasync def one(): ...',
        'choice = Choice(name="All time", value="all")',
    ],
)
def test_a_text_in_the_code_is_found(written: str) -> None:
    found = [one for one in literals("bot/some.py", ast.parse(written)) if is_text(one)]
    assert len(found) == 1


def test_names_of_commands_are_as_discord_takes_them_and_their_texts_are_messages() -> None:
    """A name is what people type; all else that Discord shows comes from a message."""
    for path, tree in code("bot/interactions/commands/"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or called(node) not in {"command", "Group", "Choice"}:
                continue
            for keyword in node.keywords:
                literal = isinstance(keyword.value, ast.Constant)
                if keyword.arg == "description" or called(node) == "Choice":
                    assert not literal, f"{path}:{node.lineno}"
                elif keyword.arg == "name" and literal:
                    assert re.fullmatch(r"[a-z_]+", ast.literal_eval(keyword.value))


def test_no_screen_reads_the_english_of_an_exception() -> None:
    """A refusal of the rules has keys and facts; its message is for records and logs."""
    told = {
        # What Discord said to a refused call, which the log repeats.
        "bot/discord/post.py: str(refused)",
        "bot/discord/post.py: str(locked)",
        "bot/discord/writer.py: str(unwell)",
        "bot/tables/opening/starting.py: str(unwell)",
        "bot/app/backup_console.py: {refusal}",
        "bot/app/doctor.py: faults.faults",
        "bot/app/doctor.py: str(refusal)",
        "bot/app/doctor.py: str(refused)",
        "bot/app/rebuilding_console.py: {refusal}",
        "bot/app/copying_console.py: {refusal}",
        "bot/app/translations_console.py: unknown.args",
        "bot/app/translations_console.py: {key}",
    }
    found: set[str] = set()
    for path, tree in code("bot/"):
        for handler in ast.walk(tree):
            if isinstance(handler, ast.ExceptHandler) and handler.name is not None:
                found |= {f"{path}: {one}" for one in readings(handler, handler.name)}
    assert sorted(found - told) == []


def readings(handler: ast.ExceptHandler, name: str) -> Iterator[str]:
    """Yield where the text of an exception is read, but for the log."""
    pending: list[ast.AST] = list(handler.body)
    while pending:
        node = pending.pop()
        if is_logged(node):
            continue
        pending += ast.iter_child_nodes(node)
        parts = (
            node.args[:1]
            if isinstance(node, ast.Call) and called(node) in {"str", "repr", "format"}
            else [node.value]
            if isinstance(node, ast.FormattedValue)
            else [node.value]
            if isinstance(node, ast.Attribute) and node.attr in MESSAGES
            else []
        )
        if any(isinstance(one, ast.Name) and one.id == name for one in parts):
            yield ast.unparse(node)
