-- Gift cards for other people, and emails that wait for their day.

-- The recipient, the message and the day that the buyer of a gift card chose; null if it is for the buyer.
alter table order_line add column gift jsonb check (jsonb_typeof(gift) = 'object');

-- The event is handled at this time, or later; null for at once.
alter table outbox add column run_at timestamptz;

-- The email is sent at this time, or later; null for at once.
alter table mail add column not_before timestamptz;

create or replace function outbox_enqueue() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'outbox',
    json_build_object('siteId', new.site_id, 'id', new.id),
    run_at := new.run_at,
    job_key := 'outbox:' || new.id
  );
  return null;
end $$;

-- The key of the last email with the code; null for that of the issue.
alter table gift_card add column email_key text;

-- The same, but what is typed for a gift card is checked by its form.
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
    asked_values is null and (p.type = 4 and asked_fields <> '{}' or exists (
      select from product_form f where f.site_id = p.site_id and f.id = p.form_id
    )) as is_form_asked,
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
