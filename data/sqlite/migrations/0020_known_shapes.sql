-- The newest shape that a process knows, so that nothing is taken away which one that lives needs.
-- Processes of earlier versions do not say theirs.
ALTER TABLE processes ADD COLUMN shape INTEGER NOT NULL DEFAULT 18;
