"""Laws of the All Fours family (the invariants of section 14)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, cards, pack, spell
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.view import AllFoursSeatView, DealResult, Mark
from tests.laws.course import WHOLE_GAME, Journal, chances, course, lengths, played, seeds
from tests.laws.covering import Case

HELD_FOR = {"all_fours"}


CHANCES = ("high", "low", "jack", "game")


def face_down(deal: Deal) -> list[tuple[Card, ...]]:
    """What lies where nobody but its owner may look: the stock, hands, discards."""
    return [deal.stock, *deal.hands, *(gone or () for gone in deal.own.discards)]


def played_cards(deal: Deal) -> list[Card]:
    finished = [play.card for trick in deal.tricks for play in trick.plays]
    return [*finished, *(play.card for play in deal.trick)]


@given(seed=seeds, length=lengths, chance=chances)
def test_every_card_is_in_exactly_one_place(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = cast("AllFoursGame", played(case, seed, length)[0])
    for one in (game, game.imagine(None, Random(chance)), game.imagine(0, Random(chance))):
        if one.deal is not None:
            hidden = [face for place in face_down(one.deal) for face in place]
            shown = [*one.deal.turned, *played_cards(one.deal)]
            assert Counter([*hidden, *shown]) == Counter(pack())


def relabelled(action: Action, names: dict[Card, Card]) -> Action:
    """Write an action with other cards in place of those it names."""
    if action.verb not in ("deal", "discard"):
        return action
    words = (spell(names.get(face, face) for face in cards(word)) for word in action.words)
    return Action(action.verb, tuple(words))


def from_the_last_deal(case: Case, seed: int, journal: Journal) -> tuple[Game, Journal]:
    """Return the moment before the deal in progress, and what was done in it."""
    start = max(at for at, (seat, _) in enumerate(journal) if seat == DEALER)
    return course(case, seed).moments(start)[start], journal[start:]


@given(seed=seeds, length=lengths, chance=chances)
def test_what_a_seat_cannot_see_may_be_dealt_again_and_it_hears_the_same(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, journal, events = played(case, seed, length)
    deal = cast("AllFoursGame", game).deal
    if deal is None:
        return
    before, acts = from_the_last_deal(case, seed, journal)
    for seat in (None, *range(game.seat_count)):
        other = cast("AllFoursGame", game.imagine(seat, Random(chance))).deal
        assert other is not None
        pairs = zip(face_down(deal), face_down(other), strict=True)
        names = {true: new for one, two in pairs for true, new in zip(one, two, strict=True)}
        # The rules themselves judge the imagined deal: what was done in it could be done.
        again, heard = before, list[Event]()
        for actor, action in acts:
            again, told = again.apply(actor, relabelled(action, names))
            heard.extend(told)
        assert again.view(seat) == game.view(seat)
        told_truly = events[len(events) - len(heard) :]
        assert [e for e in heard if e.may_hear(seat)] == [e for e in told_truly if e.may_hear(seat)]


@given(seed=seeds, length=lengths)
def test_a_view_names_no_card_that_its_seat_may_not_see(case: Case, seed: int, length: int) -> None:
    game = cast("AllFoursGame", played(case, seed, length)[0])
    deal = game.deal
    if deal is None:
        return
    for seat in (None, *range(game.seat_count)):
        view = game.view(seat)
        own: set[Card] = set()
        if seat is not None:
            blind = not deal.own.fixed and seat in game.terms.blind(game.dealer)
            own = set() if blind else {*deal.hands[seat], *(deal.own.discards[seat] or ())}
        if isinstance(view, AllFoursSeatView):
            assert set(view.hand) | set(view.discarded) == own
        hidden = {face for place in face_down(deal) for face in place} - own
        # Of hands before this one, results, the last trick and turned Jacks stay on show, and what
        # was cut, which was put back before the deal.
        shown = repr(replace(view, last_trick=None, results=(), marks=(), cut=()))
        assert not {mark.card for mark in view.marks if mark.reason != "turn-up"} & hidden
        assert not {face for face in hidden if repr(face) in shown}


@given(seed=seeds, length=st.integers(1, 9))
def test_every_hidden_place_is_imagined_anew(case: Case, seed: int, length: int) -> None:
    game = cast("AllFoursGame", played(case, seed, length)[0])
    deal = game.deal
    if deal is None or deal.played:
        return
    for seat in (None, *range(game.seat_count)):
        others = [game.imagine(seat, Random(chance)).deal for chance in range(12)]
        looks = [face_down(other) for other in others if other is not None]
        blind = not deal.own.fixed and seat in game.terms.blind(game.dealer)
        for place, faces in enumerate(face_down(deal)):
            own = seat is not None and place in (1 + seat, 1 + seat + game.seat_count)
            changes = any(look[place] != faces for look in looks)
            assert changes == (bool(faces) and (blind or not own))


def ends_of_deals(
    case: Case, seed: int
) -> Iterator[tuple[AllFoursGame, Action, AllFoursGame, DealResult]]:
    """Play a game and yield the moment before and after each deal's end, and its result."""
    moments = cast("Sequence[AllFoursGame]", course(case, seed).moments())
    _, journal, _ = played(case, seed, WHOLE_GAME)
    for game, after, (_, action) in zip(moments, moments[1:], journal, strict=False):
        if len(after.deal_scores) > len(game.deal_scores):
            yield game, action, after, after.sheet.results[-1]


def counted(marks: tuple[Mark, ...], reason: str) -> list[Mark]:
    return [mark for mark in marks if mark.reason == reason]


@given(seed=seeds)
def test_high_low_jack_and_game_are_there_when_their_cards_are(case: Case, seed: int) -> None:
    for before, action, after, result in ends_of_deals(case, seed):
        deal, rules = before.deal, before.terms.rules
        if deal is None or not result.pips:
            continue
        all_played = [
            *played_cards(deal),
            *(cards(action.words[0]) if action.verb == "play" else ()),
        ]
        known = set(all_played)
        if rules.discards_count:
            known |= {face for gone in deal.own.discards for face in gone or ()}
        trumps = sorted(face for face in known if face.suit == result.trump)
        for reason, extreme in (("high", max), ("low", min)):
            lines = counted(result.marks, reason)
            assert [line.card for line in lines] == ([extreme(trumps)] if trumps else [])
        jack = Card(result.trump or "", 11)
        assert [line.card for line in counted(result.marks, "jack")] == [jack] * (
            jack in all_played
        )
        assert len(counted(result.marks, "game")) == 1
        assert 0 <= sum(result.pips) <= 80
        size = len(all_played) // before.seat_count
        assert len(all_played) == before.seat_count * size
        if not deal.own.runs or rules.after_run == "six":
            assert size == 6
        else:
            assert size in (6, 6 + 3 * deal.own.runs)
        assert after.deal is None


@given(seed=seeds)
def test_points_add_up_and_only_one_side_reaches_the_target(case: Case, seed: int) -> None:
    totals = (0,) * case[1]
    for before, _, after, result in ends_of_deals(case, seed):
        totals = tuple(map(sum, zip(totals, result.points, strict=True)))
        assert after.scores == totals
        target = after.terms.rules.target
        there = {side for side in after.terms.sides if totals[side[0]] >= target}
        assert len(there) <= 1
        assert max(before.scores) < target
        outcome = after.outcome
        if there:
            assert outcome is not None
            assert outcome.winners == there.pop()
            last = max(mark.points for mark in result.marks)
            assert max(totals) < target + last
        elif outcome is not None:
            at_last = len(after.deal_scores) == after.terms.rules.deals
            assert outcome.reason == "revoke" or (at_last and outcome.reason == "deals")
        else:
            assert len(after.deal_scores) != after.terms.rules.deals
        assert all(
            len([mark for mark in counted(result.marks, chance) if mark.points > 0]) <= 1
            for chance in CHANCES
        )


@given(seed=seeds)
def test_feats_are_those_of_the_results(case: Case, seed: int) -> None:
    hung, given_one = Counter[Seat](), Counter[Seat]()
    last = None
    for _, _, after, result in ends_of_deals(case, seed):
        last = after
        for mark in result.marks:
            if mark.reason == "jack" and mark.points and mark.seat not in (None, mark.loser):
                own = next(side for side in after.terms.sides if mark.seat in side)
                if mark.loser is not None and mark.loser not in own:
                    hung[mark.seat or 0] += 1
        if counted(result.marks, "gift"):
            given_one[after.terms.next_to(result.dealer)] += 1
    assert last is not None
    seats = range(case[1])
    assert last.feats["jacks-hung"] == tuple(hung[seat] for seat in seats)
    assert last.feats["begs-won"] == tuple(given_one[seat] for seat in seats)
