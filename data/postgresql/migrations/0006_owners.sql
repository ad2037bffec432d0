-- The name of the process that plays a table.

ALTER TABLE tables ADD COLUMN owner TEXT COLLATE "C" NOT NULL DEFAULT '';
