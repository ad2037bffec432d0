"""Law: what is published before a game is never what its chance is derived from."""

from random import Random

from engine.cards import pack
from engine.fairness.chain import LENGTH, Chain, Secret
from engine.fairness.chance import Binding, FairChance, computer_seed
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import History
from engine.fairness.scheme import NEWEST
from tests.fairness.specification import VERIFY, vectors

ROOTS = [Secret(Random(number).randbytes(32)) for number in range(20)]
TABLE, MESSAGE = "k7", 1441836002350305291
DRAWS = (1, 2, 3, 7, LENGTH)


def draw(number: int) -> Draw:
    return Draw(NEWEST, TABLE, number, str(MESSAGE), None, History().hash)


def shuffled(key: bytes) -> list[str]:
    faces = list(pack())
    DerivedChance(key).shuffle(faces)
    return list(map(str, faces))


def test_the_commitment_as_a_secret_leads_to_other_cards() -> None:
    for root in ROOTS:
        chain = Chain(root)
        published = Secret(bytes.fromhex(chain.commitment))
        for number in DRAWS:
            real = draw(number).key(chain.secret(number))
            guessed = draw(number).key(published)
            assert real != guessed
            assert shuffled(real) != shuffled(guessed)
    root = ROOTS[0]
    dealt = list(pack())
    FairChance(root, TABLE, Binding(MESSAGE), Random()).draw(History()).shuffle(dealt)
    assert list(map(str, dealt)) == shuffled(draw(2).key(Chain(root).secret(2)))


def test_no_record_holds_with_its_commitment_as_a_secret() -> None:
    for record in vectors()["records"]:
        fair = record["fair"]
        for at in range(len(fair["secrets"])):
            secrets = [*fair["secrets"]]
            secrets[at] = fair["commitment"]
            changed = {**record, "fair": {**fair, "secrets": secrets}}
            found = {found for _, found, _ in VERIFY.draws(changed)}
            assert "WRONG" in found


def test_no_key_word_or_seed_is_a_published_value() -> None:
    for root in ROOTS:
        chain = Chain(root)
        published = {chain.commitment, str(MESSAGE), TABLE, History().hash}
        hidden: set[str] = set()
        for number in DRAWS:
            secret = chain.secret(number)
            key = draw(number).key(secret)
            row = VERIFY.words_of(key)
            block = [next(row) for _ in range(8)]
            hidden |= {secret.hex(), key.hex(), "".join(f"{word:08x}" for word in block)}
            hidden |= {f"{computer_seed(secret, TABLE, seat, 1):016x}" for seat in range(4)}
        assert not hidden & published
        told = "".join(sorted(published))
        assert not any(one in told for one in hidden)
