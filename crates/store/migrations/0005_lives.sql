-- The ids of tables that were deleted, so that whoever follows a link hears of it; nothing else of them is left.
CREATE TABLE deleted (
    table_id TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL
);

-- How often a seat's link was issued anew. Its token is made from this number, so that whoever made the table can show the
-- newest link and no older one opens the seat.
ALTER TABLE seats ADD COLUMN issue BIGINT NOT NULL DEFAULT 0;

-- When a person's cookie was renewed last.
ALTER TABLE persons ADD COLUMN renewed BIGINT NOT NULL DEFAULT 0;

-- Links by which another device becomes a person, or gets a seat of theirs; each is used once. The token itself is
-- nowhere; with it alone can what is sealed be read.
CREATE TABLE links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    person_id TEXT NOT NULL REFERENCES persons (id),
    table_id TEXT REFERENCES tables (id),
    seat BIGINT,
    sealed TEXT,
    expires BIGINT NOT NULL
);
CREATE INDEX links_person ON links (person_id);
CREATE INDEX links_table ON links (table_id) WHERE table_id IS NOT NULL;
