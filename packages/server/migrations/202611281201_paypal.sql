-- The PayPal app that receives a site's payments, and the orders at PayPal that its payments are made with.

create table paypal_account (
  site_id       uuid        primary key references site (id) on delete cascade,
  client_id     text        not null,
  -- Leaves the server only in calls to PayPal.
  client_secret text        not null,
  is_live       boolean     not null,
  is_offered    boolean     not null default true,
  -- Null where PayPal cannot reach the site, such as on a laptop.
  webhook_id    text,
  webhook_at    timestamptz,
  connected_at  timestamptz not null default now()
);

-- PayPal cannot cancel an order that its buyer may still approve. So money moves only if the capture of an order is
-- claimed here before it is closed: one of the two happens.
create table paypal_order (
  site_id    uuid        not null references site (id) on delete cascade,
  id         text        not null,
  state      text        not null default 'open' check (state in ('open', 'capturing', 'closed')),
  -- Why a capture was declined, which closes the order.
  failure    text,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
