-- Tries that are counted across restarts and processes: sign-ins, so far.
create table rate_limit (
  site_id    uuid        not null references site (id) on delete cascade,
  -- A digest of what is counted and by whom.
  counted    bytea       not null,
  tries      integer     not null check (tries > 0),
  -- Counting begins anew after this.
  expires_at timestamptz not null,
  primary key (site_id, counted)
);
create index rate_limit_expires on rate_limit (expires_at);
