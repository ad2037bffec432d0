-- Tables of one person and computers that have no public message.

ALTER TABLE tables ADD COLUMN solo BIGINT NOT NULL DEFAULT 0;
