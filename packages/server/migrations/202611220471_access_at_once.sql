-- Who has paid for a member area is in it from the moment the order is placed, not from when it was told:
-- the page behind the payment opens, and nobody is sold the same twice in between.

-- What placed orders sold of access. Named only in orders/buyer-store.ts, and below.
create view order_access as
  select l.site_id, l.order_id, l.id as order_line_id, l.display_index, l.product_id, o.email, b.site_user_id,
    -- All of the order's money went back, or this line was given back.
    o.payment_status = 'refunded' or l.quantity <= coalesce((
      select sum(r.quantity) from refund_line r
      where r.site_id = l.site_id and r.order_line_id = l.id), 0) as is_over
  from order_line l
    join orders o on o.site_id = l.site_id and o.id = l.order_id
    left join order_buyer b on b.site_id = l.site_id and b.order_id = l.order_id
  where l.product_type = 5 and o.status = 'placed';

-- Serves the view: few lines are of access.
create index order_line_access on order_line (site_id, order_id) where product_type = 5;

-- Who is in an area, by joining, being put in or having paid.
create or replace view member_area_member as
  select m.site_id, m.member_area_id, m.site_user_id from member_area_membership m
  union
  select p.site_id, p.member_area_id, p.site_user_id from member_area_purchase p
  where p.ended_at is null and p.site_user_id is not null
  union
  select u.site_id, p.member_area_id, u.id
  from site_user u
  join member_area_purchase p on p.site_id = u.site_id and p.email = lower(u.email)
  where p.ended_at is null and p.email <> '' and u.verified_at is not null
  union
  -- An account's order of which nothing was written down yet.
  select s.site_id, a.id, s.site_user_id
  from order_access s
  join member_area a on a.site_id = s.site_id and a.product_id = s.product_id
  where s.site_user_id is not null and not s.is_over and not exists (
    select from member_area_purchase p
    where p.site_id = s.site_id and p.order_line_id = s.order_line_id);
