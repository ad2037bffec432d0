"""The screens of a family that writes as little as it likes: everything has a usual form."""

from collections.abc import Collection, Mapping, Sequence

from bot.screens.trick_games.example import TrickKind
from bot.screens.trick_games.family_lines import FamilyLines, S, V
from bot.screens.trick_games.screens import TrickScreens
from bot.screens.trick_games.told_rules import ToldRules


def trick_screens(
    family: str,
    own: FamilyLines[V, S],
    *,
    numbers: Mapping[str, Sequence[int]] | None = None,
    feats: tuple[str, ...] = (),
    further_feats: tuple[str, ...] = (),
    secret_verbs: Collection[str] = (),
    follow: TrickKind = "plain",
) -> TrickScreens[V, S, object]:
    """Return the screens of a family by its key, its rules told from their parameters.

    `numbers` are the values that a host may choose of parameters that are any number. `follow` says
    whether the lesson's trick is trumped.
    """
    told = ToldRules(family, numbers or {}, follow)
    return TrickScreens(
        own=own,
        offers=(told.offer(),),
        rule_card=told.rule_card,
        departures=told.departures,
        rules=told.rules,
        goal=told.goal,
        in_short=told.in_short,
        lesson=told.lesson,
        house_rules=told.house_rules,
        house_rule_name=told.house_rule_name,
        house_rule_meaning=told.house_rule_meaning,
        unplayable=told.unplayable,
        feats=feats,
        further_feats=further_feats,
        secret_verbs=secret_verbs,
        texts=family,
    )
