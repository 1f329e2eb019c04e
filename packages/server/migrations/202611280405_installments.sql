-- Whether product pages and the cart tell that Afterpay or Clearpay is offered at Stripe.

alter table stripe_account add column offers_installments boolean not null default false;

-- Cached pages and the cached site show the offer.
create trigger stripe_account_content after insert or update of country, charges_enabled, is_offered,
    is_live, offers_installments or delete on stripe_account
  for each row execute function content_changed();
