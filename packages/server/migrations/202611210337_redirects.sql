-- Where addresses lead at which nothing stands. Named only in redirects/store.ts.

create table redirect (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  -- As the owner wrote it, decoded, without a slash at the end. A last segment in brackets stands for any.
  from_path  text        not null check (from_path ~ '^/.' and char_length(from_path) <= 500),
  -- What a request is compared with: lower case. That of a pattern is its path up to the brackets, and
  -- so the only kind that ends in a slash.
  match_key  text        not null check (match_key ~ '^/' and match_key !~ '//'),
  -- Percent-encoded, as it is sent: a path of this site, or an address of another.
  target     text        not null check (target ~ '^(/([^/]|$)|https?://)' and char_length(target) <= 2000),
  status     smallint    not null check (status in (301, 302)),
  -- Made when a page was given another address.
  automatic  boolean     not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  -- An address leads to one place. Serves the look-up of every request that found no page.
  unique (site_id, match_key)
);

create trigger redirect_content after insert or update or delete on redirect
  for each row execute function content_changed();
