"""What guilds play where nobody says which."""

from typing import Final

from data.moderation import ModeratorAct
from data.presets import GuildPreset
from data.store import Store

SAVED: Final = ModeratorAct(guild_id=1, moderator=3, act="save-preset", at=5, about="Ours")
DELETED: Final = ModeratorAct(guild_id=1, moderator=3, act="delete-preset", at=6, about="Ours")


async def test_each_command_has_a_default_of_its_own_in_each_guild(store: Store) -> None:
    assert await store.presets.defaults(1) == {}
    await store.presets.set_default(1, "hearts", "Likha")
    await store.presets.set_default(1, "pitch", "auction_pitch")
    await store.presets.set_default(2, "hearts", "omnibus")
    await store.presets.set_default(2, "hearts", "standard")
    assert await store.presets.defaults(1) == {"hearts": "likha", "pitch": "auction_pitch"}
    assert await store.presets.default(1, "pitch") == "auction_pitch"
    assert await store.presets.default(2, "hearts") == "standard"
    assert await store.presets.default(2, "pitch") is None


async def test_a_deleted_preset_is_no_default_any_more(store: Store) -> None:
    await store.presets.save(1, GuildPreset("Ours", "standard", {}))
    await store.presets.set_default(1, "hearts", "Ours")
    await store.presets.set_default(1, "pitch", "auction_pitch")
    assert await store.presets.delete(1, "OURS")
    assert await store.presets.defaults(1) == {"pitch": "auction_pitch"}


async def test_who_saves_or_deletes_a_preset_stands_in_the_log_of_the_server(store: Store) -> None:
    await store.presets.save(1, GuildPreset("Ours", "standard", {}), act=SAVED)
    assert await store.presets.delete(1, "ours", act=DELETED)
    assert not await store.presets.delete(1, "ours", act=DELETED)

    logged = await store.moderation.acts(1)
    assert [(one.act, one.about) for one in logged] == [
        ("delete-preset", "Ours"),
        ("save-preset", "Ours"),
    ]
