"""The rules of Hearts in plain words, told from the rules in force."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.cards import face_text, faces_text
from bot.screens.hearts.choices import cycle_text
from bot.screens.hearts.points import complex_text, sum_of
from bot.screens.hearts.rule_card import (
    USUAL,
    breaking,
    cost_text,
    costing,
    differs,
    ending,
    leading,
    mooning,
    others,
    passing,
    plain_lines,
    playing,
    siding,
    target_text,
    unpassable_text,
)
from bot.screens.phrases import listed, listed_or, text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import customised_text
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.variant import VariantOf
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms


def rules_screen(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Screen:
    """Explain a Hearts variant from its values, so that what is told is what is played."""
    rules = variant.rules
    tables = [terms(rules, seats) for seats in variant.seats_allowed]
    title = [phrasebook("rules-title", variant=phrasebook(f"variant-{variant.key}"))]
    if rules != USUAL:
        title.append(phrasebook(f"variant-{variant.key}-about"))
        if (customised := customised_text(variant, phrasebook)) is not None:
            title.append(customised)
    topics = (_aim, _deal, _passing, _play, _breaking, _moon, _end)
    return layout(
        text(*title),
        *(
            text("\n".join(lines))
            for topic in topics
            if (lines := [*topic(rules, tables, phrasebook)])
        ),
    )


def _queen(phrasebook: Phrasebook) -> str:
    return face_text(card("QS"), phrasebook)


def _costs_are_usual(rules: HeartsRules, phrasebook: Phrasebook) -> bool:
    return not any(costing(rules, phrasebook))


def _ends_as_usual(rules: HeartsRules) -> bool:
    """Whether the first total at the target ends the game, and the lowest one wins."""
    names = ("objective", "end_mode", "teams", "target_cmp", "exact_rule", "placing", "lives")
    return not any(differs(rules, name) for name in (*names, "display_sign"))


def _aim(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    del tables
    if _ends_as_usual(rules) and _costs_are_usual(rules, phrasebook):
        yield phrasebook("rules-aim", target=rules.target, queen=_queen(phrasebook), worth=13)
        return
    yield phrasebook("rules-aim-most" if rules.objective == "highest" else "rules-aim-few")
    if rules.hearts_values == USUAL.hearts_values:
        yield phrasebook("rules-hearts")
    if dict(rules.spade_values).get("Q", 0) == dict(USUAL.spade_values)["Q"]:
        yield cost_text(card("QS"), 13, phrasebook)
    yield from costing(rules, phrasebook)


def _deal(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("rules-deal" if rules.kitty == "none" else "rules-deal-left-over")
    yield from (_deal_text(table, phrasebook) for table in tables)
    if differs(rules, "decks"):
        yield phrasebook("departs-decks", count=rules.decks)
    yield from plain_lines(rules, phrasebook, "rotation", "kitty")
    if rules.kitty != "none":
        yield from plain_lines(rules, phrasebook, "kitty_seen")


def _passing(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    if rules.pass_schedule != USUAL.pass_schedule or all(len(set(t.cycle)) == 1 for t in tables):
        yield from passing(rules, phrasebook)
        ways = {way for table in tables for way in table.cycle}
        # To whom one card goes each, as many go as there are others.
        if ways - {"H", "S"} and not differs(rules, "pass_count"):
            yield phrasebook("rules-pass-each", count=rules.pass_count)
        if ways - {"H"}:
            yield phrasebook("rules-pass-blind")
        return
    yield phrasebook("rules-pass", count=rules.pass_count)
    for table in tables:
        ways = cycle_text(table.cycle, phrasebook)
        yield phrasebook("rules-pass-cycle", players=table.seat_count, ways=ways)
    yield phrasebook("rules-pass-blind")
    if rules.unpassable:
        yield phrasebook("departs-unpassable", cards=unpassable_text(rules, phrasebook))


def _play(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    if rules.opening == USUAL.opening:
        yield _opening(rules, tables, phrasebook)
    right = rules.rotation == "counterclockwise"
    yield phrasebook("rules-tricks-right" if right else "rules-tricks")
    if rules.first_trick_penalty == "forbidden" and _costs_are_usual(rules, phrasebook):
        yield phrasebook("rules-first-trick", queen=_queen(phrasebook))
    elif rules.first_trick_penalty == "forbidden":
        yield phrasebook("rules-first-trick-any")
    yield from leading(rules, phrasebook)
    yield from playing(rules, phrasebook)


def _opening(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> str:
    openers = dict.fromkeys(table.opening_card for table in tables)
    faces = listed_or([face_text(one, phrasebook) for one in openers], phrasebook)
    if rules.kitty != "none":
        # The card itself may be among those left over.
        return phrasebook("rules-open-held")
    if len(openers) == 1:
        return phrasebook("rules-open-one", card=faces)
    clubs = all(face.suit == "C" for face in openers)
    return phrasebook("rules-open" if clubs else "rules-open-some", card=faces)


def _breaking(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    del tables
    told = tuple(breaking(rules, phrasebook))
    if not told:
        yield phrasebook("rules-breaking", queen=_queen(phrasebook))
    elif rules.hearts_lead == "until_broken":
        yield phrasebook("rules-breaking-other")
    yield from told


def _moon(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    queen = _queen(phrasebook)
    if rules.moon == "none":
        yield phrasebook("departs-moon-none")
        return
    worth = listed_or([*dict.fromkeys(_moon_worth(table) for table in tables)], phrasebook)
    plain = _costs_are_usual(rules, phrasebook) and rules.teams is None
    # What it is worth is said before the rest.
    told = replace(rules, moon_value=None)
    if plain and rules.moon == "old":
        yield phrasebook("rules-moon-old", queen=queen, points=worth)
    elif plain and rules.moon == "new":
        yield phrasebook("rules-moon-new", queen=queen, points=worth)
        told = replace(told, moon="old")
    else:
        yield phrasebook("rules-moon-any", points=worth)
        if rules.moon == "old":
            spared = rules.team_moon or rules.partner_moon == "exempt"
            sides = rules.teams is not None and spared
            yield phrasebook("rules-moon-opponents" if sides else "rules-moon-others")
    yield from mooning(told, phrasebook)
    if rules.moon != "old" and rules.display_sign == "penalty_negative":
        yield phrasebook("rules-moon-sign", points=worth)


def _moon_worth(table: Terms) -> str:
    """Write what a moon is worth: the penalty cards together, or what the rules name."""
    rules = table.rules
    if rules.imaginary:
        return complex_text(sum_of((face for face in table.deck if face in table.penalties), table))
    return str(rules.moon_value or table.penalty_sum)


def _end(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> Iterator[str]:
    del tables
    told = tuple(ending(rules, phrasebook))
    by_target = {target_text(rules, phrasebook)}
    if set(told) <= by_target and rules.teams is None:
        key = "rules-end-away" if rules.imaginary else "rules-end"
        yield phrasebook(key, target=rules.target)
    else:
        yield phrasebook("rules-end-other")
        named = differs(rules, "target_cmp") or by_target & set(told)
        if rules.end_mode == "target" and not named:
            yield from by_target
        yield from told
        yield from siding(rules, phrasebook)
    yield from others(rules, phrasebook)


def _deal_text(table: Terms, phrasebook: Phrasebook) -> str:
    out = dict(table.rules.strip).get(table.seat_count, ())
    key = "rules-deal-less" if out else "rules-deal-all"
    return phrasebook(
        key,
        players=table.seat_count,
        cards=table.hand_size,
        out=listed([faces_text([face], phrasebook) for face in out], phrasebook),
    )
