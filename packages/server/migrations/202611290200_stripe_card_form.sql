-- The card form of Stripe on the site, beside the page of Stripe.

alter table stripe_account
  -- Public: the browser needs it. It belongs to the same account and mode as the secret key.
  add column publishable_key text,
  add column uses_card_form  boolean not null default false,
  add constraint stripe_account_card_form_has_key check (not uses_card_form or publishable_key is not null);
