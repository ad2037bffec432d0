-- Times are milliseconds since 1970. Names of cards occur in `journal.action` and, once the game
-- is over, in `records.body`, nowhere else.

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    locale TEXT,
    dm_channel_id INTEGER,
    dm_refused_at INTEGER,
    hands TEXT NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'here'))
) STRICT;

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    guild_name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    channel_name TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    revision INTEGER NOT NULL,
    seat_count INTEGER NOT NULL,
    level TEXT NOT NULL,
    pace TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'finished', 'void', 'closed')),
    dealer INTEGER,
    message_id INTEGER,
    message_deal INTEGER NOT NULL,
    locale TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    rematch_of TEXT,
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))
) STRICT;

CREATE INDEX tables_open ON tables (state) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_unannounced ON tables (ended_at) WHERE state = 'finished' AND announced = 0;
CREATE INDEX tables_by_guild ON tables (guild_id);
CREATE INDEX tables_by_host ON tables (host_id);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    presence TEXT NOT NULL CHECK (presence IN ('here', 'away', 'left')),
    missed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE hands (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE reminders (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL CHECK (author IN ('person', 'computer', 'dealer', 'clock')),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- A finished game, its seats and its record. They outlive the table.

CREATE TABLE games (
    game_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    customised INTEGER NOT NULL CHECK (customised IN (0, 1)),
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    season TEXT NOT NULL,
    deal_count INTEGER NOT NULL
) STRICT;

CREATE INDEX games_by_guild ON games (guild_id);

CREATE TABLE results (
    game_id TEXT NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 1),
    score INTEGER NOT NULL,
    points INTEGER NOT NULL,
    feats TEXT NOT NULL CHECK (json_valid(feats)),
    has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person, ended_at) WHERE person IS NOT NULL;

CREATE TABLE records (
    game_id TEXT PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    body BLOB NOT NULL
) STRICT;

-- A board is one leaderboard: a guild, a season ('all' or '2026-11'), a family, a preset or '*'.

CREATE TABLE boards (
    board INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, season, family, preset)
) STRICT;

CREATE TABLE standings (
    board INTEGER NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (board, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_in_order
    ON standings (board, wins DESC, games, person, place_sum, deals, points);
CREATE INDEX standings_by_person ON standings (person);

-- Counting 100,000 rows for "page 1 of 10,000" would take longer than everything else.
CREATE TRIGGER standings_person_joins AFTER INSERT ON standings BEGIN
    UPDATE boards SET people = people + 1 WHERE board = new.board;
END;

CREATE TRIGGER standings_person_goes AFTER DELETE ON standings BEGIN
    UPDATE boards SET people = people - 1 WHERE board = old.board;
END;

CREATE TABLE feats (
    board INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (board, person, name),
    FOREIGN KEY (board, person) REFERENCES standings (board, person)
        ON UPDATE CASCADE ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
