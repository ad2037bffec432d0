-- From when on games count on the boards of a season, 'all' for those of every season: boards that
-- moderators have reset.

CREATE TABLE board_resets (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    season TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, season)
) STRICT, WITHOUT ROWID;

-- Who has the role that a guild gives to the best of a season, is to get it, or is to lose it.

CREATE TABLE season_titles (
    guild_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    season TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('give', 'has', 'take')),
    PRIMARY KEY (guild_id, role_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_titles_by_person ON season_titles (person);
CREATE INDEX season_titles_due ON season_titles (guild_id) WHERE state <> 'has';
