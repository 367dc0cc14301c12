-- Whose first round at a table is explained, and which notes they have read. It is beside the table: nothing of the
-- game follows from it.

CREATE TABLE guides (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person_id TEXT NOT NULL REFERENCES persons (id),
    PRIMARY KEY (table_id, person_id)
);
CREATE TABLE guide_notes (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id, note),
    FOREIGN KEY (table_id, person_id) REFERENCES guides (table_id, person_id) ON DELETE CASCADE
);
