-- The rules a guild has named, and the game it plays where nobody says which.

CREATE TABLE guild_presets (
    guild_id INTEGER NOT NULL,
    folded TEXT NOT NULL,
    name TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    PRIMARY KEY (guild_id, folded)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_defaults (
    guild_id INTEGER PRIMARY KEY,
    choice TEXT NOT NULL
) STRICT;
