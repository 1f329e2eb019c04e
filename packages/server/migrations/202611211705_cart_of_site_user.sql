-- The cart of a visitor with an account, which waits for them in every browser they sign in with.

-- What the token of the cart is made from. Another one with every end of all sessions: a browser that was
-- left signed in somewhere finds nothing then.
alter table site_user add column cart_key uuid not null default gen_random_uuid();

-- Which cart this is a copy of: who signed out keeping the cart, and comes back with it.
alter table cart add column copy_of uuid;

-- Brings what is in the cart of one token into that of another, of which it becomes the cart where there
-- was none. Equal entries are added up, up to the most there may be of one; what a copy has from there is
-- not counted twice. "problem" says what did not fit. A cart that is being paid for stays where it is, and
-- so does one in another currency.
create function cart_merge(asked_site uuid, from_token bytea, to_token bytea)
returns table (problem text, entries bigint) language plpgsql as $$
declare
  most_entries constant integer := 100;
  most_of_one  constant integer := 9999;
  ours         cart;
  theirs       cart;
  room         bigint;
  told         text;
begin
  -- Always in the same order: two who sign in at once wait for each other.
  perform from cart k
  where k.site_id = asked_site and k.token_hash in (from_token, to_token)
    and k.completed_at is null and k.expires_at > now()
  order by k.id for no key update;
  select * into ours from cart k where k.site_id = asked_site and k.token_hash = to_token
    and k.completed_at is null and k.expires_at > now();
  select * into theirs from cart k where k.site_id = asked_site and k.token_hash = from_token
    and k.completed_at is null and k.expires_at > now();

  if theirs.id is null or from_token = to_token or theirs.completing_at is not null then
    null;
  elsif ours.id is null then
    delete from cart k where k.site_id = asked_site and k.token_hash = to_token
      and k.completed_at is null;
    -- As in cart_open: no tab left open at a checkout of before fits this cart.
    update cart k set token_hash = to_token, version = 1 + greatest(k.version, (
      select coalesce(max(o.version), 0) from cart o
      where o.site_id = asked_site and o.token_hash = to_token and o.completed_at is not null))
    where k.site_id = asked_site and k.id = theirs.id;
    ours := theirs;
  elsif ours.currency = theirs.currency then
    if exists (
      select from cart_entry o
      join cart_entry t using (site_id, variant_id, fields_hash)
      where o.site_id = asked_site and o.cart_id = ours.id and t.cart_id = theirs.id
        and theirs.copy_of is distinct from ours.id and o.quantity + t.quantity > most_of_one
    ) then
      told := 'quantityTooLarge';
    end if;
    update cart_entry o set quantity = case
      when theirs.copy_of = ours.id then greatest(o.quantity, t.quantity)
      else least(o.quantity + t.quantity, most_of_one) end
    from cart_entry t
    where o.site_id = asked_site and o.cart_id = ours.id and t.site_id = asked_site
      and t.cart_id = theirs.id and t.variant_id = o.variant_id and t.fields_hash = o.fields_hash;
    select most_entries - count(*) into room from cart_entry o
    where o.site_id = asked_site and o.cart_id = ours.id;
    -- What does not fit stays where it was.
    update cart_entry e set cart_id = ours.id
    where e.site_id = asked_site and e.id in (
      select t.id from cart_entry t
      where t.site_id = asked_site and t.cart_id = theirs.id and not exists (
        select from cart_entry o where o.site_id = asked_site and o.cart_id = ours.id
          and o.variant_id = t.variant_id and o.fields_hash = t.fields_hash)
      order by t.id limit greatest(room, 0));
    if exists (
      select from cart_entry t where t.site_id = asked_site and t.cart_id = theirs.id
        and not exists (select from cart_entry o where o.site_id = asked_site
          and o.cart_id = ours.id and o.variant_id = t.variant_id and o.fields_hash = t.fields_hash)
    ) then
      told := 'cartFull';
    end if;
    delete from cart k where k.site_id = asked_site and k.id = theirs.id;
    perform cart_settle(asked_site, ours.id);
  end if;
  return query select told, (
    select count(*) from cart_entry e where e.site_id = asked_site and e.cart_id = ours.id);
end $$;

-- A cart of its own with the same entries, and nothing of who filled it. Answers how many.
create function cart_copy(asked_site uuid, from_token bytea, to_token bytea, new_id uuid)
returns bigint language plpgsql as $$
declare
  theirs uuid := cart_lock(asked_site, from_token);
  ours   uuid;
  copied bigint;
begin
  if theirs is null then return 0; end if;
  select cart_open(asked_site, to_token, new_id, k.currency) into ours
  from cart k where k.site_id = asked_site and k.id = theirs;
  update cart k set copy_of = theirs where k.site_id = asked_site and k.id = ours;
  insert into cart_entry (site_id, id, cart_id, product_id, variant_id, quantity,
    additional_fields, fields_hash, unit_price_minor)
  select e.site_id, gen_random_uuid(), ours, e.product_id, e.variant_id, e.quantity,
    e.additional_fields, e.fields_hash, e.unit_price_minor
  from cart_entry e where e.site_id = asked_site and e.cart_id = theirs
  on conflict do nothing;
  get diagnostics copied = row_count;
  perform cart_settle(asked_site, ours);
  return copied;
end $$;
