"""What a record holds beside the game: reading it, and what is wrong with its form."""

from typing import Any

import pytest

from engine.cards import Unreadable
from engine.players.decision import Basis, Decision
from engine.records.proof import Authorship, Release, seal_of
from engine.records.record import read_record, read_whole_record
from engine.table.journal import Author
from tests.each import each
from tests.engine.written_records import WHOLE

SECRETS = ("ab" * 32, "0f" * 32)
FAIR: dict[str, Any] = {
    "scheme": "cardroom-fair-1",
    "table": "k3x9pq",
    "message": "1234567890123456789",
    "commitment": "cd" * 32,
    "dealer_by": "draw",
    "secrets": list(SECRETS),
}
COUNTED = FAIR | {"scheme": "cardroom-fair-2", "postings": 2}
SEATED = COUNTED | {
    "scheme": "cardroom-fair-3",
    "start": "1234567890123456700",
    "ranks": ["0", "-", "-", "-"],
    "people": ["ef" * 32, "-", "-", "-"],
    "seat_key_hash": "ab" * 32,
}
SEALED = "495fe349932ab73f6e55e0d831dcca383cc80b19ba66b3806bfc72e61e89c97e"
PLAYERS: dict[str, Any] = {"cardroom": "0.1.0", "python": "3.12", "revision": 1}

WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"fair": []}, "fair: is a JSON object"),
    ({"fair": {}}, "fair, scheme: is one of cardroom-fair-1, cardroom-fair-2"),
    ({"fair": FAIR | {"root": "ab" * 32}}, "fair: 'root' is no part of it"),
    ({"fair": FAIR | {"scheme": "cardroom-fair-4"}}, "fair, scheme: is one of cardroom-fair-1"),
    ({"fair": COUNTED | {"start": "5"}}, "fair: 'start' is no part of it"),
    ({"fair": COUNTED | {"scheme": "cardroom-fair-3"}}, "fair: start is missing"),
    ({"fair": SEATED | {"start": "05"}}, "fair, start: is the id of a press"),
    ({"fair": SEATED | {"people": {}}}, "fair, people: is a JSON list"),
    (
        {"fair": SEATED | {"people": ["-"] * 3}},
        "fair, ranks and people: have an entry",
    ),
    ({"fair": SEATED | {"people": ["x", "-", "-", "-"]}}, "fair, people[0]: is 64"),
    ({"fair": SEATED | {"people": ["-", "-", "-", None]}}, "fair, people[0]: is 64"),
    ({"fair": SEATED | {"ranks": ["0", "0", "-", "-"]}}, "fair, people[1]: is 64"),
    ({"fair": SEATED | {"ranks": ["-", "-", "-", "-"]}}, "fair, ranks[0]: is a number"),
    ({"fair": SEATED | {"ranks": ["1", "-", "-", "-"]}}, "fair, ranks: are those of as many"),
    ({"fair": SEATED | {"ranks": [0, "-", "-", "-"]}}, "fair, ranks[0]: is a number"),
    ({"fair": SEATED | {"seat_key_hash": "AB" * 32}}, "fair, seat_key_hash: is 64"),
    ({"fair": FAIR | {"scheme": ["cardroom-fair-1"]}}, "fair, scheme: is one of"),
    ({"fair": FAIR | {"postings": 1}}, "fair: 'postings' is no part of it"),
    ({"fair": FAIR | {"scheme": "cardroom-fair-2"}}, "fair: postings is missing"),
    ({"fair": COUNTED | {"postings": 100}}, "fair, postings: is 0 to 99"),
    ({"fair": COUNTED | {"postings": -1}}, "fair, postings: is 0 to 99"),
    ({"fair": COUNTED | {"postings": "1"}}, "fair, postings: is a whole number"),
    ({"fair": COUNTED | {"postings": True}}, "fair, postings: is a whole number"),
    ({"fair": FAIR | {"table": ""}}, "fair, table: is an id"),
    ({"fair": FAIR | {"table": "a\n1"}}, "fair, table: is an id"),
    ({"fair": FAIR | {"table": "a\n"}}, "fair, table: is an id"),
    ({"fair": FAIR | {"message": 5}}, "fair, message: is the id"),
    ({"fair": FAIR | {"message": "05"}}, "fair, message: is the id"),
    ({"fair": FAIR | {"message": "٣"}}, "fair, message: is the id"),
    ({"fair": FAIR | {"commitment": "CD" * 32}}, "fair, commitment: is 64"),
    ({"fair": FAIR | {"commitment": "cd" * 31}}, "fair, commitment: is 64"),
    ({"fair": FAIR | {"dealer_by": "cut"}}, "fair, dealer_by: is one of draw, rules"),
    ({"fair": FAIR | {"dealer_by": None}}, "fair, dealer_by: is one of draw, rules"),
    ({"fair": FAIR | {"secrets": []}}, "fair, secrets: are 1 to 1000"),
    ({"fair": FAIR | {"secrets": SECRETS * 501}}, "fair, secrets: is a JSON list"),
    ({"fair": FAIR | {"secrets": list(SECRETS) * 501}}, "fair, secrets: are 1 to 1000"),
    ({"fair": FAIR | {"secrets": ["ab" * 32, 5]}}, "fair, secrets[1]: is 64"),
    ({"fair": FAIR | {"table": 'a"b'}}, "fair, table: is an id"),
    ({"fair": FAIR, "actions": [[0, "play ٣C"]]}, "actions[0]: is words of ASCII signs"),
    ({"fair": FAIR, "actions": [[0, "play\n3C"]]}, "actions[0]: is words of ASCII signs"),
    ({"by": {}}, "by: is a JSON list"),
    ({"by": [1]}, "by[0]: is a text"),
    ({"by": ["dealer", "host"]}, "by[1]: 'host' is no author"),
    ({"by": ["computer "]}, "by[0]: 'computer ' is no author"),
    ({"by": ["computer guess"]}, "by[0]: 'guess' is no decision"),
    ({"by": ["computer player hard 036"]}, "by[0]: 'player hard 036' is no decision"),
    ({"by": ["computer player hard ٣"]}, "by[0]: 'player hard ٣' is no decision"),
    ({"players": PLAYERS | {"revision": "1"}}, "players, revision: is a whole number"),
    ({"players": {"revision": 1}}, "players: cardroom is missing"),
    ({"seal": "ef"}, "seal: is 64 hexadecimal digits"),
    ({"seal": None}, "seal: is 64 hexadecimal digits"),
)


def test_what_proves_a_game_is_read() -> None:
    record = read_record(
        WHOLE
        | {"actions": [*WHOLE["actions"], [0, "pass 2C3C4C"]]}
        | {"by": ["dealer", "computer player hard 36"], "players": PLAYERS, "fair": FAIR}
        | {"seal": "ef" * 32}
    )
    assert record.by == (
        Authorship(Author.DEALER),
        Authorship(Author.COMPUTER, Decision(Basis.PLAYER, "hard", 36)),
    )
    assert record.players == Release("0.1.0", "3.12", 1)
    assert record.fair is not None
    assert [secret.hex() for secret in record.fair.secrets] == list(SECRETS)
    assert (record.fair.table, record.fair.message) == ("k3x9pq", "1234567890123456789")
    assert (record.fair.commitment, record.fair.dealer_by) == ("cd" * 32, "draw")
    assert record.seal == "ef" * 32


def test_an_earlier_record_holds_nothing_that_proves_it() -> None:
    record = read_record(WHOLE)
    assert (record.by, record.players, record.fair, record.seal) == (None,) * 4


@each(("wrong", "complaint"), WRONG)
def test_a_wrong_form_is_told_with_its_place(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_whole_record(WHOLE | wrong)
    assert complaint in str(refused.value)


def test_a_seal_covers_all_but_itself_and_no_order_of_keys_plays_a_part() -> None:
    record = WHOLE | {"fair": FAIR, "players": PLAYERS}
    turned = dict(reversed(record.items()))
    assert seal_of(record) == seal_of(turned) == seal_of(record | {"seal": "ef" * 32})
    assert seal_of(record) != seal_of(record | {"dealer": 2})
    # SHA-256 of {"a":"ä","b":[1]} in UTF-8, reckoned by another program.
    assert seal_of({"b": [1], "a": "ä"}) == SEALED


def test_half_a_character_cannot_be_sealed() -> None:
    with pytest.raises(Unreadable):
        seal_of({"variant": "\ud800"})
