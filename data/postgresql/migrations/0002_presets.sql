-- The rules a guild has named, and the game it plays where nobody says which.

CREATE TABLE guild_presets (
    guild_id BIGINT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    PRIMARY KEY (guild_id, folded)
);
