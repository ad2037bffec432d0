"""docs/verify.py agrees with the engine about whole games of all kinds."""

from random import Random

from engine.cards import Unreadable, cards
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.records.verifying import Lack, verified
from tests.fairness.fair_games import WHOLE, fair_record
from tests.fairness.specification import findings
from tests.fairness.whole_games import COUNT, agrees, whole_games


def test_the_program_agrees_with_the_engine() -> None:
    judged = drawn = 0
    for game in whole_games():
        found = findings(game.true, game.true["seal"])
        by_the_engine = verified(game.true, game.true["seal"])
        # Pitch for two, played at random, may have more draws than a chain has secrets.
        spent = {"no proof"} if Lack.CHAIN in by_the_engine.lacks else set[str]()
        assert {one[1] for one in found} - spent <= {"holds", "note", "choice"}, game.name
        assert agrees(game.true, found), game.name
        assert not by_the_engine.wrong, game.name
        choices = sum(one[1] == "choice" for one in found)
        assert choices == len(by_the_engine.choices), game.name
        drawn += len(found)
        if game.false is None:
            continue
        assert "WRONG" in {one[1] for one in findings(game.false, game.true["seal"])}, game.name
        try:
            assert agrees(game.false, findings(game.false)), game.name
            assert verified(game.false, game.true["seal"]).wrong, game.name
        except (Unreadable, BadRules):
            continue
        judged += 1
    assert judged > COUNT / 2
    assert drawn > COUNT * 4


def test_the_program_deals_from_a_pack_that_is_stripped() -> None:
    rng = Random(3)
    stripped = variant("ten_point", {"strip": ["4", "5"], "cards": 8, "deals": 2})
    record = fair_record(stripped, 4, [None, "random", None, "random"], rng, WHOLE)
    found = findings(record, record["seal"])
    assert {one[1] for one in found} <= {"holds", "note"}
    assert agrees(record, found)
    dealt = [action for seat, action in record["actions"] if seat == -1]
    faces = {face for action in dealt for word in action.split()[1:] for face in cards(word)}
    assert len(faces) == 46
    assert not {face.rank for face in faces} & {4, 5}
    # A card that was stripped cannot have been dealt.
    at = next(at for at, (seat, _) in enumerate(record["actions"]) if seat == -1)
    seat, action = record["actions"][at]
    record["actions"][at] = [seat, action.replace("6C", "4C")]
    assert "WRONG" in {one[1] for one in findings(record)}
