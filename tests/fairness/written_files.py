"""Files that hold a record in every way somebody might write it, and what each verifier says.

One table for all of them: `cardroom verify`, docs/verify.py and docs/verify.html.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tests.fairness.specification import VERIFY, Recorded, vectors

HOLDS, WRONG, UNREADABLE, UNPROVEN = 0, 1, 2, 3

_FIRST, _SECOND, _RECORD = (vectors()["records"][at] for at in (0, 3, 5))
_SURROGATE: Final = "\ud83d"

LIST: Final[list[object]] = []
OBJECT: Final[dict[str, object]] = {}


class WrittenFile(NamedTuple):
    """A file and the exit code for it."""

    name: str
    content: bytes
    code: int


def _copied() -> Recorded:
    return json.loads(json.dumps(_RECORD))


def _line(record: object) -> str:
    return json.dumps(record, separators=(",", ":"))


def _sealed(record: Recorded) -> str:
    """Write a record with the seal that it would have, if it can have one."""
    try:
        seal = VERIFY.sealed(record)
    except (UnicodeEncodeError, RecursionError):
        seal = "ab" * 32
    return _line(record | {"seal": seal})


TRUE: Final = _line(_RECORD)
"""The record in one line, with the seal that it had."""


def _put(*way: str | int, value: object) -> str:
    """Put a value in its place in the record, and seal that anew."""
    record: Any = _copied()
    at = record
    for step in way[:-1]:
        at = at[step]
    at[way[-1]] = value
    return _sealed(record)


def _without(*way: str) -> str:
    record: Any = _copied()
    at = record
    for step in way[:-1]:
        at = at[step]
    del at[way[-1]]
    return _sealed(record)


def _said(old: str, new: str) -> str:
    """Write one place of the record otherwise, and leave the seal as it was."""
    assert TRUE.count(old) == 1, old
    return TRUE.replace(old, new)


def _nested(depth: int) -> str:
    return _said('"seats"', f'"options":{{"a":{"[" * depth}{"]" * depth}}},"seats"')


_OF_VALUES: Final = dict[str, tuple[Any, ...]](
    {
        "variant": (
            None,
            5,
            True,
            LIST,
            {},
            "",
            "no game",
            "a" * 101,
            "standard\n",
            "\x00",
            _SURROGATE,
        ),
        "options": (None, LIST, "", 0, {"target": _SURROGATE}, {_SURROGATE: 1}),
        "seats": (None, True, "4", [4], 0, 1, -4, 100, 10**15),
        "dealer": (None, True, False, "0", LIST, -1, 4, 99, 10**15),
        "actions": (None, OBJECT, "", 0, True, [LIST], [None], ["play 2C"], [OBJECT]),
        "by": (
            None,
            OBJECT,
            "",
            0,
            LIST,
            ["dealer"],
            [*_RECORD["by"], "person"],
            [0] * 8,
            [LIST] * 8,
        ),
        "players": (None, LIST, "", OBJECT, {"cardroom": "1", "python": "3"}),
        "fair": (None, LIST, "", OBJECT, 0, False),
        "seal": (None, "", 0, LIST, "ab" * 31, "ab" * 33, "AB" * 32, "g" * 64, f"{'ab' * 32}\n"),
    }
)

_OF_THE_PROOF: Final = dict[str, tuple[Any, ...]](
    {
        "scheme": (None, 2, "", LIST, "cardroom-fair-4", "CARDROOM-FAIR-3", "cardroom-fair-3\n"),
        "table": (
            None,
            7,
            "",
            LIST,
            "a" * 101,
            "k 7",
            'k"7',
            "k\\7",
            "k\n7",
            "k\x00",
            "kü",
            "k\x7f",
        ),
        "message": (
            None,
            1,
            "",
            LIST,
            "01",
            "-1",
            " 1",
            "1\n",
            "1" * 21,
            "0x1",
            "\u0661",
            "1.0",
            "1e3",
        ),
        "postings": (None, "1", True, LIST, -1, 100, 10**15),
        "start": (None, 1, "", LIST, "01", "-1", " 1", "1" * 21, "0x1", "1.0"),
        "ranks": (
            None,
            "",
            OBJECT,
            LIST,
            ["0", "-", "1"],
            ["1", "-", "0", "-", "-"],
            ["1", "-", "1", "-"],
            ["0", "-", "2", "-"],
            ["-", "-", "-", "-"],
            ["0", "1", "-", "-"],
            ["01", "-", "0", "-"],
            [1, "-", 0, "-"],
            ["1", None, "0", "-"],
        ),
        "people": (
            None,
            "",
            OBJECT,
            LIST,
            ["ab" * 32, "-", "cd" * 32],
            ["ab" * 32, "-", "cd" * 32, "-", "-"],
            ["ab" * 32, "ab" * 32, "-", "-"],
            ["AB" * 32, "-", "cd" * 32, "-"],
            ["ab" * 31, "-", "cd" * 32, "-"],
            ["ab" * 32, "", "cd" * 32, "-"],
            ["ab" * 32, 0, "cd" * 32, "-"],
        ),
        "seat_key_hash": (None, 1, "", LIST, "-", "ab" * 31, "AB" * 32),
        "commitment": (None, 1, "", LIST, "ab" * 31, "AB" * 32, f" {'ab' * 32}", _SURROGATE),
        "dealer_by": (None, 1, "", LIST, "host", "Draw", "draw "),
        "secrets": (
            None,
            OBJECT,
            "",
            LIST,
            [None],
            [""],
            ["AB" * 32],
            ["ab" * 31],
            ["ab" * 32] * 1001,
        ),
        "nonce": ("1",),
        "": ("1",),
    }
)

_OF_PLAYERS: Final = dict[str, tuple[Any, ...]](
    {
        "cardroom": (None, 1, "", LIST, "a" * 101, "0 1", "\u0661", "0\n"),
        "python": (None, 3, "", LIST, "3 12", "3\x00"),
        "revision": (None, "1", True, LIST, 10**15, -(10**15)),
        "more": (1,),
    }
)

_ACTIONS: Final[tuple[Any, ...]] = (
    *(
        None,
        0,
        True,
        LIST,
        OBJECT,
        "",
        " ",
        "play  3C",
        " play 3C",
        "play 3C ",
        "play\t3C",
        "play 3C\n",
    ),
    *("play\x003C", "play 3C\x7f", "play 3C\x85", "play\u00a03C", "plaü 3C", 'play "3C"'),
    *("play \\3C", "play \u0663C", "play 3C\u2028", _SURROGATE),
)

_SEATS: Final[tuple[Any, ...]] = (None, "0", True, False, LIST, 4, 77, -2, 99, 10**15, -(10**15))

_AUTHORS: Final[tuple[Any, ...]] = (
    *(
        None,
        0,
        LIST,
        "",
        "host",
        "Person",
        "person ",
        " person",
        "computer  forced",
        "computer guess",
    ),
    *("computer player best", "computer player hard 01", "computer player hard -1", "person\n"),
    *("computer player hard 1 2", f"computer player hard {'9' * 5000}", "computer player hard ٣"),
)

_NUMBERS: Final = (
    *("1.0", "1.5", "1e0", "1E0", "1e3", "-0", "-0.0", "1e400", "NaN", "Infinity", "-Infinity"),
    *(
        "01",
        "+1",
        "1.",
        ".1",
        "0x1",
        "1" * 16,
        f"-{'1' * 16}",
        "9" * 5000,
        "0" * 16,
        "1_0",
        "\u0661",
    ),
)

_TWICE: Final = {
    "a key twice": ('"seats":4', '"seats":4,"seats":4'),
    "a key twice, the second time in other signs": ('"seats":4', '"seats":4,"\\u0073eats":4'),
    "the seal twice": ('"seats":4', f'"seal":"{_RECORD["seal"]}","seats":4'),
    "a key of the proof twice": ('"dealer_by":"draw"', '"dealer_by":"rules","dealer_by":"draw"'),
    "a key of the players twice": ('"revision":1', '"revision":2,"revision":1'),
    "an option twice": ('"seats":4', '"options":{"target":50,"target":50},"seats":4'),
    "a key in a list twice": ('"seats":4', '"options":{"a":[{"b":1,"b":1}]},"seats":4'),
}

_BROKEN: Final = {
    "nothing": "",
    "an empty line": "\n",
    "blanks": " \t\r\n ",
    "half of it": TRUE[: len(TRUE) // 2],
    "a brace less": TRUE[:-1],
    "a brace more": f"{TRUE}}}",
    "a sign behind it": f"{TRUE}x",
    "NUL behind it": f"{TRUE}\x00",
    "NUL before it": f"\x00{TRUE}",
    "a comma behind it": f"{TRUE},",
    "an object behind it": f"{TRUE}{{}}",
    "two in one line": f"{TRUE}{TRUE}",
    "two in one line, a blank between": f"{TRUE} {TRUE}",
    "two, parted by a carriage return": f"{TRUE}\r{TRUE}",
    "two, parted by a line separator": f"{TRUE}\u2028{TRUE}",
    "two in a list": f"[{TRUE},{TRUE}]",
    "one in a list": f"[{TRUE}]",
    "one as a text": json.dumps(TRUE),
    "null": "null",
    "a number": "12",
    "a true one and rubbish": f"{TRUE}\nrubbish",
    "rubbish and a true one": f"rubbish\n{TRUE}",
    "a true one and a list": f"{TRUE}\n[]",
    "a true one and a line of a blank that JSON does not know": f"{TRUE}\n\u00a0\n{TRUE}",
    "a true one and a form feed": f"{TRUE}\n\x0c\n{TRUE}",
    "a true one and a file separator": f"{TRUE}\n\x1c",
    "a true one and a mark": f"{TRUE}\n\ufeff",
    "a blank that JSON does not know before it": f"\u00a0{TRUE}",
    "a mark": f"\ufeff{TRUE}",
    "two marks": f"\ufeff\ufeff{TRUE}",
    "a mark before two": f"\ufeff{TRUE}\n{TRUE}",
    "a comma too many": _said('"seats":4', '"seats":4,"options":{},'),
    "a comment": f"{TRUE}//",
    "other quotes": TRUE.replace('"', "'"),
    "a line break in a text": _said('"standard"', '"stan\ndard"'),
    "a control sign in a text": _said('"standard"', '"stan\x01dard"'),
    "an escape that is none": _said('"standard"', '"stan\\dard"'),
    "half of two escapes": _said('"standard"', '"\\ud83d"'),
    "two halves the wrong way round": _said('"standard"', '"\\ude00\\ud83d"'),
    "names": _put("names", value=["Ann"]),
    "a note": _put("note", value=""),
    "a key with a large letter": _said('"seats"', '"Seats"'),
    "a key of nothing": _put("", value=1),
    "a prototype": _said('"seats":4', '"__proto__":{},"seats":4'),
    "5,000 lists in each other": _nested(5_000),
    "200,000 lists in each other": _nested(200_000),
    "lists in each other": _nested(15),
    "nothing but lists in each other": "[" * 5_000,
    "objects in each other": '{"a":' * 5_000 + "1" + "}" * 5_000,
    "an action of one": _put("actions", 7, value=[0]),
    "an action of three": _put("actions", 7, value=[0, "play 3C", 1]),
    "an action as an object": _put("actions", 7, value={"0": 0, "1": "play 3C"}),
}

_RAW: Final = {
    "UTF-16": TRUE.encode("utf-16"),
    "UTF-16 without a mark": TRUE.encode("utf-16-le"),
    "no UTF-8": TRUE.encode().replace(b"standard", b"stand\xffard"),
    "half a character in bytes": TRUE.encode().replace(b"standard", b"\xed\xa0\xbd"),
    "a sign in too many bytes": TRUE.encode().replace(b"standard", b"\xc0\xaf"),
}

_TRUE: Final = {
    "in one line": TRUE,
    "with a line end": f"{TRUE}\n",
    "laid out": json.dumps(_RECORD, indent=2),
    "laid out in Windows": json.dumps(_RECORD, indent=2).replace("\n", "\r\n"),
    "laid out with carriage returns alone": json.dumps(_RECORD, indent=2).replace("\n", "\r"),
    "laid out with tabs": json.dumps(_RECORD, indent="\t"),
    "in another order of keys": _line(dict(reversed(_RECORD.items()))),
    "in other signs": _said('"standard"', '"\\u0073tandard"'),
    "blanks around it": f" \t\r\n{TRUE} \r\n\t",
    "two": f"{TRUE}\n{TRUE}",
    "two, in Windows": f"{TRUE}\r\n{TRUE}\r\n",
    "two and empty lines": f"\n{TRUE}\n \t\r\n\n{TRUE}\n\n",
    "started at another time": _put("fair", "start", value="1441836001000000001"),
    "other marks": _put("fair", "people", value=["ab" * 32, "-", "cd" * 32, "-"]),
}


def _second(**changed: object) -> str:
    return _sealed(_SECOND | {"fair": _SECOND["fair"] | changed})


_OTHERWISE: Final = {
    "under the first scheme": (_line(_FIRST), UNPROVEN),
    "under the second scheme": (_line(_SECOND), UNPROVEN),
    "two of which one is of the first": (f"{TRUE}\n{_line(_FIRST)}", UNPROVEN),
    "posted again and again": (_second(postings=99), UNPROVEN),
    "never posted": (_second(postings=0), UNPROVEN),
    "posted again and again, by the third": (_put("fair", "postings", value=99), WRONG),
    "never posted, by the third": (_put("fair", "postings", value=0), WRONG),
    "two exchanged": (_put("fair", "ranks", value=["0", "-", "1", "-"]), WRONG),
    "a person in another seat": (
        _line(_RECORD | {"fair": _RECORD["fair"] | {"ranks": ["-"] * 4, "people": ["-"] * 4}}),
        WRONG,
    ),
    "another seat key": (_put("fair", "seat_key_hash", value="ab" * 32), WRONG),
    "started after its message": (_put("fair", "start", value="9" * 19), UNPROVEN),
    "started by nobody": (_put("fair", "start", value="0"), UNPROVEN),
    "other rules": (_put("options", value={"target": 50}), WRONG),
    "other rules that change nothing": (_put("options", value={}), WRONG),
    "another message": (_put("fair", "message", value="1441836002350305308"), WRONG),
    "no message": (_put("fair", "message", value="0"), WRONG),
    "the longest message": (_put("fair", "message", value="9" * 20), WRONG),
    "the longest table": (_put("fair", "table", value="~" * 100), WRONG),
    "a secret more": (
        _put("fair", "secrets", value=[*_RECORD["fair"]["secrets"], "ab" * 32]),
        WRONG,
    ),
    "a thousand secrets": (_put("fair", "secrets", value=["ab" * 32] * 1000), WRONG),
    "a secret less": (_put("fair", "secrets", value=_RECORD["fair"]["secrets"][:1]), WRONG),
    "another dealer": (_put("dealer", value=2), WRONG),
    "other cards": (_put("actions", 0, 1, value="deal 2C 3C 4C 5C"), WRONG),
    "no cards": (_put("actions", 0, 1, value="deal"), WRONG),
    "a cut": (_put("actions", 0, 1, value="cut"), WRONG),
    "a cut of very many cards": (
        _put("actions", 0, 1, value=f"cut {'2C' * 100_000} 2C 2C 2C"),
        WRONG,
    ),
    "a very long word": (_put("actions", 0, 1, value=f"deal {'x' * 1_000_000}"), WRONG),
    "chance that does something else": (_put("actions", 0, 1, value="play 3C"), WRONG),
    "changed and not sealed anew": (_said("play 4C", "play KC"), WRONG),
    "the scheme": (_said("cardroom-fair-3", "cardroom-fair-1"), UNREADABLE),
    "the scheme of before": (_said("cardroom-fair-3", "cardroom-fair-2"), UNREADABLE),
    "postings under the first scheme": (
        _line({**_FIRST, "fair": _FIRST["fair"] | {"postings": 1}}),
        UNREADABLE,
    ),
    "a true one and a wrong one": (f"{TRUE}\n{_put('dealer', value=2)}", WRONG),
    "a wrong one and an unreadable one": (f"{_put('dealer', value=2)}\n{{}}", UNREADABLE),
    "no proof": (_without("fair"), UNPROVEN),
    "no word of who played": (_without("by"), UNPROVEN),
    "no seal": (_line({key: _RECORD[key] for key in _RECORD if key != "seal"}), UNPROVEN),
    "a true one and one without a proof": (f"{TRUE}\n{_without('fair')}", UNPROVEN),
}


def written_files() -> Iterator[WrittenFile]:
    """Yield every file of the table."""
    for name, text in _TRUE.items():
        yield WrittenFile(name, text.encode(), HOLDS)
    for name, (text, code) in _OTHERWISE.items():
        yield WrittenFile(name, text.encode(), code)
    for name, content in _RAW.items():
        yield WrittenFile(name, content, UNREADABLE)
    for name, text in _refused():
        yield WrittenFile(name, text.encode(), UNREADABLE)


def _refused() -> Iterator[tuple[str, str]]:
    yield from _BROKEN.items()
    for name, (old, new) in _TWICE.items():
        yield name, _said(old, new)
    for key in ("variant", "seats", "dealer", "actions"):
        yield f"no {key}", _without(key)
    for key in _RECORD["fair"]:
        yield f"no {key} in the proof", _without("fair", key)
    for key in _RECORD["players"]:
        yield f"no {key} of the players", _without("players", key)
    for number in _NUMBERS:
        yield f"seats {number[:20]}", _said('"seats":4', f'"seats":{number}')
        yield f"revision {number[:20]}", _said('"revision":1', f'"revision":{number}')
        yield f"postings {number[:20]}", _said('"postings":1', f'"postings":{number}')
        yield f"seat {number[:20]}", _said('[1,"play', f'[{number},"play')
        yield f"target {number[:20]}", _said('"seats"', f'"options":{{"target":{number}}},"seats"')
    for way, values in _values():
        for value in values:
            record = _put(*way, value=value)
            if way == ("seal",):
                record = _line(_RECORD | {"seal": value})
            yield f"{' '.join(map(str, way))} {str(value)[:30]!r}", record


def _values() -> Iterator[tuple[tuple[str | int, ...], tuple[Any, ...]]]:
    for key, values in _OF_VALUES.items():
        yield (key,), values
    for key, values in _OF_THE_PROOF.items():
        yield ("fair", key), values
    for key, values in _OF_PLAYERS.items():
        yield ("players", key), values
    yield ("actions", 7, 1), _ACTIONS
    yield ("actions", 7, 0), _SEATS
    yield ("by", 7), _AUTHORS
