-- The same tables as in SQLite, by the same numbers. A flag is 0 or 1 as it is there, and JSON is a
-- text. Texts are in the order of their bytes, whatever language the server speaks.
--
-- Times are milliseconds since 1970. Names of cards occur in `journal.action` and, once the game
-- is over, in `records.body`, nowhere else.

-- What statements use and PostgreSQL has not. Of the paths only `$[0]`, `$[1]` and so on are known.

CREATE FUNCTION max(one BIGINT, other BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN one >= other THEN one WHEN one < other THEN other END;

CREATE AGGREGATE sum_of_whole (BIGINT)
    (sfunc = int8pl, stype = BIGINT, combinefunc = int8pl, parallel = safe);

CREATE FUNCTION json_extract(source TEXT, path TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN source::json ->> CAST(substr(path, 3, length(path) - 3) AS INTEGER);

CREATE FUNCTION json_each(source TEXT) RETURNS TABLE (key TEXT, value TEXT)
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE ROWS 10 AS $$
BEGIN
    IF json_typeof(source::json) = 'array' THEN
        RETURN QUERY SELECT CAST(place - 1 AS TEXT), element
            FROM json_array_elements_text(source::json) WITH ORDINALITY AS found (element, place);
    ELSE
        RETURN QUERY SELECT found.key, found.value FROM json_each_text(source::json) AS found;
    END IF;
END $$;

-- One row for each connection that writes: the number of its last write that was committed, and how
-- many rows that changed. So whoever loses the connection meanwhile can look up what became of it.

CREATE TABLE connections (
    connection TEXT COLLATE "C" PRIMARY KEY,
    pid INTEGER NOT NULL,
    opened_at TIMESTAMPTZ NOT NULL,
    writes BIGINT NOT NULL DEFAULT 0,
    changed BIGINT NOT NULL DEFAULT 0,
    wrote_at TIMESTAMPTZ NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

CREATE TABLE settings (
    key TEXT COLLATE "C" PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE people (
    person BIGINT PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL DEFAULT '',
    locale TEXT COLLATE "C",
    dm_channel_id BIGINT,
    dm_refused_at BIGINT,
    hands TEXT COLLATE "C" NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'here'))
);

CREATE TABLE tables (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    guild_name TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    channel_name TEXT COLLATE "C" NOT NULL,
    host_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    revision BIGINT NOT NULL,
    seat_count BIGINT NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
    pace TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL
        CHECK (state IN ('lobby', 'playing', 'finished', 'void', 'closed')),
    dealer BIGINT,
    message_id BIGINT,
    message_deal BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    rematch_of TEXT COLLATE "C",
    announced BIGINT NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))
);

CREATE INDEX tables_open ON tables (state) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_unannounced ON tables (ended_at) WHERE state = 'finished' AND announced = 0;
CREATE INDEX tables_by_guild ON tables (guild_id);
CREATE INDEX tables_by_host ON tables (host_id);

CREATE TABLE chairs (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL CHECK (seat >= 0),
    name TEXT COLLATE "C" NOT NULL,
    person BIGINT,
    level TEXT COLLATE "C" NOT NULL,
    presence TEXT COLLATE "C" NOT NULL CHECK (presence IN ('here', 'away', 'left')),
    missed BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE hands (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE reminders (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE journal (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 0),
    seat BIGINT NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    author TEXT COLLATE "C" NOT NULL CHECK (author IN ('person', 'computer', 'dealer', 'clock')),
    PRIMARY KEY (table_id, number)
);

-- A finished game, its seats and its record. They outlive the table.

CREATE TABLE games (
    game_id TEXT COLLATE "C" PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    customised BIGINT NOT NULL CHECK (customised IN (0, 1)),
    ranked BIGINT NOT NULL CHECK (ranked IN (0, 1)),
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    deal_count BIGINT NOT NULL
);

CREATE INDEX games_by_guild ON games (guild_id);

CREATE TABLE results (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person BIGINT,
    name TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL CHECK (place >= 1),
    score BIGINT NOT NULL,
    points BIGINT NOT NULL,
    feats TEXT COLLATE "C" NOT NULL CHECK (feats::json IS NOT NULL),
    has_left BIGINT NOT NULL CHECK (has_left IN (0, 1)),
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE INDEX results_by_person ON results (person, ended_at) WHERE person IS NOT NULL;

CREATE TABLE records (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    body BYTEA NOT NULL
);

-- A board is one leaderboard: a guild, a season ('all' or '2026-11'), a family, a preset or '*'.

CREATE TABLE boards (
    board BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    people BIGINT NOT NULL DEFAULT 0,
    UNIQUE (guild_id, season, family, preset)
);

CREATE TABLE standings (
    board BIGINT NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    place_sum BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (board, person)
);

CREATE INDEX standings_in_order
    ON standings (board, wins DESC, games, person, place_sum, deals, points);
CREATE INDEX standings_by_person ON standings (person);

-- Counting 100,000 rows for "page 1 of 10,000" would take longer than everything else.
CREATE FUNCTION standings_person_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE boards SET people = people + 1 WHERE board = new.board;
    RETURN NULL;
END $$;

CREATE TRIGGER standings_person_joins AFTER INSERT ON standings
    FOR EACH ROW EXECUTE FUNCTION standings_person_joins();

CREATE FUNCTION standings_person_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE boards SET people = people - 1 WHERE board = old.board;
    RETURN NULL;
END $$;

CREATE TRIGGER standings_person_goes AFTER DELETE ON standings
    FOR EACH ROW EXECUTE FUNCTION standings_person_goes();

CREATE TABLE feats (
    board BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (board, person, name),
    FOREIGN KEY (board, person) REFERENCES standings (board, person)
        ON UPDATE CASCADE ON DELETE CASCADE
);
