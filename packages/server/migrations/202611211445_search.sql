-- What visitors may find: a copy of what everybody may read, cut into words. Named only in search/*-store.ts.

-- No extension is asked for: accents are folded and trigrams are made before words come here, because what
-- extensions make of a letter depends on the locale that a database was made with.
create table search_entry (
  site_id          uuid        not null references site (id) on delete cascade,
  -- Of the document or product.
  document_id      uuid        not null,
  locale           text        not null,
  kind             text        not null check (kind in ('page', 'item', 'product')),
  collection_id    uuid,
  collection_title text        not null default '',
  -- The codes of platform spec, "Record types".
  record_type      smallint,
  -- Without a slash before and a language's prefix.
  path             text        not null,
  title            text        not null,
  excerpt          text        not null,
  body             text        not null,
  tags             text[]      not null,
  image            jsonb,
  published_at     timestamptz not null,
  -- Names what it was made of: another stamp there makes it out of date.
  stamp            text        not null,
  -- The words of title, tags and excerpt: short, because each hit is ranked by them.
  head             tsvector    not null,
  -- Those and the body's.
  words            tsvector    not null,
  -- What a mistyped word may have meant.
  vocabulary       text[]      not null,
  primary key (site_id, document_id, locale)
);

create index search_entry_words on search_entry using gin (words);
-- Serve what is new, small sites, and the items of a collection.
create index search_entry_newest on search_entry (site_id, locale, published_at desc, document_id);
create index search_entry_collection on search_entry (site_id, collection_id);

-- Every word of the titles, tags and excerpts of a site in one language.
create table search_word (
  site_id uuid     not null references site (id) on delete cascade,
  locale  text     not null,
  word    text     not null,
  -- Its trigrams, each hashed with site and language, so that no site's words are in another's way.
  grams   integer[] not null,
  primary key (site_id, locale, word)
);

create index search_word_grams on search_word using gin (grams);

-- What has changed and is not in the index yet. Filled by triggers, so that nobody can forget to tell.
create table search_change (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null default gen_random_uuid(),
  -- Documents, products, and collections for all that is in them; null for the whole site.
  ids        uuid[],
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);

-- Pages and items that everybody may find. A path is had only by what is enabled and addressed.
create view search_document as
  select p.site_id, p.document_id, p.locale, p.kind, p.collection_id,
    coalesce(h.title, '') as collection_title, p.record_type, p.path, p.title, p.tags || p.categories as tags,
    p.publish_on as published_at, p.version_id,
    md5(concat_ws(' ', p.version_id, p.path, h.title)) as stamp
  from published p
  left join published h on h.site_id = p.site_id and h.document_id = p.collection_id and h.locale = p.locale
  where p.kind in ('page', 'item') and p.path is not null
    and p.access = 'everybody' and not p.hidden and not p.noindex
    and case p.kind
      when 'item' then h.path is not null and h.access = 'everybody' and not h.hidden and not h.noindex
      -- A folder leads elsewhere.
      else not exists (
        select 1 from version v where v.site_id = p.site_id and v.id = p.version_id
          and v.body #>> '{collection,folder,isIndex}' = 'false')
    end;

-- Products that everybody may find, in the language the shop sells in.
create view search_product as
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
  where p.visible and c.enabled and not exists (
    select 1 from published d where d.site_id = c.site_id and d.document_id = c.id and d.access <> 'everybody');

-- Two processes may do this at once; each row is told of all the same.
create function search_tell() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'published' then
    insert into search_change (site_id, ids)
      select site_id, array_agg(distinct document_id) from changed c
      where kind in ('page', 'item') and exists (select 1 from site s where s.id = c.site_id)
      group by site_id;
  else
    insert into search_change (site_id, ids)
      select site_id, array_agg(distinct id) from changed c
      where exists (select 1 from site s where s.id = c.site_id)
      group by site_id;
  end if;
  return null;
end $$;

-- What is no longer for everybody is gone in the same moment, its title too.
create function search_withdraw() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'published' then
    delete from search_entry e using changed c
      where e.site_id = c.site_id and e.document_id = c.document_id and not exists (
        select 1 from search_document d
        where d.site_id = e.site_id and d.document_id = e.document_id and d.locale = e.locale);
    delete from search_entry e using changed c
      where c.kind = 'page' and e.site_id = c.site_id and e.collection_id = c.document_id
        and e.kind = 'item' and not exists (
        select 1 from search_document d
        where d.site_id = e.site_id and d.document_id = e.document_id and d.locale = e.locale);
    delete from search_entry e using changed c
      where c.kind = 'page' and c.access <> 'everybody' and e.site_id = c.site_id
        and e.collection_id = c.document_id and e.kind = 'product';
  elsif tg_table_name = 'product' then
    delete from search_entry e using changed c
      where e.site_id = c.site_id and e.document_id = c.id and not exists (
        select 1 from search_product d where d.site_id = e.site_id and d.document_id = e.document_id);
  else
    delete from search_entry e using changed c
      where e.site_id = c.site_id and e.collection_id = c.id and e.kind = 'product' and not exists (
        select 1 from search_product d where d.site_id = e.site_id and d.document_id = e.document_id);
  end if;
  return null;
end $$;

create trigger search_tell_insert after insert on published
  referencing new table as changed for each statement execute function search_tell();
create trigger search_tell_update after update on published
  referencing new table as changed for each statement execute function search_tell();
create trigger search_tell_delete after delete on published
  referencing old table as changed for each statement execute function search_tell();
create trigger search_withdraw_update after update on published
  referencing new table as changed for each statement execute function search_withdraw();
create trigger search_withdraw_delete after delete on published
  referencing old table as changed for each statement execute function search_withdraw();
-- A page of products that closes comes as a new row as well.
create trigger search_withdraw_insert after insert on published
  referencing new table as changed for each statement execute function search_withdraw();

create trigger search_tell_insert after insert on product
  referencing new table as changed for each statement execute function search_tell();
create trigger search_tell_update after update on product
  referencing new table as changed for each statement execute function search_tell();
create trigger search_tell_delete after delete on product
  referencing old table as changed for each statement execute function search_tell();
create trigger search_withdraw_update after update on product
  referencing new table as changed for each statement execute function search_withdraw();
create trigger search_withdraw_delete after delete on product
  referencing old table as changed for each statement execute function search_withdraw();

create trigger search_tell_update after update on collection
  referencing new table as changed for each statement execute function search_tell();
create trigger search_tell_delete after delete on collection
  referencing old table as changed for each statement execute function search_tell();
create trigger search_withdraw_update after update on collection
  referencing new table as changed for each statement execute function search_withdraw();
create trigger search_withdraw_delete after delete on collection
  referencing old table as changed for each statement execute function search_withdraw();

-- Products speak the site's own language.
create function search_tell_site() returns trigger language plpgsql as $$
begin
  insert into search_change (site_id, ids) values (new.id, null);
  return null;
end $$;

create trigger search_tell_site after update of language on site
  for each row execute function search_tell_site();

-- What is there already.
insert into search_change (site_id, ids) select id, null from site;
