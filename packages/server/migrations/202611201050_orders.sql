-- Orders: what was bought, what was paid, what went out and came back. Named only in orders/store.ts
-- and payments/store.ts. Ledgers are append-only; triggers fold them into balances, and CHECKs referee.

create table site_counter (
  site_id      uuid   primary key references site (id) on delete cascade,
  order_number bigint not null default 0
);

create table orders (
  site_id            uuid        not null references site (id) on delete cascade,
  id                 uuid        not null,
  cart_id            uuid        not null,
  -- The state of the cart that the order was made from.
  cart_version       integer     not null,
  -- The digest of the 128-bit token in the address of the order's page.
  token_hash         bytea       not null,
  number             bigint,
  status             text        not null default 'draft' check (status in ('draft', 'placed', 'canceled', 'aborted')),
  payment_status     text        not null default 'none' check (payment_status in ('none', 'pending', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'disputed', 'voided')),
  fulfillment_status text        not null default 'pending' check (fulfillment_status in ('pending', 'partially_fulfilled', 'fulfilled', 'canceled')),
  -- What needs a person.
  attention          text        check (attention in ('stock_shortage', 'amount_mismatch', 'dispute', 'late_payment')),
  test_mode          boolean     not null default false,
  currency           char(3)     not null,
  tax_included       boolean     not null default false,
  email              text        not null,
  shipping_address   jsonb,
  shipping_name      text        not null default '',
  note               text        not null default '',
  subtotal_minor     minor       not null check (subtotal_minor >= 0),
  discount_minor     minor       not null check (discount_minor >= 0),
  shipping_minor     minor       not null check (shipping_minor >= 0),
  tax_minor          minor       not null check (tax_minor >= 0),
  grand_total_minor  minor       not null check (grand_total_minor >= 0),
  created_at         timestamptz not null default now(),
  placed_at          timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  unique (site_id, number),
  check (discount_minor <= subtotal_minor + shipping_minor),
  check (grand_total_minor = subtotal_minor - discount_minor + shipping_minor
    + case when tax_included then 0 else tax_minor end),
  -- Nobody but the buyer sees a draft, or one whose payment failed: only what counts is numbered.
  check ((status in ('draft', 'aborted')) = (number is null))
);

-- One order per cart, however often Pay is pressed.
create unique index orders_cart on orders (site_id, cart_id) where status in ('draft', 'placed');
-- Serve the owner's list, newest first, and the sweeper that looks for drafts.
create index orders_placed on orders (site_id, number desc) where number is not null;
create index orders_draft on orders (created_at) where status = 'draft';

-- A line copies all that it shows: an order never asks the catalog what it sold.
create table order_line (
  site_id            uuid     not null,
  id                 uuid     not null,
  order_id           uuid     not null,
  display_index      smallint not null,
  product_id         uuid     not null,
  variant_id         uuid     not null,
  product_type       smallint not null check (product_type in (1, 2, 3, 4)),
  title              text     not null,
  sku                text     not null,
  -- [{"optionName": …, "value": …}], as the variant had them.
  options            jsonb    not null default '[]',
  additional_fields  jsonb    not null default '{}',
  -- The picture as it was: {"url": …, "alt": …, "width": …, "height": …}.
  image              jsonb,
  quantity           integer  not null check (quantity between 1 and 9999),
  unit_price_minor   minor    not null check (unit_price_minor >= 0),
  subtotal_minor     minor    not null,
  discount_minor     minor    not null default 0,
  tax_minor          minor    not null default 0 check (tax_minor >= 0),
  primary key (site_id, id),
  unique (site_id, order_id, display_index),
  check (subtotal_minor = unit_price_minor * quantity),
  check (discount_minor between 0 and subtotal_minor),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);

create table order_tax (
  site_id         uuid    not null,
  id              uuid    not null,
  order_id        uuid    not null,
  -- Null for the tax on shipping.
  line_id         uuid,
  name            text    not null,
  rate_millionths integer not null check (rate_millionths between 0 and 10000000),
  amount_minor    minor   not null check (amount_minor >= 0),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, line_id) references order_line (site_id, id) on delete cascade
);
create index order_tax_order on order_tax (site_id, order_id);
create index order_tax_line on order_tax (site_id, line_id);

create table order_discount (
  site_id      uuid  not null,
  id           uuid  not null,
  order_id     uuid  not null,
  line_id      uuid,
  discount_id  uuid,
  code         text,
  amount_minor minor not null check (amount_minor > 0),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, line_id) references order_line (site_id, id) on delete cascade
);
create index order_discount_order on order_discount (site_id, order_id);
create index order_discount_line on order_discount (site_id, line_id);

-- The lines of an order add up to it, whoever writes.
create function order_sums() returns trigger language plpgsql as $$
declare
  asked_site uuid := new.site_id;
  asked uuid;
  o orders;
  r record;
begin
  if tg_table_name = 'orders' then asked := new.id; else asked := new.order_id; end if;
  select * into o from orders where site_id = asked_site and id = asked;
  if not found then return null; end if;
  select coalesce(sum(subtotal_minor), 0) subtotal, coalesce(sum(discount_minor), 0) discount into r
    from order_line where site_id = asked_site and order_id = asked;
  if r.subtotal <> o.subtotal_minor then
    raise exception 'order %: subtotal % is not the sum of its lines, %', asked, o.subtotal_minor, r.subtotal using errcode = '23514';
  end if;
  if r.discount > o.discount_minor or o.discount_minor <> (
    select coalesce(sum(amount_minor), 0) from order_discount where site_id = asked_site and order_id = asked
  ) then
    raise exception 'order %: discounts do not add up', asked using errcode = '23514';
  end if;
  if o.tax_minor <> (
    select coalesce(sum(amount_minor), 0) from order_tax where site_id = asked_site and order_id = asked
  ) then
    raise exception 'order %: taxes do not add up', asked using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger order_sums after insert or update on orders
  deferrable initially deferred for each row execute function order_sums();
create constraint trigger order_line_sums after insert or update on order_line
  deferrable initially deferred for each row execute function order_sums();
create constraint trigger order_tax_sums after insert or update on order_tax
  deferrable initially deferred for each row execute function order_sums();
create constraint trigger order_discount_sums after insert or update on order_discount
  deferrable initially deferred for each row execute function order_sums();

create table discount_use (
  site_id      uuid    not null,
  discount_id  uuid    not null,
  order_id     uuid    not null,
  -- The account, or the normalised address of the buyer.
  customer_key text    not null,
  n            integer not null default 1 check (n > 0),
  primary key (site_id, discount_id, order_id),
  unique (site_id, discount_id, customer_key, n),
  foreign key (site_id, discount_id) references discount (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index discount_use_order on discount_use (site_id, order_id);

create function discount_use_apply() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update discount set used = used + 1 where site_id = new.site_id and id = new.discount_id;
  else
    update discount set used = used - 1 where site_id = old.site_id and id = old.discount_id;
  end if;
  return null;
end $$;

create trigger discount_use_apply after insert or delete on discount_use
  for each row execute function discount_use_apply();

-- One try to pay. It stays when it fails: it is voided, not erased.
create table payment (
  site_id          uuid        not null,
  id               uuid        not null,
  order_id         uuid        not null,
  provider         text        not null,
  provider_ref     text,
  -- Tells tries of one order apart in the provider's idempotency keys.
  attempt          smallint    not null default 1,
  currency         char(3)     not null,
  amount_minor     minor       not null check (amount_minor > 0),
  authorized_minor minor       not null default 0 check (authorized_minor >= 0),
  captured_minor   minor       not null default 0 check (captured_minor >= 0),
  refunded_minor   minor       not null default 0,
  failure          text,
  created_at       timestamptz not null default now(),
  failed_at        timestamptz,
  voided_at        timestamptz,
  primary key (site_id, id),
  unique (site_id, provider, provider_ref),
  check (refunded_minor between 0 and captured_minor),
  foreign key (site_id, order_id) references orders (site_id, id)
);
create index payment_order on payment (site_id, order_id);

-- What the built-in test provider remembers, as a bank remembers: it knows nothing of the tables above.
create table test_intent (
  site_id         uuid        not null references site (id) on delete cascade,
  id              uuid        not null,
  -- What the shop calls it; asking again with the same name gives the same intent.
  reference       text        not null,
  currency        char(3)     not null,
  amount_minor    minor       not null check (amount_minor > 0),
  status          text        not null default 'requires_payment' check (status in ('requires_payment', 'requires_confirmation', 'processing', 'succeeded', 'declined', 'canceled')),
  captured_minor  minor       not null default 0 check (captured_minor between 0 and amount_minor),
  failure         text,
  -- The address of the page that asks for confirmation.
  challenge_token text        not null,
  -- When a late payment succeeds by itself.
  settles_at      timestamptz,
  created_at      timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, reference),
  unique (site_id, challenge_token)
);

create table test_refund (
  site_id      uuid  not null,
  id           uuid  not null,
  intent_id    uuid  not null,
  -- The same key gives money back once.
  key          text  not null,
  amount_minor minor not null check (amount_minor > 0),
  primary key (site_id, id),
  unique (site_id, key),
  foreign key (site_id, intent_id) references test_intent (site_id, id) on delete cascade
);
create index test_refund_intent on test_refund (site_id, intent_id);

create table inbound_event (
  site_id     uuid        not null references site (id) on delete cascade,
  provider    text        not null,
  event_id    text        not null,
  body        jsonb       not null,
  received_at timestamptz not null default now(),
  handled_at  timestamptz,
  error       text,
  primary key (site_id, provider, event_id)
);

create table refund (
  site_id     uuid        not null,
  id          uuid        not null,
  order_id    uuid        not null,
  total_minor minor       not null check (total_minor > 0),
  reason      text        not null default '',
  created_at  timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id)
);
create index refund_order on refund (site_id, order_id);

create table refund_line (
  site_id          uuid    not null,
  id               uuid    not null,
  refund_id        uuid    not null,
  order_line_id    uuid    not null,
  quantity         integer not null check (quantity > 0),
  restock_quantity integer not null default 0 check (restock_quantity between 0 and quantity),
  primary key (site_id, id),
  foreign key (site_id, refund_id) references refund (site_id, id) on delete cascade,
  foreign key (site_id, order_line_id) references order_line (site_id, id)
);
create index refund_line_refund on refund_line (site_id, refund_id);
create index refund_line_line on refund_line (site_id, order_line_id);

create table refund_tender (
  site_id      uuid  not null,
  id           uuid  not null,
  refund_id    uuid  not null,
  payment_id   uuid  not null,
  amount_minor minor not null check (amount_minor > 0),
  state        text  not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  provider_ref text,
  primary key (site_id, id),
  unique (site_id, provider_ref),
  foreign key (site_id, refund_id) references refund (site_id, id) on delete cascade,
  foreign key (site_id, payment_id) references payment (site_id, id)
);
create index refund_tender_refund on refund_tender (site_id, refund_id);
create index refund_tender_payment on refund_tender (site_id, payment_id);

-- A refund reserves its money before the provider is asked, and gives it back when that fails.
create function refund_tender_apply() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update payment set refunded_minor = refunded_minor + new.amount_minor
    where site_id = new.site_id and id = new.payment_id;
  elsif new.state = 'failed' and old.state <> 'failed' then
    update payment set refunded_minor = refunded_minor - new.amount_minor
    where site_id = new.site_id and id = new.payment_id;
  end if;
  return null;
end $$;

create trigger refund_tender_apply after insert or update on refund_tender
  for each row execute function refund_tender_apply();

-- What happened to an order, as its page in the studio tells it.
create table order_event (
  site_id     uuid        not null,
  id          uuid        not null,
  order_id    uuid        not null,
  kind        text        not null,
  details     jsonb       not null default '{}',
  happened_at timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index order_event_order on order_event (site_id, order_id, id);
