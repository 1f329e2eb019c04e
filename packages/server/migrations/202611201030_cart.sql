-- Cart: what a visitor means to buy. Named only in cart/store.ts and its .sql.

create table cart (
  site_id        uuid        not null references site (id) on delete cascade,
  id             uuid        not null,
  -- The digest of the token in the visitor's cookie; nothing else gives access.
  token_hash     bytea       not null,
  currency       char(3)     not null,
  -- Raised by every change: what a visitor confirmed is compared with it.
  version        integer     not null default 0,
  total_quantity integer     not null default 0 check (total_quantity >= 0),
  subtotal_minor minor       not null default 0 check (subtotal_minor >= 0),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  -- Claimed by one attempt to complete it; claims older than five minutes may be taken over.
  completing_at  timestamptz,
  completed_at   timestamptz,
  primary key (site_id, id)
) with (fillfactor = 80);

-- One open cart per token. Serves the look-up that every cart request makes.
create unique index cart_token on cart (site_id, token_hash) where completed_at is null;
-- Serves the nightly reaper.
create index cart_expiry on cart (expires_at);

create table cart_entry (
  site_id           uuid    not null,
  id                uuid    not null,
  cart_id           uuid    not null,
  product_id        uuid    not null,
  variant_id        uuid    not null,
  quantity          integer not null check (quantity between 1 and 9999),
  additional_fields jsonb   not null default '{}',
  -- The digest of additional_fields: the same variant with another engraving is another entry.
  fields_hash       text    not null default '',
  unit_price_minor  minor   not null check (unit_price_minor >= 0),
  primary key (site_id, id),
  unique (site_id, cart_id, variant_id, fields_hash),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade,
  -- A variant leads to its product, so one reference is enough: each costs a lock per entry.
  foreign key (site_id, variant_id) references variant (site_id, id) on delete cascade
) with (fillfactor = 80);

-- Serves the deletion of a variant.
create index cart_entry_variant on cart_entry (site_id, variant_id);

alter table stock_hold add foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade;
