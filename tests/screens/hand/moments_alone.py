"""Moments of games as whoever plays alone sees them, a long hand among them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.screens.frame import FairDeals, Frame
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.canasta.view import CanastaSeatView
from engine.table.chairs import Chair
from tests.engine.kept_games import games as kept_games
from tests.screens.first_deals import first_deal
from tests.screens.records import by_chance, kept

LONG: Final = 30
"""Cards of a long hand of Canasta."""
NAMES: Final = ("Alice", "Basil", "Cleo", "Dora", "Edith", "Felix", "Greta", "Hugo", "Ida", "Jonas")


def solo_frame(offered: Variant, seats: int, words: Phrasebook) -> Frame:
    people = (Chair(NAMES[0], person=1), *(Chair(name) for name in NAMES[1:seats]))
    return Frame(
        table_id="k3f9",
        guild_name="The Green Baize",
        channel_name="cards",
        channel_link="https://discord.com/channels/1/2",
        table_link=None,
        family=offered.family,
        variant_title=words(f"variant-{offered.key}"),
        chairs=people,
        asked=tuple(range(1, seats + 1)),
        hints=True,
        solo=True,
        fair=FairDeals(commitment="c0" * 32),
    )


def with_a_long_hand(view: CanastaSeatView) -> CanastaSeatView:
    """Fill the hand up with cards of every rank, as if whole piles had been taken."""
    more = view.rules.pack[3 :: len(view.rules.pack) // LONG][: max(0, LONG - len(view.hand))]
    return replace(view, hand=tuple(sorted((*view.hand, *more))))


def moments(offered: Variant, seats: int) -> Iterator[tuple[str, Game]]:
    """Yield the moments of a first deal, and some questions of a later one."""
    recorded = any(one["seats"] == seats for one in kept_games().get(offered.key, ()))
    told = kept(offered.key, seats) if recorded else by_chance(offered, seats)
    games = [game for game, _ in told]
    last = len(games[-1].deal_scores)
    for deal in sorted({0, last // 2}):
        later = [game for game in games if len(game.deal_scores) >= deal]
        of_deal = [game for game in later if len(game.deal_scores) == deal]
        for name, game in first_deal(of_deal) if deal == 0 else _some(of_deal):
            if game.outcome is None and name != "end":
                yield f"deal {deal + 1}, {name}", game


def _some(games: Sequence[Game]) -> Iterator[tuple[str, Game]]:
    asked = [game for game in games if game.prompt(0) is not None]
    for at, game in enumerate(islice(asked, 0, None, 5)):
        yield f"question {5 * at + 1}", game
