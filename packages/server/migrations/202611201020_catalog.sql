-- Catalog: collections, products, variants and their stock. Named only in catalog/store.ts.

create table collection (
  site_id         uuid        not null references site (id) on delete cascade,
  id              uuid        not null,
  -- The codes of platform spec, "Collection types": products 13.
  type            smallint    not null check (type in (13)),
  url_id          text        not null check (char_length(url_id) between 3 and 200),
  title           text        not null,
  description     text        not null default '',
  enabled         boolean     not null default true,
  primary key (site_id, id),
  unique (site_id, url_id)
);

-- Categories form a tree below the collection's root, as the platform's store creation makes it.
create table category (
  site_id       uuid     not null,
  id            uuid     not null,
  collection_id uuid     not null,
  parent_id     uuid,
  display_name  text     not null,
  url_id        text     not null,
  display_index integer  not null default 1,
  primary key (site_id, id),
  unique nulls not distinct (site_id, collection_id, parent_id, url_id),
  foreign key (site_id, collection_id) references collection (site_id, id) on delete cascade,
  foreign key (site_id, parent_id) references category (site_id, id) on delete cascade
);

-- Serves the deletion of a category and its children.
create index category_parent on category (site_id, parent_id);

create table asset (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  -- The name in the store of files: the digest of the bytes, so that the same picture is kept once.
  file_key     text        not null,
  filename     text        not null,
  content_type text        not null,
  byte_size    integer     not null check (byte_size > 0),
  width        integer     not null check (width > 0),
  height       integer     not null check (height > 0),
  -- Averages of the four corners and the centre, as hex without "#".
  color_data   jsonb       not null default '{}',
  created_at   timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, file_key)
);

create table product (
  site_id                uuid        not null,
  id                     uuid        not null,
  collection_id          uuid        not null,
  -- physical 1, digital 2, service 3, gift card 4 (storefront spec, section 3).
  type                   smallint    not null check (type in (1, 2, 3, 4)),
  url_id                 text        not null check (char_length(url_id) between 1 and 200),
  title                  text        not null check (char_length(title) between 1 and 200),
  excerpt                text        not null default '',
  body                   text        not null default '',
  tags                   text[]      not null default '{}',
  option_names           text[]      not null default '{}',
  visible                boolean     not null default true,
  featured               boolean     not null default false,
  custom_add_button_text text,
  seo_title              text,
  seo_description        text,
  display_index          integer     not null default 0,
  -- Where an import found it, and what the file said then: a second run of the same file changes nothing.
  source_key             text,
  source_hash            text,
  -- Columns of an imported file that are no fields of ours.
  notes                  jsonb       not null default '{}',
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, collection_id, url_id),
  unique (site_id, source_key),
  foreign key (site_id, collection_id) references collection (site_id, id) on delete cascade
);

-- Serves a collection's page, in its order.
create index product_listing on product (site_id, collection_id, display_index, id) where visible;

create table product_category (
  site_id     uuid not null,
  product_id  uuid not null,
  category_id uuid not null,
  primary key (site_id, product_id, category_id),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade,
  foreign key (site_id, category_id) references category (site_id, id) on delete cascade
);

-- Serves a category's page, and its deletion.
create index product_category_category on product_category (site_id, category_id);

create table product_image (
  site_id       uuid     not null,
  id            uuid     not null,
  product_id    uuid     not null,
  display_index smallint not null,
  -- Null while a picture named by an address has not been fetched.
  asset_id      uuid,
  source        text     not null,
  alt           text     not null default '',
  primary key (site_id, id),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade,
  foreign key (site_id, asset_id) references asset (site_id, id)
);

create index product_image_product on product_image (site_id, product_id, display_index);
create index product_image_asset on product_image (site_id, asset_id);

create table variant (
  site_id          uuid    not null,
  id               uuid    not null,
  product_id       uuid    not null,
  sku              text    not null check (char_length(sku) between 1 and 100),
  -- In the order of the product's option_names.
  option_values    text[]  not null default '{}',
  price_minor      minor   not null check (price_minor >= 0),
  sale_price_minor minor   check (sale_price_minor >= 0),
  on_sale          boolean not null default false,
  weight_grams     integer check (weight_grams >= 0),
  length_mm        integer check (length_mm >= 0),
  width_mm         integer check (width_mm >= 0),
  height_mm        integer check (height_mm >= 0),
  barcode          text,
  image_id         uuid,
  display_index    smallint not null default 0,
  primary key (site_id, id),
  unique (site_id, product_id, sku),
  unique (site_id, product_id, option_values),
  check (not on_sale or sale_price_minor is not null),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade,
  foreign key (site_id, image_id) references product_image (site_id, id) on delete set null (image_id)
);

-- Serves the deletion of a picture.
create index variant_image on variant (site_id, image_id);

-- What is there and what is promised. Written only by the trigger of stock_move.
create table stock (
  site_id    uuid    not null,
  variant_id uuid    not null,
  unlimited  boolean not null default false,
  backorder  boolean not null default false,
  on_hand    bigint  not null default 0 check (on_hand >= 0),
  committed  bigint  not null default 0 check (committed >= 0),
  primary key (site_id, variant_id),
  foreign key (site_id, variant_id) references variant (site_id, id) on delete cascade
) with (fillfactor = 80);

create table stock_move (
  site_id    uuid        not null,
  id         uuid        not null,
  variant_id uuid        not null,
  kind       text        not null check (kind in ('receive', 'adjust', 'commit', 'release', 'ship', 'restock')),
  quantity   bigint      not null check (quantity <> 0 and (kind = 'adjust' or quantity > 0)),
  -- What made it happen: 'order-line:…', 'refund-line:…', 'csv:…'. The same cause happens once.
  cause      text        not null,
  reason     text        not null default '',
  moved_at   timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  unique (site_id, kind, cause, variant_id),
  foreign key (site_id, variant_id) references stock (site_id, variant_id) on delete cascade
);

-- Serves the ledger of a variant, and its deletion.
create index stock_move_variant on stock_move (site_id, variant_id, moved_at);

create function stock_move_apply() returns trigger language plpgsql as $$
begin
  update stock set
    on_hand = on_hand + case
      when new.kind in ('receive', 'adjust', 'restock') then new.quantity
      when new.kind = 'ship' then -new.quantity
      else 0 end,
    committed = committed + case
      when new.kind = 'commit' then new.quantity
      when new.kind in ('release', 'ship') then -new.quantity
      else 0 end
  where site_id = new.site_id and variant_id = new.variant_id and not unlimited;
  return null;
end $$;

create trigger stock_move_apply after insert on stock_move
  for each row execute function stock_move_apply();

-- Soft and expiring: what a checkout has put aside. Summed under the lock of the stock row, never counted.
create table stock_hold (
  site_id    uuid        not null,
  cart_id    uuid        not null,
  variant_id uuid        not null,
  quantity   bigint      not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (site_id, cart_id, variant_id),
  foreign key (site_id, variant_id) references stock (site_id, variant_id) on delete cascade
);

create index stock_hold_variant on stock_hold (site_id, variant_id, expires_at);
create index stock_hold_expiry on stock_hold (expires_at);

-- What can still be sold to this cart: everything on hand that is neither promised nor held by others.
create function stock_available(asked_site uuid, asked_variant uuid, asking_cart uuid) returns bigint
language sql stable as $$
  select s.on_hand - s.committed - coalesce((
    select sum(h.quantity) from stock_hold h
    where h.site_id = asked_site and h.variant_id = asked_variant
      and h.cart_id is distinct from asking_cart and h.expires_at > clock_timestamp()
  ), 0)::bigint
  from stock s where s.site_id = asked_site and s.variant_id = asked_variant
$$;

create trigger collection_content after insert or update or delete on collection
  for each row execute function content_changed();
create trigger category_content after insert or update or delete on category
  for each row execute function content_changed();
create trigger product_content after insert or update or delete on product
  for each row execute function content_changed();
create trigger product_category_content after insert or delete on product_category
  for each row execute function content_changed();
create trigger product_image_content after insert or update or delete on product_image
  for each row execute function content_changed();
create trigger variant_content after insert or update or delete on variant
  for each row execute function content_changed();

-- Pages show whether a thing can be bought, and what is left; so a stock that changes changes them.
create trigger stock_content after insert or update on stock
  for each row execute function content_changed();
