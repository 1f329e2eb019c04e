-- Cart and checkout while a payment runs, which may take minutes.

-- How much of a hold a payment was asked for: until that ends, no visit to the checkout gives it away.
alter table stock_hold add column promised bigint not null default 0
  check (promised between 0 and quantity);

-- The open cart of a token, held until the end of the transaction; null when there is none. Asked twice:
-- while the first waited, a cart may have become an order and left the token to another.
create or replace function cart_lock(asked_site uuid, asked_token bytea) returns uuid
language plpgsql as $$
declare
  found_cart uuid;
begin
  for tries in 1..2 loop
    select k.id into found_cart from cart k
    where k.site_id = asked_site and k.token_hash = asked_token
      and k.completed_at is null and k.expires_at > now()
    for no key update;
    exit when found;
  end loop;
  return found_cart;
end $$;

-- Serves who presses Pay a second time when the cart is an order already, and the next cart of a token.
create index cart_token_completed on cart (site_id, token_hash, completed_at)
  where completed_at is not null;

-- A new cart for a token, in place of one that has expired. Of two that are made at once, the first
-- stays and is the cart of both. Versions go on from the token's carts before: a tab that was left open
-- at the checkout of one of those must not fit this one.
create or replace function cart_open(
  asked_site uuid, asked_token bytea, new_id uuid, asked_currency text
) returns uuid language plpgsql as $$
begin
  delete from cart k
  where k.site_id = asked_site and k.token_hash = asked_token
    and k.completed_at is null and k.expires_at <= now();
  insert into cart (site_id, id, token_hash, currency, version, expires_at)
  select asked_site, new_id, asked_token, asked_currency, coalesce(max(k.version), 0),
    now() + interval '90 days'
  from cart k
  where k.site_id = asked_site and k.token_hash = asked_token and k.completed_at is not null
  on conflict do nothing;
  return cart_lock(asked_site, asked_token);
end $$;

-- Entries also go when the catalog lets go of their variant. The cart is held before it is counted:
-- somebody may just be adding to it, and what they add would be left out.
create or replace function cart_entries_gone() returns trigger language plpgsql as $$
declare
  emptied record;
begin
  for emptied in select distinct site_id, cart_id from gone order by site_id, cart_id loop
    perform from cart k
    where k.site_id = emptied.site_id and k.id = emptied.cart_id for no key update;
    perform cart_settle(emptied.site_id, emptied.cart_id);
  end loop;
  return null;
end $$;
