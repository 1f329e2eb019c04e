-- How a store delivers, taxes and is paid, as its staff set it up.

alter table shipping_option add column kind text not null default 'flat'
  check (kind in ('flat', 'pickup'));
-- The ISO 3166-1 codes of the countries it serves; none for every country.
alter table shipping_option add column countries text[] not null default '{}';
alter table shipping_option add constraint shipping_option_pickup_is_free
  check (kind <> 'pickup' or (price_minor = 0 and free_over_minor is null));

-- Where the store is: what is picked up or downloaded is taxed there.
alter table store_settings add column tax_country char(2);
alter table store_settings add column tax_region text not null default '';

create table tax_rate (
  site_id         uuid     not null references site (id) on delete cascade,
  id              uuid     not null,
  display_index   smallint not null,
  name            text     not null check (char_length(name) between 1 and 100),
  country         char(2)  not null,
  -- The spellings of the region that pays it; none for the whole country.
  regions         text[]   not null default '{}',
  rate_millionths integer  not null check (rate_millionths between 0 and 1000000),
  primary key (site_id, id)
);

-- Ways to pay that no provider reports: staff record the money when it has arrived.
create table payment_method (
  site_id       uuid     not null references site (id) on delete cascade,
  id            uuid     not null,
  display_index smallint not null,
  kind          text     not null check (kind in ('bank_transfer', 'on_pickup')),
  name          text     not null check (char_length(name) between 1 and 100),
  -- Shown to the buyer once the order is placed.
  instructions  text     not null default '' check (char_length(instructions) <= 2000),
  primary key (site_id, id)
);

-- An order shows what the method said when it was placed.
alter table payment add column method_name text;
alter table payment add column instructions text;

-- The id of a payment method, or 'test' for the built-in provider.
alter table checkout add column payment_method text;

-- Access begins when its order is paid: an order by bank transfer is placed before.
create or replace view order_access as
  select l.site_id, l.order_id, l.id as order_line_id, l.display_index, l.product_id, o.email, b.site_user_id,
    -- All of the order's money went back, or this line was given back.
    o.payment_status = 'refunded' or l.quantity <= coalesce((
      select sum(r.quantity) from refund_line r
      where r.site_id = l.site_id and r.order_line_id = l.id), 0) as is_over
  from order_line l
    join orders o on o.site_id = l.site_id and o.id = l.order_id
    left join order_buyer b on b.site_id = l.site_id and b.order_id = l.order_id
  where l.product_type = 5 and o.status = 'placed'
    and o.payment_status not in ('pending', 'partially_paid');
