"""The players of an earlier commit, which play along in a process of their own.

Its `engine` is laid out in a folder, and a process that imports nothing else is told every action
of a game as text, from its start on. So it builds the views itself, as that commit built them, and
answers with an action as text.
"""

import json
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from benchmarks.measuring import HERE
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView

PREFIX: Final = "yesterday:"

# It knows of the earlier commit what has long been the same, and says what it stumbles over.
_PROGRAM: Final = """
import json, random, sys
from engine.contract.action import Action
from engine.players.levels import policy
from engine.records.record import read_record

level, family, seconds = json.loads(sys.argv[1])
player = policy(level, family, seconds=seconds)
game, fault = None, None
for line in sys.stdin:
    asked, *words = json.loads(line)
    try:
        if asked == "begin":
            fault, record = None, read_record(words[0])
            game = record.variant.start(record.seats, record.dealer)
        elif asked == "follow" and fault is None:
            game, _ = game.apply(words[0], Action.read(words[1]))
        elif asked == "decide" and fault is None:
            rng = random.Random()
            version, drawn, gauss = words[1]
            rng.setstate((version, tuple(drawn), gauss))
            print(json.dumps([str(player.decide(game.view(words[0]), rng)), None]), flush=True)
    except Exception as refusal:
        fault = f"{type(refusal).__name__}: {refusal}"
    if asked == "decide" and fault is not None:
        print(json.dumps([None, fault]), flush=True)
"""


def laid_out(revision: str, folder: Path) -> Path:
    """Lay the engine of a revision out in a folder of its own, and return that.

    Raise `ValueError` if there is no such revision.
    """
    found = subprocess.run(  # noqa: S603  an argument, and no option
        ["git", "-C", str(HERE), "archive", "--", revision, "engine"],  # noqa: S607
        capture_output=True,
        check=False,
    )
    if found.returncode:
        raise ValueError(f"no engine of {revision}: {found.stderr.decode().strip()}")
    tree = folder / revision.replace("/", "-")
    with tarfile.open(fileobj=BytesIO(found.stdout)) as packed:
        packed.extractall(tree, filter="data")
    return tree


class Yesterday:
    """A level's player of an earlier commit; it is told of every action, also of its own.

    Rules that the earlier commit knows under other names, or not at all, are refused.
    """

    slow: ClassVar[bool] = True

    def __init__(self, tree: Path, level: str, family: str, seconds: float | None) -> None:
        """Begin its process, which ends with its input."""
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-c", _PROGRAM, json.dumps([level, family, seconds])],
            cwd=tree,
            env={"PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def begin(self, record: Mapping[str, Any]) -> None:
        """Hear of a game that has no action yet."""
        self._say("begin", record)

    def follow(self, seat: Seat, action: Action) -> None:
        """Hear of an action."""
        self._say("follow", seat, str(action))

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Decide as the earlier player does; raise `ValueError` if it cannot follow the game."""
        self._say("decide", view.seat, rng.getstate())
        answered = self._process.stdout
        line = answered.readline() if answered else ""
        action, fault = json.loads(line) if line else (None, "it has ended")
        if action is None:
            raise ValueError(f"the earlier player cannot play this: {fault}")
        return Action.read(action)

    def close(self) -> None:
        """Let its process end."""
        self._process.communicate()

    def _say(self, *words: object) -> None:
        said = self._process.stdin
        assert said is not None
        said.write(json.dumps(words) + "\n")
        said.flush()
