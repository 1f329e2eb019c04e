-- Forms that visitors fill in before they add a product to the cart.

create table product_form (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  name       text        not null check (char_length(name) between 1 and 100),
  -- The fields with their texts, as commerce/catalog/forms reads them.
  fields     jsonb       not null check (jsonb_typeof(fields) = 'array'),
  version    integer     not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id)
);

create trigger product_form_content after insert or update or delete on product_form
  for each row execute function content_changed();

-- A form that was deleted since is none.
alter table product add column form_id uuid;
-- Serves the list of forms and the deletion of one.
create index product_form_id on product (site_id, form_id) where form_id is not null;

-- The answers by field; "additional_fields" has them as they are shown.
alter table cart_entry add column form_values jsonb not null default '{}';

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
    i.alt, a.file_key, a.content_type, a.width, a.height, a.color_data, v.weight_grams,
    e.form_values, f.id as form_id,
    e.form_values = '{}' and f.fields @? '$[*] ? (@.required == true)' as needs_form
  from cart_entry e
  join variant v on v.site_id = e.site_id and v.id = e.variant_id
  join product p on p.site_id = e.site_id and p.id = e.product_id
  join collection c on c.site_id = e.site_id and c.id = p.collection_id
  join stock_available_now s on s.site_id = e.site_id and s.variant_id = e.variant_id
  left join product_form f on f.site_id = p.site_id and f.id = p.form_id
  left join product_image i on i.site_id = e.site_id and i.id = coalesce(v.image_id, (
    select f.id from product_image f where f.site_id = e.site_id and f.product_id = e.product_id
    order by f.display_index, f.id limit 1))
  left join asset a on a.site_id = i.site_id and a.id = i.asset_id;

create or replace function cart_contents(
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
      'unlimited', l.unlimited, 'available', l.available, 'weightGrams', l.weight_grams,
      'formId', l.form_id, 'formValues', l.form_values, 'needsForm', coalesce(l.needs_form, false),
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

drop function cart_add(uuid, bytea, text, uuid, uuid, uuid, text, integer, jsonb, text);

-- The same with the answers to the form of the product. Without them, a product with a form is not added: once it is
-- known to be in stock, the problem is "formAsked".
create function cart_add(
  asked_site uuid, asked_token bytea, asked_currency text, new_cart uuid, new_entry uuid,
  asked_product uuid, asked_sku text, asked_quantity integer, asked_fields jsonb,
  asked_values jsonb, asked_hash text
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
    ) as is_one_of_many,
    asked_values is null and exists (
      select from product_form f where f.site_id = p.site_id and f.id = p.form_id
    ) as is_form_asked
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
    if wanted.is_form_asked then
      return query select 'formAsked', null::text[], null::uuid, null::json;
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

  if wanted.is_form_asked then
    return query select 'formAsked', null::text[], null::uuid, null::json;
    return;
  end if;
  insert into cart_entry as e (site_id, id, cart_id, product_id, variant_id, quantity,
    additional_fields, form_values, fields_hash, unit_price_minor)
  values (asked_site, new_entry, my_cart, asked_product, wanted.id, raised,
    asked_fields, coalesce(asked_values, '{}'), asked_hash, wanted.price)
  on conflict (site_id, cart_id, variant_id, fields_hash) do update set
    quantity = excluded.quantity, form_values = excluded.form_values
  returning e.id into new_entry;
  return query select null::text, null::text[], new_entry, cart_settle(asked_site, my_cart);
end $$;

-- Changes the answers of an entry of the token's own cart. An entry that has the same answers
-- afterwards is added to it.
create function cart_set_fields(
  asked_site uuid, asked_token bytea, asked_entry uuid, asked_product uuid, asked_sku text,
  asked_fields jsonb, asked_values jsonb, asked_hash text
) returns table (problem text, content json)
language plpgsql as $$
declare
  most_of_one constant integer := 9999;
  my_cart     uuid := cart_lock(asked_site, asked_token);
  line        record;
  equal       record;
begin
  select l.* into line from cart_line l
  where l.site_id = asked_site and l.cart_id = my_cart and l.id = asked_entry
    and l.product_id = asked_product and (asked_sku is null or l.sku = asked_sku);
  if not found then
    return query select 'unknownEntry', null::json;
    return;
  end if;
  if not line.is_sold then
    return query select 'variantUnavailable', null::json;
    return;
  end if;
  if not line.unlimited and line.available < (
    select sum(e.quantity) from cart_entry e
    where e.site_id = asked_site and e.cart_id = my_cart and e.variant_id = line.variant_id
  ) then
    return query select 'notEnoughStock', null::json;
    return;
  end if;

  select e.id, e.quantity into equal from cart_entry e
  where e.site_id = asked_site and e.cart_id = my_cart and e.variant_id = line.variant_id
    and e.fields_hash = asked_hash and e.id <> asked_entry;
  if found then
    delete from cart_entry e where e.site_id = asked_site and e.id = equal.id;
  end if;
  update cart_entry e set additional_fields = asked_fields,
    form_values = coalesce(asked_values, '{}'),
    fields_hash = asked_hash,
    quantity = least(e.quantity + coalesce(equal.quantity, 0), most_of_one)
  where e.site_id = asked_site and e.id = asked_entry;
  return query select null::text, cart_settle(asked_site, my_cart);
end $$;

create or replace function cart_copy(asked_site uuid, from_token bytea, to_token bytea, new_id uuid)
returns bigint language plpgsql as $$
declare
  theirs uuid := cart_lock(asked_site, from_token);
  ours   uuid;
  copied bigint;
begin
  if theirs is null then return 0; end if;
  select cart_open(asked_site, to_token, new_id, k.currency) into ours
  from cart k where k.site_id = asked_site and k.id = theirs;
  update cart k set copy_of = theirs where k.site_id = asked_site and k.id = ours;
  insert into cart_entry (site_id, id, cart_id, product_id, variant_id, quantity,
    additional_fields, form_values, fields_hash, unit_price_minor)
  select e.site_id, gen_random_uuid(), ours, e.product_id, e.variant_id, e.quantity,
    e.additional_fields, e.form_values, e.fields_hash, e.unit_price_minor
  from cart_entry e where e.site_id = asked_site and e.cart_id = theirs
  on conflict do nothing;
  get diagnostics copied = row_count;
  perform cart_settle(asked_site, ours);
  return copied;
end $$;
