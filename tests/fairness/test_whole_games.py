"""docs/verify.py agrees with the engine about whole games of all kinds."""

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.records.verifying import verified
from tests.fairness.specification import findings
from tests.fairness.whole_games import COUNT, agrees, whole_games


def test_the_program_agrees_with_the_engine() -> None:
    judged = drawn = 0
    for game in whole_games():
        found = findings(game.true, game.true["seal"])
        assert {one[1] for one in found} <= {"holds", "note"}, game.name
        assert agrees(game.true, found), game.name
        assert verified(game.true, game.true["seal"]).holds, game.name
        drawn += len(found)
        if game.false is None:
            continue
        assert "WRONG" in {one[1] for one in findings(game.false, game.true["seal"])}, game.name
        try:
            assert agrees(game.false, findings(game.false)), game.name
        except (Unreadable, BadRules):
            continue
        judged += 1
    assert judged > COUNT / 2
    assert drawn > COUNT * 4
