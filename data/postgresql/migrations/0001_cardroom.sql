-- The same tables as in SQLite. A flag is 0 or 1 as it is there, and JSON is a text. Texts are in
-- the order of their bytes, whatever language the server speaks.
--
-- Times are milliseconds since 1970, a `day` that is a number counts from 1970 too. Names of cards
-- occur in `journal.action`, in the daily deals' `daily_choices.act` and, once a game is over, in
-- the bodies of `records` and `appraisals` and in `proofs.record`, nowhere else.

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

-- People, and what people and guilds have chosen

CREATE TABLE people (
    person BIGINT PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL DEFAULT '',
    locale TEXT COLLATE "C",
    dm_channel_id BIGINT,
    dm_refused_at BIGINT,
    hands TEXT COLLATE "C" NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'here'))
);

-- What was chosen in /settings, a word each. What nobody has chosen is not there, so that what is
-- usual may change.

CREATE TABLE person_preferences (
    person BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, name)
);

CREATE TABLE guild_preferences (
    guild_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, name)
);

-- The rules a guild has named, and the game that each command opens where nobody says which.

CREATE TABLE guild_presets (
    guild_id BIGINT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    PRIMARY KEY (guild_id, folded)
);

CREATE TABLE guild_defaults (
    guild_id BIGINT NOT NULL,
    command TEXT COLLATE "C" NOT NULL,
    choice TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, command)
);

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
    table_id TEXT COLLATE "C" PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL,
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
    next_deal TEXT COLLATE "C" NOT NULL,
    hints BIGINT NOT NULL CHECK (hints IN (0, 1)),
    reliability BIGINT NOT NULL CHECK (reliability BETWEEN 0 AND 100),
    solo BIGINT NOT NULL CHECK (solo IN (0, 1)),
    day TEXT COLLATE "C",
    practice BIGINT NOT NULL CHECK (practice IN (0, 1)),
    state TEXT COLLATE "C" NOT NULL
        CHECK (state IN ('lobby', 'playing', 'finished', 'void', 'closed')),
    dealer BIGINT,
    message_id BIGINT,
    message_deal BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    paused_until BIGINT,
    clock_from BIGINT NOT NULL,
    rematch_of TEXT COLLATE "C",
    announced BIGINT NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    parent_id BIGINT,
    past_id BIGINT,
    result_id BIGINT,
    home_id BIGINT,
    pause_reason TEXT COLLATE "C"
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

-- `decision` is how an act came about that nobody did; NULL if that was not noted.

CREATE TABLE journal (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 0),
    seat BIGINT NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    author TEXT COLLATE "C" NOT NULL CHECK (author IN ('person', 'computer', 'dealer', 'clock')),
    decision TEXT COLLATE "C",
    PRIMARY KEY (table_id, number)
);

-- What the chance of a game follows from, worked out by `scheme`. `root` leads to every card of a
-- game in play: it is nobody's to see, and gone once the game is over. `message_id` is the message
-- that showed what was promised, `postings` how many times the table's own message was posted
-- before its cards were bound to it, `revision` the computers that the game began with. `label`
-- stands for the table's id where many tables have the same cards. `record` is that of a game which
-- ended without a result after it was dealt; a finished game has its own in `records`.

CREATE TABLE proofs (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    root BYTEA,
    message_id BIGINT,
    revision BIGINT,
    label TEXT COLLATE "C",
    scheme TEXT COLLATE "C",
    postings BIGINT NOT NULL DEFAULT 0,
    record BYTEA
);

-- Who did not stay in a game of several people, by leaving one that had no result or by staying
-- away.

CREATE TABLE walkouts (
    person BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, ended_at, table_id)
);

CREATE INDEX walkouts_by_table ON walkouts (table_id);

-- Finished games, their seats and their records, which outlive the table

-- `number` is a game's place in the order of counting, for good; NULL until it is counted.
-- `unrated` is why it then was not rated. A game with hints counts in no standing, and one that was
-- made void (`voided_at`) nowhere: its `number` is NULL.

CREATE TABLE games (
    game_id TEXT COLLATE "C" PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    customised BIGINT NOT NULL CHECK (customised IN (0, 1)),
    hints BIGINT NOT NULL CHECK (hints IN (0, 1) AND NOT (hints = 1 AND ranked = 1)),
    ranked BIGINT NOT NULL CHECK (ranked IN (0, 1)),
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    deal_count BIGINT NOT NULL,
    number BIGINT,
    unrated TEXT COLLATE "C" CHECK (unrated IN ('hints', 'alone', 'often')),
    voided_at BIGINT
);

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
    level TEXT COLLATE "C" NOT NULL,
    side BIGINT NOT NULL,
    company BIGINT NOT NULL CHECK (company IN (0, 1)),
    ranked_family TEXT COLLATE "C",
    ranked_guild BIGINT,
    rated_from BIGINT,
    rated_to BIGINT,
    rated_everywhere BIGINT,
    PRIMARY KEY (game_id, seat)
);

-- PostgreSQL has the key of a table in no other index.
CREATE INDEX results_by_person
    ON results (person, ended_at, ranked_family, ranked_guild, side, place, game_id, seat)
    WHERE person IS NOT NULL;
CREATE INDEX results_in_company ON results (person, ended_at, has_left) WHERE company = 1;

CREATE TABLE records (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    body BYTEA NOT NULL
);

-- What the strong player said of the moves that a seat made in a deal: JSON that is pressed
-- together. `revision` is that of the players who said it.

CREATE TABLE appraisals (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (game_id, seat, deal)
);

-- What ratings over all guilds are made of once the guild of a game is forgotten: who was placed
-- how on which day, and neither where, by which name, nor with which cards. A game that one person
-- plays alone may be rated as well, under guild -2; such games that were left are here too, and
-- nothing else of them is kept.

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
    FOR EACH ROW WHEN ((old.ranked = 1 OR old.unrated IS NULL) AND old.number IS NOT NULL)
    EXECUTE FUNCTION games_forgotten();

-- Leaderboards

-- A board is one leaderboard: a guild, a season ('all', '2026-11' or four weeks as 's38'), a
-- family, a preset or '*'. `people` and `regulars`, those with ten games and more, are how many
-- lines it has: counting 100,000 rows for "page 1 of 10,000" would take longer than all else.

CREATE TABLE boards (
    board BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    people BIGINT NOT NULL DEFAULT 0,
    regulars BIGINT NOT NULL DEFAULT 0,
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

-- By points a deal, with all that a page asks of each line that it passes over: one far down is
-- found without a look at these lines themselves.
CREATE INDEX standings_by_points ON standings (
    board,
    (CAST(points AS DOUBLE PRECISION) / CASE deals WHEN 0 THEN 1 ELSE deals END),
    person, points, deals, games
) WHERE games >= 10;

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

CREATE FUNCTION standings_regular_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE boards SET regulars = regulars + 1 WHERE board = new.board;
    RETURN NULL;
END $$;

CREATE TRIGGER standings_regular_joins AFTER INSERT ON standings
    FOR EACH ROW WHEN (new.games >= 10) EXECUTE FUNCTION standings_regular_joins();

CREATE FUNCTION standings_regular_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE boards SET regulars = regulars + CASE WHEN new.games >= 10 THEN 1 ELSE -1 END
    WHERE board = new.board;
    RETURN NULL;
END $$;

CREATE TRIGGER standings_regular_turns AFTER UPDATE OF games ON standings
    FOR EACH ROW WHEN ((old.games >= 10) <> (new.games >= 10))
    EXECUTE FUNCTION standings_regular_turns();

CREATE FUNCTION standings_regular_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE boards SET regulars = regulars - 1 WHERE board = old.board;
    RETURN NULL;
END $$;

CREATE TRIGGER standings_regular_goes AFTER DELETE ON standings
    FOR EACH ROW WHEN (old.games >= 10) EXECUTE FUNCTION standings_regular_goes();

CREATE TABLE feats (
    board BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (board, person, name),
    FOREIGN KEY (board, person) REFERENCES standings (board, person)
        ON UPDATE CASCADE ON DELETE CASCADE
);

-- Here and below, a `spread` is how many people stand where in a list: a rank and a number of pages
-- are sums of few rows, however long the list is. Rows of nobody are not kept.

CREATE TABLE standing_spread (
    board BIGINT NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    wins BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (board, wins)
);

CREATE FUNCTION standing_spread_more(which BIGINT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO standing_spread AS kept VALUES (which, number, 1)
    ON CONFLICT (board, wins) DO UPDATE SET people = kept.people + 1;
$$;

CREATE FUNCTION standing_spread_less(which BIGINT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    UPDATE standing_spread SET people = people - 1 WHERE board = which AND wins = number;
    DELETE FROM standing_spread WHERE board = which AND wins = number AND people = 0;
$$;

CREATE FUNCTION standings_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM standing_spread_more(new.board, new.wins);
    RETURN NULL;
END $$;

CREATE TRIGGER standings_joins AFTER INSERT ON standings
    FOR EACH ROW EXECUTE FUNCTION standings_joins();

CREATE FUNCTION standings_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM standing_spread_more(new.board, new.wins);
    PERFORM standing_spread_less(old.board, old.wins);
    RETURN NULL;
END $$;

CREATE TRIGGER standings_moves AFTER UPDATE OF wins ON standings
    FOR EACH ROW WHEN (old.wins <> new.wins) EXECUTE FUNCTION standings_moves();

CREATE FUNCTION standings_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM standing_spread_less(old.board, old.wins);
    RETURN NULL;
END $$;

CREATE TRIGGER standings_goes AFTER DELETE ON standings
    FOR EACH ROW EXECUTE FUNCTION standings_goes();

-- Ratings, and the figures that go with them

-- All of it follows from the results, in the order of `games.number`, up to number `counted`.

CREATE TABLE counting (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    counted BIGINT NOT NULL
);

INSERT INTO counting VALUES (1, 0);

-- Guild 0 is all guilds, guild -1 the day's deals. Who has ten rated games is in the list.

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

-- With all that a season asks for, so that nobody's row is looked up who did not play in it.
CREATE INDEX ratings_in_order ON ratings (guild_id, family, shown DESC, person, last_day, games)
    WHERE games >= 10;
CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE rating_spread (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    shown BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, shown)
);

-- By the last day on which somebody played, and the number shown, in parts of 64: a page of a
-- season that is far down is found by the sum of the parts above it.

CREATE TABLE rating_days (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    last_day BIGINT NOT NULL,
    part BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, last_day, part)
);

CREATE FUNCTION rating_spread_more(guild BIGINT, game TEXT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO rating_spread AS kept VALUES (guild, game, number, 1)
    ON CONFLICT (guild_id, family, shown) DO UPDATE SET people = kept.people + 1;
$$;

CREATE FUNCTION rating_spread_less(guild BIGINT, game TEXT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    UPDATE rating_spread SET people = people - 1
    WHERE guild_id = guild AND family = game AND shown = number;
    DELETE FROM rating_spread
    WHERE guild_id = guild AND family = game AND shown = number AND people = 0;
$$;

CREATE FUNCTION rating_days_more(guild BIGINT, game TEXT, day BIGINT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO rating_days AS kept VALUES (guild, game, day, number >> 6, 1)
    ON CONFLICT (guild_id, family, last_day, part) DO UPDATE SET people = kept.people + 1;
$$;

CREATE FUNCTION rating_days_less(guild BIGINT, game TEXT, day BIGINT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    UPDATE rating_days SET people = people - 1
    WHERE guild_id = guild AND family = game AND last_day = day AND part = number >> 6;
    DELETE FROM rating_days
    WHERE guild_id = guild AND family = game AND last_day = day AND part = number >> 6
        AND people = 0;
$$;

CREATE FUNCTION ratings_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_more(new.guild_id, new.family, new.shown);
    PERFORM rating_days_more(new.guild_id, new.family, new.last_day, new.shown);
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_joins AFTER INSERT ON ratings
    FOR EACH ROW WHEN (new.games >= 10) EXECUTE FUNCTION ratings_joins();

CREATE FUNCTION ratings_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF new.games >= 10 THEN
        PERFORM rating_spread_more(new.guild_id, new.family, new.shown);
    END IF;
    IF old.games >= 10 THEN
        PERFORM rating_spread_less(old.guild_id, old.family, old.shown);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_moves AFTER UPDATE OF shown, games ON ratings
    FOR EACH ROW WHEN ((old.games >= 10) <> (new.games >= 10) OR old.shown <> new.shown)
    EXECUTE FUNCTION ratings_moves();

CREATE FUNCTION ratings_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF new.games >= 10 THEN
        PERFORM rating_days_more(new.guild_id, new.family, new.last_day, new.shown);
    END IF;
    IF old.games >= 10 THEN
        PERFORM rating_days_less(old.guild_id, old.family, old.last_day, old.shown);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_plays AFTER UPDATE OF shown, last_day, games ON ratings
    FOR EACH ROW WHEN (
        (old.games >= 10) <> (new.games >= 10) OR old.last_day <> new.last_day
        OR old.shown >> 6 <> new.shown >> 6
    )
    EXECUTE FUNCTION ratings_plays();

CREATE FUNCTION ratings_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_less(old.guild_id, old.family, old.shown);
    PERFORM rating_days_less(old.guild_id, old.family, old.last_day, old.shown);
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_goes AFTER DELETE ON ratings
    FOR EACH ROW WHEN (old.games >= 10) EXECUTE FUNCTION ratings_goes();

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

-- The day's deals

-- The deal of each day and family. `root` leads to every card of it by `scheme`: it is nobody's to
-- see before the day is over. Once a day is closed no try of it finishes any more, and once it is
-- settled every try has its `score`: hundredths of the percentage. A try is one person's game:
-- `lead` is by how much it did better than its `rivals`, summed up.

CREATE TABLE daily_deals (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL CHECK (options::json IS NOT NULL),
    root BYTEA NOT NULL,
    scheme TEXT COLLATE "C" NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    committed_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    settled_at BIGINT,
    PRIMARY KEY (day, family)
);

CREATE INDEX daily_deals_unsettled ON daily_deals (day) WHERE settled_at IS NULL;

CREATE TABLE daily_tries (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    ended_at BIGINT,
    points BIGINT,
    lead BIGINT,
    rivals BIGINT,
    score BIGINT,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);

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
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    person BYTEA NOT NULL,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);

-- How often each act was chosen where a line of acts leads, which `node` is the hash of.

CREATE TABLE daily_choices (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    node BYTEA NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    people BIGINT NOT NULL,
    lead_sum BIGINT NOT NULL,
    PRIMARY KEY (day, family, node, act),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);

-- The days of each person with a finished deal: the last one, and how many in a row.

CREATE TABLE daily_streaks (
    person BIGINT PRIMARY KEY,
    last_day TEXT COLLATE "C" NOT NULL,
    current BIGINT NOT NULL,
    longest BIGINT NOT NULL
);

-- A season is a week ('w2026-11-16'), four weeks ('s38') or 'all'; guild 0 is everybody. `score` is
-- the sum of the scores of so many tries.

CREATE TABLE daily_standings (
    family TEXT COLLATE "C" NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    score BIGINT NOT NULL,
    PRIMARY KEY (family, season, guild_id, person)
);

CREATE INDEX daily_standings_in_order
    ON daily_standings (family, season, guild_id, score DESC, deals, person);
CREATE INDEX daily_standings_by_person ON daily_standings (person);
CREATE INDEX daily_standings_by_guild ON daily_standings (guild_id);

-- In parts of a thousand: ten percent each.

CREATE TABLE daily_spread (
    family TEXT COLLATE "C" NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    part BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (family, season, guild_id, part)
);

CREATE FUNCTION daily_spread_more(game TEXT, term TEXT, guild BIGINT, thousand BIGINT) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO daily_spread AS kept VALUES (game, term, guild, thousand, 1)
    ON CONFLICT (family, season, guild_id, part) DO UPDATE SET people = kept.people + 1;
$$;

CREATE FUNCTION daily_spread_less(game TEXT, term TEXT, guild BIGINT, thousand BIGINT) RETURNS void
LANGUAGE sql AS $$
    UPDATE daily_spread SET people = people - 1
    WHERE family = game AND season = term AND guild_id = guild AND part = thousand;
    DELETE FROM daily_spread
    WHERE family = game AND season = term AND guild_id = guild AND part = thousand AND people = 0;
$$;

CREATE FUNCTION daily_standings_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM daily_spread_more(new.family, new.season, new.guild_id, new.score / 1000);
    RETURN NULL;
END $$;

CREATE TRIGGER daily_standings_joins AFTER INSERT ON daily_standings
    FOR EACH ROW EXECUTE FUNCTION daily_standings_joins();

CREATE FUNCTION daily_standings_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM daily_spread_more(new.family, new.season, new.guild_id, new.score / 1000);
    PERFORM daily_spread_less(old.family, old.season, old.guild_id, old.score / 1000);
    RETURN NULL;
END $$;

CREATE TRIGGER daily_standings_moves AFTER UPDATE OF score ON daily_standings
    FOR EACH ROW WHEN (old.score / 1000 <> new.score / 1000)
    EXECUTE FUNCTION daily_standings_moves();

CREATE FUNCTION daily_standings_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM daily_spread_less(old.family, old.season, old.guild_id, old.score / 1000);
    RETURN NULL;
END $$;

CREATE TRIGGER daily_standings_goes AFTER DELETE ON daily_standings
    FOR EACH ROW EXECUTE FUNCTION daily_standings_goes();

-- The processes that run the bot

-- Each lives for as long as it renews its lease. `pinned` are the shards that it was told to serve,
-- as JSON, and `replaces` is the process whose place it is to take. `shape` is the newest shape of
-- the store that it knows: nothing is taken away which a process that lives needs.

CREATE TABLE processes (
    process TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    pinned TEXT COLLATE "C" NOT NULL,
    replaces TEXT COLLATE "C",
    joined_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    ended_at BIGINT,
    shape BIGINT NOT NULL
);

-- Which process serves a shard. The `heir` is to serve it next, and is `ready` once it hears what
-- happens there. `seen` are the presses that the one before has taken lately, as JSON.

CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    process TEXT COLLATE "C",
    heir TEXT COLLATE "C",
    ready BIGINT NOT NULL DEFAULT 0 CHECK (ready IN (0, 1)),
    seen TEXT COLLATE "C" NOT NULL DEFAULT '[]'
);

-- Presses on their way to the process that plays their table, until they are answered.

CREATE TABLE forwarded_presses (
    press_id BIGINT PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    process TEXT COLLATE "C" NOT NULL,
    payload TEXT COLLATE "C" NOT NULL,
    acknowledged BIGINT NOT NULL DEFAULT 0 CHECK (acknowledged IN (0, 1)),
    taken BIGINT NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    sent_at BIGINT NOT NULL
);

CREATE INDEX forwarded_presses_by_process ON forwarded_presses (process);

-- When the last session of each bucket of Discord's was begun.

CREATE TABLE session_starts (
    bucket BIGINT PRIMARY KEY,
    started_at BIGINT NOT NULL
);

-- The calls to Discord that processes share: each is free again some time after it was made.

CREATE TABLE call_tokens (
    token BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL,
    back_after BIGINT NOT NULL
);

-- The session that a process has at Discord's gateway for a shard, so that the next one can resume
-- it: of so many shards, and begun with these intents. `session` is as secret as a token.

CREATE TABLE gateway_sessions (
    shard BIGINT PRIMARY KEY,
    shards BIGINT NOT NULL,
    intents BIGINT NOT NULL,
    session TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL,
    kept_at BIGINT NOT NULL
);

-- Puzzles

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

-- Moderation

-- What moderators did, numbered within each guild. `act` is a word, and `about` what else it was done
-- to: a board, a setting. `posted` is NULL where the guild had no channel for it, 0 until it is there.

CREATE TABLE moderation_log (
    guild_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C",
    person BIGINT,
    about TEXT COLLATE "C" NOT NULL DEFAULT '',
    reason TEXT COLLATE "C" NOT NULL DEFAULT '',
    posted BIGINT CHECK (posted IN (0, 1)),
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator);
CREATE INDEX moderation_log_by_person ON moderation_log (person) WHERE person IS NOT NULL;

-- Who may join no table of a guild; `until` is NULL for good. `leaves` is whether somebody leaves the
-- games of the guild too, wherever these are played.

CREATE TABLE kept_out (
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    until BIGINT,
    reason TEXT COLLATE "C" NOT NULL DEFAULT '',
    moderator BIGINT NOT NULL,
    at BIGINT NOT NULL,
    leaves BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, person)
);

CREATE INDEX kept_out_by_person ON kept_out (person);
CREATE INDEX kept_out_by_moderator ON kept_out (moderator);

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
