-- Products that visitors see from an instant on.

alter table product add column publish_at timestamptz;

-- Serves the task that ends schedules.
create index product_scheduled on product (publish_at) where publish_at is not null;

-- Whether visitors see a product. The clock alone decides.
create function product_is_shown(asked product) returns boolean language sql stable as $$
  select asked.visible and (asked.publish_at is null or asked.publish_at <= now())
$$;

-- The next four ask that function instead of the column "visible".

create or replace view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    product_is_shown(p) and c.enabled as is_sold,
    e.unit_price_minor as stored_price_minor,
    v.sku, v.option_values, v.price_minor, v.sale_price_minor, v.on_sale,
    case when v.on_sale then v.sale_price_minor else v.price_minor end as unit_price_minor,
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
    case when v.on_sale then v.sale_price_minor else v.price_minor end as price,
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

create or replace view search_product as
  select p.site_id, p.id as document_id, s.language as locale, p.collection_id, c.title as collection_title,
    c.url_id || '/p/' || p.url_id as path, p.title, p.excerpt, p.body, p.tags, p.created_at as published_at,
    md5(concat_ws(' ', p.updated_at, c.url_id, p.url_id, c.title, i.asset_id)) as stamp, i.asset_id
  from product p
  join site s on s.id = p.site_id
  join collection c on c.site_id = p.site_id and c.id = p.collection_id
  left join lateral (
    select asset_id from product_image i where i.site_id = p.site_id and i.product_id = p.id
      and asset_id is not null order by display_index limit 1
  ) i on true
  where product_is_shown(p) and c.enabled and p.type <> 5 and not exists (
    select 1 from published d where d.site_id = c.site_id and d.document_id = c.id and d.access <> 'everybody');

create or replace function search_withdraw() returns trigger language plpgsql as $$
declare
  closed record;
begin
  if tg_table_name = 'published' then
    for closed in
      select site_id, document_id, locale, kind, access from changed
      where kind in ('page', 'item')
        and (tg_op = 'DELETE' or path is null or hidden or noindex or access <> 'everybody')
    loop
      delete from search_entry e
        where e.site_id = closed.site_id and e.document_id = closed.document_id and e.locale = closed.locale;
      if closed.kind = 'page' then
        delete from search_entry e
          where e.site_id = closed.site_id and e.collection_id = closed.document_id
            and case e.kind when 'item' then e.locale = closed.locale else closed.access <> 'everybody' end;
      end if;
    end loop;
  elsif tg_table_name = 'product' then
    for closed in select site_id, id from changed where tg_op = 'DELETE' or not visible or publish_at > now() loop
      delete from search_entry e where e.site_id = closed.site_id and e.document_id = closed.id;
    end loop;
  else
    for closed in select site_id, id from changed where tg_op = 'DELETE' or not enabled loop
      delete from search_entry e
        where e.site_id = closed.site_id and e.collection_id = closed.id and e.kind = 'product';
    end loop;
  end if;
  return null;
end $$;
