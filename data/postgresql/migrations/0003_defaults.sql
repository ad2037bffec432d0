-- Each command that opens tables has a default of its own.

CREATE TABLE guild_defaults (
    guild_id BIGINT NOT NULL,
    command TEXT COLLATE "C" NOT NULL,
    choice TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, command)
);
