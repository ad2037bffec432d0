-- How many people stand where in a list: a rank and a number of pages are sums of few rows, however
-- long the list is. Rows of nobody are not kept.

-- Those who are in the list, by the number shown, and by the last day on which they played.
CREATE TABLE rating_spread (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    shown INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, shown)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_days (
    guild_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    last_day INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild_id, family, last_day)
) STRICT, WITHOUT ROWID;

INSERT INTO rating_spread
SELECT guild_id, family, shown, count(*) FROM ratings WHERE games >= 10 GROUP BY 1, 2, 3;

INSERT INTO rating_days
SELECT guild_id, family, last_day, count(*) FROM ratings WHERE games >= 10 GROUP BY 1, 2, 3;

CREATE TRIGGER ratings_joins AFTER INSERT ON ratings WHEN new.games >= 10 BEGIN
    INSERT INTO rating_spread VALUES (new.guild_id, new.family, new.shown, 1)
    ON CONFLICT (guild_id, family, shown) DO UPDATE SET people = people + 1;
    INSERT INTO rating_days VALUES (new.guild_id, new.family, new.last_day, 1)
    ON CONFLICT (guild_id, family, last_day) DO UPDATE SET people = people + 1;
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

CREATE TRIGGER ratings_plays AFTER UPDATE OF last_day, games ON ratings
WHEN (old.games >= 10) <> (new.games >= 10) OR old.last_day <> new.last_day BEGIN
    INSERT INTO rating_days SELECT new.guild_id, new.family, new.last_day, 1 WHERE new.games >= 10
    ON CONFLICT (guild_id, family, last_day) DO UPDATE SET people = people + 1;
    UPDATE rating_days SET people = people - 1 WHERE old.games >= 10
        AND guild_id = old.guild_id AND family = old.family AND last_day = old.last_day;
    DELETE FROM rating_days
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND people = 0;
END;

CREATE TRIGGER ratings_goes AFTER DELETE ON ratings WHEN old.games >= 10 BEGIN
    UPDATE rating_spread SET people = people - 1
    WHERE guild_id = old.guild_id AND family = old.family AND shown = old.shown;
    DELETE FROM rating_spread
    WHERE guild_id = old.guild_id AND family = old.family AND shown = old.shown AND people = 0;
    UPDATE rating_days SET people = people - 1
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day;
    DELETE FROM rating_days
    WHERE guild_id = old.guild_id AND family = old.family AND last_day = old.last_day
        AND people = 0;
END;

-- With all that a season asks for, so that nobody's row is looked up who did not play in it.
DROP INDEX ratings_in_order;
CREATE INDEX ratings_in_order ON ratings (guild_id, family, shown DESC, person, last_day, games)
    WHERE games >= 10;

-- Tables of the day's deals, in parts of a thousand: ten percent each.
CREATE TABLE daily_spread (
    family TEXT NOT NULL,
    season TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (family, season, guild_id, part)
) STRICT, WITHOUT ROWID;

INSERT INTO daily_spread
SELECT family, season, guild_id, score / 1000, count(*) FROM daily_standings GROUP BY 1, 2, 3, 4;

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

-- A field in the order in which it is shown.
DROP INDEX daily_tries_field;
DROP INDEX daily_tries_field_here;
CREATE INDEX daily_tries_field
    ON daily_tries (day, family, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_field_here
    ON daily_tries (day, family, guild_id, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
