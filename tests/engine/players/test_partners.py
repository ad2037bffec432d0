"""Partners of computers: at every level they are spared points, given rewards, and no queen."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.all_fours.counting import pips
from engine.games.catalogue import variant, variants
from engine.games.gong_zhu.rules import HEARTS as HEARTS_OF_GONG_ZHU
from engine.games.gong_zhu.rules import PIG, TRANSFORMER
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, SUIT_MASKS, SUIT_OF, bits, faces
from engine.players.hearts.any_pack import AnyPackPlayer
from engine.players.hearts.bits import chart
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.hard import FEW_HIGHER, HeartsHard
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.playout import PlayoutState, played_out
from engine.players.hearts.sides import is_dear, worth
from engine.players.levels import policy
from engine.players.policy import Level, Policy, RandomPlayer
from engine.records.record import read_record
from engine.tricks.trick import Play, winner
from tests.each import each
from tests.laws.covering import THOROUGH

PAIRS: Final = [[0, 2], [1, 3]]
HEARTS: Final = [
    *(
        (key, {"pass_cycle": {"4": cycle}})
        for key in ("partnership_hearts", "partner_hearts", "likha")
        for cycle in ("X", "X L", "S")
    ),
    ("partner_hearts", {"pass_schedule": "dealer_choice"}),
    ("omnibus", {"teams": PAIRS}),
    ("spot_hearts", {"teams": PAIRS, "pass_cycle": {"4": "X"}}),
    ("reverse_hearts", {"teams": PAIRS}),
    ("pink_lady", {"teams": PAIRS}),
    ("hooligan", {"teams": PAIRS, "team_score": "pooled"}),
    ("black_widow_5", {"teams": PAIRS, "team_moon": True}),
    ("booster_nines", {"teams": PAIRS, "pass_cycle": {"4": "X"}}),
    ("no_trick_bonus", {"teams": PAIRS}),
]
PLAYERS: Final[dict[str, Policy[Any]]] = {
    "easy": HeartsEasy(),
    "medium": HeartsMedium(),
    "any pack": AnyPackPlayer(),
    "hard": HeartsHard(worlds=4),
}


def pairs_of(family: str) -> list[tuple[str, dict[str, Any]]]:
    """Every preset that is played in pairs, as it is, and what Hearts may be changed to."""
    found: list[tuple[str, dict[str, Any]]] = []
    for preset in variants():
        if preset.family == family and 4 in preset.seats_allowed:
            view: Any = begun(preset.start(4, 0), Random(0)).view(0)
            if len(view.terms.sides) == 2:
                found.append((preset.key, {}))
    return found + (HEARTS if family == "hearts" else [])


def begun(game: Game, rng: Random) -> Game:
    while game.to_act and game.to_act[0] == DEALER:
        game, _ = game.apply(DEALER, game.propose(DEALER, rng))
    return game


def moments(key: str, options: dict[str, Any], *, deals: int) -> Iterator[Any]:
    """Yield the views of seats that are asked, in deals that are played at random and by rules."""
    rng = Random(f"{key} {options}")
    changed = variant(key, options, 4)
    players = [RandomPlayer(), policy("medium", changed.family), policy("easy", changed.family)]
    for number in range(deals):
        game = changed.start(4, number % 4)
        while game.to_act and len(game.deal_scores) == 0:
            seat = game.to_act[0]
            if (forced := game.forced) is not None:
                game, _ = game.apply(*forced)
                continue
            if seat == DEALER:
                game, _ = game.apply(seat, game.propose(seat, rng))
                continue
            view = game.view(seat)
            yield view
            game, _ = game.apply(seat, rng.choice(players).decide(view, rng))


def given(view: HeartsSeatView, action: Action) -> list[Card]:
    """What a pass gives to the partner."""
    mate = (view.seat + 2) % 4
    to = view.open_prompt.recipients
    if len(to) == 1:
        return list(action.cards) if to == (mate,) else []
    return [card(word.partition(":")[2]) for word in action.words if word.startswith(f"{mate}:")]


def is_open(view: HeartsSeatView) -> bool:
    """Whether many cards may be out that beat the partner's: there the hard one may gamble."""
    led = view.trick[0].card.suit
    gone = {*view.hand, *(play.card for row in view.rows for play in row)}
    best = max(play.card.rank for play in view.trick if play.card.suit == led)
    out = [face for face in view.terms.deck if face not in gone and face.suit == led]
    return len(view.trick) < 3 and sum(face.rank > best for face in out) > FEW_HIGHER


def hold_pass(view: HeartsSeatView, action: Action, who: str) -> None:
    dear = [face for face in given(view, action) if is_dear(view.terms, face)]
    safe = [face for face in view.open_prompt.cards if not is_dear(view.terms, face)]
    assert not dear or len(safe) < view.open_prompt.pick, f"{who} passes {dear} to its partner"


def hold_play(view: HeartsSeatView, legal: tuple[Card, ...], face: Card, who: str) -> None:
    """No card that costs more than one of its suit, or than another if no suit is followed."""
    told = f"{who} plays {face} of {legal} to {view.trick}"
    terms, highest = view.terms, view.terms.rules.objective == "highest"
    last = len(view.trick) == 3 and terms.rules.trick_rule == "normal"
    least = min(worth(terms, other) for other in legal)
    if last:
        assert worth(terms, face) == least, told
    elif not highest:
        assert worth(terms, face) <= max(0, least), told


@each(("key", "options"), pairs_of("hearts"))
def test_no_level_gives_its_partner_points_that_it_could_spare(
    key: str, options: dict[str, Any]
) -> None:
    asked = 0
    for at, view in enumerate(moments(key, options, deals=12 if THOROUGH else 2)):
        prompt = view.open_prompt
        if len(set(prompt.cards)) < 2:
            continue
        mine = view.stage == "play" and view.taking == (view.seat + 2) % 4
        if not mine and view.stage != "pass":
            continue
        for who, player in PLAYERS.items():
            if who == "hard" and (at % 4 or (mine and is_open(view))):
                continue
            action = player.decide(view, Random(at))
            if mine:
                asked += 1
                hold_play(view, prompt.cards, action.cards[0], who)
            else:
                hold_pass(view, action, who)
    assert asked > 15


@each(("key", "options"), pairs_of("hearts"))
def test_nor_does_anybody_in_what_the_hard_player_imagines(
    key: str, options: dict[str, Any]
) -> None:
    view: Any = begun(variant(key, options, 4).start(4, 0), Random(0)).view(0)
    of = chart(view.terms)
    if of.terms.rules.trick_rule != "normal":
        return
    values = {bit: worth(of.terms, face) for face, bit in BITS.items()}
    for seed in range(40):
        deck = list(of.terms.deck)
        Random(seed).shuffle(deck)
        hands = [bits(deck[seat::4]) for seat in range(4)]
        nothing = (0,) * 4
        first = PlayoutState(seed % 4, 2, 0, 0, 0, 0, 0, True, nothing, nothing, nothing)
        told: list[int] = []
        wanted = 15 if of.wanted else 0
        played_out(of, first, list(hands), 0, wanted, told)
        for trick in (told[at : at + 4] for at in range(0, len(told) - 3, 4)):
            seat = hands.index(next(hand for hand in hands if hand & trick[0]))
            led, taking, top = SUIT_OF[trick[0].bit_length()], seat, trick[0]
            for at, card_bit in enumerate(trick):
                hand = hands[seat]
                legal = hand & SUIT_MASKS[led] or hand & of.forced or hand
                costs = [values[BITS[face]] for face in faces(legal)]
                if at and taking == of.partners[seat] and (at == 3 or not of.wanted):
                    least = min(costs) if at == 3 else max(0, min(costs))
                    assert values[card_bit] <= least, (seed, trick)
                if card_bit > top and card_bit & SUIT_MASKS[led]:
                    top, taking = card_bit, seat
                hands[seat] ^= card_bit
                seat = (seat + of.terms.step) % 4


@each(("key", "options"), pairs_of("all_fours"))
def test_points_of_all_fours_go_to_the_partner(key: str, options: dict[str, Any]) -> None:
    """Of cards of a plain suit, the lower counts more: who keeps it under a partner's is absurd."""
    asked = 0
    for at, view in enumerate(moments(key, options, deals=40 if THOROUGH else 15)):
        if view.stage != "play" or len(view.trick) != 3 or view.taking != (view.seat + 2) % 4:
            continue
        rules, trump = view.terms.rules, view.trump
        for level in ("easy", "medium"):
            face = policy(level, "all_fours").decide(view, Random(at)).cards[0]
            takes = winner((*view.trick, Play(view.seat, face)), trump) == view.seat
            gifts = [
                other
                for other in view.lawful
                if other.suit == face.suit != trump
                and other.rank < face.rank
                and pips(rules, other, trump) > pips(rules, face, trump)
            ]
            told = f"{level} plays {face} of {view.lawful} to {view.trick}, {trump} being trump"
            assert takes or not gifts, told
            asked += 1
            if level == "easy":
                leaves = any(
                    winner((*view.trick, Play(view.seat, other)), trump) != view.seat
                    for other in view.lawful
                )
                assert not takes or not leaves, told
    assert asked > 10


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_easy_and_medium_throw_no_pig_on_what_their_partner_has_so_far(level: Level) -> None:
    """In Gong Zhu in pairs; medium may where the fourth seat is likely to take the trick."""
    asked = thrown = 0
    for at, view in enumerate(moments("gong_zhu_pairs", {}, deals=60)):
        if view.stage != "play" or not view.trick or view.taking != (view.seat + 2) % 4:
            continue
        legal = view.open_prompt.cards
        if PIG in legal and any(
            face not in HEARTS_OF_GONG_ZHU and face not in (PIG, TRANSFORMER) for face in legal
        ):
            asked += 1
            thrown += policy(level, "gong_zhu").decide(view, Random(at)).cards[0] == PIG
    assert asked > 10
    assert thrown * (20 if level == "easy" else 3) <= asked


HANDS: Final = (
    "ACKS5C6C7C8C9CTCJCQCKC2D3D 2CTS4D5D6D7D8D9DTDJDQDKDAD"
    " 3CQS8S2H3H4H5H6H7H8H9HTHJH 4C2SQHKHAH3S4S5S6S7S9SJSAS"
)
PARTNERS_KING: Final = {
    "variant": "partnership_hearts",
    "options": {"pass_cycle": {"4": "H"}},
    "seats": 4,
    "dealer": 3,
    "actions": [
        [-1, f"deal {HANDS}"],
        *([1, "play 2C"], [2, "play 3C"], [3, "play 4C"], [0, "play AC"]),
        *([0, "play KS"], [1, "play TS"]),
    ],
}


@pytest.mark.parametrize("who", PLAYERS)
def test_the_queen_does_not_go_under_the_partners_king(who: str) -> None:
    record = read_record(PARTNERS_KING)
    game: Game = record.variant.start(4, 3)
    for seat, action in record.actions:
        game, _ = game.apply(seat, action)
    view = game.view(2)
    assert isinstance(view, HeartsSeatView)
    assert str(PLAYERS[who].decide(view, Random(0))) == "play 8S"


@each("preset", ["standard", "omnibus", "black_maria", "pink_lady", "likha"])
def test_a_dear_card_is_not_held_back_where_it_falls_on_an_opponent(preset: str) -> None:
    asked = 0
    for at, view in enumerate(moments(preset, {}, deals=60 if THOROUGH else 30)):
        if view.stage != "play" or not view.trick or len(view.open_prompt.cards) < 2:
            continue
        legal, led = view.open_prompt.cards, view.trick[0].card.suit
        best = max(play.card.rank for play in view.trick if play.card.suit == led)
        falls = [
            face
            for face in legal
            if is_dear(view.terms, face) and (face.suit != led or face.rank < best)
        ]
        partners = view.taking in view.terms.side(view.seat)
        if not falls or partners or _alone_holds_all(view):
            continue
        for who in ("easy", "medium", "any pack"):
            face = PLAYERS[who].decide(view, Random(at)).cards[0]
            assert is_dear(view.terms, face), f"{who} plays {face} of {legal} to {view.trick}"
        asked += 1
    assert asked


def _alone_holds_all(view: HeartsSeatView) -> bool:
    """Whether somebody may yet shoot the moon, so that points are held back."""
    return sum(map(bool, view.taken)) <= 1


@pytest.mark.parametrize("preset", ["standard", "omnibus", "spot_hearts"])
def test_easy_leads_no_dear_card_while_it_has_others(preset: str) -> None:
    for at, view in enumerate(moments(preset, {}, deals=30)):
        if view.stage == "play" and not view.trick:
            face = HeartsEasy().decide(view, Random(at)).cards[0]
            others = [one for one in view.open_prompt.cards if not is_dear(view.terms, one)]
            assert not is_dear(view.terms, face) or not others
