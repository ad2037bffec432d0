"""One person's figures in a guild."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.screens.components import Layout, layout
from bot.screens.leaderboard import figures_text
from bot.screens.phrases import text
from bot.words import Words
from data.standings import Standing


@dataclass(frozen=True, slots=True)
class Figures:
    """How somebody plays a family of games; of all games, `customised` were by changed rules."""

    family: str
    this_month: Standing | None
    all_time: Standing
    customised: int = 0


def stats_screen(name: str, figures: Sequence[Figures], words: Words) -> Layout:
    """Draw how somebody plays, family by family; `name` is already made safe."""
    return layout(*(text(*_lines(name, one, words)) for one in figures))


def _lines(name: str, figures: Figures, words: Words) -> Iterator[str]:
    yield words("stats-title", name=name, family=words(f"family-{figures.family}"))
    yield words("stats-month")
    if figures.this_month is None:
        yield words("stats-month-none")
    else:
        yield _block(figures.this_month, figures.family, words)
    yield words("stats-all")
    yield _block(figures.all_time, figures.family, words)
    if figures.customised:
        yield words("stats-customised", count=figures.customised)


def _block(standing: Standing, family: str, words: Words) -> str:
    head = words("stats-line", rank=standing.rank, wins=standing.wins, games=standing.games)
    return f"{head}\n{figures_text(standing, family, words)}"
