-- Member areas that are sold: one payment for lasting access. What is sold is a product of the type
-- paywall; who bought it stands in member_area_purchase. Named only in the stores of site-users/.

-- physical 1, digital 2, service 3, gift card 4, paywall 5 (storefront spec, section 3).
alter table product drop constraint product_type_check;
alter table product add constraint product_type_check check (type in (1, 2, 3, 4, 5));
alter table order_line drop constraint order_line_product_type_check;
alter table order_line add constraint order_line_product_type_check
  check (product_type in (1, 2, 3, 4, 5));

-- The product stays when the area is no longer sold: orders of it still tell which area they were of.
alter table member_area add column product_id uuid;
alter table member_area
  add foreign key (site_id, product_id) references product (site_id, id)
  -- A site that is deleted takes both along, in whatever order.
  deferrable initially immediate;
create unique index member_area_product on member_area (site_id, product_id);
alter table member_area drop constraint member_area_join_mode_check;
alter table member_area add constraint member_area_join_mode_check
  check (join_mode in ('free', 'invitation', 'purchase'));
alter table member_area add constraint member_area_is_sold
  check (join_mode <> 'purchase' or product_id is not null);

-- Access is had once: however often it is added, a cart holds one of it, and nothing is filled in.
create function cart_entry_of_access() returns trigger language plpgsql as $$
begin
  if exists (
    select from product p
    where p.site_id = new.site_id and p.id = new.product_id and p.type = 5
  ) then
    new.quantity := 1;
    new.additional_fields := '{}';
    new.fields_hash := '';
  end if;
  return new;
end $$;

create trigger cart_entry_of_access before insert or update on cart_entry
  for each row when (new.quantity > 1 or new.fields_hash <> '')
  execute function cart_entry_of_access();

-- The account that was signed in when Pay was pressed. Named only in orders/buyer-store.ts. The order
-- stays when the account goes.
create table order_buyer (
  site_id      uuid not null,
  order_id     uuid not null,
  site_user_id uuid not null,
  primary key (site_id, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade
);
create index order_buyer_site_user on order_buyer (site_id, site_user_id);

-- A line of an order that gives access. Nothing is copied when a guest makes an account later: who is
-- in an area is read from here, by the address that the account has proven.
create table member_area_purchase (
  site_id        uuid        not null,
  order_line_id  uuid        not null,
  member_area_id uuid        not null,
  -- Who was signed in; null for a guest, who is known by the order's address alone.
  site_user_id   uuid,
  -- In small letters; empty where an account bought.
  email          text        not null,
  bought_at      timestamptz not null default now(),
  -- Money given back, or the owner took them out. It does not begin again.
  ended_at       timestamptz,
  primary key (site_id, order_line_id),
  check ((site_user_id is null) = (email <> '')),
  foreign key (site_id, member_area_id) references member_area (site_id, id) on delete cascade,
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade
);

-- Serve every request of a signed-in user, and the deletion of an area.
create index member_area_purchase_user on member_area_purchase (site_id, site_user_id)
  where site_user_id is not null;
create index member_area_purchase_email on member_area_purchase (site_id, email) where email <> '';
create index member_area_purchase_area on member_area_purchase (site_id, member_area_id);

-- Who is in an area, by joining, being put in or having paid.
create view member_area_member as
  select m.site_id, m.member_area_id, m.site_user_id from member_area_membership m
  union
  select p.site_id, p.member_area_id, p.site_user_id from member_area_purchase p
  where p.ended_at is null and p.site_user_id is not null
  union
  select u.site_id, p.member_area_id, u.id
  from site_user u
  join member_area_purchase p on p.site_id = u.site_id and p.email = lower(u.email)
  where p.ended_at is null and p.email <> '' and u.verified_at is not null;

-- What opens an area has no page of its own that could be found.
create or replace view search_product as
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
  where p.visible and c.enabled and p.type <> 5 and not exists (
    select 1 from published d where d.site_id = c.site_id and d.document_id = c.id and d.access <> 'everybody');
