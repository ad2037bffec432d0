"""The test vectors of docs/fairness.md, by docs/verify.py and by the engine."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from engine.cards import card
from engine.contract.action import Action
from engine.fairness.chain import Chain, SeatKey, Secret, seat_key_of
from engine.fairness.chance import Binding, FairChance, computer_seed
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import History
from engine.fairness.scheme import SECOND
from engine.fairness.terms import mark
from engine.records.proof import seal_of
from engine.records.verifying import verified
from tests.each import each
from tests.fairness.specification import VERIFY, findings, vectors

VECTORS = vectors()


class Chance(DerivedChance):
    """The engine's chance, so far as the specification speaks of it."""

    def row(self) -> Iterator[int]:
        return self._words

    def below(self, bound: int, words: Iterator[int]) -> int:
        self._words = words
        return self._below(bound)


def key_of(vector: dict[str, Any]) -> bytes:
    return bytes.fromhex(vector["key"])


def test_the_chain() -> None:
    told = VECTORS["chain"]
    secrets_root = bytes.fromhex(told["root"])
    chain = Chain(Secret(secrets_root))
    secrets = {int(draw): bytes.fromhex(secret) for draw, secret in told["secrets"].items()}
    assert {1, 2, 3, 999} <= set(secrets)
    for draw, secret in secrets.items():
        assert chain.secret(draw) == secret
    assert chain.secret(1000).hex() == told["root"]
    assert sha256(bytes.fromhex(told["root"])).digest() == secrets[999]
    assert sha256(secrets[3]).digest() == secrets[2]
    assert sha256(secrets[1]).hexdigest() == told["commitment"]
    assert Chain(Secret(secrets_root), SECOND).commitment == told["commitment"]
    seat_key = bytes.fromhex(told["seat_key"])
    assert seat_key_of(Secret(secrets_root)) == seat_key
    assert sha256(seat_key).hexdigest() == told["seat_key_hash"] == chain.seat_key_hash
    bound = sha256(secrets[1] + sha256(seat_key).digest()).hexdigest()
    assert bound == chain.commitment == told["commitment_with_seat_key"]


@pytest.mark.parametrize("told", VECTORS["histories"])
def test_histories(told: dict[str, Any]) -> None:
    done = [(seat, Action.read(action)) for seat, action in told["actions"]]
    assert History().after(done).hash == told["history"]
    lines = "".join(f"{seat} {action}\n" for seat, action in told["actions"])
    assert sha256(lines.encode()).hexdigest() == told["history"]


@pytest.mark.parametrize("told", VECTORS["keys"])
def test_keys(told: dict[str, Any]) -> None:
    scheme, secret, *past, key = told.values()
    assert VERIFY.key_of(scheme, secret, *past).hex() == key
    table, number, message, *terms, history = past
    draw = Draw(scheme, table, number, message, terms[0] if terms else None, history)
    assert draw.key(Secret(bytes.fromhex(secret))).hex() == key


@pytest.mark.parametrize("told", VECTORS["terms"])
def test_terms(told: dict[str, Any]) -> None:
    assert sha256(told["written"].encode()).hexdigest() == told["terms"]
    fits = [
        record
        for record in VECTORS["records"]
        if "ranks" in record["fair"] and VERIFY.terms(record) == told["terms"]
    ]
    assert fits, "one of the records has them"


@pytest.mark.parametrize("told", VECTORS["marks"])
def test_marks(told: dict[str, Any]) -> None:
    seat_key = SeatKey(bytes.fromhex(told["seat_key"]))
    seat, person = told["seat"], told["person"]
    assert mark(seat_key, told["table"], seat, int(person)) == told["mark"]
    record = next(one for one in VECTORS["records"] if told["mark"] in str(one))
    (found, *_) = VERIFY.seats_of(record, told["seat_key"], person)
    assert found[:2] == ("People", "holds")
    (other, *_) = VERIFY.seats_of(record, told["seat_key"], "5")
    assert other[:2] == ("People", "WRONG")


def test_words() -> None:
    told = VECTORS["words"]
    count = len(told["words"])
    assert count > 16, "the row goes on behind its second block"
    for row in (VERIFY.words_of(key_of(told)), Chance(key_of(told)).row()):
        assert [next(row) for _ in range(count)] == told["words"]


@pytest.mark.parametrize("told", VECTORS["numbers"])
def test_numbers(told: dict[str, Any]) -> None:
    for below in (VERIFY.below, Chance(bytes(32)).below):
        words = iter(told["words"])
        assert below(told["below"], words) == told["number"]
        assert list(words) == told["words"][told["used"] :]


@pytest.mark.parametrize("told", VECTORS["shuffles"], ids=lambda told: len(told["items"]))
def test_shuffles(told: dict[str, Any]) -> None:
    items, shuffled = told["items"].split(" "), told["shuffled"].split(" ")
    assert len(items) in {4, 52, 108}
    # No order that the items had before plays a part.
    for given in (items, items[::-1], sorted(items)):
        assert VERIFY.shuffled(given, VERIFY.words_of(key_of(told))) == shuffled
        faces = list(map(card, given))
        DerivedChance(key_of(told)).shuffle(faces)
        assert list(map(str, faces)) == shuffled


def test_a_second_shuffle_goes_on_in_the_row() -> None:
    told = VECTORS["shuffled_twice"]
    items, key = told["items"].split(" "), key_of(told)
    words, chance = VERIFY.words_of(key), DerivedChance(key)
    for shuffled in (told["first"], told["second"]):
        assert " ".join(VERIFY.shuffled(items, words)) == shuffled
        faces = list(map(card, items))
        chance.shuffle(faces)
        assert " ".join(map(str, faces)) == shuffled
    assert told["first"] != told["second"]


@pytest.mark.parametrize("told", VECTORS["first_dealers"])
def test_first_dealers(told: dict[str, Any]) -> None:
    seats = list(range(told["seats"]))
    DerivedChance(key_of(told)).shuffle(seats)
    assert seats[0] == told["dealer"]
    drawn = VERIFY.shuffled(map(str, range(told["seats"])), VERIFY.words_of(key_of(told)))
    assert drawn[0] == str(told["dealer"])


@pytest.mark.parametrize("told", VECTORS["deals"], ids=lambda told: told["seats"])
def test_deals(told: dict[str, Any]) -> None:
    _, *words = told["action"].split(" ")
    size = len(told["action"].replace("-", "").replace(" ", "")[4:]) // 2
    said = VERIFY.deal(told["seats"], words, VERIFY.words_of(key_of(told)), [])
    assert said.startswith(f"{size} cards")


def test_a_hand_rests_in_one_of_the_deals() -> None:
    assert any(" - " in told["action"] for told in VECTORS["deals"])


def test_jokers_that_differ_lie_in_one_hand_of_the_deals() -> None:
    assert any(" X2X1" in told["action"] for told in VECTORS["deals"])


@pytest.mark.parametrize("told", VECTORS["cuts"])
def test_cuts(told: dict[str, Any]) -> None:
    assert len(set(map(len, told["words"]))) > 1, "equal cards were cut again"
    assert VERIFY.cut(told["seats"], told["words"], VERIFY.words_of(key_of(told)))


@pytest.mark.parametrize("told", VECTORS["seeds"])
def test_seeds(told: dict[str, Any]) -> None:
    secret = Secret(bytes.fromhex(told["secret"]))
    assert computer_seed(secret, told["table"], told["seat"], told["asked"]) == int(told["seed"])


@pytest.mark.parametrize("told", VECTORS["seals"])
def test_seals(told: dict[str, Any]) -> None:
    assert VERIFY.canonical(told["record"]) == told["written"]
    assert VERIFY.sealed(told["record"]) == seal_of(told["record"]) == told["seal"]
    assert sha256(told["written"].encode()).hexdigest() == told["seal"]


@each(
    ("record", "code"),
    list(zip(VECTORS["records"], VECTORS["codes"], strict=True)),
    ids=lambda one: one[0]["variant"],
)
def test_records(record: dict[str, Any], code: int) -> None:
    expected = {"holds", "note", "choice"} if code else {"holds", "note"}
    assert {found for _, found, _ in findings(record)} == expected
    assert {found for _, found, _ in findings(record, record["seal"])} == expected
    assert findings(record, record["seal"])[-1][:2] == ["Seal", "holds"]
    by_the_engine = verified(record, record["seal"])
    assert (by_the_engine.flaws, by_the_engine.lacks) == ((), ())
    assert by_the_engine.holds is (code == 0)
    choices = [said for _, found, said in findings(record) if found == "choice"]
    assert len(by_the_engine.choices) == len(choices)


def test_the_engine_draws_the_first_dealer_of_the_records() -> None:
    root = Secret(bytes.fromhex(VECTORS["chain"]["root"]))
    for record in VECTORS["records"]:
        fair = record["fair"]
        terms = VERIFY.terms(record) if "ranks" in fair else None
        bound = Binding(int(fair["message"]), fair["scheme"], terms=terms)
        chance = FairChance(root, fair["table"], bound, Random())
        if fair["dealer_by"] == "draw":
            assert chance.first_dealer(record["seats"]) == record["dealer"]
        proof = chance.proof(len(fair["secrets"]))
        assert (proof.commitment, list(proof.secrets)) == (fair["commitment"], fair["secrets"])
