"""The common part of the consoles of proofs: they read a file of records and tell the findings."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TextIO, TypeAlias

from engine.cards import Unreadable
from engine.records.files import one_line, record_texts
from engine.records.proof import read_hash

HOLDS: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2
UNPROVEN: Final = 3


class Report(NamedTuple):
    """The findings about one record: the lines that tell them, and what they come to."""

    lines: Iterable[str]
    wrong: bool
    holds: bool


Reporting: TypeAlias = Callable[[list[str], "str | None"], Iterator[Report | str]]
"""Yields what was found about each of some records, or why it cannot be read.

It is given the seal that was shown, if one was."""


def reported(
    command: str,
    path: str,
    reporting: Reporting,
    *,
    seal: str | None,
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
) -> int:
    """Tell what was found about every record of a file (`-`: `stdin`); return the exit code.

    It is 2 if a record cannot be read, else 1 if one is wrong, else 3 if one is not proven in
    full, else 0. `seal` is compared with that of the record, of which there may be only one.
    """
    try:
        records = record_texts(path, stdin)
        shown = _shown(seal, records)
    except Unreadable as fault:
        stderr.write(f"{command}: {one_line(path)}: {fault}\n")
        return UNREADABLE
    codes: list[int] = []
    for number, found in enumerate(reporting(records, shown)):
        place = one_line(path)
        place += f", record {number + 1} of {len(records)}" if len(records) > 1 else ""
        if isinstance(found, str):
            stderr.write(f"{command}: {place}: {found}\n")
            codes.append(UNREADABLE)
            continue
        stdout.writelines(f"{line}\n" for line in (f"{place}:", *found.lines, _verdict(found)))
        stdout.flush()
        codes.append(_exit_code(found))
    return next(code for code in (UNREADABLE, WRONG, UNPROVEN, HOLDS) if code in codes or not code)


def _shown(seal: str | None, records: list[str]) -> str | None:
    """Return a seal as it was typed; raise `Unreadable` if it is none, or none of one record."""
    if seal is None:
        return None
    if len(records) != 1:
        raise Unreadable("--seal is for a file with one record")
    return read_hash(seal.strip().lower(), "--seal")


def _exit_code(found: Report) -> int:
    return HOLDS if found.holds else WRONG if found.wrong else UNPROVEN


def _verdict(found: Report) -> str:
    if found.holds:
        return (
            "All that a file can prove holds."
            " Anybody can make up such a file: compare it with Discord."
        )
    return (
        "Something is WRONG." if found.wrong else "Nothing is wrong, but not everything is proven."
    )
