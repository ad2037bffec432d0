"""Whether a game was dealt as was settled: true records hold, and whatever is forged is found."""

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.variant import Variant
from engine.fairness.chain import LENGTH
from engine.games.catalogue import variant, variants
from engine.players.policy import Level
from engine.players.revision import REVISION
from engine.records.draws import DrawFinding, DrawFound
from engine.records.proof import Authorship, seal_of
from engine.records.verifying import Flaw, FlawFound, Lack, verified
from engine.table.journal import Author
from tests.each import each
from tests.engine.written_records import WHOLE
from tests.fairness.fair_games import FairGame, fair_record
from tests.laws.covering import THOROUGH, looked_at

CASES = [(variant, seats) for variant in variants() for seats in variant.seats_allowed]


@each(("played", "seats"), looked_at(CASES), ids=lambda part: str(getattr(part, "key", part)))
def test_what_was_played_holds_to_the_end(played: Variant, seats: int) -> None:
    rng = Random(seats)
    computers: tuple[Level | None, ...] = (None, "random", "easy")
    for most in (20_000, 40) if THOROUGH else (rng.choice((40, 20_000)),):
        levels = rng.choices(computers, k=seats)
        record = fair_record(played, seats, levels, rng, most)
        found = verified(record, record["seal"])
        assert (found.holds, found.flaws, found.lacks) == (True, (), ())
        assert found.over is (most > 40)
        assert found.commitment == record["fair"]["commitment"]
        dealt = [at for at, (seat, _) in enumerate(record["actions"]) if seat == -1]
        assert [draw.at for draw in found.draws] == [None, *dealt]
        assert [draw.draw for draw in found.draws] == [*range(1, len(dealt) + 2)]


@cache
def closed(key: str, seats: int) -> dict[str, Any]:
    """Return the record of a game that was closed in the middle of one of its deals."""
    levels: list[Level | None] = ["easy" if seat % 2 else None for seat in range(seats)]
    # Its turns are dear to replay, and some tell as much as many.
    most = 120 if key == "canasta_6_bench" else 300
    return fair_record(variant(key), seats, levels, Random(key), most)


def findings(record: dict[str, Any]) -> list[DrawFinding]:
    return [draw.finding for draw in verified(record).draws]


def resealed(record: dict[str, Any], **changes: object) -> dict[str, Any]:
    changed = record | changes
    return changed | {"seal": seal_of(changed)}


def with_fair(record: dict[str, Any], **changes: object) -> dict[str, Any]:
    return resealed(record, fair=record["fair"] | changes)


def acted(record: dict[str, Any], at: int, text: str) -> dict[str, Any]:
    actions = deepcopy(record["actions"])
    actions[at][1] = text
    return resealed(record, actions=actions)


def test_each_draw_is_told_with_its_deal() -> None:
    record = closed("trinidad", 4)
    first, cut, *deals = verified(record).draws
    assert first == DrawFound(1, "dealer", 0, None, DrawFinding.PROVEN)
    assert cut == DrawFound(2, "cut", 0, 0, DrawFinding.PROVEN)
    assert [draw.drawn_for for draw in deals] == ["deal"] * len(deals)
    assert deals[0] == DrawFound(3, "deal", 1, 1, DrawFinding.PROVEN)
    assert len(deals) > 2
    # Cards that were thrown in are dealt again in the same deal.
    assert sorted({draw.deal for draw in deals}) == [*range(1, deals[-1].deal + 1)]


def test_other_cards_than_its_secret_leads_to_are_found_in_their_deal_and_those_after() -> None:
    record = closed("standard", 4)
    deals = [draw for draw in verified(record).draws if draw.drawn_for == "deal"]
    assert len(deals) > 3
    text = record["actions"][at := deals[1].at or 0][1]
    verb, one, other, *rest = text.split(" ")
    changed = " ".join((verb, other, one, *rest))
    found = verified(acted(record, at, changed)).draws
    assert [draw.finding for draw in found][:3] == [DrawFinding.PROVEN] * 2 + [
        DrawFinding.OTHERWISE
    ]
    assert {draw.finding for draw in found[3:]} <= {DrawFinding.OTHERWISE, DrawFinding.UNREACHED}


def test_a_hand_is_written_in_its_order_and_the_rest_of_the_pack_as_it_lies() -> None:
    record = closed("pitch", 4)
    at = next(draw.at for draw in verified(record).draws if draw.drawn_for == "deal") or 0
    # Nothing is drawn after it that would go on from its text.
    record = resealed(record, actions=record["actions"][: at + 1], by=record["by"][: at + 1])
    record = with_fair(record, secrets=record["fair"]["secrets"][: at + 2])
    assert verified(record).holds
    words = record["actions"][at][1].split(" ")
    for number in (1, len(words) - 1):
        # A hand in another order holds the same cards, but another history of the next deal.
        row = words[number]
        other = [*words[:number], row[2:] + row[:2], *words[number + 1 :]]
        assert findings(acted(record, at, " ".join(other)))[-1] is DrawFinding.OTHERWISE


def test_one_secret_that_is_wrong_does_not_make_the_next_one_wrong() -> None:
    record = closed("standard", 4)
    secrets = list(record["fair"]["secrets"])
    secrets[2] = "00" * 32
    found = findings(with_fair(record, secrets=secrets))
    assert found[2] is DrawFinding.OFF_CHAIN
    assert set(found[:2] + found[3:]) == {DrawFinding.PROVEN}
    other = findings(with_fair(record, commitment="00" * 32))
    assert set(other) == {DrawFinding.OFF_CHAIN}


def test_there_is_a_secret_for_each_draw_and_no_other() -> None:
    record = closed("standard", 4)
    secrets = record["fair"]["secrets"]
    few = verified(with_fair(record, secrets=secrets[:-1]))
    assert few.flaws == (FlawFound(Flaw.FEW_SECRETS),)
    assert [draw.finding for draw in few.draws][-1] is DrawFinding.UNREVEALED
    many = verified(with_fair(record, secrets=[*secrets, "00" * 32]))
    assert many.flaws == (FlawFound(Flaw.MANY_SECRETS),)


def test_draws_past_the_end_of_the_chain_are_told_as_not_proven() -> None:
    # Cards that are thrown in again and again are the quickest way to many deals.
    played = FairGame(
        variant("seven_up", {"target": 100, "turn_scoring": "final"}), 2, (None, None), Random(3)
    )
    thrown_in = [Action(verb) for verb in ("beg", "run", "bunch", "agree")]
    drawn = 0
    while drawn <= LENGTH:
        if played.game.to_act[0] < 0:
            played.play(len(played.actions) + 1)
            drawn += 1
        else:
            legal = played.game.legal_actions(seat := played.game.to_act[0])
            action = next(action for action in thrown_in if action in legal)
            played.act(seat, action, Authorship(Author.PERSON))
    record = played.record()
    assert len(record["fair"]["secrets"]) == LENGTH
    found = verified(record)
    assert (found.wrong, found.lacks) == (False, (Lack.CHAIN,))
    assert not found.holds
    assert found.draws[LENGTH - 1].finding is DrawFinding.PROVEN
    assert {draw.finding for draw in found.draws[LENGTH:]} == {DrawFinding.BEYOND}


def test_another_first_dealer_than_the_one_drawn_is_found() -> None:
    # The cards are cut for the deal, so that nothing else depends on it.
    record = closed("trinidad", 4)
    other = verified(resealed(record, dealer=(record["dealer"] + 1) % 4))
    assert other.refusal is None
    assert [draw.finding for draw in other.draws][:2] == [DrawFinding.OTHERWISE, DrawFinding.PROVEN]


def test_the_rules_may_name_the_first_dealer_and_then_they_do() -> None:
    fixed = fair_record(variant("standard", {"first_dealer": 2}), 4, (None,) * 4, Random(1), 9)
    assert fixed["fair"]["dealer_by"] == "rules"
    assert verified(fixed).holds
    assert findings(fixed)[0] is DrawFinding.BY_RULES
    for record, by in ((fixed, "draw"), (closed("standard", 4), "rules")):
        assert FlawFound(Flaw.DEALER_BY) in verified(with_fair(record, dealer_by=by)).flaws
    unsaid = {key: value for key, value in closed("standard", 4).items() if key != "dealer"}
    with pytest.raises(Unreadable, match="dealer is missing"):
        verified(resealed(unsaid))


def test_what_the_rules_refuse_is_told_with_its_place() -> None:
    record = closed("standard", 4)
    at = next(draw.at for draw in verified(record).draws if draw.deal == 2) or 0
    found = verified(acted(record, at + 1, "play 2C"))
    assert found.flaws[0] == FlawFound(Flaw.REFUSED, at + 1)
    assert found.refusal == "this cannot be done now"
    assert DrawFinding.UNREACHED in [draw.finding for draw in found.draws]
    text = record["actions"][at][1]
    twice = acted(record, at, text[:-2] + text[5:7])
    assert verified(twice).flaws[0] == FlawFound(Flaw.REFUSED, at)
    assert findings(twice)[2:4] == [DrawFinding.REFUSED, DrawFinding.UNREACHED]
    with pytest.raises(Unreadable, match="'' is not an action"):
        verified(acted(record, at + 1, ""))


@each(
    ("at", "said"),
    [
        (0, "person"),
        (0, "computer"),
        (1, "dealer"),
        (1, "person player hard"),
        (1, "computer forced"),
        (1, "clock forced"),
        (1, "computer player"),
        (1, "computer late"),
        (1, "computer default easy"),
        (1, "computer player hard 0"),
        (1, "computer player hard 1"),
        (1, "computer player hard 99"),
    ],
)
def test_an_author_that_cannot_be_is_found(at: int, said: str) -> None:
    record = closed("standard", 4)
    by = [*record["by"][:at], said, *record["by"][at + 1 :]]
    assert verified(resealed(record, by=by)).flaws == (FlawFound(Flaw.AUTHOR, at),)


def test_a_view_of_an_earlier_question_is_none_of_this_one() -> None:
    record = closed("standard", 4)
    at = max(at for at, text in enumerate(record["by"]) if text == "computer player easy")
    by = [*record["by"][:at], f"computer player easy {at - 1}", *record["by"][at + 1 :]]
    assert verified(resealed(record, by=by)).flaws == (FlawFound(Flaw.AUTHOR, at),)


@each("said", ["person", "computer", "clock default", "computer draft easy", "clock player hard 1"])
def test_an_author_that_can_be_holds(said: str) -> None:
    record = closed("standard", 4)
    by = [*record["by"][:2], said, *record["by"][3:]]
    assert verified(resealed(record, by=by)).holds


def test_what_follows_of_itself_nobody_else_did() -> None:
    record = fair_record(variant("standard"), 4, ("easy",) * 4, Random(2))
    at = record["by"].index("computer forced")
    by = [*record["by"][:at], "computer player easy", *record["by"][at + 1 :]]
    assert verified(record).holds
    assert verified(resealed(record, by=by)).flaws == (FlawFound(Flaw.AUTHOR, at),)


def test_authors_stand_beside_actions() -> None:
    record = closed("standard", 4)
    for by in (record["by"][:-1], [*record["by"], "person"]):
        with pytest.raises(Unreadable, match="by: has as many authors"):
            verified(resealed(record, by=by))


def test_the_seal_shown_proves_what_the_file_alone_cannot() -> None:
    record = closed("standard", 4)
    other = resealed(record, players=record["players"] | {"revision": REVISION + 1})
    assert verified(other).holds
    assert verified(record, record["seal"]).holds
    assert verified(other, record["seal"]).flaws == (FlawFound(Flaw.OTHER_SEAL),)
    broken = verified(other | {"seal": record["seal"]})
    assert broken.flaws == (FlawFound(Flaw.SEAL),)
    assert broken.seal == other["seal"]


def test_what_a_record_lacks_is_told_and_is_not_wrong() -> None:
    earlier = verified(WHOLE)
    assert (earlier.commitment, earlier.draws, earlier.wrong) == (None, (), False)
    assert earlier.lacks == (Lack.PROOF, Lack.AUTHORS, Lack.SEAL)
    record = closed("standard", 4)
    unsealed = {key: value for key, value in record.items() if key != "seal"}
    assert verified(unsealed).lacks == (Lack.SEAL,)
    assert verified(unsealed, record["seal"]).holds
    unsaid = {key: value for key, value in unsealed.items() if key != "by"}
    assert verified(resealed(unsaid)).lacks == (Lack.AUTHORS,)
