-- The public log of the dice. The hash of a line covers the line and the hash before it, so that none can be changed or
-- left out unseen.

CREATE TABLE dice_log (
    n BIGINT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL,
    hash TEXT NOT NULL
);

-- Seeds of dice whose hashes stand in that log before anybody is shown them: each for one table. What became of it
-- (promised, begun, over, dropped) follows from the log and is kept for counting. Who used it and for which table is
-- kept beside, so that a form that is sent twice finds the table it made; a table that is deleted leaves its promise.
CREATE TABLE promises (
    commitment TEXT PRIMARY KEY NOT NULL,
    seed TEXT NOT NULL,
    n BIGINT NOT NULL REFERENCES dice_log (n),
    state TEXT NOT NULL,
    table_id TEXT,
    person_id TEXT
);
CREATE INDEX promises_state ON promises (state);
CREATE INDEX promises_unused ON promises (n) WHERE table_id IS NULL;
CREATE INDEX promises_table ON promises (table_id) WHERE table_id IS NOT NULL;
