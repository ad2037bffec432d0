-- Who sat where when a game began. `people` are the marks of the seats, each a rank and a hash, and
-- `start_id` is the press of Start. `seat_key` is for the people who sat there, and stays when the
-- root is gone. All are empty where a game began before.

ALTER TABLE proofs ADD COLUMN people TEXT;
ALTER TABLE proofs ADD COLUMN start_id INTEGER;
ALTER TABLE proofs ADD COLUMN seat_key BLOB;
