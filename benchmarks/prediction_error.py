"""How far play-outs by rules of thumb are from the ends of Hearts deals, as one JSON object.

    python -m benchmarks.strength hard hard --deals 50 --records games.jsonl
    python -m benchmarks.prediction_error games.jsonl

At every card that was chosen in the recorded games the deal is played out by rules of thumb, with
all hands as they were, and compared with how it went on. `mean_square` is that of the difference
between how many points a seat came out ahead of the others on average, in truth and in the
play-out; `standard_error` is its own, by deals, since the positions of one deal go together.

It tells in seconds what tournaments need hours for: of two sets of rules of thumb, the one that
predicts the games of strong players better lets hard computers imagine better. Who wins between
the two does not tell that.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.strength import standard_error
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.hearts.bits import bits
from engine.players.hearts.hard import shooters
from engine.players.hearts.knowledge import carries, knowledge
from engine.players.hearts.playout import played_out
from engine.players.hearts.value import DealValue
from engine.records.record import Record, decoded, read_record


def ahead(points: Sequence[int]) -> tuple[float, ...]:
    """Return for each seat how many points fewer it has than the others on average."""
    count = len(points)
    return tuple((sum(points) - count * own) / (count - 1) for own in points)


def distance(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the mean square of how far two ends of a deal are from each other."""
    pairs = zip(ahead(one), ahead(other), strict=True)
    return fmean((here - there) ** 2 for here, there in pairs)


def predicted(game: Game, seat: Seat) -> tuple[int, ...] | None:
    """Return the points that a deal comes to by rules of thumb; None if nobody chooses now."""
    view = game.view(seat)
    prompt = view.prompt
    if not isinstance(view, HeartsSeatView) or prompt is None or not carries(view.terms):
        return None
    if prompt.question != "play" or len(prompt.cards) < 2:
        return None
    seen = knowledge(view)
    views = (game.view(at) for at in range(view.seat_count))
    hands = [bits(each.hand) for each in views if isinstance(each, HeartsView)]
    all_to_get = (1 << view.seat_count) - 1 if seen.chart.wanted else 0
    taken = played_out(seen.chart, seen.moment, hands, 0, all_to_get | shooters(seen, hands))
    return DealValue.of(view).points(*taken)


@dataclass(slots=True)
class Deal:
    """What was predicted of one deal, card by card, and how it ended."""

    predicted: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    points: tuple[int, ...] = ()


def deals(record: Record) -> Iterator[Deal]:
    """Yield the finished deals of a recorded game."""
    game, deal = record.variant.start(record.seats, record.dealer or 0), Deal()
    for seat, action in record.actions:
        guess = predicted(game, seat) if action.verb == "play" else None
        if guess is not None:
            deal.predicted.append(guess)
        before = len(game.deal_scores)
        game, _ = game.apply(seat, action)
        if len(game.deal_scores) > before:
            deal.points = game.deal_scores[before]
            if deal.predicted:
                yield deal
            deal = Deal()


def figures(found: Iterable[Deal]) -> dict[str, Any]:
    """Return how far the play-outs were from the truth."""
    ends = [[distance(guess, deal.points) for guess in deal.predicted] for deal in found]
    positions = sum(map(len, ends))
    # Every position counts the same, no matter which deal it is from.
    shares = [sum(each) * len(ends) / positions for each in ends]
    return {
        "mean_square": round(fmean(shares), 3),
        "standard_error": None if len(shares) < 2 else round(standard_error(shares) or 0, 3),
        "deals": len(ends),
        "positions": positions,
    }


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line and the records, and print one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.prediction_error",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("records", nargs="+", type=Path, help="files of `benchmarks.strength`")
    said = parser.parse_args(None if arguments is None else list(arguments))
    lines = (line for file in said.records for line in file.read_text("utf-8").splitlines())
    found = [deal for line in lines for deal in deals(read_record(decoded(line)))]
    if not found:
        sys.exit("no deal of one pack of Hearts is played to its end in these records")
    print(json.dumps(figures(found)))


if __name__ == "__main__":
    main()
