-- Products that staff edit: a version against lost changes, and an archive for products no longer sold.

alter table product add column version integer not null default 1;
alter table product add column archived boolean not null default false;
-- An archived product is in no shop.
alter table product add constraint product_archived_is_hidden check (not (archived and visible));

-- Every change raises the version, whoever makes it.
create function product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger product_version before update on product
  for each row execute function product_version();
