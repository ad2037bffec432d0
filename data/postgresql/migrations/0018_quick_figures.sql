-- Boards by points with all that a page asks of each line that it passes over: one far down is found
-- without a look at these lines themselves.

DROP INDEX standings_by_points;
ALTER TABLE standings DROP COLUMN deal_mean;

CREATE INDEX standings_by_points ON standings (
    board,
    (CAST(points AS DOUBLE PRECISION) / CASE deals WHEN 0 THEN 1 ELSE deals END),
    person, points, deals, games
) WHERE games >= 10;

-- How many people have so many wins: a rank is the sum of few rows. Rows of nobody are not kept.

CREATE TABLE standing_spread (
    board BIGINT NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    wins BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (board, wins)
);

INSERT INTO standing_spread SELECT board, wins, count(*) FROM standings GROUP BY 1, 2;

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

-- Where the result of a person is ranked: the family and the guild of its game, NULL if the game is
-- not. With them, who met whom and what somebody's last rated games were is found among thousands
-- of games without a look at each.

ALTER TABLE results ADD COLUMN ranked_family TEXT COLLATE "C";
ALTER TABLE results ADD COLUMN ranked_guild BIGINT;

DROP INDEX results_by_person;

UPDATE results SET ranked_family = games.family, ranked_guild = games.guild_id
FROM games WHERE games.game_id = results.game_id AND games.ranked = 1 AND results.person IS NOT NULL;

-- PostgreSQL has the key of a table in no other index.
CREATE INDEX results_by_person
    ON results (person, ended_at, ranked_family, ranked_guild, side, place, game_id, seat)
    WHERE person IS NOT NULL;

-- Those of a season by the number shown as well, in parts of 64: a page far down is found by the sum
-- of the parts above it.

DROP TABLE rating_days;

CREATE TABLE rating_days (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    last_day BIGINT NOT NULL,
    part BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, last_day, part)
);

INSERT INTO rating_days
SELECT guild_id, family, last_day, shown >> 6, count(*) FROM ratings WHERE games >= 10
GROUP BY 1, 2, 3, 4;

DROP FUNCTION rating_days_more;
DROP FUNCTION rating_days_less;

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

CREATE OR REPLACE FUNCTION ratings_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_more(new.guild_id, new.family, new.shown);
    PERFORM rating_days_more(new.guild_id, new.family, new.last_day, new.shown);
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION ratings_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF new.games >= 10 THEN
        PERFORM rating_days_more(new.guild_id, new.family, new.last_day, new.shown);
    END IF;
    IF old.games >= 10 THEN
        PERFORM rating_days_less(old.guild_id, old.family, old.last_day, old.shown);
    END IF;
    RETURN NULL;
END $$;

DROP TRIGGER ratings_plays ON ratings;

CREATE TRIGGER ratings_plays AFTER UPDATE OF shown, last_day, games ON ratings
    FOR EACH ROW WHEN (
        (old.games >= 10) <> (new.games >= 10) OR old.last_day <> new.last_day
        OR old.shown >> 6 <> new.shown >> 6
    )
    EXECUTE FUNCTION ratings_plays();

CREATE OR REPLACE FUNCTION ratings_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_less(old.guild_id, old.family, old.shown);
    PERFORM rating_days_less(old.guild_id, old.family, old.last_day, old.shown);
    RETURN NULL;
END $$;
