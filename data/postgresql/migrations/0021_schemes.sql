-- How the chance of a game, or of the deal of a day, is worked out; NULL is `cardroom-fair-1`.
-- `postings` is how many times the table's message was posted before its cards were bound to it;
-- NULL if none was.
ALTER TABLE proofs ADD COLUMN scheme TEXT COLLATE "C";
ALTER TABLE proofs ADD COLUMN postings BIGINT;
ALTER TABLE daily_deals ADD COLUMN scheme TEXT COLLATE "C";
