-- Digital products: files that only buyers get, and what each buyer may download.

-- A file that no public URL leads to. Its bytes are stored by their hash, as those of assets are.
create table private_file (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  file_key     text        not null check (file_key ~ '^[0-9a-f]{64}$'),
  filename     text        not null check (length(filename) between 1 and 200),
  content_type text        not null,
  byte_size    bigint      not null check (byte_size > 0),
  created_at   timestamptz not null default clock_timestamp(),
  primary key (site_id, id)
);
-- Serves the question whether anything still needs the bytes of a key.
create index private_file_key on private_file (file_key);

-- Whether an uploaded file is private: then file_id is the id of a private file.
alter table file_upload add column is_private boolean not null default false;

-- A file of a digital product. Replacing it changes private_file_id, so that past buyers get the new version.
create table product_file (
  site_id         uuid        not null references site (id) on delete cascade,
  id              uuid        not null,
  -- Null once the product is deleted: who bought the file keeps it.
  product_id      uuid,
  display_index   integer     not null,
  private_file_id uuid        not null,
  -- When it was removed from the product: new buyers do not get it.
  removed_at      timestamptz,
  primary key (site_id, id),
  unique (site_id, private_file_id),
  foreign key (site_id, product_id) references product (site_id, id) on delete set null (product_id),
  foreign key (site_id, private_file_id) references private_file (site_id, id) deferrable
);
create index product_file_product on product_file (site_id, product_id, display_index);

-- The limits of what is bought from now on; products without a row have the usual ones.
create table product_download (
  site_id       uuid    not null references site (id) on delete cascade,
  product_id    uuid    not null,
  -- Null if the number of downloads is not limited.
  max_downloads integer check (max_downloads between 1 and 1000),
  -- Null if links do not expire.
  valid_days    integer check (valid_days between 1 and 3650),
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade
);

-- What the buyer of an order line may download. Refunds and cancellations are read from the order itself.
create table download_grant (
  site_id          uuid        not null references site (id) on delete cascade,
  id               uuid        not null,
  order_id         uuid        not null,
  order_line_id    uuid        not null,
  product_file_id  uuid        not null,
  -- The number of the link: renewing makes the next one, and the link before stops working.
  link_number      integer     not null default 1 check (link_number > 0),
  token_hash       bytea       not null check (octet_length(token_hash) = 32),
  max_downloads    integer     check (max_downloads > 0),
  used             integer     not null default 0 check (used >= 0),
  expires_at       timestamptz,
  last_download_at timestamptz,
  created_at       timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  unique (site_id, token_hash),
  unique (site_id, order_line_id, product_file_id),
  check (max_downloads is null or used <= max_downloads),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, order_line_id) references order_line (site_id, id) on delete cascade,
  foreign key (site_id, product_file_id) references product_file (site_id, id) deferrable
);
create index download_grant_order on download_grant (site_id, order_id);
-- Serves the deletion of files that no buyer has.
create index download_grant_file on download_grant (site_id, product_file_id);

-- The lines of digital products that are paid and not taken back: only they give downloads. The money of a manual
-- payment counts when staff recorded it.
create view digital_line as
  select l.site_id, l.id, l.order_id, l.product_id, l.display_index,
    o.status <> 'placed' or o.payment_status = 'refunded'
      or l.quantity <= coalesce((
        select sum(r.quantity) from refund_line r
        where r.site_id = l.site_id and r.order_line_id = l.id), 0) as is_revoked,
    not exists (
      select from payment p where p.site_id = o.site_id and p.order_id = o.id
        and p.provider in ('bank_transfer', 'on_pickup') and p.voided_at is null
        and p.captured_minor < p.amount_minor) as is_paid
  from order_line l join orders o on o.site_id = l.site_id and o.id = l.order_id
  where l.product_type = 2 and o.number is not null;
