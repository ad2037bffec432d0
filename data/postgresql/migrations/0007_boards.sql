-- From when on games count on the boards of a season, 'all' for those of every season: boards that
-- moderators have reset.

CREATE TABLE board_resets (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, season)
);

-- Who has the role that a guild gives to the best of a season, is to get it, or is to lose it.

CREATE TABLE season_titles (
    guild_id BIGINT NOT NULL,
    role_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL CHECK (state IN ('give', 'has', 'take')),
    PRIMARY KEY (guild_id, role_id, person)
);

CREATE INDEX season_titles_by_person ON season_titles (person);
CREATE INDEX season_titles_due ON season_titles (guild_id) WHERE state <> 'has';
