-- Checkout: where an order goes and who is told of it, before it is one. Named only in checkout/store.ts.

create table gift_card (
  site_id       uuid        not null references site (id) on delete cascade,
  id            uuid        not null,
  -- A keyed digest: whoever reads the database cannot spend the card.
  code_hash     bytea       not null,
  last_four     text        not null check (char_length(last_four) = 4),
  currency      char(3)     not null,
  initial_minor minor       not null check (initial_minor > 0),
  balance_minor minor       not null default 0 check (balance_minor between 0 and initial_minor),
  -- The unit of the order line that was bought; the same unit issues one card. Null for a gift.
  issued_for    text,
  disabled_at   timestamptz,
  created_at    timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code_hash),
  unique (site_id, issued_for)
);

create table gift_card_entry (
  site_id      uuid        not null,
  id           uuid        not null,
  gift_card_id uuid        not null,
  kind         text        not null check (kind in ('issue', 'redeem', 'release', 'refund', 'adjust')),
  amount_minor minor       not null check (amount_minor <> 0),
  cause        text        not null,
  entered_at   timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  unique (site_id, gift_card_id, kind, cause),
  foreign key (site_id, gift_card_id) references gift_card (site_id, id) on delete cascade
);

create function gift_card_entry_apply() returns trigger language plpgsql as $$
begin
  update gift_card set balance_minor = balance_minor + new.amount_minor
  where site_id = new.site_id and id = new.gift_card_id;
  return null;
end $$;

create trigger gift_card_entry_apply after insert on gift_card_entry
  for each row execute function gift_card_entry_apply();

create table discount (
  site_id          uuid    not null references site (id) on delete cascade,
  id               uuid    not null,
  code             text,
  title            text    not null,
  lane             text    not null check (lane in ('item', 'order', 'shipping')),
  percent_millionths integer check (percent_millionths between 1 and 1000000),
  amount_minor     minor   check (amount_minor > 0),
  max_uses         integer check (max_uses > 0),
  max_per_customer integer not null default 1 check (max_per_customer > 0),
  used             integer not null default 0,
  primary key (site_id, id),
  check ((percent_millionths is null) <> (amount_minor is null)),
  check (used >= 0 and (max_uses is null or used <= max_uses))
);

create unique index discount_code on discount (site_id, lower(code));

create table checkout (
  site_id            uuid        not null,
  cart_id            uuid        not null,
  email              text        check (char_length(email) between 3 and 256),
  shipping_address   jsonb,
  shipping_option_id uuid,
  discount_id        uuid,
  gift_card_id       uuid,
  note               text        not null default '',
  -- Since when it holds stock without a break: no hold outlives an hour of it.
  entered_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  primary key (site_id, cart_id),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade,
  foreign key (site_id, shipping_option_id) references shipping_option (site_id, id)
    on delete set null (shipping_option_id),
  foreign key (site_id, discount_id) references discount (site_id, id)
    on delete set null (discount_id),
  foreign key (site_id, gift_card_id) references gift_card (site_id, id)
    on delete set null (gift_card_id)
);

-- Serve the deletion of what a checkout chose.
create index checkout_shipping_option on checkout (site_id, shipping_option_id);
create index checkout_discount on checkout (site_id, discount_id);
create index checkout_gift_card on checkout (site_id, gift_card_id);
