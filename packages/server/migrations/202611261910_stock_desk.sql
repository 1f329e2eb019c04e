-- Stock as the owner sees it: who moved it, what is on its way, and when it is low.

-- The staff member who moved it by hand; null for orders and imports, and once the account is gone.
alter table stock_move add column member_id uuid;
alter table stock_move add foreign key (site_id, member_id) references member (site_id, id)
  on delete set null (member_id);
-- Serves the deletion of a member.
create index stock_move_member on stock_move (site_id, member_id) where member_id is not null;

-- What is ordered from a supplier and not received yet. It cannot be sold.
create table stock_incoming (
  site_id     uuid   not null,
  variant_id  uuid   not null,
  quantity    bigint not null check (quantity > 0),
  expected_on date,
  primary key (site_id, variant_id),
  foreign key (site_id, variant_id) references stock (site_id, variant_id) on delete cascade
);

-- A variant with this many available units or fewer is low; null for no notice.
alter table product add column low_stock_at integer check (low_stock_at between 0 and 1000000000);
