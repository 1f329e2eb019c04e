-- The texts of products and categories in the languages of a site beside its own. A text that is null falls back to
-- that of the product.

create table product_text (
  site_id                uuid  not null,
  product_id             uuid  not null,
  -- BCP 47, or the owner's own code.
  locale                 text  not null check (char_length(locale) between 1 and 100),
  title                  text  check (char_length(title) between 1 and 200),
  excerpt                text,
  body                   text,
  custom_add_button_text text,
  seo_title              text,
  seo_description        text,
  -- The names of options and their values: [{"name": "Size", "text": "Taille", "values": [{"value": "Small", "text": "Petit"}]}].
  options                jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  primary key (site_id, product_id, locale),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade
);

create table category_text (
  site_id      uuid not null,
  category_id  uuid not null,
  locale       text not null check (char_length(locale) between 1 and 100),
  display_name text not null,
  primary key (site_id, category_id, locale),
  foreign key (site_id, category_id) references category (site_id, id) on delete cascade
);

create trigger product_text_content after insert or update or delete on product_text
  for each row execute function content_changed();
create trigger category_text_content after insert or update or delete on category_text
  for each row execute function content_changed();

create or replace view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    case when e.fixed_price_minor is null
      then product_is_shown(p) and c.enabled and (p.subscription_plan is null) = (k.cart_id is null)
      else not p.archived end as is_sold,
    e.unit_price_minor as stored_price_minor,
    v.sku, v.option_values, coalesce(e.fixed_price_minor, v.price_minor)::minor as price_minor,
    (case when e.fixed_price_minor is null then v.sale_price_minor end)::minor as sale_price_minor,
    e.fixed_price_minor is null and variant_is_on_sale(v) as on_sale,
    coalesce(e.fixed_price_minor, variant_price(v))::minor as unit_price_minor,
    s.unlimited or s.backorder as unlimited,
    s.available + coalesce((
      select h.quantity from stock_hold h
      where h.site_id = e.site_id and h.cart_id = e.cart_id and h.variant_id = e.variant_id
        and h.expires_at > now()
    ), 0) as available,
    i.alt, a.file_key, a.content_type, a.width, a.height, a.color_data, v.weight_grams,
    e.form_values, f.id as form_id,
    e.fixed_price_minor is null and e.form_values = '{}' and f.fields @? '$[*] ? (@.required == true)' as needs_form,
    -- A product of a class that the store does not have is taxed as Standard.
    case when p.tax_class is not null then (
      select p.tax_class from store_settings t
      where t.site_id = p.site_id and p.tax_class = any (t.tax_classes)) end as tax_class,
    -- The texts by language: a cart is read in the language of the page that shows it.
    (select json_object_agg(t.locale, json_build_object('title', t.title, 'options', t.options))
      from product_text t where t.site_id = e.site_id and t.product_id = e.product_id) as texts
  from cart_entry e
  join variant v on v.site_id = e.site_id and v.id = e.variant_id
  join product p on p.site_id = e.site_id and p.id = e.product_id
  join collection c on c.site_id = e.site_id and c.id = p.collection_id
  join stock_available_now s on s.site_id = e.site_id and s.variant_id = e.variant_id
  left join cart_subscription k on k.site_id = e.site_id and k.cart_id = e.cart_id
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
      'taxClass', l.tax_class, 'texts', l.texts,
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

-- A line has the texts of the language it was bought in, and beside them those of the site's own, for staff.
alter table order_line drop constraint order_line_check4;
alter table order_line add column own_options jsonb;
-- Earlier lines have none, so they need no check, for which buyers would wait.
alter table order_line add constraint order_line_own_options check (jsonb_typeof(own_options) = 'array') not valid;

-- Products in the language the shop sells in, and in each other one that they have texts in.
create or replace view search_product as
  select p.site_id, p.id as document_id, t.locale, p.collection_id, c.title as collection_title,
    c.url_id || '/p/' || p.url_id as path, coalesce(t.title, p.title) as title,
    coalesce(t.excerpt, p.excerpt) as excerpt, coalesce(t.body, p.body) as body, p.tags,
    p.created_at as published_at,
    md5(concat_ws(' ', p.updated_at, c.url_id, p.url_id, c.title, i.asset_id)) as stamp, i.asset_id,
    p.custom_fields
  from product p
  join site s on s.id = p.site_id
  join collection c on c.site_id = p.site_id and c.id = p.collection_id
  left join lateral (
    select asset_id from product_image i where i.site_id = p.site_id and i.product_id = p.id
      and asset_id is not null order by display_index limit 1
  ) i on true
  cross join lateral (
    select s.language as locale, null as title, null as excerpt, null as body
    union all
    select o.locale, o.title, o.excerpt, o.body from product_text o
    join site_language l on l.site_id = o.site_id and l.tag = o.locale and l.enabled and not l.is_default
    where o.site_id = p.site_id and o.product_id = p.id
      and coalesce(o.title, o.excerpt, o.body) is not null
  ) t
  where product_is_shown(p) and c.enabled and p.type <> 5 and not exists (
    select 1 from published d where d.site_id = c.site_id and d.document_id = c.id and d.access <> 'everybody');
