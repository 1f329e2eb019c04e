-- Views of the list of orders that staff save: its search and its filters under a name.

create table order_view (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  name       text        not null check (char_length(name) between 1 and 60),
  -- The search and the filters, as the list takes them.
  query      jsonb       not null check (jsonb_typeof(query) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (site_id, id)
);

create unique index order_view_name on order_view (site_id, lower(name));
