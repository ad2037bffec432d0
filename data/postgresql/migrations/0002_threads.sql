-- The channel from whose lobby the thread was made in which a game is played; NULL if in none.
ALTER TABLE tables ADD COLUMN parent_id BIGINT;
