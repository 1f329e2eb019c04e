-- Customers: who bought, by email address. The row of a customer is computed from orders, payments, accounts and
-- consents whenever one of them changes, so that lists sort and filter 100,000 orders without reading them.

create table customer (
  site_id          uuid        not null references site (id) on delete cascade,
  id               uuid        not null default gen_random_uuid(),
  -- In small letters: who writes it differently is the same customer.
  email            text        not null check (email = lower(email) and email <> ''),
  -- Recognizes an opt-out, which has the digest alone.
  email_hash       bytea       not null,
  -- Of the newest order that has one, else of the account.
  name             text        not null default '',
  -- What lists sort by: the name, or the address if there is none.
  sort_name        text        not null default '',
  -- Test orders and canceled ones are not counted.
  order_count      integer     not null default 0,
  test_order_count integer     not null default 0,
  -- The currency of the newest order, and what was paid in it and not refunded, without test orders.
  currency         char(3)     not null default 'USD',
  spent_minor      minor       not null default 0,
  -- The same in each currency: {"GBP": "40200"}.
  spent            jsonb       not null default '{}',
  first_order_at   timestamptz not null default now(),
  last_order_at    timestamptz not null default now(),
  -- Whether there is an account whose address is confirmed.
  has_account      boolean     not null default false,
  -- Whether a newsletter may be sent: the subscription was confirmed, and not ended.
  is_subscribed    boolean     not null default false,
  -- The words of the name and the parts of the address.
  words            tsvector    not null default '',
  primary key (site_id, id),
  unique (site_id, email)
);

-- Serve the sorts of the list, its views, and its search.
create index customer_recent on customer (site_id, last_order_at, id);
create index customer_spent on customer (site_id, spent_minor, id);
create index customer_orders on customer (site_id, order_count, id);
create index customer_name on customer (site_id, sort_name, id);
create index customer_account on customer (site_id, last_order_at, id) where has_account;
create index customer_subscribed on customer (site_id, last_order_at, id) where is_subscribed;
create index customer_words on customer using gin (words);
create index customer_email_hash on customer (site_id, email_hash);

create table customer_note (
  site_id     uuid        not null,
  id          uuid        not null,
  customer_id uuid        not null,
  -- Who wrote it; they may have left.
  staff_id    uuid        not null,
  text        text        not null check (char_length(text) between 1 and 5000),
  created_at  timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customer (site_id, id) on delete cascade
);
create index customer_note_customer on customer_note (site_id, customer_id, id);

-- Computes the row of a customer; one without orders is deleted.
create function customer_refresh(of_site uuid, of_email text) returns void language plpgsql as $$
declare
  key text := lower(of_email);
begin
  if key is null or key = '' then return; end if;
  -- One at a time, by the lock of the row: the statements after it see what the one before has committed.
  insert into customer (site_id, email, email_hash)
  select of_site, key, sha256(convert_to(key, 'UTF8'))
  where exists (select from orders where site_id = of_site and lower(email) = key and number is not null)
  on conflict do nothing;
  perform from customer where site_id = of_site and email = key for update;
  delete from customer c where c.site_id = of_site and c.email = key and not exists (
    select from orders o where o.site_id = of_site and lower(o.email) = key and o.number is not null);
  with o as (
    select id, number, status, test_mode, currency, shipping_address ->> 'name' as name, coalesce(placed_at, created_at) as at
    from orders where site_id = of_site and lower(email) = key and number is not null
  ), paid as (
    select o.currency, sum(p.captured_minor - p.refunded_minor) as minor
    from o join payment p on p.site_id = of_site and p.order_id = o.id
    where not o.test_mode group by o.currency
  ), account as (
    select trim(first_name || ' ' || last_name) as name from site_user
    where site_id = of_site and lower(email) = key and verified_at is not null
  ), facts as (
    select coalesce((select name from o where name <> '' order by number desc limit 1), (select name from account), '') as name,
      (select count(*) from o where status = 'placed' and not test_mode) as order_count,
      (select count(*) from o where status = 'placed' and test_mode) as test_order_count,
      (select currency from o order by number desc limit 1) as currency,
      coalesce((select jsonb_object_agg(currency, minor::text) from paid), '{}') as spent,
      (select min(at) from o) as first_at, (select max(at) from o) as last_at,
      exists (select from account) as has_account
  )
  update customer c set name = f.name, sort_name = lower(coalesce(nullif(f.name, ''), key)), order_count = f.order_count,
    test_order_count = f.test_order_count, currency = f.currency,
    spent_minor = coalesce((f.spent ->> f.currency)::bigint, 0), spent = f.spent,
    first_order_at = f.first_at, last_order_at = f.last_at, has_account = f.has_account,
    is_subscribed = exists (select from newsletter_subscriber
        where site_id = of_site and email = key and confirmed_at is not null)
      and not exists (select from newsletter_refusal r where r.site_id = of_site and r.email_hash = c.email_hash),
    words = to_tsvector('simple', translate(f.name || ' ' || key, '@._+-''', '      '))
  from facts f where c.site_id = of_site and c.email = key;
end $$;

create function customer_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and lower(old.email) <> lower(new.email) then
    -- A corrected address is the same customer, with the same notes, unless both have orders.
    update customer c set email = lower(new.email), email_hash = sha256(convert_to(lower(new.email), 'UTF8'))
    where c.site_id = new.site_id and c.email = lower(old.email) and new.email <> ''
      and not exists (select from customer d where d.site_id = new.site_id and d.email = lower(new.email))
      and not exists (select from orders o
        where o.site_id = new.site_id and lower(o.email) = lower(old.email) and o.number is not null);
    perform customer_refresh(new.site_id, old.email);
  end if;
  perform customer_refresh(new.site_id, new.email);
  return null;
end $$;

create function customer_of_payment() returns trigger language plpgsql as $$
begin
  perform customer_refresh(o.site_id, o.email) from orders o
  where o.site_id = new.site_id and o.id = new.order_id and o.number is not null and not o.test_mode;
  return null;
end $$;

create function customer_of_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform customer_refresh(old.site_id, old.email); end if;
  if tg_op <> 'DELETE' then perform customer_refresh(new.site_id, new.email); end if;
  return null;
end $$;

create function customer_of_refusal() returns trigger language plpgsql as $$
declare
  r newsletter_refusal := coalesce(new, old);
begin
  perform customer_refresh(c.site_id, c.email) from customer c where c.site_id = r.site_id and c.email_hash = r.email_hash;
  return null;
end $$;

-- At the commit: the lock of the customer comes after all others, and each sees the whole change.
create constraint trigger customer_insert_order after insert on orders deferrable initially deferred
  for each row when (new.number is not null) execute function customer_of_order();
create constraint trigger customer_update_order after update on orders deferrable initially deferred
  for each row when (new.number is not null and (new.number, new.email, new.status, new.test_mode, new.currency,
    new.shipping_address, new.placed_at) is distinct from (old.number, old.email, old.status, old.test_mode,
    old.currency, old.shipping_address, old.placed_at)) execute function customer_of_order();
create constraint trigger customer_insert_payment after insert on payment deferrable initially deferred
  for each row when (new.captured_minor > 0) execute function customer_of_payment();
create constraint trigger customer_update_payment after update on payment deferrable initially deferred
  for each row when ((new.captured_minor, new.refunded_minor) is distinct from (old.captured_minor, old.refunded_minor))
  execute function customer_of_payment();
create constraint trigger customer_account after insert or update or delete on site_user deferrable initially deferred
  for each row execute function customer_of_address();
create constraint trigger customer_subscriber after insert or update or delete on newsletter_subscriber
  deferrable initially deferred for each row execute function customer_of_address();
create constraint trigger customer_refusal after insert or delete on newsletter_refusal deferrable initially deferred
  for each row execute function customer_of_refusal();

-- Who bought before.
do $$
begin
  perform customer_refresh(o.site_id, o.email) from (
    select distinct site_id, lower(email) as email from orders where number is not null) o;
end $$;
