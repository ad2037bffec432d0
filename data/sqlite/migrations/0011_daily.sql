-- The deal of each day and family. `root` leads to every card of it: it is nobody's to see before
-- the day is over. Once a day is closed no try of it finishes any more, and once it is settled every
-- try has its `score`: hundredths of the percentage. A try is one person's game: `lead` is by how
-- much it did better than its `rivals`, summed up.

CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    root BLOB NOT NULL,
    commitment TEXT NOT NULL,
    committed_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at INTEGER,
    PRIMARY KEY (day, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_deals_unsettled ON daily_deals (day) WHERE settled_at IS NULL;

CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    ended_at INTEGER,
    points INTEGER,
    lead INTEGER,
    rivals INTEGER,
    score INTEGER,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_tries_field ON daily_tries (day, family, lead DESC) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_field_here
    ON daily_tries (day, family, guild_id, lead DESC) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_by_person ON daily_tries (person);
CREATE INDEX daily_tries_by_guild ON daily_tries (guild_id);

-- How often each act was chosen where a line of acts leads, which `node` is the hash of. `act` may
-- name cards.
CREATE TABLE daily_choices (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    node BLOB NOT NULL,
    act TEXT NOT NULL,
    people INTEGER NOT NULL,
    lead_sum INTEGER NOT NULL,
    PRIMARY KEY (day, family, node, act),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
) STRICT, WITHOUT ROWID;

-- The days of each person with a finished deal: the last one, and how many in a row.
CREATE TABLE daily_streaks (
    person INTEGER PRIMARY KEY,
    last_day TEXT NOT NULL,
    current INTEGER NOT NULL,
    longest INTEGER NOT NULL
) STRICT;

-- A season is a week ('w2026-11-16'), four weeks ('s38') or 'all'; guild 0 is everybody. `score` is
-- the sum of the scores of so many tries.
CREATE TABLE daily_standings (
    family TEXT NOT NULL,
    season TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (family, season, guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_standings_in_order
    ON daily_standings (family, season, guild_id, score DESC, deals, person);
CREATE INDEX daily_standings_by_person ON daily_standings (person);
CREATE INDEX daily_standings_by_guild ON daily_standings (guild_id);

-- Which day's deal a table plays, and whether only for practice.
ALTER TABLE tables ADD COLUMN day TEXT;
ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1));

-- What stands for the table's id in its chance, where many tables have the same cards.
ALTER TABLE proofs ADD COLUMN label TEXT;
