-- Whether somebody who is kept out leaves the games of the guild too, wherever these are played.
ALTER TABLE kept_out ADD COLUMN leaves BIGINT NOT NULL DEFAULT 0;
