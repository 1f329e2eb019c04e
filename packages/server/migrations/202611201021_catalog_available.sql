-- What can still be sold of each variant to somebody who holds nothing: everything on hand that is
-- neither promised to an order nor put aside for a checkout. May be below zero while on backorder.
create view stock_available_now as
  select s.site_id, s.variant_id, s.unlimited, s.backorder, s.on_hand, s.committed,
    s.on_hand - s.committed - coalesce((
      select sum(h.quantity) from stock_hold h
      where h.site_id = s.site_id and h.variant_id = s.variant_id and h.expires_at > now()
    ), 0)::bigint as available
  from stock s;
