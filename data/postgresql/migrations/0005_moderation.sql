-- What moderators did, numbered within each guild. `act` is a word, and `about` what else it was done
-- to: a board, a setting. `posted` is NULL where the guild had no channel for it, 0 until it is there.

CREATE TABLE moderation_log (
    guild_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C",
    person BIGINT,
    about TEXT COLLATE "C" NOT NULL DEFAULT '',
    reason TEXT COLLATE "C" NOT NULL DEFAULT '',
    posted BIGINT CHECK (posted IN (0, 1)),
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator);
CREATE INDEX moderation_log_by_person ON moderation_log (person) WHERE person IS NOT NULL;

-- Who may join no table of a guild; `until` is NULL for good.

CREATE TABLE kept_out (
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    until BIGINT,
    reason TEXT COLLATE "C" NOT NULL DEFAULT '',
    moderator BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, person)
);

CREATE INDEX kept_out_by_person ON kept_out (person);
CREATE INDEX kept_out_by_moderator ON kept_out (moderator);

-- When the result of a game was made void: it counts nowhere, and `number` is NULL.
ALTER TABLE games ADD COLUMN voided_at BIGINT;
