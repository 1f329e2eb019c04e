-- Subscriptions that are paid with Stripe: the stored payment method of a subscription, and whose it is at Stripe.

alter table subscription
  -- The reference of the buyer at the provider, whom the stored payment method belongs to; null if it needs none.
  add column saved_customer  text,
  -- The brand and the last digits, as the buyer knows them; null if unknown.
  add column saved_brand     text,
  add column saved_last_four text;

-- The customers of Stripe: one for a buyer of a site in each account and mode, so that stored cards of one buyer are together.
create table stripe_customer (
  site_id     uuid    not null references site (id) on delete cascade,
  account_id  text    not null,
  is_live     boolean not null,
  -- In lower case.
  email       text    not null,
  customer_id text    not null,
  primary key (site_id, account_id, is_live, email)
);
