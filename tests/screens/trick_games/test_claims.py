"""Claims on the hand and the table, and what is said of a deal that was cut short."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.screen import Screen
from bot.screens.trick_games.claims import CLAIMING
from bot.text.button_ids import ButtonId
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option, Variant
from engine.games.catalogue import FAMILIES, variant, variants
from engine.table.chairs import Presence
from engine.tricks.family import TrickFamily
from tests.each import each
from tests.languages import keys
from tests.laws.covering import in_sight
from tests.screens.conftest import (
    ENGLISH,
    HOSTILE_NAMES,
    PEOPLE,
    ROW,
    buttons,
    english,
    frame_of,
    sent,
    sheet_line,
    texts,
)
from tests.screens.records import game_after, small_pack

SHORT = "5C2D2S6S3C5D4S8S2H3H3S7S"
HEARTS: dict[str, Option] = {
    **small_pack(3, SHORT),
    "opening": "eldest_free",
    "first_trick_penalty": "allowed",
    "hearts_lead": "anytime",
}
DEAL = "-1 deal 5C2D2S6S 3C5D4S8S 2H3H3S7S"
LAST_POINT = ("0 play 5C", "1 play 3C", "2 play 2H", "0 play 2D", "1 play 5D", "2 play 3H")


def past(frame: Frame, game: Game) -> str:
    """The message of the first deal, once it is over."""
    return texts(family_screens("hearts").past_table(english(game.view(None), frame), 1))


def hearts(*acts: str) -> tuple[Frame, Game]:
    """A short deal led by Alice, the two points of which Alice and Bob take."""
    game = game_after(3, DEAL, *acts, dealer=2, options=HEARTS)
    return frame_of(PEOPLE[:3]), game


def played_out(game: Game) -> Game:
    while game.forced:
        game = game.apply(*game.forced).game
    return game


def hand(frame: Frame, game: Game, *, claiming: bool = False) -> Screen:
    screens = family_screens(game.variant.family)
    drawing = english(game.view(game.to_act[0]), offering(frame))
    return screens.hand(drawing, draft=CLAIMING if claiming else ())


def offering(frame: Frame, *claims: str) -> Frame:
    """The frame of a hand whose claims stand, both unless it is said which."""
    return replace(frame, own=OwnHand(claims=claims or ("rest", "none")))


def table(frame: Frame, game: Game) -> str:
    return texts(family_screens(game.variant.family).table(english(game.view(None), frame)))


def test_in_ones_turn_a_claim_can_be_opened_and_left() -> None:
    frame, game = hearts(*LAST_POINT[:3])
    closed = buttons(hand(frame, game))
    opened = ButtonId.read(closed["Claim"]["custom_id"])
    screens, view = family_screens("hearts"), game.view(0)
    assert screens.drafted(view, (), opened.verb, tuple(opened.text.split())) == CLAIMING
    keys = buttons(hand(frame, game, claiming=True))
    # They stand above the cards, so that none of them moves when a claim comes to stand.
    rows = (sent(hand(frame, game, claiming=one))[0] for one in (False, True))
    labels = [
        [
            [key["label"] for key in row["components"]]
            for row in frame["components"]
            if row["type"] == ROW
        ]
        for frame in rows
    ]
    both = ["Claim", "The rest are mine", "None are mine"]
    assert [one[0] for one in labels] == [["Claim"], both]
    assert [one[-1] for one in labels] == [["Go to the table"]] * 2
    assert ButtonId.read(keys["The rest are mine"]["custom_id"]).text == "claim rest"
    assert ButtonId.read(keys["None are mine"]["custom_id"]).text == "claim none"
    # The cards can still be pressed.
    assert set(closed) - {"Claim"} <= set(keys)
    back = ButtonId.read(keys["Claim"]["custom_id"])
    assert screens.drafted(view, CLAIMING, back.verb, tuple(back.text.split())) == ()
    with pytest.raises(Unreadable):
        screens.drafted(view, CLAIMING, "claim", ("QS",))


def test_nobody_is_offered_a_claim_who_is_not_asked_or_has_one_card_or_is_away() -> None:
    frame, game = hearts(*LAST_POINT[:3])
    screens = family_screens("hearts")
    waits = english(game.view(1), offering(frame))
    assert "Claim" not in buttons(screens.hand(waits))
    away = replace(frame.chairs[0], presence=Presence.AWAY)
    there = replace(frame, chairs=(away, *frame.chairs[1:]))
    assert "Claim" not in buttons(hand(there, game))
    last = game_after(
        3,
        DEAL,
        *LAST_POINT[:3],
        *("0 play 2S", "1 play 4S", "2 play 3S", "1 play 5D", "2 play 3H", "0 play 2D"),
        dealer=2,
        options=HEARTS,
    )
    assert "Claim" not in buttons(hand(frame, last))


def test_only_what_would_stand_is_offered() -> None:
    frame, game = hearts(*LAST_POINT[:3])
    screens, view = family_screens("hearts"), game.view(0)
    assert "Claim" not in buttons(screens.hand(english(view, frame)))
    none = english(view, offering(frame, "none"))
    assert "Claim" in buttons(screens.hand(none))
    said = buttons(screens.hand(none, draft=CLAIMING))
    assert "None are mine" in said
    assert "The rest are mine" not in said


def test_a_deal_cut_short_says_so() -> None:
    frame, game = hearts(*LAST_POINT)
    said = past(frame, played_out(game))
    assert "Nothing could change after trick 2, so I played the rest." in said
    assert sheet_line("Alice", said) == sheet_line("Bob", said) == ["+1", "1"]


def test_a_deal_played_to_its_end_says_nothing_of_it() -> None:
    late = (*LAST_POINT[:3], "0 play 2S", "1 play 4S", "2 play 3S", "1 play 8S", "2 play 7S")
    frame, game = hearts(*late, "0 play 6S", "1 play 5D", "2 play 3H", "0 play 2D")
    said = past(frame, game)
    assert sheet_line("Carol", said) == ["0", "0"]
    assert "Nothing could change" not in said


def test_a_claim_is_told_while_it_is_played_and_afterwards() -> None:
    frame, game = hearts(*LAST_POINT[:3], "0 play 2S", "1 play 4S", "2 play 3S", "1 play 5D")
    game = game.apply(2, Action("claim", ("none",))).game
    said = table(frame, game)
    assert "Carol claimed to take no more tricks. I play those cards automatically." in said
    over = game
    while not over.deal_scores:
        seat = over.to_act[0]
        over = over.apply(seat, over.legal_actions(seat)[0]).game
    assert "Carol claimed to take no more tricks." in past(frame, over)


def test_each_refusal_of_a_claim_has_words_and_names_no_card() -> None:
    claims = [key for key in keys() if key.startswith("illegal-claim-")]
    told = {ENGLISH(key, suit="spades", sign="♠") for key in claims}
    assert len(told) == len(claims) > 10
    assert all(one.startswith(("You ", "Nothing ")) for one in told)


def judges_claims(one: Variant) -> bool:
    family = FAMILIES[one.family]
    return isinstance(family, TrickFamily) and family.manner.claiming is not None


def tables() -> Iterator[tuple[Variant, int]]:
    offered = [one for one in variants() if judges_claims(one)]
    two_packs: dict[str, Option] = {"decks": 2, "players": 4, "players_allowed": [4]}
    for one in (*offered, variant("standard", two_packs)):
        yield from ((one, seats) for seats in one.seats_allowed)


@each(("offered", "seats"), lambda: in_sight(tables()))
def test_a_hand_of_every_size_has_room_for_the_claims(offered: Variant, seats: int) -> None:
    rng = Random(seats)
    frame = frame_of(tuple(rng.choice(HOSTILE_NAMES) for _ in range(seats)))
    frame = replace(
        frame, deadlines=dict.fromkeys(range(seats), 1_790_000_000), table_id="abcdefghijkl"
    )
    game: Game = offered.start(seats, 0)
    seen = set[int]()
    while not game.deal_scores and game.to_act:
        seat = game.to_act[0]
        view = None if seat == DEALER else game.view(seat)
        if view is None or view.prompt is None or len(view.hand) in seen:
            pass
        elif view.prompt.question == "play":
            asking = replace(frame, waiting_for=(seat,))
            for claiming in (False, True):
                drawn = hand(asking, game, claiming=claiming)
                assert ("The rest are mine" in buttons(drawn)) is (claiming and len(view.hand) > 1)
            seen.add(len(view.hand))
        game = game.apply(seat, game.propose(seat, rng)).game
    assert seen or game.deal_scores
