"""Drawing: the screens of one table at a moment, for everybody and for each seat."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.pictures.heights import PICTURE_WIDTH, hand_height, table_height
from bot.pictures.scenes import HandScene, TableScene
from bot.screens.components import Text
from bot.screens.daily.panel import panel_text
from bot.screens.drawing import Drawing
from bot.screens.fairness import check_keys, stub_screen
from bot.screens.families import family_screens
from bot.screens.fitting import height, is_low, lowered, without_idle_rows
from bot.screens.frame import Frame, OwnHand
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.open_hand import stands_still
from bot.screens.hand.solo import solo_screen
from bot.screens.phrases import lines, listed, quoted, text, time_of_day
from bot.screens.pictures import with_deal_picture, with_hand_picture, with_table_picture
from bot.screens.screen import Screen, plain_screen
from bot.screens.table.round_table import info_key, paused_table_screen
from bot.tables.messages.frames import frame_at, made_once, own_hand
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Moment
from bot.tables.session.results import outcome_of_those_who_stayed
from bot.tables.session.session import Session
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.games.catalogue import is_customised
from engine.table.chairs import Presence

ViewT = TypeVar("ViewT", bound=View)

_PHONE_WIDTH: Final = 280
_PHONE_SEEN: Final = 540
_TABLE_SEEN: Final = 436
_DESK_WIDTH: Final = 435
_DESK_HIGHEST: Final = 350
_DESK_SEEN: Final = 624
"""How wide and high pictures are shown, and what is seen at once; measured in `tests/browser`."""

HIGHEST: Final = 680
"""How high the end of a deal or game is at most, by a measure that is right but for some pixels."""


def drawn(draw: Callable[[Phrasebook], Screen], phrasebook: Phrasebook) -> Screen:
    """Draw a screen with the faces of its reader; in plain text if it would not fit so.

    An emoji takes some forty characters of a message where a corner takes two.
    """
    screen = draw(phrasebook)
    return screen if phrasebook.faces.plain or screen.fits else draw(phrasebook.plain)


def table_screen(moment: Moment, reader: Reader, now: int) -> Screen:
    frame, view = frame_at(moment, reader, now), moment.view()

    def draw() -> Screen:
        if moment.paused and view.outcome is None:
            return paused_table_screen(frame, reader.phrasebook.plain)
        seats = _seats(moment, max(view.deal_number, 1), frame, reader)
        screen = table_in_pictures(view, frame, reader, seats)
        if view.outcome is None and frame.interval is None:
            return screen
        ended = _with_deal(screen, view, len(moment.game.deal_scores), frame, reader)
        return lowered(ended, HIGHEST)

    return made_once(("table", moment.table_id), (frame, view, reader), draw)


def past_table_screen(moment: Moment, reader: Reader, now: int, deal: int) -> Screen:
    """Return the last screen of the message of an earlier deal, or of an earlier place."""
    if not deal:
        return line_screen(moment, reader, now)
    frame, screens = frame_at(moment, reader, now), family_screens(moment.row.family)
    screen = drawn(
        lambda words: screens.past_table(Drawing(frame, moment.view(), words), deal),
        reader.phrasebook,
    )
    # The message of a deal that goes on elsewhere has none.
    ended = deal if deal <= len(moment.game.deal_scores) else 0
    screen = _with_deal(screen, moment.view(), ended, frame, reader)
    return _followed(screen, _seats(moment, deal, frame, reader))


def _seats(moment: Moment, deal: int, frame: Frame, reader: Reader) -> Text | None:
    """Go on naming everybody in their order in the message of which a game follows.

    That is the message of its first deal; after it the line that the channel keeps does.
    """
    if deal > 1 or moment.proof is None or moment.row.solo:
        return None
    return text(_seats_text(frame, reader.phrasebook.plain))


def _followed(screen: Screen, below: Text | None) -> Screen:
    """Return a screen with a text below it, if there is one and room for it."""
    told = screen if below is None else screen.followed_by(below)
    return told if told.fits else screen


def _seats_text(frame: Frame, phrasebook: Phrasebook) -> str:
    return phrasebook("fair-seats", names=_names(frame, range(len(frame.chairs)), phrasebook))


def line_screen(moment: Moment, reader: Reader, now: int, result: str | None = None) -> Screen:
    """Return what the channel keeps of a game beside its table, in a line: who plays, and where.

    Once the game is over it says who won; `result` is where that is told.
    """
    proof, phrasebook, frame = moment.proof, reader.phrasebook.plain, frame_at(moment, reader, now)
    said = _who_plays_text(moment, frame, phrasebook, result)
    if result is not None:
        said = lines(said, _seats_text(frame, phrasebook))
    if proof is None:
        return plain_screen(said)
    # Whoever verifies the game looks up what was published before it began, and who sat where.
    over = result is not None or moment.closed
    keys = (
        check_keys(frame, "commitment", phrasebook)
        if over
        else [info_key(frame, "rules", phrasebook)]
    )
    return stub_screen(said, phrasebook, keys, postings=proof.binding.postings)


def _who_plays_text(
    moment: Moment, frame: Frame, phrasebook: Phrasebook, result: str | None
) -> str:
    link, variant = result or moment.link, frame.variant_title
    if link is None:
        return phrasebook("lobby-game-unposted")
    if moment.closed and result is None:
        return ended_text(frame, phrasebook)
    outcome = _as_told(moment.view(), moment).outcome
    if outcome is not None and result is not None:
        seats = outcome.winners
        key = "lobby-game-won"
    else:
        seats = tuple(range(len(frame.chairs)))
        key = "lobby-game-started"
        if moment.row.parent_id is not None:
            key, link = "lobby-game-in-thread", f"<#{moment.row.channel_id}>"
    names = _names(frame, seats, phrasebook)
    return phrasebook(key, count=len(seats), names=names, variant=variant, link=link)


def ended_text(frame: Frame, phrasebook: Phrasebook) -> str:
    """Say who played a game that ended without a result."""
    seats = tuple(range(len(frame.chairs)))
    names = _names(frame, seats, phrasebook)
    return phrasebook("lobby-game-ended", names=names, variant=frame.variant_title)


def _names(frame: Frame, seats: Iterable[Seat], phrasebook: Phrasebook) -> str:
    return listed([f"**{frame.name(seat)}**" for seat in seats], phrasebook)


def result_screen(moment: Moment, reader: Reader, now: int, own: OwnHand | None = None) -> Screen:
    """Return what is told when the game is over, and to its reader alone of the `own` hand."""
    length = _other_length(moment, reader)
    frame = replace(frame_at(moment, reader, now), length=length, own=own)
    return result_card(_as_told(moment.view(), moment), frame, reader)


def result_card(view: View, frame: Frame, reader: Reader) -> Screen:
    """Draw the end of a game with the picture of its last deal, no higher than a phone shows."""
    screens = family_screens(frame.family)
    card = drawn(lambda words: screens.result(Drawing(frame, view, words)), reader.phrasebook)
    pictured = lowered(_with_deal(card, view, view.deal_number, frame, reader), HIGHEST)
    return pictured if height(pictured) <= HIGHEST else lowered(card, HIGHEST)


def hand_screen(
    moment: Moment,
    seat: Seat,
    reader: Reader,
    now: int,
    *,
    everybody: Reader | None = None,
    notice: str | None = None,
    stays: bool = False,
) -> Screen:
    """Return the private screen of a seat; without a clock if it `stays` as it is.

    Alone a person sees in it the table as `everybody` does.
    """
    everybody = everybody or reader
    frame, phrasebook = frame_at(moment, reader, now), reader.phrasebook
    if stays:
        still = None if frame.interval is None else replace(frame.interval, ends_at=None)
        frame = replace(frame, deadlines={}, interval=still)
    if moment.chairs[seat].person is None:
        return hand_closed_screen(frame, "game", phrasebook.plain)
    if moment.closed:
        return hand_closed_screen(frame, "ended", phrasebook.plain)
    dearest = moment.aftermath.dearest.get(seat)
    if frame.solo and moment.outcome is not None:
        return result_screen(moment, everybody, now, OwnHand(dearest=dearest))
    view, own = _as_told(moment.view(seat), moment), own_hand(moment, seat, now)
    own = replace(
        own,
        dearest=dearest,
        offered=reader.pictures == "offered" and reader.look is not None,
        at_once=reader.passing == "three_taps",
    )
    draft, advice = moment.draft(seat) or (), moment.advice(seat).advice
    screens = family_screens(moment.row.family)

    def in_faces(frame: Frame, phrasebook: Phrasebook) -> Screen:
        drawing, above = Drawing(frame, view, phrasebook), notice
        # The number of a question outlives its answer.
        if advice is not None and view.prompt is not None:
            hint = screens.hint(drawing, advice)
            above = hint if notice is None else lines(notice, quoted(hint))
        return screens.hand(drawing, draft=draft, notice=above)

    def draw() -> Screen:
        screen = in_pictures(in_faces, view, replace(frame, own=own), reader)
        if not frame.solo or moment.paused:
            return screen
        end = None if frame.interval is None else table_screen(moment, everybody, now)
        shown = solo_screen(frame, screen, phrasebook.plain, end=end)
        return shown if end is None else lowered(shown, HIGHEST)

    made_from = (frame, view, own, draft, advice, notice, reader, everybody)
    return made_once((moment.table_id, seat), made_from, draw)


def moved_hand_screen(
    moment: Moment, reader: Reader, now: int, *, notice: str | None = None
) -> Screen:
    """Return what is left of a message whose hand is shown by a newer one."""
    frame = frame_at(moment, reader, now)
    return hand_closed_screen(frame, "moved", reader.phrasebook.plain, notice=notice)


def _as_told(view: ViewT, moment: Moment) -> ViewT:
    """Return a view of a game as its result is told: those who did not stay are last."""
    if view.outcome is None:
        return view
    return replace(view, outcome=outcome_of_those_who_stayed(view.outcome, moment.gone))


def _other_length(moment: Moment, reader: Reader) -> str | None:
    """Say how long the game was to be, if nothing else of its preset was changed."""
    variant = moment.game.variant
    if not variant.options or is_customised(variant.family, dict(variant.options)):
        return None
    return family_screens(variant.family).told.goal(variant, reader.phrasebook.plain)


def _with_deal(screen: Screen, view: View, number: int, frame: Frame, reader: Reader) -> Screen:
    """Show what a finished deal brought, in the look of everybody."""
    if reader.look is None or number < 1:
        return screen
    scene = family_screens(frame.family).deal_scene(view, number, reader.look)
    if scene is None:
        return screen
    return with_deal_picture(screen, scene, frame, reader.phrasebook.plain)


def in_pictures(
    draw: Callable[[Frame, Phrasebook], Screen], view: SeatView, frame: Frame, reader: Reader
) -> Screen:
    """Draw a hand; to a reader who wants pictures with one of this moment: table and cards.

    No text tells what that shows, and no button has a picture of a card that is there large. Where
    there is no room for it, or nothing lies there that the hand tells of, the text tells all.
    """
    words, own = reader.phrasebook, frame.own
    left = frame.chairs[view.seat].presence is Presence.LEFT
    look = reader.look if reader.pictures == "cards" else None
    if look is None or own is None or left or view.outcome is not None:
        return drawn(partial(draw, frame), words)
    words, own = words.plain, replace(own, lettered=True)
    told = partial(draw, replace(frame, own=own), words)
    cards = family_screens(frame.family).hand_cards(view)
    still = frame.interval is not None or stands_still(frame, view.seat)
    table = None if still else _table_scene(view, frame, reader)
    head = panel_text(frame, words, pictured=True) if frame.solo else None
    above = 0 if head is None else height(plain_screen(head))
    if table is None:
        screen, room = told(), _room(hand_height(cards), above=above)
        for beside in (screen, without_idle_rows(screen)) if cards else ():
            if is_low(beside, *room):
                shown = with_hand_picture(beside, HandScene(cards, look), words)
                return shown if beside is screen else replace(shown, otherwise=told)
        return screen
    scene = replace(table, hand=cards, raised=() if own.resting else _playable(view))
    pictured = draw(replace(frame, own=own, pictured=True), words)
    room = _room(table_height(scene), above=above)
    pictured = lowered(pictured, *room)
    if not is_low(pictured, *room):
        return told()
    shown = with_table_picture(pictured, scene, frame, words, below_title=False)
    return replace(shown, otherwise=told) if shown.scenes else told()


def _playable(view: SeatView) -> tuple[Card, ...]:
    """Return the cards that a seat may play now, if these are not all."""
    prompt = view.prompt
    if prompt is None or prompt.question != "play" or {*prompt.cards} == {*view.hand}:
        return ()
    return prompt.cards


def table_in_pictures(
    view: View, frame: Frame, reader: Reader, below: Text | None = None
) -> Screen:
    """Draw a table; to readers who want pictures with one of this moment, as everybody sees it.

    Few words stand beside that. Where it is too high for them, all is told in words if that is
    lower.
    """

    def draw(frame: Frame, words: Phrasebook) -> Screen:
        screen = family_screens(frame.family).table(Drawing(frame, view, words))
        return _followed(screen, below)

    told = partial(drawn, partial(draw, frame), reader.phrasebook)
    over = view.outcome is not None or frame.interval is not None
    scene = None if over else _table_scene(view, frame, reader)
    if scene is None:
        return told()
    words = reader.phrasebook.plain
    beside = draw(replace(frame, pictured=True), words)
    shown = with_table_picture(beside, scene, frame, words)
    low = is_low(beside, *_room(table_height(scene), _TABLE_SEEN))
    if not low and height(said := told()) <= height(shown):
        return said
    return replace(shown, otherwise=told) if shown.scenes else told()


def _room(painted: int, seen: int = _PHONE_SEEN, *, above: int = 0) -> tuple[int, int]:
    """Return how high a screen may be beside a picture so high, to be seen whole on a phone.

    And on a desk with 800 rows. So much stands `above` it.
    """
    on_a_phone = painted * _PHONE_WIDTH // PICTURE_WIDTH
    at_a_desk = min(painted * _DESK_WIDTH // PICTURE_WIDTH, _DESK_HIGHEST)
    return seen - on_a_phone - above, _DESK_SEEN - at_a_desk - above


def _table_scene(view: View, frame: Frame, reader: Reader) -> TableScene | None:
    if reader.pictures != "cards" or reader.look is None:
        return None
    drawing = Drawing(frame, view, reader.phrasebook)
    return family_screens(frame.family).review.table_scene(drawing, reader.look)


class TableDrawing:
    """The screens of one table as it is now, each for whoever reads it as they have chosen."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _everybody(self) -> Reader:
        return self._session.services.everybody(self._session.moment.row)

    def _reader(self, seat: Seat) -> Reader:
        return self._session.services.reader(self._session.moment.row, seat)

    def frame(self, phrasebook: Phrasebook | None = None) -> Frame:
        """Return the facts around the game that its screens name, to everybody or to a reader."""
        everybody = self._everybody
        reader = everybody if phrasebook is None else replace(everybody, phrasebook=phrasebook)
        return frame_at(self._session.moment, reader, self._session.now())

    def line(self, result: str | None = None) -> Screen:
        """Return the summary line of the game that its channel keeps beside the table.

        Of a game that is over it has the address of its `result`.
        """
        moment, now = self._session.moment, self._session.now()
        return line_screen(moment, self._everybody, now, result)

    def table(self) -> Screen:
        return table_screen(self._session.moment, self._everybody, self._session.now())

    def past_table(self, deal: int) -> Screen:
        """Return the last screen of the message of an earlier deal, or of an earlier place."""
        session = self._session
        return past_table_screen(session.moment, self._everybody, session.now(), deal)

    def result(self) -> Screen:
        """Return what is told when the game is over."""
        return result_screen(self._session.moment, self._everybody, self._session.now())

    def hand(self, seat: Seat, notice: str | None = None) -> Screen:
        return self._hand(seat, self._reader(seat), notice)

    def last_hand(self, seat: Seat) -> Screen:
        """Return the private screen of a seat as it will stay, whatever happens."""
        reader = self._reader(seat)
        notice = reader.phrasebook("hand-stays", time=time_of_day(self._session.now() // 1000))
        return self._hand(seat, reader, notice, stays=True)

    def _hand(
        self, seat: Seat, reader: Reader, notice: str | None, *, stays: bool = False
    ) -> Screen:
        moment, now = self._session.moment, self._session.now()
        everybody = self._everybody if moment.row.solo else None
        return hand_screen(
            moment, seat, reader, now, everybody=everybody, notice=notice, stays=stays
        )

    def moved_hand(self, seat: Seat, notice: str | None = None) -> Screen:
        """Return what is left of a message whose hand is shown by a newer one."""
        session = self._session
        return moved_hand_screen(session.moment, self._reader(seat), session.now(), notice=notice)
