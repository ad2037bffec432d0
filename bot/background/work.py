"""Background work: what people ask about games that are over, and the messages that wait for it."""

from dataclasses import dataclass, field
from typing import Self

from bot.background.animations import Animations
from bot.background.deal_appraisals import DealAppraisals
from bot.background.followed_messages import FollowedMessages
from bot.background.pool import BackgroundPool
from data.store import Store


@dataclass(frozen=True, slots=True)
class BackgroundWork:
    """One process, and what is worked out in it."""

    pool: BackgroundPool
    appraisals: DealAppraisals
    animations: Animations
    followed: FollowedMessages = field(default_factory=FollowedMessages)

    @classmethod
    def of(cls, store: Store) -> Self:
        """Return what works with the games of a store."""
        pool = BackgroundPool()
        appraisals = DealAppraisals(pool, store.appraisals, store.proofs)
        return cls(pool, appraisals, Animations(pool))

    def stop(self) -> None:
        """End it all; whoever waits for something asks again."""
        self.followed.stop()
        self.appraisals.stop()
        self.pool.close()
