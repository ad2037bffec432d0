"""Hearts: one moment of a game, and what may follow it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from engine.cards import Card, card, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Counts, Game, Shown, Step
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import DEALER, Seat, left_of
from engine.contract.variant import Variant
from engine.games.hearts import counts, ending, passing, viewing
from engine.games.hearts.claims import bound_card, judged
from engine.games.hearts.deal import (
    Deal,
    Hands,
    captured,
    deal_action,
    read_deal,
    shuffled,
    tricks_taken,
)
from engine.games.hearts.imagining import imagining
from engine.games.hearts.openings import annuls, opener
from engine.games.hearts.plane import distance, moved, points_in_plane
from engine.games.hearts.play import breaks, goes_round_again, legal_cards, refusal, taker
from engine.games.hearts.points import Terms
from engine.games.hearts.rules import Moon
from engine.games.hearts.scoring import ASKED, Standing, moon_choices, moon_of, score
from engine.games.hearts.settled import settled
from engine.games.hearts.sheet import Sheet
from engine.games.hearts.vectors import chance_vector, read_vector, usual_vector, vectors
from engine.games.hearts.view import DealResult, HeartsView, Stage
from engine.games.hearts.widow import discard_action, kitty_events, laid_aside, taken_up
from engine.tricks.claiming import claim_of
from engine.tricks.trick import Play, TakenTrick

PLAYS: Final = {face: Action("play", (str(face),)) for face in pack()}
"""The action of playing each card, made once."""


@dataclass(frozen=True, slots=True)
class HeartsGame(Game):
    """One moment of a game of Hearts.

    Between deals and once the game is over `deal` is None, so nothing of a finished deal stays
    but what everybody saw.
    """

    terms: Terms
    offered: Variant
    first_dealer: Seat
    sheet: Sheet
    deal: Deal | None
    named: str = ""
    """The direction that the dealer has chosen for the deal to come (R3.4), empty before."""

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.terms.seat_count

    @property
    def stage(self) -> Stage:
        deal = self.deal
        if deal is None:
            if self.sheet.outcome:
                return "over"
            return "vector" if self._vector_is_due else "deal"
        if deal.turn is None:
            return "pass"
        if deal.owed:
            return "discard"
        return "play" if deal.hands[deal.turn] else "moon"

    @property
    def due(self) -> tuple[str, ...]:
        deal = self.deal
        return counts.due(self.stage, deal, deal.turn if deal else None)

    @property
    def card_counts(self) -> Counts:
        return counts.card_counts(self.terms, self.deal)

    @property
    def _vector_is_due(self) -> bool:
        """Whether the dealer is to choose before the cards are dealt, nothing being on (R3.4)."""
        return self.terms.rules.dealer_chooses and not self.named

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last.

        Where the dealer chooses how cards are passed, a deal begins with the question.
        """
        begun = self.deal is not None or self.stage == "vector" or bool(self.named)
        return len(self.sheet.results) + begun

    @property
    def dealer(self) -> Seat:
        """Who deals this deal or is to deal the next (R1.4); at the end, who dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        return left_of(self.first_dealer, self.seat_count, before * self.terms.step)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        deal = self.deal
        if deal is None:
            if self.sheet.outcome:
                return ()
            return (self.dealer,) if self._vector_is_due else (DEALER,)
        if deal.turn is not None:
            return (deal.turn,)
        return tuple(seat for seat, given in enumerate(deal.commitments) if given is None)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        deal = self.deal
        if deal is None:
            return vectors(self.terms) if self.stage == "vector" and seat == self.dealer else ()
        if deal.turn != seat or deal.owed:
            return ()
        if not deal.hands[seat]:
            return self._moon_actions(seat)
        # Of two equal cards in a hand it is all one which is played.
        return tuple([PLAYS[face] for face in dict.fromkeys(self._playable(seat))])

    def _moon_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Return how the shooter may have its moon counted, what stands without an answer first."""
        deal = self.deal
        choices = None if deal is None or deal.turn != seat else self._moon_choices(deal)
        return tuple(Action("moon", (word,)) for word in choices[1]) if choices else ()

    def _moon_choices(self, deal: Deal) -> tuple[Seat, tuple[Moon, ...]] | None:
        took, won = captured(self.terms, deal), tricks_taken(deal)
        return moon_choices(self.terms, took, won, self._standing)

    @property
    def _standing(self) -> Standing:
        return Standing(self.sheet.totals, len(self.sheet.results), self.sheet.due)

    def _playable(self, seat: Seat) -> tuple[Card, ...]:
        deal = self.deal
        if deal is None or deal.turn != seat:
            return ()
        if deal.claims and (bound := bound_card(self.terms, deal, seat)):
            return (bound,)
        return legal_cards(
            self.terms, deal.hands[seat], deal.trick, deal.trick_number, broken=deal.broken
        )

    def propose(self, seat: Seat, rng: Random) -> Action:
        deal = self.deal
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if deal is None:
            if self._vector_is_due:
                return chance_vector(self.terms, rng)
            return deal_action(*shuffled(self.terms, rng))
        if deal.owed:
            return discard_action(tuple(sorted(rng.sample(deal.hands[seat], deal.owed))))
        if self.stage == "moon":
            return rng.choice(self._moon_actions(seat))
        if deal.turn is not None:
            return PLAYS[rng.choice(self._playable(seat))]
        given = passing.chance_pass(self.terms, deal.direction, seat, deal.hands[seat], rng)
        to = passing.recipients(deal.direction, seat, self.seat_count)
        return passing.pass_action(given, to)

    def prompt(self, seat: Seat) -> Prompt | None:
        deal = self.deal
        if seat == DEALER or seat not in self.to_act:
            return None
        if deal is None:
            usual = usual_vector(self.terms)
            return Prompt("vector", choices=vectors(self.terms), default=usual)
        if deal.owed:
            return Prompt("discard", "discard", deal.hands[seat], deal.owed)
        if self.stage == "moon":
            choices = self._moon_actions(seat)
            return Prompt("moon", choices=choices, default=choices[0])
        if deal.turn is not None:
            return Prompt("play", "play", self._playable(seat), 1)
        return Prompt(
            "pass",
            "pass",
            passing.passable(self.terms, deal.hands[seat]),
            passing.pass_size(self.terms, deal.direction),
            passing.recipients(deal.direction, seat, self.seat_count),
        )

    def apply(self, seat: Seat, action: Action) -> Step:
        deal = self.deal
        if deal is None:
            if self.sheet.outcome:
                raise IllegalAction("R9.1", "game-over", "the game is over")
            if self._vector_is_due:
                return self._name_vector(seat, action)
            return self._deal(seat, action)
        if deal.turn is None:
            return self._pass(deal, seat, action)
        if action.verb == "claim" and self.stage == "play":
            return self._claim(deal, seat, action)
        return self._play(deal, seat, action)

    def _name_vector(self, seat: Seat, action: Action) -> Step:
        """Let the dealer say what is passed in the deal to come (R3.4)."""
        if seat != self.dealer:
            raise NotYourTurn((self.dealer,))
        if action.verb != "vector":
            raise self._refused(action)
        named = read_vector(self.terms, action)
        game = HeartsGame(self.terms, self.offered, self.first_dealer, self.sheet, None, named)
        return Step(game, (Event("vector-named", seat, action.words),))

    def _refused(self, action: Action) -> IllegalAction:
        """Return why a verb is out of place."""
        if action.verb == "vector" and self.deal is not None:
            return IllegalAction("R3.4", "vector-late", "the cards are dealt already")
        # The verb comes from outside and may hold anything, so it is not repeated.
        return IllegalAction("verb", "unknown-verb", "this cannot be done now")

    def _deal(self, seat: Seat, action: Action) -> Step:
        if seat != DEALER:
            raise NotYourTurn((DEALER,))
        if action.verb != "deal":
            raise self._refused(action)
        terms = self.terms
        hands, kitty = read_deal(terms, action)
        number = len(self.sheet.results) + 1
        direction = self.named or passing.direction(terms, number)
        hold = direction == passing.HOLD
        deal = Deal(
            direction=direction,
            hands=hands,
            commitments=((() if hold else None),) * terms.seat_count,
            turn=None,
            leader=None,
            trick=(),
            tricks=(),
            broken=False,
            taken=(0,) * terms.seat_count,
            kitty=kitty,
        )
        events = (
            Event.of("deal-begun", self.dealer, number, direction),
            *(Event.of("cards-dealt", to, hand, heard_by=(to,)) for to, hand in enumerate(hands)),
        )
        return self._ready(deal, events) if hold else Step(self._with(deal), events)

    def _ready(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        """Let the first trick begin, or annul a deal in which somebody could not play to it.

        An annulled deal leaves no trace: the same seat deals it again under its number (R6.3).
        """
        if annuls(self.terms, deal.hands):
            return Step(self._annulled(deal), (*events, Event("deal-annulled", self.dealer)))
        return Step(self._with(self._opened(deal)), events)

    def _annulled(self, deal: Deal) -> "HeartsGame":
        """Return the moment before a deal; what the dealer chose for it stands (R6.3)."""
        chosen = deal.direction if self.terms.rules.dealer_chooses else ""
        return HeartsGame(self.terms, self.offered, self.first_dealer, self.sheet, None, chosen)

    def _opened(self, deal: Deal) -> Deal:
        """Return the deal ready for the first lead (R4.1)."""
        leader = opener(self.terms, deal.hands, self.dealer)
        return deal._replace(turn=leader, leader=leader)

    def _pass(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if action.verb != "pass":
            raise self._refused(action)
        given = passing.read_pass(self.terms, deal.direction, seat, deal.hands[seat], action)
        commitments = (*deal.commitments[:seat], given, *deal.commitments[seat + 1 :])
        to = passing.recipients(deal.direction, seat, self.seat_count)
        told = Event.of("pass-made", seat, *dict.fromkeys(to))
        whole = tuple(cards for cards in commitments if cards is not None)
        if len(whole) < len(commitments):
            return Step(self._with(deal._replace(commitments=commitments)), (told,))
        hands = passing.exchanged(deal.direction, deal.hands, whole)
        after = deal._replace(commitments=commitments, hands=hands)
        events = [told]
        for giver, receiver, gift in passing.gifts(deal.direction, whole):
            events.append(Event.of("cards-passed", giver, receiver, gift, heard_by=(giver,)))
            events.append(Event.of("cards-received", receiver, giver, gift, heard_by=(receiver,)))
        return self._ready(after, tuple(events))

    def _play(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if seat != deal.turn:
            raise NotYourTurn((deal.turn,) if deal.turn is not None else ())
        if deal.owed:
            if action.verb != "discard":
                raise self._refused(action)
            after, told = laid_aside(deal, seat, action)
            return Step(self._with(after), told)
        if not deal.hands[seat]:
            return self._choose_moon(deal, seat, action)
        if action.verb != "play":
            raise self._refused(action)
        if len(action.words) != 1:
            raise IllegalAction("R5.1", "wrong-count", "one card is played", count=1)
        face = card(action.words[0])
        terms = self.terms
        direction, hands, commitments, _, leader, trick, tricks, broken, taken = deal[:9]
        pending, kitty, aside, _, claims, forced_after = deal[9:]
        hand = hands[seat]
        number = len(tricks) + len(pending) + 1
        if face not in legal_cards(terms, hand, trick, number, broken=broken):
            raise refusal(terms, hand, trick, number, face)
        self._keep_claim(deal, seat, face)
        events = [Event("card-played", seat, action.words)]
        if not broken and breaks(terms, face, trick):
            broken = True
            events.append(Event("hearts-broken", seat))
        at = hand.index(face)
        hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        trick = (*trick, Play(seat, face))
        if len(trick) < len(hands) or (
            terms.rules.trick_rule == "booster_nines" and goes_round_again(trick, hands)
        ):
            turn = (seat + terms.step) % len(hands)
            after = Deal(
                direction,
                hands,
                commitments,
                turn,
                leader,
                trick,
                tricks,
                broken,
                taken,
                pending,
                kitty,
                aside,
                0,
                claims,
                forced_after,
            )
            return Step(self._with(after), tuple(events))
        return self._trick_over(deal, hands, trick, events, broken=broken)

    def _trick_over(
        self,
        deal: Deal,
        hands: Hands,
        trick: tuple[Play, ...],
        events: list[Event],
        *,
        broken: bool,
    ) -> Step:
        """Give the trick to whoever takes it, with those that nobody took before it (R5.2)."""
        leader, pending = deal.leader, deal.pending
        seat = taker(self.terms, trick)
        if seat is None and any(hands):
            # The cards stay on the table and the same seat leads again (R13.1).
            events.append(Event("trick-cancelled", leader))
            aside = deal._replace(
                hands=hands, turn=leader, trick=(), broken=broken, pending=(*pending, trick)
            )
            return Step(self._with(aside), tuple(events))
        if seat is None:
            assert leader is not None
            seat = leader
        points, tricks, taken = self.terms.points, deal.tricks, deal.taken
        worth = sum([points.get(face, 0) for _, face in trick])
        if pending:
            worth += sum(points.get(face, 0) for plays in pending for _, face in plays)
        events.append(Event("trick-taken", seat, (str(worth),)))
        if worth:
            taken = (*taken[:seat], taken[seat] + worth, *taken[seat + 1 :])
        if pending:
            tricks = (*tricks, *(TakenTrick(plays, seat) for plays in pending))
        tricks = (*tricks, TakenTrick(trick, seat))
        after = Deal(
            deal.direction,
            hands,
            deal.commitments,
            seat,
            seat,
            (),
            tricks,
            broken,
            taken,
            (),
            deal.kitty,
            deal.laid_aside,
            0,
            deal.claims,
            deal.settled,
        )
        if deal.kitty:
            events.extend(kitty_events(self.terms, deal, after))
            after = after if deal.tricks else taken_up(self.terms, after, seat)
            hands = after.hands
        if hands[seat]:
            return Step(self._with(self._noted(after, events)), tuple(events))
        choices = self._moon_choices(after) if self.terms.rules.moon in ASKED else None
        if choices:
            return Step(self._with(after._replace(turn=choices[0])), tuple(events))
        return self._scored(after, events)

    def _noted(self, deal: Deal, events: list[Event]) -> Deal:
        """Note that nothing can change any more, where that is so for the first time."""
        if deal.settled is not None or not settled(self.terms, deal, self._standing):
            return deal
        events.append(Event("deal-settled"))
        return deal._replace(settled=len(deal.tricks))

    def _keep_claim(self, deal: Deal, seat: Seat, face: Card) -> None:
        """Refuse a card other than the one by which the seat's own claim comes true."""
        if deal.claims and face not in self._playable(seat):
            raise IllegalAction("claim", "claim-binds", "what was claimed settles the card")

    def _claim(self, deal: Deal, seat: Seat, action: Action) -> Step:
        """Take a claim that cannot fail; its seat is not asked again."""
        if seat != deal.turn:
            raise NotYourTurn((deal.turn,) if deal.turn is not None else ())
        if deal.settled is not None or claim_of(deal.claims, seat) is not None:
            raise self._refused(action)
        claim = judged(self.terms, deal, seat, action)
        events = [Event("claim-made", seat, action.words)]
        after = self._noted(deal._replace(claims=(*deal.claims, claim)), events)
        return Step(self._with(after), tuple(events))

    @property
    def forced(self) -> tuple[Seat, Action] | None:
        deal = self.deal
        if deal is None or deal.turn is None or self.stage != "play":
            return None
        if deal.settled is None and claim_of(deal.claims, deal.turn) is None:
            return None
        return deal.turn, PLAYS[self._playable(deal.turn)[0]]

    def _choose_moon(self, deal: Deal, seat: Seat, action: Action) -> Step:
        """Count the moon as its shooter chooses (R8.3, R8.4)."""
        if action not in self._moon_actions(seat):
            raise self._refused(action)
        return self._scored(deal, [], moon_of(action.words[0]))

    def _scored(self, deal: Deal, events: list[Event], chosen: Moon | None = None) -> Step:
        """Score the finished deal and see whether the game is over (R8, R9)."""
        rules, sheet = self.terms.rules, self.sheet
        took, won = captured(self.terms, deal), tricks_taken(deal)
        points, moon = score(self.terms, took, won, self._standing, chosen)
        summed = tuple(total + gain for total, gain in zip(sheet.totals, points, strict=True))
        plane = sheet.plane
        if rules.imaginary:
            gains = points_in_plane(self.terms, took, moon)
            plane = tuple(map(moved, plane or ((0, 0),) * self.seat_count, gains))
            summed = tuple(map(distance, plane))
        totals = ending.adjusted(rules, summed)
        added = tuple(now - was for now, was in zip(totals, sheet.totals, strict=True))
        results = (*sheet.results, DealResult(added, moon, deal.claims, deal.settled))
        lost = ending.lives_lost(rules, [result.points for result in results])
        due = (sheet.due and rules.end_latched) or ending.is_due(rules, totals, len(results), lost)
        outcome = ending.outcome(rules, totals, len(results), due=due, lives_lost=lost)
        if moon is not None:
            events.append(Event("moon-shot", moon))
        events.append(Event("deal-scored", None, tuple(map(str, added))))
        if outcome is not None:
            events.append(Event("game-over", None, tuple(map(str, outcome.places))))
        after = Sheet(totals, results, deal.tricks[-1], due, outcome, plane)
        game = HeartsGame(self.terms, self.offered, self.first_dealer, after, None)
        return Step(game, tuple(events))

    def _with(self, deal: Deal) -> "HeartsGame":
        return HeartsGame(self.terms, self.offered, self.first_dealer, self.sheet, deal)

    def view(self, seat: Seat | None) -> HeartsView:
        return viewing.view_of(self, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        return replace(self, deal=imagining(self.view(seat))(rng))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.sheet.totals

    @property
    def shown(self) -> Shown:
        """As the variant writes points (R10.1, R13.18), and complex totals (R13.7)."""
        rules, totals = self.terms.rules, self.sheet.totals
        sign = 1 if rules.display_sign == "penalty_positive" else -1
        start = rules.target if rules.display_sign == "count_down" else 0
        nowhere = ((0, 0),) * self.seat_count if rules.imaginary else ()
        shown = tuple(start + sign * total for total in totals)
        return Shown(sign, shown, self.sheet.plane or nowhere)

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple(result.points for result in self.sheet.results)

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        moons = [result.moon for result in self.sheet.results]
        return {"moons": tuple(moons.count(seat) for seat in range(self.seat_count))}
