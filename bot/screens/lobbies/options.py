"""The options of a lobby: the private panel in which its host chooses how the game is played."""

from collections.abc import Mapping, Sequence

from bot.screens.components import (
    OPTIONS_A_MENU,
    Button,
    Menu,
    MenuOption,
    Row,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.frame import Frame
from bot.screens.phrases import level_text, text
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.text.button_ids import ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook
from data.tables import NEXT_DEALS, RELIABILITIES, NextDeal
from engine.players.policy import Level


def options_screen(
    frame: Frame,
    *,
    seat_count: int,
    paces: Sequence[str],
    pace: str,
    next_deal: NextDeal,
    levels: Sequence[Level],
    level: Level,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the menus of what the host may choose; each shows how it is now.

    `levels` are those at which computers can play the game.
    """

    def menu(verb: SharedVerb, placeholder: str, labels: Mapping[str, str], now: str) -> Menu:
        return Menu(
            ButtonId(frame.table_id, verb),
            tuple(
                MenuOption(label=shortened(label), value=value, chosen=value == now)
                for value, label in labels.items()
            ),
            placeholder=phrasebook(placeholder),
        )

    hints = {one: phrasebook(f"options-hints-{one}") for one in ("on", "off")}
    reliabilities = {
        str(one): phrasebook("options-reliability-from", percent=one) for one in RELIABILITIES
    }
    next_deals = {one: phrasebook(f"options-next-deal-{one}") for one in NEXT_DEALS}
    return framed(
        text(
            phrasebook("options-title", variant=frame.variant_title),
            phrasebook("options-about"),
        ),
        _chair_keys(frame, seat_count, phrasebook),
        *_level_menus(frame, levels, level, phrasebook),
        menu(
            "pace", "options-pace", {one: phrasebook(f"options-pace-{one}") for one in paces}, pace
        ),
        menu("hints", "options-hints", hints, "on" if frame.hints else "off"),
        menu("next-deal", "options-next-deal", next_deals, next_deal),
        menu("reliability", "options-reliability", reliabilities, str(frame.reliable_from)),
        *rows(
            [
                Button(ButtonId(frame.table_id, "customise"), phrasebook("button-customise")),
                Button(
                    ButtonId(frame.table_id, "cancel"),
                    phrasebook("button-cancel"),
                    style=Style.DANGER,
                ),
            ]
        ),
    )


def _chair_keys(frame: Frame, seat_count: int, phrasebook: Phrasebook) -> Row:
    computers = any(chair.person is None for chair in frame.chairs)
    return Row(
        (
            Button(
                ButtonId(frame.table_id, "add"),
                phrasebook("button-add"),
                enabled=len(frame.chairs) < seat_count,
            ),
            Button(ButtonId(frame.table_id, "drop"), phrasebook("button-drop"), enabled=computers),
        )
    )


def _level_menus(
    frame: Frame, levels: Sequence[Level], level: Level, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw how well computers play: those to come, and each that sits here.

    With one level only there is nothing to choose. A computer is named, not counted: chairs move
    up when somebody leaves.
    """
    if len(levels) < 2:
        return ()
    said = ButtonId(frame.table_id, "level")
    to_come = Menu(
        said,
        tuple(
            MenuOption(
                label=phrasebook("options-level-to-come", level=level_text(one, phrasebook)),
                value=one,
                chosen=one == level,
            )
            for one in levels
        ),
        placeholder=phrasebook("options-levels"),
    )
    # By value: people who were forgotten leave computers of one name behind.
    others: dict[str, MenuOption] = {}
    for chair in frame.chairs:
        if chair.person is not None:
            continue
        now = level_text(chair.level, phrasebook)
        for one in levels:
            if one == chair.level:
                continue
            label = phrasebook(
                "options-level-of", name=chair.name, level=level_text(one, phrasebook)
            )
            value = f"{one} {chair.name}"
            about = phrasebook("options-level-now", level=now)
            others.setdefault(value, MenuOption(shortened(label), value, about))
    if not others:
        return (to_come,)
    of_each = Menu(
        # Two menus on one message need two ids.
        ButtonId(frame.table_id, "level", text="each"),
        tuple(others.values())[:OPTIONS_A_MENU],
        placeholder=phrasebook("options-levels-each"),
    )
    return (to_come, of_each)
