"""Every screen of a preset's first deal: the table, hands, the panel, the end of it, the lobby."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

from bot.screens.components import Button, Container, Row
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import DearestMove, FairDeals, Frame, Interval, OwnHand
from bot.screens.lesson import lesson_screen
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.lobbies.options import options_screen
from bot.screens.screen import Screen
from bot.screens.table.panel import Leaf, log_screen, panel_screen, turning, with_ways_on
from bot.screens.trick_games.claims import CLAIMING
from bot.tables.clock.paces import PACES
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.ratings import Change, GameRating, Reliability
from engine.cards import card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.outcome import Outcome, places
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.canasta.view import CanastaView
from engine.games.catalogue import variant
from engine.table.chairs import Chair
from engine.tricks.view import TrickView
from tests.engine.kept_games import games as kept_games
from tests.screens.records import by_chance, kept

NOON = 1_800_000_000
"""A moment for whatever ends by itself."""

FAIR = FairDeals(commitment="c0" * 32, secret="5e" * 32, seal="ea" * 32)
"""What proves a game, all of it at once."""


ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True)
class Shown:
    """A screen, what kind of screen it is, and what it is called here."""

    kind: str
    screen: Screen
    name: str = ""


def first_deal(games: Iterable[Game]) -> Iterator[tuple[str, Game]]:
    """Yield the moments of a first deal that differ in what is asked or lies, and its end."""
    seen: dict[str, Game] = {}
    for game in games:
        if game.deal_scores:
            seen["end"] = game
            break
        view = game.view(None)
        lying = len(view.trick) if isinstance(view, TrickView) else 0
        where = f"{getattr(view, 'stage', '')}, {lying} cards"
        seen.setdefault(f"first of {where}", game)
        seen[f"last of {where}"] = game
    yield from seen.items()


@cache
def first_deal_of(key: str, seats: int) -> tuple[tuple[str, Game], ...]:
    """Return the moments of a first deal of a preset; they are drawn in many languages."""
    recorded = any(one["seats"] == seats for one in kept_games().get(key, ()))
    told = kept(key, seats) if recorded else by_chance(variant(key), seats)
    return tuple(first_deal(game for game, _ in told))


def screens_of(
    offered: Variant,
    chairs: tuple[Chair, ...],
    phrasebook: Phrasebook,
    games: Iterable[Game] | None = None,
    *,
    hands: bool = True,
) -> Iterator[Shown]:
    """Yield each screen of a first deal as its reader sees it: of `games`, or of one kept.

    Those of who plays are left out if `hands` is not set.
    """
    seats = len(chairs)
    for name, game in first_deal(games) if games else first_deal_of(offered.key, seats):
        frame = _frame(offered, chairs, game, phrasebook)
        for shown in (
            _between(frame, game, phrasebook)
            if name == "end"
            else _playing(frame, game, phrasebook, hands=hands)
        ):
            yield replace(shown, name=f"{offered.key} for {seats}, {name}: {shown.kind}")
    for shown in (*_lobby(offered, chairs, phrasebook), *_told(offered, chairs, phrasebook)):
        yield replace(shown, name=f"{offered.key} for {seats}: {shown.kind}")


def _frame(
    offered: Variant, chairs: tuple[Chair, ...], game: Game, phrasebook: Phrasebook
) -> Frame:
    asked = tuple(seat for seat in game.to_act if seat != DEALER)
    return Frame(
        table_id="k3f9",
        guild_name="The Green Baize",
        channel_name="cards",
        channel_link="https://discord.com/channels/1/2",
        table_link="https://discord.com/channels/1/2/3",
        variant_title=phrasebook(f"variant-{offered.key}"),
        chairs=chairs,
        asked=tuple(range(1, len(chairs) + 1)),
        waiting_for=asked,
        deadlines=dict.fromkeys(asked, NOON),
        hints=True,
        sayable=family_screens(offered.family).reactions,
        reactions=dict.fromkeys(range(len(chairs)), "ouch"),
        fair=FAIR,
    )


def _playing(frame: Frame, game: Game, phrasebook: Phrasebook, *, hands: bool) -> Iterator[Shown]:
    screens = family_screens(game.variant.family)
    view = game.view(None)
    yield Shown(
        "table", drawn(lambda words: screens.table(Drawing(frame, view, words)), phrasebook)
    )
    yield from _panel(frame, game, phrasebook)
    if not hands:
        return
    asked = [seat for seat in game.to_act if seat != DEALER]
    waits = [seat for seat in range(game.seat_count) if seat not in asked]
    for seat in (*asked[:1], *waits[:1]):
        yield Shown("hand", _hand(frame, game, seat, (), phrasebook))
    for seat in asked[:1]:
        yield from _composed(frame, game, seat, phrasebook)


def _hand(frame: Frame, game: Game, seat: Seat, draft: Draft, phrasebook: Phrasebook) -> Screen:
    screens, view = family_screens(game.variant.family), game.view(seat)

    if seat in game.to_act:
        frame = replace(frame, own=OwnHand(claims=("rest", "none")))

    def draw(words: Phrasebook) -> Screen:
        return screens.hand(Drawing(frame, view, words), draft=draft, notice=None)

    return drawn(draw, phrasebook)


def _composed(frame: Frame, game: Game, seat: Seat, phrasebook: Phrasebook) -> Iterator[Shown]:
    """Yield a hand after each of its buttons that compose an answer, and with all cards ticked."""

    def draw(draft: Draft) -> Screen:
        return _hand(frame, game, seat, draft, phrasebook)

    for kind, draft in drafts(game, seat, draw):
        yield Shown(kind, draw(draft))


def drafts(game: Game, seat: Seat, draw: Callable[[Draft], Screen]) -> Iterator[tuple[str, Draft]]:
    """Yield what each button of a hand composes, as `draw` shows it, and all ticks at once."""
    screens = family_screens(game.variant.family)
    for says in _drafting(draw(()), screens.draft_verbs):
        if says.verb == "claim":
            yield "claims", CLAIMING
            continue
        draft: Draft | Action = screens.drafted(
            game.view(seat), None, says.verb, tuple(says.text.split())
        )
        while not isinstance(draft, Action):
            yield "hand, ticked" if says.verb == "tick" else f"hand, {says.text}", draft
            ticks = [
                one for one in _drafting(draw(draft), screens.draft_verbs) if one.verb == "tick"
            ]
            if says.verb != "tick" or not ticks:
                break
            draft = screens.drafted(game.view(seat), draft, "tick", tuple(ticks[-1].text.split()))
        if says.verb == "tick":
            return


def _drafting(screen: Screen, verbs: Collection[str]) -> list[ButtonId]:
    parts = [
        part
        for one in screen.parts
        for part in (one.parts if isinstance(one, Container) else (one,))
    ]
    keys = [key for part in parts if isinstance(part, Row) for key in part.keys]
    live = [key.says for key in keys if isinstance(key, Button) and key.enabled]
    return [says for says in live if says.verb in verbs]


def _panel(frame: Frame, game: Game, phrasebook: Phrasebook) -> Iterator[Shown]:
    screens, view = family_screens(game.variant.family), game.view(None)
    return _leaves(
        {
            "last": lambda words: screens.last(Drawing(frame, view, words)),
            "scores": lambda words: screens.scores(Drawing(frame, view, words)),
            "log": lambda words: log_screen(frame, screens.log(frame, (view,), words), 0, words),
        },
        frame,
        phrasebook,
        screens.last_label,
    )


def _leaves(
    leaves: Mapping[Leaf, Callable[[Phrasebook], Screen]],
    frame: Frame,
    phrasebook: Phrasebook,
    last_label: str,
) -> Iterator[Shown]:
    for leaf, draw in leaves.items():

        def with_tabs(
            words: Phrasebook, leaf: Leaf = leaf, draw: Callable[[Phrasebook], Screen] = draw
        ) -> Screen:
            return panel_screen(frame, leaf, draw(words), last_label, words)

        yield Shown(f"panel {leaf}", drawn(with_tabs, phrasebook))


def _between(frame: Frame, game: Game, phrasebook: Phrasebook) -> Iterator[Shown]:
    screens, view = family_screens(game.variant.family), game.view(None)
    interval = Interval(pressed=(0,), awaited=tuple(range(game.seat_count)), ends_at=NOON)
    frame = replace(frame, interval=interval, waiting_for=(), deadlines={})
    people = [chair.person for chair in frame.chairs if chair.person is not None]
    frame = replace(frame, rating=GameRating({one: Change(1500, 1234) for one in people}))
    if view.outcome is not None:
        yield Shown(
            "result", drawn(lambda words: screens.result(Drawing(frame, view, words)), phrasebook)
        )
        return
    yield Shown(
        "end of a deal", drawn(lambda words: screens.table(Drawing(frame, view, words)), phrasebook)
    )
    yield Shown("hand at the end", _hand(frame, game, 0, (), phrasebook))
    yield Shown(
        "result",
        drawn(lambda words: screens.result(Drawing(frame, _over(view), words)), phrasebook),
    )
    own = OwnHand(dearest=DearestMove(12, 3, screens.review.part, 4, card("QS"), 13))
    told, over = replace(frame, own=own), _over(game.view(0))

    def hand_over(words: Phrasebook) -> Screen:
        return screens.hand(Drawing(told, over, words), draft=(), notice=None)

    yield Shown("hand at the end", drawn(hand_over, phrasebook))
    yield Shown(
        "result", drawn(lambda words: screens.result(Drawing(told, over, words)), phrasebook)
    )
    past = replace(frame, interval=None)

    def past_table(words: Phrasebook) -> Screen:
        return screens.past_table(Drawing(past, view, words), 1)

    yield Shown("past table", drawn(past_table, phrasebook))


def _over(view: ViewT) -> ViewT:
    """Return the view of a game that is over after many deals like its first."""
    assert isinstance(view, TrickView | CanastaView)
    if isinstance(view, TrickView):
        sides = view.terms.sides
    elif view.rules.sides == "cutthroat":
        sides = tuple((seat,) for seat in range(view.seat_count))
    else:
        sides = tuple(side.seats for side in view.sides)
    outcome = Outcome("target", places(view.scores), sides)
    return replace(view, results=view.results * 30, outcome=outcome)


def _lobby(offered: Variant, chairs: tuple[Chair, ...], phrasebook: Phrasebook) -> Iterator[Shown]:
    game, seats = offered.start(len(chairs), 0), len(chairs)
    frame = _frame(offered, chairs, game, phrasebook)
    frame = replace(frame, asked=(), table_link=None, sayable=(), reactions={}, reliable_from=80)
    people = [chair.person for chair in chairs if chair.person is not None]
    frame = replace(frame, reliabilities=dict.fromkeys(people, Reliability(50, 48)))
    yield Shown(
        "lobby",
        lobby_screen(
            frame,
            host=0,
            seat_count=seats,
            variant=offered,
            pace="live",
            next_deal="interval",
            level="medium",
            phrasebook=phrasebook,
        ),
    )
    yield Shown(
        "options",
        options_screen(
            replace(frame, chairs=chairs[:1]),
            seat_count=seats,
            paces=tuple(PACES),
            pace="live",
            next_deal="interval",
            levels=("easy", "medium", "hard"),
            level="medium",
            phrasebook=phrasebook,
        ),
    )


def _told(offered: Variant, chairs: tuple[Chair, ...], phrasebook: Phrasebook) -> Iterator[Shown]:
    """Yield what the panel tells of the rules, which is the same all game."""
    screens = family_screens(offered.family)
    frame = _frame(offered, chairs, offered.start(len(chairs), 0), phrasebook)

    def rules(words: Phrasebook) -> Screen:
        return with_ways_on(screens.told.rules(offered, words), frame, words)

    def lesson(words: Phrasebook) -> Screen:
        steps = screens.lesson(offered, len(chairs), words)
        return lesson_screen(offered, steps, 1, None, turning(frame, "learn"), words)

    return _leaves({"rules": rules, "learn": lesson}, frame, phrasebook, screens.last_label)
