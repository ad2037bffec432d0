-- Unused since 0003: `daily_deals`, `daily_tries`, `daily_choices`, the `deleted_tries` of days, and
-- `tables.day`. A field is so many deals of one game, the same for everybody, in place of the one
-- deal of a day; each day becomes a field of one. A version before cannot go on with that.

-- Times are milliseconds since 1970. Guild 0 is everybody; a field that was made by nobody, or told
-- of nowhere, has 0 there. `closed` says that no try finishes any more.

CREATE TABLE fields (
    field TEXT COLLATE "C" PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('day', 'challenge', 'tournament')),
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    deals BIGINT NOT NULL,
    opens_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    made_by BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    start_id BIGINT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at BIGINT,
    result_id BIGINT
);

CREATE INDEX fields_unsettled ON fields (closes_at) WHERE settled_at IS NULL;
CREATE INDEX fields_of_days ON fields (family, opens_at) WHERE kind = 'day';
CREATE INDEX fields_by_guild ON fields (guild_id);
CREATE INDEX fields_by_maker ON fields (made_by);

-- All cards of a deal follow from its `root`, which has to stay secret until its field is over, and
-- its computers' decisions from `revision`.

CREATE TABLE field_deals (
    field TEXT COLLATE "C" NOT NULL REFERENCES fields ON DELETE CASCADE,
    number BIGINT NOT NULL,
    root BYTEA NOT NULL,
    scheme TEXT COLLATE "C" NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    committed_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (field, number)
);

-- Who is in a field of certain people. `score` and `rank` are how they fared in all of it.

CREATE TABLE field_entries (
    field TEXT COLLATE "C" NOT NULL REFERENCES fields ON DELETE CASCADE,
    person BIGINT NOT NULL,
    accepted_at BIGINT,
    score BIGINT,
    rank BIGINT,
    PRIMARY KEY (field, person)
);

CREATE INDEX field_entries_by_person ON field_entries (person);

-- A try is one person's game: `lead` is by how much it did better than its `rivals`, summed up. Once
-- a field is settled every try has its `score`: hundredths of the percentage.

CREATE TABLE field_tries (
    field TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    ended_at BIGINT,
    points BIGINT,
    lead BIGINT,
    rivals BIGINT,
    score BIGINT,
    PRIMARY KEY (field, number, person),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
);

-- The tries of a deal in the order in which they are shown.
CREATE INDEX field_tries_in_order
    ON field_tries (field, number, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX field_tries_in_order_here
    ON field_tries (field, number, guild_id, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX field_tries_by_person ON field_tries (person);
CREATE INDEX field_tries_by_guild ON field_tries (guild_id);

-- How often each act was chosen where a line of acts leads, which `node` is the hash of.

CREATE TABLE field_choices (
    field TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    node BYTEA NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    people BIGINT NOT NULL,
    lead_sum BIGINT NOT NULL,
    PRIMARY KEY (field, number, node, act),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
);

-- Tries of people whose data was deleted while the field was on: nobody gets cards they know.
-- `person` is hashed with the deal's secret as its key. The rows go when the field is over.

ALTER TABLE deleted_tries RENAME TO daily_deleted;
-- The key makes room for that of the new table.
ALTER TABLE daily_deleted DROP CONSTRAINT deleted_tries_pkey;

CREATE TABLE deleted_tries (
    field TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    person BYTEA NOT NULL,
    PRIMARY KEY (field, number, person),
    FOREIGN KEY (field, number) REFERENCES field_deals ON DELETE CASCADE
);

INSERT INTO fields (field, kind, guild_id, family, preset, options, deals, opens_at, closes_at,
    made_by, channel_id, message_id, start_id, closed, settled_at)
SELECT 'daily-' || day || '-' || family, 'day', 0, family, preset, options, 1, opens_at,
    opens_at + 86400000, 0, 0, 0, 0, closed, settled_at
FROM (
    SELECT daily_deals.*,
        CAST(extract(epoch FROM CAST(day || ' 00:00:00+00' AS TIMESTAMPTZ)) AS BIGINT) * 1000
            AS opens_at
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

ALTER TABLE tables ADD COLUMN field TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN field_deal BIGINT;
UPDATE tables SET field = 'daily-' || day || '-' || family, field_deal = 1 WHERE day IS NOT NULL;
ALTER TABLE tables DROP COLUMN day;
