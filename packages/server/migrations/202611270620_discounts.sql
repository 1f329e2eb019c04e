-- Discounts that an owner makes: whom they are for, when, and how often.

alter table discount
  alter column max_per_customer drop default,
  -- Null for any number of times.
  alter column max_per_customer drop not null,
  add column enabled boolean not null default true,
  -- Since when it is deleted for its owner. Orders that used it still name it.
  add column archived_at timestamptz,
  add column created_at timestamptz not null default now(),
  -- What is discounted: everything, or the products and categories below. A deleted one matches nothing.
  add column applies_to text not null default 'all'
    check (applies_to in ('all', 'products', 'categories')),
  add column product_ids uuid[] not null default '{}',
  add column category_ids uuid[] not null default '{}',
  -- For every so many units that are bought, the next ones are discounted.
  add column buy_quantity integer check (buy_quantity between 1 and 100),
  add column get_quantity integer check (get_quantity between 1 and 100),
  add column minimum_minor minor check (minimum_minor > 0),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check ((buy_quantity is null) = (get_quantity is null)),
  add check (buy_quantity is null or (lane = 'item' and percent_millionths is not null)),
  add check (applies_to = 'all' or lane = 'item'),
  add check (ends_at > starts_at);

-- The code of a deleted discount is free.
drop index discount_code;
create unique index discount_code on discount (site_id, lower(code)) where archived_at is null;

-- Serves carts: the discounts that apply without a code.
create index discount_automatic on discount (site_id) where code is null and archived_at is null;

-- The codes that the visitor of a cart entered.
create table cart_discount (
  site_id     uuid not null,
  cart_id     uuid not null,
  discount_id uuid not null,
  primary key (site_id, cart_id, discount_id),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade,
  foreign key (site_id, discount_id) references discount (site_id, id) on delete cascade
);
-- Serves the deletion of a discount.
create index cart_discount_discount on cart_discount (site_id, discount_id);

-- A code that is added or removed makes a new version of the cart: no total that was shown before can be paid.
create function cart_discount_version() returns trigger language plpgsql as $$
begin
  update cart k set version = k.version + 1
  where (tg_op = 'INSERT' and k.site_id = new.site_id and k.id = new.cart_id)
    or (tg_op = 'DELETE' and k.site_id = old.site_id and k.id = old.cart_id);
  return null;
end $$;

insert into cart_discount (site_id, cart_id, discount_id)
select site_id, cart_id, discount_id from checkout where discount_id is not null;
create trigger cart_discount_version after insert or delete on cart_discount
  for each row execute function cart_discount_version();
alter table checkout drop column discount_id;

-- The title of the discount when the order was made; an automatic one has no code.
alter table order_discount add column title text not null default '';
update order_discount o set title = d.title from discount d
where d.site_id = o.site_id and d.id = o.discount_id;

-- One key per buyer: the email address in lower case, without the part after a plus sign.
create function customer_key(email text) returns text language sql immutable as $$
  select regexp_replace(lower(trim(email)), '^([^+]*)\+[^@]*@', '\1@')
$$;

-- The categories of a discount, with those below them.
create function discount_categories(asked_site uuid, chosen uuid[]) returns setof uuid
language sql stable as $$
  with recursive below as (
    select c.id from category c where c.site_id = asked_site and c.id = any (chosen)
    union
    select c.id from category c join below b on c.parent_id = b.id where c.site_id = asked_site
  )
  select id from below
$$;

-- Whether a discount can be used now. "used" counts the uses of others, "used_by_buyer" those of this buyer.
create function discount_state(asked discount, used bigint, used_by_buyer bigint) returns text
language sql stable as $$
  select case
    when asked.archived_at is not null or not asked.enabled then 'off'
    when asked.starts_at > now() then 'scheduled'
    when asked.ends_at <= now() then 'expired'
    when used >= asked.max_uses then 'used-up'
    when used_by_buyer >= asked.max_per_customer then 'used-by-customer'
    else 'active' end
$$;

-- The discounts of a cart, as cart/cart-row.ts reads them: those of its codes, and the automatic ones that are on. The
-- uses of its own order do not count, so that a second attempt to pay costs the same. The entries are null for all.
create function cart_discounts(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
declare
  buyer text := (
    select customer_key(k.email) from checkout k
    where k.site_id = asked_site and k.cart_id = asked_cart);
begin
  return (
    select coalesce(json_agg(json_build_object('id', d.id, 'code', d.code, 'title', d.title,
      'lane', d.lane, 'percentMillionths', d.percent_millionths, 'amountMinor', d.amount_minor,
      'buyQuantity', d.buy_quantity, 'getQuantity', d.get_quantity,
      'minimumMinor', d.minimum_minor,
      'state', discount_state(d, d.used - own.uses, (
        select count(*) from discount_use u join orders o on o.site_id = u.site_id and o.id = u.order_id
        where u.site_id = d.site_id and u.discount_id = d.id and u.customer_key = buyer
          and o.cart_id <> asked_cart)),
      'entryIds', case when d.applies_to <> 'all' then (
        select coalesce(json_agg(e.id), '[]') from cart_entry e
        where e.site_id = d.site_id and e.cart_id = asked_cart and (
          e.product_id = any (d.product_ids)
          or exists (
            select from product_category p
            where p.site_id = e.site_id and p.product_id = e.product_id
              and p.category_id in (select discount_categories(d.site_id, d.category_ids))))) end
    ) order by d.id), '[]')
    from discount d cross join lateral (
      select count(*) as uses from discount_use u
      join orders o on o.site_id = u.site_id and o.id = u.order_id
      where u.site_id = d.site_id and u.discount_id = d.id and o.cart_id = asked_cart) own
    where d.site_id = asked_site and (
      d.id in (select c.discount_id from cart_discount c
        where c.site_id = asked_site and c.cart_id = asked_cart)
      or (d.code is null and d.archived_at is null and d.enabled
        and coalesce(d.starts_at <= now(), true) and coalesce(d.ends_at > now(), true)))
  );
end $$;

create or replace function cart_json(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
      'lines', c.lines, 'discounts', cart_discounts(asked_site, asked_cart), 'donation', (
        select json_build_object('title', d.title, 'ownTitle', d.own_title, 'amountMinor', d.amount_minor)
        from cart_donation d where d.site_id = k.site_id and d.cart_id = k.id))
    from cart k, cart_contents(asked_site, asked_cart) c
    where k.site_id = asked_site and k.id = asked_cart
  );
end $$;

-- As before, with the discounts.
create or replace function cart_settle(asked_site uuid, asked_cart uuid) returns json
language plpgsql as $$
declare
  now_in_it record;
  settled   json;
begin
  perform cart_release_holds(asked_site, asked_cart);
  select * into now_in_it from cart_contents(asked_site, asked_cart);
  if now_in_it.is_stale then
    update cart_entry e set unit_price_minor = l.unit_price_minor
    from cart_line l
    where e.site_id = asked_site and e.cart_id = asked_cart
      and l.site_id = e.site_id and l.id = e.id and e.unit_price_minor <> l.unit_price_minor;
  end if;

  update cart k
  set version = k.version + 1, updated_at = now(), total_quantity = now_in_it.quantity,
    subtotal_minor = now_in_it.subtotal,
    expires_at = case when k.expires_at < now() + interval '89 days'
      then now() + interval '90 days' else k.expires_at end
  where k.site_id = asked_site and k.id = asked_cart
  returning json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
    'lines', now_in_it.lines, 'discounts', cart_discounts(asked_site, asked_cart))
  into settled;
  return settled;
end $$;
