-- The sums of an order are checked once for a transaction that writes the order, and not again for each of its rows.
create or replace function order_sums() returns trigger language plpgsql as $$
declare
  asked_site uuid := new.site_id;
  asked uuid;
  o orders;
  r record;
begin
  if tg_table_name = 'orders' then
    asked := new.id;
  else
    asked := new.order_id;
    -- Written in this transaction: its own check waits, too, and sees all rows at the commit. A transaction that checks
    -- earlier (set constraints all immediate) must first write all rows of the orders that it has written.
    perform from orders w where w.site_id = asked_site and w.id = asked
      and w.xmin = pg_current_xact_id()::xid;
    if found then return null; end if;
  end if;
  select * into o from orders where site_id = asked_site and id = asked;
  if not found then return null; end if;
  select coalesce(sum(subtotal_minor), 0) subtotal, coalesce(sum(discount_minor), 0) discount into r
    from order_line where site_id = asked_site and order_id = asked;
  if r.subtotal <> o.subtotal_minor then
    raise exception 'order %: subtotal % is not the sum of its lines, %', asked, o.subtotal_minor, r.subtotal using errcode = '23514';
  end if;
  if r.discount > o.discount_minor or o.discount_minor <> (
    select coalesce(sum(amount_minor), 0) from order_discount where site_id = asked_site and order_id = asked
  ) then
    raise exception 'order %: discounts do not add up', asked using errcode = '23514';
  end if;
  if o.tax_minor <> (
    select coalesce(sum(amount_minor), 0) from order_tax where site_id = asked_site and order_id = asked
  ) then
    raise exception 'order %: taxes do not add up', asked using errcode = '23514';
  end if;
  return null;
end $$;
