-- Stock is held in one statement, so that its rows are locked without waiting for the server in between.

-- Starts the time in which a cart holds stock, unless it is running or was used up today: a cart holds stock for an hour in
-- all, and may hold some again after a day. Otherwise a cart that is never bought could keep a product from everyone else.
create function checkout_mark_held(asked_site uuid, asked_cart uuid) returns void
language plpgsql as $$
begin
  insert into checkout as k (site_id, cart_id, held_since)
  values (asked_site, asked_cart, clock_timestamp())
  on conflict (site_id, cart_id) do update set updated_at = now(),
    held_since = case when k.held_since > clock_timestamp() - interval '24 hours'
      then k.held_since else clock_timestamp() end;
end $$;

-- Holds the requested stock for a cart, and returns the variants with less than it needs; then nothing is held. Locks the
-- stock by id first.
create function checkout_hold(
  asked_site uuid, asked_cart uuid, requests jsonb, minutes integer, is_for_payment boolean,
  is_held boolean
) returns table (variant_id uuid, available integer) language plpgsql as $$
#variable_conflict use_column
begin
  if is_held then perform checkout_mark_held(asked_site, asked_cart); end if;
  perform from stock s where s.site_id = asked_site and s.variant_id in (
    select w."variantId" from jsonb_to_recordset(requests) as w ("variantId" uuid))
  order by s.variant_id for no key update;
  return query with want as (
    select w."variantId" as variant_id, sum(w.quantity)::bigint as quantity
    from jsonb_to_recordset(requests) as w ("variantId" uuid, quantity bigint)
    group by w."variantId"
  ), short as (
    select w.variant_id, stock_available(asked_site, w.variant_id, asked_cart) as available
    from want w join stock s on s.site_id = asked_site and s.variant_id = w.variant_id
    where not s.unlimited and not s.backorder
      and stock_available(asked_site, w.variant_id, asked_cart) < w.quantity
  ), unwanted as (
    delete from stock_hold h where h.site_id = asked_site and h.cart_id = asked_cart
      and h.promised = 0 and not exists (select from want w where w.variant_id = h.variant_id)
  ), held as (
    insert into stock_hold as h (site_id, cart_id, variant_id, quantity, promised, expires_at)
    select asked_site, asked_cart, w.variant_id, w.quantity,
      case when is_for_payment then w.quantity else 0 end,
      least(clock_timestamp() + make_interval(mins => minutes), k.held_since + interval '60 minutes')
    from want w join stock s on s.site_id = asked_site and s.variant_id = w.variant_id
      join checkout k on k.site_id = asked_site and k.cart_id = asked_cart
    where is_held and k.held_since + interval '60 minutes' > clock_timestamp()
      and not exists (select from short)
    on conflict (site_id, cart_id, variant_id)
    do update set quantity = greatest(excluded.quantity, h.promised),
      promised = greatest(excluded.promised, h.promised), expires_at = excluded.expires_at
  )
  select s.variant_id, greatest(s.available, 0)::integer from short s;
end $$;
