-- The session that a process has at Discord's gateway for a shard, so that the next one can resume
-- it: of so many shards, and begun with these intents. `session` is as secret as a token.
CREATE TABLE gateway_sessions (
    shard INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    intents INTEGER NOT NULL,
    session TEXT NOT NULL,
    address TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    kept_at INTEGER NOT NULL
) STRICT;
