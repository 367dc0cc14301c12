-- One text for SQLite and PostgreSQL: TEXT, BIGINT and BOOLEAN only. Times are milliseconds since 1970.

CREATE TABLE meta (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
INSERT INTO meta (key, value) VALUES ('application', 'palisade');

-- Component files that are not the printed ones, each text once.
CREATE TABLE components (
    hash TEXT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL
);

-- Who stands behind a cookie. The cookie itself is nowhere.
CREATE TABLE persons (
    id TEXT PRIMARY KEY NOT NULL,
    cookie_hash TEXT NOT NULL UNIQUE,
    name TEXT,
    created BIGINT NOT NULL
);

-- How each table began; and, following from its entries and kept beside them for lists, how it stands.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    creation TEXT NOT NULL,
    components TEXT REFERENCES components (hash),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    finished BOOLEAN NOT NULL,
    due BIGINT
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- The log of each table, from number 0 without gaps.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who owns which seat. The token of the seat's link itself is nowhere.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    person_id TEXT REFERENCES persons (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person_id) WHERE person_id IS NOT NULL;
