-- Cached pages depend on stock by product: a page that shows quantities on those products, a list on
-- which products can be bought. No other page changes with an order.
create function is_in_stock(row_of stock) returns boolean language sql immutable as $$
  select row_of.unlimited or row_of.backorder or row_of.on_hand - row_of.committed > 0
$$;

create function stock_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', new.site_id || '/' || v.product_id)
  from variant v where v.site_id = new.site_id and v.id = new.variant_id;
  if tg_op = 'INSERT' or is_in_stock(old) <> is_in_stock(new) then
    perform pg_notify('content', new.site_id || '/availability');
  end if;
  return null;
end $$;

drop trigger stock_content on stock;
create trigger stock_content_insert after insert on stock
  for each row execute function stock_changed();
create trigger stock_content_update after update on stock for each row
  when ((old.unlimited, old.backorder, old.on_hand - old.committed)
    is distinct from (new.unlimited, new.backorder, new.on_hand - new.committed))
  execute function stock_changed();
