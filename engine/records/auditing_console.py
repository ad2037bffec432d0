"""The console of audits: `cardroom audit FILE`, which makes the moves of computers again."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from typing import Final, TextIO

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.players.levels import LEVELS
from engine.players.revision import REVISION, commit_of
from engine.records.auditing import PYTHON, Audit, MoveFinding, MoveFound, Progress, audited
from engine.records.ended import PACKAGE
from engine.records.files import one_line
from engine.records.forms import object_at
from engine.records.proof import Release
from engine.records.proof_console import Report, reported
from engine.records.record import decoded
from engine.records.verifying_console import told

PATIENCE_SECONDS: Final = 10.0
"""Seconds after which it says again how far it is."""

REASONS: Final[Mapping[MoveFinding, str]] = {
    MoveFinding.UNNOTED: "the record does not say how it came about",
    MoveFinding.DRAFT: "a person had composed a part of it, which is not recorded",
    MoveFinding.LATE: "the computer ran out of time",
    MoveFinding.LOST: "the process that thought about it was lost, and another player answered",
    MoveFinding.FAILED: "the player failed, and another one answered",
    MoveFinding.OTHER_PLAYERS: "{way}",
    MoveFinding.OTHER_PYTHON: "it differs, but it was made on Python {python}. Audit it there",
    MoveFinding.UNPROVEN: "the record has no secret for it",
}


def main(
    path: str, *, seal: str | None, jobs: int, stdin: TextIO, stdout: TextIO, stderr: TextIO
) -> int:
    """Audit every record of the file at `path` (`-`: `stdin`) and return the exit code.

    The code is that of `cardroom verify`, and 1 too if a move is another when it is made again,
    3 if one is not made again. How far it is stands on `stderr`. With several `jobs` so many
    records are audited at a time.
    """

    def reports(records: list[str], shown: str | None) -> Iterator[Report | str]:
        for found in _audits(records, shown, jobs, stderr):
            if isinstance(found, str):
                yield found
            else:
                lines = (*told(found.verification, shown), *_told(found))
                yield Report(lines, found.wrong, found.holds)

    return reported(
        "cardroom audit", path, reports, seal=seal, stdin=stdin, stdout=stdout, stderr=stderr
    )


def _audits(
    records: list[str], shown: str | None, jobs: int, stderr: TextIO
) -> Iterator[Audit | str]:
    """Yield what was found about each record, or why it cannot be read."""
    if min(jobs, len(records)) > 1:
        said = _patient(stderr)
        with ProcessPoolExecutor(min(jobs, len(records))) as pool:
            for done, found in enumerate(pool.map(_audit, records), 1):
                said(f"{done} of {len(records)} records")
                yield found
        return
    for number, record in enumerate(records):
        yield _audit(record, shown, _progress(number, len(records), stderr))


def _audit(
    record: str,
    shown: str | None = None,
    progress: Progress = lambda done, of: None,  # noqa: ARG005
) -> Audit | str:
    try:
        return audited(object_at(decoded(record), "a record"), shown, progress)
    except (Unreadable, BadRules) as fault:
        return one_line(fault)


def _progress(number: int, records: int, stderr: TextIO) -> Progress:
    """Return what says now and then how far the audit of one record is."""
    which = f"record {number + 1} of {records}, " if records > 1 else ""
    said = _patient(stderr)
    return lambda done, of: said(f"{which}action {done + 1} of {of}")


def _patient(stderr: TextIO) -> Callable[[str], None]:
    """Return what writes a line, unless it wrote one just before."""
    last = time.monotonic()

    def said(what: str) -> None:
        nonlocal last
        if (now := time.monotonic()) - last >= PATIENCE_SECONDS:
            last = now
            stderr.write(f"cardroom audit: {what}\n")
            stderr.flush()

    return said


def _told(found: Audit) -> Iterator[str]:
    """Yield what was found about the moves that no person made."""
    counts, players = found.counts, found.players
    same, differ = counts[MoveFinding.SAME], counts[MoveFinding.DIFFERS]
    if players is not None:
        yield f"  Players of the game: {_release_told(players)}."
        yield f"  Players here: {_release_told(Release(version(PACKAGE), PYTHON, REVISION))}."
    yield f"  Moves of computers: {len(found.moves)}."
    yield f"  Made again: {same + differ}, of which {same} are the same and {differ} differ."
    for finding, reason in REASONS.items():
        if counts[finding]:
            yield f"  Not proven: {counts[finding]}, because {_because(reason, players)}."
    yield from _levels_told(found)
    yield from (_move_told(move) for move in found.moves if move.finding is MoveFinding.DIFFERS)
    if found.unproven:
        yield f"  NOT PROVEN: {found.unproven} of {len(found.moves)} moves of computers."


def _because(reason: str, players: Release | None) -> str:
    """Return why moves were not made again, and where they can be."""
    if players is None:
        return reason.format(way="the record does not name the players", python="")
    commit = commit_of(players.revision)
    known = f"Those of commit {commit} make it again, as docs/verify.md says"
    way = known if commit else "This release does not know them; a later one may"
    return reason.format(way=f"{way}", python=players.python)


def _release_told(players: Release) -> str:
    return f"revision {players.revision} (cardroom {players.cardroom}, Python {players.python})"


def _levels_told(found: Audit) -> Iterator[str]:
    """Yield which players decided for each seat, so that people see if it was those they chose."""
    levels = Counter(
        (move.seat, move.said.decision.level)
        for move in found.moves
        if move.said.decision is not None and move.said.decision.level is not None
    )
    for seat in sorted({seat for seat, _ in levels}):
        counted = [f"{level} {levels[seat, level]}" for level in LEVELS if levels[seat, level]]
        yield f"  Computers that decided for seat {seat}, counted from 0: {', '.join(counted)}."


def _move_told(move: MoveFound) -> str:
    said = f"  WRONG. Action {move.at + 1}, of seat {move.seat}, {move.said}"
    return f"{said}: made again it is {move.again}." if move.again else f"{said}: it is not so."
