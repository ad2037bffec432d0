"""Check the deals of a game: python verify.py game.json [--seal HEX] [--me SEAT_KEY IDS]

It was written from fairness.md beside it (F1 to F9) and needs nothing but Python 3.11 or newer.
The file holds one record, or one in each line; `-` reads standard input. Exit code: 0 if all
holds, 1 if something is wrong, 2 if something cannot be read, 3 if something has no proof or the
owner of the bot had a choice. It does not know the rules of the games: `cardroom verify` does.
"""

import argparse
import hmac
import json
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

LENGTH, DEEPEST = 1000, 16
WRITTEN: Any = {"sort_keys": True, "separators": (",", ":")}
PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
CARDS = ["**", "X2", "X1", *PACK]  # As a hand has them in order.
WORD, HEX, SEAT = r"[!#-\[\]-~]", '"[0-9a-f]{64}"', "0|[1-9][0-9]?"
BASIS = "forced|player|default|draft|late|lost|failed"
HOW = f"( ({BASIS})( (random|easy|medium|hard))?( (0|[1-9][0-9]{{0,14}}))?)?"
# Which keys of the proof a scheme adds.
SCHEMES: dict[str, set[str]] = {
    "cardroom-fair-1": set(),
    "cardroom-fair-2": {"postings"},
    "cardroom-fair-3": {"postings", "start", "ranks", "people", "seat_key_hash"},
}
# What each value is, written as `canonical` writes it: a form, or that of each in a list.
NAME, ID = f'"{WORD}{{1,100}}"', '"(0|[1-9][0-9]{0,19})"'
FAIR: dict[str, Any] = {
    "scheme": f'"({"|".join(SCHEMES)})"',
    "table": NAME,
    "message": ID,
    "postings": SEAT,
    "start": ID,
    "ranks": ['"(0|[1-9][0-9]?|-)"'],
    "people": ['"([0-9a-f]{64}|-)"'],
    "seat_key_hash": HEX,
    "commitment": HEX,
    "dealer_by": '"(draw|rules)"',
    "secrets": [HEX],
}
PLAYERS = {"cardroom": NAME, "python": NAME, "revision": "-?[0-9]+"}
FORMS: dict[str, Any] = {
    "variant": NAME,
    "options": r"\{[\s\S]*",
    "seats": "[2-9]|[1-9][0-9]",
    "dealer": SEAT,
    "actions": [rf'\[(-1|{SEAT}),"{WORD}+( {WORD}+)*"\]'],
    "by": [f'"(person|computer|dealer|clock){HOW}"'],
    "players": PLAYERS,
    "fair": FAIR,
    "seal": HEX,
}
OPTIONAL = {"options", "dealer", "by", "players", "fair", "seal"}.union(*SCHEMES.values())
Record = dict[str, Any]
Finding = tuple[str, str, str]
EXIT_CODES = {"holds": 0, "note": 0, "no proof": 3, "choice": 3, "WRONG": 1, "UNREADABLE": 2}
COMPARE = (
    "Anybody can make up such a file: now compare with Discord the commitment and the table, the"
    " order of the players and the rules as they were in the lobby, the message and the seal."
)
VERDICTS = {
    0: f"All that this program can check holds. {COMPARE}",
    3: "Nothing is wrong, but not everything is proven: the lines with 'no proof' or 'choice' say"
    f" what is not. {COMPARE}",
    1: "Something is WRONG.",
    2: "This cannot be read as the record of a game.",
}


MISTYPED = (
    "if all draws are wrong, what has a part in each of them was changed, or was mistyped: the"
    " table, the message, or the people, postings, seats and rules; if only some are, the first of"
    " them was, or what was played before it"
)


class Unreadable(ValueError):
    """What is given is no record of a game; it says why."""


def words_of(key: bytes) -> Iterator[int]:
    """Yield the row of words that belongs to a key (F4)."""
    for number in range(2**32):
        block = hmac.digest(key, number.to_bytes(4, "big"), "sha256")
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(bound: int, words: Iterator[int]) -> int:
    """Take a number below `bound` from the words, each with the same chance (F4)."""
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound


def shuffled(items: Iterable[str], words: Iterator[int]) -> list[str]:
    row = sorted(items)
    for last in range(len(row) - 1, 0, -1):
        other = below(last + 1, words)
        row[last], row[other] = row[other], row[last]
    return row


def key_of(scheme: str, secret: str, *past: object) -> bytes:
    """Return the key of a draw; `past` is table, draw, message, maybe terms, and history (F3)."""
    text = "\n".join(map(str, (scheme, *past)))
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def cards(word: str) -> list[str]:
    """Part a word into its cards; `-` is the hand of a seat that rests (F5)."""
    row = [] if word == "-" else [word[at : at + 2] for at in range(0, len(word), 2)]
    if not all(card in CARDS for card in row):
        raise ValueError("it names something that is no card")
    return row


def in_order(hand: list[str]) -> str:
    """Write a hand, sorted by suit and then by rank (F5)."""
    return "".join(sorted(hand, key=CARDS.index)) or "-"


def cut(seats: int, written: list[str], words: Iterator[int]) -> str:
    times = [len(cards(word)) for word in written]
    if (times != [1] and len(written) != seats) or max(times) > len(PACK):
        raise ValueError("a cut has cards for each seat, or one for the table")
    must = [""] * len(written)
    for turn in range(max(times)):
        pack = iter(shuffled(PACK, words))
        must = [had + next(pack) if times[at] > turn else had for at, had in enumerate(must)]
    if must != written:
        raise ValueError("other cards were drawn")
    return "the cards were cut as they were drawn"


def deal(seats: int, written: list[str], words: Iterator[int], pack: list[str]) -> str:
    """Check a deal; `pack` is the pack of the game, and is filled by its first deal."""
    rows = [cards(word) for word in written]
    left = shuffled((card for row in rows for card in row), words)
    pack[:] = pack or sorted(left)
    if len(written) not in (seats, seats + 1) or not left or sorted(left) != pack:
        raise ValueError("it is not the pack of the first deal, with a hand for each seat")
    for at, row in enumerate(rows):
        taken, left = left[: len(row)], left[len(row) :]
        if written[at] != (in_order(taken) if at < seats else "".join(taken)):
            whose = f"seat {at}, counted from 0" if at < seats else "the rest"
            raise ValueError(f"other cards were drawn for {whose}")
    return f"{len(pack)} cards as they were drawn ({' '.join(str(len(row)) for row in rows)})"


def judged(record: Record, action: str, words: Iterator[int], pack: list[str]) -> str:
    """Say in which way a draw is right, or raise `ValueError`; "" draws who deals first."""
    seats, (verb, *written) = record["seats"], action.split(" ")
    if verb in ("cut", "deal"):
        return cut(seats, written, words) if verb == "cut" else deal(seats, written, words, pack)
    if action:
        raise ValueError("chance cuts and deals, and does nothing else")
    by_rules = record["fair"]["dealer_by"] == "rules"
    drawn = shuffled(map(str, range(seats)), words)[0]
    if not by_rules and drawn != canonical(record.get("dealer")):
        raise ValueError(f"seat {drawn} was drawn, counted from 0")
    return "the rules name it, says the record" if by_rules else f"seat {drawn}, counted from 0"


def counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def time_of(number: str) -> str:
    """Return when Discord gave an id; only some numbers of 64 bits are ids."""
    if not 0 < int(number) < 2**64:
        return "no id of Discord"
    at = datetime(2015, 1, 1, tzinfo=UTC) + timedelta(milliseconds=int(number) >> 22)
    return f"{at:%Y-%m-%d %H:%M:%S}.{at.microsecond // 1000:03} UTC"


def to_compare(record: Record) -> Iterator[Finding]:
    """Yield what only those who saw the table can judge."""
    fair, game = record["fair"], f"{record['variant']}, {record['seats']} seats"
    if "options" in record:  # In signs that every terminal shows as they are.
        game += f", other rules: {json.dumps(record['options'], **WRITTEN)}"
    yield "Game", "note", f"{game}; compare with the lobby"
    if people := fair.get("people"):
        seats = ", ".join(str(at) for at, mark in enumerate(people) if mark != "-")
        told = f"people at {seats}, counted from 0; compare with the order in the lobby"
        yield "Seats", "note", told if seats else "no seat names a person"
    message, table, start = fair["message"], fair["table"], fair.get("start", "0")
    told = f"{message} ({time_of(message)}), of table {table}; compare both in Discord"
    if no_message(fair):
        told = f"{message}, which is no message of the table; compare the table {table} in Discord"
    yield "Message", "note", told
    if start != "0":
        first = "the message is the first one of the bot below the lobby after it"
        yield "Start", "note", f"{start} ({time_of(start)}); see in Discord if {first}"


def no_message(fair: Record) -> bool:
    return fair["message"] == "0" or fair.get("postings") == 0


def choices(record: Record) -> Iterator[Finding]:
    """Yield what the owner of the bot could choose, though the cards fit."""
    fair, could = record["fair"], "the owner of the bot could choose"
    authors = zip(record["actions"], record.get("by", []), strict=False)
    acted = {seat for (seat, _), author in authors if author.startswith("person")}
    people = [mark for mark in fair.get("people", acted) if mark != "-"]
    known = "people" in fair or "by" in record
    postings, start = fair.get("postings", 1), fair.get("start")
    if fair["scheme"] == "cardroom-fair-1":
        yield "Owner", "choice", f"{could} the first deal, and who sat where: the scheme is old"
    elif fair["table"].startswith("daily-"):
        yield "Owner", "choice", f"{could} the deal of the day, before it was committed to"
    elif no_message(fair):
        why = "no message of the table had a part in it, and this is no fair game"
        why = "somebody played alone" if known and len(people) < 2 else why
        yield "Owner", "choice", f"{could} the first deal: {why}"
    elif start is None:
        yield "Owner", "choice", f"{could} who sat where, and the rules: the scheme is old"
    elif not 0 < int(start) < int(fair["message"]):
        why = f"it does not come after Start ({start})"
        yield "Owner", "choice", f"{could} the message, among those that there were at Start: {why}"
    if postings > 1 and not (fair["table"].startswith("daily-") or no_message(fair)):
        why = f"the message was posted {postings} times, and once is usual"
        yield "Owner", "choice", f"{could} the first deal, among {postings}: {why}"


def terms(record: Record) -> str:
    """Return the hash of what was settled before the message was posted (F3)."""
    settled = {key: record[key] for key in ("seats", "variant", "options") if key in record}
    settled |= {key: record["fair"][key] for key in ("ranks", "postings")}
    return sha256(canonical(settled).encode()).hexdigest()


def draws(record: Record) -> Iterator[Finding]:
    """Yield what is found about the secrets and about each draw (F1 to F5)."""
    fair, history, pack = record["fair"], sha256(), list[str]()
    secrets, due = fair["secrets"], 1 + sum(seat == -1 for seat, _ in record["actions"])
    first, *more = map(bytes.fromhex, secrets)
    hashed = [first + bytes.fromhex(fair.get("seat_key_hash", "")), *more]
    leads = [sha256(one).hexdigest() for one in hashed] == [fair["commitment"], *secrets[:-1]]
    right = "holds" if leads and len(secrets) == min(due, LENGTH) else "WRONG"
    many = f"{counted(len(secrets), 'secret')} for {counted(due, 'draw')}"
    so = f"{'they lead' if leads else 'they do not lead'} to the commitment {fair['commitment']}"
    yield "Secrets", right, f"{many}; {so}"
    yield from to_compare(record)
    settled = [terms(record)] if "ranks" in fair else []
    draw = deals = others = 0
    for seat, action in [(-1, ""), *record["actions"]]:
        if seat == -1:
            draw, deals = draw + 1, deals + action.startswith("deal ")
            name = f"Deal {deals}" if deals else "Cut" if action else "First dealer"
            past = fair["table"], draw, fair["message"], *settled, history.hexdigest()
            try:
                words = words_of(key_of(fair["scheme"], secrets[draw - 1], *past))
                told = "holds" if action or fair["dealer_by"] == "draw" else "note"
                yield name, told, judged(record, action, words, pack)
            except IndexError:
                yield name, "no proof", "there is no secret for it"
            except ValueError as fault:
                others += 1
                yield name, "WRONG", str(fault)
        history.update(f"{seat} {action}\n".encode() if action else b"")
    if others and right == "holds":
        yield "Message", "note", MISTYPED
    elif right == "holds":
        yield from choices(record)


def canonical(value: object) -> str:
    return json.dumps(value, **WRITTEN, ensure_ascii=False)


def sealed(record: Record) -> str:
    """Return the seal that belongs to a record (F8)."""
    rest = {key: record[key] for key in record if key != "seal"}
    return sha256(canonical(rest).encode()).hexdigest()


def seats_of(record: Record, seat_key: str, persons: str) -> Iterator[Finding]:
    """Yield which seats were bound to people, by the seat key that was told to them (F9)."""
    fair, key = record.get("fair", {}), bytes.fromhex(seat_key)
    if fair.get("seat_key_hash") != sha256(key).hexdigest():
        yield "People", "WRONG", "the record has another seat key, or none"
        return
    left = {at: mark for at, mark in enumerate(fair["people"]) if mark != "-"}
    ranks: dict[int, int] = {}
    for person in persons.split(","):
        texts = {at: f"{fair['table']}\n{at}\n{person}".encode() for at in left}
        fits = [at for at in left if left[at] == hmac.digest(key, texts[at], "sha256").hex()]
        told = f"seat {fits[0]}, counted from 0, was bound to {person}" if fits else ""
        nobody = f"no seat was bound to {person}; who took a seat over later has none"
        yield "People", "holds" if told else "WRONG", told or nobody
        ranks |= {int(person): int(fair["ranks"][at]) for at in fits}
        left = {at: mark for at, mark in left.items() if at not in fits}
    if [ranks[person] for person in sorted(ranks)] != sorted(ranks.values()):
        yield "People", "WRONG", "their ranks are not in the order of their ids"
    if left:
        rest = ", ".join(map(str, left))
        yield "People", "note", f"the marks of seats {rest} are left: give the ids of all"


def check(
    record: Record, shown: str = "", seat_key: str = "", persons: str = ""
) -> Iterator[Finding]:
    """Yield what is found in a record; the rest is what people were told, if they give it."""
    bare = [("Proof", "no proof", "the record carries none, so its deals cannot be checked")]
    yield from draws(record) if "fair" in record else bare
    if seat_key:
        yield from seats_of(record, seat_key, persons)
    if "by" not in record:
        yield "Players", "no proof", "the record does not say who made the moves"
    seal, own = sealed(record), record.get("seal")
    wrong = own not in (None, seal) or shown not in ("", seal)
    found = "WRONG" if wrong else "holds" if shown else "note" if own else "no proof"
    yield "Seal", found, f"what the record holds makes {seal}; compare it with the one shown"


def once(pairs: list[tuple[str, Any]]) -> Record:
    if len(found := dict(pairs)) < len(pairs):
        raise Unreadable("a key is given twice")
    return found


def whole(number: str) -> int:
    if not re.fullmatch("-?[0-9]{1,15}", number) or number == "-0":
        raise Unreadable("a number is not whole, is -0 or has more than 15 digits")
    return int(number)


def must_be_sound(value: Any, room: int = DEEPEST) -> None:  # noqa: ANN401  whatever is written
    """Raise `Unreadable` if half a character is in a value, or too much in each other."""
    if isinstance(value, str) and re.search("[\ud800-\udfff]", value):
        raise Unreadable("a text holds half a character")
    if isinstance(value, list | dict):
        if not room:
            raise Unreadable(f"lists and objects stand in each other more than {DEEPEST} deep")
        inside = cast("list[Any] | dict[str, Any]", value)
        for one in [*inside, *(inside.values() if isinstance(inside, dict) else ())]:
            must_be_sound(one, room - 1)


def must_have(value: Any, forms: dict[str, Any], what: str) -> None:  # noqa: ANN401
    """Raise `Unreadable` unless a value has the keys of `forms`, each in its form."""
    there: Record = cast("Record", value) if isinstance(value, dict) else {"no object": None}
    if not set(forms) - OPTIONAL <= set(there) <= set(forms):
        raise Unreadable(f"{what} lacks a key, or has one that is no part of it")
    for key, part in there.items():
        form: Any = forms[key]
        if isinstance(form, dict):
            must_have(part, cast("Record", form), key)
        elif not has_form(part, form):
            raise Unreadable(f"{key} has another form than F8 says")


def has_form(part: object, form: str | list[str]) -> bool:
    """Whether a value is written in a form, or each of a list in the one that a list names."""
    if isinstance(form, str):
        return re.fullmatch(form, canonical(part)) is not None
    return isinstance(part, list) and all(has_form(one, form[0]) for one in cast("list[Any]", part))


def read(text: str) -> Record:
    """Return the record that a text writes; raise `Unreadable` unless it has the form of F8."""
    if text.startswith("\ufeff"):
        raise Unreadable("it begins with a byte order mark; save it as UTF-8 without one")
    # NaN and the like are no numbers of JSON, and `int` refuses them.
    hooks: Any = {"parse_int": whole, "parse_float": whole, "parse_constant": int}
    try:
        record = json.loads(text, object_pairs_hook=once, **hooks)
    except (ValueError, RecursionError) as fault:
        known = isinstance(fault, Unreadable)
        raise fault if known else Unreadable("it is not written as JSON") from None
    must_be_sound(record)
    must_have(record, FORMS, "it")
    fair = record.get("fair")
    seats = [record.get("dealer", 0), *(one for one, _ in record["actions"])]
    if max(seats) >= record["seats"]:
        raise Unreadable("it names a seat that is not at the table")
    if len(record.get("by", record["actions"])) != len(record["actions"]):
        raise Unreadable("by has not as many authors as there are actions")
    if fair and (SCHEMES[fair["scheme"]] != set(fair) & OPTIONAL or "dealer" not in record):
        raise Unreadable("fair lacks a key, or has one that is no part of it, or dealer is missing")
    if fair and "ranks" in fair:
        ranks = fair["ranks"]
        free = [[at for at, one in enumerate(fair[of]) if one == "-"] for of in ("ranks", "people")]
        order = sorted((one for one in ranks if one != "-"), key=int)
        right = free[0] == free[1] and order == [str(one) for one in range(len(order))]
        if not right or not len(ranks) == len(fair["people"]) == record["seats"]:
            raise Unreadable("ranks and people are not those of the seats")
    if fair and not 0 < len(fair["secrets"]) <= LENGTH:
        raise Unreadable(f"there are 1 to {LENGTH} secrets")
    return record


def records_in(text: str) -> list[str]:
    """Part a file into the texts of its records: one, or one in each line."""
    lines = [line for line in text.split("\n") if line.strip(" \t\r")]
    return lines if any(map(is_object, lines)) and not is_object(text) else [text]


def is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def checked(
    text: str, shown: str = "", seat_key: str = "", persons: str = ""
) -> Iterator[list[Finding]]:
    """Yield what is found in each record of a file."""
    texts = records_in(text)
    for one in texts:
        try:
            if shown and (len(texts) > 1 or not re.fullmatch(HEX, f'"{shown}"')):
                raise Unreadable("a seal is 64 hexadecimal digits, and belongs to one record")
            mine = f'"{seat_key}" "{persons}"'.replace(",", '" "')
            if seat_key + persons and (len(texts) > 1 or not re.fullmatch(f"{HEX}( {ID})+", mine)):
                raise Unreadable("a seat key is 64 hexadecimal digits beside ids, for one record")
            yield list(check(read(one), shown, seat_key, persons))
        except Unreadable as fault:
            yield [("Record", "UNREADABLE", str(fault))]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the deals of a game of Cardroom.")
    parser.add_argument("file", nargs="+", help="the record; - is standard input")
    parser.add_argument("--seal", default="", metavar="HEX", help="the seal shown")
    of_whom = "which seats were of these people? 11,22,33 for several ids"
    parser.add_argument(
        "--me", nargs=2, default=["", ""], metavar=("SEAT_KEY", "IDS"), help=of_whom
    )
    given = parser.parse_args()
    if len(given.file) > 1:
        parser.error("one file at a time; one file may hold many records, one in each line")
    try:
        (path,) = given.file
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as fault:
        parser.error(str(fault))
    try:
        told = [text.strip().lower().replace(", ", ",") for text in (given.seal, *given.me)]
        found = list(checked(data.decode(), *told))
    except UnicodeDecodeError:
        found = [[("Record", "UNREADABLE", "it is not UTF-8 text")]]
    worst = "holds"
    for at, findings in enumerate(found, 1):
        print(f"Record {at} of {len(found)}")
        worst_here = max((one for _, one, _ in findings), key=list(EXIT_CODES).index)
        worst = max(worst, worst_here, key=list(EXIT_CODES).index)
        for what, said, why in findings:
            print(f"  {said:10}  {what}: {why}")
        print(f"  {VERDICTS[EXIT_CODES[worst_here]]}")
    print("Not checked here: the rules of the game. `cardroom verify` checks them too.")
    return EXIT_CODES[worst]


if __name__ == "__main__":
    sys.exit(main())
