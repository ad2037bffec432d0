"""Files of records: one record laid out as somebody likes, or many with one in each line."""

import json
from pathlib import Path
from typing import TextIO

from engine.cards import Unreadable


def record_texts(path: str, stdin: TextIO) -> list[str]:
    """Return the texts of the records in the file at `path` (`-`: `stdin`).

    Raise `Unreadable` with the reason if the file cannot be read.
    """
    try:
        text = stdin.read() if path == "-" else Path(path).read_bytes().decode()
    except OSError as fault:
        raise Unreadable(fault.strerror or "cannot be read") from None
    except ValueError:
        raise Unreadable("not UTF-8 text") from None
    # Only what JSON has for blanks: another sign in a line of its own is no record.
    lines = [line for line in text.split("\n") if line.strip(" \t\r")]
    # A single object may be laid out over lines none of which is a whole object.
    return lines if any(map(_is_object, lines)) and not _is_object(text) else [text]


def one_line(said: object) -> str:
    """Return what something says in a line of its own, with all blanks that it shows.

    What a terminal would obey, or would not show, stands as Python writes it: whoever made a record
    chose its words.
    """
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape").decode()
        for one in " ".join(str(said).splitlines())
    )


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
