-- The visitors who want an email once a sold-out variant is back in stock.

create table restock_sign_up (
  site_id      uuid        not null,
  id           uuid        not null,
  variant_id   uuid        not null,
  -- In small letters.
  email        text        not null check (char_length(email) between 3 and 256),
  -- The language of the email (BCP 47).
  locale       text        not null check (char_length(locale) between 2 and 35),
  -- The account of a visitor who was signed in.
  site_user_id uuid,
  created_at   timestamptz not null default now(),
  -- When the email was created; null for an open sign-up.
  notified_at  timestamptz,
  primary key (site_id, id),
  foreign key (site_id, variant_id) references variant (site_id, id) on delete cascade
);

-- An address waits once for a variant. It may wait again after the email. Serves the list of groups, too.
create unique index restock_sign_up_open on restock_sign_up (site_id, variant_id, email)
  where notified_at is null;
-- Serves the deletion of a variant.
create index restock_sign_up_variant on restock_sign_up (site_id, variant_id);
-- Serve the erasure of a person.
create index restock_sign_up_email on restock_sign_up (site_id, email);
create index restock_sign_up_site_user on restock_sign_up (site_id, site_user_id)
  where site_user_id is not null;
-- Serves the nightly deletion.
create index restock_sign_up_age on restock_sign_up (created_at);
