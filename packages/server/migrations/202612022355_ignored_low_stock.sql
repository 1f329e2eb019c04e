-- A product may have no low stock at all, although its store has a number.
alter table product add column ignores_low_stock boolean not null default false;

create or replace function stock_move_low() returns trigger language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  insert into outbox (site_id, id, topic, dedupe, payload)
  select new.site_id, event_id, 'stock.low', 'stock.low:' || event_id,
    json_build_object('eventId', event_id, 'variantId', new.variant_id)
  from stock s
    join variant v on v.site_id = s.site_id and v.id = s.variant_id
    join product p on p.site_id = v.site_id and p.id = v.product_id
    cross join lateral (
      select case when not p.ignores_low_stock then coalesce(p.low_stock_at, (
        select nullif((t.merchandising ->> 'lowStockThreshold')::integer, 0)
        from store_settings t where t.site_id = p.site_id)) end as low_from
    ) l
  where s.site_id = new.site_id and s.variant_id = new.variant_id and not s.unlimited and not p.archived
    and s.on_hand - s.committed <= l.low_from
    and s.on_hand - s.committed + new.quantity > l.low_from
    and not exists (select from archive_import i where i.site_id = new.site_id and i.ended_at is null);
  return null;
end $$;
