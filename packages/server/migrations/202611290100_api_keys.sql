-- API keys: what programs of others call the commerce API with.

create table api_key (
  site_id       uuid        not null references site (id) on delete cascade,
  id            uuid        not null,
  name          text        not null check (char_length(name) between 1 and 100),
  -- The SHA-256 of the key, which is stored nowhere: a reader of the database cannot use it.
  token_hash    bytea       not null check (octet_length(token_hash) = 32),
  -- The beginning of the key, by which its owner recognizes it.
  token_start   text        not null check (char_length(token_start) between 1 and 20),
  scopes        text[]      not null check (cardinality(scopes) between 1 and 50),
  -- The staff member who made it; null for a former one.
  created_by    uuid,
  expires_at    timestamptz,
  -- The minute of the last call.
  last_used_at  timestamptz,
  revoked_at    timestamptz,
  created_at    timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, created_by) references member (site_id, id) on delete set null (created_by)
);
create unique index api_key_token on api_key (site_id, token_hash);
