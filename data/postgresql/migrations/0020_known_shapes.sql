-- The newest shape that a process knows, so that nothing is taken away which one that lives needs.
-- Processes of earlier versions do not say theirs.
ALTER TABLE processes ADD COLUMN shape BIGINT NOT NULL DEFAULT 18;

-- A version that knows at least this shape can work with the database as it is.
ALTER TABLE schema_version ADD COLUMN oldest BIGINT NOT NULL DEFAULT 18;
