-- The addresses of deleted products, which answer 410. A new product at the same address is shown instead.

create table deleted_product (
  site_id       uuid        not null,
  collection_id uuid        not null,
  url_id        text        not null,
  deleted_at    timestamptz not null default now(),
  primary key (site_id, url_id, collection_id),
  foreign key (site_id, collection_id) references collection (site_id, id) on delete cascade
);

-- Serves the deletion of a collection.
create index deleted_product_collection on deleted_product (site_id, collection_id);
