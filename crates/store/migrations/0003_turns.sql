-- When it became whose turn, each turn once: written with the entries that brought it about, for whoever tells people. It
-- follows from the log; an earlier log's turns are not written down later.

CREATE TABLE turns (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
);
CREATE INDEX turns_at ON turns (at);
