-- An order that brings the stock of a variant down to the number that its owner chose is an event, once each time. What
-- is restored from an archive has happened before.
create function stock_low() returns trigger language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  insert into outbox (site_id, id, topic, dedupe, payload)
  select new.site_id, event_id, 'stock.low', 'stock.low:' || event_id,
    json_build_object('eventId', event_id, 'variantId', new.variant_id)
  from variant v join product p on p.site_id = v.site_id and p.id = v.product_id
  where v.site_id = new.site_id and v.id = new.variant_id and not p.archived
    and old.on_hand - old.committed > p.low_stock_at and new.on_hand - new.committed <= p.low_stock_at
    and not exists (select from archive_import i where i.site_id = new.site_id and i.ended_at is null);
  return null;
end $$;

create trigger stock_low after update on stock for each row
  when (new.committed > old.committed and not new.unlimited) execute function stock_low();
