-- The account of Stripe that receives a site's card payments.

create table stripe_account (
  site_id         uuid        primary key references site (id) on delete cascade,
  account_id      text        not null,
  name            text        not null,
  country         char(2)     not null,
  -- Leaves the server only in calls to Stripe.
  secret_key      text        not null,
  is_live         boolean     not null,
  -- Whether Stripe lets the account take payments.
  charges_enabled boolean     not null,
  is_offered      boolean     not null default true,
  -- Null where Stripe cannot reach the site, such as on a laptop.
  webhook_id      text,
  webhook_secret  text,
  webhook_at      timestamptz,
  connected_at    timestamptz not null default now(),
  check ((webhook_id is null) = (webhook_secret is null))
);
