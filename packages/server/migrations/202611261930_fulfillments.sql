-- Fulfillments: which items of an order left, with which parcel. Undone ones stay, as the ledger of stock names them.

create table fulfillment (
  site_id         uuid        not null references site (id) on delete cascade,
  id              uuid        not null,
  order_id        uuid        not null,
  -- The place among the fulfillments of the order: "Shipment 1".
  number          integer     not null check (number > 0),
  carrier         text        not null default '' check (length(carrier) <= 100),
  tracking_number text        not null default '' check (length(tracking_number) <= 100),
  tracking_url    text        not null default '' check (tracking_url = '' or tracking_url ~ '^https?://' and length(tracking_url) <= 2000),
  -- The message to the buyer.
  note            text        not null default '' check (length(note) <= 2000),
  created_at      timestamptz not null default clock_timestamp(),
  -- When it turned out to be a mistake.
  undone_at       timestamptz,
  primary key (site_id, id),
  unique (site_id, order_id, number),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);

create table fulfillment_line (
  site_id        uuid    not null,
  fulfillment_id uuid    not null,
  order_line_id  uuid    not null,
  quantity       integer not null check (quantity > 0),
  primary key (site_id, fulfillment_id, order_line_id),
  foreign key (site_id, fulfillment_id) references fulfillment (site_id, id) on delete cascade,
  foreign key (site_id, order_line_id) references order_line (site_id, id) on delete cascade
);
-- Serves the sum of what has left of a line.
create index fulfillment_line_line on fulfillment_line (site_id, order_line_id);

-- Whether the refunded items had left before: others are never sent, so they need no parcel.
alter table refund_line add column fulfilled boolean not null default false;
-- The part of a refund that is for shipping, and what only staff see of it.
alter table refund add column shipping_minor minor not null default 0 check (shipping_minor between 0 and total_minor);
alter table refund add column note text not null default '';

-- How far each line has come. Items that were refunded before they left need no parcel.
create view order_line_progress as
  select l.site_id, l.order_id, l.id as line_id, l.variant_id,
    l.product_type is not distinct from 1 as is_shipped, l.quantity,
    coalesce(f.quantity, 0)::integer as fulfilled,
    coalesce(r.unfulfilled, 0)::integer as refunded_unfulfilled,
    coalesce(r.fulfilled, 0)::integer as refunded_fulfilled
  from order_line l
  left join lateral (
    select sum(x.quantity) as quantity from fulfillment_line x
      join fulfillment y on y.site_id = x.site_id and y.id = x.fulfillment_id
    where x.site_id = l.site_id and x.order_line_id = l.id and y.undone_at is null
  ) f on true
  left join lateral (
    select sum(x.quantity) filter (where x.fulfilled) as fulfilled,
      sum(x.quantity) filter (where not x.fulfilled) as unfulfilled
    from refund_line x where x.site_id = l.site_id and x.order_line_id = l.id
  ) r on true;

-- An order with nothing to send has nothing that is not fulfilled.
update orders set fulfillment_status = 'fulfilled'
where number is not null and status = 'placed' and shipping_address is null;
update orders set fulfillment_status = 'canceled' where status = 'canceled';

-- The auditor knows fulfillments and refunds, too.
create or replace view commerce_violation as
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
      select sum(e.quantity) from cart_entry e where e.site_id = c.site_id and e.cart_id = c.id), 0)
  union all
  select p.site_id, 'order.overFulfilled' as what, p.line_id as id from order_line_progress p
    where p.fulfilled + p.refunded_unfulfilled > p.quantity or p.refunded_fulfilled > p.fulfilled
  union all
  select o.site_id, 'order.fulfillmentStatus', o.id from orders o
    join lateral (
      select coalesce(sum(p.quantity - p.refunded_unfulfilled - p.fulfilled), 0) as open,
        coalesce(sum(p.fulfilled), 0) as sent, coalesce(sum(p.refunded_unfulfilled), 0) as refunded
      from order_line_progress p
      where p.site_id = o.site_id and p.order_id = o.id and p.is_shipped
    ) t on true
    where o.status = 'placed' and o.fulfillment_status <> case
      when t.open > 0 and t.sent > 0 then 'partially_fulfilled' when t.open > 0 then 'pending'
      when t.sent = 0 and t.refunded > 0 then 'canceled' else 'fulfilled' end
  union all
  select r.site_id, 'refund.tenders', r.id from refund r
    where r.total_minor <> coalesce((
      select sum(t.amount_minor) from refund_tender t where t.site_id = r.site_id and t.refund_id = r.id), 0)
  union all
  select o.site_id, 'order.shippingRefunded', o.id from orders o
    where o.shipping_minor < (
      select coalesce(sum(r.shipping_minor), 0) from refund r where r.site_id = o.site_id and r.order_id = o.id)
  union all
  select p.site_id, 'payment.refunded', p.id from payment p
    where p.refunded_minor < coalesce((
      select sum(t.amount_minor) from refund_tender t
      where t.site_id = p.site_id and t.payment_id = p.id and t.state <> 'failed'), 0)
  union all
  select m.site_id, 'fulfillment.stock', f.id from fulfillment f
    join stock_move m on m.site_id = f.site_id and m.kind = 'ship' and m.cause = 'fulfillment:' || f.id
    where m.quantity <> coalesce((
      select sum(x.quantity) from fulfillment_line x
        join order_line l on l.site_id = x.site_id and l.id = x.order_line_id
      where x.site_id = f.site_id and x.fulfillment_id = f.id and l.variant_id = m.variant_id), 0);
