"""Length: how long a game goes that ends at a target, and after some deals at the latest."""

from bot.text.phrasebook import Phrasebook


def length_text(target: int, deals: int | None, phrasebook: Phrasebook) -> str:
    """Say in a few words what is played to."""
    if deals is None:
        return phrasebook("lobby-goal", target=target)
    return phrasebook("lobby-goal-both", target=target, count=deals)
