"""One person's figures in a guild."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.phrasebook import Phrasebook
from bot.screens.leaderboard import figures_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from data.standings import Standing


@dataclass(frozen=True, slots=True)
class Figures:
    """How somebody plays a family of games; of all games, `customised` were by changed rules."""

    family: str
    this_month: Standing | None
    all_time: Standing
    customised: int = 0


def stats_screen(name: str, figures: Sequence[Figures], phrasebook: Phrasebook) -> Screen:
    """Draw how somebody plays, family by family; `name` is already made safe."""
    return layout(*(text(*_lines(name, one, phrasebook)) for one in figures))


def _lines(name: str, figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("stats-title", name=name, family=phrasebook(f"family-{figures.family}"))
    yield phrasebook("stats-month")
    if figures.this_month is None:
        yield phrasebook("stats-month-none")
    else:
        yield _block(figures.this_month, figures.family, phrasebook)
    yield phrasebook("stats-all")
    yield _block(figures.all_time, figures.family, phrasebook)
    if figures.customised:
        yield phrasebook("stats-customised", count=figures.customised)


def _block(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    head = phrasebook("stats-line", rank=standing.rank, wins=standing.wins, games=standing.games)
    return f"{head}\n{figures_text(standing, family, phrasebook)}"
