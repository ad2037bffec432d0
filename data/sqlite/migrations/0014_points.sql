-- Boards in the order of points a deal: those who have played ten games and more, by their mean.

ALTER TABLE standings
    ADD COLUMN deal_mean REAL GENERATED ALWAYS AS (CAST(points AS REAL) / max(deals, 1)) VIRTUAL;

CREATE INDEX standings_by_points ON standings (board, deal_mean, person) WHERE games >= 10;

-- How many they are, kept like `people`.
ALTER TABLE boards ADD COLUMN regulars INTEGER NOT NULL DEFAULT 0;

UPDATE boards SET regulars = counted.regulars
FROM (SELECT board, count(*) AS regulars FROM standings WHERE games >= 10 GROUP BY board) AS counted
WHERE counted.board = boards.board;

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
