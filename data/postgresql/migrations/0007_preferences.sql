-- What people and guilds have chosen in /settings, a word each. What they have not chosen is not
-- there, so that what is usual may change.

CREATE TABLE person_preferences (
    person BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, name)
);

CREATE TABLE guild_preferences (
    guild_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, name)
);
