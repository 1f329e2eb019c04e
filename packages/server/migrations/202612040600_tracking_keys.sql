-- The events of the last minutes that have an id. All processes share them, so that one that is sent again counts once.
-- Losing them in a crash of the database may count an event twice, which is worth their speed.
create unlogged table event_key (
  site_id uuid        not null references site (id) on delete cascade,
  key     bigint      not null,
  at      timestamptz not null default now(),
  primary key (site_id, key)
);

-- Serves the deletion of old keys.
create index event_key_at on event_key (at);

-- Examples of the events that were not counted: 1 % of them, for a week. They have no address and no user agent.
create table drop_sample (
  site_id uuid        not null references site (id) on delete cascade,
  id      uuid        not null,
  at      timestamptz not null,
  reason  smallint    not null,
  call    text        not null check (length(call) <= 200),
  page    text        not null check (length(page) <= 500),
  detail  text        not null check (length(detail) <= 100),
  primary key (site_id, id)
);

-- Serves the newest examples of a site.
create index drop_sample_newest on drop_sample (site_id, at desc, id desc);

-- Serves the deletion of old examples.
create index drop_sample_at on drop_sample (at);
