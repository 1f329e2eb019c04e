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
