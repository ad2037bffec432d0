"""Whatever is changed in a record is found: by docs/verify.py, and by `cardroom verify`."""

import json

import pytest

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.fairness.chain import LENGTH, Chain, Secret
from engine.records.forms import object_at
from engine.records.record import decoded
from engine.records.verifying import verified
from tests.each import each
from tests.fairness.changed_records import BY_THE_SEAL, FOURS, HEARTS, Changed, changed_records
from tests.fairness.specification import VERIFY, vectors, verdicts

CHANGED = list(changed_records())


@each("changed", CHANGED)
def test_a_change_is_found(changed: Changed) -> None:
    (findings,) = VERIFY.checked(changed.text, changed.shown)
    found = {found for _, found, _ in findings}
    assert changed.found in found
    assert changed.found == "WRONG" or "WRONG" not in found


@each("changed", CHANGED)
def test_the_engine_finds_it_too(changed: Changed) -> None:
    try:
        found = verified(object_at(decoded(changed.text), "a record"), changed.shown or None)
    except (Unreadable, BadRules):
        assert changed.found == "UNREADABLE" or changed.name in {"the dealer", "another seat rests"}
        return
    assert not found.holds
    assert found.wrong is (changed.found != "no proof")


def test_the_proof_alone_cannot_show_the_last_plays() -> None:
    """What the page says of files by themselves is true: these need the seal that was shown."""
    for number, change in BY_THE_SEAL.values():
        record = json.loads(json.dumps(vectors()["records"][number]))
        change(record)
        record["seal"] = VERIFY.sealed(record)
        assert "WRONG" not in verdicts(record)


def test_a_draw_behind_the_thousandth_is_not_proven() -> None:
    chain = Chain(Secret(bytes.fromhex(vectors()["chain"]["root"])))
    record = json.loads(json.dumps(vectors()["records"][FOURS]))
    record["actions"] += [[-1, record["actions"][6][1]]] * (LENGTH - 3)
    record["fair"]["secrets"] = [chain.secret(draw + 1).hex() for draw in range(LENGTH)]
    secrets, _message, *_, last_proven, beyond, _hint = VERIFY.draws(record)
    assert secrets[:2] == ("Secrets", "holds")
    assert (last_proven[1], beyond[1]) == ("WRONG", "no proof")


def test_a_pack_is_the_same_in_every_deal() -> None:
    pack: list[str] = []
    told = vectors()["deals"][HEARTS]
    words = told["action"].split(" ")[1:]
    key = bytes.fromhex(told["key"])
    VERIFY.deal(4, words, VERIFY.words_of(key), pack)
    assert pack == sorted(VERIFY.PACK)
    pack[0] = "3D"
    with pytest.raises(ValueError, match="the pack of the first deal"):
        VERIFY.deal(4, words, VERIFY.words_of(key), pack)
