"""A process that has loaded the bot, and becomes one whenever a test starts it.

To load the program and its texts is most of what a start costs, and it is the same every time. So
one process loads them, and each bot is forked from that: a process of its own with its own memory,
its own files and its own end.
"""

import asyncio
import contextlib
import gc
import json
import os
import runpy
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NoReturn, Self
from unittest.mock import patch

_ENDED: Final[dict[int, Path]] = {}
"""Where the exit code of each bot that runs is to be written."""


class LoadedBot:
    """The process from which bots are forked."""

    def __init__(self) -> None:
        command = [sys.executable, "-P", __file__]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._process:
            pass

    def start(
        self,
        command: str,
        *,
        folder: Path,
        environment: Mapping[str, str],
        log: Path,
        ended: Path,
        anew: bool,
        first: Path | None = None,
    ) -> int:
        """Start a bot by a `command` of words, and return its process id.

        Its exit code will stand in `ended`.

        One that is to load the program `anew` is the command line as a person gives it; any other
        runs the script `first`, if there is one, before it begins.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        told = {
            "command": command.split(),
            "folder": str(folder),
            "environment": dict(environment),
            "log": str(log),
            "ended": str(ended),
            "anew": anew,
            "first": first and str(first),
        }
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


def _fork_bots() -> None:
    """Become the bots that are asked for, until nobody asks any more."""
    # A handler that noted an end would be late for one that comes just before the input is read.
    ended, ends = os.pipe()
    os.set_blocking(ends, False)
    signal.set_wakeup_fd(ends, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, _hear)
    # Whoever interrupts the tests ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        ready, _, _ = select.select([sys.stdin, ended], [], [])
        if ended in ready:
            os.read(ended, 512)
            _note_ends()
        if sys.stdin in ready:
            line = sys.stdin.readline()
            if not line:
                return
            asked: dict[str, Any] = json.loads(line)
            process = os.fork()
            if not process:
                _run(asked)
            _ENDED[process] = Path(asked["ended"])
            sys.stdout.write(f"{process}\n")
            sys.stdout.flush()


def _hear(*_: object) -> None:
    """Let a signal that is usually ignored wake whoever waits."""


def _note_ends() -> None:
    while _ENDED:
        process, status = os.waitpid(-1, os.WNOHANG)
        if not process:
            return
        place = _ENDED.pop(process)
        written = place.with_name(f"{place.name}.part")
        # A test that is over takes its folder away, and leaves an older process to its end.
        with contextlib.suppress(FileNotFoundError):
            written.write_text(str(os.waitstatus_to_exitcode(status)))
            written.replace(place)


def _run(asked: Mapping[str, Any]) -> NoReturn:
    """Be a bot: in its folder, with its environment, and with a log in place of standard error."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    nothing = os.open(os.devnull, os.O_RDWR)
    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for opened, standard in ((nothing, 0), (nothing, 1), (log, 2)):
        os.dup2(opened, standard)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    if asked["anew"]:
        os.execv(sys.executable, [sys.executable, "-m", "bot", *asked["command"]])
    if asked["first"]:
        runpy.run_path(asked["first"])
    sys.exit(main(asked["command"]))


def _read_languages() -> None:
    """Read all of English, and of the other languages what Discord is told at a start."""
    english = bundle_of(HOME)
    for written in texts(files("bot.languages").joinpath(HOME)).values():
        for key in messages_of(written):
            english.get_message(key)
    asyncio.run(commands_without_bot())


if __name__ == "__main__":
    import bot.app.life  # what `run` loads at last
    from bot.__main__ import main
    from bot.background import dearest
    from bot.discord import under_way
    from bot.interactions.registration import commands_without_bot
    from bot.text.bundles import bundle_of, messages_of, texts
    from bot.text.phrasebook import HOME
    from data.preferences import PersonPreferences

    assert bot.app.life.run
    # People in tests wait longer than Discord does, as the machine may be busy; so does the bot.
    patch.multiple(under_way, WRITING_SECONDS=5.0, ANSWER_SECONDS=6.0).start()
    # Its workers are spawned, and would appraise each game for seconds when it is over.
    patch.multiple(dearest, AFTER_SECONDS=3600.0).start()
    # They press each card, and *Pass*, themselves (as `usual_wishes` of the end-to-end tests).
    begins: Any = PersonPreferences.__init__
    usual = zip([one.name for one in fields(PersonPreferences)], begins.__defaults__, strict=True)
    wishes = {"forced": "alone", "passing": "asks"}
    begins.__defaults__ = tuple({**dict(usual), **wishes}.values())
    _read_languages()
    # What the collector of a bot leaves alone is not copied for it.
    gc.collect()
    gc.freeze()
    _fork_bots()
