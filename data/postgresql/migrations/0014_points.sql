-- Boards in the order of points a deal: those who have played ten games and more, by their mean.

ALTER TABLE standings ADD COLUMN deal_mean DOUBLE PRECISION
    GENERATED ALWAYS AS (CAST(points AS DOUBLE PRECISION) / greatest(deals, 1)) STORED;

CREATE INDEX standings_by_points ON standings (board, deal_mean, person) WHERE games >= 10;

-- How many they are, kept like `people`.
ALTER TABLE boards ADD COLUMN regulars BIGINT NOT NULL DEFAULT 0;

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
