-- How many people stand where in a list: a rank and a number of pages are sums of few rows, however
-- long the list is. Rows of nobody are not kept.

-- Those who are in the list, by the number shown, and by the last day on which they played.
CREATE TABLE rating_spread (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    shown BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, shown)
);

CREATE TABLE rating_days (
    guild_id BIGINT NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    last_day BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild_id, family, last_day)
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

CREATE FUNCTION rating_days_more(guild BIGINT, game TEXT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO rating_days AS kept VALUES (guild, game, number, 1)
    ON CONFLICT (guild_id, family, last_day) DO UPDATE SET people = kept.people + 1;
$$;

CREATE FUNCTION rating_days_less(guild BIGINT, game TEXT, number BIGINT) RETURNS void
LANGUAGE sql AS $$
    UPDATE rating_days SET people = people - 1
    WHERE guild_id = guild AND family = game AND last_day = number;
    DELETE FROM rating_days
    WHERE guild_id = guild AND family = game AND last_day = number AND people = 0;
$$;

CREATE FUNCTION ratings_joins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_more(new.guild_id, new.family, new.shown);
    PERFORM rating_days_more(new.guild_id, new.family, new.last_day);
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
        PERFORM rating_days_more(new.guild_id, new.family, new.last_day);
    END IF;
    IF old.games >= 10 THEN
        PERFORM rating_days_less(old.guild_id, old.family, old.last_day);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_plays AFTER UPDATE OF last_day, games ON ratings
    FOR EACH ROW WHEN ((old.games >= 10) <> (new.games >= 10) OR old.last_day <> new.last_day)
    EXECUTE FUNCTION ratings_plays();

CREATE FUNCTION ratings_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM rating_spread_less(old.guild_id, old.family, old.shown);
    PERFORM rating_days_less(old.guild_id, old.family, old.last_day);
    RETURN NULL;
END $$;

CREATE TRIGGER ratings_goes AFTER DELETE ON ratings
    FOR EACH ROW WHEN (old.games >= 10) EXECUTE FUNCTION ratings_goes();

-- With all that a season asks for, so that nobody's row is looked up who did not play in it.
CREATE INDEX ratings_in_order ON ratings (guild_id, family, shown DESC, person, last_day, games)
    WHERE games >= 10;

-- Tables of the day's deals, in parts of a thousand: ten percent each.
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

-- A field in the order in which it is shown.
CREATE INDEX daily_tries_field
    ON daily_tries (day, family, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
CREATE INDEX daily_tries_field_here
    ON daily_tries (day, family, guild_id, lead DESC, ended_at, person) WHERE lead IS NOT NULL;
