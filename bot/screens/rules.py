"""The rules of Hearts in plain words, told from the rules in force."""

from collections.abc import Iterator

from bot.screens.cards import face_text, faces_text
from bot.screens.components import Layout, layout
from bot.screens.phrases import listed, text
from bot.words import Words
from engine.cards import card
from engine.contract.variant import Variant
from engine.games.hearts.points import Terms, terms
from engine.games.hearts.rules import HeartsRules

_WAYS = {"L": "rules-way-left", "R": "rules-way-right", "X": "rules-way-across"}
_MOONS = {"old": "rules-moon-old", "new": "rules-moon-new"}


def rules_screen(variant: Variant, words: Words) -> Layout:
    """Explain a Hearts variant from its values, so that what is told is what is played."""
    rules = variant.rules
    assert isinstance(rules, HeartsRules)
    tables = [terms(rules, seats) for seats in variant.seats_allowed]
    return layout(
        text(words("rules-title", variant=words("variant-standard"))),
        *(text(paragraph) for paragraph in _paragraphs(rules, tables, words)),
    )


def _paragraphs(rules: HeartsRules, tables: list[Terms], words: Words) -> Iterator[str]:
    queen = face_text(card("QS"), words)
    yield words("rules-aim", target=rules.target, queen=queen, worth=_queen_points(rules))
    yield "\n".join((words("rules-deal"), *(_deal_text(table, words) for table in tables)))
    yield "\n".join(
        (
            words("rules-pass", count=rules.pass_count),
            *(_pass_text(table, words) for table in tables),
            words("rules-pass-blind"),
        )
    )
    openers = dict.fromkeys(table.opening_card for table in tables)
    yield words("rules-open", card=listed_or([face_text(one, words) for one in openers], words))
    yield words("rules-tricks")
    if rules.first_trick_penalty == "forbidden":
        yield words("rules-first-trick", queen=queen)
    if rules.hearts_lead == "until_broken":
        yield words("rules-breaking", queen=queen)
    if rules.moon in _MOONS:
        sums = dict.fromkeys(table.penalty_sum for table in tables)
        worth = listed_or([str(one) for one in sums], words)
        yield words(_MOONS[rules.moon], queen=queen, points=worth)
    yield words("rules-end", target=rules.target)


def listed_or(choices: list[str], words: Words) -> str:
    """Join choices as a sentence does: 2♣, 3♣ or 4♣."""
    if len(choices) < 2:
        return "".join(choices)
    return words("list-or", first=", ".join(choices[:-1]), last=choices[-1])


def _queen_points(rules: HeartsRules) -> int:
    return dict(rules.spade_values).get("Q", 0)


def _deal_text(table: Terms, words: Words) -> str:
    out = dict(table.rules.strip).get(table.seat_count, ())
    key = "rules-deal-less" if out else "rules-deal-all"
    return words(
        key,
        players=table.seat_count,
        cards=table.hand_size,
        out=listed([faces_text([face], words) for face in out], words),
    )


def _pass_text(table: Terms, words: Words) -> str:
    ways = [words(_WAYS[way]) if way in _WAYS else words("rules-way-hold") for way in table.cycle]
    return words("rules-pass-cycle", players=table.seat_count, ways=", ".join(ways))
