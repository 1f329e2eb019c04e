-- An order that brings the stock of a variant down to the number that its owner chose is an event, once each time. An undone
-- fulfillment commits stock again and is no order. What is restored from an archive has happened before.
create function stock_move_low() returns trigger language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  insert into outbox (site_id, id, topic, dedupe, payload)
  select new.site_id, event_id, 'stock.low', 'stock.low:' || event_id,
    json_build_object('eventId', event_id, 'variantId', new.variant_id)
  from stock s
    join variant v on v.site_id = s.site_id and v.id = s.variant_id
    join product p on p.site_id = v.site_id and p.id = v.product_id
  where s.site_id = new.site_id and s.variant_id = new.variant_id and not s.unlimited and not p.archived
    and s.on_hand - s.committed <= p.low_stock_at
    and s.on_hand - s.committed + new.quantity > p.low_stock_at
    and not exists (select from archive_import i where i.site_id = new.site_id and i.ended_at is null);
  return null;
end $$;

-- By its name it runs after stock_move_apply, so it reads the stock that the move leaves.
create trigger stock_move_low after insert on stock_move for each row
  when (new.kind = 'commit' and new.cause like 'order-line:%') execute function stock_move_low();
