-- Orders of an account: a link in an email proves the address before guest orders are added to the account.

alter table site_user_token
  drop constraint site_user_token_purpose_check,
  add constraint site_user_token_purpose_check check (purpose in ('verify', 'reset', 'claim'));

-- Null for the account that paid; else when a guest order was added to the account.
alter table order_buyer add column claimed_at timestamptz;

-- The account that paid gets access. A guest order gives it by its address, and an order of a deleted account no more.
create or replace view order_access as
  select l.site_id, l.order_id, l.id as order_line_id, l.display_index, l.product_id, o.email, b.site_user_id,
    -- All of the order's money went back, or this line was given back.
    o.payment_status = 'refunded' or l.quantity <= coalesce((
      select sum(r.quantity) from refund_line r
      where r.site_id = l.site_id and r.order_line_id = l.id), 0) as is_over
  from order_line l
    join orders o on o.site_id = l.site_id and o.id = l.order_id
    left join order_buyer b on b.site_id = l.site_id and b.order_id = l.order_id and b.claimed_at is null
  where l.product_type = 5 and o.status = 'placed'
    and o.payment_status not in ('pending', 'partially_paid');
