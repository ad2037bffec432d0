"""Section 11: what a revoke costs where it is not refused (F28)."""

import pytest

from tests.each import each
from tests.rulings.all_fours.written import OLD, Act, Deal, Options, leading_up_to, ruled, tricks

PENALTY: Options = {"revoke": "penalty"}
HOLDS_A_HEART = Deal({1: "2H2D3D4D6D7D", 0: "9H3C4C6S7C8C"}, "5S")


@each("preset", [*OLD, "seven_up", "trinidad"])
def test_f28_illegal_cards_are_refused(preset: str) -> None:
    """F28, D21: revoke=enforce."""
    assert ruled(preset, HOLDS_A_HEART, "1 stand, 1 2H, 0 3C").refused == "F16"


@pytest.mark.parametrize("preset", OLD)
def test_f28_or_every_card_may_be_played_and_the_adversary_scores(preset: str) -> None:
    """F28, D21: revoke=penalty. §2 follow: 07 23 45 14. One point at the end of the trick."""
    asked = ruled(preset, HOLDS_A_HEART, "1 stand, 1 2H", **PENALTY)
    assert asked.plays == {"9H", "3C", "4C", "6S", "7C", "8C"}
    revoked = ruled(preset, HOLDS_A_HEART, "1 stand, 1 2H, 0 3C", **PENALTY)
    assert revoked.scores == [0, 1]
    assert revoked.to_act == [1]
    for followed in ("9H", "6S"):
        play = f"1 stand, 1 2H, 0 {followed}"
        assert ruled(preset, HOLDS_A_HEART, play, **PENALTY).scores == [0, 0]


@pytest.mark.parametrize("preset", OLD)
def test_f28_not_to_follow_a_trump_is_a_revoke(preset: str) -> None:
    """F28."""
    deal = Deal({1: "2S2D3D4D6D7D", 0: "6S3C4C6C7C8C"}, "5S")
    assert ruled(preset, deal, "1 stand, 1 2S, 0 3C", **PENALTY).scores == [0, 1]
    void = Deal({1: "2S2D3D4D6D7D", 0: "9H3C4C6C7C8C"}, "5S")
    assert ruled(preset, void, "1 stand, 1 2S, 0 3C", **PENALTY).scores == [0, 0]


def test_f28_it_is_found_at_the_end_of_the_trick() -> None:
    """F28: and the point is the other side's."""
    deal = Deal({1: "2H", 2: "9H3C", 3: "TH", 0: "JH"}, "5S")
    play = "1 stand, 1 2H, 2 3C, 3 TH"
    assert ruled("af1814", deal, play, seats=4, **PENALTY).scores == [0, 0, 0, 0]
    assert ruled("af1814", deal, play, "0 JH", seats=4, **PENALTY).scores == [0, 1, 0, 1]


def test_f28_how_much_is_a_parameter() -> None:
    """F28: revoke_points."""
    play = "1 stand, 1 2H, 0 3C"
    assert ruled("af1807", HOLDS_A_HEART, play, revoke_points=2, **PENALTY).scores == [0, 2]


def test_f28_a_penalty_can_win_the_game() -> None:
    """F25, F28: at that instant."""
    up_to = leading_up_to(0, 9)
    won = ruled("af1807", *up_to, HOLDS_A_HEART, "1 stand, 1 2H, 0 3C", **PENALTY)
    assert (won.scores, won.last["over"], won.winners) == ([0, 10], True, [1])


def test_f28_a_revoke_may_have_to_be_claimed() -> None:
    """F28, section 5: the engine verifies what an opponent claims (revoke_claim)."""
    claimed: Options = {"revoke_claim": True, **PENALTY}
    play = "1 stand, 1 2H, 0 3C"
    assert ruled("af1807", HOLDS_A_HEART, play, **claimed).scores == [0, 0]
    rightly = ruled("af1807", HOLDS_A_HEART, play, "1 claim_revoke", **claimed)
    assert (rightly.scores, rightly.to_act) == ([0, 1], [1])
    assert rightly.plays == {"2D", "3D", "4D", "6D", "7D"}
    # Eldest has not revoked, and so nothing is scored for the claim against it.
    wrongly = ruled("af1807", HOLDS_A_HEART, "1 stand, 1 2H, 0 6S, 0 claim_revoke", **claimed)
    assert wrongly.scores == [0, 0]


def revoking(held: str) -> tuple[Act, ...]:
    """Return a deal in which the dealer, who has `held` and five more, revokes and takes Game.

    It throws the three of clubs on a heart, holding a heart, then takes all other tricks.
    """
    hands = {1: "2H4C2D3D4D6D", 0: f"9H3CACKCQC{held}"}
    rest = tricks((0, f"KCQC{held}9H"), (1, "2D3D4D6D"))
    return Deal(hands, "5S"), "1 stand, 1 2H, 0 3C, 1 4C, 0 AC", rest


def test_f28_in_the_old_texts_a_revoker_counts_as_ever() -> None:
    """F28."""
    assert ruled("af1807", *revoking("AH"), **PENALTY).row == [1, 1]
    assert ruled("af1807", *revoking("JS"), **PENALTY).row == [4, 1]


@pytest.mark.parametrize("preset", ["seven_up", "seven_up_1876"])
def test_f28_at_seven_up_without_the_jack(preset: str) -> None:
    """F28 (Foster): one point, and the revoker cannot score Game."""
    assert ruled(preset, *revoking("AH"), **PENALTY).row == [0, 1]
    assert ruled(preset, *revoking("AS"), **PENALTY).row == [2, 1]
    won = ruled(preset, *leading_up_to(6, 0), *revoking("AS"), **PENALTY)
    assert (won.scores, won.winners) == ([7, 1], [0])


@pytest.mark.parametrize("preset", ["seven_up", "seven_up_1876"])
def test_f28_at_seven_up_with_the_jack(preset: str) -> None:
    """F28 (Foster): two points; the revoker scores neither Jack nor Game and stops one short."""
    assert ruled(preset, *revoking("JS"), **PENALTY).row == [2, 2]
    for have in (5, 6):
        short = ruled(preset, *leading_up_to(have, 0), *revoking("JS"), **PENALTY)
        assert (short.scores, short.last["over"]) == ([6, 2], False)


@pytest.mark.parametrize(
    ("rule", "row"), [("plain", [4, 1]), ("seven_up", [2, 2]), ("trinidad", [3, 1])]
)
def test_f28_what_else_a_revoke_costs_is_a_parameter(rule: str, row: list[int]) -> None:
    """F28: revoke_rule. Any game may be played by it; the revoker would make all four."""
    assert ruled("af1807", *revoking("JS"), revoke_rule=rule, **PENALTY).row == row


@each("best", ["AS", "KS", "QS", "JS", "TS"])
def test_f28_in_trinidad_to_keep_back_one_of_the_five_best_trumps_loses(best: str) -> None:
    """F28 (Pagat): a trump was led."""
    deal = Deal({1: "2S2D3D4D6D7D", 0: f"{best}3C4C6C7C8C"}, "5S")
    lost = ruled("trinidad", deal, "1 stand, 1 2S, 0 3C", **PENALTY)
    assert (lost.last["over"], lost.winners) == (True, [1])
    hands = {3: "2S2D3D4D6D7D", 2: f"{best}3C", 1: "4H", 0: "7H"}
    pairs = Deal(hands, "5S")
    play = "3 stand, 3 2S, 2 3C, 1 4H, 0 7H"
    assert ruled("trinidad", pairs, play, seats=4, **PENALTY).winners == [1, 3]


def test_f28_in_trinidad_otherwise_a_point_and_no_game() -> None:
    """F28 (Pagat): for the revoking side."""
    small = Deal({1: "2S2D3D4D6D7D", 0: "9S3C4C6C7C8C"}, "5S")
    assert ruled("trinidad", small, "1 stand, 1 2S, 0 3C", **PENALTY).scores == [0, 1]
    plain = Deal({1: "2H2D3D4D6D7D", 0: "9HTS3C6C7C8C"}, "5S")
    kept = ruled("trinidad", plain, "1 stand, 1 2H, 0 3C", **PENALTY)
    assert (kept.scores, kept.last["over"]) == ([0, 1], False)
    assert ruled("trinidad", *revoking("AH"), **PENALTY).row == [0, 1]
    assert ruled("trinidad", *revoking("AS"), **PENALTY).row == [2, 1]


def test_f28_with_strict_following_a_trump_is_a_revoke() -> None:
    """F18, F28: a card that the rule of following forbids; but the exempt Jack is none."""
    strict: Options = {"follow": "strict", **PENALTY}
    deal = Deal({1: "2H2D3D4D6D7D", 0: "9H3CJS6S7C8C"}, "5S")
    assert ruled("af1807", deal, "1 stand, 1 2H, 0 6S", **strict).scores == [0, 1]
    assert ruled("af1807", deal, "1 stand, 1 2H, 0 JS", **strict).scores == [0, 1]
    assert ruled("af1807", deal, "1 stand, 1 2H, 0 JS", jack_exempt=True, **strict).scores == [0, 0]


def test_f28_nobody_is_made_to_claim() -> None:
    """F28, section 5: one plays on instead, and may still claim until the hand is counted."""
    claimed: Options = {"revoke_claim": True, **PENALTY}
    deal, begun, rest = revoking("AH")
    whole = ruled("af1807", deal, begun, rest, **claimed)
    assert whole.last["deal_scores"] == []
    assert set(whole.to_act) == {0, 1}
    assert whole.answers == {"count", "claim_revoke"}
    assert ruled("af1807", deal, begun, rest, "0 count, 1 count", **claimed).row == [1, 0]
    assert ruled("af1807", deal, begun, rest, "0 count, 1 claim_revoke", **claimed).row == [1, 1]


def test_f28_there_is_nothing_to_claim_where_revokes_are_refused_or_found() -> None:
    """F28, D21."""
    play = "1 stand, 1 2H, 0 9H"
    rules: list[Options] = [{"revoke": "enforce"}, PENALTY, {"revoke_claim": True}]
    for options in rules:
        asked = ruled("af1807", HOLDS_A_HEART, play, **options)
        assert "claim_revoke" not in asked.answers
        seat = asked.to_act[0]
        claim = ruled("af1807", HOLDS_A_HEART, play, f"{seat} claim_revoke", **options)
        assert claim.refused is not None
