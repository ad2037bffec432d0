-- What people and guilds have chosen in /settings, a word each. What they have not chosen is not
-- there, so that what is usual may change.

CREATE TABLE person_preferences (
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_preferences (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;
