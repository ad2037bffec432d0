"""Learns what passes are worth in the usual game of Hearts, and writes the table of it.

    python -m training.hearts_passes --data /tmp/passes
    python -m training.hearts_passes --data /tmp/passes --times 10

It needs numpy and g++; the table needs neither. Deals are played by `hearts_selfplay.cpp`, first
by rules of thumb, then by hard players, the others passing by rule of thumb and then by what was
learned so far. Rows that are in the folder already are not played again. A later round corrects
the table of the one before, the less the fewer deals there are (ridge regression on the
differences between passes of one hand). The rows of a seed are the same on every machine but for
the last digits of a sum.

How far the table is off (`TABLE_SHARE` and `TABLE_ERROR` of the hard player) is told by
`hearts_selfplay judge HANDS SEED WORLDS FILE`: for pairs of passes what the table says, what deals
of hard players say, and the error of that. The file has the table's numbers in points, a line each.
"""

import argparse
import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.players.hearts.pass_worth import SIZE, TABLE

SOURCE: Final = Path(__file__).with_name("hearts_selfplay.cpp")
HANDS_AT_ONCE: Final = 4000
BEST_SHRINKAGE: Final = 4000.0
"""Of several this told most of the deals of a later round."""

Rows = NDArray[np.float64]
Bits = NDArray[np.uint64]
Whole = NDArray[np.int64]


class Batch(NamedTuple):
    """Deals to be played: by whom, how many hands, from which seed."""

    by: str
    hands: int
    seed: int
    worlds: int
    passes: int
    """Passes that are tried of each hand."""


BY_RULES: Final = (Batch("rules", 12000, 1, 16, 24), Batch("rules", 40000, 2, 16, 24))
BY_HARD: Final = (Batch("hard", 14455, 7, 8, 8), Batch("hard", 6732, 11, 8, 8))
BY_LEARNED: Final = (Batch("hard", 815, 21, 16, 8), Batch("hard", 789, 22, 16, 8))


def each_bit(cards: Bits) -> Whole:
    """Return a column a card."""
    return (cards[:, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).astype(np.int64)


def chosen(which: Whole, count: int) -> Whole:
    """Return so many columns, in each row a 1 where `which` says, the last for all beyond."""
    row = np.zeros((len(which), count), np.int64)
    row[np.arange(len(which)), np.minimum(which, count - 1)] = 1
    return row


def features(hand: Bits, given: Bits, step: Whole) -> Rows:
    """Return what the table is summed over, as `pass_worth.py` orders it."""
    kept, gift, held = each_bit(hand & ~given), each_bit(given), each_bit(hand)
    columns: list[Whole] = []
    voids, losers, tops = (np.zeros(len(hand), np.int64) for _ in range(3))
    for first in range(0, 52, 13):
        own = kept[:, first : first + 13]
        length, below = own.sum(1), np.cumsum(own, 1)
        columns += [chosen(length, 9), own]
        columns += [chosen(below[:, 8], 5) * own[:, [rank]] for rank in (9, 10, 11, 12)]
        lowest = np.where(length > 0, own.argmax(1), 13)
        rest = own.copy()
        some = np.nonzero(length > 0)[0]
        rest[some, lowest[some]] = 0
        columns += [chosen(lowest, 14), chosen(np.where(length > 1, rest.argmax(1), 13), 14)]
        best_of_others = 12 - (1 - held[:, first : first + 13])[:, ::-1].argmax(1)
        voids += length == 0
        losers += (own * (np.arange(13) < best_of_others[:, None])).sum(1)
        tops += own[:, 10:].sum(1)
    columns += [chosen(voids, 4), chosen(losers, 11), chosen(tops, 11)]
    columns += [kept[:, [49]] * (kept[:, [50]] | kept[:, [51]]), kept[:, [50]] * kept[:, [51]]]
    columns += [gift * (step == to)[:, None] for to in (1, 2, 3)]
    columns += [chosen(gift[:, at : at + 13].sum(1), 4) for at in range(0, 52, 13)]
    return np.concatenate(columns, 1).astype(np.float32)


def played(program: Path, batch: Batch, data: Path, table: Path | None) -> Path:
    """Play the deals of a batch, unless they are in the folder, and return their file."""
    rows = data / f"{batch.by}-{batch.seed}-{batch.hands}-{batch.worlds}{'-learned' * bool(table)}"
    if not rows.exists():
        command = [program, batch.by, *map(str, (batch.hands, batch.seed, batch.worlds))]
        unfinished = rows.with_suffix(".part")
        with unfinished.open("w") as file:
            subprocess.run(  # noqa: S603  our own program
                [*command, *([table] if table else [])], stdout=file, check=True
            )
        unfinished.rename(rows)
    return rows


def differences(rows: Path, passes: int) -> Iterator[tuple[Rows, Rows]]:
    """Yield features and points of passes, as they differ from the mean of their hand."""
    with rows.open() as file:
        read = [line.split() for line in file]
    for at in range(0, len(read), passes * HANDS_AT_ONCE):
        part = read[at : at + passes * HANDS_AT_ONCE]
        hand, given = (np.array([int(row[no]) for row in part], np.uint64) for no in (0, 1))
        found = features(hand, given, np.array([int(row[2]) for row in part]))
        points = np.array([float(row[3]) for row in part]).reshape(-1, passes)
        by_hand = found.reshape(len(points), passes, -1)
        apart = (by_hand - by_hand.mean(1, keepdims=True)).reshape(found.shape)
        yield apart, (points - points.mean(1, keepdims=True)).reshape(-1)


def corrected(table: Rows, batches: Sequence[tuple[Path, int]], shrinkage: float) -> Rows:
    """Return the table with what deals say beyond it."""
    square, product = shrinkage * np.eye(SIZE), np.zeros(SIZE)
    for rows, passes in batches:
        for apart, points in differences(rows, passes):
            square += apart.T @ apart
            product += apart.T @ (points - apart @ table)
    return table + np.linalg.solve(square, product)


def main() -> None:
    """Play, learn, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the folder for rows")
    parser.add_argument("--times", type=int, default=1, help="so many times the deals")
    said = parser.parse_args()
    data: Path = said.data
    data.mkdir(parents=True, exist_ok=True)
    program = data / "hearts_selfplay"
    compiled = ["g++", "-O3", "-std=c++17", "-o", program, SOURCE]
    subprocess.run(compiled, check=True)  # noqa: S603  our own source

    def rows(batches: Sequence[Batch], table: Path | None = None) -> list[tuple[Path, int]]:
        many = [batch._replace(hands=batch.hands * said.times) for batch in batches]
        return [(played(program, batch, data, table), batch.passes) for batch in many]

    by_rules = corrected(np.zeros(SIZE), rows(BY_RULES), 30.0)
    by_hard = rows(BY_HARD)
    learned = data / "table"
    np.savetxt(learned, corrected(by_rules, by_hard, 3000.0))
    table = corrected(by_rules, [*by_hard, *rows(BY_LEARNED, learned)], BEST_SHRINKAGE)
    written = json.dumps([round(1000 * each) for each in table], separators=(",", ":"))
    TABLE.write_text(f"{written}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
