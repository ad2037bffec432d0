-- `ending` says why a field ended that did not end as it was meant to, `reminded_at` when those who
-- had deals left were reminded.

ALTER TABLE fields ADD COLUMN ending TEXT COLLATE "C" CHECK (ending IN ('updated', 'void'));
ALTER TABLE fields ADD COLUMN reminded_at BIGINT;
