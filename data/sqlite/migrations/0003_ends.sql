-- The message of the deal before, if it stays for a while.
ALTER TABLE tables ADD COLUMN past_id INTEGER;

-- The message of the result, once it is posted.
ALTER TABLE tables ADD COLUMN result_id INTEGER;

-- A game that one person plays alone may be rated as well, under guild -2: what that came of is kept
-- like the rest once its guild is forgotten. `forgotten_seats` has also games alone that were left,
-- of which nothing else is kept.
DROP TRIGGER games_forgotten;

CREATE TRIGGER games_forgotten BEFORE DELETE ON games
WHEN (old.ranked = 1 OR old.unrated IS NULL) AND old.number IS NOT NULL BEGIN
    INSERT INTO forgotten_seats
    SELECT old.number, seat, old.family, old.ended_at / 86400000, old.unrated IS NULL, person,
        level, side, place, has_left
    FROM results WHERE game_id = old.game_id;
END;
