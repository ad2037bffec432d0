-- The session that a process has at Discord's gateway for a shard, so that the next one can resume
-- it: of so many shards, and begun with these intents. `session` is as secret as a token.
CREATE TABLE gateway_sessions (
    shard BIGINT PRIMARY KEY,
    shards BIGINT NOT NULL,
    intents BIGINT NOT NULL,
    session TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL,
    kept_at BIGINT NOT NULL
);
