"""Forgeries: a record that was true, changed in one place as somebody would who has the file."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.fairness.scheme import NEWEST, SCHEMES
from engine.records.moments import moments
from engine.records.proof import seal_of
from engine.records.record import read_record

T = TypeVar("T")

Forged: TypeAlias = dict[str, Any]
Forgery: TypeAlias = Callable[[Forged, Random], None]
"""Changes a record in place, or raises `Inapplicable`."""


class Inapplicable(Exception):
    """The record has nothing that could be forged so."""


def forged(kind: str, record: Forged, rng: Random) -> Forged:
    """Return a record forged and sealed anew; raise `Inapplicable`."""
    changed = deepcopy(record)
    FORGERIES[kind](changed, rng)
    if {**changed, "seal": None} == {**record, "seal": None}:
        raise Inapplicable
    return changed | {"seal": seal_of(changed)}


def _one(found: Sequence[T], rng: Random) -> T:
    if not found:
        raise Inapplicable
    return rng.choice(found)


def _chances(record: Forged, verb: str = "deal") -> list[int]:
    actions = record["actions"]
    return [at for at, (_, text) in enumerate(actions) if text.startswith(f"{verb} ")]


def _card(record: Forged, rng: Random) -> None:
    """Exchange two cards of a deal: between two hands, or with the rest of the pack."""
    at = _one(_chances(record), rng)
    verb, *words = record["actions"][at][1].split(" ")
    some = [number for number, word in enumerate(words) if len(word) > 1]
    one, other = rng.sample(some, 2) if len(some) > 1 else _inapplicable()
    here, there = (2 * rng.randrange(len(words[number]) // 2) for number in (one, other))
    mine, theirs = words[one], words[other]
    words[one] = mine[:here] + theirs[there : there + 2] + mine[here + 2 :]
    words[other] = theirs[:there] + mine[here : here + 2] + theirs[there + 2 :]
    if mine[here : here + 2] == theirs[there : there + 2]:
        raise Inapplicable
    record["actions"][at][1] = " ".join((verb, *words))


def _inapplicable() -> NoReturn:
    raise Inapplicable


def _other_cut(record: Forged, rng: Random) -> None:
    at = _one(_chances(record, "cut"), rng)
    verb, *words = record["actions"][at][1].split(" ")
    record["actions"][at][1] = " ".join((verb, *rng.sample(words, len(words))))


def _secret(record: Forged, rng: Random) -> None:
    secrets = record["fair"]["secrets"]
    secrets[rng.randrange(len(secrets))] = rng.randbytes(32).hex()


def _digit(record: Forged, rng: Random) -> None:
    """Change one digit of a secret."""
    secrets = record["fair"]["secrets"]
    at, digit = rng.randrange(len(secrets)), rng.randrange(64)
    other = rng.choice([one for one in "0123456789abcdef" if one != secrets[at][digit]])
    secrets[at] = secrets[at][:digit] + other + secrets[at][digit + 1 :]


def _commitment(record: Forged, rng: Random) -> None:
    record["fair"]["commitment"] = rng.randbytes(32).hex()


def _table(record: Forged, rng: Random) -> None:
    record["fair"]["table"] = f"{rng.getrandbits(40):x}"


def _message(record: Forged, rng: Random) -> None:
    record["fair"]["message"] = str(rng.getrandbits(60))


def _scheme(record: Forged, rng: Random) -> None:
    """Say that the cards follow by another scheme, in its form."""
    fair = record["fair"]
    number = rng.choice([at for at, one in enumerate(SCHEMES) if one != fair["scheme"]])
    fair["scheme"] = SCHEMES[number]
    forms: list[dict[str, Any]] = [
        {},
        {"postings": rng.randrange(3)},
        {
            "start": str(rng.getrandbits(60)),
            "ranks": ["-"] * record["seats"],
            "people": ["-"] * record["seats"],
            "seat_key_hash": rng.randbytes(32).hex(),
        },
    ]
    for at, form in enumerate(forms):
        for key, value in form.items():
            if at <= number:
                fair.setdefault(key, value)
            else:
                fair.pop(key, None)


def _postings(record: Forged, rng: Random) -> None:
    if "postings" not in record["fair"]:
        raise Inapplicable
    record["fair"]["postings"] += rng.randint(1, 3)


def _seated(record: Forged) -> Forged:
    fair: Forged = record["fair"]
    return fair if fair["scheme"] == NEWEST else _inapplicable()


def _exchanged(record: Forged, rng: Random) -> None:
    """Exchange the people of two seats."""
    one, other = rng.sample(range(record["seats"]), 2)
    for key in ("ranks", "people"):
        row = _seated(record)[key]
        row[one], row[other] = row[other], row[one]


def _person_left_out(record: Forged, rng: Random) -> None:
    """Say that a computer sat where the person with the highest id did."""
    del rng
    ranks = _seated(record)["ranks"]
    there = [at for at, rank in enumerate(ranks) if rank != "-"]
    if not there:
        raise Inapplicable
    at = max(there, key=lambda seat: int(ranks[seat]))
    ranks[at] = record["fair"]["people"][at] = "-"


def _seat_key(record: Forged, rng: Random) -> None:
    _seated(record)["seat_key_hash"] = rng.randbytes(32).hex()


def _start(record: Forged, rng: Random) -> None:
    _seated(record)["start"] = str(rng.getrandbits(60))


def _rules(record: Forged, rng: Random) -> None:
    """Say that it was played by other rules, under which all moves may be legal as well."""
    record["options"] = record.get("options", {}) | {"target": rng.randrange(20, 200)}


def _dealer(record: Forged, rng: Random) -> None:
    record["dealer"] = rng.choice([at for at in range(record["seats"]) if at != record["dealer"]])


def _dealer_by(record: Forged, rng: Random) -> None:
    del rng
    by = record["fair"]["dealer_by"]
    record["fair"]["dealer_by"] = "draw" if by == "rules" else "rules"


def _move(record: Forged, rng: Random, *basis: str) -> None:
    """Change what somebody did into something else that was legal; what came after stays."""
    played = list(moments(read_record(record)))
    whose = [
        at
        for at, said in enumerate(record["by"])
        if said.split(" ")[: len(basis)] == [*basis] and record["actions"][at][0] != DEALER
    ]
    at: int = _one(whose, rng)
    seat, text = record["actions"][at]
    other = _otherwise(played[at].game, seat, text, rng)
    record["actions"][at][1] = str(other)


def _otherwise(game: Game, seat: int, text: str, rng: Random) -> Action:
    for _ in range(8):
        other = game.propose(seat, rng)
        if str(other) != text:
            return other
    raise Inapplicable


def _play(record: Forged, rng: Random) -> None:
    _move(record, rng)


def _computers_move(record: Forged, rng: Random) -> None:
    _move(record, rng, "computer", "player")


def _another_end(record: Forged, rng: Random) -> None:
    """Let the last deal go on otherwise from some place, legally, as far as it went."""
    last = _one(_chances(record), rng) if not _chances(record) else _chances(record)[-1]
    actions, by = record["actions"], record["by"]
    if last + 1 >= len(actions):
        raise Inapplicable
    at = rng.randrange(last + 1, len(actions))
    game = list(moments(read_record(record)))[at].game
    length = len(actions)
    del actions[at:], by[at:]
    while game.to_act and game.to_act != (DEALER,) and len(actions) < length:
        if game.forced:
            (seat, action), said = game.forced, "computer forced"
        else:
            seat = rng.choice(game.to_act)
            action, said = game.propose(seat, rng), "person"
        game, _ = game.apply(seat, action)
        actions.append([seat, str(action)])
        by.append(said)


def _deals(record: Forged) -> list[slice]:
    """Return where each deal stands with all that was done in it."""
    begins = _chances(record)
    ends = [*begins[1:], len(record["actions"])]
    return [slice(begin, end) for begin, end in zip(begins, ends, strict=True)]


def _left_out(record: Forged, rng: Random) -> None:
    """Leave a deal out with all that was done in it; its secret too, or not."""
    deals = _deals(record)
    number = rng.randrange(len(deals)) if deals else _inapplicable()
    del record["actions"][deals[number]], record["by"][deals[number]]
    if rng.random() < 0.5:
        cuts = len(_chances(record, "cut"))
        del record["fair"]["secrets"][1 + cuts + number]


def _last_left_out(record: Forged, rng: Random) -> None:
    """Leave the last deal out, as if the game had been closed before it."""
    del rng
    deals = _deals(record)
    if not deals:
        raise Inapplicable
    del record["actions"][deals[-1]], record["by"][deals[-1]], record["fair"]["secrets"][-1]


def _cut_short(record: Forged, rng: Random) -> None:
    """Leave the last actions of the last deal out."""
    last = max(_chances(record), default=0) + 1
    if last >= len(record["actions"]):
        raise Inapplicable
    at = rng.randrange(last, len(record["actions"]))
    del record["actions"][at:], record["by"][at:]


def _swapped(record: Forged, rng: Random) -> None:
    """Exchange two deals: their cards alone, or with all that was done in them."""
    deals = _deals(record)
    one, other = sorted(rng.sample(deals, 2), key=_begin) if len(deals) > 1 else _inapplicable()
    if rng.random() < 0.5:
        actions = record["actions"]
        actions[one.start], actions[other.start] = actions[other.start], actions[one.start]
        return
    for key in ("actions", "by"):
        row = record[key]
        between = row[one.stop : other.start]
        row[one.start : other.stop] = [*row[other], *between, *row[one]]


def _begin(deal: slice) -> int:
    return int(deal.start)


def _author(record: Forged, rng: Random) -> None:
    """Say of a move that somebody else made it."""
    by = record["by"]
    at = rng.randrange(len(by)) if by else _inapplicable()
    said = ("person", "computer forced", "clock default", "dealer", "computer player easy")
    by[at] = rng.choice([other for other in (*said, "computer late hard") if other != by[at]])


def _revision(record: Forged, rng: Random) -> None:
    record["players"]["revision"] += rng.randint(1, 3)


def _stranger(record: Forged, rng: Random) -> None:
    """Say that somebody sat where a computer did, with the highest id."""
    fair = _seated(record)
    at = _one([at for at, rank in enumerate(fair["ranks"]) if rank == "-"], rng)
    there = sum(rank != "-" for rank in fair["ranks"])
    fair["ranks"][at], fair["people"][at] = str(there), rng.randbytes(32).hex()


def _mark(record: Forged, rng: Random) -> None:
    """Put somebody else in a seat, whose id has the same rank."""
    people = _seated(record)["people"]
    at = _one([at for at, mark in enumerate(people) if mark != "-"], rng)
    people[at] = rng.randbytes(32).hex()


def _ranks(record: Forged, rng: Random) -> None:
    """Exchange the ranks of two people, each of whom stays."""
    ranks = _seated(record)["ranks"]
    there = [at for at, rank in enumerate(ranks) if rank != "-"]
    one, other = rng.sample(there, 2) if len(there) > 1 else _inapplicable()
    ranks[one], ranks[other] = ranks[other], ranks[one]


def _last_secret(record: Forged, rng: Random) -> None:
    del rng
    record["fair"]["secrets"] = record["fair"]["secrets"][:-1] or _inapplicable()


def _further_secret(record: Forged, rng: Random) -> None:
    record["fair"]["secrets"].append(rng.randbytes(32).hex())


def _secrets(record: Forged, rng: Random) -> None:
    """Exchange two secrets."""
    secrets = record["fair"]["secrets"]
    both = range(len(secrets))
    one, other = rng.sample(both, 2) if len(secrets) > 1 else _inapplicable()
    secrets[one], secrets[other] = secrets[other], secrets[one]


def _done_twice(record: Forged, rng: Random) -> None:
    actions, by = record["actions"], record["by"]
    at = rng.randrange(len(actions)) if actions else _inapplicable()
    actions.insert(at, list(actions[at]))
    by.insert(at, by[at])


def _undone(record: Forged, rng: Random) -> None:
    """Leave out one thing that somebody did."""
    at = _one([at for at, (seat, _) in enumerate(record["actions"]) if seat != DEALER], rng)
    del record["actions"][at], record["by"][at]


def _other_seat(record: Forged, rng: Random) -> None:
    """Let another seat have done what one did."""
    at = _one([at for at, (seat, _) in enumerate(record["actions"]) if seat != DEALER], rng)
    seat = record["actions"][at][0]
    record["actions"][at][0] = rng.choice([one for one in range(record["seats"]) if one != seat])


def _dealt_twice(record: Forged, rng: Random) -> None:
    """Let a deal have the cards of another."""
    deals = _chances(record)
    one, other = rng.sample(deals, 2) if len(deals) > 1 else _inapplicable()
    record["actions"][one][1] = record["actions"][other][1]


FORGERIES: Final[Mapping[str, Forgery]] = {
    "a card": _card,
    "a cut": _other_cut,
    "a secret": _secret,
    "a digit of a secret": _digit,
    "the commitment": _commitment,
    "the table's id": _table,
    "the message's id": _message,
    "the scheme": _scheme,
    "the postings": _postings,
    "two seats exchanged": _exchanged,
    "a person left out": _person_left_out,
    "the seat key": _seat_key,
    "the press of Start": _start,
    "the rules": _rules,
    "the first dealer": _dealer,
    "what names the dealer": _dealer_by,
    "a play": _play,
    "a computer's move": _computers_move,
    "another end": _another_end,
    "a deal left out": _left_out,
    "the last deal left out": _last_left_out,
    "the last plays left out": _cut_short,
    "two deals swapped": _swapped,
    "an author": _author,
    "the players' revision": _revision,
    "a person added": _stranger,
    "the mark of a person": _mark,
    "two ranks exchanged": _ranks,
    "the last secret left out": _last_secret,
    "a secret added": _further_secret,
    "two secrets exchanged": _secrets,
    "an act done twice": _done_twice,
    "an act left out": _undone,
    "an act of another seat": _other_seat,
    "a deal dealt twice": _dealt_twice,
}
