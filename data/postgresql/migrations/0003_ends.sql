-- The message of the deal before, if it stays for a while.
ALTER TABLE tables ADD COLUMN past_id BIGINT;

-- The message of the result, once it is posted.
ALTER TABLE tables ADD COLUMN result_id BIGINT;

-- A game that one person plays alone may be rated as well, under guild -2: what that came of is kept
-- like the rest once its guild is forgotten. `forgotten_seats` has also games alone that were left,
-- of which nothing else is kept.
CREATE OR REPLACE TRIGGER games_forgotten BEFORE DELETE ON games
    FOR EACH ROW WHEN ((old.ranked = 1 OR old.unrated IS NULL) AND old.number IS NOT NULL)
    EXECUTE FUNCTION games_forgotten();
