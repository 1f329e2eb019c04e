-- Placing a paid order is one statement: its locks are held without waiting for the server in between.

-- Commits the stock of an order, and returns the variants with too little of it. Locks them by id first.
create function order_commit_stock(asked_site uuid, asked_order uuid, asked_cart uuid) returns uuid[]
language plpgsql as $$
declare
  shortages uuid[];
begin
  perform from stock s where s.site_id = asked_site and s.variant_id in (
    select l.variant_id from order_line l where l.site_id = asked_site and l.order_id = asked_order)
  order by s.variant_id for no key update;
  with want as (
    select l.variant_id, sum(l.quantity)::bigint as quantity from order_line l
    where l.site_id = asked_site and l.order_id = asked_order group by l.variant_id
  ), short as (
    select w.variant_id from want w
      join stock s on s.site_id = asked_site and s.variant_id = w.variant_id
    where not s.unlimited and not s.backorder
      and stock_available(asked_site, w.variant_id, asked_cart) < w.quantity
      and not exists (
        select from stock_hold h where h.site_id = asked_site and h.cart_id = asked_cart
          and h.variant_id = w.variant_id and h.quantity >= w.quantity
          and h.expires_at > clock_timestamp()
          and s.on_hand - s.committed >= w.quantity)
  ), moved as (
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
    select l.site_id, gen_random_uuid(), l.variant_id, 'commit', l.quantity, 'order-line:' || l.id
    from order_line l join stock s on s.site_id = l.site_id and s.variant_id = l.variant_id
    where l.site_id = asked_site and l.order_id = asked_order order by l.variant_id
  )
  select array_agg(variant_id) into shortages from short;
  return shortages;
end $$;

-- Gives an order the next number of its site and its new status. The counter is the last lock.
create function order_number(
  asked_site uuid, asked_order uuid, event_id uuid, new_status text, new_payment_status text,
  new_attention text, event_details jsonb
) returns bigint language plpgsql as $$
declare
  new_number bigint;
begin
  with counted as (
    insert into site_counter as c (site_id, order_number) values (asked_site, 1)
    on conflict (site_id) do update set order_number = c.order_number + 1
    returning order_number
  ), event as (
    insert into order_event (site_id, order_id, id, kind, details)
    values (asked_site, asked_order, event_id, 'order.' || new_status, event_details)
  )
  update orders o set number = counted.order_number, status = new_status,
    payment_status = new_payment_status, attention = new_attention, placed_at = clock_timestamp(),
    fulfillment_status = case when new_status = 'canceled' then 'canceled'
      when o.shipping_address is null then 'fulfilled' else 'pending' end
  from counted where o.site_id = asked_site and o.id = asked_order
  returning o.number into new_number;
  return new_number;
end $$;

-- Applies a provider's event, if any, to a draft whose payments then cover its total, and places it. Returns false and
-- changes nothing in every other case, such as a changed cart or another amount. Locks: cart, order, stock, counter.
create function order_place(
  asked_site uuid, asked_order uuid, fact jsonb, new_event uuid, new_outbox uuid
) returns boolean language plpgsql as $$
declare
  o        orders;
  its_cart cart;
  paid     payment;
  sums     record;
  shortages uuid[];
begin
  select * into its_cart from cart k where k.site_id = asked_site and k.id = (
    select d.cart_id from orders d where d.site_id = asked_site and d.id = asked_order) for update;
  select * into o from orders d where d.site_id = asked_site and d.id = asked_order for update;
  if not found or o.status <> 'draft' or its_cart.version <> o.cart_version then return false; end if;

  if fact is not null then
    select * into paid from payment p where p.site_id = asked_site and p.order_id = asked_order
      and (p.provider_ref = fact ->> 'ref' or (p.provider_ref is null and p.provider <> 'gift_card'))
    order by p.id limit 1;
    if not found or paid.currency <> fact ->> 'currency'
      or paid.amount_minor <> (fact ->> 'amount')::bigint
      or (fact ->> 'captured')::bigint > paid.amount_minor or (fact ->> 'refunded')::bigint > 0
      or paid.voided_at is not null
    then return false; end if;
    paid.provider_ref := coalesce(paid.provider_ref, fact ->> 'ref');
    paid.captured_minor := greatest(paid.captured_minor, (fact ->> 'captured')::bigint);
    paid.authorized_minor := greatest(
      paid.authorized_minor, paid.captured_minor, (fact ->> 'authorized')::bigint);
  end if;
  select coalesce(sum(greatest(p.captured_minor, p.authorized_minor)), 0) as covered,
    coalesce(sum(p.captured_minor), 0) as captured, coalesce(sum(p.refunded_minor), 0) as refunded
  into sums from (
    select p.captured_minor, p.authorized_minor, p.refunded_minor from payment p
    where p.site_id = asked_site and p.order_id = asked_order and p.voided_at is null
      and p.id is distinct from paid.id
    union all
    select paid.captured_minor, paid.authorized_minor, paid.refunded_minor where paid.id is not null
  ) p;
  if sums.covered < o.grand_total_minor or sums.refunded > 0 then return false; end if;

  if paid.id is not null then
    update payment p set provider_ref = paid.provider_ref, captured_minor = paid.captured_minor,
      authorized_minor = paid.authorized_minor,
      failure = case when paid.captured_minor > 0 then null else coalesce(fact ->> 'failure', p.failure) end,
      failed_at = case when paid.captured_minor = 0 and coalesce(fact ->> 'failure', p.failure) is not null
        then coalesce(p.failed_at, now()) end
    where p.site_id = asked_site and p.id = paid.id;
  end if;
  insert into outbox (site_id, id, topic, dedupe, payload) values (asked_site, new_outbox,
    'order.placed', 'order.placed:' || asked_order, jsonb_build_object('orderId', asked_order))
  on conflict do nothing;
  shortages := order_commit_stock(asked_site, asked_order, o.cart_id);
  delete from stock_hold h where h.site_id = asked_site and h.cart_id = o.cart_id;
  update cart k set completed_at = clock_timestamp(), completing_at = null
  where k.site_id = asked_site and k.id = o.cart_id;
  perform order_number(asked_site, asked_order, new_event, 'placed',
    case when sums.captured >= o.grand_total_minor then 'paid' else 'authorized' end,
    case when shortages is null then o.attention else 'stock_shortage' end,
    case when shortages is null then '{}' else jsonb_build_object('shortage', shortages) end);
  return true;
end $$;
