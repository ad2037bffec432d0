-- Whether a table's players may ask the computer for hints. A game with them counts in no standing.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));

ALTER TABLE games ADD COLUMN hints BIGINT NOT NULL DEFAULT 0
    CHECK (hints IN (0, 1) AND NOT (hints = 1 AND ranked = 1));
