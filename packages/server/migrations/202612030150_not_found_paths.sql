-- The paths that visitors asked for and that no page and no redirect has: the owner can redirect them.
create table not_found_path (
  site_id   uuid        not null references site (id) on delete cascade,
  -- The path without case and trailing slash, as redirects compare it.
  match_key text        not null check (char_length(match_key) <= 500),
  path      text        not null check (char_length(path) <= 500),
  hits      integer     not null default 1 check (hits > 0),
  -- The page that led there last: a path of this site, or the host of another; empty if the browser does not say.
  referrer  text        not null check (char_length(referrer) <= 500),
  first_at  timestamptz not null default now(),
  last_at   timestamptz not null default now(),
  primary key (site_id, match_key)
);
-- Serves the deletion of old rows.
create index not_found_path_age on not_found_path (last_at);
