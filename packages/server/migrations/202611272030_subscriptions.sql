-- Subscriptions: a product that is ordered again every week, month or year. The first order is paid in a checkout of
-- its own; a job places the others.

-- Null for a product that is sold once. Only physical products and services are sold as subscriptions.
alter table product add column subscription_plan jsonb,
  add constraint product_subscription_plan check (subscription_plan is null or (
    type in (1, 3)
    and (subscription_plan #>> '{billingPeriod,unit}') in ('week', 'month', 'year')
    and (subscription_plan #>> '{billingPeriod,value}')::integer between 1 and 104
    and (subscription_plan ->> 'numBillingCycles')::integer between 0 and 520));

-- A cart that sells one subscription, or an order of one. No visitor's cookie leads to it.
create table cart_subscription (
  site_id    uuid    not null,
  cart_id    uuid    not null,
  -- The plan as the buyer saw it.
  plan       jsonb   not null,
  -- Whether it sells another order of a subscription that began before.
  is_renewal boolean not null default false,
  primary key (site_id, cart_id),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade
);

-- The price that a subscription began with; null for the price of the catalog.
alter table cart_entry add column fixed_price_minor minor check (fixed_price_minor >= 0);

-- As before. A subscription and a product that is sold once never stand in each other's cart. An order of a
-- subscription is sold at its own price, also while visitors do not see the product.
create or replace view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    case when e.fixed_price_minor is null
      then product_is_shown(p) and c.enabled and (p.subscription_plan is null) = (k.cart_id is null)
      else not p.archived end as is_sold,
    e.unit_price_minor as stored_price_minor,
    v.sku, v.option_values, coalesce(e.fixed_price_minor, v.price_minor)::minor as price_minor,
    (case when e.fixed_price_minor is null then v.sale_price_minor end)::minor as sale_price_minor,
    e.fixed_price_minor is null and variant_is_on_sale(v) as on_sale,
    coalesce(e.fixed_price_minor, variant_price(v))::minor as unit_price_minor,
    s.unlimited or s.backorder as unlimited,
    s.available + coalesce((
      select h.quantity from stock_hold h
      where h.site_id = e.site_id and h.cart_id = e.cart_id and h.variant_id = e.variant_id
        and h.expires_at > now()
    ), 0) as available,
    i.alt, a.file_key, a.content_type, a.width, a.height, a.color_data, v.weight_grams,
    e.form_values, f.id as form_id,
    e.fixed_price_minor is null and e.form_values = '{}' and f.fields @? '$[*] ? (@.required == true)' as needs_form
  from cart_entry e
  join variant v on v.site_id = e.site_id and v.id = e.variant_id
  join product p on p.site_id = e.site_id and p.id = e.product_id
  join collection c on c.site_id = e.site_id and c.id = p.collection_id
  join stock_available_now s on s.site_id = e.site_id and s.variant_id = e.variant_id
  left join cart_subscription k on k.site_id = e.site_id and k.cart_id = e.cart_id
  left join product_form f on f.site_id = p.site_id and f.id = p.form_id
  left join product_image i on i.site_id = e.site_id and i.id = coalesce(v.image_id, (
    select f.id from product_image f where f.site_id = e.site_id and f.product_id = e.product_id
    order by f.display_index, f.id limit 1))
  left join asset a on a.site_id = i.site_id and a.id = i.asset_id;

create or replace function cart_json(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
      'lines', c.lines, 'discounts', cart_discounts(asked_site, asked_cart), 'donation', (
        select json_build_object('title', d.title, 'ownTitle', d.own_title, 'amountMinor', d.amount_minor)
        from cart_donation d where d.site_id = k.site_id and d.cart_id = k.id),
      'subscription', (
        select json_build_object('plan', s.plan, 'isRenewal', s.is_renewal)
        from cart_subscription s where s.site_id = k.site_id and s.cart_id = k.id))
    from cart k, cart_contents(asked_site, asked_cart) c
    where k.site_id = asked_site and k.id = asked_cart
  );
end $$;

-- As before. A product that is sold as a subscription is added to the cart of one only.
create or replace function cart_add(
  asked_site uuid, asked_token bytea, asked_currency text, new_cart uuid, new_entry uuid,
  asked_product uuid, asked_sku text, asked_quantity integer, asked_fields jsonb,
  asked_values jsonb, asked_hash text
) returns table (problem text, details text[], entry uuid, content json)
language plpgsql as $$
declare
  most_entries constant integer := 100;
  most_of_one  constant integer := 9999;
  wanted       record;
  my_cart      uuid;
  in_it        record;
  raised       integer;
begin
  select v.id, p.type, p.option_names, s.unlimited or s.backorder as unlimited, s.available,
    variant_price(v) as price,
    asked_sku is null and exists (
      select from variant o
      where o.site_id = v.site_id and o.product_id = v.product_id and o.id <> v.id
    ) as is_one_of_many,
    asked_values is null and exists (
      select from product_form f where f.site_id = p.site_id and f.id = p.form_id
    ) as is_form_asked,
    p.subscription_plan is not null as is_subscribable
  into wanted
  from product p
  join collection c on c.site_id = p.site_id and c.id = p.collection_id and c.enabled
  join variant v on v.site_id = p.site_id and v.product_id = p.id
  join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
  where p.site_id = asked_site and p.id = asked_product and product_is_shown(p)
    and (asked_sku is null or v.sku = asked_sku)
  limit 1;
  if not found then
    return query select 'variantUnavailable', null::text[], null::uuid, null::json;
    return;
  end if;
  if wanted.is_one_of_many then
    return query select case wanted.type when 4 then 'denominationMissing' else 'optionsMissing' end,
      wanted.option_names, null::uuid, null::json;
    return;
  end if;

  my_cart := cart_lock(asked_site, asked_token);
  if wanted.is_subscribable and not exists (
    select from cart_subscription s where s.site_id = asked_site and s.cart_id = my_cart
  ) then
    return query select 'subscriptionOnly', null::text[], null::uuid, null::json;
    return;
  end if;
  if my_cart is null then
    -- Refused before there is a cart: nothing is written for what cannot be had.
    if not wanted.unlimited and asked_quantity > wanted.available then
      return query select 'notEnoughStock', null::text[], null::uuid, null::json;
      return;
    end if;
    if wanted.is_form_asked then
      return query select 'formAsked', null::text[], null::uuid, null::json;
      return;
    end if;
    my_cart := cart_open(asked_site, asked_token, new_cart, asked_currency);
  end if;

  select count(*) as entries,
    coalesce(sum(e.quantity) filter (where e.variant_id = wanted.id), 0) as of_variant,
    coalesce(sum(e.quantity) filter (
      where e.variant_id = wanted.id and e.fields_hash = asked_hash), 0)::integer as of_entry
  into in_it
  from cart_entry e where e.site_id = asked_site and e.cart_id = my_cart;
  raised := least(in_it.of_entry + asked_quantity, most_of_one);
  if in_it.of_entry = 0 and in_it.entries >= most_entries then
    return query select 'cartFull', null::text[], null::uuid, null::json;
    return;
  end if;
  if not wanted.unlimited and in_it.of_variant - in_it.of_entry + raised > wanted.available + coalesce((
    select h.quantity from stock_hold h
    where h.site_id = asked_site and h.cart_id = my_cart and h.variant_id = wanted.id
      and h.expires_at > now()), 0)
  then
    return query select 'notEnoughStock', null::text[], null::uuid, null::json;
    return;
  end if;

  if wanted.is_form_asked then
    return query select 'formAsked', null::text[], null::uuid, null::json;
    return;
  end if;
  insert into cart_entry as e (site_id, id, cart_id, product_id, variant_id, quantity,
    additional_fields, form_values, fields_hash, unit_price_minor)
  values (asked_site, new_entry, my_cart, asked_product, wanted.id, raised,
    asked_fields, coalesce(asked_values, '{}'), asked_hash, wanted.price)
  on conflict (site_id, cart_id, variant_id, fields_hash) do update set
    quantity = excluded.quantity, form_values = excluded.form_values
  returning e.id into new_entry;
  return query select null::text, null::text[], new_entry, cart_settle(asked_site, my_cart);
end $$;

alter table orders add column is_subscription boolean not null default false;

create table subscription (
  site_id            uuid        not null references site (id) on delete cascade,
  id                 uuid        not null,
  -- The account of the buyer is that of this order.
  first_order_id     uuid        not null,
  status             text        not null default 'active'
    check (status in ('active', 'past_due', 'paused', 'canceled', 'ended')),
  -- Whether it ends with the period that is paid for.
  cancels_at_end     boolean     not null default false,
  email              text        not null,
  language           text        not null,
  -- What is ordered, as it was bought. The product may be gone.
  product_id         uuid        not null,
  variant_id         uuid        not null,
  title              text        not null,
  sku                text        not null,
  options            jsonb       not null,
  additional_fields  jsonb       not null,
  quantity           integer     not null check (quantity between 1 and 9999),
  unit_price_minor   minor       not null check (unit_price_minor >= 0),
  currency           char(3)     not null,
  plan               jsonb       not null,
  address            jsonb       not null,
  shipping_option_id uuid,
  -- The id of a payment method as the checkout has it.
  payment_method     text        not null,
  -- The reference under which the provider stores the payment method of the buyer; null if it stores none.
  saved_method       text,
  test_mode          boolean     not null,
  -- The start of the first period; every other one is computed from it in this time zone.
  anchor_at          timestamptz not null,
  time_zone          text        not null,
  -- The number of orders that were placed.
  ordered            integer     not null default 1 check (ordered >= 1),
  -- The next period and its start. A paused subscription keeps its period; an ended one has none.
  next_index         integer     not null check (next_index >= 1),
  next_at            timestamptz not null,
  -- The failed attempts at the next order, and when it is tried again; null while none failed.
  failures           integer     not null default 0 check (failures >= 0),
  first_failed_at    timestamptz,
  retry_at           timestamptz,
  created_at         timestamptz not null default now(),
  ended_at           timestamptz,
  primary key (site_id, id),
  -- An order starts one subscription, however often its event arrives.
  unique (site_id, first_order_id),
  foreign key (site_id, first_order_id) references orders (site_id, id) on delete cascade
);

-- Serves the job that looks for due orders.
create index subscription_due on subscription (coalesce(retry_at, next_at))
  where status in ('active', 'past_due');
-- Serves the list, newest first, and the customer of an address.
create index subscription_list on subscription (site_id, created_at desc, id);
create index subscription_email on subscription (site_id, lower(email));

-- A period of a subscription that was charged or skipped: at most one order each.
create table subscription_cycle (
  site_id         uuid        not null,
  subscription_id uuid        not null,
  -- The number of the period, from 0 for the first order.
  index           integer     not null check (index >= 0),
  due_at          timestamptz not null,
  state           text        not null check (state in ('charging', 'paid', 'failed', 'skipped')),
  -- The cart that every attempt pays for, so that two attempts never place two orders; null for a skipped period.
  cart_id         uuid,
  order_id        uuid,
  -- Until when one process works on it.
  leased_until    timestamptz,
  primary key (site_id, subscription_id, index),
  unique (site_id, cart_id),
  unique (site_id, order_id),
  check ((state = 'skipped') = (cart_id is null)),
  check ((state = 'paid') = (order_id is not null)),
  foreign key (site_id, subscription_id) references subscription (site_id, id) on delete cascade
);

create table subscription_event (
  site_id         uuid        not null,
  id              uuid        not null,
  subscription_id uuid        not null,
  kind            text        not null,
  details         jsonb       not null default '{}',
  happened_at     timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, subscription_id) references subscription (site_id, id) on delete cascade
);
create index subscription_event_of on subscription_event (site_id, subscription_id, id);

-- The installation that charges the subscriptions of a site. A copy of the database is another installation, and
-- charges nobody until staff say so.
create table subscription_guard (
  site_id uuid primary key references site (id) on delete cascade,
  mark    text not null,
  -- When another installation found the mark; null while it charges.
  held_at timestamptz
);

-- Identifies this database: a cluster, a database in it, and a table, which a restore creates again.
create function installation_mark() returns text language plpgsql stable as $$
declare
  cluster text := '';
begin
  begin
    select system_identifier::text into cluster from pg_control_system();
  exception when insufficient_privilege then
    -- Some hosts keep this to themselves; the other two still differ in most copies.
    cluster := '';
  end;
  return concat_ws('.', cluster,
    (select oid from pg_database where datname = current_database()),
    'subscription_guard'::regclass::oid);
end $$;

-- What staff chose for subscriptions of a site.
create table subscription_settings (
  site_id        uuid primary key references site (id) on delete cascade,
  -- What follows when the last attempt at a payment has failed.
  after_failures text not null default 'pause' check (after_failures in ('pause', 'cancel'))
);

-- A buyer's payment method at the test provider: stored with the first payment, charged by the others.
alter table test_intent
  add column saves_method boolean not null default false,
  add column declines_renewals boolean not null default false;
