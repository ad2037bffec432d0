"""How long a screen takes to draw in each language, beside the same in English.

    python -m benchmarks.languages [--rounds 30]

The screens are the table, a hand and the panel's tabs at moments of a game of each family that is
played at random, with emojis. Each moment is drawn in every language in turn, so that whatever else
the machine does slows down all of them alike. What a language has said before it remembers, as in
the bot: once with nothing remembered (`first`), then with what neighbouring moments have in common.
"""

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final

from bot.discord.rendering import rendered
from bot.faces.names import SHOWN, emoji_name
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.screen import Screen
from bot.text.faces import Faces
from bot.text.phrasebook import HOME, Phrasebook, locales
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.table.chairs import Chair

ROUNDS: Final = 30
"""So many moments of each game are drawn."""

GAMES: Final = {
    "hearts": ("standard", 4),
    "canasta": ("canasta_book", 4),
    "all_fours": ("seven_up", 4),
}
"""For each family a preset and a number of seats."""

MOST: Final = 1.3
"""What a language may cost beside English."""

FACES: Final = Faces(
    "two-colours",
    {shown: f"<:{emoji_name(shown, 'two-colours', '3fa91c')}:{10**18}>" for shown in SHOWN},
)

Draw = Callable[[Phrasebook], Screen]


def _moments(key: str, seats: int, count: int) -> Iterator[Game]:
    """Yield moments of a game at random at which somebody is to act, some way apart."""
    rng = Random(seats)
    game: Game = variant(key).start(seats, 0)
    for number in range(count * 7):
        if not game.to_act:
            game = variant(key).start(seats, 0)
        seat = game.to_act[0]
        if number % 7 == 0 and seat != DEALER:
            yield game
        game, _ = game.apply(seat, game.propose(seat, rng))


def _screens(game: Game) -> Sequence[Draw]:
    """Return how the screens of a moment are drawn."""
    screens, view = family_screens(game.variant.family), game.view(None)
    frame = Frame(
        table_id="k3f9",
        guild_name="Guild",
        channel_name="cards",
        channel_link="https://discord.com/channels/1/2",
        table_link="https://discord.com/channels/1/2/3",
        variant_title="Hearts",
        chairs=tuple(Chair(f"Player {seat}", person=seat + 1) for seat in range(game.seat_count)),
        asked=tuple(range(1, game.seat_count + 1)),
        waiting_for=game.to_act,
    )

    def hand(phrasebook: Phrasebook) -> Screen:
        own = game.view(game.to_act[0])
        return screens.hand(frame, own, draft=(), notice=None, phrasebook=phrasebook)

    return (
        partial(screens.table, frame, view),
        hand,
        partial(screens.last, frame, view),
        partial(screens.scores, frame, view),
        partial(screens.rules, game.variant),
    )


def _taken(draw: Draw, phrasebook: Phrasebook) -> float:
    started = time.thread_time()
    rendered(draw(phrasebook))
    return time.thread_time() - started


def _drawn(phrasebooks: dict[str, Phrasebook], family: str, rounds: int) -> dict[str, float]:
    """Return the seconds that the screens of a family take in each language."""
    key, seats = GAMES[family]
    taken = dict.fromkeys(phrasebooks, 0.0)
    rng = Random(rounds)
    # A whole collection of garbage takes longer than all screens, and hits any language.
    gc.collect()
    gc.disable()
    for game in islice(_moments(key, seats, 2 * rounds), rounds):
        for draw in _screens(game):
            order = list(phrasebooks)
            rng.shuffle(order)
            for locale in order:
                taken[locale] += _taken(draw, phrasebooks[locale])
    gc.enable()
    return taken


def measure(rounds: int = ROUNDS, families: Iterable[str] = GAMES) -> dict[str, Any]:
    """Return what each language costs beside English, by family, and whether none is too dear."""
    first: dict[str, dict[str, float]] = {}
    again: dict[str, dict[str, float]] = {}
    for family in families:
        phrasebooks = {one: Phrasebook.load(one).with_faces(FACES) for one in (HOME, *locales())}
        _drawn({one: Phrasebook.load(one).with_faces(FACES) for one in phrasebooks}, family, 2)
        first[family] = _drawn(phrasebooks, family, rounds)
        again[family] = _drawn(phrasebooks, family, rounds)
    figures = {"first": _ratios(first), "remembered": _ratios(again)}
    dearest = max(ratio for by_locale in figures.values() for ratio in by_locale.values())
    return {
        "screens_beside_english": figures
        | {"dearest": dearest, "most": MOST, "kept": dearest <= MOST}
    }


def _ratios(taken: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return by locale what it costs beside English, in the family in which that is most."""
    languages = [one for one in next(iter(taken.values())) if one != HOME]
    return {
        one: round(max(by_locale[one] / by_locale[HOME] for by_locale in taken.values()), 3)
        for one in languages
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.languages", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    print(json.dumps(measure(parser.parse_args().rounds)), file=sys.stdout)
