-- Webhooks: addresses of others that learn what happens in the shop.

create table webhook_endpoint (
  site_id            uuid        not null references site (id) on delete cascade,
  id                 uuid        not null,
  address            text        not null check (char_length(address) between 1 and 2000),
  events             text[]      not null check (cardinality(events) between 1 and 50),
  is_on              boolean     not null default true,
  -- The secrets are derived from these and the key of the site, and stored nowhere.
  secret_id          uuid        not null,
  earlier_secret_id  uuid,
  -- Until then, deliveries are signed with the earlier secret, too.
  earlier_until      timestamptz,
  -- The first failure since the last success; null if the last delivery arrived.
  failing_since      timestamptz,
  warned_at          timestamptz,
  -- When it was turned off because every delivery failed; null if it was not.
  disabled_at        timestamptz,
  created_at         timestamptz not null default now(),
  primary key (site_id, id)
);

create table webhook_delivery (
  site_id         uuid        not null,
  id              uuid        not null,
  endpoint_id     uuid        not null,
  event_id        uuid        not null,
  event_type      text        not null,
  -- The order, product or variant; null for a test. Deliveries about one object are sent in order.
  object_id       uuid,
  happened_at     timestamptz not null,
  -- The exact bytes that are signed and sent.
  payload         text        not null,
  -- A test or a replay: it is tried once, also while the endpoint is off.
  is_manual       boolean     not null default false,
  state           text        not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts        integer     not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- A process is sending it until then.
  locked_until    timestamptz,
  attempted_at    timestamptz,
  duration_ms     integer,
  status          integer,
  error           text check (error in ('status', 'redirect', 'timeout', 'unreachable', 'private', 'unreadable')),
  response        text        not null default '',
  created_at      timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, endpoint_id) references webhook_endpoint (site_id, id) on delete cascade
);
-- An event is prepared once for an endpoint, however often its job runs.
create unique index webhook_delivery_event on webhook_delivery (site_id, endpoint_id, event_id)
  where not is_manual;
create index webhook_delivery_list on webhook_delivery (site_id, endpoint_id, id desc);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'pending';
create index webhook_delivery_object on webhook_delivery (site_id, endpoint_id, object_id, happened_at)
  where state = 'pending' and not is_manual;
create index webhook_delivery_old on webhook_delivery (created_at);

-- Writes an event to the outbox if an endpoint wants it: once for each object in a transaction.
create function webhook_emit(its_site uuid, its_type text, its_object uuid, its_key text)
returns void language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  insert into outbox (site_id, id, topic, dedupe, payload)
  select its_site, event_id, 'webhook.event', 'webhook:' || its_type || ':' || its_key,
    json_build_object('eventId', event_id, 'type', its_type, 'objectId', its_object,
      'happenedAt', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
  where exists (
    select from webhook_endpoint w join site s on s.id = w.site_id
    where w.site_id = its_site and w.is_on and its_type = any(w.events))
  on conflict do nothing;
end $$;

create function webhook_order() returns trigger language plpgsql as $$
declare
  tx text := new.id || ':' || pg_current_xact_id();
begin
  if old.number is null then
    if new.status = 'placed' then perform webhook_emit(new.site_id, 'order.created', new.id, tx); end if;
  else
    perform webhook_emit(new.site_id, 'order.updated', new.id, tx);
  end if;
  if new.payment_status = 'paid' and (old.number is null or old.payment_status in ('none', 'pending', 'authorized', 'partially_paid')) then
    perform webhook_emit(new.site_id, 'order.paid', new.id, tx);
  end if;
  if new.status = 'canceled' and (old.number is null or old.status <> 'canceled') then
    perform webhook_emit(new.site_id, 'order.canceled', new.id, tx);
  end if;
  -- A refund that was made at the provider.
  if new.payment_status in ('refunded', 'partially_refunded') and new.payment_status <> old.payment_status
    and not exists (select from refund r where r.site_id = new.site_id and r.order_id = new.id) then
    perform webhook_emit(new.site_id, 'order.refunded', new.id, tx);
  end if;
  return null;
end $$;

create trigger webhook_order after update on orders for each row
  when (new.number is not null and (old.number is null
    or (old.status, old.payment_status, old.fulfillment_status, old.attention, old.email, old.shipping_address)
      is distinct from
      (new.status, new.payment_status, new.fulfillment_status, new.attention, new.email, new.shipping_address)))
  execute function webhook_order();

create function webhook_order_event() returns trigger language plpgsql as $$
declare
  tx text := new.order_id || ':' || pg_current_xact_id();
begin
  if new.kind = 'fulfillment.created' then
    perform webhook_emit(new.site_id, 'order.fulfilled', new.order_id, tx);
  elsif new.kind = 'refund.made' then
    perform webhook_emit(new.site_id, 'order.refunded', new.order_id, tx);
  end if;
  perform webhook_emit(new.site_id, 'order.updated', new.order_id, tx);
  return null;
end $$;

create trigger webhook_order_event after insert on order_event for each row
  when (new.kind in ('fulfillment.created', 'fulfillment.changed', 'fulfillment.undone', 'refund.made'))
  execute function webhook_order_event();

create function webhook_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform webhook_emit(old.site_id, 'product.deleted', old.id, old.id::text);
  elsif tg_op = 'INSERT' then
    perform webhook_emit(new.site_id, 'product.created', new.id, new.id::text);
  else
    perform webhook_product_updated(new.site_id, new.id);
  end if;
  return null;
end $$;

-- Tells of a changed product, unless it is gone or was created in the same transaction.
create function webhook_product_updated(its_site uuid, its_product uuid) returns void language plpgsql as $$
begin
  if exists (select from product p
    where p.site_id = its_site and p.id = its_product and p.created_at <> now()) then
    perform webhook_emit(its_site, 'product.updated', its_product,
      its_product || ':' || pg_current_xact_id());
  end if;
end $$;

create function webhook_variant() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform webhook_product_updated(old.site_id, old.product_id);
  else
    perform webhook_product_updated(new.site_id, new.product_id);
  end if;
  return null;
end $$;

create trigger webhook_product after insert or delete on product
  for each row execute function webhook_product();
create trigger webhook_product_update after update on product
  for each row when (old.* is distinct from new.*) execute function webhook_product();
create trigger webhook_variant after insert or delete on variant
  for each row execute function webhook_variant();
create trigger webhook_variant_update after update on variant
  for each row when (old.* is distinct from new.*) execute function webhook_variant();

create function webhook_stock() returns trigger language plpgsql as $$
begin
  perform webhook_emit(new.site_id, 'stock.updated', new.variant_id,
    new.variant_id || ':' || pg_current_xact_id());
  return null;
end $$;

create trigger webhook_stock after update on stock for each row
  when ((old.unlimited, old.backorder, old.on_hand, old.committed)
    is distinct from (new.unlimited, new.backorder, new.on_hand, new.committed))
  execute function webhook_stock();
