-- Which table follows another one with the same people: a rematch, or the next game of a match. There is at most one of each
-- kind, decided as it is opened; the seat is that of whoever set it up, none where only bots sit.
CREATE TABLE successors (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    next_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT,
    PRIMARY KEY (table_id, kind)
);
CREATE INDEX successors_next ON successors (next_id);
