-- What visitors do: raw hits by month, visits, and the sums of each day that reports read. No row has an address, a whole
-- user agent or an email address.

-- The random key of a day, with which visitors without consent are told apart. Deleted after two days.
create table visitor_salt (
  site_id uuid  not null references site (id) on delete cascade,
  day     date  not null,
  salt    bytea not null check (octet_length(salt) = 32),
  primary key (site_id, day)
);

-- The texts that rows refer to by number: paths, hosts, words of searches. Number 0 is "(other)".
create table tracked_text (
  site_id  uuid     not null references site (id) on delete cascade,
  kind     smallint not null,
  number   integer  not null check (number > 0),
  content  text     not null check (char_length(content) <= 500),
  -- The words of searches are limited by month.
  added_on date     not null default current_date,
  primary key (site_id, kind, number)
);

create unique index tracked_text_content on tracked_text (site_id, kind, content);

-- One row per event, in partitions by month that are dropped when they are old. The partitions are in a schema of their own.
create schema if not exists tracking;

create table hit (
  site_id uuid        not null references site (id) on delete cascade,
  at      timestamptz not null,
  visitor bigint      not null,
  visit   bigint      not null,
  kind    smallint    not null,
  path    integer     not null,
  item    integer     not null,
  -- The results of a search, or the seconds of a heartbeat or of media.
  amount  integer
) partition by range (at);

-- Serves the sums of a day, and the deletion of a site.
create index hit_at on hit (site_id, at);

-- Creates the partition of a month; one that exists stays as it is.
create function create_hit_partition(month date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', month);
  name text := 'hit_' || to_char(first, 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtextextended('hit partitions', 0));
  if to_regclass('tracking.' || name) is null then
    execute format('create table tracking.%I partition of public.hit for values from (%L) to (%L)',
      name, first::timestamp at time zone 'UTC', (first + interval '1 month')::timestamp at time zone 'UTC');
  end if;
end $$;

-- Drops the partitions of months that ended before a day. Returns their number.
create function drop_hit_partitions(before date) returns integer language plpgsql as $$
declare
  name text;
  dropped integer := 0;
begin
  for name in
    select relname from pg_class where relnamespace = 'tracking'::regnamespace and relkind = 'r'
      and relname ~ '^hit_\d{4}_\d\d$'
      and to_date(substr(relname, 5), 'YYYY_MM') + interval '1 month' <= before
  loop
    execute format('drop table tracking.%I', name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- Drops the partitions without rows, which a restore creates for every month that a backup can have.
create function drop_empty_hit_partitions() returns void language plpgsql as $$
declare
  name text;
  has_rows boolean;
begin
  for name in
    select relname from pg_class where relnamespace = 'tracking'::regnamespace and relkind = 'r'
  loop
    execute format('select exists (select from tracking.%I)', name) into has_rows;
    if not has_rows then
      execute format('drop table tracking.%I', name);
    end if;
  end loop;
end $$;

-- One row per visit, which ends after 30 minutes without an event.
create table visit (
  site_id    uuid        not null references site (id) on delete cascade,
  visit      bigint      not null,
  visitor    bigint      not null,
  -- Whether the visitor accepted cookies, and whether they were here before then.
  consented  boolean     not null,
  returning_visitor boolean not null,
  started_at timestamptz not null,
  ended_at   timestamptz not null,
  views      integer     not null,
  -- The bits of what happened: product, cart, checkout, form, search.
  steps      smallint    not null,
  entry      integer     not null,
  exit       integer     not null,
  referrer   integer     not null,
  channel    smallint    not null,
  campaign   integer     not null,
  device     smallint    not null,
  browser    integer     not null,
  system     integer     not null,
  language   integer     not null,
  country    integer     not null,
  -- The order that was placed in the visit. Its amounts are those of the order.
  order_id   uuid,
  primary key (site_id, visit)
);

-- Serves the sums of a day, and reports with a filter.
create index visit_started on visit (site_id, started_at);
-- Serves the erasure of a visitor.
create index visit_visitor on visit (site_id, visitor) where consented;
-- Serves the visits of orders.
create index visit_order on visit (site_id, order_id) where order_id is not null;

-- The sums of a day by dimension, replaced as a whole whenever the day is summed again.
create table visit_day (
  site_id   uuid     not null references site (id) on delete cascade,
  day       date     not null,
  dimension smallint not null,
  item      integer  not null,
  visits    integer  not null,
  views     integer  not null,
  visitors  integer  not null,
  bounces   integer  not null,
  seconds   bigint   not null,
  primary key (site_id, day, dimension, item)
);

-- The events of a day by kind and item.
create table event_day (
  site_id uuid     not null references site (id) on delete cascade,
  day     date     not null,
  kind    smallint not null,
  item    integer  not null,
  total   integer  not null,
  visits  integer  not null,
  -- The searches without results.
  empty   integer  not null,
  primary key (site_id, day, kind, item)
);

-- The days that were summed, and when.
create table summed_day (
  site_id   uuid        not null references site (id) on delete cascade,
  day       date        not null,
  summed_at timestamptz not null,
  primary key (site_id, day)
);

-- Measures of page speed: how many of a day fell into each bucket of values.
create table speed_day (
  site_id uuid     not null references site (id) on delete cascade,
  day     date     not null,
  page    integer  not null,
  device  smallint not null,
  metric  smallint not null,
  bucket  smallint not null,
  total   integer  not null,
  good    integer  not null,
  poor    integer  not null,
  primary key (site_id, day, page, device, metric, bucket)
);

-- Script errors with the same message and place.
create table script_error (
  site_id       uuid        not null references site (id) on delete cascade,
  fingerprint   bytea       not null,
  message       text        not null check (char_length(message) <= 1000),
  frame         text        not null check (char_length(frame) <= 500),
  stack         text        not null check (char_length(stack) <= 5000),
  file          text        not null check (char_length(file) <= 500),
  line          integer,
  column_number integer,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (site_id, fingerprint)
);

create table script_error_day (
  site_id     uuid    not null,
  day         date    not null,
  fingerprint bytea   not null,
  browser     integer not null,
  page        integer not null,
  total       integer not null,
  primary key (site_id, day, fingerprint, browser, page),
  foreign key (site_id, fingerprint) references script_error (site_id, fingerprint) on delete cascade
);

-- Serves the deletion of a group.
create index script_error_day_group on script_error_day (site_id, fingerprint);

-- The events that were not counted, by reason.
create table drop_day (
  site_id uuid     not null references site (id) on delete cascade,
  day     date     not null,
  reason  smallint not null,
  total   integer  not null,
  primary key (site_id, day, reason)
);
