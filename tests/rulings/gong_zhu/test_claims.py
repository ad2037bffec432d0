"""Rulings on claims: a card that was shown waits, so it may not come when it would do good."""

from typing import cast

from engine.games.gong_zhu.game import GongZhuView
from tests.rulings.written import Deal, Ruling, ruled

RANKS = "23456789TJQKA"


def clubs_led(
    deal: Deal, shown: str, tricks: int, claim: str, *, opening: str
) -> Ruling[GongZhuView]:
    """Let clubs be led and taken, others thrown from the top, spades first; then seat 0 claims.

    The 3 of spades is kept to the last.
    """
    acts = [shown]
    while True:
        ruling = ruled("gong_zhu", deal, *acts, seats=4, opening=opening)
        view = cast("GongZhuView", ruling.seen(None))
        if len(view.tricks) == tricks and view.to_act == (0,):
            return ruled("gong_zhu", deal, *acts, claim, seats=4, opening=opening)
        best = min(
            ruling.plays,
            key=lambda face: (face == "3S", "CSDH".index(face[1]), -RANKS.index(face[0])),
        )
        acts.append(f"{view.to_act[0]} {best}")


PIG_AND_TWO = Deal({0: "2SQSACKCQCJCTC9C8C7C6C5C4C", 1: "ASKSJSTS9S8S7S6S5S4S3S2DJD", 2: "2H3HAH"})


def test_the_rest_is_claimed_if_the_pig_may_draw_the_last_spade() -> None:
    """G8: with the 3 out the pig has to be led before the 2, which it may not once it is shown."""
    for up, refused in (("0 show", None), ("0 show QS", "claim")):
        shown = f"{up}, 1 show, 2 show"
        rest = clubs_led(PIG_AND_TWO, shown, 11, "0 claim rest", opening="2S_any")
        assert rest.refused == refused


SHEEP_AND_TWO = Deal(
    {
        0: "JDKDADASKSQSJSTS9S8S7S6S5S",
        1: "2D3D4D5D6D7D8D9DTD3S4S2H3H",
        2: "3C4C4H5H6H7H8H9HTHJHQHKHAH",
        3: "2CQD2SACKCQCJCTC9C8C7C6C5C",
    }
)


def test_no_trick_is_claimed_if_the_sheep_may_go_under_the_queen() -> None:
    """G8: a shown sheep misses the first diamond, so king or ace would take the queen."""
    for up, refused in (("0 show", None), ("0 show JD", "claim")):
        shown = f"{up}, 2 show, 3 show"
        assert clubs_led(SHEEP_AND_TWO, shown, 10, "0 claim none", opening="2C").refused == refused
