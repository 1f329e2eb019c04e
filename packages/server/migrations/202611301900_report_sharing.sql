-- The links with which people without an account read the report of visits.
create table report_link (
  site_id        uuid        not null references site (id) on delete cascade,
  id             uuid        not null,
  name           text        not null check (char_length(name) between 1 and 100),
  token_hash     bytea       not null,
  created_at     timestamptz not null default now(),
  last_opened_at timestamptz,
  primary key (site_id, id)
);
create unique index report_link_token on report_link (site_id, token_hash);

-- The staff members who get the report of each week by email.
create table weekly_report (
  site_id   uuid not null references site (id) on delete cascade,
  member_id uuid not null,
  -- The Monday of the last week that was sent; null before the first one.
  last_week date,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);
