-- A position to be solved, one for each day and family: JSON that is pressed together. `game_id` is
-- the game that it comes from, NULL for one that computers played for it.

CREATE TABLE puzzles (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    game_id TEXT COLLATE "C" REFERENCES games (game_id) ON DELETE CASCADE,
    body BYTEA NOT NULL,
    PRIMARY KEY (day, family)
);

CREATE INDEX puzzles_by_game ON puzzles (game_id) WHERE game_id IS NOT NULL;

-- What each person answered, '' once that puzzle has gone.

CREATE TABLE puzzle_tries (
    person BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    answer TEXT COLLATE "C" NOT NULL,
    is_right BIGINT NOT NULL CHECK (is_right IN (0, 1)),
    PRIMARY KEY (person, day, family)
);

CREATE INDEX puzzle_tries_by_day ON puzzle_tries (day, family);

-- Moves of people that cost them much, which they are asked again on a later day: action `at` of a
-- record. After `step` right answers each comes back later; after the last its row goes.

CREATE TABLE mistakes (
    game_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person BIGINT NOT NULL,
    due TEXT COLLATE "C" NOT NULL,
    step BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, at),
    FOREIGN KEY (game_id, seat, deal) REFERENCES appraisals (game_id, seat, deal) ON DELETE CASCADE
);

CREATE INDEX mistakes_by_person ON mistakes (person, due);
