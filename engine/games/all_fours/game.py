"""All Fours: one moment of a game, and what may follow it.

The actions of the family, by stage:

| stage | who | actions |
|---|---|---|
| deal | chance | before the first, `cut C0 C1 ...`: a card a seat, equal ones cut again: `7H3C` |
| deal | chance | `deal H0 H1 ... REST`: six cards each in seat order, the rest from the top |
| beg | eldest | `stand`, `beg` |
| answer | the dealer | `give`, `run` |
| again | eldest | `stand`, `again` |
| consent | the dealer | `refuse`, `consent` |
| bunch | eldest, then each in turn | `object`, `bunch`; then `object`, `agree` |
| discard | all at once | `discard 3H4H5H` |
| bid | each in turn | `bid pass`, `bid 2`, `bid 3`, `bid 4` |
| play | the seat in turn | `play QS`; with an inquiry `play QS inquire`; `claim_revoke` |
| play | the same | `claim rest`, `claim none`: how all the tricks to come will go |
| claim | whoever might | `count`, `claim_revoke` |

The first of REST is turned up; a run takes three for each from eldest on, singly where `packet`
is 1, and the next is turned up. An inquiry is not listed beside each play: it is the same play
with a question to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from engine.cards import Card, card, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Counts, Game, Step
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.all_fours import auction, begging, counts, course, cutting, viewing
from engine.games.all_fours.claims import bound_card, judged
from engine.games.all_fours.deal import Deal, deal_action, read_deal, shuffled
from engine.games.all_fours.feats import feats
from engine.games.all_fours.imagining import imagining
from engine.games.all_fours.play import lawful_cards, lowest, refusal
from engine.games.all_fours.revokes import may_claim
from engine.games.all_fours.sheet import Sheet, by_seat
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import AllFoursView, Stage
from engine.tricks.claiming import claim_of

PLAYS: Final = {face: Action("play", (str(face),)) for face in pack()}
"""The action of playing each card, made once."""

INQUIRE: Final = "inquire"
CLAIM: Final = Action("claim_revoke")
COUNT: Final = Action("count")
TALK: Final[frozenset[Stage]] = frozenset({"beg", "answer", "again", "consent", "bunch"})
"""The stages in which something is said."""

SELDOM: Final = 0.8
"""How often chance does not even think of bidding; who bids blindly loses points without end."""


@dataclass(frozen=True, slots=True)
class AllFoursGame(Game):
    """One moment of a game of All Fours.

    Between deals and once the game is over `deal` is None.
    """

    terms: Terms
    offered: Variant
    first_dealer: Seat
    sheet: Sheet
    deal: Deal | None

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.terms.seat_count

    @property
    def stage(self) -> Stage:
        """What is to be done, as `AllFoursView.stage` says it."""
        if self.deal is not None:
            return self.deal.stage
        return "over" if self.sheet.outcome else "deal"

    @property
    def due(self) -> tuple[str, ...]:
        if self.deal is None:
            cut = (cutting.VERB,) if self._may_cut else ()
            return (*cut, "deal") if self.to_act else ()
        if self.deal.stage == "discard":
            return ("discard",)
        said = [action.verb for seat in self.to_act for action in self._choices(seat)]
        open_play = self.forced is None and self.deal.stage == "play"
        plays = ("play", "claim") if open_play else ("play",) if self.deal.stage == "play" else ()
        return tuple(dict.fromkeys((*plays, *said)))

    @property
    def card_counts(self) -> Counts:
        return counts.card_counts(self.seat_count, self.deal)

    @property
    def dealer(self) -> Seat:
        """Who deals this deal or is to deal the next (F2); at the end, who dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        return self.terms.next_to(self.first_dealer, before)

    @property
    def _may_cut(self) -> bool:
        """Whether it can be cut for the deal: once, before any card is dealt (F2)."""
        sheet = self.sheet
        return self.deal is None and not (sheet.cut or sheet.results or sheet.thrown_in)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        deal = self.deal
        if deal is None:
            return () if self.sheet.outcome else (DEALER,)
        if deal.turn is not None:
            return (deal.turn,)
        if deal.stage == "discard":
            return tuple(seat for seat, gone in enumerate(deal.discards) if gone is None)
        return course.may_still_claim(self.terms, deal)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act or self.deal is None:
            return ()
        return (*map(PLAYS.__getitem__, self._playable(seat)), *self._choices(seat))

    def _choices(self, seat: Seat) -> tuple[Action, ...]:
        """Return what may be said or pressed; a card is no part of it."""
        deal = self.deal
        assert deal is not None
        if deal.stage in TALK:
            return begging.spoken(self.terms, self.sheet, deal, self.dealer)
        if deal.stage == "bid":
            return auction.bids(self.terms, deal, self.dealer)
        if deal.stage == "claim":
            return (COUNT, CLAIM)
        return (CLAIM,) if deal.stage == "play" and may_claim(self.terms, deal, seat) else ()

    def _playable(self, seat: Seat) -> tuple[Card, ...]:
        deal = self.deal
        if deal is None or deal.stage != "play" or deal.turn != seat:
            return ()
        if self.terms.rules.revoke == "penalty":
            return deal.hands[seat]
        if deal.claims and (bound := bound_card(self.terms, deal, seat)):
            return (bound,)
        return self._lawful(deal, seat)

    def _lawful(self, deal: Deal, seat: Seat) -> tuple[Card, ...]:
        return lawful_cards(self.terms.rules, deal.hands[seat], deal.trick, deal.trump)

    def propose(self, seat: Seat, rng: Random) -> Action:
        deal = self.deal
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if deal is None and self._may_cut:
            return cutting.cut_action(cutting.chance_cut(self.terms, rng))
        if deal is None:
            return deal_action(*shuffled(self.terms, rng))
        if deal.stage == "discard":
            gone = rng.sample(deal.hands[seat], begging.surplus(self.terms, deal)[seat])
            return Action.of("discard", sorted(gone))
        if deal.stage == "bid" and rng.random() < SELDOM:
            return auction.NO_BID
        action = rng.choice(self.legal_actions(seat))
        if action.verb == "play" and rng.random() < 0.25:
            asking = Action("play", (*action.words, INQUIRE))
            return asking if self._may_ask(deal, card(action.words[0])) else action
        return action

    def _lowest_play(self, deal: Deal, seat: Seat) -> Action:
        """Return the play of the lowest card that is no revoke and keeps what was claimed."""
        allowed = set(self._playable(seat)) & set(self._lawful(deal, seat))
        return PLAYS[lowest(allowed, deal.trump)[0]]

    @property
    def forced(self) -> tuple[Seat, Action] | None:
        deal = self.deal
        if deal is None or deal.stage != "play" or deal.turn is None:
            return None
        if deal.settled is None and claim_of(deal.claims, deal.turn) is None:
            return None
        return deal.turn, self._lowest_play(deal, deal.turn)

    def _may_ask(self, deal: Deal, face: Card) -> bool:
        """Whether the play of a card may be joined with an inquiry (F20)."""
        return self.terms.rules.inquiry and deal.trump in (None, face.suit)

    def prompt(self, seat: Seat) -> Prompt | None:
        deal = self.deal
        if deal is None or seat not in self.to_act:
            return None
        if deal.stage == "discard":
            pick = begging.surplus(self.terms, deal)[seat]
            gone = lowest(deal.hands[seat], deal.trump)[:pick]
            default = Action.of("discard", sorted(gone))
            return Prompt("discard", "discard", deal.hands[seat], pick, default=default)
        if deal.stage == "play":
            choices = self._choices(seat)
            # Nobody revokes in silence, where revoking is possible at all.
            default = self._lowest_play(deal, seat)
            return Prompt("play", "play", self._playable(seat), 1, choices=choices, default=default)
        choices = self._choices(seat)
        default = choices[0]
        if deal.stage in TALK:
            default = begging.unsaid(self.terms, self.sheet, deal, self.dealer)
        return Prompt(deal.stage, choices=choices, default=default)

    def apply(self, seat: Seat, action: Action) -> Step:
        if self.stage == "over":
            raise IllegalAction("F25", "game-over", "the game is over")
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if seat == DEALER and action.verb == cutting.VERB:
            return self._cut(action)
        now = course.Moment(self.terms, self.dealer, self.sheet, self.deal)
        after = self._after(now, seat, action)
        game = AllFoursGame(self.terms, self.offered, self.first_dealer, after.sheet, after.deal)
        return Step(game, after.events)

    def _cut(self, action: Action) -> Step:
        """Let the cut name the first dealer, in place of the one whom the start names."""
        if not self._may_cut:
            raise cutting.too_late()
        cut = cutting.read_cut(self.terms, action)
        first = cutting.deals_first(self.terms.rules, cut)
        sheet = self.sheet._replace(cut=cut)
        game = AllFoursGame(self.terms, self.offered, first, sheet, None)
        return Step(game, (Event.of("cards-cut", first, *cut),))

    def _after(self, now: course.Moment, seat: Seat, action: Action) -> course.Moment:
        deal = self.deal
        if deal is None:
            if action.verb != "deal":
                raise _unknown()
            return course.dealt(now, *read_deal(self.terms, action))
        if action == CLAIM and CLAIM in self._choices(seat):
            return course.claimed(now, seat)
        if deal.stage == "play":
            return self._play(now, deal, seat, action)
        if deal.stage == "discard":
            return self._discard(now, deal, seat, action)
        if deal.stage == "bid" and action.verb == "bid":
            after = auction.after_bid(self.terms, deal, self.dealer, action)
            return course.bid(now, after, Event("bid-made", seat, action.words))
        if action not in self._choices(seat):
            raise (
                _gift_refused() if deal.stage == "answer" and action == begging.GIVE else _unknown()
            )
        return course.content(now, seat) if action == COUNT else course.said(now, seat, action.verb)

    def _claim(self, now: course.Moment, deal: Deal, seat: Seat, action: Action) -> course.Moment:
        if deal.settled is not None or claim_of(deal.claims, seat) is not None:
            raise _unknown()
        return course.resting(now, judged(self.terms, self.sheet, deal, seat, action))

    def _play(self, now: course.Moment, deal: Deal, seat: Seat, action: Action) -> course.Moment:
        if action.verb == "claim":
            return self._claim(now, deal, seat, action)
        if action.verb != "play":
            raise _unknown()
        inquire = action.words[1:] == (INQUIRE,)
        if len(action.words) != 1 + inquire:
            raise IllegalAction("F16", "wrong-count", "one card is played", count=1)
        face = card(action.words[0])
        if face not in self._playable(seat):
            hand = deal.hands[seat]
            if face in self._lawful(deal, seat):
                raise IllegalAction("claim", "claim-binds", "what was claimed settles the card")
            raise refusal(self.terms.rules, hand, deal.trick, deal.trump, face)
        if inquire and not self._may_ask(deal, face):
            raise IllegalAction("F20", "no-inquiry", "only a trump may be asked about, if any")
        return course.played(now, seat, face, inquire=inquire)

    def _discard(self, now: course.Moment, deal: Deal, seat: Seat, action: Action) -> course.Moment:
        if action.verb != "discard":
            raise _unknown()
        gone = tuple(sorted(action.cards))
        count = begging.surplus(self.terms, deal)[seat]
        if len(gone) != count or len(set(gone)) != count:
            raise IllegalAction(
                "F12", "wrong-count", f"{count} different cards are discarded", count=count
            )
        if any(face not in deal.hands[seat] for face in gone):
            raise IllegalAction("F12", "not-in-hand", "only cards of the hand are discarded")
        return course.discarded(now, seat, gone)

    def view(self, seat: Seat | None) -> AllFoursView:
        return viewing.view_of(self, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        return replace(self, deal=imagining(self.view(seat))(rng))

    @property
    def scores(self) -> tuple[int, ...]:
        return by_seat(self.terms, self.sheet.totals)

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple(result.points for result in self.sheet.results)

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.terms, self.sheet.results)


def _unknown() -> IllegalAction:
    # The verb comes from outside and may hold anything, so it is not repeated.
    return IllegalAction("verb", "unknown-verb", "this cannot be done now")


def _gift_refused() -> IllegalAction:
    return IllegalAction("F26", "gift-wins", "a gift may not win the game")
