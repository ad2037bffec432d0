"""The computer player of Canasta and Samba: what it does, and that it needs to see no more."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final, cast

import pytest

from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.canasta.deal import position_of
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.going_out import way_out
from engine.games.canasta.kinds import kind
from engine.games.canasta.melds import Meld
from engine.games.canasta.moves import discards, judged_lay, ways
from engine.games.canasta.plays import Plan, read_plan
from engine.games.canasta.view import CanastaSeatView, SideView, Stage
from engine.games.catalogue import FAMILIES, variant
from engine.players.canasta.knowledge import knowledge
from engine.players.canasta.medium import CanastaMedium
from engine.players.canasta.value import bonus
from engine.players.canasta.weights import USUAL
from engine.players.canasta.weights import strong as strong_guesses
from engine.players.levels import policy
from engine.players.policy import Level
from tests.conftest import there
from tests.each import each
from tests.laws.covering import THOROUGH, looked_at

PRESETS = [
    one
    for one, _ in looked_at(
        (one, one.seats_default) for one in FAMILIES["canasta"].presets.values()
    )
]
STRIDE: Final = 1 if THOROUGH else 2
"""Of so many moments one is looked at."""
CONTEST: Final = 24 if THOROUGH else 12
"""The deals of two levels against each other."""
Decide = Callable[[CanastaGame, Seat, Random], Action]


def medium(game: CanastaGame, seat: Seat, rng: Random) -> Action:
    return CanastaMedium().decide(game.view(seat), rng)


def strong(game: CanastaGame, seat: Seat, rng: Random) -> Action:
    return policy("hard", "canasta").decide(game.view(seat), rng)


def peeper(game: CanastaGame, seat: Seat, rng: Random) -> Action:
    """Decide like the medium player, but discard what the next player holds least of."""
    action, deal = medium(game, seat, rng), game.deal
    if deal is None or action.verb != "discard":
        return action
    held = Counter(face.rank for face in deal.hands[deal.next_turn])
    face = min(deal.hands[seat], key=lambda face: (held[face.rank], face))
    return Action("discard", (kind(face, suits=game.rules.sequences),))


def moments(offered: Variant, seed: int, length: int) -> Iterator[tuple[CanastaGame, Seat]]:
    """Yield moments at which a seat is asked, of a game played now at random, now with sense."""
    rng = Random(seed)
    game: Game = offered.start(offered.seats_default, 0)
    for number in range(length):
        if not game.to_act:
            return
        seat = game.to_act[0]
        if seat == DEALER:
            game, _ = game.apply(seat, game.propose(seat, rng))
            continue
        yield cast("CanastaGame", game), seat
        sensible = number // 40 % 2 == 0
        view = cast("CanastaGame", game).view(seat)
        action = CanastaMedium().decide(view, rng) if sensible else game.propose(seat, rng)
        game, _ = game.apply(seat, action)


def peeps(decide: Decide, offered: Variant) -> bool:
    """Whether a decision changes when the cards that its seat cannot see are dealt again."""
    for number, (game, seat) in islice(enumerate(moments(offered, 3, 120)), 0, None, STRIDE):
        imagined = game.imagine(seat, Random(number))
        if decide(game, seat, Random(7)) != decide(imagined, seat, Random(7)):
            return True
    return False


@each("offered", PRESETS)
def test_it_decides_by_what_its_seat_may_know(offered: Variant) -> None:
    assert not peeps(medium, offered)
    assert not peeps(strong, offered)


def test_who_is_handed_the_game_is_caught() -> None:
    assert peeps(peeper, variant("canasta_book"))
    assert peeps(peeper, variant("samba_4"))


@each("offered", PRESETS)
def test_every_decision_is_legal(offered: Variant) -> None:
    verbs: set[str] = set()
    for game, seat in islice(moments(offered, 1, 200), 0, None, STRIDE):
        action = medium(game, seat, Random(1))
        game.apply(seat, action)
        game.apply(seat, strong(game, seat, Random(1)))
        verbs.add(action.verb)
    assert {"draw", "take", "lay", "discard"} <= verbs


def test_the_medium_level_is_this_player() -> None:
    assert isinstance(policy("medium", "canasta"), CanastaMedium)


@pytest.mark.parametrize("preset", ["canasta_book", "canasta_2", "samba_4"])
def test_it_beats_chance(preset: str) -> None:
    offered = variant(preset)
    seats = offered.seats_default
    for seed in range(3 if THOROUGH else 2):
        game, rng = offered.start(seats, 0), Random(seed)
        while game.to_act:
            seat = game.to_act[0]
            level = "medium" if seat % 2 == seed % 2 else "random"
            action = (
                game.propose(DEALER, rng)
                if seat == DEALER
                else policy(level, "canasta").decide(game.view(seat), rng)
            )
            game, _ = game.apply(seat, action)
        assert game.outcome is not None
        assert all(seat % 2 == seed % 2 for seat in game.outcome.winners)


def test_each_level_is_better_than_the_one_below() -> None:
    contests: tuple[tuple[Level, Level, str], ...] = (
        ("easy", "random", "canasta_book"),
        ("medium", "easy", "canasta_book"),
        ("hard", "medium", "canasta_2"),
    )
    for high, low, preset in contests:
        better, worse = policy(high, "canasta"), policy(low, "canasta")
        ahead = 0
        for seed in range(CONTEST):
            offered, rng = variant(preset), Random(seed // 2)
            game = offered.start(offered.seats_default, 0)
            while game.to_act and not game.deal_scores:
                seat = game.to_act[0]
                player = better if seat % 2 == seed % 2 else worse
                action = (
                    game.propose(DEALER, rng)
                    if seat == DEALER
                    else player.decide(game.view(seat), Random(seed))
                )
                game, _ = game.apply(seat, action)
            ahead += game.scores[seed % 2] - game.scores[1 - seed % 2]
        assert ahead > 0


# Positions ------------------------------------------------------------------------------------


def melds_of(*texts: str) -> tuple[Meld, ...]:
    """Melds of the cards written down; of one suit in order they are a sequence."""
    found: list[Meld] = []
    for number, text in enumerate(texts, 1):
        faces = tuple(sorted(cards(text)))
        natural = [face for face in faces if face.rank > 2]
        run = len({face.rank for face in natural}) > 1
        suit = natural[0].suit if run else ""
        found.append(Meld(number, suit, natural[0].rank, faces, 0))
    return tuple(found)


Seen = Callable[..., CanastaSeatView]


@pytest.fixture
def seen() -> Seen:
    """What seat 0 sees in its turn, after the first deal of a preset was dealt."""

    def build(
        hand: str,
        *,
        preset: str = "canasta_book",
        stage: Stage = "meld",
        ours: tuple[str, ...] = (),
        theirs: tuple[str, ...] = (),
        pile: tuple[str, int] = ("4C", 1),
        frozen: bool = False,
        sizes: tuple[int, ...] = (11, 11, 11, 11),
        stock: int = 60,
    ) -> CanastaSeatView:
        game = variant(preset).start(4, 3)
        game, _ = game.apply(DEALER, game.propose(DEALER, Random(0)))
        view = cast("CanastaGame", game).view(0)
        held = tuple(sorted(cards(hand)))
        sides = tuple(
            SideView(seats, melds_of(*texts), (), sum(len(cards(text)) > 6 for text in texts))
            for seats, texts in (((0, 2), ours), ((1, 3), theirs))
        )
        minimums = tuple(0 if (ours, theirs)[seat % 2] else 50 for seat in range(4))
        view = replace(
            view,
            stage=stage,
            turn=0,
            to_act=(0,),
            hand=held,
            hand_sizes=(len(held), *sizes[1:]),
            sides=sides,
            minimums=minimums,
            stock_size=stock,
            pile=(card(pile[0]),),
            pile_size=pile[1],
            pile_frozen=frozen,
            pile_red_threes=0,
            known=((),) * 4,
        )
        at = position_of(view)
        if stage == "draw":
            takings = ways(at)
            prompt = Prompt("draw", choices=(Action("draw"), *takings))
            return replace(view, prompt=prompt, ways=takings)
        out = (Action("out"),) if way_out(at) else ()
        choices = (*discards(at), *out)
        return replace(view, prompt=Prompt("meld", "lay", held, choices=choices))

    return build


def decided(view: CanastaSeatView) -> str:
    return str(CanastaMedium().decide(view, Random(0)))


def test_it_opens_as_soon_as_it_can(seen: Seen) -> None:
    assert decided(seen("KSKHKDQSQHQD4C5D6S7H9C")).startswith("lay ")
    assert decided(seen("ASAH2S4C5D6S7H9CTC")) == "lay A2,1,0"
    assert decided(seen("KSKHKDQSQH4C5D6S7H9C")).startswith("discard ")


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        (("9S9H9C", "JSJHJC"), {"discard 4", "discard Q"}),
        (("4S4H4C", "QSQHQC"), {"discard 9", "discard J"}),
    ],
)
def test_it_does_not_feed_the_melds_of_the_next_player(
    seen: Seen, theirs: tuple[str, ...], expected: set[str]
) -> None:
    view = seen("4D9DJDQD5D5C", ours=("8S8H8C",), theirs=theirs, pile=("6C", 8))
    assert decided(view) in expected


def test_it_keeps_a_black_three_until_it_must_stop_somebody(seen: Seen) -> None:
    theirs = ("9S9H9C", "JSJHJC")
    assert decided(seen("3S9DJD", ours=("8S8H8C",), theirs=theirs, pile=("6C", 8))) == "discard 3b"
    assert decided(seen("3S4DJDJC", ours=("8S8H8C",))) == "discard 4"


def test_it_keeps_pairs(seen: Seen) -> None:
    assert decided(seen("4D9D9CJDJC", ours=("8S8H8C",))) == "discard 4"
    assert decided(seen("4D4C9DJDJC", ours=("8S8H8C",))) == "discard 9"


def test_it_takes_the_pile_where_it_is_worth_it(seen: Seen) -> None:
    ours = ("KSKHKD",)
    assert decided(seen("4D5C9D", stage="draw", ours=ours, pile=("KC", 6))) == "take add"
    assert decided(seen("KD4D5C9D", stage="draw", ours=ours, pile=("KC", 9), frozen=True)) == "draw"
    view = seen("KDKC4D5C9D", stage="draw", ours=("8S8H8C",), pile=("KC", 9), frozen=True)
    assert decided(view) == "take K2,0,0"


def test_it_saves_wild_cards_for_canastas(seen: Seen) -> None:
    assert decided(seen("2S4D5C9DTD", ours=("KSKHKDKC2C2H",))) == "lay K0,1,0"
    assert decided(seen("2S4D5C9DTD", ours=("KSKHKD",))).startswith("discard ")
    # With few cards left in the stock the natural canasta that might have been is given up.
    assert decided(seen("2S4D5C9DTD", ours=("KSKHKDKCKSKH",), stock=3)) == "lay K0,1,0"


def test_it_freezes_the_pile_before_it_feeds_those_who_are_ahead(seen: Seen) -> None:
    theirs = ("4S4H4C", "5S5H5C", "9S9H9C", "JSJHJC")
    assert decided(seen("4D5D9CJD2S2C", theirs=theirs, pile=("6C", 9))) == "discard 2"
    assert decided(seen("4D5D9CJD2S2C", theirs=theirs, pile=("6C", 9), frozen=True)) != "discard 2"
    # Of a small pile that is worth it only to who is behind.
    assert decided(seen("4D5D9CJD2S2C", theirs=theirs)) == "discard 2"
    ours = ("6S6H6C", "7S7H7C", "8S8H8C", "QSQHQC")
    assert decided(seen("4D5D9CJD2S2C", ours=ours, theirs=theirs)) == "discard 4"


def test_it_goes_out_where_that_pays(seen: Seen) -> None:
    ours, theirs = ("KSKHKDKCKSKH2S",), ("9S9H9C9D9S9H9C",)
    view = seen("KDKC4D", ours=ours, theirs=theirs)
    assert decided(view) == "out"
    # The rivals would win the game by it.
    assert decided(replace(view, scores=(0, 4900, 0, 4900))) != "out"
    assert decided(replace(view, scores=(4900, 4900, 4900, 4900))) == "out"


@pytest.mark.parametrize(("partner", "expected"), [(2, "out"), (14, "ask"), (25, "lay K2,0,0")])
def test_it_asks_its_partner_where_going_out_is_a_near_thing(
    seen: Seen, partner: int, expected: str
) -> None:
    sizes = (3, 3, partner, 3)
    view = seen("KDKC4D", ours=("KSKHKDKCKSKH2S",), theirs=("9S9H9C",), sizes=sizes)
    prompt = view.open_prompt
    may_ask = prompt._replace(choices=(*prompt.choices, Action("ask")))
    assert decided(replace(view, prompt=may_ask)) == expected
    assert decided(replace(view, answer="yes")) == "out"


def test_it_says_yes_with_little_in_its_hand_and_no_with_much(seen: Seen) -> None:
    asked = Prompt("ask", choices=(Action("yes"), Action("no")))
    for hand, answer in (("4S5D", "yes"), ("**2S2C2D2HASADACKHKDKCQHQDQC", "no")):
        view = seen(hand, ours=("KSKHKDKCKSKH2S",), theirs=("9S9H9C",), sizes=(0, 3, 3, 3))
        view = replace(view, stage="asked", turn=2, to_act=(0,), prompt=asked)
        assert decided(view) == answer


def test_in_samba_it_lengthens_and_joins_sequences(seen: Seen) -> None:
    view = seen("8HKSQD4C", preset="samba_4", ours=("5H6H7H",))
    assert decided(view) == "lay 8H-8H onto 1"
    view = seen("KSQD4CTC", preset="samba_4", ours=("4H5H6H", "7H8H9HTH"))
    assert decided(view) == "lay merge 1 2"


@pytest.mark.parametrize("preset", ["canasta_book", "canasta_2", "samba_4"])
def test_it_is_counted_what_the_next_player_left_on_the_pile_and_threw_away(preset: str) -> None:
    rng, game = Random(3), variant(preset).start(variant(preset).seats_default, 0)
    assert isinstance(game, CanastaGame)
    left: list[set[int]] = []
    thrown: list[set[int]] = []
    turned_up = set[int]()
    seen = 0
    while len(game.deal_scores) < 4 and game.to_act:
        seat = game.to_act[0]
        if game.stage == "deal":
            left, thrown = ([set[int]() for _ in range(game.seat_count)] for _ in "lt")
        action = game.propose(seat, rng) if seat == DEALER else medium(game, seat, rng)
        before = game.view(None)
        if action.verb == "take":
            left, thrown = ([set[int]() for _ in left] for _ in "lt")
        elif action.verb == "draw" and before.top is not None:
            left[seat].add(before.top.rank)
        elif action.verb == "discard":
            known = knowledge(game.view(seat))
            assert known.declined == left[known.following]
            assert thrown[known.following] <= known.shed
            assert known.shed <= thrown[known.following] | turned_up
            seen += len(known.declined)
        after, _ = game.apply(seat, action)
        assert isinstance(after, CanastaGame)
        if action.verb == "deal":
            turned_up = {face.rank for face in after.view(None).seen.pile}
        if action.verb == "discard" and (thrown_now := after.view(None).last_discards[seat]):
            thrown[seat].add(thrown_now.rank)
        game = after
    assert seen > 4


def test_the_hard_level_guesses_otherwise_and_searches_nothing() -> None:
    rng, hard = Random(0), policy("hard", "canasta")
    for preset in ("canasta_book", "canasta_2", "samba_4"):
        game = variant(preset).start(variant(preset).seats_default, 0)
        otherwise = 0
        while game.to_act and len(game.deal_scores) < 2:
            assert isinstance(game, CanastaGame)
            seat = game.to_act[0]
            action = game.propose(seat, rng) if seat == DEALER else medium(game, seat, rng)
            if seat != DEALER:
                told = hard.decide(game.view(seat), rng)
                assert told == CanastaMedium(strong_guesses).decide(game.view(seat), rng)
                otherwise += told != action
            game, _ = game.apply(seat, action)
        assert otherwise > 5


def test_who_remembers_counts_the_cards_below_the_top_of_the_pile(seen: Seen) -> None:
    view = seen("KDKC4D5C", pile=("9C", 3))
    view = replace(view, seen=view.seen._replace(pile=cards("KSKH9C")))
    assert knowledge(view).unseen[13] == 6
    assert knowledge(view, USUAL._replace(remembers=True)).unseen[13] == 4
    assert knowledge(view, USUAL._replace(remembers=True)).unseen[9] == 7


@pytest.mark.parametrize(
    ("hand", "ours"),
    [
        ("8D8C2S4D", ("KSKHKDKCKSKH2S", "8S8H8C8D8S")),
        ("2S2H**QCQDQS4D", ("KSKHKDKCKSKHKD", "9S9H9C9D9S", "8S8H8C8D")),
    ],
)
def test_going_out_it_makes_the_canastas_that_it_can(
    seen: Seen, hand: str, ours: tuple[str, ...]
) -> None:
    def canastas(view: CanastaSeatView, plan: Plan) -> int:
        laid = there(judged_lay(position_of(view), plan))
        assert laid.hand_size < 2
        return sum(bonus(view.rules, meld) for meld in laid.melds)

    view = seen(hand, ours=ours, theirs=("9S9H9C9D9S9H9C",))
    out = there(way_out(position_of(view)))
    action = CanastaMedium(lambda _: USUAL._replace(finishes=True)).decide(view, Random(0))
    assert action.verb == "lay"
    assert canastas(view, read_plan(action.words)) > canastas(view, out.plan)


def test_in_cutthroat_it_lets_another_be_the_one_who_plays_alone() -> None:
    """Whoever takes the pile first plays against both others: some thousand points less a deal."""
    rng, game = Random(1), variant("canasta_3_cutthroat").start(3, 0)
    assert isinstance(game, CanastaGame)
    taken: list[bool] = []
    while game.to_act and len(game.deal_scores) < 3:
        seat = game.to_act[0]
        action = game.propose(seat, rng) if seat == DEALER else medium(game, seat, rng)
        view = game.view(seat) if seat != DEALER else None
        if view is not None and view.ways and view.lone is None and not view.has_drawn:
            taken.append(action.verb == "take")
        after, _ = game.apply(seat, action)
        assert isinstance(after, CanastaGame)
        game = after
    assert len(taken) > 8
    assert sum(taken) < len(taken) / 4
