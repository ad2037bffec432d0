-- Each command that opens tables has a default of its own. Until now there was /hearts alone.

ALTER TABLE guild_defaults RENAME TO hearts_defaults;

CREATE TABLE guild_defaults (
    guild_id INTEGER NOT NULL,
    command TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (guild_id, command)
) STRICT, WITHOUT ROWID;

INSERT INTO guild_defaults SELECT guild_id, 'hearts', choice FROM hearts_defaults;

DROP TABLE hearts_defaults;
