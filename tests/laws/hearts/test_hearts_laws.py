"""Laws of the Hearts family."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace
from random import Random
from typing import cast

from hypothesis import given

from engine.cards import Card, spell
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.hearts.deal import Deal, before_the_widow, face_down, hands_at_opening
from engine.games.hearts.dealing import CHARGING
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.passing import gifts, pass_action, recipients
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, as_charged
from engine.games.hearts.view import HeartsSeatView
from tests.laws.course import WHOLE_GAME, Journal, chances, lengths, played, seeds, viewer
from tests.laws.covering import Case

HELD_FOR = {"hearts"}


def table_cards(deal: Deal) -> list[Card]:
    played = [play.card for plays in deal.rows for play in plays]
    return [*(face for hand in deal.hands for face in hand), *played, *face_down(deal)]


@given(seed=seeds, length=lengths, chance=chances)
def test_cards_are_conserved(case: Case, seed: int, length: int, chance: int) -> None:
    game = cast("HeartsGame", played(case, seed, length)[0])
    for one in (game, game.imagine(None, Random(chance)), game.imagine(0, Random(chance))):
        if one.deal is not None:
            assert Counter(table_cards(one.deal)) == Counter(one.terms.deck)


def journal_of(game: HeartsGame) -> Journal:
    """Write the journal of the deal in progress from its state alone, passes in seat order."""
    deal = game.deal
    assert deal is not None
    passing = deal.phase.key == "pass"
    held = deal.hands if passing else hands_at_opening(game.terms, deal)
    dealt = [list(hand) for hand in held]
    whole = [given for given in deal.own.commitments if given is not None]
    if not passing:
        for giver, receiver, gift in gifts(deal.own.direction, tuple(whole)):
            for face in gift:
                dealt[receiver].remove(face)
            dealt[giver].extend(gift)
    passes = [
        (seat, pass_action(given, to))
        for seat, given in enumerate(deal.own.commitments)
        if given is not None
        for to in [recipients(deal.own.direction, seat, game.seat_count)]
        if to
    ]
    charges = [
        (seat, Action.of("show", faces))
        for seat in game.terms.in_turn(game.terms.next_to(game.dealer))
        if deal.shown and CHARGING.held(game.terms, held[seat])
        for faces in [deal.shown[seat]]
        if faces is not None
    ]
    rest = [deal.stock] if deal.stock else []
    written = Action("deal", tuple(spell(sorted(hand)) for hand in [*dealt, *rest]))
    played = [[(seat, Action.of("play", [face])) for seat, face in trick] for trick in deal.rows]
    if deal.own.laid_aside:
        aside = (deal.tricks[0].winner, Action.of("discard", deal.own.laid_aside))
        played.insert(before_the_widow(game.terms, deal), [aside])
    return [(DEALER, written), *passes, *charges, *(act for trick in played for act in trick)]


def redo(game: HeartsGame, journal: Journal) -> tuple[HeartsGame, list[Event]]:
    """Play a journal of this deal from the moment before it was dealt."""
    assert game.deal is not None
    named = game.deal.own.direction if game.terms.rules.dealer_chooses else ""
    sheet = replace(game.sheet, named=named)
    before: Game = HeartsGame(game.terms, game.offered, game.first_dealer, sheet, None)
    heard: list[Event] = []
    for seat, action in journal:
        before, events = before.apply(seat, action)
        heard.extend(events)
    return cast("HeartsGame", before), heard


@given(seed=seeds, length=lengths, chance=chances)
def test_what_a_seat_cannot_see_may_be_dealt_again_and_it_hears_the_same(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = cast("HeartsGame", played(case, seed, length)[0])
    if game.deal is None:
        return
    true, told = redo(game, journal_of(game))
    assert true == game
    seat = viewer(game, chance)
    # The rules themselves judge the imagined deal: every play in it was legal.
    other, heard = redo(game, journal_of(game.imagine(seat, Random(chance))))
    assert other.view(seat) == game.view(seat)
    assert [e for e in heard if e.may_hear(seat)] == [e for e in told if e.may_hear(seat)]


@given(seed=seeds, length=lengths)
def test_a_view_names_no_card_that_its_seat_may_not_see(case: Case, seed: int, length: int) -> None:
    game = cast("HeartsGame", played(case, seed, length)[0])
    deal = game.deal
    if deal is None:
        return
    for seat in (None, *range(game.seat_count)):
        own: set[Card] = set()
        if seat is not None:
            own = set(deal.hands[seat]) | set(deal.own.commitments[seat] or ())
        # Of two packs, one copy of a hidden card may lie on the table.
        own |= {play.card for plays in deal.rows for play in plays}
        view = game.view(seat)
        assert view.kitty in ((), deal.stock)
        own |= set(view.kitty)
        own |= {face for faces in view.shown for face in faces}
        if seat is not None and seat == view.kitty_taker:
            own |= set(deal.own.laid_aside)
        if isinstance(view, HeartsSeatView):
            assert view.laid_aside in ((), deal.own.laid_aside)
        unseen = (*deal.hands, deal.stock, deal.own.laid_aside)
        hidden = {face for cards in unseen for face in cards} - own
        # Of the deal before, the last trick stays on show.
        shown = repr(replace(view, last_trick=None))
        assert not {face for face in hidden if repr(face) in shown}


def bonuses(rules: HeartsRules, bonus: int) -> Iterable[int]:
    """What the bonus card may be worth; a floor leaves some of it away (R7.4)."""
    return range(bonus, 1) if rules.bonus_floor == "deal_zero" else (bonus,)


def multiplied(terms: Terms, points: Iterable[int]) -> Collection[int]:
    """What points may come to if the doubling card is with them, where it doubles all of them."""
    times = {1} if terms.rules.double_scope == "penalties" else {1, terms.times}
    return {one * each for one in points for each in times}


def sums_without_a_moon(terms: Terms) -> set[int]:
    """What all seats together can be given by a deal that nobody shot."""
    rules = terms.rules
    total, seats = terms.penalty_sum, terms.seat_count
    bonus = terms.bonus_points if rules.bonus_card else 0
    # Doubling is of what one seat captured, which the sum does not tell.
    doubled = range(total, terms.times * total + 1) if rules.double_card else (total,)
    return {
        points + worth + rules.no_trick_bonus * clean
        for points in doubled
        for worth in multiplied(terms, bonuses(rules, bonus))
        for clean in range(seats)
    }


def sums_of_a_moon(terms: Terms) -> set[int]:
    """What all seats together can be given by a deal that somebody shot."""
    rules, seats = terms.rules, terms.seat_count
    spared = 2 if rules.teams and (rules.team_moon or rules.partner_moon == "exempt") else 1
    value = terms.penalty_sum if rules.moon_value is None else rules.moon_value
    values = {value}
    values |= {rules.sun_value or 2 * value} if rules.sun != "none" else set()
    bonus = terms.bonus_points if rules.bonus_card and rules.bonus_on_moon == "add" else 0
    others = {(seats - spared) * worth for worth in values}
    shooters = {-worth for worth in values}
    schemes = {"old": others, "new": shooters, "greek": {-worth * (spared - 1) for worth in values}}
    found = schemes.get(rules.moon, others | shooters)
    worths = bonuses(rules, bonus)
    if rules.double_scope == "moon":
        found, worths = {*multiplied(terms, found)}, multiplied(terms, worths)
    return {points + worth for points in found for worth in worths}


@given(seed=seeds)
def test_the_points_of_every_deal_add_up(case: Case, seed: int) -> None:
    game = cast("HeartsGame", played(case, seed, WHOLE_GAME)[0])
    totals = (0,) * case[1]
    for result in game.sheet.results:
        totals = tuple(map(sum, zip(totals, result.points, strict=True)))
        if game.terms.rules.reset_to in totals or game.terms.rules.imaginary:
            continue  # The exact rule took points away (R9.5), or they do not add up in a row.
        sums = sums_without_a_moon if result.moon is None else sums_of_a_moon
        assert sum(result.points) in sums(as_charged(game.terms, result.shown))
    assert game.scores == totals
    shot = [result.moon for result in game.sheet.results if result.moon is not None]
    assert sum(game.feats["moons"]) == len(shot)
