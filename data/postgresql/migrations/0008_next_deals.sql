-- When the next deal begins: after an interval, at once, or when everybody has pressed Next.

ALTER TABLE tables ADD COLUMN next_deal TEXT COLLATE "C" NOT NULL DEFAULT 'interval';
