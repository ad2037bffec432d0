-- The name of the process that plays a table. Until now there was one process, and it had no name.

ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
