"""The command line, where the parts are joined: `cardroom run`, `play`, `replay` and others."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from bot.support.settings import VERSION, BadSettings, Settings
from data.addresses import address_of
from engine.records.console import UNREADABLE
from engine.records.console import main as replay

READER_GONE: Final = 141
"""The exit status a shell gives a program whose output nobody reads any more."""


MOST_PROCESSES: Final = 8
"""Of the playground."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code."""
    chosen = _parser().parse_args(arguments)
    if chosen.command in _ON_RECORDS:
        return _written(chosen.command, partial(_ON_RECORDS[chosen.command], chosen))
    try:
        return _OTHERS[chosen.command](chosen)
    except BadSettings as faults:
        print(faults, file=sys.stderr)
        return 2
    except BrokenPipeError:
        return _reader_gone()


def _run(chosen: argparse.Namespace) -> int:
    # Nearly all of what is loaded stays.
    gc.disable()
    from bot.text.phrasebook import read_languages

    read_languages()
    from bot.app.life import run

    return run(replace(Settings.from_environment(), take_over=chosen.take_over))


def _played(chosen: argparse.Namespace) -> int:
    from bot.playground.play import play

    return play(
        port=chosen.port,
        pace=chosen.computer_seconds,
        database=chosen.database,
        processes=chosen.processes,
    )


def _compared(chosen: argparse.Namespace) -> int:
    from bot.app.translations_console import main as languages

    return languages(
        chosen.locale,
        looked_at=chosen.looked_at,
        cosmetic=chosen.cosmetic,
        out=sys.stdout,
        err=sys.stderr,
    )


def _rebuilt(chosen: argparse.Namespace) -> int:
    from bot.app.rebuilding_console import main as rebuild

    database = chosen.database or Settings.without_token().database
    return rebuild(database, out=sys.stdout, err=sys.stderr)


def _copied(chosen: argparse.Namespace) -> int:
    from bot.app.copying_console import main as copy_store

    return copy_store(chosen.source, chosen.target, out=sys.stdout, err=sys.stderr)


def _asked_how_it_is(chosen: argparse.Namespace) -> int:
    from bot.app.health import told

    line, well = told(Settings.without_token(), alive=chosen.alive)
    print(line)
    return 0 if well else 1


def _backed_up(chosen: argparse.Namespace) -> int:
    from bot.app.backup_console import backup

    database = chosen.database or Settings.without_token().database
    return backup(database, chosen.target, daily=chosen.daily, out=sys.stdout, err=sys.stderr)


def _brought_back(chosen: argparse.Namespace) -> int:
    from bot.app.backup_console import bring_back

    database = chosen.database or Settings.without_token().database
    return bring_back(chosen.copy, database, replace=chosen.replace, out=sys.stdout, err=sys.stderr)


def _examined(chosen: argparse.Namespace) -> int:
    from bot.app.doctor import main as examine

    return examine(channel=chosen.channel, out=sys.stdout)


_OTHERS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "run": _run,
    "play": _played,
    "languages": _compared,
    "rebuild": _rebuilt,
    "copy-store": _copied,
    "backup": _backed_up,
    "restore": _brought_back,
    "doctor": _examined,
    "health": _asked_how_it_is,
}


def _std() -> dict[str, TextIO]:
    # As in a file, a carriage return by itself ends no line.
    if reconfigure := getattr(sys.stdin, "reconfigure", None):
        reconfigure(encoding="utf-8", newline="\n")
    return {"stdin": sys.stdin, "stdout": sys.stdout, "stderr": sys.stderr}


def _replayed(chosen: argparse.Namespace) -> int:
    return replay(chosen.file, last=chosen.last, **_std())


def _verified(chosen: argparse.Namespace) -> int:
    from engine.records.verifying_console import main as verify

    return verify(chosen.file, seal=chosen.seal, **_std())


def _audited(chosen: argparse.Namespace) -> int:
    from engine.records.auditing_console import main as audit

    return audit(chosen.file, seal=chosen.seal, jobs=chosen.jobs, **_std())


_ON_RECORDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "replay": _replayed,
    "verify": _verified,
    "audit": _audited,
}


def _reader_gone() -> int:
    """Leave unwritten what is left in the buffer: it would fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return READER_GONE


def _written(command: str, work: Callable[[], int]) -> int:
    """Do what writes on standard output, and return its exit code or that of a lost reader."""
    try:
        code = work()
        sys.stdout.flush()
    except OSError as fault:
        reader_gone = _reader_gone()
        if isinstance(fault, BrokenPipeError):
            return reader_gone
        sys.stderr.write(f"cardroom {command}: standard output: {fault.strerror}\n")
        return UNREADABLE
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardroom", description="A Discord bot that hosts card games."
    )
    parser.add_argument("--version", action="version", version=f"cardroom {VERSION}")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser(
        "run", help="run the bot with the settings of the environment and .env"
    )
    run.add_argument(
        "--take-over",
        action="store_true",
        help="take the place of the process of this name on the same server, without a gap",
    )
    _add_play_command(commands.add_parser)
    record = commands.add_parser("replay", help="print what happened in a game record")
    record.add_argument("file", help="a file with a record a line, or - for standard input")
    record.add_argument(
        "--last", action="store_true", help="print only the last line of each record"
    )
    _add_proof_commands(commands.add_parser)
    _add_store_commands(commands.add_parser)
    languages = commands.add_parser(
        "languages", help="print which texts a language lacks, and which are out of date"
    )
    languages.add_argument("locale", nargs="?", help="one language, such as de; all if left out")
    languages.add_argument(
        "--looked-at",
        action="extend",
        nargs="+",
        default=[],
        metavar="KEY",
        help="note that these texts say what the English ones say now; `all` is all that exist",
    )
    languages.add_argument(
        "--cosmetic",
        action="extend",
        nargs="+",
        default=[],
        metavar="KEY",
        help="note for all languages that these English texts changed without saying anything else",
    )
    return parser


def _add_play_command(add: Callable[..., argparse.ArgumentParser]) -> None:
    play = add("play", help="play in a browser, without Discord and without a token")
    play.add_argument("--port", type=int, default=8710, help="the port on 127.0.0.1 (8710)")
    play.add_argument(
        "--computer-seconds", type=float, default=1.0, help="how long computers take over a card"
    )
    play.add_argument(
        "--database",
        default=None,
        help="keep the games in this file (else nowhere), or in this PostgreSQL database",
    )
    play.add_argument(
        "--processes",
        type=int,
        choices=range(1, MOST_PROCESSES + 1),
        default=1,
        metavar="N",
        help=f"run the bot in so many processes, {MOST_PROCESSES} at most (1)",
    )


def _add_proof_commands(add: Callable[..., argparse.ArgumentParser]) -> None:
    verify = add("verify", help="check that a game was dealt as it was settled")
    audit = add("audit", help="verify a game, and make its computers' moves again")
    for command in (verify, audit):
        command.add_argument("file", help="a file with a record a line, or - for standard input")
        command.add_argument("--seal", metavar="HEX", help="the seal that the result showed")
    audit.add_argument("--jobs", type=int, default=1, help="so many records at a time (1)")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"so many copies are kept, 1 or more, not {text!r}")
    return int(text)


def _channel(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(
            f"{text!r} is no id: with Developer Mode on, Discord's menu of a channel copies it"
        )
    return int(text)


def _add_store_commands(add: Callable[..., argparse.ArgumentParser]) -> None:
    rebuild = add(
        "rebuild", help="make leaderboards and ratings anew from the results of a stopped bot"
    )
    rebuild.add_argument(
        "--database", type=address_of, help="where the games are (as in the settings)"
    )
    doctor = add("doctor", help="look at all that the bot needs, and say what to do")
    doctor.add_argument(
        "--channel", type=_channel, metavar="ID", help="post a message there, too, and take it away"
    )
    backup = add("backup", help="copy the database, which may be in use, and prove the copy")
    backup.add_argument("target", metavar="FILE", type=Path, help="where the copy goes")
    backup.add_argument(
        "--daily",
        type=_count,
        metavar="N",
        help="FILE is a folder: keep N copies there, one a day",
    )
    restoring = add("restore", help="put a copy in the place of a stopped bot's database")
    restoring.add_argument("copy", metavar="FILE", type=Path, help="the copy")
    restoring.add_argument(
        "--replace", action="store_true", help="put aside the database that is there"
    )
    for command in (backup, restoring):
        command.add_argument(
            "--database", type=address_of, help="where the games are (as in the settings)"
        )
    health = add(
        "health", help="say how the bot that runs with these settings is; code 1 if not well"
    )
    health.add_argument(
        "--alive", action="store_true", help="code 1 only if it says nothing, so that it is stuck"
    )
    copying = add(
        "copy-store", help="move the data of a stopped bot to an empty database, and prove it"
    )
    copying.add_argument(
        "source",
        metavar="FROM",
        type=address_of,
        help="where the data is: a file, or postgresql://user@host/name",
    )
    copying.add_argument("target", metavar="TO", type=address_of, help="where it goes, likewise")


if __name__ == "__main__":
    sys.exit(main())
