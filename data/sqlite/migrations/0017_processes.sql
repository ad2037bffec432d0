-- The processes that run the bot, each for as long as it renews its lease. `pinned` are the shards
-- that it was told to serve, as JSON, and `replaces` is the process whose place it is to take.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    pinned TEXT NOT NULL CHECK (json_valid(pinned)),
    replaces TEXT,
    joined_at INTEGER NOT NULL,
    lease_until INTEGER NOT NULL,
    ended_at INTEGER
) STRICT, WITHOUT ROWID;

-- Which process serves a shard. The `heir` is to serve it next, and is `ready` once it hears what
-- happens there. `seen` are the presses that the one before has taken lately, as JSON.
CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    process TEXT,
    heir TEXT,
    ready INTEGER NOT NULL DEFAULT 0 CHECK (ready IN (0, 1)),
    seen TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(seen))
) STRICT;

-- Presses on their way to the process that plays their table, until they are answered.
CREATE TABLE forwarded_presses (
    press_id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    payload TEXT NOT NULL,
    acknowledged INTEGER NOT NULL DEFAULT 0 CHECK (acknowledged IN (0, 1)),
    taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX forwarded_presses_by_process ON forwarded_presses (process);

-- When the last session of each bucket of Discord's was begun.
CREATE TABLE session_starts (
    bucket INTEGER PRIMARY KEY,
    started_at INTEGER NOT NULL
) STRICT;

-- The calls to Discord that processes share: each is free again some time after it was made.
CREATE TABLE call_tokens (
    token INTEGER PRIMARY KEY,
    free_at INTEGER NOT NULL,
    back_after INTEGER NOT NULL
) STRICT;

-- Grows by one whenever a table changes its owner: who was it before can write no move any more.
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
