"""Check the deals of a game of Cardroom: python verify.py game.json [--seal HEX]

It was written from fairness.md beside it (F1 to F8) and needs nothing but Python 3.11 or newer.
The file holds one record, or one in each line; `-` reads standard input. Exit code: 0 if all
holds, 1 if something is wrong, 2 if something cannot be read, 3 if something has no proof.
It does not know the rules of the games: `cardroom verify` does.
"""

import argparse
import hmac
import json
import re
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

LENGTH, RANKS = 1000, "*23456789TJQKA"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS[1:]]
WORD, HEX = r"[!#-\[\]-~]", '"[0-9a-f]{64}"'
FAIR = rf'"commitment":{HEX},"dealer_by":"(draw|rules)","message":"(0|[1-9][0-9]{{0,19}})",'
KIND = r'("scheme":"cardroom-fair-1"|"postings":[0-9]{1,2},"scheme":"cardroom-fair-2")'
MORE = rf'{KIND},"secrets":\[({HEX},?)+\],"table":"{WORD}{{1,100}}"'
FORMS = {"seats": "[2-9]|[1-9][0-9]", "fair": rf"\{{{FAIR}{MORE}\}}", "seal": HEX}
FORMS["actions"] = rf'\[(\[(-1|[0-9]+),"{WORD}+( {WORD}+)*"\],?)*\]'
STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
Record = dict[str, Any]
Finding = tuple[str, str, str]
EXIT_CODES = {"holds": 0, "note": 0, "no proof": 3, "WRONG": 1, "UNREADABLE": 2}


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


def key_of(scheme: str, secret: str, table: str, draw: int, message: str, history: str) -> bytes:
    text = f"{scheme}\n{table}\n{draw}\n{message}\n{history}"
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def cards(word: str) -> list[str]:
    """Part a word into its cards; `-` is the hand of a seat that rests (F5)."""
    row = [] if word == "-" else [word[at : at + 2] for at in range(0, len(word), 2)]
    if not all(card in PACK or card == "**" for card in row):
        raise ValueError("it names something that is no card")
    return row


def in_order(hand: list[str]) -> str:
    """Write a hand, sorted by suit and then by rank (F5)."""
    return "".join(sorted(hand, key=lambda card: (card[1], RANKS.index(card[0])))) or "-"


def cut(seats: int, written: list[str], words: Iterator[int]) -> str:
    times = [len(cards(word)) for word in written]
    if len(written) != seats:
        raise ValueError("a cut has cards for each seat")
    must = [""] * seats
    for turn in range(max(times)):
        pack = iter(shuffled(PACK, words))
        must = [had + next(pack) if times[at] > turn else had for at, had in enumerate(must)]
    if must != written:
        raise ValueError("other cards were drawn")
    return "each seat cut the card that was drawn for it"


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
            whose = f"seat {at}" if at < seats else "the rest"
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
        raise ValueError(f"seat {drawn} was drawn")
    return "the rules name it, says the record" if by_rules else f"seat {drawn}, counted from 0"


def draws(record: Record) -> Iterator[Finding]:
    """Yield what is found about the secrets and about each draw (F1 to F5)."""
    fair, history, pack = record["fair"], sha256(), list[str]()
    secrets, due = fair["secrets"], 1 + sum(seat == -1 for seat, _ in record["actions"])
    chain = [sha256(bytes.fromhex(secret)).hexdigest() for secret in secrets]
    leads = chain == [fair["commitment"], *secrets[:-1]]
    right = "holds" if leads and len(secrets) == min(due, LENGTH) else "WRONG"
    so = f"{'' if leads else 'do not '}lead to the commitment {fair['commitment']}"
    yield "Secrets", right, f"{len(secrets)} secrets for {due} draws {so}"
    yield "Message", "note", f"{fair['message']}, of table {fair['table']}; compare both in Discord"
    draw = deals = 0
    for seat, action in [(-1, ""), *record["actions"]]:
        if seat == -1:
            draw, deals = draw + 1, deals + action.startswith("deal ")
            name = f"Deal {deals}" if deals else "Cut" if action else "First dealer"
            past = fair["table"], draw, fair["message"], history.hexdigest()
            try:
                words = words_of(key_of(fair["scheme"], secrets[draw - 1], *past))
                told = "holds" if action or fair["dealer_by"] == "draw" else "note"
                yield name, told, judged(record, action, words, pack)
            except IndexError:
                yield name, "no proof", "there is no secret for it"
            except ValueError as fault:
                yield name, "WRONG", str(fault)
        history.update(f"{seat} {action}\n".encode() if action else b"")


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sealed(record: Record) -> str:
    """Return the seal that belongs to a record (F8)."""
    rest = {key: record[key] for key in record if key != "seal"}
    return sha256(canonical(rest).encode()).hexdigest()


def check(record: Record, shown: str = "") -> Iterator[Finding]:
    """Yield what is found in a record; `shown` is the seal that people saw, if they give it."""
    bare = [("Proof", "no proof", "the record carries none, so its deals cannot be checked")]
    yield from draws(record) if "fair" in record else bare
    seal, own = sealed(record), record.get("seal")
    wrong = own not in (None, seal) or shown not in ("", seal)
    found = "WRONG" if wrong else "holds" if shown else "note" if own else "no proof"
    yield "Seal", found, f"what the record holds makes {seal}; compare it with the one shown"


def read(text: str) -> Record | None:
    """Return the record that a text writes, or None unless it has the form of F8."""
    try:
        record, bare = json.loads(text), STRING.sub('""', text)
        keys = STRING.sub('""', canonical(record).encode().decode()).count('"":')
        once = len(re.findall(r'""\s*:', bare)) == keys
        whole = not re.search("[0-9]{16}|[0-9][.eE]|[NI]", bare)
        there = {"seats", "actions", *record}.intersection(FORMS)
        parts = {key: canonical(record[key]) for key in there}
        formed = all(re.fullmatch(FORMS[key], part) for key, part in parts.items())
        seated = all(seat < record["seats"] for seat, _ in record["actions"])
    except (KeyError, TypeError, ValueError, RecursionError):
        return None
    return record if once and whole and formed and seated else None


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the deals of a game of Cardroom.")
    parser.add_argument("file", help="the record; - is standard input")
    parser.add_argument("--seal", default="", metavar="HEX", type=str.lower, help="the seal shown")
    given = parser.parse_args()
    try:
        data = sys.stdin.buffer.read() if given.file == "-" else Path(given.file).read_bytes()
        text = data.decode("utf-8-sig")
    except (OSError, ValueError) as fault:
        parser.error(str(fault))
    texts = [text] if read(text) else [line for line in text.split("\n") if line.strip()] or [text]
    worst = "holds"
    for at, one in enumerate(texts, 1):
        print(f"Record {at} of {len(texts)}")
        unread = [("Record", "UNREADABLE", "this is no record of a game")]
        for what, found, why in check(record, given.seal) if (record := read(one)) else unread:
            print(f"  {found:10}  {what}: {why}")
            worst = max(worst, found, key=list(EXIT_CODES).index)
    print("Not checked here: the rules of the game. `cardroom verify` checks them too.")
    return EXIT_CODES[worst]


if __name__ == "__main__":
    sys.exit(main())
