-- Who asked for letters of a site. Named only in newsletter/store.ts.

create table newsletter_subscriber (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  -- In small letters: who asks twice is one.
  email        text        not null check (char_length(email) between 3 and 256 and email = lower(email)),
  first_name   text        not null default '' check (char_length(first_name) <= 200),
  last_name    text        not null default '' check (char_length(last_name) <= 200),
  locale       text        not null,
  form_id      text        not null check (char_length(form_id) <= 100),
  site_user_id uuid,
  created_at   timestamptz not null default date_trunc('milliseconds', now()),
  -- When the link in the letter was followed; nobody gets letters before.
  confirmed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, email)
);

-- Serve the deletion of an account, and the night.
create index newsletter_subscriber_site_user on newsletter_subscriber (site_id, site_user_id) where site_user_id is not null;
create index newsletter_subscriber_pending on newsletter_subscriber (created_at) where confirmed_at is null;
