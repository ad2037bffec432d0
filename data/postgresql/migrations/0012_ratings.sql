-- Ratings, and the figures that go with them. All of it follows from the results, in the order of
-- `games.number`.

-- How well the computer of a seat plays, for itself or in a person's place, and the first seat of
-- those who played together; NULL in results of earlier versions until they are counted. `company`
-- says that other people began the game as well. The numbers shown before and after a rated game
-- in its guild, and after it over all guilds.
ALTER TABLE results ADD COLUMN level TEXT COLLATE "C";
ALTER TABLE results ADD COLUMN side BIGINT;
ALTER TABLE results ADD COLUMN company BIGINT NOT NULL DEFAULT 0 CHECK (company IN (0, 1));
ALTER TABLE results ADD COLUMN rated_from BIGINT;
ALTER TABLE results ADD COLUMN rated_to BIGINT;
ALTER TABLE results ADD COLUMN rated_everywhere BIGINT;

CREATE INDEX results_in_company ON results (person, ended_at, has_left) WHERE company = 1;

-- The place of a game in the order of counting, for good; NULL until it is counted.
ALTER TABLE games ADD COLUMN number BIGINT;
ALTER TABLE games ADD COLUMN unrated TEXT COLLATE "C"
    CHECK (unrated IN ('hints', 'alone', 'often'));

CREATE UNIQUE INDEX games_by_number ON games (number) WHERE number IS NOT NULL;
CREATE INDEX games_uncounted ON games (ended_at, game_id) WHERE number IS NULL;

-- The number up to which games are counted.
CREATE TABLE counting (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    counted BIGINT NOT NULL
);

INSERT INTO counting VALUES (1, 0);

-- Guild 0 is all guilds, guild -1 the day's deals. `last_day` counts days since 1970.
CREATE TABLE ratings (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    shown BIGINT NOT NULL,
    games BIGINT NOT NULL,
    last_day BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, person)
);

CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE against_computers (
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    ahead BIGINT NOT NULL,
    PRIMARY KEY (person, guild_id, family, level)
);

CREATE INDEX against_computers_by_guild ON against_computers (guild_id);

-- Guild 0 is all guilds, and has streaks alone.
CREATE TABLE bests (
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    streak BIGINT NOT NULL,
    longest BIGINT NOT NULL,
    fewest BIGINT,
    fewest_game TEXT COLLATE "C",
    most BIGINT,
    most_game TEXT COLLATE "C",
    PRIMARY KEY (person, guild_id, family)
);

CREATE INDEX bests_by_guild ON bests (guild_id);

-- Who had left a game of several people that ended without a result.
CREATE TABLE walkouts (
    person BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, ended_at, table_id)
);

CREATE INDEX walkouts_by_table ON walkouts (table_id);

-- What ratings over all guilds are made of once the guild of a game is forgotten: who was placed
-- how on which day, and neither where, by which name, nor with which cards.
CREATE TABLE forgotten_seats (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    day BIGINT NOT NULL,
    rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
    person BIGINT,
    level TEXT COLLATE "C" NOT NULL,
    side BIGINT NOT NULL,
    place BIGINT NOT NULL,
    has_left BIGINT NOT NULL CHECK (has_left IN (0, 1)),
    PRIMARY KEY (number, seat)
);

CREATE INDEX forgotten_seats_by_person ON forgotten_seats (person) WHERE person IS NOT NULL;

CREATE FUNCTION games_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO forgotten_seats
    SELECT old.number, seat, old.family, old.ended_at / 86400000,
        CASE WHEN old.unrated IS NULL THEN 1 ELSE 0 END, person, level, side, place, has_left
    FROM results WHERE game_id = old.game_id;
    RETURN old;
END $$;

CREATE TRIGGER games_forgotten BEFORE DELETE ON games
    FOR EACH ROW WHEN (old.ranked = 1 AND old.number IS NOT NULL)
    EXECUTE FUNCTION games_forgotten();

-- How reliable whoever joins a table has to be, in percent; 0 asks for nothing.
ALTER TABLE tables ADD COLUMN reliability BIGINT NOT NULL DEFAULT 0
    CHECK (reliability BETWEEN 0 AND 100);
