"""Records of docs/fairness.md that somebody has changed, and what has to be found in them."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from tests.fairness.specification import VERIFY, Recorded, vectors

Found = Literal["WRONG", "no proof", "UNREADABLE"]
Change = Callable[[Recorded], None]

HEARTS, CANASTA, FOURS = range(3)


class Changed(NamedTuple):
    """The text of a changed record, the seal that was shown of the true one, and what is found."""

    name: str
    text: str
    shown: str
    found: Found


def on(key: str, value: object) -> Change:
    return lambda record: record.update({key: value})


def proof(key: str, value: object) -> Change:
    return lambda record: record["fair"].update({key: value})


def acted(at: int, change: Callable[[str], str]) -> Change:
    def apply(record: Recorded) -> None:
        record["actions"][at][1] = change(record["actions"][at][1])

    return apply


def exchanged(one: str, other: str) -> Callable[[str], str]:
    """Exchange two texts that stand in another once each."""

    def apply(text: str) -> str:
        assert text.count(one) == text.count(other) == 1, (one, other)
        return text.replace(one, "\n").replace(other, one).replace("\n", other)

    return apply


def whole_pack(_: str) -> str:
    return f"deal {VERIFY.in_order(VERIFY.PACK)}"


def secret(at: int, value: str | None) -> Change:
    """Give a draw, counted from 0, another secret, or none."""

    def apply(record: Recorded) -> None:
        record["fair"]["secrets"][at : at + 1] = [] if value is None else [value]

    return apply


def deal_left_out(record: Recorded) -> None:
    """Take the first deal out, with what was played in it, and its secret."""
    for key in ("actions", "by"):
        del record[key][1:6]
    del record["fair"]["secrets"][2]


def deals_swapped(record: Recorded) -> None:
    actions = record["actions"]
    actions[1][1], actions[6][1] = actions[6][1], actions[1][1]


def dealt_with(face: str) -> Change:
    """Deal `face` in the place of another card, as it is drawn then."""

    def apply(record: Recorded) -> None:
        fair, (seat, lifted) = record["fair"], record["actions"][0]
        history = sha256(f"{seat} {lifted}\n".encode()).hexdigest()
        key = VERIFY.key_of(
            fair["scheme"], fair["secrets"][2], fair["table"], 3, fair["message"], history
        )
        pack = VERIFY.shuffled([*VERIFY.PACK[:-1], face], VERIFY.words_of(key))
        assert pack.index(face) >= 12, "it is not in a hand, which could not be put in order"
        hands = map(VERIFY.in_order, (pack[:6], pack[6:12]))
        record["actions"][1][1] = " ".join(["deal", *hands, "".join(pack[12:])])

    return apply


def closed_after(count: int, change: Change) -> Change:
    """Close the game after so many actions, all of chance, and change what is left of it."""

    def apply(record: Recorded) -> None:
        del record["actions"][count:], record["by"][count:], record["fair"]["secrets"][count + 1 :]
        change(record)

    return apply


def lifted(record: Recorded) -> None:
    record["actions"][0][1] = "lift 9SAH 9DTC"
    record["fair"]["dealer_by"] = "rules"


def the_end(record: Recorded) -> None:
    del record["actions"][-1], record["by"][-1]


def chosen_dealer(record: Recorded) -> None:
    record["dealer"] = 1 - record["dealer"]
    record["fair"]["dealer_by"] = "rules"


def with_a_secret_more(record: Recorded) -> None:
    record["fair"]["secrets"].append("ab" * 32)


def without(key: str) -> Change:
    def apply(record: Recorded) -> None:
        del record[key]

    return apply


BY_THE_PROOF: Final[dict[str, tuple[int, Change]]] = {
    "two cards of two hands": (HEARTS, acted(0, exchanged("TC", "8C"))),
    "a card that is dealt twice": (FOURS, acted(6, lambda deal: deal.replace("JC", "8C"))),
    "two hands": (HEARTS, acted(0, lambda deal: " ".join(["deal", *deal.split(" ")[:0:-1]]))),
    "a hand in another order": (HEARTS, acted(0, exchanged("3C", "TC"))),
    "jokers in another place": (CANASTA, acted(0, lambda deal: deal.replace("**2C", "2C**", 1))),
    "another seat rests": (CANASTA, acted(0, lambda deal: deal.replace("8SKS - -", "8SKS -"))),
    "the rest of the pack": (FOURS, acted(1, exchanged("KDJH", "2HAH"))),
    "a card left out": (FOURS, acted(6, lambda deal: deal[:-2])),
    "no hand for a seat": (FOURS, acted(6, lambda deal: " ".join(deal.split(" ")[:2]))),
    "nothing dealt": (CANASTA, acted(0, lambda _: "deal - - - - - -")),
    "no card": (HEARTS, acted(0, lambda deal: deal.replace("TC", "1C"))),
    "half a card": (FOURS, acted(6, lambda deal: f"{deal}7")),
    "a cut": (FOURS, acted(0, lambda _: "cut 9S8H 9DTC")),
    "a cut without the second round": (FOURS, acted(0, lambda _: "cut 9S 9D")),
    "a cut of one seat": (FOURS, closed_after(1, acted(0, lambda _: "cut 9SAH"))),
    "one hand of the whole pack": (FOURS, closed_after(2, acted(1, whole_pack))),
    "the rest in two words": (
        FOURS,
        closed_after(2, acted(1, lambda deal: deal[:-8] + " " + deal[-8:])),
    ),
    "a cut that is no cut": (FOURS, closed_after(1, lifted)),
    "a pack with something that is no card": (FOURS, closed_after(2, dealt_with("1S"))),
    "a play before another deal": (FOURS, acted(3, lambda _: "give")),
    "who played before another deal": (
        FOURS,
        lambda record: record["actions"][4].__setitem__(0, 0),
    ),
    "a deal left out": (FOURS, deal_left_out),
    "two deals swapped": (FOURS, deals_swapped),
    "the first secret": (HEARTS, secret(0, "00" * 32)),
    "the last secret": (HEARTS, secret(-2, "00" * 32)),
    "a secret too few": (FOURS, secret(3, None)),
    "a secret left out": (FOURS, secret(1, None)),
    "a secret too many": (HEARTS, with_a_secret_more),
    "the commitment": (HEARTS, proof("commitment", "ab" * 32)),
    "the table": (HEARTS, proof("table", "k8")),
    "the message": (HEARTS, proof("message", "1441836002350305292")),
    "no message": (HEARTS, proof("message", "0")),
    "the dealer": (HEARTS, on("dealer", 2)),
    "the number of seats": (HEARTS, on("seats", 5)),
}
"""What is found though the record was sealed anew, and nobody knows the seal that was shown."""

BY_THE_SEAL: Final[dict[str, tuple[int, Change]]] = {
    "the last play": (HEARTS, acted(7, lambda _: "play TC")),
    "who made a play": (HEARTS, lambda record: record["by"].__setitem__(7, "clock default")),
    "the computers": (HEARTS, lambda record: record["players"].update(revision=2)),
    "the game": (HEARTS, on("variant", "omnibus")),
    "the rules": (HEARTS, on("options", {"target": 50})),
    "the end": (HEARTS, the_end),
    "a dealer whom no rule names": (FOURS, chosen_dealer),
}
"""What is found only by the seal that was shown, or by somebody who knows the rules."""

UNREADABLE: Final[dict[str, tuple[int, Change]]] = {
    "the dealer as a text": (HEARTS, on("dealer", "0")),
    "no dealer": (HEARTS, without("dealer")),
    "another scheme": (HEARTS, proof("scheme", "cardroom-fair-4")),
    "a large digit": (HEARTS, proof("commitment", "AB" * 32)),
    "a secret that is short": (HEARTS, secret(0, "ab" * 31)),
    "no secrets": (HEARTS, proof("secrets", [])),
    "a message with a zero before it": (HEARTS, proof("message", "01")),
    "a message as a number": (HEARTS, proof("message", 1441836002)),
    "a table with a line break": (HEARTS, proof("table", "k7\n2")),
    "a key more": (HEARTS, proof("nonce", "1")),
    "nobody says what names the dealer": (HEARTS, proof("dealer_by", "host")),
    "a proof that is none": (HEARTS, on("fair", None)),
    "a seal that is none": (HEARTS, on("seal", "")),
    "an action with a line break": (HEARTS, acted(7, lambda play: f"{play}\n0 play 3C")),
    "an action with two spaces": (HEARTS, acted(7, lambda play: play.replace(" ", "  "))),
    "an action that is no text": (HEARTS, lambda record: record["actions"][7].__setitem__(1, 3)),
    "an action of three": (HEARTS, lambda record: record["actions"][7].append("play 3C")),
    "a seat that is not there": (HEARTS, lambda record: record["actions"][7].__setitem__(0, 4)),
    "one seat": (HEARTS, on("seats", 1)),
    "a hundred seats": (HEARTS, on("seats", 100)),
    "seats that are no number": (HEARTS, on("seats", True)),
    "no seats": (HEARTS, without("seats")),
    "no actions": (HEARTS, without("actions")),
    "a number that others read otherwise": (HEARTS, on("options", {"target": 2**53 + 1})),
    "a number with a point": (HEARTS, on("options", {"target": 1.0})),
    "half a character": (HEARTS, on("options", {"name": "\ud83d"})),
}

UNPROVEN: Final[dict[str, tuple[int, Change]]] = {
    "no proof": (HEARTS, without("fair")),
    "no seal": (HEARTS, without("seal")),
}

TEXTS: Final = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "an empty object": "{}",
    "a game of nobody": '{"seats": 4}',
    "a key given twice": '{"seats": 4, "actions": [], "seats": 4}',
    "a key given twice further in": '{"seats": 4, "actions": [], "options": {"a": 1, "a": 1}}',
    "no number": '{"seats": 4, "actions": [], "options": {"a": NaN}}',
    "a number with an exponent": '{"seats": 4, "actions": [], "options": {"a": 1e3}}',
}
"""What cannot be read as a record, whatever it is meant to be."""


def changed_records() -> Iterator[Changed]:
    """Yield each changed record: sealed anew if its proof shows the change, else as it was."""
    true = vectors()["records"]
    for name, (number, change) in BY_THE_PROOF.items():
        record = _changed(true[number], change)
        record["seal"] = VERIFY.sealed(record)
        yield Changed(name, json.dumps(record), "", "WRONG")
    for name, (number, change) in BY_THE_SEAL.items():
        record = _changed(true[number], change)
        yield Changed(f"{name}, the seal as it was", json.dumps(record), "", "WRONG")
        record["seal"] = VERIFY.sealed(record)
        yield Changed(f"{name}, sealed anew", json.dumps(record), true[number]["seal"], "WRONG")
    for name, (number, change) in UNREADABLE.items():
        yield Changed(name, json.dumps(_changed(true[number], change)), "", "UNREADABLE")
    for name, (number, change) in UNPROVEN.items():
        record = _changed(true[number], change)
        if "seal" in record:
            record["seal"] = VERIFY.sealed(record)
        yield Changed(name, json.dumps(record), "", "no proof")
    yield from (Changed(name, text, "", "UNREADABLE") for name, text in TEXTS.items())


def _changed(record: Recorded, change: Change) -> dict[str, Any]:
    changed = deepcopy(record)
    change(changed)
    assert changed != record
    return changed
