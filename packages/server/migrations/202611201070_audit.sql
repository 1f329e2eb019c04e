-- The auditor: no rows means that stock, money and orders agree.

create view commerce_violation as
  select s.site_id, 'stock.onHand' as what, s.variant_id as id from stock s
    where not s.unlimited and s.on_hand <> coalesce((
      select sum(case when m.kind in ('receive', 'adjust', 'restock') then m.quantity when m.kind = 'ship' then -m.quantity else 0 end)
      from stock_move m where m.site_id = s.site_id and m.variant_id = s.variant_id), 0)
  union all
  select s.site_id, 'stock.committed', s.variant_id from stock s
    where not s.unlimited and s.committed <> coalesce((
      select sum(case when m.kind = 'commit' then m.quantity when m.kind in ('release', 'ship') then -m.quantity else 0 end)
      from stock_move m where m.site_id = s.site_id and m.variant_id = s.variant_id), 0)
  union all
  select s.site_id, 'stock.oversold', s.variant_id from stock s
    where not s.unlimited and not s.backorder and s.committed > s.on_hand
  union all
  select g.site_id, 'giftCard.balance', g.id from gift_card g
    where g.balance_minor <> coalesce((
      select sum(e.amount_minor) from gift_card_entry e where e.site_id = g.site_id and e.gift_card_id = g.id), 0)
  union all
  select d.site_id, 'discount.used', d.id from discount d
    where d.used <> (select count(*) from discount_use u where u.site_id = d.site_id and u.discount_id = d.id)
  union all
  select o.site_id, 'order.paidShort', o.id from orders o
    where o.status = 'placed' and o.payment_status = 'paid' and o.grand_total_minor > coalesce((
      select sum(p.captured_minor) from payment p where p.site_id = o.site_id and p.order_id = o.id), 0)
  union all
  select o.site_id, 'order.noEvent', o.id from orders o
    -- What was handled a month ago is forgotten.
    where o.status = 'placed' and o.placed_at > now() - interval '7 days' and not exists (
      select from outbox x where x.site_id = o.site_id and x.dedupe = 'order.placed:' || o.id)
  union all
  select c.site_id, 'cart.totals', c.id from cart c
    where c.total_quantity <> coalesce((
      select sum(e.quantity) from cart_entry e where e.site_id = c.site_id and e.cart_id = c.id), 0);
