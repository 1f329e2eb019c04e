-- Serve the owner's list of orders: each view, filter and sort reads the rows of one page, however many orders there are.

create index orders_by_payment on orders (site_id, payment_status, number desc) where number is not null;
create index orders_by_fulfillment on orders (site_id, fulfillment_status, number desc) where number is not null;
create index orders_by_country on orders (site_id, (shipping_address ->> 'country'), number desc) where number is not null;
create index orders_by_total on orders (site_id, grand_total_minor, number) where number is not null;
create index orders_by_day on orders (site_id, placed_at, number) where number is not null;
create index orders_by_email on orders (site_id, lower(email) text_pattern_ops, number desc) where number is not null;
create index orders_unfulfilled on orders (site_id, number desc)
  where number is not null and status = 'placed' and fulfillment_status in ('pending', 'partially_fulfilled');
create index orders_unpaid on orders (site_id, number desc)
  where number is not null and status = 'placed' and payment_status in ('pending', 'partially_paid', 'authorized');
create index orders_attention on orders (site_id, number desc) where number is not null and attention is not null;
create index orders_canceled on orders (site_id, number desc) where number is not null and status = 'canceled';
create index order_line_by_sku on order_line (site_id, lower(sku), order_id desc);
create index order_line_by_product on order_line (site_id, product_id, order_id desc);
