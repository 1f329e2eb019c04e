-- The last visit of each visitor, which all processes share: an event within 30 minutes of the last one belongs to it.
create table open_visit (
  site_id uuid        not null references site (id) on delete cascade,
  visitor bigint      not null,
  visit   bigint      not null,
  last_at timestamptz not null,
  primary key (site_id, visitor)
);

-- Serves the deletion of visits that ended.
create index open_visit_last on open_visit (last_at);
