-- A cart holds no more stock than it has entries for: what a change takes out of it, others may buy at once.

-- Releases what the checkout of a cart has put aside beyond its entries. What a running payment was asked
-- for stays until the payment ends.
create function cart_release_holds(asked_site uuid, asked_cart uuid) returns void
language plpgsql as $$
begin
  delete from stock_hold h
  where h.site_id = asked_site and h.cart_id = asked_cart and h.promised = 0 and not exists (
    select from cart_entry e where e.site_id = h.site_id and e.cart_id = h.cart_id
      and e.variant_id = h.variant_id);
  update stock_hold h set quantity = needed.quantity
  from (
    select o.variant_id, greatest(o.promised, coalesce(sum(e.quantity), 0)) as quantity
    from stock_hold o
    left join cart_entry e on e.site_id = o.site_id and e.cart_id = o.cart_id
      and e.variant_id = o.variant_id
    where o.site_id = asked_site and o.cart_id = asked_cart
    group by o.variant_id, o.promised
  ) needed
  where h.site_id = asked_site and h.cart_id = asked_cart and h.variant_id = needed.variant_id
    and h.quantity > needed.quantity;
end $$;

-- As before, and releases holds first: the lines then show what the cart may have now.
create or replace function cart_settle(asked_site uuid, asked_cart uuid) returns json
language plpgsql as $$
declare
  now_in_it record;
  settled   json;
begin
  perform cart_release_holds(asked_site, asked_cart);
  select * into now_in_it from cart_contents(asked_site, asked_cart);
  if now_in_it.is_stale then
    update cart_entry e set unit_price_minor = l.unit_price_minor
    from cart_line l
    where e.site_id = asked_site and e.cart_id = asked_cart
      and l.site_id = e.site_id and l.id = e.id and e.unit_price_minor <> l.unit_price_minor;
  end if;

  update cart k
  set version = k.version + 1, updated_at = now(), total_quantity = now_in_it.quantity,
    subtotal_minor = now_in_it.subtotal,
    expires_at = case when k.expires_at < now() + interval '89 days'
      then now() + interval '90 days' else k.expires_at end
  where k.site_id = asked_site and k.id = asked_cart
  returning json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
    'lines', now_in_it.lines)
  into settled;
  return settled;
end $$;
