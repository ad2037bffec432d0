-- Boards by points with all that a page asks of each line that it passes over: one far down is found
-- without a look at these lines themselves. A generated column stood in the way of that.

DROP INDEX standings_by_points;
ALTER TABLE standings DROP COLUMN deal_mean;

CREATE INDEX standings_by_points ON standings (
    board,
    (CAST(points AS DOUBLE PRECISION) / CASE deals WHEN 0 THEN 1 ELSE deals END),
    person, points, deals, games
) WHERE games >= 10;

-- How many people have so many wins: a rank is the sum of few rows. Rows of nobody are not kept.

CREATE TABLE standing_spread (
    board INTEGER NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    wins INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (board, wins)
) STRICT, WITHOUT ROWID;

INSERT INTO standing_spread SELECT board, wins, count(*) FROM standings GROUP BY 1, 2;

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

-- Where the result of a person is ranked: the family and the guild of its game, NULL if the game is
-- not. With them, who met whom and what somebody's last rated games were is found among thousands
-- of games without a look at each.

ALTER TABLE results ADD COLUMN ranked_family TEXT;
ALTER TABLE results ADD COLUMN ranked_guild INTEGER;

DROP INDEX results_by_person;

UPDATE results SET ranked_family = games.family, ranked_guild = games.guild_id
FROM games WHERE games.game_id = results.game_id AND games.ranked = 1 AND results.person IS NOT NULL;

CREATE INDEX results_by_person
    ON results (person, ended_at, ranked_family, ranked_guild, side, place)
    WHERE person IS NOT NULL;

-- Those of a season by the number shown as well, in parts of 64: a page far down is found by the sum
-- of the parts above it.

DROP TRIGGER ratings_joins;
DROP TRIGGER ratings_plays;
DROP TRIGGER ratings_goes;
DROP TABLE rating_days;

CREATE TABLE rating_days (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    last_day INTEGER NOT NULL,
    part INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, last_day, part)
) STRICT, WITHOUT ROWID;

INSERT INTO rating_days
SELECT guild_id, family, last_day, shown >> 6, count(*) FROM ratings WHERE games >= 10
GROUP BY 1, 2, 3, 4;

CREATE TRIGGER ratings_joins AFTER INSERT ON ratings WHEN new.games >= 10 BEGIN
    INSERT INTO rating_spread VALUES (new.guild_id, new.family, new.shown, 1)
    ON CONFLICT (guild_id, family, shown) DO UPDATE SET people = people + 1;
    INSERT INTO rating_days VALUES (new.guild_id, new.family, new.last_day, new.shown >> 6, 1)
    ON CONFLICT (guild_id, family, last_day, part) DO UPDATE SET people = people + 1;
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
