-- Times are milliseconds since 1970, a `day` that is a number counts from 1970 too. Names of cards
-- occur in `journal.action`, in the daily deals' `daily_choices.act` and, once a game is over, in
-- the bodies of `records` and `appraisals` and in `proofs.record`, nowhere else.

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- People, and what people and guilds have chosen

CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    locale TEXT,
    dm_channel_id INTEGER,
    dm_refused_at INTEGER,
    hands TEXT NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'here'))
) STRICT;

-- What was chosen in /settings, a word each. What nobody has chosen is not there, so that what is
-- usual may change.

CREATE TABLE person_preferences (
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_preferences (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;

-- The rules a guild has named, and the game that each command opens where nobody says which.

CREATE TABLE guild_presets (
    guild_id INTEGER NOT NULL,
    folded TEXT NOT NULL,
    name TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    PRIMARY KEY (guild_id, folded)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_defaults (
    guild_id INTEGER NOT NULL,
    command TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (guild_id, command)
) STRICT, WITHOUT ROWID;

-- Tables

-- `owner` is the process that plays a table. `epoch` grows by one whenever it changes: who was it
-- before can write no move any more.
-- A game that nobody plays at pauses: until `paused_until` it can be taken up. A clock counts no
-- time before `clock_from`: since then there are people who wait for each other.
-- `reliability` is how reliable whoever joins has to be, in percent; 0 asks for nothing.
-- A `solo` table is one person's, with computers, and has no public message. `day` is that of the
-- deal that it plays, whether as a try or only for practice. A game in a thread has in `parent_id`
-- the channel whose lobby made that thread. `past_id` is the message of the deal before, if it stays
-- for a while, and `result_id` that of the result. `home_id` is the channel that a table counts for:
-- where its lobby was opened, or the channel of that thread. `pause_reason` is a moderator's.

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
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
    next_deal TEXT NOT NULL,
    hints INTEGER NOT NULL CHECK (hints IN (0, 1)),
    reliability INTEGER NOT NULL CHECK (reliability BETWEEN 0 AND 100),
    solo INTEGER NOT NULL CHECK (solo IN (0, 1)),
    day TEXT,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'finished', 'void', 'closed')),
    dealer INTEGER,
    message_id INTEGER,
    message_deal INTEGER NOT NULL,
    locale TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    paused_until INTEGER,
    clock_from INTEGER NOT NULL,
    rematch_of TEXT,
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    parent_id INTEGER,
    past_id INTEGER,
    result_id INTEGER,
    home_id INTEGER,
    pause_reason TEXT
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

-- `decision` is how an act came about that nobody did; NULL if that was not noted.

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL CHECK (author IN ('person', 'computer', 'dealer', 'clock')),
    decision TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What the chance of a game follows from, worked out by `scheme`. `root` leads to every card of a
-- game in play: it is nobody's to see, and gone once the game is over. `message_id` is the message
-- that showed what was promised, `postings` how many times the table's own message was posted
-- before its cards were bound to it, `revision` the computers that the game began with. `label`
-- stands for the table's id where many tables have the same cards. `record` is that of a game which
-- ended without a result after it was dealt; a finished game has its own in `records`.

CREATE TABLE proofs (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    root BLOB,
    message_id INTEGER,
    revision INTEGER,
    label TEXT,
    scheme TEXT,
    postings INTEGER NOT NULL DEFAULT 0,
    record BLOB
) STRICT;

-- Who did not stay in a game of several people, by leaving one that had no result or by staying
-- away.

CREATE TABLE walkouts (
    person INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, ended_at, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX walkouts_by_table ON walkouts (table_id);

-- Finished games, their seats and their records, which outlive the table

-- `number` is a game's place in the order of counting, for good; NULL until it is counted.
-- `unrated` is why it then was not rated. A game with hints counts in no standing, and one that was
-- made void (`voided_at`) nowhere: its `number` is NULL.

CREATE TABLE games (
    game_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    customised INTEGER NOT NULL CHECK (customised IN (0, 1)),
    hints INTEGER NOT NULL CHECK (hints IN (0, 1) AND NOT (hints AND ranked)),
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    season TEXT NOT NULL,
    deal_count INTEGER NOT NULL,
    number INTEGER,
    unrated TEXT CHECK (unrated IN ('hints', 'alone', 'often')),
    voided_at INTEGER
) STRICT;

CREATE INDEX games_by_guild ON games (guild_id);
CREATE UNIQUE INDEX games_by_number ON games (number) WHERE number IS NOT NULL;
CREATE INDEX games_uncounted ON games (ended_at, game_id) WHERE number IS NULL;

-- `level` is how well the computer of a seat plays, for itself or in a person's place, and `side`
-- the first seat of those who played together. `company` says that other people began the game as
-- well. `ranked_family` and `ranked_guild` are those of the game if the result of a person is
-- ranked: with them, who met whom and what somebody's last rated games were is found among
-- thousands of games without a look at each. The numbers shown before and after a rated game are
-- those in its guild, and after it over all guilds.

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
    level TEXT NOT NULL,
    side INTEGER NOT NULL,
    company INTEGER NOT NULL CHECK (company IN (0, 1)),
    ranked_family TEXT,
    ranked_guild INTEGER,
    rated_from INTEGER,
    rated_to INTEGER,
    rated_everywhere INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person
    ON results (person, ended_at, ranked_family, ranked_guild, side, place)
    WHERE person IS NOT NULL;
CREATE INDEX results_in_company ON results (person, ended_at, has_left) WHERE company = 1;

CREATE TABLE records (
    game_id TEXT PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    body BLOB NOT NULL
) STRICT;

-- What the strong player said of the moves that a seat made in a deal: JSON that is pressed
-- together. `revision` is that of the players who said it.

CREATE TABLE appraisals (
    game_id TEXT NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (game_id, seat, deal)
) STRICT, WITHOUT ROWID;

-- What ratings over all guilds are made of once the guild of a game is forgotten: who was placed
-- how on which day, and neither where, by which name, nor with which cards. A game that one person
-- plays alone may be rated as well, under guild -2; such games that were left are here too, and
-- nothing else of them is kept.

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
WHEN (old.ranked = 1 OR old.unrated IS NULL) AND old.number IS NOT NULL BEGIN
    INSERT INTO forgotten_seats
    SELECT old.number, seat, old.family, old.ended_at / 86400000, old.unrated IS NULL, person,
        level, side, place, has_left
    FROM results WHERE game_id = old.game_id;
END;

-- Leaderboards

-- A board is one leaderboard: a guild, a season ('all', '2026-11' or four weeks as 's38'), a
-- family, a preset or '*'. `people` and `regulars`, those with ten games and more, are how many
-- lines it has: counting 100,000 rows for "page 1 of 10,000" would take longer than all else.

CREATE TABLE boards (
    board INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,
    regulars INTEGER NOT NULL DEFAULT 0,
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

-- By points a deal, with all that a page asks of each line that it passes over: one far down is
-- found without a look at these lines themselves.
CREATE INDEX standings_by_points ON standings (
    board,
    (CAST(points AS DOUBLE PRECISION) / CASE deals WHEN 0 THEN 1 ELSE deals END),
    person, points, deals, games
) WHERE games >= 10;

CREATE TRIGGER standings_person_joins AFTER INSERT ON standings BEGIN
    UPDATE boards SET people = people + 1 WHERE board = new.board;
END;

CREATE TRIGGER standings_person_goes AFTER DELETE ON standings BEGIN
    UPDATE boards SET people = people - 1 WHERE board = old.board;
END;

CREATE TRIGGER standings_regular_joins AFTER INSERT ON standings WHEN new.games >= 10 BEGIN
    UPDATE boards SET regulars = regulars + 1 WHERE board = new.board;
END;

CREATE TRIGGER standings_regular_turns AFTER UPDATE OF games ON standings
WHEN (old.games >= 10) <> (new.games >= 10) BEGIN
    UPDATE boards SET regulars = regulars + (new.games >= 10) - (old.games >= 10)
    WHERE board = new.board;
END;

CREATE TRIGGER standings_regular_goes AFTER DELETE ON standings WHEN old.games >= 10 BEGIN
    UPDATE boards SET regulars = regulars - 1 WHERE board = old.board;
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

-- Here and below, a `spread` is how many people stand where in a list: a rank and a number of pages
-- are sums of few rows, however long the list is. Rows of nobody are not kept.

CREATE TABLE standing_spread (
    board INTEGER NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    wins INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (board, wins)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER standings_joins AFTER INSERT ON standings BEGIN
    INSERT INTO standing_spread VALUES (new.board, new.wins, 1)
    ON CONFLICT (board, wins) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER standings_moves AFTER UPDATE OF wins ON standings WHEN old.wins <> new.wins BEGIN
    INSERT INTO standing_spread VALUES (new.board, new.wins, 1)
    ON CONFLICT (board, wins) DO UPDATE SET people = people + 1;
    UPDATE standing_spread SET people = people - 1 WHERE board = old.board AND wins = old.wins;
    DELETE FROM standing_spread WHERE board = old.board AND wins = old.wins AND people = 0;
END;

CREATE TRIGGER standings_goes AFTER DELETE ON standings BEGIN
    UPDATE standing_spread SET people = people - 1 WHERE board = old.board AND wins = old.wins;
    DELETE FROM standing_spread WHERE board = old.board AND wins = old.wins AND people = 0;
END;

-- Ratings, and the figures that go with them

-- All of it follows from the results, in the order of `games.number`, up to number `counted`.

CREATE TABLE counting (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    counted INTEGER NOT NULL
) STRICT;

INSERT INTO counting VALUES (1, 0);

-- Guild 0 is all guilds, guild -1 the day's deals. Who has ten rated games is in the list.

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

-- With all that a season asks for, so that nobody's row is looked up who did not play in it.
CREATE INDEX ratings_in_order ON ratings (guild_id, family, shown DESC, person, last_day, games)
    WHERE games >= 10;
CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE rating_spread (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    shown INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, shown)
) STRICT, WITHOUT ROWID;

-- By the last day on which somebody played, and the number shown, in parts of 64: a page of a
-- season that is far down is found by the sum of the parts above it.

CREATE TABLE rating_days (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    last_day INTEGER NOT NULL,
    part INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, last_day, part)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ratings_joins AFTER INSERT ON ratings WHEN new.games >= 10 BEGIN
    INSERT INTO rating_spread VALUES (new.guild_id, new.family, new.shown, 1)
    ON CONFLICT (guild_id, family, shown) DO UPDATE SET people = people + 1;
    INSERT INTO rating_days VALUES (new.guild_id, new.family, new.last_day, new.shown >> 6, 1)
    ON CONFLICT (guild_id, family, last_day, part) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER ratings_moves AFTER UPDATE OF shown, games ON ratings
WHEN (old.games >= 10) <> (new.games >= 10) OR old.shown <> new.shown BEGIN
    INSERT INTO rating_spread SELECT new.guild_id, new.family, new.shown, 1 WHERE new.games >= 10
    ON CONFLICT (guild_id, family, shown) DO UPDATE SET people = people + 1;
    UPDATE rating_spread SET people = people - 1 WHERE old.games >= 10
        AND guild_id = old.guild_id AND family = old.family AND shown = old.shown;
    DELETE FROM rating_spread
    WHERE guild_id = old.guild_id AND family = old.family AND shown = old.shown AND people = 0;
END;

CREATE TRIGGER ratings_plays AFTER UPDATE OF shown, last_day, games ON ratings
WHEN (old.games >= 10) <> (new.games >= 10) OR old.last_day <> new.last_day
    OR old.shown >> 6 <> new.shown >> 6 BEGIN
    INSERT INTO rating_days
    SELECT new.guild_id, new.family, new.last_day, new.shown >> 6, 1 WHERE new.games >= 10
    ON CONFLICT (guild_id, family, last_day, part) DO UPDATE SET people = people + 1;
    UPDATE rating_days SET people = people - 1 WHERE old.games >= 10
        AND guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND part = old.shown >> 6;
    DELETE FROM rating_days
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND part = old.shown >> 6 AND people = 0;
END;

CREATE TRIGGER ratings_goes AFTER DELETE ON ratings WHEN old.games >= 10 BEGIN
    UPDATE rating_spread SET people = people - 1
    WHERE guild_id = old.guild_id AND family = old.family AND shown = old.shown;
    DELETE FROM rating_spread
    WHERE guild_id = old.guild_id AND family = old.family AND shown = old.shown AND people = 0;
    UPDATE rating_days SET people = people - 1
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND part = old.shown >> 6;
    DELETE FROM rating_days
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND part = old.shown >> 6 AND people = 0;
END;

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

-- The day's deals

-- The deal of each day and family. `root` leads to every card of it by `scheme`: it is nobody's to
-- see before the day is over. Once a day is closed no try of it finishes any more, and once it is
-- settled every try has its `score`: hundredths of the percentage. A try is one person's game:
-- `lead` is by how much it did better than its `rivals`, summed up.

CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    root BLOB NOT NULL,
    scheme TEXT NOT NULL,
    commitment TEXT NOT NULL,
    committed_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at INTEGER,
    PRIMARY KEY (day, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_deals_unsettled ON daily_deals (day) WHERE settled_at IS NULL;

CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    ended_at INTEGER,
    points INTEGER,
    lead INTEGER,
    rivals INTEGER,
    score INTEGER,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
) STRICT, WITHOUT ROWID;

-- A field in the order in which it is shown.
CREATE INDEX daily_tries_field
    ON daily_tries (day, family, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_field_here
    ON daily_tries (day, family, guild_id, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_by_person ON daily_tries (person);
CREATE INDEX daily_tries_by_guild ON daily_tries (guild_id);

-- Tries of people whose data was deleted while the day was on: nobody gets cards they know.
-- `person` is hashed with the day's secret as its key. The rows go when the day is over.

CREATE TABLE deleted_tries (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    person BLOB NOT NULL,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
) STRICT, WITHOUT ROWID;

-- How often each act was chosen where a line of acts leads, which `node` is the hash of.

CREATE TABLE daily_choices (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    node BLOB NOT NULL,
    act TEXT NOT NULL,
    people INTEGER NOT NULL,
    lead_sum INTEGER NOT NULL,
    PRIMARY KEY (day, family, node, act),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
) STRICT, WITHOUT ROWID;

-- The days of each person with a finished deal: the last one, and how many in a row.

CREATE TABLE daily_streaks (
    person INTEGER PRIMARY KEY,
    last_day TEXT NOT NULL,
    current INTEGER NOT NULL,
    longest INTEGER NOT NULL
) STRICT;

-- A season is a week ('w2026-11-16'), four weeks ('s38') or 'all'; guild 0 is everybody. `score` is
-- the sum of the scores of so many tries.

CREATE TABLE daily_standings (
    family TEXT NOT NULL,
    season TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (family, season, guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_standings_in_order
    ON daily_standings (family, season, guild_id, score DESC, deals, person);
CREATE INDEX daily_standings_by_person ON daily_standings (person);
CREATE INDEX daily_standings_by_guild ON daily_standings (guild_id);

-- In parts of a thousand: ten percent each.

CREATE TABLE daily_spread (
    family TEXT NOT NULL,
    season TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (family, season, guild_id, part)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER daily_standings_joins AFTER INSERT ON daily_standings BEGIN
    INSERT INTO daily_spread VALUES (new.family, new.season, new.guild_id, new.score / 1000, 1)
    ON CONFLICT (family, season, guild_id, part) DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER daily_standings_moves AFTER UPDATE OF score ON daily_standings
WHEN old.score / 1000 <> new.score / 1000 BEGIN
    INSERT INTO daily_spread VALUES (new.family, new.season, new.guild_id, new.score / 1000, 1)
    ON CONFLICT (family, season, guild_id, part) DO UPDATE SET people = people + 1;
    UPDATE daily_spread SET people = people - 1 WHERE family = old.family
        AND season = old.season AND guild_id = old.guild_id AND part = old.score / 1000;
    DELETE FROM daily_spread WHERE family = old.family AND season = old.season
        AND guild_id = old.guild_id AND part = old.score / 1000 AND people = 0;
END;

CREATE TRIGGER daily_standings_goes AFTER DELETE ON daily_standings BEGIN
    UPDATE daily_spread SET people = people - 1 WHERE family = old.family
        AND season = old.season AND guild_id = old.guild_id AND part = old.score / 1000;
    DELETE FROM daily_spread WHERE family = old.family AND season = old.season
        AND guild_id = old.guild_id AND part = old.score / 1000 AND people = 0;
END;

-- The processes that run the bot

-- Each lives for as long as it renews its lease. `pinned` are the shards that it was told to serve,
-- as JSON, and `replaces` is the process whose place it is to take. `shape` is the newest shape of
-- the store that it knows: nothing is taken away which a process that lives needs.

CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    pinned TEXT NOT NULL CHECK (json_valid(pinned)),
    replaces TEXT,
    joined_at INTEGER NOT NULL,
    lease_until INTEGER NOT NULL,
    ended_at INTEGER,
    shape INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which process serves a shard. The `heir` is to serve it next, and is `ready` once it hears what
-- happens there. `seen` are the presses that the one before has taken lately, as JSON.

CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    process TEXT,
    heir TEXT,
    ready INTEGER NOT NULL DEFAULT 0 CHECK (ready IN (0, 1)),
    seen TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(seen))
) STRICT;

-- Presses on their way to the process that plays their table, until they are answered.

CREATE TABLE forwarded_presses (
    press_id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    payload TEXT NOT NULL,
    acknowledged INTEGER NOT NULL DEFAULT 0 CHECK (acknowledged IN (0, 1)),
    taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX forwarded_presses_by_process ON forwarded_presses (process);

-- When the last session of each bucket of Discord's was begun.

CREATE TABLE session_starts (
    bucket INTEGER PRIMARY KEY,
    started_at INTEGER NOT NULL
) STRICT;

-- The calls to Discord that processes share: each is free again some time after it was made.

CREATE TABLE call_tokens (
    token INTEGER PRIMARY KEY,
    free_at INTEGER NOT NULL,
    back_after INTEGER NOT NULL
) STRICT;

-- The session that a process has at Discord's gateway for a shard, so that the next one can resume
-- it: of so many shards, and begun with these intents. `session` is as secret as a token.

CREATE TABLE gateway_sessions (
    shard INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    intents INTEGER NOT NULL,
    session TEXT NOT NULL,
    address TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    kept_at INTEGER NOT NULL
) STRICT;

-- Puzzles

-- A position to be solved, one for each day and family: JSON that is pressed together. `game_id` is
-- the game that it comes from, NULL for one that computers played for it.

CREATE TABLE puzzles (
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    game_id TEXT REFERENCES games (game_id) ON DELETE CASCADE,
    body BLOB NOT NULL,
    PRIMARY KEY (day, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzles_by_game ON puzzles (game_id) WHERE game_id IS NOT NULL;

-- What each person answered, '' once that puzzle has gone.

CREATE TABLE puzzle_tries (
    person INTEGER NOT NULL,
    day TEXT NOT NULL,
    family TEXT NOT NULL,
    answer TEXT NOT NULL,
    is_right INTEGER NOT NULL CHECK (is_right IN (0, 1)),
    PRIMARY KEY (person, day, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_tries_by_day ON puzzle_tries (day, family);

-- Moves of people that cost them much, which they are asked again on a later day: action `at` of a
-- record. After `step` right answers each comes back later; after the last its row goes.

CREATE TABLE mistakes (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL,
    due TEXT NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, at),
    FOREIGN KEY (game_id, seat, deal) REFERENCES appraisals (game_id, seat, deal) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX mistakes_by_person ON mistakes (person, due);

-- Moderation

-- What moderators did, numbered within each guild. `act` is a word, and `about` what else it was done
-- to: a board, a setting. `posted` is NULL where the guild had no channel for it, 0 until it is there.

CREATE TABLE moderation_log (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    act TEXT NOT NULL,
    table_id TEXT,
    person INTEGER,
    about TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    posted INTEGER CHECK (posted IN (0, 1)),
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator);
CREATE INDEX moderation_log_by_person ON moderation_log (person) WHERE person IS NOT NULL;

-- Who may join no table of a guild; `until` is NULL for good. `leaves` is whether somebody leaves the
-- games of the guild too, wherever these are played.

CREATE TABLE kept_out (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL DEFAULT '',
    moderator INTEGER NOT NULL,
    at INTEGER NOT NULL,
    leaves INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_out_by_person ON kept_out (person);
CREATE INDEX kept_out_by_moderator ON kept_out (moderator);

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
