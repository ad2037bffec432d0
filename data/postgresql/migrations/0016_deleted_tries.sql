-- Tries of people whose data was deleted while the day was on: nobody gets cards they know. `person`
-- is hashed with the day's secret as its key. The rows go when the day is over.
CREATE TABLE deleted_tries (
    day TEXT COLLATE "C" NOT NULL,
    family TEXT COLLATE "C" NOT NULL,
    person BYTEA NOT NULL,
    PRIMARY KEY (day, family, person),
    FOREIGN KEY (day, family) REFERENCES daily_deals (day, family)
);
