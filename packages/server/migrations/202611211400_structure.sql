-- The category that everything of a store stands in: it has a name, and no place in the tree of the others.
create table root_category (
  site_id       uuid not null,
  collection_id uuid not null,
  id            uuid not null,
  display_name  text not null check (length(display_name) between 1 and 200),
  primary key (site_id, collection_id),
  unique (site_id, id),
  foreign key (site_id, collection_id) references collection (site_id, id) on delete cascade
);

-- What a shop says beside its products, as far as its owner chose other than what comes with it. Read with
-- the site at every request, so it stands in its row.
alter table store_settings
  add column merchandising jsonb not null default '{}' check (jsonb_typeof(merchandising) = 'object');
