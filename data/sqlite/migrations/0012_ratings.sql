-- Ratings, and the figures that go with them. All of it follows from the results, in the order of
-- `games.number`; what was finished by earlier versions is counted in by and by, not here.

-- How well the computer of a seat plays, for itself or in a person's place, and the first seat of
-- those who played together; NULL in results of earlier versions until they are counted. `company`
-- says that other people began the game as well. The numbers shown before and after a rated game
-- in its guild, and after it over all guilds.
ALTER TABLE results ADD COLUMN level TEXT;
ALTER TABLE results ADD COLUMN side INTEGER;
ALTER TABLE results ADD COLUMN company INTEGER NOT NULL DEFAULT 0 CHECK (company IN (0, 1));
ALTER TABLE results ADD COLUMN rated_from INTEGER;
ALTER TABLE results ADD COLUMN rated_to INTEGER;
ALTER TABLE results ADD COLUMN rated_everywhere INTEGER;

CREATE INDEX results_in_company ON results (person, ended_at, has_left) WHERE company = 1;

-- The place of a game in the order of counting, for good; NULL until it is counted.
ALTER TABLE games ADD COLUMN number INTEGER;
ALTER TABLE games ADD COLUMN unrated TEXT CHECK (unrated IN ('hints', 'alone', 'often'));

CREATE UNIQUE INDEX games_by_number ON games (number) WHERE number IS NOT NULL;
CREATE INDEX games_uncounted ON games (ended_at, game_id) WHERE number IS NULL;

-- The number up to which games are counted.
CREATE TABLE counting (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    counted INTEGER NOT NULL
) STRICT;

INSERT INTO counting VALUES (1, 0);

-- Guild 0 is all guilds, guild -1 the day's deals. `last_day` counts days since 1970.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    shown INTEGER NOT NULL,
    games INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_in_order ON ratings (guild_id, family, shown DESC, person, last_day)
    WHERE games >= 10;
CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE against_computers (
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    level TEXT NOT NULL,
    games INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    PRIMARY KEY (person, guild_id, family, level)
) STRICT, WITHOUT ROWID;

CREATE INDEX against_computers_by_guild ON against_computers (guild_id);

-- Guild 0 is all guilds, and has streaks alone.
CREATE TABLE bests (
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    streak INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    fewest INTEGER,
    fewest_game TEXT,
    most INTEGER,
    most_game TEXT,
    PRIMARY KEY (person, guild_id, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX bests_by_guild ON bests (guild_id);

-- Who had left a game of several people that ended without a result.
CREATE TABLE walkouts (
    person INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, ended_at, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX walkouts_by_table ON walkouts (table_id);

INSERT INTO walkouts
SELECT DISTINCT person, coalesce(ended_at, started_at), table_id FROM chairs JOIN tables USING (table_id)
WHERE state IN ('void', 'closed') AND started_at IS NOT NULL AND presence = 'left'
    AND person IS NOT NULL
    AND 2 <= (SELECT count(person) FROM chairs AS every WHERE every.table_id = chairs.table_id);

-- What ratings over all guilds are made of once the guild of a game is forgotten: who was placed
-- how on which day, and neither where, by which name, nor with which cards.
CREATE TABLE forgotten_seats (
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    family TEXT NOT NULL,
    day INTEGER NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    person INTEGER,
    level TEXT NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX forgotten_seats_by_person ON forgotten_seats (person) WHERE person IS NOT NULL;

CREATE TRIGGER games_forgotten BEFORE DELETE ON games
WHEN old.ranked = 1 AND old.number IS NOT NULL BEGIN
    INSERT INTO forgotten_seats
    SELECT old.number, seat, old.family, old.ended_at / 86400000, old.unrated IS NULL, person,
        level, side, place, has_left
    FROM results WHERE game_id = old.game_id;
END;

-- How reliable whoever joins a table has to be, in percent; 0 asks for nothing.
ALTER TABLE tables ADD COLUMN reliability INTEGER NOT NULL DEFAULT 0
    CHECK (reliability BETWEEN 0 AND 100);
