-- Products with a tax class are taxed at the rates of that class. Null is Standard, the class of every store.

alter table product add column tax_class text check (char_length(tax_class) between 1 and 100);

-- The classes of the store beside Standard, in their order.
alter table store_settings add column tax_classes text[] not null default '{}';
-- The class by which delivery is taxed.
alter table store_settings add column shipping_tax_class text;
alter table store_settings add constraint store_settings_shipping_tax_class
  check (shipping_tax_class is null or shipping_tax_class = any (tax_classes));

alter table tax_rate add column tax_class text;
-- Whether the rate taxes delivery, too.
alter table tax_rate add column taxes_shipping boolean not null default true;

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
      where t.site_id = p.site_id and p.tax_class = any (t.tax_classes)) end as tax_class
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
      'taxClass', l.tax_class,
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
