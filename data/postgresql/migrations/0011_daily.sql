-- The deal of each day and family. `root` leads to every card of it: it is nobody's to see before
-- the day is over. Once a day is closed no try of it finishes any more, and once it is settled every
-- try has its `score`: hundredths of the percentage. A try is one person's game: `lead` is by how
-- much it did better than its `rivals`, summed up.

CREATE TABLE daily_deals (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    root BYTEA NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    committed_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at BIGINT,
    PRIMARY KEY (day, family)
);

CREATE INDEX daily_deals_unsettled ON daily_deals (day) WHERE settled_at IS NULL;

CREATE TABLE daily_tries (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    ended_at BIGINT,
    points BIGINT,
    lead BIGINT,
    rivals BIGINT,
    score BIGINT,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);

CREATE INDEX daily_tries_by_person ON daily_tries (person);
CREATE INDEX daily_tries_by_guild ON daily_tries (guild_id);

-- How often each act was chosen where a line of acts leads, which `node` is the hash of. `act` may
-- name cards.
CREATE TABLE daily_choices (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    node BYTEA NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    people BIGINT NOT NULL,
    lead_sum BIGINT NOT NULL,
    PRIMARY KEY (day, family, node, act),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);

-- The days of each person with a finished deal: the last one, and how many in a row.
CREATE TABLE daily_streaks (
    person BIGINT PRIMARY KEY,
    last_day TEXT COLLATE "C" NOT NULL,
    current BIGINT NOT NULL,
    longest BIGINT NOT NULL
);

-- A season is a week ('w2026-11-16'), four weeks ('s38') or 'all'; guild 0 is everybody. `score` is
-- the sum of the scores of so many tries.
CREATE TABLE daily_standings (
    family TEXT COLLATE "C" NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    score BIGINT NOT NULL,
    PRIMARY KEY (family, season, guild_id, person)
);

CREATE INDEX daily_standings_in_order
    ON daily_standings (family, season, guild_id, score DESC, deals, person);
CREATE INDEX daily_standings_by_person ON daily_standings (person);
CREATE INDEX daily_standings_by_guild ON daily_standings (guild_id);

-- Which day's deal a table plays, and whether only for practice.
ALTER TABLE tables ADD COLUMN day TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN practice BIGINT NOT NULL DEFAULT 0 CHECK (practice IN (0, 1));

-- What stands for the table's id in its chance, where many tables have the same cards.
ALTER TABLE proofs ADD COLUMN label TEXT COLLATE "C";
