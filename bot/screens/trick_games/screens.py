"""The screens of a family of trick games as the room asks for them, from what the family brings."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar, cast

from bot.pictures.scenes import CardLook, ChartLine, DealScene
from bot.screens.advice import hint_text
from bot.screens.cards import face_shown, faces_shown, held, names_cards, refused
from bot.screens.drawing import Drawing
from bot.screens.family import Draft, OfferOf
from bot.screens.frame import Frame
from bot.screens.lesson import LessonStep
from bot.screens.reactions import USUAL
from bot.screens.screen import Screen
from bot.screens.table.round_table import with_own_clock
from bot.screens.told_rules import ToldRules
from bot.screens.trick_games.card_keys import may_choose_ahead, only_play, played_ahead
from bot.screens.trick_games.claims import CLAIM, CLAIMING, claim_drafted
from bot.screens.trick_games.family_lines import FamilyLines, S, V
from bot.screens.trick_games.hand import hand_screen
from bot.screens.trick_games.log import log_lines, news_text
from bot.screens.trick_games.points import past_deal_screen, result_screen, scores_screen
from bot.screens.trick_games.review import TrickReview
from bot.screens.trick_games.table import table_screen
from bot.screens.trick_games.ticks import TICK, UNTICK, chosen, gives
from bot.screens.trick_games.trick import last_screen
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.seats import Seat
from engine.contract.variant import VariantOf
from engine.players.advice import Advice

R = TypeVar("R")
"""The rules of the family."""


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class TrickScreens(Generic[V, S, R]):
    """The parts of `FamilyScreens`: the rules in words, and the rest drawn from `own` lines."""

    own: FamilyLines[V, S]
    offers: tuple[OfferOf[R], ...]
    told: ToldRules[R]
    in_short: Callable[[VariantOf[R], Phrasebook], str]
    lesson: Callable[[VariantOf[R], int, Phrasebook], Sequence[LessonStep]]
    unplayable: Callable[[BadRules, Phrasebook], str]
    feats: tuple[str, ...] = ()
    further_feats: tuple[str, ...] = ()
    secret_verbs: Collection[str] = ()
    draft_verbs: Collection[DraftVerb] = (TICK, UNTICK, CLAIM)
    reactions: tuple[str, ...] = USUAL
    texts: str = ""
    """How the names of the family's own messages begin."""

    def table(self, drawing: Drawing[V]) -> Screen:
        return table_screen(drawing, self.own)

    def past_table(self, drawing: Drawing[V], deal: int) -> Screen:
        return past_deal_screen(drawing, deal, self.own)

    def last(self, drawing: Drawing[V]) -> Screen:
        return last_screen(drawing, self.own)

    def scores(self, drawing: Drawing[V]) -> Screen:
        return scores_screen(drawing, self.own)

    def result(self, drawing: Drawing[V]) -> Screen:
        return result_screen(drawing, self.own)

    def news(
        self,
        drawing: Drawing[V],
        seat: Seat,
        since: Sequence[tuple[Seat, Action]],
        *,
        first: bool = False,
    ) -> str:
        del since
        return news_text(drawing, seat, self.own, first=first)

    def deal_scene(self, view: V, number: int, look: CardLook) -> DealScene | None:
        return self.own.deal_scene(view, number, look)

    def squares(self, view: V, seat: Seat) -> str:
        return self.own.squares(view, seat)

    def chart_lines(self, view: V) -> tuple[ChartLine, ...]:
        return self.own.chart_lines(view)

    def hand_cards(self, view: S) -> tuple[Card, ...]:
        """Return the cards of a hand by suit, low to high."""
        return tuple(chain.from_iterable(self.own.suits(view, view.hand)))

    last_label = "button-last-trick"

    @property
    def claims(self) -> bool:
        return self.own.claims

    @property
    def review(self) -> TrickReview[V]:
        return TrickReview(self.own)

    def chapter(self, view: V) -> object:
        """Tell a game deal by deal: the last view of a deal knows all its tricks."""
        return view.deal_number

    def log(self, frame: Frame, history: Sequence[V], phrasebook: Phrasebook) -> list[str]:
        return log_lines(frame, history, self.own, phrasebook)

    def pause(self, view: V) -> bool:
        """Give time to see a trick that was just taken, before the next begins."""
        return view.stage == "play" and not view.trick and self.own.began(view)

    def ended_turn(self, view: V) -> bool:
        """Let everybody's hand show what the table is to show later."""
        return self.own.lingers(view)

    def lingers(self, view: V) -> bool:
        """Show each card at once."""
        return self.own.lingers(view)

    def reacted_to(self, view: V) -> tuple[int, ...]:
        """Number the trick on the table; one that stands is reacted to with the next."""
        return view.deal_number, len(view.results), view.trick_number

    def hand(self, drawing: Drawing[S], *, draft: Draft = (), notice: str | None = None) -> Screen:
        return hand_screen(with_own_clock(drawing), draft, notice, self.own)

    def may_choose_ahead(self, view: S) -> bool:
        return may_choose_ahead(view)

    def played_ahead(self, view: S, face: Card) -> Action | None:
        return played_ahead(view, face, self.own)

    def only_play(self, view: S) -> Action | None:
        return only_play(view, self.own)

    def move_text(self, drawing: Drawing[S], action: Action) -> str:
        own = cast("FamilyLines[Any, S]", self.own)
        what = own.advised(drawing, action)
        if what is not None:
            return what
        match action:
            case Action("play", (face, *_)):
                return drawing("hint-play", card=face_shown(card(face), drawing.phrasebook))
            case Action("pass" | "discard") if names_cards(action):
                key = "hint-pass" if action.verb == "pass" else "hint-aside"
                return drawing(key, cards=faces_shown(held(action.cards), drawing.phrasebook))
            case _:
                choice = own.choice(drawing, action)
                return drawing("hint-choose", choice=choice)

    def hint(self, drawing: Drawing[S], advice: Advice) -> str:
        what = self.move_text(drawing, advice.action)
        return hint_text(drawing, advice, what)

    def drafted(
        self, view: S, draft: Draft | None, verb: str, parts: tuple[str, ...]
    ) -> Draft | Action:
        """Choose a claim, or do what the family composes."""
        if verb == CLAIM:
            return claim_drafted(parts)
        return self.own.drafted(view, draft, verb, parts)

    def given(self, view: S, draft: Draft, /) -> Action | None:
        """Return the action of as many ticks as are asked for, unless fewer would do too."""
        prompt = view.prompt
        if prompt is None or prompt.least is not None or not gives(prompt):
            return None
        if len(chosen(prompt, draft)) < prompt.pick:
            return None
        return self.completed(view, draft, Action(prompt.verb))

    def pictured(self, said: Sequence[ButtonId]) -> Draft:
        return self.own.pictured(said)

    def joined(self, view: S, draft: Draft, action: Action) -> Action:
        """Join what is ticked, the vector or a question about a trump to a press that needs it."""
        match action:
            case Action("play", (face,)):
                return self.own.play(view, card(face), draft)
            case Action(_, ()) if view.prompt is not None and action not in view.prompt.choices:
                return self.completed(view, draft, action)
            case _:
                return action

    def completed(self, view: S, draft: Draft, choice: Action) -> Action:
        """Keep what is composed so far; a choice of claims is nothing composed."""
        return choice if draft == CLAIMING else self.own.completed(view, draft, choice)

    def illegal(self, refusal: IllegalAction, phrasebook: Phrasebook) -> str:
        return refusal_text(refusal, phrasebook, self.texts)


def refusal_text(refusal: IllegalAction, phrasebook: Phrasebook, family: str = "") -> str:
    """Say why by the family's own message `illegal-<family>-<reason>`, else by `illegal-<reason>`.

    A reason without a message is told by its rule's number.
    """
    reason = refusal.reason
    own = (f"illegal-{family}-{reason}", f"illegal-{reason}")
    key = next((key for key in own if phrasebook.has(key)), None)
    found = {} if key is None else {reason: key}
    return refused(found, reason, refusal.facts, phrasebook, rule=refusal.rule)
