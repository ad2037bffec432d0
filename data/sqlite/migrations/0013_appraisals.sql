-- What the strong player said of the moves that a seat made in a deal of a finished game: JSON that
-- is pressed together. `revision` is that of the players who said it.

CREATE TABLE appraisals (
    game_id TEXT NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (game_id, seat, deal)
) STRICT, WITHOUT ROWID;
