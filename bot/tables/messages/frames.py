"""Frames: what stands around a table on its screens, and who reads these."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar, cast

from bot.screens.families import family_screens
from bot.screens.frame import FairDeals, Frame, OwnHand, channel_link
from bot.tables.computers.stand_ins import is_legal, level_of, stood_in
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Moment
from bot.tables.session.timing import deadlines, interval, rests_for
from bot.text.names import safe_name, shown_as
from bot.text.phrasebook import Phrasebook
from data.tables import TableRow
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.fairness.chance import Proof
from engine.games.catalogue import is_customised
from engine.table.chairs import Chair, Presence
from engine.tricks.claiming import NONE, REST

T = TypeVar("T")

KEPT: Final = 256
_made: Final[dict[object, tuple[tuple[object, ...], Any]]] = {}
"""The last value made of each table for each reader, and all that it was made from."""


def made_once(of: object, made_from: tuple[object, ...], make: Callable[[], T]) -> T:
    """Return what was made last under the name `of`, or make it if anything is different.

    One moment is drawn for the answer to a press, for the message, and to see if either is old;
    and most of what is drawn at one moment is true at the next. A screen takes as much as a small
    table, so only some are kept.
    """
    last = _made.pop(of, None)
    if last is None or last[0] != made_from:
        last = made_from, make()
    _made[of] = last
    if len(_made) > KEPT:
        del _made[next(iter(_made))]
    return cast("T", last[1])


def frame_of(row: TableRow, phrasebook: Phrasebook) -> Frame:
    """Return what is true of a table before its game begins."""
    title = f"variant-{row.preset}"
    # A mark beside a name says how well a computer plays there.
    chairs = tuple(
        replace(chair, name=shown_as(chair.name, phrasebook), level=level_of(row, chair))
        for chair in row.chairs
    )
    return Frame(
        table_id=row.table_id,
        guild_name=safe_name(row.guild_name),
        channel_name=safe_name(row.channel_name),
        channel_link=channel_link(row.guild_id, row.channel_id),
        table_link=None,
        # A newer version may have others, whose tables are left to it.
        variant_title=phrasebook(title) if phrasebook.has(title) else row.preset,
        chairs=chairs,
        asked=(),
        customised=is_customised(row.family, row.options),
        hints=row.hints,
        solo=row.solo,
        reliable_from=row.reliability,
        tried=row.tried,
        practice=row.practice,
        family=row.family,
        preset=row.preset,
    )


def frame_at(moment: Moment, reader: Reader, now: int) -> Frame:
    """Return the facts around a game that its screens name."""
    ends, pause = deadlines(moment, now), interval(moment, now)

    def make() -> Frame:
        row, phrasebook = moment.row, reader.phrasebook
        screens, until = family_screens(row.family), row.paused_until
        seated = made_once(
            ("seated", row.table_id, phrasebook),
            (row, phrasebook),
            lambda: frame_of(row, phrasebook),
        )
        return replace(
            seated,
            table_link=moment.link,
            asked=moment.questions.numbers,
            waiting_for=moment.waiting_for,
            deadlines=ends,
            paused_until=None if until is None else until // 1000,
            pause_reason=row.pause_reason,
            stood_in=stood_in(moment.play.substitutions, row.chairs, screens.secret_verbs),
            interval=pause,
            # All families write it alike.
            deals=getattr(moment.game.variant.rules, "deals", None),
            quickened=moment.quick_deals == 1,
            fair=_fair(moment),
            chairs=seated.chairs if moment.outcome is None else _as_told(seated.chairs, moment),
            rating=moment.aftermath.rating,
            fared=moment.aftermath.fared,
            sayable=screens.reactions if reader.reacts else (),
            reactions=moment.current_reactions if reader.reacts else {},
        )

    return moment.once((reader, *ends.items(), pause), make)


def own_hand(moment: Moment, seat: Seat, now: int) -> OwnHand:
    """Return what the hand of a seat tells beside its view."""
    resting = rests_for(moment, seat, now) > 0

    def make() -> OwnHand:
        return OwnHand(
            resting=resting,
            next_asked=moment.next_question(seat),
            ahead=moment.card_ahead(seat),
            only_card=moment.only_card(seat),
            claims=_standing_claims(moment, seat),
        )

    return moment.once(("own", seat, resting), make)


def _standing_claims(moment: Moment, seat: Seat) -> tuple[str, ...]:
    """Return what a seat in turn may claim: the rules judge it by what the seat knows alone."""
    if seat not in moment.game.to_act or not family_screens(moment.row.family).claims:
        return ()
    claims = (Action("claim", (what,)) for what in (REST, NONE))
    return tuple([claim.words[0] for claim in claims if is_legal(moment.game, seat, claim)])


def _as_told(chairs: tuple[Chair, ...], moment: Moment) -> tuple[Chair, ...]:
    """Return the chairs as a result tells them: who was away for a moment is as good as here."""
    return tuple(
        chair
        if chair.presence is Presence.LEFT
        else replace(chair, presence=Presence.AWAY if seat in moment.gone else Presence.HERE)
        for seat, chair in enumerate(chairs)
    )


def _fair(moment: Moment) -> FairDeals | None:
    """Return what is told of the chance: of a try no secret, for others have the same cards."""
    fair = moment.aftermath.proven or fair_deals(moment.proof, moment.deals_proven, moment.seal)
    return without_secret(fair) if moment.row.is_try else fair


def fair_deals(proof: Proof | None, deals: int, seal: str | None = None) -> FairDeals | None:
    """Return what everybody at a table may know of its proof after so many deals."""
    if proof is None:
        return None
    # Those of who deals first and of a cut for it are shown with that of the first deal.
    *earlier, last = proof.secrets
    return FairDeals(
        commitment=proof.commitment,
        secret=last if deals > 0 and earlier else None,
        seal=seal,
    )


def without_secret(fair: FairDeals | None) -> FairDeals | None:
    """Return what is told where others still have the same cards before them."""
    return None if fair is None else replace(fair, secret=None)


def fair_deals_of(record: Mapping[str, Any]) -> FairDeals | None:
    """Return what everybody may know of the proof of a game that is over, by its record."""
    fair = record.get("fair")
    if fair is None:
        return None
    return FairDeals(commitment=fair["commitment"], secret=fair["secrets"][-1], seal=record["seal"])
