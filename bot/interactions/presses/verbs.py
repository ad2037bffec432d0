"""Verbs: what buttons and menus can say, who may say it, how it is answered and what does it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from bot.discord.press import Reply
from bot.interactions.presses import (
    afterwards,
    another_table,
    daily,
    forgetting,
    hand,
    house_rules,
    leaderboard,
    lobby,
    panel,
    playing_alone,
    preferences,
    review,
    saving_preset,
    stats,
    table,
    verify,
    which_table,
)
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.presses.hand import AtHand
from bot.interactions.presses.lobby import AtLobby
from bot.interactions.presses.panel import Beside
from bot.interactions.presses.table import AtTable
from bot.screens.families import DRAFT_VERBS
from bot.text.button_ids import ButtonId, SharedVerb
from engine.cards import Unreadable


class AnswerPlace(Enum):
    """Where the answer to a press is shown."""

    IN_PLACE = auto()
    """The pressed message is drawn anew; one line beside it may say why not."""
    IN_PRIVATE = auto()
    """A message to the person alone; the pressed one stays as it is."""
    IN_PUBLIC = auto()
    """A message to everybody, whose id must be learnt from the answer itself."""


class Who(Enum):
    """Who may press a button of a lobby."""

    ANYBODY = auto()
    SEATED = auto()
    HOST = auto()


@dataclass(frozen=True, slots=True)
class LobbyVerb:
    """Said by the message of a lobby."""

    handle: Callable[[AtLobby], Awaitable[Reply]]
    who: Who = Who.ANYBODY
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PLACE


@dataclass(frozen=True, slots=True)
class HandVerb:
    """Said by a hand, which is drawn anew with what `handle` has to explain, if anything."""

    handle: Callable[[AtHand], Awaitable[str | None]]
    private: bool = True
    shown: AnswerPlace = AnswerPlace.IN_PLACE


@dataclass(frozen=True, slots=True)
class TableVerb:
    """Said by the message of a game or by a question about it, to those who sit there."""

    handle: Callable[[AtTable], Awaitable[Reply]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PRIVATE


@dataclass(frozen=True, slots=True)
class BoardVerb:
    """Said by the message of a game, which is drawn anew for everybody, to those who sit there."""

    handle: Callable[[AtTable], Awaitable[Reply]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PLACE


@dataclass(frozen=True, slots=True)
class PanelVerb:
    """Said by the message of a game or by the panel beside it: anybody may look something up."""

    handle: Callable[[Beside], Awaitable[Reply]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PRIVATE


@dataclass(frozen=True, slots=True)
class DeskVerb:
    """Said by a message of no table that is open."""

    handle: Callable[[AtDesk], Awaitable[None]]
    private: bool = False
    shown: AnswerPlace = AnswerPlace.IN_PLACE


Verb: TypeAlias = LobbyVerb | HandVerb | TableVerb | BoardVerb | PanelVerb | DeskVerb
"""`private`: only a message to one person says it, and the answer in its place is private too."""

SHARED_VERBS: Final[Mapping[SharedVerb, Verb]] = {
    "join": LobbyVerb(lobby.join),
    "quit": LobbyVerb(lobby.quit_),
    "add": LobbyVerb(lobby.add, Who.SEATED),
    "drop": LobbyVerb(lobby.drop, Who.SEATED),
    "level": LobbyVerb(lobby.set_level, Who.HOST),
    "hints": LobbyVerb(lobby.set_hints, Who.HOST),
    "pace": LobbyVerb(lobby.set_pace, Who.HOST, private=True),
    "next-deal": LobbyVerb(lobby.set_next_deal, Who.HOST, private=True),
    "reliability": LobbyVerb(lobby.set_reliability, Who.HOST, private=True),
    "options": LobbyVerb(lobby.options, Who.HOST, shown=AnswerPlace.IN_PRIVATE),
    "learn": LobbyVerb(lobby.learn, shown=AnswerPlace.IN_PRIVATE),
    "start": LobbyVerb(lobby.start, Who.HOST),
    "cancel": LobbyVerb(lobby.cancel, Who.HOST),
    "customise": LobbyVerb(house_rules.customise, Who.HOST),
    "option": LobbyVerb(house_rules.choose, Who.HOST, private=True),
    "custom": LobbyVerb(house_rules.change, Who.HOST, private=True),
    "do": HandVerb(hand.play),
    "ahead": HandVerb(hand.choose_ahead),
    "back": HandVerb(hand.come_back),
    "hint": HandVerb(hand.hint),
    "hand-next": HandVerb(hand.next_deal),
    "next": BoardVerb(table.next_deal),
    "react": BoardVerb(table.react),
    "hand": TableVerb(table.show_hand),
    "leave": TableVerb(table.ask_to_leave),
    "leave-yes": TableVerb(table.leave, private=True, shown=AnswerPlace.IN_PLACE),
    "leave-pause": TableVerb(table.pause, private=True, shown=AnswerPlace.IN_PLACE),
    "leave-end": TableVerb(table.end, private=True, shown=AnswerPlace.IN_PLACE),
    "rules": PanelVerb(panel.rules),
    "last": PanelVerb(panel.last),
    "scores": PanelVerb(panel.scores),
    "log": PanelVerb(panel.log),
    "tab": PanelVerb(panel.turn, private=True, shown=AnswerPlace.IN_PLACE),
    "record": DeskVerb(afterwards.record, shown=AnswerPlace.IN_PRIVATE),
    "verify": DeskVerb(verify.show, shown=AnswerPlace.IN_PRIVATE),
    "review": DeskVerb(review.open_, shown=AnswerPlace.IN_PRIVATE),
    "review-to": DeskVerb(review.turn, private=True),
    "animate": DeskVerb(review.animate, private=True, shown=AnswerPlace.IN_PRIVATE),
    "share-animation": DeskVerb(review.share, private=True, shown=AnswerPlace.IN_PUBLIC),
    "rematch": DeskVerb(afterwards.rematch, shown=AnswerPlace.IN_PUBLIC),
    "another": DeskVerb(another_table.open_, private=True, shown=AnswerPlace.IN_PUBLIC),
    "board": DeskVerb(leaderboard.turn),
    "stats": DeskVerb(stats.turn, private=True),
    "forget-yes": DeskVerb(forgetting.delete, private=True),
    "which": DeskVerb(which_table.choose, private=True),
    "save-preset": DeskVerb(saving_preset.choose, private=True),
    "prefer": DeskVerb(preferences.choose, private=True),
    "prefer-guild": DeskVerb(preferences.choose_for_guild, private=True),
    "play": DeskVerb(playing_alone.choose, private=True, shown=AnswerPlace.IN_PRIVATE),
    "daily": DeskVerb(daily.play, shown=AnswerPlace.IN_PRIVATE),
    "day": DeskVerb(daily.turn, private=True),
    "day-open": DeskVerb(daily.open_, shown=AnswerPlace.IN_PRIVATE),
    "day-share": DeskVerb(daily.share, private=True, shown=AnswerPlace.IN_PUBLIC),
    "practice": DeskVerb(daily.practice, shown=AnswerPlace.IN_PRIVATE),
}
"""The verbs that mean the same in every family."""

VERBS: Final[Mapping[str, Verb]] = {
    **SHARED_VERBS,
    **dict.fromkeys(sorted(DRAFT_VERBS), HandVerb(hand.compose)),
}


def verb_of(says: ButtonId) -> Verb:
    """Return the verb of a button; raise `Unreadable` for one that is none of ours."""
    verb = VERBS.get(says.verb)
    if verb is None:
        raise Unreadable("a button with a verb of another version")
    return verb
