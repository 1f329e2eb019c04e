-- Buyers who typed their address at the checkout and did not finish.

-- The language in which the buyer saw the checkout; null for what was filled in for them.
alter table checkout add column locale text;

create table abandoned_cart (
  site_id            uuid        not null references site (id) on delete cascade,
  id                 uuid        not null,
  -- Not a reference: carts are deleted before the report is.
  cart_id            uuid        not null,
  email              text        not null check (email = lower(email)),
  locale             text        not null,
  currency           char(3)     not null,
  subtotal_minor     minor       not null,
  items              integer     not null,
  abandoned_at       timestamptz not null,
  -- A digest: who reads the database cannot open the cart.
  token_hash         bytea       not null,
  first_sent_at      timestamptz not null default now(),
  second_sent_at     timestamptz,
  recovered_order_id uuid,
  primary key (site_id, id),
  -- Nobody is reminded twice of one cart but by the second reminder.
  unique (site_id, cart_id),
  unique (site_id, token_hash)
);
create index abandoned_cart_email on abandoned_cart (site_id, email);
create index abandoned_cart_sent on abandoned_cart (site_id, first_sent_at desc);

-- Puts the entries of an open cart into the cart of a token, without what the buyer typed for them.
create function cart_restore(asked_site uuid, from_cart uuid, to_token bytea, new_id uuid)
returns boolean language plpgsql as $$
declare
  ours uuid;
begin
  select cart_open(asked_site, to_token, new_id, k.currency) into ours
  from cart k
  where k.site_id = asked_site and k.id = from_cart and k.completed_at is null
    and k.expires_at > now();
  if ours is null then return false; end if;
  if ours = from_cart then return true; end if;
  update cart k set copy_of = from_cart where k.site_id = asked_site and k.id = ours;
  insert into cart_entry (site_id, id, cart_id, product_id, variant_id, quantity, unit_price_minor)
  select e.site_id, gen_random_uuid(), ours, e.product_id, e.variant_id,
    least(sum(e.quantity), 9999), min(e.unit_price_minor)
  from cart_entry e
  where e.site_id = asked_site and e.cart_id = from_cart
  group by e.site_id, e.product_id, e.variant_id
  on conflict (site_id, cart_id, variant_id, fields_hash) do update
    set quantity = greatest(cart_entry.quantity, excluded.quantity);
  perform cart_settle(asked_site, ours);
  return true;
end $$;
