-- A game that nobody plays at pauses: until when it can be taken up, NULL where it is not paused.
-- A clock counts no time before `clock_from`: since then there are people who wait for each other.

ALTER TABLE tables ADD COLUMN paused_until BIGINT;

ALTER TABLE tables ADD COLUMN clock_from BIGINT NOT NULL DEFAULT 0;
