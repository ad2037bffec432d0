"""What guilds play where nobody says which."""

from data.presets import GuildPreset
from data.store import Store


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
