-- Details of a product by name, such as its material, in the order of its page.

alter table product add column custom_fields jsonb not null default '[]'
  check (jsonb_typeof(custom_fields) = 'array' and jsonb_array_length(custom_fields) <= 50);

create or replace view search_product as
  select p.site_id, p.id as document_id, s.language as locale, p.collection_id, c.title as collection_title,
    c.url_id || '/p/' || p.url_id as path, p.title, p.excerpt, p.body, p.tags, p.created_at as published_at,
    md5(concat_ws(' ', p.updated_at, c.url_id, p.url_id, c.title, i.asset_id)) as stamp, i.asset_id,
    p.custom_fields
  from product p
  join site s on s.id = p.site_id
  join collection c on c.site_id = p.site_id and c.id = p.collection_id
  left join lateral (
    select asset_id from product_image i where i.site_id = p.site_id and i.product_id = p.id
      and asset_id is not null order by display_index limit 1
  ) i on true
  where product_is_shown(p) and c.enabled and p.type <> 5 and not exists (
    select 1 from published d where d.site_id = c.site_id and d.document_id = c.id and d.access <> 'everybody');
