"""One person's figures in a guild."""

from bot.screens.components import Layout, layout
from bot.screens.leaderboard import figures_text
from bot.screens.phrases import text
from bot.words import Words
from data.standings import Standing


def stats_screen(
    name: str, *, this_month: Standing | None, all_time: Standing, words: Words
) -> Layout:
    """Draw how somebody plays; `name` is already made safe."""
    return layout(
        text(
            words("stats-title", name=name),
            words("stats-month"),
            words("stats-month-none") if this_month is None else _block(this_month, words),
            words("stats-all"),
            _block(all_time, words),
        )
    )


def _block(standing: Standing, words: Words) -> str:
    head = words("stats-line", rank=standing.rank, wins=standing.wins, games=standing.games)
    return f"{head}\n{figures_text(standing, words)}"
