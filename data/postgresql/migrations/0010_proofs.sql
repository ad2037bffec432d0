-- What the chance of a game follows from. `root` leads to every card of a game in play: it is
-- nobody's to see, and gone once the game is over. `message_id` is the message that showed what was
-- promised, `revision` the computers that the game began with. `record` is that of a game which
-- ended without a result after it was dealt, with the names of its cards; a finished game has its
-- own in `records`.

CREATE TABLE proofs (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    root BYTEA,
    message_id BIGINT,
    revision BIGINT,
    record BYTEA
);

-- How an act came about that nobody did; NULL if that was not noted.
ALTER TABLE journal ADD COLUMN decision TEXT COLLATE "C";
