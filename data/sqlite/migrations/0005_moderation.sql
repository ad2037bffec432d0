-- What moderators did, numbered within each guild. `act` is a word, and `about` what else it was done
-- to: a board, a setting. `posted` is NULL where the guild had no channel for it, 0 until it is there.

CREATE TABLE moderation_log (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    act TEXT NOT NULL,
    table_id TEXT,
    person INTEGER,
    about TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    posted INTEGER CHECK (posted IN (0, 1)),
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator);
CREATE INDEX moderation_log_by_person ON moderation_log (person) WHERE person IS NOT NULL;

-- Who may join no table of a guild; `until` is NULL for good.

CREATE TABLE kept_out (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL DEFAULT '',
    moderator INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_out_by_person ON kept_out (person);
CREATE INDEX kept_out_by_moderator ON kept_out (moderator);

-- When the result of a game was made void: it counts nowhere, and `number` is NULL.
ALTER TABLE games ADD COLUMN voided_at INTEGER;
