-- Cart: its changes, each one statement of the server's. Called only in cart/store.ts.
--
-- Whatever writes to a cart holds its row first: two changes of one cart wait for each other, and
-- none is lost. A refusal is an answer (the column "problem"), not an exception.

-- An entry with what the catalog says of it now. "available" is what this cart may have: what nobody
-- was promised, and what its own checkout has put aside.
create view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    p.visible and c.enabled as is_sold,
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

-- What is in a cart: its lines as cart/cart-row.ts reads them, and their sums. Things no longer sold
-- cost nothing. A price that the catalog has changed since makes the cart stale.
create function cart_contents(
  asked_site uuid, asked_cart uuid,
  out lines json, out quantity integer, out subtotal bigint, out is_stale boolean
) language plpgsql stable as $$
begin
  select coalesce(json_agg(json_build_object('id', l.id, 'productId', l.product_id,
      'variantId', l.variant_id, 'quantity', l.quantity, 'fields', l.additional_fields,
      'type', l.type, 'title', l.title, 'urlId', l.url_id,
      'collectionUrlId', l.collection_url_id, 'isSold', l.is_sold, 'sku', l.sku,
      'optionNames', l.option_names, 'optionValues', l.option_values,
      'priceMinor', l.price_minor, 'salePriceMinor', l.sale_price_minor, 'onSale', l.on_sale,
      'unlimited', l.unlimited, 'available', l.available,
      'image', case when l.file_key is not null then json_build_object(
        'fileKey', l.file_key, 'contentType', l.content_type, 'alt', l.alt,
        'width', l.width, 'height', l.height, 'colorData', l.color_data) end
    ) order by l.id), '[]'),
    coalesce(sum(l.quantity), 0),
    coalesce(sum(l.quantity * l.unit_price_minor) filter (where l.is_sold), 0),
    coalesce(bool_or(l.unit_price_minor <> l.stored_price_minor), false)
  into lines, quantity, subtotal, is_stale
  from cart_line l where l.site_id = asked_site and l.cart_id = asked_cart;
end $$;

-- A cart as it stands. Writes nothing.
create function cart_json(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
      'lines', c.lines)
    from cart k, cart_contents(asked_site, asked_cart) c
    where k.site_id = asked_site and k.id = asked_cart
  );
end $$;

-- The open cart of a token, held until the end of the transaction; null when there is none.
create function cart_lock(asked_site uuid, asked_token bytea) returns uuid
language plpgsql as $$
begin
  return (
    select k.id from cart k
    where k.site_id = asked_site and k.token_hash = asked_token
      and k.completed_at is null and k.expires_at > now()
    for no key update
  );
end $$;

-- A new cart for a token, in place of one that has expired. Of two that are made at once, the first
-- stays and is the cart of both.
create function cart_open(asked_site uuid, asked_token bytea, new_id uuid, asked_currency text)
returns uuid language plpgsql as $$
begin
  delete from cart k
  where k.site_id = asked_site and k.token_hash = asked_token
    and k.completed_at is null and k.expires_at <= now();
  insert into cart (site_id, id, token_hash, currency, expires_at)
  values (asked_site, new_id, asked_token, asked_currency, now() + interval '90 days')
  on conflict do nothing;
  return cart_lock(asked_site, asked_token);
end $$;

-- Takes the prices of today, counts again what is in the cart, and answers it. Every change of a cart
-- ends here. The day of its end is moved once a day: a column with an index is dear to change.
create function cart_settle(asked_site uuid, asked_cart uuid) returns json
language plpgsql as $$
declare
  now_in_it record;
  settled   json;
begin
  select * into now_in_it from cart_contents(asked_site, asked_cart);
  if now_in_it.is_stale then
    update cart_entry e set unit_price_minor = l.unit_price_minor
    from cart_line l
    where e.site_id = asked_site and e.cart_id = asked_cart
      and l.site_id = e.site_id and l.id = e.id and e.unit_price_minor <> l.unit_price_minor;
  end if;

  update cart k
  set version = k.version + 1, updated_at = now(), total_quantity = now_in_it.quantity,
    subtotal_minor = now_in_it.subtotal,
    expires_at = case when k.expires_at < now() + interval '89 days'
      then now() + interval '90 days' else k.expires_at end
  where k.site_id = asked_site and k.id = asked_cart
  returning json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
    'lines', now_in_it.lines)
  into settled;
  return settled;
end $$;

-- Entries also go when the catalog lets go of their variant.
create function cart_entries_gone() returns trigger language plpgsql as $$
begin
  perform cart_settle(emptied.site_id, emptied.cart_id)
  from (select distinct site_id, cart_id from gone order by site_id, cart_id) emptied;
  return null;
end $$;

create trigger cart_entries_gone after delete on cart_entry
  referencing old table as gone for each statement execute function cart_entries_gone();

-- Adds to the cart of a token, which is made when there is none. Without a sku, the product's only
-- variant is meant. "details" are the names of the options that must be chosen.
create function cart_add(
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
  where p.site_id = asked_site and p.id = asked_product and p.visible
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

-- Sets the quantity of an entry of the token's own cart; 0 takes it out. Fewer is always allowed,
-- more only of what is there.
create function cart_set_quantity(
  asked_site uuid, asked_token bytea, asked_entry uuid, asked_quantity integer
) returns table (problem text, content json)
language plpgsql as $$
declare
  my_cart uuid := cart_lock(asked_site, asked_token);
  line    record;
begin
  select l.* into line from cart_line l
  where l.site_id = asked_site and l.cart_id = my_cart and l.id = asked_entry;
  if not found then
    return query select 'unknownEntry', null::json;
    return;
  end if;

  if asked_quantity > line.quantity then
    if not line.is_sold then
      return query select 'variantUnavailable', null::json;
      return;
    end if;
    if not line.unlimited and line.available < asked_quantity + (
      select coalesce(sum(e.quantity), 0) from cart_entry e
      where e.site_id = asked_site and e.cart_id = my_cart
        and e.variant_id = line.variant_id and e.id <> asked_entry
    ) then
      return query select 'notEnoughStock', null::json;
      return;
    end if;
  end if;

  if asked_quantity = 0 then
    -- The trigger settles the cart.
    delete from cart_entry e where e.site_id = asked_site and e.id = asked_entry;
    return query select null::text, cart_json(asked_site, my_cart);
    return;
  end if;
  update cart_entry e set quantity = asked_quantity
  where e.site_id = asked_site and e.id = asked_entry;
  return query select null::text, cart_settle(asked_site, my_cart);
end $$;
