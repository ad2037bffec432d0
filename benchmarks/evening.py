"""How long a press waits for its answer, and for the table to show its card.

Figures are taken on the Discord side: from the moment a press is sent to the bot until the request
arrives that answers it, or that edits the public message.

    python -m benchmarks.evening --beside ../earlier --pictures cards --rounds 2
    python -m benchmarks.evening --tables 75 --people 4 --seconds 600 --late 0.05

With `--pictures` this work tree is measured once more, all its tables and hands in pictures.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import BAD_REQUEST
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, get_args

from benchmarks.measuring import HERE, command_line, percentiles, print_figures, progress, trees
from benchmarks.running import many_tables, running
from bot.faces.names import words_of
from bot.screens.cards import face_text
from bot.screens.families import offer_of, usual_games
from bot.text.button_ids import ANYWHERE, MENU_MARK, ButtonId
from bot.text.phrasebook import HOME, phrasebook_of
from data.preferences import TablePictures
from engine.cards import card
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.regular import button_ids, menus

Think: TypeAlias = tuple[float, float]
"""The least and the most seconds a person thinks over a card."""

THINK_SECONDS: Think = (3.0, 9.0)
TICKS: Final = 6
"""Cards to pass are ticked in so many parts of the time that a card takes."""
WARMING_SECONDS = 12


@dataclass(frozen=True, slots=True)
class Measured:
    """A bot that is measured: that of a work tree, its tables and hands in pictures or not."""

    tree: Path = HERE
    pictures: TablePictures = "never"
    settings: Mapping[str, str] = field(default_factory=dict[str, str])


async def choose_pictures(
    tables: Iterable[tuple[Channel, list[Person]]], pictures: TablePictures
) -> None:
    """Have all these tables and the hands of their people in pictures, as `/settings` does it."""
    manages = True
    for channel, people in tables if pictures != "never" else ():
        for person in people:
            for verb in ("prefer", "prefer-guild") if manages else ("prefer",):
                panel = await person.slash("settings", channel)
                page = ButtonId(ANYWHERE, "settings", text="looks").custom_id
                # An earlier version has all menus on one page.
                if verb == "prefer-guild":
                    with suppress(Impossible):
                        panel = await person.click(panel, custom_id=page)
                menu = MENU_MARK + ButtonId(ANYWHERE, verb, text="pictures").custom_id
                word = pictures if verb == "prefer-guild" else "cards"
                await person.select(panel.message, word, custom_id=menu)
            # The first of all owns the guild.
            manages = False


@dataclass(frozen=True, slots=True)
class Press:
    """One press: when it was sent, and what its answer and its picture can be told by."""

    sent: float
    interaction_id: str
    channel_id: str
    faces: tuple[str, ...]
    """The card as the table may show it; empty for a press that plays none."""


class Evening:
    """People at many tables who press what is on offer, each thinking a few seconds."""

    def __init__(self, server: LoopbackDiscord, *, whispers: bool = False) -> None:
        self.server = server
        self.whispers = whispers
        self.presses: list[Press] = []
        self._rng = Random(7)

    async def sit_down(
        self,
        tables: Iterable[tuple[Channel, list[Person]]],
        *,
        game: str = "hearts",
        level: str = "easy",
    ) -> None:
        """Open a table of a usual game in each channel, computers in the chairs left over."""
        usual = usual_games()[game]
        command = offer_of(usual).command
        for channel, people in tables:
            for person in people if self.whispers else ():
                await person.slash("hand", channel, hands="here")
            lobby = await people[0].slash(
                command, channel, preset=usual.key, pace="slow", level=level
            )
            for person in people[1:]:
                await person.click(lobby, "Join")
            await people[0].click(lobby, "Start")
            for person in people if self.whispers else ():
                await self._open_hand(person, channel)

    async def play(
        self, tables: Iterable[tuple[Channel, list[Person]]], seconds: float, think: Think
    ) -> None:
        """Let everybody play for a while."""
        end = time.monotonic() + seconds
        await asyncio.gather(
            *(
                self._sit(person, channel, end, think, at_table=at_table)
                for channel, people in tables
                for person, at_table in zip(people, cycle((True, False)), strict=False)
            )
        )

    async def _open_hand(self, person: Person, channel: Channel) -> None:
        own = await person.until(lambda: [m for m in person.sees(channel) if offers(m, "hand")])
        custom_id = offers(own[-1], "hand")[0]
        await person.click(own[-1], custom_id=custom_id)

    async def _sit(
        self, person: Person, channel: Channel, end: float, think: Think, *, at_table: bool
    ) -> None:
        """Press what is asked, and *Next* at the table and in the hand by turns."""
        where = channel if self.whispers else None
        seen_enough = ""
        while time.monotonic() < end:
            await asyncio.sleep(self._rng.uniform(0.1, 0.3))
            message = _hand(person, where)
            if message is None:
                over = newest(person.sees(channel), "next")
                if over is not None and over["id"] != seen_enough:
                    await asyncio.sleep(self._rng.uniform(*think))
                    seen_enough, at_table = over["id"], not at_table
                    await self._press_next(person, channel, at_table=at_table)
                continue
            seconds = self._rng.uniform(*think)
            ticks = not offers(message, "do") and not _discards(message)
            await asyncio.sleep(seconds / TICKS if ticks else seconds)
            message = _hand(person, where)
            if message is not None:
                await self._press(person, channel, message)

    async def _press(self, person: Person, channel: Channel, message: Payload) -> None:
        offered = button_ids(message, "do") or button_ids(message, "tick")
        faces: tuple[str, ...] = ()
        sent = time.time()
        # It may be drawn anew in this very moment.
        with suppress(Impossible):
            if offered:
                (button_id, custom_id), *_ = offered
                faces = faces_of(button_id.text)
                answer = await person.click(message, custom_id=custom_id)
            else:
                menu = _discards(message)[0]
                value = str(menu["options"][0]["value"])
                answer = await person.select(message, value, custom_id=str(menu["custom_id"]))
            number = str(answer.interaction.id)
            self.presses.append(Press(sent, number, str(channel.id), faces))

    async def _press_next(self, person: Person, channel: Channel, *, at_table: bool) -> None:
        """Have seen enough of a deal; the press is no card and no pass."""
        where = channel if at_table or self.whispers else person.dm_channel
        verb = "next" if at_table else "hand-next"
        message = newest(person.sees(where), verb)
        if message is not None:
            with suppress(Impossible):
                await person.click(message, custom_id=offers(message, verb)[0])

    # Figures ----------------------------------------------------------------------------------

    def answered(self) -> list[tuple[Press, float | None]]:
        """Return milliseconds from each press to the request that answered it, None for none."""
        answered = {
            request.path.split("/")[-3]: request.at
            for request in self.server.requests
            if request.route.startswith("/interactions/") and request.status < BAD_REQUEST
        }
        both = ((press, answered.get(press.interaction_id)) for press in self.presses)
        return [(press, at and (at - press.sent) * 1000) for press, at in both]

    def answer_times(self) -> list[float]:
        """Return milliseconds from each press to the request that answered it in time."""
        found = [took for _, took in self.answered() if took is not None]
        if len(found) < len(self.presses):
            raise RuntimeError(f"{len(self.presses) - len(found)} presses were not answered")
        return found

    def table_times(self) -> list[float]:
        """Return milliseconds from each card pressed to the picture that shows it."""
        pictures: dict[str, list[tuple[float, str]]] = {}
        for request in self.server.requests:
            if request.route.startswith("/channels/") and request.method in ("PATCH", "POST"):
                text = json.dumps(request.body, ensure_ascii=False)
                pictures.setdefault(request.path.split("/channels/")[1].split("/")[0], []).append(
                    (request.at, text)
                )
        shown = (
            [
                (at - press.sent) * 1000
                for at, text in pictures.get(press.channel_id, ())
                if at >= press.sent and any(face in text for face in press.faces)
            ]
            for press in self.presses
            if press.faces
        )
        return [times[0] for times in shown if times]


def faces_of(text: str) -> tuple[str, ...]:
    """Return how a table shows the card that a button plays, in words and beside a picture.

    For other buttons it is nothing.
    """
    _, play, name = text.partition("play ")
    if not play:
        return ()
    return f"<:{words_of(str(card(name)))}_", face_text(card(name), phrasebook_of(HOME))


def offers(message: Payload, verb: str) -> list[str]:
    """Return the `custom_id` of every pressable button that says `verb`."""
    return [custom_id for _, custom_id in button_ids(message, verb)]


def newest(messages: Sequence[Payload], verb: str) -> Payload | None:
    """Return the newest message with a pressable button that says `verb`, if there is one."""
    return next((one for one in reversed(messages) if offers(one, verb)), None)


def _discards(message: Payload) -> list[Payload]:
    """Return the menus that discard a card at Canasta."""
    return [menu for text, menu in menus(message, "plan").items() if text.startswith("discard")]


def _hand(person: Person, where: Channel | None) -> Payload | None:
    """Return the newest message with something that a person may do, if there is one."""
    for message in reversed(person.sees(where or person.dm_channel)):
        if button_ids(message, "do", "tick") or _discards(message):
            return message
    return None


async def played(
    measured: Measured, tables: int, people: int, seconds: float, *, late_seconds: float
) -> Evening:
    """Play at many tables, so many people at each, and return the evening once all is shown."""
    world, seated = many_tables(tables, people)
    with tempfile.TemporaryDirectory() as folder:
        async with running(world, Path(folder), tree=measured.tree) as bot:
            evening = Evening(bot.discord)
            await choose_pictures(seated, measured.pictures)
            await evening.sit_down(seated)
            await evening.play(seated, WARMING_SECONDS, THINK_SECONDS)
            evening.presses.clear()
            if late_seconds:
                bot.discord.faults.add("*", "*", times=10**9, late_seconds=late_seconds)
            await evening.play(seated, seconds, THINK_SECONDS)
            await asyncio.sleep(2)
            return evening


TABLES: Final = 100
SECONDS: Final = 25.0
LATE_SECONDS: Final = (0.0, 0.05)
"""How late Discord answers in the evening of the answers, and in that of the table."""


def measure(
    bots: Mapping[str, Measured] | None = None,
    *,
    tables: int = TABLES,
    people: int = 1,
    seconds: float = SECONDS,
    late: Sequence[float] = LATE_SECONDS,
    rounds: int = 1,
) -> dict[str, Any]:
    """Return the times of a press; several bots are measured by turns."""
    bots = bots or {HERE.name: Measured()}
    answers: defaultdict[str, list[float]] = defaultdict(list)
    shown: defaultdict[str, list[float]] = defaultdict(list)
    for turn in range(rounds):
        for name, bot in bots.items():
            progress(f"round {turn + 1} of {rounds}: {name}")
            evenings = [
                asyncio.run(played(bot, tables, people, seconds, late_seconds=one)) for one in late
            ]
            answers[name] += evenings[0].answer_times()
            shown[name] += evenings[-1].table_times()
    found: dict[str, dict[str, Any]] = {
        name: {
            "press_to_answer_ms": percentiles(answers[name]) | {"max": round(max(answers[name]))},
            "press_to_table_ms": percentiles(shown[name]),
            "presses": len(answers[name]),
        }
        for name in bots
    }
    return next(iter(found.values())) if len(found) == 1 else found


def with_pictures(
    trees: Mapping[str, Path], pictures: Iterable[TablePictures]
) -> dict[str, Measured]:
    """Return the bots of these trees, and that of this one once for each way of pictures."""
    bots = {name: Measured(tree) for name, tree in trees.items()}
    return bots | {f"{HERE.name}, {word}": Measured(HERE, word) for word in pictures}


def ways_of_pictures(parser: argparse.ArgumentParser) -> None:
    """Let a command line name the ways of pictures that are measured too."""
    parser.add_argument(
        "--pictures", nargs="*", default=[], choices=get_args(TablePictures), help="by turns"
    )


if __name__ == "__main__":
    line = command_line("evening", __doc__, beside=True)
    ways_of_pictures(line)
    line.add_argument("--tables", type=int, default=TABLES)
    line.add_argument("--people", type=int, default=1, help="at each table, beside computers")
    line.add_argument("--seconds", type=float, default=SECONDS)
    line.add_argument("--late", type=float, nargs="+", default=LATE_SECONDS, metavar="SECONDS")
    line.add_argument("--rounds", type=int, default=1)
    said = line.parse_args()
    print_figures(
        measure(
            with_pictures(trees(said), said.pictures),
            tables=said.tables,
            people=said.people,
            seconds=said.seconds,
            late=said.late,
            rounds=said.rounds,
        )
    )
