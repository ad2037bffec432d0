-- The channel from whose lobby the thread was made in which a game is played; NULL if in none.
ALTER TABLE tables ADD COLUMN parent_id INTEGER;

-- The message of the deal before, if it stays for a while.
ALTER TABLE tables ADD COLUMN past_id INTEGER;

-- The message of the result, once it is posted.
ALTER TABLE tables ADD COLUMN result_id INTEGER;
