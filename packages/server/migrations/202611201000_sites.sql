-- Sites, the hosts that lead to them, and how each one sells. Named only in sites/store.ts.

-- Amounts are whole minor units of ISO 4217. The bounds are those of a JavaScript safe integer, so
-- that no client can read another number than the one stored.
create domain minor as bigint check (value between -9007199254740991 and 9007199254740991);

create table site (
  id              uuid        primary key,
  identifier      text        not null unique check (identifier ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  title           text        not null check (char_length(title) between 1 and 200),
  tag_line        text        not null default '',
  description     text        not null default '',
  contact_email   text        not null default '',
  announcement    text        not null default '',
  theme           text        not null default 'kiln',
  language        text        not null default 'en-US',
  time_zone       text        not null default 'America/New_York',
  -- Keys the crumbs and tokens of this site; never leaves the server.
  secret          bytea       not null check (octet_length(secret) = 32),
  created_at      timestamptz not null default now(),
  -- Null while the site is being set up: a start that was cut short goes on with it.
  opened_at       timestamptz
);

create table site_host (
  site_id uuid not null references site (id) on delete cascade,
  host    text not null check (host = lower(host)),
  primary key (site_id, host)
);

-- A host leads to one site. Serves the look-up that every request makes.
create unique index site_host_host on site_host (host);

create table navigation_item (
  site_id       uuid     not null references site (id) on delete cascade,
  id            uuid     not null,
  navigation    text     not null default 'mainNav',
  display_index smallint not null,
  title         text     not null,
  url           text     not null check (url ~ '^/'),
  primary key (site_id, id)
);

create table store_settings (
  site_id                               uuid    primary key references site (id) on delete cascade,
  currency                              char(3) not null default 'USD',
  multiple_quantity_allowed_for_services boolean not null default true,
  express_checkout                      boolean not null default false,
  minimum_order_subtotal_minor          minor   check (minimum_order_subtotal_minor > 0),
  stock_hold_minutes                    smallint not null default 15 check (stock_hold_minutes between 5 and 60),
  tax_included                          boolean not null default false,
  test_payments                         boolean not null default true
);

create table shipping_option (
  site_id         uuid     not null references site (id) on delete cascade,
  id              uuid     not null,
  display_index   smallint not null,
  name            text     not null,
  note            text     not null default '',
  price_minor     minor    not null check (price_minor >= 0),
  free_over_minor minor    check (free_over_minor > 0),
  primary key (site_id, id)
);

-- Tells every process that what it drew of a site is out of date, when the change is committed. A
-- message and no counter: a counter would be one row that every sale of a site waits for.
create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', coalesce(new.site_id, old.site_id)::text);
  return null;
end $$;

create function site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', coalesce(new.id, old.id)::text);
  return null;
end $$;

create trigger site_content after update or delete on site
  for each row execute function site_changed();
create trigger site_host_content after insert or update or delete on site_host
  for each row execute function content_changed();
create trigger navigation_item_content after insert or update or delete on navigation_item
  for each row execute function content_changed();
create trigger store_settings_content after insert or update on store_settings
  for each row execute function content_changed();
create trigger shipping_option_content after insert or update or delete on shipping_option
  for each row execute function content_changed();
