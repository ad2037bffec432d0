-- The channel that a table counts for: where its lobby was opened, or the channel of that thread.
ALTER TABLE tables ADD COLUMN home_id BIGINT;
