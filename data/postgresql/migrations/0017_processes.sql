-- The processes that run the bot, each for as long as it renews its lease. `pinned` are the shards
-- that it was told to serve, as JSON, and `replaces` is the process whose place it is to take.
CREATE TABLE processes (
    process TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    pinned TEXT COLLATE "C" NOT NULL,
    replaces TEXT COLLATE "C",
    joined_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    ended_at BIGINT
);

-- Which process serves a shard. The `heir` is to serve it next, and is `ready` once it hears what
-- happens there. `seen` are the presses that the one before has taken lately, as JSON.
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    process TEXT COLLATE "C",
    heir TEXT COLLATE "C",
    ready BIGINT NOT NULL DEFAULT 0 CHECK (ready IN (0, 1)),
    seen TEXT COLLATE "C" NOT NULL DEFAULT '[]'
);

-- Presses on their way to the process that plays their table, until they are answered.
CREATE TABLE forwarded_presses (
    press_id BIGINT PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    process TEXT COLLATE "C" NOT NULL,
    payload TEXT COLLATE "C" NOT NULL,
    acknowledged BIGINT NOT NULL DEFAULT 0 CHECK (acknowledged IN (0, 1)),
    taken BIGINT NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    sent_at BIGINT NOT NULL
);

CREATE INDEX forwarded_presses_by_process ON forwarded_presses (process);

-- When the last session of each bucket of Discord's was begun.
CREATE TABLE session_starts (
    bucket BIGINT PRIMARY KEY,
    started_at BIGINT NOT NULL
);

-- The calls to Discord that processes share: each is free again some time after it was made.
CREATE TABLE call_tokens (
    token BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL,
    back_after BIGINT NOT NULL
);

-- Grows by one whenever a table changes its owner: who was it before can write no move any more.
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 1;
