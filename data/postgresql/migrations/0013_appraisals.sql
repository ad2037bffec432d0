-- What the strong player said of the moves that a seat made in a deal of a finished game: JSON that
-- is pressed together. `revision` is that of the players who said it.

CREATE TABLE appraisals (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (game_id, seat, deal)
);
