"""House rules: what can be chosen plays another game, can be reached, and is told as it is.

Over every option of every preset: in the long run at every number of seats and with every value,
else over a covering set of tables with one value of each option.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from bot.screens.families import family_screens
from bot.screens.lobbies.house_rules import HouseRules
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.all_fours.rules import AllFoursRules
from engine.games.catalogue import variants
from engine.games.gong_zhu.rules import GongZhuRules
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.terms import card_of, terms
from engine.tricks.bidding import NO_BID
from tests.each import each
from tests.laws.covering import THOROUGH, looked_at
from tests.screens.conftest import texts

GAMES: Final = 24 if THOROUGH else 4
"""Games at random that tell whether two tables play the same."""
LONGEST: Final = 1500 if THOROUGH else 500
"""Actions of them that are looked at."""
TABLES_OF_AN_OPTION: Final = 2
"""At so many tables a change of an option is looked at, but in the long run at all."""
ENDED: Final = 60_000
"""Actions after which a game at random is over, whatever its target."""
RULES: Final = {"rules", "target", "terms"}
"""What a view says of the rules."""

_END: Final = "when a game ends, which chance decides"
RARE: Final = {
    **dict.fromkeys(("target", "deals", "end", "ends_at", "ties", "exact", "win_needs_bid"), _END),
    "pig_turns": "all hearts in one hand",
    "overflow": "seven trumps, too many of them with points",
    "misdeal_claim": "a hand without a face or point card",
    "first": "a hand of nothing but penalty cards",
    "breaking": "a hand of nothing but penalty cards",
    "moon": "all penalty cards in one hand",
    "partner_moon": "all penalty cards in one hand",
    "sun": "all tricks in one hand",
    "game_tie": "equal card points",
    "hang": "a Jack won from another side",
    "gift_may_win": "a point short of the target",
}
"""Options that decide what chance hardly comes to; rulings show what they do."""
LATE: Final = frozenset({"alone", "red3_minus_if", "stock_end", "teams"})
"""Options that a few deals do not tell apart: they are asked in the long run."""

TABLES: Final = looked_at((one, seats) for one in variants() for seats in one.seats_allowed)
every_table = each(("base", "seats"), TABLES)


def house_rules(offered: Variant, seats: int) -> HouseRules[object]:
    return family_screens(offered.family).told.house_rules(offered, seats)


@cache
def changes(base: Variant, seats: int) -> Sequence[tuple[str, str, Variant]]:
    """Return options with a value, and what is played then, which departs from the preset.

    One value of each but in the long run, and each option at some tables.
    """
    return tuple(_changes(base, seats))


_TABLES_OF = Counter[tuple[str, str]]()
"""At how many tables an option of a family was looked at."""


def _changes(base: Variant, seats: int) -> Iterator[tuple[str, str, Variant]]:
    here = house_rules(base, seats)
    for option in here.offered(base):
        if not THOROUGH and _TABLES_OF[base.family, option] >= TABLES_OF_AN_OPTION:
            continue
        _TABLES_OF[base.family, option] += 1
        values = list(here.on_offer(base, option))
        Random(f"{base.key} {seats} {option}").shuffle(values)
        for value in values:
            try:
                changed = here.customised(base, option, value)
            except BadRules:
                continue  # It goes with another change alone.
            if changed.rules != base.rules:
                yield option, value, changed
                if not THOROUGH:
                    break


def _seen(game: Game) -> object:
    """Return what a table shows, but for the rules themselves, and who is asked what."""
    view = game.view(None)
    assert is_dataclass(view)
    seats = [seat for seat in game.to_act if seat != DEALER]
    return (
        [getattr(view, field.name) for field in fields(view) if field.name not in RULES],
        game.deal_scores,
        [(game.prompt(seat), game.legal_actions(seat)) for seat in seats],
    )


def _chosen(game: Game, rng: Random, *, shy: bool) -> tuple[Seat, Action]:
    """Do what chance proposes, or as often anything that is legal: the highest bid too.

    Where all are `shy` nobody bids.
    """
    if game.forced is not None:
        return game.forced
    seat = rng.choice(game.to_act)
    legal = game.legal_actions(seat)
    if shy and NO_BID in legal:
        return seat, NO_BID
    return seat, rng.choice(legal) if legal and rng.random() < 0.6 else game.propose(seat, rng)


def _parts(one: Variant, other: Variant, seats: int, seed: int) -> bool:
    """Whether a game at random can be told apart by these and by those rules."""
    rng = Random(seed)
    games = [offered.start(seats, seed % seats) for offered in (one, other)]
    for _ in range(LONGEST):
        if _seen(games[0]) != _seen(games[1]):
            return True
        if not games[0].to_act:
            return False
        # The rules of either may have an answer that those of the other lack.
        seat, action = _chosen(games[seed % 2], rng, shy=seed % 4 == 3)
        try:
            steps = [game.apply(seat, action) for game in games]
        except (IllegalAction, Unreadable):
            return True
        if steps[0].events != steps[1].events:
            return True
        games = [step.game for step in steps]
    return False


def plays_otherwise(one: Variant, other: Variant, seats: int) -> bool:
    """Whether two tables can be told apart by playing."""
    return any(_parts(one, other, seats, seed) for seed in range(GAMES))


@every_table
def test_a_choice_that_is_offered_plays_another_game(base: Variant, seats: int) -> None:
    same = [
        (option, value)
        for option, value, changed in changes(base, seats)
        if option not in (RARE.keys() if THOROUGH else RARE.keys() | LATE)
        and not plays_otherwise(base, changed, seats)
    ]
    assert same == []


@every_table
def test_what_was_chosen_and_makes_no_difference_any_more_is_not_kept(
    base: Variant, seats: int
) -> None:
    """One choice after the other: whatever departs can be seen in the menu and put back."""
    rng = Random(f"{base.key} {seats}")
    now = base
    for _ in range(24 if THOROUGH else 3):
        here = house_rules(now, seats)
        option = rng.choice(tuple(here.offered(now)))
        try:
            now = here.customised(now, option, rng.choice(here.on_offer(now, option)))
        except BadRules:
            continue
        after = house_rules(now, seats)
        live = {
            name
            for option in after.offered(now)
            for value in after.options[option].values()
            for name in value
        }
        assert dict(now.options).keys() <= live, option


@each(("base", "seats"), TABLES if THOROUGH else TABLES[::3])
def test_the_highest_target_that_is_offered_ends_a_game(base: Variant, seats: int) -> None:
    """Whoever comes so far has passed every lower one; with lives a game may end before."""
    here = house_rules(base, seats)
    for option in {"target", "end"}.intersection(here.offered(base)):
        values = [one for one in here.on_offer(base, option) if not one.startswith("deals-")]
        highest = max(values, key=lambda one: int(one.removeprefix("to-")))
        changed, rng = here.customised(base, option, highest), Random(f"{base.key} {seats}")
        game = changed.start(seats, 0)
        for _ in range(ENDED):
            if game.outcome is not None:
                break
            seat = rng.choice(game.to_act)
            game = game.apply(seat, game.propose(seat, rng)).game
        assert game.outcome is not None, highest
        assert game.outcome.reason in ("target", "lives"), highest


@every_table
def test_the_highest_bid_can_be_won(base: Variant, seats: int) -> None:
    """P8, P24: no point is bid on whose card is not in the pack."""
    for option, value, changed in (("", "", base), *changes(base, seats)):
        if isinstance(changed.rules, PitchRules):
            assert highest_bid(changed, seats) == in_the_pack(changed.rules, seats), (option, value)


def in_the_pack(rules: PitchRules, seats: int) -> int:
    """Return the sum of the points that there is a card for, or card points."""
    faces = terms(rules, seats).faces
    return sum(
        worth
        for name, worth in rules.worths.items()
        if name == "game" or card_of(name, "S") in faces
    )


def highest_bid(offered: Variant, seats: int) -> int:
    """Return the most that the first of all may bid."""
    rng, game = Random(1), offered.start(seats, 0)
    while game.stage != "bid":
        seat = game.to_act[0]
        game = game.apply(seat, game.propose(seat, rng)).game
    bids = [action.words[0] for action in game.legal_actions(game.to_act[0])]
    return max(int(bid) for bid in bids if bid.isdigit())


Told: TypeAlias = tuple[type, str, Callable[[Any], bool]]
ONLY_IF: Final[tuple[Told, ...]] = (
    (PitchRules, r"(?<!No )jokers?\b", lambda rules: rules.jokers > 0),
    (PitchRules, r"(big|little) joker", lambda rules: rules.jokers > 1),
    (PitchRules, r"\boff-", lambda rules: bool({*rules.off} - {"five"})),
    (PitchRules, r"kitty", lambda rules: rules.kitty > 0),
    (PitchRules, r"moon", lambda rules: rules.moon != "none"),
    (PitchRules, r"face up", lambda rules: rules.draw != "none" or rules.kitty > 0),
    (PitchRules, r"Four play", lambda rules: 4 in rules.players_allowed),
    (PitchRules, r"Six play", lambda rules: 6 in rules.players_allowed),
    (GongZhuRules, r"(?<!No card is )\bshown?\b", lambda rules: rules.showing != "none"),
    (GongZhuRules, r"[Pp]artner", lambda rules: rules.teams != "none"),
    (GongZhuRules, r"target|or lower|or higher|below zero", lambda rules: rules.deals is None),
    (GongZhuRules, r"(has|after) (one|\d+) deals?", lambda rules: rules.deals is not None),
    (AllFoursRules, r"beg", lambda rules: rules.beg),
    (AllFoursRules, r"bid", lambda rules: rules.trump == "auction"),
    (AllFoursRules, r"\*\*(High|Low|Jack|Game)", lambda rules: rules.four_points),
)
"""What the card and the page say in English only where it is in play."""


@every_table
def test_nothing_is_told_of_what_is_not_in_play(base: Variant, seats: int) -> None:
    phrasebook = Phrasebook.load("en-US", strict=True)
    told = family_screens(base.family).told
    about = {phrasebook(f"variant-{base.key}-about"), phrasebook(f"variant-{base.key}")}
    for option, value, changed in (("", "", base), *changes(base, seats)):
        page = texts(told.rules(changed, phrasebook)).splitlines()[1:]
        card = told.rule_card(changed, phrasebook)[1:]
        said = "\n".join(line for line in (*page, *card) if line not in about)
        for kind, words, in_play in ONLY_IF:
            if isinstance(changed.rules, kind) and not in_play(changed.rules):
                assert not re.search(words, said), (option, value)
