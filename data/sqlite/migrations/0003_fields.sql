-- Unused since 0003: `daily_deals`, `daily_tries`, `daily_choices`, the `deleted_tries` of days, and
-- `tables.day`. A field is so many deals of one game, the same for everybody, in place of the one
-- deal of a day; each day becomes a field of one. A version before cannot go on with that.

-- Times are milliseconds since 1970. Guild 0 is everybody; a field that was made by nobody, or told
-- of nowhere, has 0 there. `closed` says that no try finishes any more.

CREATE TABLE fields (
    field TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('day', 'challenge', 'tournament')),
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    deals INTEGER NOT NULL,
    opens_at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    made_by INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    start_id INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at INTEGER,
    result_id INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX fields_unsettled ON fields (closes_at) WHERE settled_at IS NULL;
CREATE INDEX fields_of_days ON fields (family, opens_at) WHERE kind = 'day';
CREATE INDEX fields_by_guild ON fields (guild_id);
CREATE INDEX fields_by_maker ON fields (made_by);

-- All cards of a deal follow from its `root`, which has to stay secret until its field is over, and
-- its computers' decisions from `revision`.

CREATE TABLE field_deals (
    field TEXT NOT NULL REFERENCES fields ON DELETE CASCADE,
    number INTEGER NOT NULL,
    root BLOB NOT NULL,
    scheme TEXT NOT NULL,
    commitment TEXT NOT NULL,
    committed_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (field, number)
) STRICT, WITHOUT ROWID;

-- Who is in a field of certain people. `score` and `rank` are how they fared in all of it.

CREATE TABLE field_entries (
    field TEXT NOT NULL REFERENCES fields ON DELETE CASCADE,
    person INTEGER NOT NULL,
    accepted_at INTEGER,
    score INTEGER,
    rank INTEGER,
    PRIMARY KEY (field, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX field_entries_by_person ON field_entries (person);

-- A try is one person's game: `lead` is by how much it did better than its `rivals`, summed up. Once
-- a field is settled every try has its `score`: hundredths of the percentage.

CREATE TABLE field_tries (
    field TEXT NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    ended_at INTEGER,
    points INTEGER,
    lead INTEGER,
    rivals INTEGER,
    score INTEGER,
    PRIMARY KEY (field, number, person),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The tries of a deal in the order in which they are shown.
CREATE INDEX field_tries_in_order
    ON field_tries (field, number, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX field_tries_in_order_here
    ON field_tries (field, number, guild_id, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX field_tries_by_person ON field_tries (person);
CREATE INDEX field_tries_by_guild ON field_tries (guild_id);

-- How often each act was chosen where a line of acts leads, which `node` is the hash of.

CREATE TABLE field_choices (
    field TEXT NOT NULL,
    number INTEGER NOT NULL,
    node BLOB NOT NULL,
    act TEXT NOT NULL,
    people INTEGER NOT NULL,
    lead_sum INTEGER NOT NULL,
    PRIMARY KEY (field, number, node, act),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Tries of people whose data was deleted while the field was on: nobody gets cards they know.
-- `person` is hashed with the deal's secret as its key. The rows go when the field is over.

ALTER TABLE deleted_tries RENAME TO daily_deleted;
CREATE TABLE deleted_tries (
    field TEXT NOT NULL,
    number INTEGER NOT NULL,
    person BLOB NOT NULL,
    PRIMARY KEY (field, number, person),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO fields (field, kind, guild_id, family, preset, options, deals, opens_at, closes_at,
    made_by, channel_id, message_id, start_id, closed, settled_at)
SELECT 'daily-' || day || '-' || family, 'day', 0, family, preset, options, 1, opens_at,
    opens_at + 86400000, 0, 0, 0, 0, closed, settled_at
FROM (
    SELECT daily_deals.*, CAST(strftime('%s', day) AS INTEGER) * 1000 AS opens_at
    FROM daily_deals
) AS days;

INSERT INTO field_deals (field, number, root, scheme, commitment, committed_at, revision)
SELECT 'daily-' || day || '-' || family, 1, root, scheme, commitment, committed_at, revision
FROM daily_deals;

INSERT INTO field_tries (field, number, person, guild_id, table_id, ended_at, points, lead, rivals,
    score)
SELECT 'daily-' || day || '-' || family, 1, person, guild_id, table_id, ended_at, points, lead,
    rivals, score
FROM daily_tries;

INSERT INTO field_choices (field, number, node, act, people, lead_sum)
SELECT 'daily-' || day || '-' || family, 1, node, act, people, lead_sum FROM daily_choices;

INSERT INTO deleted_tries (field, number, person)
SELECT 'daily-' || day || '-' || family, 1, person FROM daily_deleted;

DROP TABLE daily_deleted;
DROP TABLE daily_choices;
DROP TABLE daily_tries;
DROP TABLE daily_deals;

-- What a table plays, if that is the deal of a field.

ALTER TABLE tables ADD COLUMN field TEXT;
ALTER TABLE tables ADD COLUMN field_deal INTEGER;
UPDATE tables SET field = 'daily-' || day || '-' || family, field_deal = 1 WHERE day IS NOT NULL;
ALTER TABLE tables DROP COLUMN day;
