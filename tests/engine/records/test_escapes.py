"""A record is a stranger's: no terminal obeys what a console prints of it."""

import io
import json
import unicodedata
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final, cast

from engine.contract.rules import parameters_of
from engine.games.catalogue import variants
from engine.records import auditing_console, console, verifying_console
from tests.each import each
from tests.engine.records.test_proof_consoles import played
from tests.engine.written_records import WHOLE

OBEYED: Final = "\x1b]0;pwned\x07\x1b[31mRED\x7f\x85\x9b2J\u2028\u202e\r"

NEAR: Final = 3
"""Of a long list so many are changed at either end."""


def changed(value: object) -> Iterator[object]:
    """Yield a JSON value with one key or value after the other made one that terminals obey."""
    yield OBEYED
    if isinstance(value, list):
        entries = cast("list[object]", value)
        for at, entry in enumerate(entries):
            if NEAR <= at < len(entries) - NEAR:
                continue
            for other in changed(entry):
                yield [*entries[:at], other, *entries[at + 1 :]]
    if isinstance(value, dict):
        parts = cast("dict[str, object]", value)
        yield parts | {OBEYED: 1}
        for key, part in parts.items():
            yield {OBEYED if one == key else one: parts[one] for one in parts}
            for other in changed(part):
                yield parts | {key: other}


def with_options() -> Iterator[object]:
    """Yield records in which each rule of each family is wrong in a way that terminals obey."""
    one_of = {variant.family: variant for variant in variants()}
    for preset in one_of.values():
        for rule in parameters_of(cast("type[object]", type(cast("Any", preset).rules))):
            for wrong in (OBEYED, [OBEYED], [[OBEYED]], {OBEYED: OBEYED}, {"4": [OBEYED]}):
                yield WHOLE | {"variant": preset.key, "options": {rule: wrong}}


def moved(record: dict[str, Any]) -> Iterator[object]:
    """Yield a record in which each kind of action says what terminals obey."""
    kinds: dict[str, int] = {}
    for at, (_, action) in enumerate(record["actions"]):
        kinds.setdefault(action.partition(" ")[0], at)
    for at in kinds.values():
        for wrong in (OBEYED, f"{record['actions'][at][1].partition(' ')[0]} {OBEYED}"):
            one = deepcopy(record)
            one["actions"][at][1] = wrong
            yield one


def obeyed(text: str) -> set[str]:
    return {one for one in text if one != "\n" and unicodedata.category(one)[0] in "CZ"} - {" "}


def told(command: str, path: str, text: str) -> tuple[str, str]:
    out, err = io.StringIO(), io.StringIO()
    files = {"stdin": io.StringIO(text), "stdout": out, "stderr": err}
    if command == "replay":
        console.main(path, last=True, **files)
    elif command == "verify":
        verifying_console.main(path, seal=None, **files)
    else:
        auditing_console.main(path, seal=None, jobs=1, **files)
    return out.getvalue(), err.getvalue()


COMMANDS: Final = each("command", ["replay", "verify", "audit"])


@COMMANDS
def test_no_key_and_no_value_of_a_record_reaches_a_terminal_as_it_stands(command: str) -> None:
    records = [*changed(played()), *moved(played()), *with_options()]
    out, err = told(command, "-", "\n".join(map(json.dumps, records)))
    assert obeyed(out + err) == set()
    # Each that cannot be read is one line.
    assert all(line.startswith(f"cardroom {command}: -, record") for line in err.splitlines())
    assert len(err.splitlines()) > len(records) / 2


@COMMANDS
def test_no_name_of_a_file_reaches_a_terminal_as_it_stands(command: str) -> None:
    assert obeyed("".join(told(command, OBEYED, ""))) == set()
