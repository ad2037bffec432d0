-- Why a moderator has paused a game; NULL if none has, or if it goes on.
ALTER TABLE tables ADD COLUMN pause_reason TEXT;
