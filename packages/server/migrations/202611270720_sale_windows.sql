-- Sale prices with a start and an end, and the prices that variants have had.

alter table variant
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  add check (sale_ends_at >= sale_starts_at);

-- Serves the task that refreshes pages when a sale begins or ends.
create index variant_sale_start on variant (sale_starts_at) where sale_starts_at is not null;
create index variant_sale_end on variant (sale_ends_at) where sale_ends_at is not null;

-- Whether a variant is sold at its sale price. The clock alone decides.
create function variant_is_on_sale(asked variant) returns boolean language sql stable as $$
  select asked.on_sale
    and (asked.sale_starts_at is null or asked.sale_starts_at <= now())
    and (asked.sale_ends_at is null or asked.sale_ends_at > now())
$$;

-- The price at which a variant is sold now.
create function variant_price(asked variant) returns minor language sql stable as $$
  select case when variant_is_on_sale(asked) then asked.sale_price_minor else asked.price_minor end
$$;

-- The prices of a variant, valid until its next row. Written only by the triggers below.
create table price_change (
  site_id          uuid        not null,
  variant_id       uuid        not null,
  changed_at       timestamptz not null,
  price_minor      minor       not null,
  -- Null while the variant is not on sale.
  sale_price_minor minor,
  sale_starts_at   timestamptz,
  sale_ends_at     timestamptz,
  primary key (site_id, variant_id, changed_at),
  foreign key (site_id, variant_id) references variant (site_id, id) on delete cascade
);

create function price_change_write() returns trigger language plpgsql as $$
begin
  insert into price_change as c (site_id, variant_id, changed_at, price_minor, sale_price_minor,
    sale_starts_at, sale_ends_at)
  values (new.site_id, new.id, date_trunc('milliseconds', clock_timestamp()), new.price_minor,
    case when new.on_sale then new.sale_price_minor end, new.sale_starts_at, new.sale_ends_at)
  on conflict (site_id, variant_id, changed_at) do update set price_minor = excluded.price_minor,
    sale_price_minor = excluded.sale_price_minor, sale_starts_at = excluded.sale_starts_at,
    sale_ends_at = excluded.sale_ends_at;
  return null;
end $$;

create trigger variant_price_set after insert on variant
  for each row execute function price_change_write();
create trigger variant_price_changed after update on variant
  for each row
  when ((old.price_minor, old.sale_price_minor, old.on_sale, old.sale_starts_at, old.sale_ends_at)
    is distinct from
    (new.price_minor, new.sale_price_minor, new.on_sale, new.sale_starts_at, new.sale_ends_at))
  execute function price_change_write();

-- Prices before today are unknown.
insert into price_change (site_id, variant_id, changed_at, price_minor, sale_price_minor)
select site_id, id, date_trunc('milliseconds', now()), price_minor,
  case when on_sale then sale_price_minor end
from variant;

-- The times during which a variant had one price: before its sale, during it and after it.
create view price_span as
  select c.site_id, c.variant_id, span.from_at, span.until_at, span.price_minor
  from (
    select *, lead(changed_at, 1, 'infinity') over (
        partition by site_id, variant_id order by changed_at) as replaced_at,
      case when sale_price_minor is null then 'infinity'
        else coalesce(sale_starts_at, '-infinity') end as sale_from,
      case when sale_price_minor is null then 'infinity'
        else coalesce(sale_ends_at, 'infinity') end as sale_until
    from price_change
  ) c
  cross join lateral (values
    (c.changed_at, least(c.replaced_at, c.sale_from), c.price_minor),
    (greatest(c.changed_at, c.sale_from), least(c.replaced_at, c.sale_until), c.sale_price_minor),
    (greatest(c.changed_at, c.sale_until), c.replaced_at, c.price_minor)
  ) as span (from_at, until_at, price_minor)
  where span.from_at < span.until_at;

-- The lowest price of the 30 days before the price of now; null if that is the first known price.
create function variant_lowest_price(asked_site uuid, asked_variant uuid) returns bigint
language sql stable as $$
  with span as (
    select from_at, until_at, price_minor from price_span
    where site_id = asked_site and variant_id = asked_variant and from_at <= now()
  ), reduction as (
    select max(until_at) as begins_at from span
    where until_at <= now() and price_minor <> (select price_minor from span where until_at > now())
  )
  select min(price_minor)::bigint from span, reduction
  where from_at < begins_at and until_at > begins_at - interval '30 days'
$$;

-- What a variant on sale shows beside its price; null unless the site has switched it on.
create function variant_shown_lowest_price(asked variant) returns bigint language sql stable as $$
  select case when variant_is_on_sale(asked) and exists (
    select from store_settings s
    where s.site_id = asked.site_id and s.merchandising -> 'lowestPriceEnabled' = 'true'
  ) then variant_lowest_price(asked.site_id, asked.id) end
$$;

-- The next two ask the clock instead of the column "on_sale".

create or replace view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    product_is_shown(p) and c.enabled as is_sold,
    e.unit_price_minor as stored_price_minor,
    v.sku, v.option_values, v.price_minor, v.sale_price_minor, variant_is_on_sale(v) as on_sale,
    variant_price(v) as unit_price_minor,
    s.unlimited or s.backorder as unlimited,
    s.available + coalesce((
      select h.quantity from stock_hold h
      where h.site_id = e.site_id and h.cart_id = e.cart_id and h.variant_id = e.variant_id
        and h.expires_at > now()
    ), 0) as available,
    i.alt, a.file_key, a.content_type, a.width, a.height, a.color_data
  from cart_entry e
  join variant v on v.site_id = e.site_id and v.id = e.variant_id
  join product p on p.site_id = e.site_id and p.id = e.product_id
  join collection c on c.site_id = e.site_id and c.id = p.collection_id
  join stock_available_now s on s.site_id = e.site_id and s.variant_id = e.variant_id
  left join product_image i on i.site_id = e.site_id and i.id = coalesce(v.image_id, (
    select f.id from product_image f where f.site_id = e.site_id and f.product_id = e.product_id
    order by f.display_index, f.id limit 1))
  left join asset a on a.site_id = i.site_id and a.id = i.asset_id;

create or replace function cart_add(
  asked_site uuid, asked_token bytea, asked_currency text, new_cart uuid, new_entry uuid,
  asked_product uuid, asked_sku text, asked_quantity integer, asked_fields jsonb, asked_hash text
) returns table (problem text, details text[], entry uuid, content json)
language plpgsql as $$
declare
  most_entries constant integer := 100;
  most_of_one  constant integer := 9999;
  wanted       record;
  my_cart      uuid;
  in_it        record;
  raised       integer;
begin
  select v.id, p.type, p.option_names, s.unlimited or s.backorder as unlimited, s.available,
    variant_price(v) as price,
    asked_sku is null and exists (
      select from variant o
      where o.site_id = v.site_id and o.product_id = v.product_id and o.id <> v.id
    ) as is_one_of_many
  into wanted
  from product p
  join collection c on c.site_id = p.site_id and c.id = p.collection_id and c.enabled
  join variant v on v.site_id = p.site_id and v.product_id = p.id
  join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
  where p.site_id = asked_site and p.id = asked_product and product_is_shown(p)
    and (asked_sku is null or v.sku = asked_sku)
  limit 1;
  if not found then
    return query select 'variantUnavailable', null::text[], null::uuid, null::json;
    return;
  end if;
  if wanted.is_one_of_many then
    return query select case wanted.type when 4 then 'denominationMissing' else 'optionsMissing' end,
      wanted.option_names, null::uuid, null::json;
    return;
  end if;

  my_cart := cart_lock(asked_site, asked_token);
  if my_cart is null then
    -- Refused before there is a cart: nothing is written for what cannot be had.
    if not wanted.unlimited and asked_quantity > wanted.available then
      return query select 'notEnoughStock', null::text[], null::uuid, null::json;
      return;
    end if;
    my_cart := cart_open(asked_site, asked_token, new_cart, asked_currency);
  end if;

  select count(*) as entries,
    coalesce(sum(e.quantity) filter (where e.variant_id = wanted.id), 0) as of_variant,
    coalesce(sum(e.quantity) filter (
      where e.variant_id = wanted.id and e.fields_hash = asked_hash), 0)::integer as of_entry
  into in_it
  from cart_entry e where e.site_id = asked_site and e.cart_id = my_cart;
  raised := least(in_it.of_entry + asked_quantity, most_of_one);
  if in_it.of_entry = 0 and in_it.entries >= most_entries then
    return query select 'cartFull', null::text[], null::uuid, null::json;
    return;
  end if;
  if not wanted.unlimited and in_it.of_variant - in_it.of_entry + raised > wanted.available + coalesce((
    select h.quantity from stock_hold h
    where h.site_id = asked_site and h.cart_id = my_cart and h.variant_id = wanted.id
      and h.expires_at > now()), 0)
  then
    return query select 'notEnoughStock', null::text[], null::uuid, null::json;
    return;
  end if;

  insert into cart_entry as e (site_id, id, cart_id, product_id, variant_id, quantity,
    additional_fields, fields_hash, unit_price_minor)
  values (asked_site, new_entry, my_cart, asked_product, wanted.id, raised,
    asked_fields, asked_hash, wanted.price)
  on conflict (site_id, cart_id, variant_id, fields_hash) do update set quantity = excluded.quantity
  returning e.id into new_entry;
  return query select null::text, null::text[], new_entry, cart_settle(asked_site, my_cart);
end $$;
